use super::Foul;
use crate::board::Point;

/// What a stone on an empty point does to the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Allowed, and nobody has won by it. Whether the board is full is asked of the board.
    Continues,
    /// Allowed, and it wins. The whole row in order, the judged point included; of several rows, the first in the
    /// order of [`Direction::ALL`](crate::board::Direction::ALL).
    Wins(Vec<Point>),
    /// Forbidden.
    Foul(Foul),
}
