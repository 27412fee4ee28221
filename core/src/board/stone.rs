use serde::{Deserialize, Serialize};

/// The colour of a stone and of the player who places it. Black moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stone {
    /// Moves first; in renju the side with the forbidden moves.
    Black,
    /// Moves second.
    White,
}

impl Stone {
    /// Both colours, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The other colour.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// 0 for Black, 1 for White: the index of this colour in a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Black => 0,
            Self::White => 1,
        }
    }

    /// Who moves when `plies` stones have been placed.
    #[must_use]
    pub const fn to_move_at(plies: usize) -> Self {
        if plies.is_multiple_of(2) { Self::Black } else { Self::White }
    }
}
