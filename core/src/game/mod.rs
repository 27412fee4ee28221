//! The record of one game: actions in, events out. Deterministic and replayable; it knows no clock, thread or file,
//! and whose finger or which engine an action came from is not its business.

mod action;
mod clock;
mod clock_choice;
mod clock_face;
mod clock_state;
mod colour_choice;
mod offer;
mod record;
mod record_clock;
mod record_foul;
mod record_offers;
mod record_opening;
mod result;
mod seat;
mod step;
mod terms;
mod undo_rule;

pub use action::{Action, Entry, Event, Refusal};
pub use clock::{Clocks, TimeControl, TimeControlError};
pub use clock_choice::{ClockKind, ClockPart};
pub use clock_face::ClockFace;
pub use colour_choice::ColourChoice;
pub use offer::{Offer, OfferKind};
pub use record::Game;
pub use result::{GameResult, ResultReason};
pub use seat::{Level, LevelError, Seat, Setup};
pub use step::Step;
pub use terms::{Terms, TermsPart};
pub use undo_rule::UndoRule;
