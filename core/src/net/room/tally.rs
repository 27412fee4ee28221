/// Milliseconds that count now and then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    counted_ms: i64,
    since_ms: Option<i64>,
}

impl Tally {
    /// One that has counted so much and stands still.
    #[must_use]
    pub const fn at(counted_ms: i64) -> Self {
        Self { counted_ms, since_ms: None }
    }

    /// What it has counted.
    #[must_use]
    pub fn read(self, now_ms: i64) -> i64 {
        self.counted_ms + self.since_ms.map_or(0, |since| (now_ms - since).max(0))
    }

    /// Lets it count, or stand still.
    pub fn run(&mut self, on: bool, now_ms: i64) {
        if on != self.since_ms.is_some() {
            *self = Self { counted_ms: self.read(now_ms), since_ms: on.then_some(now_ms) };
        }
    }

    /// When it will have counted `aim_ms`, if it counts.
    #[must_use]
    pub fn reaches(self, aim_ms: i64) -> Option<i64> {
        self.since_ms.map(|since| since + aim_ms - self.counted_ms)
    }
}
