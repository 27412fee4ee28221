use serde::{Deserialize, Serialize};

use crate::board::{Point, Stone};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultReason {
    /// A row that wins under the rules of the game.
    Five,
    /// A foul that loses the game for Black.
    Foul,
    /// One side gave up.
    Resignation,
    /// One side's clock ran out, whatever the board.
    Time,
    /// One side did not come.
    NoShow,
    /// One side left and did not return.
    Abandoned,
    /// No empty point is left and nobody has won.
    FullBoard,
    /// Both sides agreed on a draw.
    Agreement,
}

impl ResultReason {
    /// Every reason: those by which somebody wins, then the draws.
    pub const ALL: [Self; 8] = [
        Self::Five,
        Self::Foul,
        Self::Resignation,
        Self::Time,
        Self::NoShow,
        Self::Abandoned,
        Self::FullBoard,
        Self::Agreement,
    ];
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
