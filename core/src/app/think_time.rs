//! How long the computer may think by its own clock.

use crate::game::TimeControl;

/// What is kept for starting a search, stopping it and storing its move, in milliseconds.
const RESERVE_MS: i64 = 300;
/// Over so many moves a pool is spread.
const MOVES_TO_COME: i64 = 25;

/// The milliseconds that a move may take with `left_ms` left, pool and periods together; `None` without a limit.
pub(super) fn share_ms(control: TimeControl, left_ms: i64) -> Option<u64> {
    let wanted = match control {
        TimeControl::None => return None,
        TimeControl::PerMove { .. } => left_ms,
        TimeControl::Total { .. } => left_ms / MOVES_TO_COME,
        TimeControl::Byoyomi { periods, period_ms, .. } => {
            let pool = (left_ms - periods * period_ms).max(0);
            pool / MOVES_TO_COME + period_ms.min(left_ms) - RESERVE_MS
        }
        TimeControl::Fischer { increment_ms, .. } => left_ms / MOVES_TO_COME + increment_ms * 3 / 4,
    };
    // Whatever is left, the search ends in time and a move is made.
    let most = left_ms - RESERVE_MS.min(left_ms / 2);
    u64::try_from(wanted.clamp(1, most.max(1))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_is_always_within_what_is_left() {
        let controls = [
            TimeControl::PerMove { move_ms: 5_000 },
            TimeControl::Total { main_ms: 60_000 },
            TimeControl::Byoyomi { main_ms: 60_000, periods: 3, period_ms: 10_000 },
            TimeControl::Fischer { main_ms: 60_000, increment_ms: 3_000, early: false },
        ];
        for control in controls {
            let start = control.start_ms().unwrap();
            for left in (1..=start).step_by(7) {
                let share = i64::try_from(share_ms(control, left).unwrap()).unwrap();
                assert!((1..=left.max(1)).contains(&share), "{control} {left}: {share}");
                assert!(left < 2 || share < left, "{control} {left}: {share}");
            }
        }
        assert_eq!(share_ms(TimeControl::None, 0), None);
    }

    #[test]
    fn a_move_in_a_period_keeps_the_period() {
        let control = TimeControl::Byoyomi { main_ms: 0, periods: 3, period_ms: 10_000 };
        assert_eq!(share_ms(control, 30_000), Some(9_700));
        assert_eq!(share_ms(control, 10_000), Some(9_700));
    }

    #[test]
    fn pools_are_spread_and_increments_used() {
        assert_eq!(share_ms(TimeControl::Total { main_ms: 50_000 }, 50_000), Some(2_000));
        let control = TimeControl::Fischer { main_ms: 50_000, increment_ms: 4_000, early: false };
        assert_eq!(share_ms(control, 50_000), Some(5_000));
        assert_eq!(share_ms(TimeControl::PerMove { move_ms: 5_000 }, 5_000), Some(4_700));
    }
}
