//! Two copies of the archive, each made whole before it takes the place of the older one. So there is never a moment
//! without the newest good one.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::files::{Files, discard, publish};
use super::open::{Access, connect};
use super::schema::Schema;
use super::{ArchiveError, StorageProblem, check, settings};

/// The name of the setting that tells, in a backup only, when it was made.
pub(super) const MADE_MS: &str = "backup_made_ms";

/// A backup that passed the check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Backup {
    pub path: PathBuf,
    /// When it was made, in milliseconds since 1970; each one is later than those before it.
    pub made_ms: i64,
}

/// Copies an archive that is whole over the older backup. Fails with `Corrupt`, and leaves both backups, if it isn't.
pub(super) fn make(connection: &Connection, files: &Files, now_ms: i64) -> Result<(), ArchiveError> {
    check::thorough(connection)?;
    // Damage to the log can then never set the archive back behind its backup.
    fold_log(connection)?;
    let unfinished = files.unfinished_backup();
    let [one, two] = files.backups().map(|path| (made_ms(&path), path));
    let ((older, path), newer) = if one.0 <= two.0 { (one, two.0) } else { (two, one.0) };
    let made_ms = newer.max(older).map_or(now_ms, |newest| now_ms.max(newest.saturating_add(1)));
    let made = write(connection, &unfinished, made_ms)
        .and_then(|()| publish(&unfinished, &path).map_err(|error| ArchiveError::io(&error)));
    if made.is_err() {
        // Half a backup is of no use, and the disk may be full. If it stays, the next one replaces it.
        let _ = discard(&unfinished);
    }
    made
}

/// Writes what the log holds into the file and empties it.
pub(super) fn fold_log(connection: &Connection) -> Result<(), ArchiveError> {
    Ok(connection.pragma(None, "wal_checkpoint", "TRUNCATE", |_| Ok(()))?)
}

/// The newest backup that is whole. Fails with `Newer` if a newer version made it: this one must not go on without it.
pub(super) fn newest_good(files: &Files, schema: Schema) -> Result<Option<Backup>, ArchiveError> {
    let mut found: Vec<(Option<i64>, PathBuf)> =
        files.backups().map(|path| (made_ms(&path), path)).into_iter().collect();
    found.sort();
    for (made_ms, path) in found.into_iter().rev() {
        match (made_ms, is_good(&path, schema)) {
            (Some(made_ms), Ok(())) => return Ok(Some(Backup { path, made_ms })),
            (_, Err(error @ ArchiveError::Storage { problem: StorageProblem::Newer, .. })) => {
                return Err(error);
            }
            _ => {}
        }
    }
    Ok(None)
}

fn write(connection: &Connection, unfinished: &Path, made_ms: i64) -> Result<(), ArchiveError> {
    discard(unfinished).map_err(|error| ArchiveError::io(&error))?;
    let name = unfinished.to_str().ok_or_else(|| ArchiveError::Storage {
        problem: StorageProblem::Io,
        detail: format!("{} is not Unicode", unfinished.display()),
    })?;
    connection.execute("VACUUM INTO ?1", [name])?;
    let copy = connect(unfinished, Access::Write)?;
    // It is synced as a whole before it gets its name.
    copy.pragma_update(None, "synchronous", "OFF")?;
    settings::put(&copy, MADE_MS, &made_ms.to_string())?;
    check::quick(&copy)
}

fn is_good(path: &Path, schema: Schema) -> Result<(), ArchiveError> {
    let connection = connect(path, Access::Read)?;
    schema.check(&connection)?;
    check::thorough(&connection)
}

/// When the backup at `path` was made; `None` if it can't be read.
pub(super) fn made_ms(path: &Path) -> Option<i64> {
    let connection = connect(path, Access::Read).ok()?;
    settings::get(&connection, MADE_MS).ok()??.parse().ok()
}
