use serde::{Deserialize, Serialize};

/// The number of a room; 0 is the lobby, where one chooses a room.
pub type RoomId = u32;

/// One of the two seats of a room. Which colour it has changes from game to game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatNo {
    /// Of whoever opened the room, at first.
    First,
    /// The other one.
    Second,
}

impl SeatNo {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The one across the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 or 1, the place of this seat in a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// How far a room is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before a game: who sits can be ready, and the settings can be changed.
    #[default]
    Open,
    /// Both are ready and show what they drew the lot with.
    Drawing,
    /// A game runs.
    Playing,
    /// It has ended; when both are ready again the next one begins.
    Finished,
    /// Nobody comes in any more.
    Closed,
}

/// Whether somebody who has a seat is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// At the board.
    Here,
    /// The link is gone; the other device tries again.
    Reconnecting,
    /// Said to be away for a while: the app is out of sight.
    Away,
    /// Gone for good.
    Left,
}

/// Why a game may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The first move did not come in time.
    NoShow,
    /// Whoever is to move is not there and has not been for long.
    Absent,
}
