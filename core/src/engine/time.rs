//! How long a move may take: a share of what the clocks leave, less of it while the best move stays the same, more while
//! its value falls. Pure numbers in milliseconds; nothing here reads a clock.

use crate::board::Point;

use super::Limits;

/// What a player's clocks leave when a move begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    /// Milliseconds for this move at most; `None` without such a limit.
    pub turn_ms: Option<u64>,
    /// Milliseconds for the rest of the game; `None` without such a limit.
    pub left_ms: Option<u64>,
    /// Stones on the board.
    pub stones: usize,
}

/// Own moves for which a game's time is kept when it begins.
const MOVES_AT_FIRST: u64 = 28;
/// The least number of own moves for which time is kept.
const MOVES_AT_LEAST: u64 = 8;
/// A move takes no more than this part of the rest of the game.
const LARGEST_PART: u64 = 5;
/// Kept back of the game's time for the way of the answers.
const RESERVE_MS: u64 = 10;

impl Limits {
    /// The limits of a move by clocks.
    #[must_use]
    pub fn by_clock(clock: Clock) -> Self {
        let Clock { turn_ms, left_ms, stones } = clock;
        let Some(left) = left_ms.map(|left| left.saturating_sub(RESERVE_MS)) else {
            return Self { millis: turn_ms, ..Self::default() };
        };
        let moves = MOVES_AT_FIRST.saturating_sub(stones as u64 / 4).max(MOVES_AT_LEAST);
        let most = (left / LARGEST_PART).min(turn_ms.unwrap_or(u64::MAX));
        let share = left / moves;
        // Where the move's own limit is the lesser, what is saved would be saved for nothing.
        Self { millis: Some(most), fair_millis: (share < most).then_some(share), ..Self::default() }
    }
}

/// The time of one search, as its rounds go on.
#[derive(Debug, Clone)]
pub(super) struct Pace {
    most: Option<u64>,
    fair: Option<u64>,
    last: Option<(Point, i32)>,
    /// Rounds since the best move changed.
    steady: u32,
    /// By how much the last round's value was below that of the one before.
    drop: i32,
}

/// A fair share is spent whole up to this many rounds with the same best move.
const STEADY_ROUNDS: u32 = 3;
/// Per cent of the time that each further such round leaves.
const STEADY_PER_CENT: u64 = 88;
/// Per cent of the share that are spent at least.
const LEAST_PER_CENT: u64 = 40;
/// Per cent more after a round that changed the best move.
const CHANGED_PER_CENT: u64 = 30;
/// A fall of the value by so much, about an open three's worth, doubles the share.
const DOUBLING_DROP: i32 = 100;

impl Pace {
    pub(super) const fn of(limits: &Limits) -> Self {
        Self { most: limits.millis, fair: limits.fair_millis, last: None, steady: 0, drop: 0 }
    }

    /// A round has ended with this move and value.
    pub(super) fn learn(&mut self, point: Point, value: i32) {
        if let Some((best, before)) = self.last {
            self.steady = if best == point { self.steady + 1 } else { 0 };
            self.drop = before.saturating_sub(value).clamp(0, 2 * DOUBLING_DROP);
        }
        self.last = Some((point, value));
    }

    /// When the search has to end, whatever it is doing.
    pub(super) fn end_ms(&self) -> Option<u64> {
        // A round that was worth beginning may take as long again.
        let allowance = self.fair.map(|_| self.allowance() * 2);
        match (self.most, allowance) {
            (Some(most), Some(allowance)) => Some(most.min(allowance)),
            (most, allowance) => most.or(allowance),
        }
    }

    /// Whether another round is worth beginning. Its first moves alone can show that another one is better, so without a
    /// share to keep to it always is.
    pub(super) fn wants_more(&self, elapsed_ms: u64) -> bool {
        let within = |limit: Option<u64>| limit.is_none_or(|limit| elapsed_ms < limit);
        within(self.most) && within(self.fair.map(|_| self.allowance()))
    }

