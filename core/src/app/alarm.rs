use std::io;
use std::sync::{Arc, Weak};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};

use super::shared::Shared;

/// Wakes a thread when something of the clocks is due, so that nothing has to look at them now and then.
#[derive(Debug, Default)]
pub(super) struct Alarm {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    due: Option<Instant>,
    stopping: bool,
}

impl Alarm {
    /// Rings after so many milliseconds instead of what was set before, or not at all.
    pub(super) fn set(&self, after_ms: Option<i64>) {
        let after = after_ms.map(|ms| Duration::from_millis(u64::try_from(ms).unwrap_or(0)));
        self.state.lock().due = after.map(|after| Instant::now() + after);
        self.changed.notify_one();
    }

    /// Never rings again; its thread ends.
    pub(super) fn stop(&self) {
        self.state.lock().stopping = true;
        self.changed.notify_one();
    }

    /// Waits until something is due; false at the end.
    fn wait(&self) -> bool {
        let mut state = self.state.lock();
        loop {
            match state.due {
                _ if state.stopping => return false,
                None => self.changed.wait(&mut state),
                Some(due) if due <= Instant::now() => {
                    state.due = None;
                    return true;
                }
                Some(due) => {
                    self.changed.wait_until(&mut state, due);
                }
            }
        }
    }
}

/// Starts the thread that has the table look at its clocks whenever the alarm rings.
pub(super) fn start(alarm: Arc<Alarm>, shared: Weak<Shared>) -> io::Result<JoinHandle<()>> {
    thread::Builder::new().name("tengen-alarm".to_owned()).spawn(move || {
        while alarm.wait() {
            let Some(shared) = shared.upgrade() else { return };
            shared.look_at_clocks();
        }
    })
}
