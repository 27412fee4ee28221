use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::ArchiveError;

/// How much of the log is kept before it is folded into the file, in bytes.
const CHECKPOINT_BYTES: i64 = 512 * 1024;
/// To what the log is cut after that, in bytes.
const LOG_BYTES: i64 = 3 * 512 * 1024;

/// How a file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// To be read only.
    Read,
    /// To be written, and made if it isn't there.
    Write,
}

/// Opens a file and writes nothing to it, not even when it is closed again: its log is left as it is until
/// [`fold_log_on_close`] is asked for.
pub(super) fn connect(path: &Path, access: Access) -> Result<Connection, ArchiveError> {
    let access = match access {
        Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
        Access::Write => OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE,
    };
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_NO_MUTEX | access)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    // Android has no folder for temporary files that SQLite would find.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

/// Has closing the connection fold the log into the file and remove it.
pub(super) fn fold_log_on_close(connection: &Connection) -> Result<(), ArchiveError> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(())
}

/// Sets how the archive is written: to a log, and for good with each commit.
pub(super) fn configure(connection: &Connection) -> Result<(), ArchiveError> {
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        let detail = format!("the file system allows only journal mode {mode}");
        return Err(ArchiveError::Storage { problem: super::StorageProblem::Io, detail });
    }
    // About one commit a move: that the last move survives a flat battery is worth its milliseconds.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
    set(connection, "wal_autocheckpoint", CHECKPOINT_BYTES / page)?;
    set(connection, "journal_size_limit", LOG_BYTES)?;
    Ok(())
}

/// Sets a pragma that answers with its new value.
fn set(connection: &Connection, pragma: &str, value: i64) -> Result<(), ArchiveError> {
    Ok(connection.pragma_update_and_check(None, pragma, value, |_| Ok(()))?)
}
