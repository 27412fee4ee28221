use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Claim, GameOfRoom, Presence, RoomSettings, Said, SeatNo};
use crate::game::{Entry, Refusal, Setup};
use crate::net::link::{Commitment, Nonce, PeerId};
use crate::net::wire::Name;

/// One thing that has happened in a room. The host numbers them; all that is known of a room follows from them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum RoomEvent {
    /// Other settings for the next game.
    Settled {
        /// All of them.
        settings: RoomSettings,
    },
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: SeatNo,
        /// Who.
        peer: PeerId,
        /// What to call them.
        name: Name,
    },
    /// A seat became free.
    Stood {
        /// Which.
        seat: SeatNo,
    },
    /// Somebody is ready for the next game, or no longer. With a game ended this is the offer of a rematch.
    Readied {
        /// Who.
        seat: SeatNo,
        /// The nonce that they will draw with; `None` takes readiness back.
        commitment: Option<Commitment>,
    },
    /// Both are ready, and each is to show its nonce.
    Drawing,
    /// One has.
    Revealed {
        /// Who.
        seat: SeatNo,
        /// The nonce.
        nonce: Nonce,
    },
    /// A game begins.
    Started {
        /// What was agreed on.
        setup: Setup,
        /// Who begins.
        black: SeatNo,
    },
    /// A game of the two that was left unfinished goes on, as both have its record.
    TakenUp {
        /// The game so far.
        game: Box<GameOfRoom>,
    },
    /// Something was done in the game.
    Did {
        /// What and when.
        entry: Entry,
    },
    /// Somebody came or went.
    Presence {
        /// Who.
        seat: SeatNo,
        /// Whether they are there.
        presence: Presence,
    },
    /// The game may be claimed against somebody. Their coming back, or their move, ends that.
    MayClaim {
        /// Against whom.
        seat: SeatNo,
        /// Why.
        claim: Claim,
    },
    /// All clocks of the room stand still, or go on.
    Paused {
        /// Whether they stand still.
        on: bool,
    },
    /// Somebody said something.
    Said {
        /// Who.
        peer: PeerId,
        /// What they are called.
        name: Name,
        /// What.
        what: Said,
    },
    /// The room is given up.
    Closed {
        /// Why.
        why: ClosedWhy,
    },
    /// Something that only a newer version knows.
    #[serde(other)]
    Unknown,
}

impl RoomEvent {
    /// Whether a move that was meant for the board before it comes too late after it.
    #[must_use]
    pub const fn changes_game(&self) -> bool {
        matches!(self, Self::Started { .. } | Self::TakenUp { .. } | Self::Did { .. })
    }
}

/// Why a room is given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedWhy {
    /// Nobody has been in it for long.
    Empty,
    /// Whoever opened it closed it.
    Owner,
    /// A reason of a newer version.
    #[serde(other)]
    Unknown,
}

/// An event that can't follow on what is known of the room.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Disagreement {
    /// The game here does not allow what the host's game did.
    #[error("the game here refuses what was done: {0}")]
    Game(#[from] Refusal),
    /// There is no such game, seat or lot.
    #[error("this cannot happen now")]
    OutOfPlace,
    /// Another colour than the lot gave.
    #[error("that is not what the lot gave")]
    Lot,
}