    /// The share of a move for which the rounds so far speak.
    fn allowance(&self) -> u64 {
        let mut per_cent = 100;
        for _ in STEADY_ROUNDS..self.steady {
            per_cent = (per_cent * STEADY_PER_CENT / 100).max(LEAST_PER_CENT);
        }
        if self.last.is_some() && self.steady == 0 {
            per_cent += CHANGED_PER_CENT;
        }
        let worse = u64::try_from(self.drop).unwrap_or_default();
        per_cent += per_cent * worse / u64::from(DOUBLING_DROP.unsigned_abs());
        self.fair.unwrap_or_default() * per_cent / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEST: Point = Point::new(7, 7);
    const OTHER: Point = Point::new(8, 8);

    fn by(turn_ms: Option<u64>, left_ms: Option<u64>, stones: usize) -> Limits {
        Limits::by_clock(Clock { turn_ms, left_ms, stones })
    }

    fn pace(fair: Option<u64>, rounds: &[(Point, i32)]) -> Pace {
        let mut pace = Pace::of(&Limits { millis: Some(10_000), fair_millis: fair, ..Limits::default() });
        for &(point, value) in rounds {
            pace.learn(point, value);
        }
        pace
    }

    #[test]
    fn a_move_never_gets_more_than_either_clock_has() {
        for turn in [None, Some(0), Some(300), Some(30_000)] {
            for left in [None, Some(0), Some(9), Some(400), Some(180_000)] {
                for stones in [0, 40, 399] {
                    let limits = by(turn, left, stones);
                    assert_eq!(limits.millis.is_none(), turn.is_none() && left.is_none());
                    let most = limits.millis.unwrap_or_default();
                    assert!(turn.is_none_or(|turn| most <= turn), "{turn:?} {left:?}");
                    assert!(left.is_none_or(|left| most <= left / 2), "{turn:?} {left:?}");
                    assert!(limits.fair_millis.is_none_or(|fair| fair <= most), "{turn:?} {left:?}");
                }
            }
        }
    }

    #[test]
    fn a_game_of_any_length_is_played_within_its_time() {
        let (mut left, mut stones) = (2_000, 0);
        while stones < 400 {
            // The worst: every move takes all it may, and 2 ms pass on the way.
            let most = by(None, Some(left), stones).millis.unwrap();
            left = left.checked_sub(most + if left > 10 { 2 } else { 0 }).unwrap();
            stones += 2;
        }
    }

    #[test]
    fn later_moves_get_a_larger_part() {
        let shares: Vec<u64> =
            [0, 40, 80, 200].iter().map(|&n| by(None, Some(100_000), n).fair_millis.unwrap()).collect();
        assert!(shares.is_sorted() && shares[0] < shares[2] && shares[2] == shares[3], "{shares:?}");
    }

    #[test]
    fn a_short_limit_of_the_move_itself_is_used_whole() {
        let limits = by(Some(300), Some(600_000), 10);
        assert_eq!((limits.millis, limits.fair_millis), (Some(300), None));
        let steady = pace(None, &[(BEST, 5); 20]);
        assert!(steady.wants_more(9_999) && !steady.wants_more(10_000));
        assert_eq!(steady.end_ms(), Some(10_000));
    }

    #[test]
    fn a_steady_best_move_takes_less_and_a_changed_or_worse_one_more() {
        let ends = |rounds: &[(Point, i32)]| {
            let pace = pace(Some(1_000), rounds);
            (1..10_000).find(|&ms| !pace.wants_more(ms)).unwrap()
        };
        let plain = ends(&[(BEST, 5), (BEST, 5)]);
        assert_eq!(plain, 1_000);
        let steady: Vec<u64> = (4..30).map(|n| ends(&vec![(BEST, 5); n])).collect();
        assert!(steady.is_sorted_by(|a, b| a >= b) && steady[25] == 400, "{steady:?}");
        assert!(ends(&[(BEST, 5), (OTHER, 5)]) > plain);
        assert!(ends(&[(BEST, 5), (BEST, -20)]) > plain);
        assert_eq!(ends(&[(BEST, 5), (BEST, -95)]), 2_000);
        // However bad it gets, there is an end.
        assert!(ends(&[(BEST, 29_990), (OTHER, -29_990)]) <= 4_000);
    }

    #[test]
    fn without_any_clock_there_is_no_end() {
        let pace = Pace::of(&by(None, None, 0));
        assert!(pace.wants_more(u64::MAX) && pace.end_ms().is_none());
    }
}
