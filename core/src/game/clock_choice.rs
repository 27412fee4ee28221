//! The clocks that a setup offers: of which kind, and each of their numbers in the steps in which people think of it.

use super::TimeControl;

/// The kinds of clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockKind {
    /// As much time as one likes.
    None,
    /// The same time for each move.
    PerMove,
    /// One pool for the whole game.
    Total,
    /// A pool, and after it periods.
    Byoyomi,
    /// A pool to which something is added after each move.
    Fischer,
}

/// One number of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockPart {
    /// Milliseconds for one move.
    Move,
    /// Milliseconds for the game.
    Main,
    /// How many periods.
    Periods,
    /// Milliseconds of a period.
    Period,
    /// Milliseconds after each move.
    Increment,
}

const MOVE_SECONDS: [i64; 12] = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600];
const MAIN_SECONDS: [i64; 15] =
    [0, 30, 60, 120, 180, 300, 600, 900, 1_200, 1_800, 2_700, 3_600, 5_400, 7_200, 10_800];
const PERIOD_SECONDS: [i64; 8] = [5, 10, 15, 20, 30, 45, 60, 120];
const PERIODS: [i64; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const INCREMENT_SECONDS: [i64; 10] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60];

/// With what a clock of a kind begins that hasn't been chosen before.
const FIRST_MAIN_MS: i64 = 600_000;

impl ClockKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::None, Self::PerMove, Self::Total, Self::Byoyomi, Self::Fischer];
}

impl TimeControl {
    /// What one may propose to the other before the first stone: one of each kind, no limit first.
    pub const PROPOSALS: [Self; 5] = [
        Self::None,
        Self::PerMove { move_ms: 30_000 },
        Self::Total { main_ms: 600_000 },
        Self::Byoyomi { main_ms: 300_000, periods: 3, period_ms: 30_000 },
        Self::Fischer { main_ms: 300_000, increment_ms: 5_000, early: false },
    ];

    /// Of which kind it is.
    #[must_use]
    pub const fn kind(self) -> ClockKind {
        match self {
            Self::None => ClockKind::None,
            Self::PerMove { .. } => ClockKind::PerMove,
            Self::Total { .. } => ClockKind::Total,
            Self::Byoyomi { .. } => ClockKind::Byoyomi,
            Self::Fischer { .. } => ClockKind::Fischer,
        }
    }

    /// A clock of another kind with the time for the game that this one has; itself if it is of that kind already.
    #[must_use]
    pub fn of_kind(self, kind: ClockKind) -> Self {
        if self.kind() == kind {
            return self;
        }
        let main_ms = self.part(ClockPart::Main).filter(|&main_ms| main_ms > 0).unwrap_or(FIRST_MAIN_MS);
        match kind {
            ClockKind::None => Self::None,
            ClockKind::PerMove => Self::PerMove { move_ms: 30_000 },
            ClockKind::Total => Self::Total { main_ms },
            ClockKind::Byoyomi => Self::Byoyomi { main_ms, periods: 3, period_ms: 30_000 },
            ClockKind::Fischer => Self::Fischer { main_ms, increment_ms: 10_000, early: false },
        }
    }

