use crate::net::link::PublicKey;
use crate::net::room::{Disagreement, RoomEvent, RoomId, RoomSettings, RoomState, SeatNo};
use crate::net::session::TokenMark;
use crate::net::wire::Name;

/// One thing to be stored, so that a hall can be there again after any end.
#[derive(Debug, Clone, PartialEq, Eq)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatKey {
    /// The key that they prove.
    pub key: PublicKey,
    /// By what their token is known.
    pub mark: TokenMark,
}

/// A room as it comes of what was stored.
#[derive(Debug, Clone, PartialEq, Eq)]
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

impl StoredRoom {
    /// All the rooms that come of a list of what was stored.
    pub fn replay(stored: impl IntoIterator<Item = Stored>) -> Result<Vec<Self>, Disagreement> {
        let mut rooms: Vec<Self> = Vec::new();
        for one in stored {
            match one {
                Stored::Opened { room, settings, code } => {
                    let (state, seats) = (RoomState::new(settings), [None; 2]);
                    rooms.push(Self { room, rev: 0, game_rev: 0, state, code, seats });
                }
                Stored::Removed { room } => rooms.retain(|known| known.room != room),
                Stored::Event { room, rev, event } => {
                    let known = find(&mut rooms, room)?;
                    if rev != known.rev + 1 {
                        return Err(Disagreement::OutOfPlace);
                    }
                    known.state.apply(&event)?;
                    known.rev = rev;
                    if event.changes_game() {
                        known.game_rev = rev;
                    }
                }
                Stored::Seat { room, seat, key } => find(&mut rooms, room)?.seats[seat.index()] = key,
            }
        }
        Ok(rooms)
    }
}

fn find(rooms: &mut [StoredRoom], room: RoomId) -> Result<&mut StoredRoom, Disagreement> {
    rooms.iter_mut().find(|known| known.room == room).ok_or(Disagreement::OutOfPlace)
}
