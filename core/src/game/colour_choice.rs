use serde::{Deserialize, Serialize};

use crate::board::Stone;

/// Which colour the first of the two players takes, in this game and in the next ones of the match. Black moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourChoice {
    /// Black, and so the first move.
    Black,
    /// White.
    White,
    /// Black first, then the other colour than in the game before.
    Alternate,
    /// Drawn when a game starts (猜先).
    Lot,
}

impl ColourChoice {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::Black, Self::White, Self::Alternate, Self::Lot];

    /// The first player's colour after a game `before` of the same match in which it had that colour. Of `lot` only the
    /// lowest bit counts.
    #[must_use]
    pub const fn colour(self, before: Option<Stone>, lot: u64) -> Stone {
        match (self, before) {
            (Self::Black, _) | (Self::Alternate, None) => Stone::Black,
            (Self::White, _) => Stone::White,
            (Self::Alternate, Some(stone)) => stone.opponent(),
            (Self::Lot, _) => {
                if lot & 1 == 0 {
                    Stone::Black
                } else {
                    Stone::White
                }
            }
        }
    }
}
