use super::TimeControl;

/// Below this the tenths are shown: the last ten seconds.
const TENTHS_BELOW_MS: i64 = 10_000;

/// What a clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClockFace {
    /// What runs down now: the pool, or in byo-yomi the period.
    pub shown_ms: i64,
    /// In byo-yomi, how many periods are left, the running one included; else 0.
    pub periods: i64,
    /// Whether the pool is used up and a period runs.
    pub in_period: bool,
}

impl ClockFace {
    /// The face of a clock on which `left_ms` are left in all.
    #[must_use]
    pub fn of(control: TimeControl, left_ms: i64) -> Self {
        let TimeControl::Byoyomi { periods, period_ms, .. } = control else {
            return Self { shown_ms: left_ms, periods: 0, in_period: false };
        };
        let pool = left_ms - periods * period_ms;
        if pool > 0 {
            return Self { shown_ms: pool, periods, in_period: false };
        }
        // The last of the periods that are begun is the one that runs.
        let begun = (left_ms + period_ms - 1) / period_ms;
        Self { shown_ms: left_ms - (begun - 1).max(0) * period_ms, periods: begun, in_period: true }
    }

    /// Whether these are its last ten seconds, which are shown with tenths.
    #[must_use]
    pub const fn is_low(self) -> bool {
        self.shown_ms < TENTHS_BELOW_MS
    }

    /// `1:02:03`, `2:03`, in the last ten seconds `9.8`. Whole seconds are those that have begun, so that none is shown as
    /// gone before it is; tenths are those that are left.
    #[must_use]
    pub fn text(self) -> String {
        let ms = self.shown_ms.max(0);
        if self.is_low() {
            return format!("{}.{}", ms / 1_000, ms % 1_000 / 100);
        }
        let seconds = (ms + 999) / 1_000;
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            format!("{hours}:{minutes:02}:{seconds:02}")
        } else {
            format!("{minutes}:{seconds:02}")
        }
    }

    /// After how many milliseconds of running the text is another one; at least 1.
    #[must_use]
    pub fn changes_in_ms(self) -> i64 {
        let ms = self.shown_ms.max(0);
        if self.is_low() {
            return ms % 100 + 1;
        }
        // To the end of the second, or to the first of the tenths.
        (ms - (ms - 1) / 1_000 * 1_000).min(ms - TENTHS_BELOW_MS + 1)
    }
}
