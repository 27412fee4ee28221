//! The games of this device on disk: a data folder with an `SQLite` file, one thread that owns its only connection.
//!
//! A game is stored as its append-only actions. Knows no rules; whether the actions make a game is asked of
//! [`Game`](crate::game::Game).
//!
//! The file is the only copy of somebody's games, so two backups are kept, and a damaged file is never deleted: what can
//! be had of it and of the newest backup takes its place, and a [`Notice`] tells so.

mod action_columns;
mod backup;
mod check;
mod columns;
mod error;
mod files;
mod folder;
mod games;
mod keeper;
mod log;
mod mend;
mod notice;
mod open;
mod opening;
mod opening_columns;
mod pairing;
mod restore;
mod rooms;
mod rows;
mod salvage;
mod schema;
mod set_aside;
mod settings;
mod store;
mod summary;
#[cfg(test)]
mod tests;

pub use error::{ArchiveError, StorageProblem};
pub use games::Start;
pub use notice::{Notice, NoticeKind};
pub use pairing::{Pairing, Score};
pub use rooms::{RoomChange, RoomRecords};
pub use store::{Store, StoredGame};
pub use summary::GameSummary;
