//! A room: two seats and the games that are played at them. Its state follows from its numbered events alone, by the same
//! code at the host and at every guest, so that nobody can see another game than the others.

mod chat;
mod event;
mod lot;
mod names;
mod settings;
mod snapshot;
mod state;
mod tally;

pub use chat::{Phrase, Said};
pub use event::{ClosedWhy, Disagreement, RoomEvent};
pub use lot::{LOT, draw};
pub use names::{Claim, Phase, Presence, RoomId, SeatNo};
pub use settings::{BadSettings, PATIENCE_S, RoomSettings};
pub use state::{GameOfRoom, RoomState, SeatState};
pub use tally::Tally;
