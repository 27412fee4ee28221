use serde::{Deserialize, Serialize};

use crate::net::link::PublicKey;
use crate::net::room::{Disagreement, RoomEvent, RoomId, RoomSettings, RoomState, SeatNo};
use crate::net::session::TokenMark;
use crate::net::wire::Name;

/// One thing to be stored, so that a hall can be there again after any end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "s", rename_all = "snake_case")]
pub enum Stored {
    /// A room was opened.
    Opened {
        /// Its number.
        room: RoomId,
        /// What is played there.
        settings: RoomSettings,
        /// Its code, if it has one.
        code: Option<Name>,
    },
    /// Something has happened in it.
    Event {
        /// Its number.
        room: RoomId,
        /// The event's.
        rev: u64,
        /// What.
        event: RoomEvent,
    },
    /// Who can have a seat back, in place of who could before.
    Seat {
        /// The room's number.
        room: RoomId,
        /// Which seat.
        seat: SeatNo,
        /// Who; `None` once nobody can.
        key: Option<SeatKey>,
    },
    /// A room is gone.
    Removed {
        /// Its number.
        room: RoomId,
    },
}

/// Who can have a seat back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatKey {
    /// The key that they prove.
    pub key: PublicKey,
    /// By what their token is known.
    pub mark: TokenMark,
}

/// A room as it comes of what was stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredRoom {
    /// Its number.
    pub room: RoomId,
    /// The number of its last event.
    pub rev: u64,
    /// The number of the last one that changed its game; 0 before the first.
    pub game_rev: u64,
    /// Its state after that.
    pub state: RoomState,
    /// Its code, if it has one.
    pub code: Option<Name>,
    /// Who can have the seats back.
    pub seats: [Option<SeatKey>; 2],
}

impl Stored {
    /// The room that it belongs to.
    #[must_use]
    pub const fn room(&self) -> RoomId {
        match self {
            Self::Opened { room, .. }
            | Self::Event { room, .. }
            | Self::Seat { room, .. }
            | Self::Removed { room } => *room,
        }
    }
}

impl StoredRoom {
    /// A room that was just opened.
    #[must_use]
    pub const fn new(room: RoomId, settings: RoomSettings, code: Option<Name>) -> Self {
        Self { room, rev: 0, game_rev: 0, state: RoomState::new(settings), code, seats: [None; 2] }
    }

    /// All the rooms that come of a list of what was stored.
    pub fn replay(stored: impl IntoIterator<Item = Stored>) -> Result<Vec<Self>, Disagreement> {
        let mut rooms: Vec<Self> = Vec::new();
        for one in stored {
            match one {
                Stored::Opened { room, settings, code } => rooms.push(Self::new(room, settings, code)),
                Stored::Removed { room } => rooms.retain(|known| known.room != room),
                one => {
                    let known = rooms.iter_mut().find(|known| known.room == one.room());
                    known.ok_or(Disagreement::OutOfPlace)?.apply(one)?;
                }
            }
        }
        Ok(rooms)
    }

    /// Goes on by one thing that was stored of this room while it was there.
    pub fn apply(&mut self, stored: Stored) -> Result<(), Disagreement> {
        match stored {
            Stored::Event { room, rev, event } if room == self.room && rev == self.rev + 1 => {
                self.state.apply(&event)?;
                self.rev = rev;
                if event.changes_game() {
                    self.game_rev = rev;
                }
                Ok(())
            }
            Stored::Seat { room, seat, key } if room == self.room => {
                self.seats[seat.index()] = key;
                Ok(())
            }
            _ => Err(Disagreement::OutOfPlace),
        }
    }
}
