use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;

/// The two clocks that an app needs.
pub trait Time: Send + Sync + fmt::Debug {
    /// Milliseconds since 1970 as the device has it: for people to read, it may be set to anything at any time.
    fn wall_ms(&self) -> i64;

    /// Milliseconds since some moment, never going back, the device's sleep counted: what a game's clocks run by.
    fn steady_ms(&self) -> i64;

    /// Has `waker` called after a jump that no waiting thread could foresee. A system's own time makes none.
    fn on_jump(&self, _waker: Waker) {}
}

/// Called after a jump of the time.
pub type Waker = Box<dyn Fn() + Send + Sync>;

/// The device's own time.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemTimes;

impl Time for SystemTimes {
    fn wall_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    fn steady_ms(&self) -> i64 {
        // The standard library's `Instant` stands still while a phone sleeps.
        #[cfg(any(target_os = "linux", target_os = "android"))]
        let id = rustix::time::ClockId::Boottime;
        // Apple's goes on by itself.
        #[cfg(not(any(target_os = "linux", target_os = "android")))]
        let id = rustix::time::ClockId::Monotonic;
        let now = rustix::time::clock_gettime(id);
        now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
    }
}

/// A time that stands still until it is moved: for tests and samples.
#[derive(Default)]
pub struct ManualTime {
    /// Milliseconds that it was moved by.
    moved_ms: AtomicI64,
    wakers: Mutex<Vec<Waker>>,
}

/// When a [`ManualTime`] begins, in milliseconds since 1970: at the end of the year 2000.
const BEGINNING_MS: i64 = 978_307_199_000;

impl ManualTime {
    /// At its beginning.
    #[must_use]
    pub fn new() -> Arc<Self> {
        Arc::new(Self::default())
    }

    /// Goes on by so many milliseconds; not back. Clocks that come to zero by that have done so when it returns.
    pub fn advance(&self, ms: i64) {
        self.moved_ms.fetch_add(ms.max(0), Ordering::SeqCst);
        for waker in self.wakers.lock().iter() {
            waker();
        }
    }
}

impl Time for ManualTime {
    fn wall_ms(&self) -> i64 {
        BEGINNING_MS + self.steady_ms()
    }

    fn steady_ms(&self) -> i64 {
        self.moved_ms.load(Ordering::SeqCst)
    }

    fn on_jump(&self, waker: Waker) {
        self.wakers.lock().push(waker);
    }
}

impl fmt::Debug for ManualTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ManualTime").field("steady_ms", &self.steady_ms()).finish_non_exhaustive()
    }
}
