//! The record of one game: actions in, events out. Deterministic and replayable; it knows no clock, thread or file,
//! and whose finger or which engine an action came from is not its business.

mod action;
mod record;
mod result;
mod seat;

pub use action::{Action, Entry, Event, Refusal};
pub use record::Game;
pub use result::{GameResult, ResultReason};
pub use seat::{Level, LevelError, Seat, Setup};
