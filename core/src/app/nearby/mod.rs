//! Those nearby: who can be seen, who invites whom, the room that one is in. The room's game is on the app's table.
//!
//! One thread, which begins with the first use, owns all of it; intents and news come to it as messages, and a
//! [`NearbySnapshot`] with a higher revision is the answer. Searching for services and registering one is for the platform:
//! it registers [`NearbySnapshot::advertisement`] and tells what it finds. Nothing here opens a socket before the page is
//! opened, somebody is called, or a room of the last time is gone back to.

mod address_list;
mod advertisement;
mod asks;
mod at_table;
mod backlog;
mod desk;
mod hall_post;
mod handle;
mod hearing;
mod hosting;
mod identity;
mod kept;
mod line;
mod neighbourhood;
mod news;
mod order;
mod peers;
mod problem;
mod room_view;
mod snapshot;
mod unfinished;
mod view;

pub use hall_post::HallPost;
pub use handle::Nearby;
pub use problem::{AdapterProblem, NearbyProblem};
pub use room_view::{ChatLine, Missed, PersonView, RoomContact, RoomView};
pub use snapshot::{
    Advertisement, Incoming, Listening, Lobby, LobbyRoom, NearbySnapshot, Outgoing, OutgoingState, Peer,
    PeerSource, PeerState, QrCode, Trust, Unfinished,
};

pub(super) use desk::Desk;
