/// How many more messages somebody may send now: used up by each, given anew with time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Credits {
    most: u32,
    per_ms: i64,
    /// In parts of which `per_ms` are one message.
    left: i64,
    counted_ms: i64,
}

impl Credits {
    /// `most` messages in `per_ms` milliseconds.
    pub(super) fn new(now_ms: i64, most: u32, per_ms: i64) -> Self {
        Self { most, per_ms, left: i64::from(most) * per_ms, counted_ms: now_ms }
    }

    /// Uses one, if there is one.
    pub(super) fn take(&mut self, now_ms: i64) -> bool {
        let most = i64::from(self.most);
        let gained = (now_ms - self.counted_ms).clamp(0, self.per_ms) * most;
        self.left = (self.left + gained).min(most * self.per_ms);
        self.counted_ms = now_ms;
        let enough = self.left >= self.per_ms;
        if enough {
            self.left -= self.per_ms;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_rate() {
        let mut credits = Credits::new(0, 64, 10_000);
        let burst = (0..200).filter(|_| credits.take(0)).count();
        assert_eq!(burst, 64);
        let steady = (1..=1_000).filter(|n| credits.take(n * 100)).count();
        assert_eq!(steady, 640);
        assert_eq!((0..200).filter(|_| credits.take(1_000_000)).count(), 64);
    }
}
