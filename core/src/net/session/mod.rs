//! What outlives a link: who sits where, what has been said and not been answered, and when to try again.

mod answered;
mod game_mark;
mod guest;
mod heartbeat;
mod invitation;
mod numbered;
mod pending;
mod retry;
mod to_guest;
mod to_host;
mod token;
mod wait;

pub use answered::{Answered, Before, CommandId, KEPT_ANSWERS};
pub use game_mark::GameMark;
pub use guest::{
    Command, Contact, Epoch, Guest, GuestEffect, GuestInput, Membership, NotSent, RoomCopy, Waited,
};
pub use heartbeat::{Beat, Heartbeat, Pace};
pub use invitation::{Invitation, InvitationEnd, InvitationId};
pub use numbered::{KEPT_EVENTS, Numbered};
pub use pending::{MOST_PENDING, Pending, TooMany};
pub use retry::Retry;
pub use to_guest::{Answer, Entered, Farewell, RoomSummary, ToGuest, Why};
pub use to_host::{Act, ToHost};
pub use token::{SeatToken, TokenMark};
pub use wait::Wait;