    /// The numbers that it has.
    #[must_use]
    pub const fn parts(self) -> &'static [ClockPart] {
        match self {
            Self::None => &[],
            Self::PerMove { .. } => &[ClockPart::Move],
            Self::Total { .. } => &[ClockPart::Main],
            Self::Byoyomi { .. } => &[ClockPart::Main, ClockPart::Periods, ClockPart::Period],
            Self::Fischer { .. } => &[ClockPart::Main, ClockPart::Increment],
        }
    }

    /// One of its numbers; `None` if it has no such.
    #[must_use]
    pub const fn part(self, part: ClockPart) -> Option<i64> {
        match (self, part) {
            (Self::PerMove { move_ms }, ClockPart::Move) => Some(move_ms),
            (
                Self::Total { main_ms } | Self::Byoyomi { main_ms, .. } | Self::Fischer { main_ms, .. },
                ClockPart::Main,
            ) => Some(main_ms),
            (Self::Byoyomi { periods, .. }, ClockPart::Periods) => Some(periods),
            (Self::Byoyomi { period_ms, .. }, ClockPart::Period) => Some(period_ms),
            (Self::Fischer { increment_ms, .. }, ClockPart::Increment) => Some(increment_ms),
            _ => None,
        }
    }

    /// The same clock with one of its numbers a step greater.
    #[must_use]
    pub fn more(self, part: ClockPart) -> Option<Self> {
        let now = self.part(part)?;
        let next = part.steps().into_iter().find(|&step| step > now)?;
        self.with(part, next)
    }

    /// The same clock with one of its numbers a step smaller.
    #[must_use]
    pub fn less(self, part: ClockPart) -> Option<Self> {
        let now = self.part(part)?;
        let next = part.steps().into_iter().rev().find(|&step| step < now)?;
        self.with(part, next)
    }

    /// With that number, if one can play with it.
    fn with(mut self, part: ClockPart, number: i64) -> Option<Self> {
        let place = match (&mut self, part) {
            (Self::PerMove { move_ms }, ClockPart::Move) => move_ms,
            (
                Self::Total { main_ms } | Self::Byoyomi { main_ms, .. } | Self::Fischer { main_ms, .. },
                ClockPart::Main,
            ) => main_ms,
            (Self::Byoyomi { periods, .. }, ClockPart::Periods) => periods,
            (Self::Byoyomi { period_ms, .. }, ClockPart::Period) => period_ms,
            (Self::Fischer { increment_ms, .. }, ClockPart::Increment) => increment_ms,
            _ => return None,
        };
        *place = number;
        self.check().ok().map(|()| self)
    }
}

impl ClockPart {
    /// The numbers that are offered, rising.
    fn steps(self) -> Vec<i64> {
        let seconds = |steps: &[i64]| steps.iter().map(|seconds| seconds * 1_000).collect();
        match self {
            Self::Move => seconds(&MOVE_SECONDS),
            Self::Main => seconds(&MAIN_SECONDS),
            Self::Periods => PERIODS.to_vec(),
            Self::Period => seconds(&PERIOD_SECONDS),
            Self::Increment => seconds(&INCREMENT_SECONDS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_every_kind_can_be_played_and_leads_back() {
        for kind in ClockKind::ALL {
            let first = TimeControl::None.of_kind(kind);
            assert_eq!((first.kind(), first.check()), (kind, Ok(())));
            for &part in first.parts() {
                let mut clock = first;
                while let Some(less) = clock.less(part) {
                    assert_eq!((less.check(), less.more(part)), (Ok(()), Some(clock)));
                    clock = less;
                }
                let mut steps = 0;
                while let Some(more) = clock.more(part) {
                    assert_eq!((more.check(), more.kind(), more.less(part)), (Ok(()), kind, Some(clock)));
                    (clock, steps) = (more, steps + 1);
                }
                assert!(steps >= 7, "{kind:?} {part:?} has {steps} steps");
            }
        }
    }

    #[test]
    fn a_pool_of_nothing_is_offered_only_before_periods() {
        let least = |mut clock: TimeControl| {
            while let Some(less) = clock.less(ClockPart::Main) {
                clock = less;
            }
            clock.part(ClockPart::Main)
        };
        let of_kind = |kind| TimeControl::None.of_kind(kind);
        assert_eq!(least(of_kind(ClockKind::Byoyomi)), Some(0));
        assert_eq!(least(of_kind(ClockKind::Total)), Some(30_000));
        assert_eq!(least(of_kind(ClockKind::Fischer)), Some(30_000));
    }

    #[test]
    fn a_number_between_steps_goes_to_the_next_one() {
        let odd = TimeControl::PerMove { move_ms: 41_000 };
        assert_eq!(odd.more(ClockPart::Move), Some(TimeControl::PerMove { move_ms: 45_000 }));
        assert_eq!(odd.less(ClockPart::Move), Some(TimeControl::PerMove { move_ms: 30_000 }));
        assert_eq!(odd.more(ClockPart::Main), None);
    }

    #[test]
    fn the_time_for_the_game_stays_when_the_kind_changes() {
        let total = TimeControl::Total { main_ms: 300_000 };
        assert_eq!(total.of_kind(ClockKind::Fischer).part(ClockPart::Main), Some(300_000));
        assert_eq!(total.of_kind(ClockKind::Total), total);
        let periods_only = TimeControl::Byoyomi { main_ms: 0, periods: 3, period_ms: 30_000 };
        assert_eq!(periods_only.of_kind(ClockKind::Total), TimeControl::Total { main_ms: FIRST_MAIN_MS });
    }
}
