use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::{ArchiveError, schema};

/// How much of the log is kept before it is folded into the file, in bytes.
const CHECKPOINT_BYTES: i64 = 512 * 1024;
/// To what the log is cut after that, in bytes.
const LOG_BYTES: i64 = 3 * 512 * 1024;

/// Opens or makes the archive's file. The order matters: nothing is written before the file is known to be ours.
pub(super) fn open(path: &Path) -> Result<Connection, ArchiveError> {
    let flags =
        OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = Connection::open_with_flags(path, flags)?;
    // Android has no folder for temporary files that SQLite would find.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.busy_timeout(Duration::from_secs(5))?;
    if let Err(error) = schema::check(&connection) {
        // A newer version's log is left to that version, too.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        return Err(error);
    }
    configure(&connection)?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

fn configure(connection: &Connection) -> Result<(), ArchiveError> {
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
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(())
}

/// Sets a pragma that answers with its new value.
fn set(connection: &Connection, pragma: &str, value: i64) -> Result<(), ArchiveError> {
    Ok(connection.pragma_update_and_check(None, pragma, value, |_| Ok(()))?)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::StorageProblem;
    use super::*;

    #[test]
    fn a_new_file_is_opened_as_it_should_be() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.db");
        for _ in 0..2 {
            let connection = open(&path).unwrap();
            let number = |pragma: &str| -> i64 {
                connection.pragma_query_value(None, pragma, |row| row.get(0)).unwrap()
            };
            assert_eq!(number("temp_store"), 2);
            let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
            assert_eq!(mode, "wal");
            assert_eq!(number("synchronous"), 2);
            assert_eq!(number("foreign_keys"), 1);
            assert_eq!(number("busy_timeout"), 5_000);
            assert_eq!(number("wal_autocheckpoint") * number("page_size"), 512 * 1024);
            assert_eq!(number("journal_size_limit"), 1_572_864);
            assert_eq!(number("trusted_schema"), 0);
            assert_eq!(number("cell_size_check"), 1);
            assert_eq!(number("application_id"), i64::from(schema::APPLICATION_ID));
            assert_eq!(number("user_version"), 1);
            let loose: i64 = connection
                .query_row("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite_%'", [], |row| row.get(0))
                .unwrap();
            assert_eq!(loose, 0, "every table is strict");
        }
    }

    #[test]
    fn a_newer_file_is_refused_and_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.db");
        let newer = Connection::open(&path).unwrap();
        newer.pragma_update(None, "journal_mode", "DELETE").unwrap();
        newer.execute_batch("CREATE TABLE game (id INTEGER); PRAGMA user_version = 99").unwrap();
        newer.close().unwrap();
        let before = fs::read(&path).unwrap();
        let error = open(&path).unwrap_err();
        assert!(matches!(error, ArchiveError::Storage { problem: StorageProblem::Newer, .. }), "{error}");
        assert_eq!(fs::read(&path).unwrap(), before);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_newer_files_log_stays_unfolded() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.db");
        let log = folder.path().join("archive.db-wal");
        let newer = Connection::open(&path).unwrap();
        newer.pragma_update(None, "journal_mode", "WAL").unwrap();
        newer.execute_batch("CREATE TABLE game (id INTEGER); PRAGMA user_version = 99").unwrap();
        newer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
        newer.close().unwrap();
        let before = (fs::read(&path).unwrap(), fs::read(&log).unwrap());
        assert!(!before.1.is_empty());
        let error = open(&path).unwrap_err();
        assert!(matches!(error, ArchiveError::Storage { problem: StorageProblem::Newer, .. }), "{error}");
        assert_eq!((fs::read(&path).unwrap(), fs::read(&log).unwrap()), before);
    }

    #[test]
    fn what_is_no_archive_is_called_damaged_and_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let foreign = folder.path().join("foreign.db");
        let connection = Connection::open(&foreign).unwrap();
        connection.execute_batch("CREATE TABLE t (a); PRAGMA application_id = 7").unwrap();
        connection.close().unwrap();
        let text = folder.path().join("text.db");
        fs::write(&text, "this is not a database, and long enough to be told from an empty one. ".repeat(40))
            .unwrap();
        for path in [foreign, text] {
            let before = fs::read(&path).unwrap();
            let error = open(&path).unwrap_err();
            assert!(
                matches!(error, ArchiveError::Storage { problem: StorageProblem::Corrupt, .. }),
                "{error}"
            );
            assert_eq!(fs::read(&path).unwrap(), before);
        }
    }
}
