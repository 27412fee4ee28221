//! Those nearby on the full screen: who is there, invitations, halls, the room beside the board, what is said in it.
//!
//! Each state of things has a popup of its own. When it turns into another one, the popup asks for what is to be seen now:
//! so nothing here remembers what was asked of whom.

mod act;
mod address;
mod beside;
mod chat;
mod chosen;
mod code;
mod field;
mod incoming;
mod lines;
mod lobby;
mod name;
mod outgoing;
mod people;
mod problems;
mod proposal;
mod reach;
mod room;
mod room_sentences;
mod sentences;
mod view;

use std::sync::Arc;

use tengen_core::app::nearby::NearbySnapshot;

pub use self::act::Act;
pub use self::beside::Beside;
use self::incoming::IncomingSheet;
use self::lobby::LobbySheet;
use self::name::NameSheet;
use self::outgoing::OutgoingSheet;
use self::people::PeopleSheet;
use self::room::RoomSheet;
use self::view::View;
use super::popup::Popup;

/// What there is to see; a name that is not chosen yet is proposed as `suggested`.
pub fn sheet(nearby: &Arc<NearbySnapshot>, suggested: &str) -> Box<dyn Popup> {
    let nearby = Arc::clone(nearby);
    match View::of(&nearby) {
        View::Name => Box::new(NameSheet::first(suggested)),
        View::Incoming => Box::new(IncomingSheet::new(nearby)),
        View::Outgoing => Box::new(OutgoingSheet::new(nearby)),
        View::Room | View::Board => Box::new(RoomSheet::new(nearby)),
        View::Lobby => Box::new(LobbySheet::new(nearby)),
        View::People => Box::new(PeopleSheet::new(nearby)),
    }
}
