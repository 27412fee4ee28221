/// For how long a game has been running: goes with the device's steady time, but for its pauses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stopwatch {
    /// Milliseconds up to the last start or stop.
    counted_ms: i64,
    /// The steady time of the last start, while it runs.
    started_ms: Option<i64>,
}

impl Stopwatch {
    /// Stands still at `counted_ms`.
    pub(super) const fn at(counted_ms: i64) -> Self {
        Self { counted_ms, started_ms: None }
    }

    pub(super) const fn is_running(self) -> bool {
        self.started_ms.is_some()
    }

    /// What it has counted when the steady time is `now_ms`.
    pub(super) fn read(self, now_ms: i64) -> i64 {
        self.counted_ms + self.started_ms.map_or(0, |started| (now_ms - started).max(0))
    }

    /// Runs or stands still from now on.
    pub(super) fn run(&mut self, running: bool, now_ms: i64) {
        if running != self.is_running() {
            *self = Self { counted_ms: self.read(now_ms), started_ms: running.then_some(now_ms) };
        }
    }
}
