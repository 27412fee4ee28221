//! How far those nearby are behind what becomes of a guest.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::{Condvar, Mutex};

/// So many reports of one guest may wait.
const MOST: usize = 64;
/// For how long a guest, and with it its link, waits for one of them to be heard. Whoever drops a guest waits for it meanwhile.
const PATIENCE: Duration = Duration::from_secs(1);

/// The reports of one guest that wait. A host that says more than can be heard is read more slowly: it fills no memory.
#[derive(Debug, Default)]
pub(super) struct Backlog {
    reports: Mutex<Reports>,
    one_was_heard: Condvar,
}

#[derive(Debug, Default)]
struct Reports {
    waiting: usize,
    /// Nothing was heard for too long: who should hear may be waiting for this guest.
    given_up: bool,
}

/// A report that waits until this is dropped.
#[derive(Debug)]
pub(super) struct Waiting(Arc<Backlog>);

impl Backlog {
    /// One report more, once there is room for it.
    pub(super) fn wait(self: &Arc<Self>) -> Waiting {
        let mut reports = self.reports.lock();
        while reports.waiting >= MOST && !reports.given_up {
            reports.given_up = self.one_was_heard.wait_for(&mut reports, PATIENCE).timed_out();
        }
        reports.waiting += 1;
        Waiting(Arc::clone(self))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut reports = self.0.reports.lock();
        reports.waiting -= 1;
        reports.given_up = false;
        self.0.one_was_heard.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;

    use super::*;

    #[test]
    fn no_more_wait_than_are_heard_in_time() {
        let backlog = Arc::new(Backlog::default());
        let (says, hears) = mpsc::channel();
        let flood = Arc::clone(&backlog);
        let guest = thread::spawn(move || (0..1_000).all(|_| says.send(flood.wait()).is_ok()));
        for _ in 0..1_000 {
            let report: Waiting = hears.recv().unwrap();
            assert!(backlog.reports.lock().waiting <= MOST);
            drop(report);
        }
        assert!(guest.join().unwrap());
        assert_eq!(backlog.reports.lock().waiting, 0);
    }

    #[test]
    fn who_hears_nothing_holds_a_guest_up_once() {
        let backlog = Arc::new(Backlog::default());
        let reports: Vec<_> = (0..3 * MOST).map(|_| backlog.wait()).collect();
        assert!(backlog.reports.lock().given_up);
        drop(reports);
        assert!(!backlog.reports.lock().given_up);
    }
}
