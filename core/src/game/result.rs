use serde::{Deserialize, Serialize};

use crate::board::{Point, Stone};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultReason {
    /// A row that wins under the rules of the game.
    Five,
    /// One side gave up.
    Resignation,
    /// No empty point is left and nobody has won.
    FullBoard,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// Who won; `None` is a draw.
    pub winner: Option<Stone>,
    /// What ended the game.
    pub reason: ResultReason,
    /// The winning row in order, from end to end; empty unless the reason is [`ResultReason::Five`].
    pub line: Vec<Point>,
}
