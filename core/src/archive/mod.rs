//! The games of this device on disk: a data folder with an `SQLite` file, one thread that owns its only connection.
//!
//! A game is stored as its append-only actions. Knows no rules; whether the actions make a game is asked of
//! [`Game`](crate::game::Game).
#![expect(dead_code, reason = "the calls come first, so that the binding can be written")]

mod error;
mod summary;

pub use error::{ArchiveError, StorageProblem};
pub use summary::GameSummary;
