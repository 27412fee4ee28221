//! The app without its screens: the table, the archive and the settings, behind calls that any user interface can make.
//!
//! Intents go in ([`Table::play`] and its like), a [`TableSnapshot`] with a higher revision is the answer; listeners
//! are told that there is one. "Main-safe" calls touch memory only; "blocking" ones wait for the disk.

mod archive;
mod data_dir;
mod error;
mod intent;
mod new_game;
mod notifier;
mod publisher;
mod root;
mod settings;
mod shared;
mod sitting;
mod snapshot;
mod table;
#[cfg(test)]
mod tests;
mod thinker;

pub use self::archive::Archive;
pub use crate::archive::{GameSummary, Notice, NoticeKind, StorageProblem};
pub use crate::engine::{Hint, HintReason};
pub use data_dir::data_dir;
pub use error::AppError;
pub use new_game::{ColourChoice, Kind, NAME_CHARS, NewGame};
pub use notifier::{Listener, Subscription, Topic};
pub use root::App;
pub use settings::{LANGUAGES, Placement, Settings, Theme};
pub use snapshot::{EventKind, Forbidden, Phase, Purpose, TableEvent, TableSnapshot, Thinking};
pub use table::Table;
