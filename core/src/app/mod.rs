//! The app without its screens: the table, the archive and the settings, behind calls that any user interface can make.
//!
//! Intents go in ([`Table::play`] and its like), a [`TableSnapshot`] with a higher revision is the answer; listeners
//! are told that there is one. "Main-safe" calls touch memory only; "blocking" ones wait for the disk.
#![expect(dead_code, reason = "the calls come first, so that the binding can be written")]

mod error;
mod new_game;
mod settings;
mod skeleton;
mod snapshot;

pub use crate::archive::{GameSummary, StorageProblem};
pub use error::AppError;
pub use new_game::{ColourChoice, Kind, NAME_CHARS, NewGame};
pub use settings::{LANGUAGES, Placement, Settings, Theme};
pub use skeleton::*;
pub use snapshot::{EventKind, Forbidden, Hint, Phase, Purpose, TableEvent, TableSnapshot, Thinking};
