//! The games of this device on disk: a data folder with an `SQLite` file, one thread that owns its only connection.
//!
//! A game is stored as its append-only actions. Knows no rules; whether the actions make a game is asked of
//! [`Game`](crate::game::Game).

mod columns;
mod error;
mod folder;
mod games;
mod open;
mod schema;
mod store;
mod summary;

pub use error::{ArchiveError, StorageProblem};
pub use store::{Store, StoredGame};
pub use summary::GameSummary;
