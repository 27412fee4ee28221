//! What outlives a link: who sits where, what has been said and not been answered, and when to try again.

mod answered;
mod heartbeat;
mod numbered;
mod pending;
mod retry;
mod token;

pub use answered::{Answered, Before, CommandId, KEPT_ANSWERS};
pub use heartbeat::{Beat, Heartbeat, Pace};
pub use numbered::{KEPT_EVENTS, Numbered};
pub use pending::{MOST_PENDING, Pending, TooMany};
pub use retry::Retry;
pub use token::{SeatToken, TokenMark};
