use std::time::Duration;

use super::Clock;

/// The alarm of a state machine: it sleeps until a time of its clock, if one is set.
pub(super) struct Timer {
    clock: Clock,
    at_ms: Option<i64>,
}

impl Timer {
    pub(super) const fn new(clock: Clock) -> Self {
        Self { clock, at_ms: None }
    }

    pub(super) fn now_ms(&self) -> i64 {
        (self.clock)()
    }

    pub(super) fn clock(&self) -> Clock {
        Clock::clone(&self.clock)
    }

    pub(super) const fn set(&mut self, at_ms: Option<i64>) {
        self.at_ms = at_ms;
    }

    /// Waits for the time, for ever if there is none. The clock of the device is asked again after at most a minute: the
    /// runtime's own may have stood still while a phone slept.
    pub(super) async fn wait(&self) {
        let Some(at_ms) = self.at_ms else { return std::future::pending().await };
        loop {
            let left_ms = at_ms - self.now_ms();
            let Ok(left_ms @ 1..) = u64::try_from(left_ms) else { return };
            tokio::time::sleep(Duration::from_millis(left_ms.min(60_000))).await;
        }
    }
}
