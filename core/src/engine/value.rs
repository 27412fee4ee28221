//! Values are for the side to move: centipawns of a kind for open positions, 30,000 less the plies to the five for won ones.

use super::position::Position;
use super::weights;

/// More than any value.
pub(super) const INFINITE: i32 = 32_000;
/// A five already made.
const WIN: i32 = 30_000;
/// Values beyond this are of games whose end is forced.
const DECIDED: i32 = 29_000;
/// No search reaches so many plies.
pub(super) const MAX_PLY: usize = 256;

/// The value of making the five with the stone of ply `ply`, the root's next move being ply 1.
pub(super) fn win_at(ply: usize) -> i32 {
    WIN - i32::try_from(ply).unwrap_or_default()
}

/// What a value says to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// The end is open: about 100 for an open three without answer, 0 for an even position.
    Value(i32),
    /// The side to move wins by force.
    Win {
        /// Its moves up to and including the five.
        moves: u32,
    },
    /// The opponent wins by force.
    Loss {
        /// The opponent's moves up to and including the five.
        moves: u32,
    },
}

impl Worth {
    /// What a value as in [`super::Thought::value`] says.
    #[must_use]
    pub fn of(value: i32) -> Self {
        let plies = WIN.abs_diff(value.abs());
        match value {
            _ if !is_decided(value) => Self::Value(value),
            0.. => Self::Win { moves: plies.div_ceil(2) },
            _ => Self::Loss { moves: plies / 2 },
        }
    }
}

/// Whether the end of the game is forced.
pub(super) const fn is_decided(value: i32) -> bool {
    value.abs() > DECIDED
}

/// What is seen without search: the weights of the points, kept by the shapes.
pub(super) fn evaluate(position: &Position) -> i32 {
    let own = position.to_move();
    let shapes = position.shapes();
    let [to_move, _] = shapes.sums(own);
    let [_, waiting] = shapes.sums(own.opponent());
    (to_move - waiting) / weights::UNIT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_says_how_many_moves_of_the_winner_are_left() {
        for moves in 1..100_u32 {
            let own_five = 2 * moves as usize - 1;
            assert_eq!(Worth::of(win_at(own_five)), Worth::Win { moves });
            assert_eq!(Worth::of(-win_at(own_five + 1)), Worth::Loss { moves });
        }
        for value in [0, 1, -1, DECIDED, -DECIDED] {
            assert_eq!(Worth::of(value), Worth::Value(value));
        }
    }
}
