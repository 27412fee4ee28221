use rusqlite::config::DbConfig;

use super::schema::APPLICATION_ID;
use super::*;

#[test]
fn a_new_file_is_opened_as_it_should_be() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        let connection = open(&folder).unwrap().connection;
        let number =
            |pragma: &str| -> i64 { connection.pragma_query_value(None, pragma, |row| row.get(0)).unwrap() };
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
        assert_eq!(number("application_id"), i64::from(APPLICATION_ID));
        assert_eq!(number("user_version"), i64::try_from(Schema::OURS.steps.len()).unwrap());
        let loose: i64 = connection
            .query_row("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite_%'", [], |row| row.get(0))
            .unwrap();
        assert_eq!(loose, 0, "every table is strict");
    }
    assert_eq!(names(&folder), ["archive.db"]);
}

#[test]
fn a_newer_file_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let newer = Connection::open(archive(&folder)).unwrap();
    newer.execute_batch("CREATE TABLE game (id INTEGER); PRAGMA user_version = 99").unwrap();
    newer.close().unwrap();
    let before = fs::read(archive(&folder)).unwrap();
    assert!(is(&open(&folder), StorageProblem::Newer));
    assert_eq!(fs::read(archive(&folder)).unwrap(), before);
    assert_eq!(names(&folder), ["archive.db"]);
}

#[test]
fn a_newer_files_log_stays_unfolded() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("archive.db-wal");
    let newer = Connection::open(archive(&folder)).unwrap();
    newer.pragma_update(None, "journal_mode", "WAL").unwrap();
    newer.execute_batch("CREATE TABLE game (id INTEGER); PRAGMA user_version = 99").unwrap();
    newer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
    newer.close().unwrap();
    let before = (fs::read(archive(&folder)).unwrap(), fs::read(&log).unwrap());
    assert!(!before.1.is_empty());
    assert!(is(&open(&folder), StorageProblem::Newer));
    assert_eq!((fs::read(archive(&folder)).unwrap(), fs::read(&log).unwrap()), before);
}

#[test]
fn after_a_newer_version_its_backup_keeps_this_one_from_beginning_anew() {
    let folder = tempfile::tempdir().unwrap();
    meddle(&folder.path().join("backup-1.db"), "CREATE TABLE game (id INTEGER); PRAGMA user_version = 99");
    assert!(is(&open(&folder), StorageProblem::Newer));
    assert_eq!(names(&folder), ["backup-1.db"]);
}

#[test]
fn what_is_no_archive_is_set_aside_as_it_is() {
    let text = "this is not a database, and long enough to be told from an empty one. ".repeat(40);
    let foreign = "CREATE TABLE t (a); PRAGMA application_id = 7";
    let unmarked = "CREATE TABLE t (a)";
    for sql in ["", foreign, unmarked] {
        let folder = tempfile::tempdir().unwrap();
        if sql.is_empty() {
            fs::write(archive(&folder), &text).unwrap();
        } else {
            meddle(&archive(&folder), sql);
        }
        let before = fs::read(archive(&folder)).unwrap();
        let store = store(&folder);
        assert_eq!(kinds(&store), [NoticeKind::StartedAnew { salvaged: 0 }], "{sql}");
        finished_game(&store, 3);
        drop(store);
        let aside = folder.path().join("archive.corrupt-1.db");
        assert_eq!(fs::read(aside).unwrap(), before, "{sql}");
        assert_eq!(names(&folder)[..2], ["archive.corrupt-1.db", "archive.db"], "{sql}");
    }
}

#[test]
fn the_check_is_made_after_a_kill_and_after_an_update_and_not_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder);
    finished_game(&store, 3);
    drop(store);
    for (sql, notices) in [
        ("", 0),
        ("UPDATE setting SET value = '0.0.1' WHERE name = 'program'", 1),
        ("DELETE FROM setting WHERE name = 'program'", 1),
    ] {
        let folder = copy_of(folder.path());
        meddle(&archive(&folder), sql);
        spoil_index(&folder);
        assert_eq!(kinds(&self::store(&folder)).len(), notices, "{sql}");
    }
    spoil_index(&folder);
    leave_log(&folder);
    assert_eq!(kinds(&self::store(&folder)).len(), 1);
}

/// Damages the one page that opening does not look at.
fn spoil_index(folder: &TempDir) {
    fill_page(&archive(folder), leaves(&archive(folder), "game_by_end")[0], 0xff);
}

/// Writes something, and is killed.
fn leave_log(folder: &TempDir) {
    let connection = Connection::open(archive(folder)).unwrap();
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
    connection.execute("INSERT INTO setting (name, value) VALUES ('look', '{}')", []).unwrap();
    connection.close().unwrap();
    assert!(files(folder).has_log());
}
