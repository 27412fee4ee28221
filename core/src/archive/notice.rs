use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use super::{ArchiveError, settings};

/// The name of the setting that keeps what nobody has acknowledged yet.
pub(super) const NOTICES: &str = "notices";

/// Something that happened to the archive and that the person should know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Tells it from the others that wait to be acknowledged.
    pub id: i64,
    /// When it happened, in milliseconds since 1970.
    pub at_ms: i64,
    /// Under which name in the data folder the damaged file was kept; empty if the file was gone altogether.
    pub set_aside: String,
    /// What happened.
    pub kind: NoticeKind,
}

/// What happened to the archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NoticeKind {
    /// The archive was damaged; a backup took its place.
    RestoredFromBackup {
        /// When the backup was made, in milliseconds since 1970.
        backup_ms: i64,
        /// How many games, newer than the backup in whole or in part, could be taken over from the damaged file.
        salvaged: usize,
    },
    /// The archive was damaged and there was no good backup.
    StartedAnew {
        /// How many games could be taken over from the damaged file.
        salvaged: usize,
    },
}

/// What waits to be acknowledged, oldest first.
pub(super) fn all(connection: &Connection) -> Result<Vec<Notice>, ArchiveError> {
    let text = settings::get(connection, NOTICES)?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// Adds a notice after the others.
pub(super) fn add(
    connection: &Connection,
    at_ms: i64,
    set_aside: String,
    kind: NoticeKind,
) -> Result<(), ArchiveError> {
    let mut notices = all(connection)?;
    let id = notices.iter().map(|notice| notice.id).max().unwrap_or(0) + 1;
    notices.push(Notice { id, at_ms, set_aside, kind });
    put(connection, &notices)
}

/// Forgets notice `id`, if it is there, and gives the others.
pub(super) fn acknowledge(connection: &Connection, id: i64) -> Result<Vec<Notice>, ArchiveError> {
    let mut notices = all(connection)?;
    notices.retain(|notice| notice.id != id);
    put(connection, &notices)?;
    Ok(notices)
}

fn put(connection: &Connection, notices: &[Notice]) -> Result<(), ArchiveError> {
    let text = serde_json::to_string(notices).map_err(|error| ArchiveError::corrupt(error.to_string()))?;
    settings::put(connection, NOTICES, &text)
}
