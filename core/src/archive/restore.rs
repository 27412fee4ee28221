//! What takes the place of a damaged archive.

use std::fs;
use std::io;
use std::path::Path;

use rusqlite::Connection;

use super::backup::Backup;
use super::files::{Files, discard};
use super::notice::{self, NoticeKind};
use super::open::{Access, connect};
use super::schema::Schema;
use super::{ArchiveError, backup, check, mend, salvage, set_aside, settings};

/// Puts the best that can be had in the place of a damaged archive: the newest good backup and what can be read of the
/// archive itself. Whatever fails, and wherever it is killed, the damaged one is still there with all that belongs to it.
pub(super) fn restore(files: &Files, schema: Schema, now_ms: i64) -> Result<(), ArchiveError> {
    let number = set_aside::next_number(files).map_err(io)?;
    let built = build(files, schema, now_ms, number);
    let tidied = discard(&files.mended_copy());
    if built.is_err() {
        // The disk may be full. What can't be discarded is discarded the next time.
        let _ = discard(&files.unfinished_restoration());
    }
    built?;
    tidied.and_then(|()| set_aside::replace_archive(files, number)).map_err(io)
}

fn build(files: &Files, schema: Schema, now_ms: i64, number: u32) -> Result<(), ArchiveError> {
    let backup = backup::newest_good(files, schema)?;
    let mut connection = begin(&files.unfinished_restoration(), backup.as_ref(), schema)?;
    let transaction = connection.transaction()?;
    let on_table = settings::get(&transaction, settings::ON_TABLE)?;
    let mut salvaged = 0;
    if backup.is_none() {
        // None is good, but better than nothing.
        for bad in files.backups() {
            salvaged += salvage::take_over(&bad, &transaction)?;
        }
    }
    if !files.is_empty() {
        mend::copy(files, &files.mended_copy()).map_err(io)?;
        salvaged += salvage::take_over(&files.mended_copy(), &transaction)?;
    }
    salvage::lay_table(&transaction, on_table)?;
    settings::delete(&transaction, backup::MADE_MS)?;
    let lost = !files.archive().try_exists().map_err(io)?;
    let set_aside = if lost { String::new() } else { set_aside::corrupt_name(number) };
    let kind = match backup {
        Some(backup) => NoticeKind::RestoredFromBackup { backup_ms: backup.made_ms, salvaged },
        None => NoticeKind::StartedAnew { salvaged },
    };
    notice::add(&transaction, now_ms, set_aside, kind)?;
    transaction.commit()?;
    check::thorough(&connection)
}

/// Begins a file with a copy of the backup or, without one, with nothing.
fn begin(path: &Path, backup: Option<&Backup>, schema: Schema) -> Result<Connection, ArchiveError> {
    discard(path).map_err(io)?;
    if let Some(backup) = backup {
        fs::copy(&backup.path, path).map_err(io)?;
    }
    let mut connection = connect(path, Access::Write)?;
    // It is synced as a whole before it gets its name.
    connection.pragma_update(None, "synchronous", "OFF")?;
    schema.migrate(&mut connection)?;
    Ok(connection)
}

#[expect(clippy::needless_pass_by_value, reason = "as map_err hands it over")]
fn io(error: io::Error) -> ArchiveError {
    ArchiveError::io(&error)
}
