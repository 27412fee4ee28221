use crate::board::{Board, Point, Size, Stone};
use crate::game::{GameResult, Seat, Terms};
use crate::rules::RuleSet;

/// A stored game as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSummary {
    /// The game's number in the archive.
    pub game: i64,
    /// Lines of the board.
    pub size: Size,
    /// The rule set.
    pub rules: RuleSet,
    /// What was agreed on, Black's clock first.
    pub terms: Terms,
    /// Who played Black.
    pub black: Seat,
    /// Who played White.
    pub white: Seat,
    /// Stones placed.
    pub plies: usize,
    /// The stones as they stand.
    pub board: Board,
    /// The last stone placed.
    pub last_move: Option<Point>,
    /// Who moves next; `None` once the game is over.
    pub to_move: Option<Stone>,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// When it was started, in milliseconds since 1970.
    pub started_ms: i64,
    /// When something was last done in it, in milliseconds since 1970.
    pub updated_ms: i64,
}
