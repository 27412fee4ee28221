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
