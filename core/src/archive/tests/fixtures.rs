//! Each version of the schema that was ever released, with the rows that it had, as `SQL`; and what they become.

use super::super::opening;
use super::super::schema::Schema;
use super::*;

/// By version, from 1.
const FIXTURES: [&str; Schema::OURS.steps.len()] = [include_str!("fixtures/1.sql")];

fn archive_of(sql: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    meddle(&archive(&folder), sql);
    folder
}

fn schema_of(connection: &Connection) -> Vec<(String, Option<String>)> {
    let sql = "SELECT name, sql FROM sqlite_schema WHERE name <> 'sqlite_stat1' ORDER BY name";
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn every_version_is_upgraded_with_all_its_games() {
    let fresh = tempfile::tempdir().unwrap();
    let fresh = schema_of(&open(&fresh).unwrap().connection);
    for (version, sql) in (1..).zip(FIXTURES) {
        let folder = archive_of(sql);
        let connection = Connection::open(archive(&folder)).unwrap();
        let written: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(written, version);
        connection.close().unwrap();
        let opened = open(&folder).unwrap();
        assert_eq!(schema_of(&opened.connection), fresh, "version {version}");
        drop(opened);
        assert_games_of_fixture(&store(&folder));
    }
}

fn assert_games_of_fixture(store: &Store) {
    assert_eq!(store.notices().unwrap(), []);
    let table = store.on_table().unwrap().unwrap();
    assert_eq!((table.id, table.seed, table.game.plies().len()), (3, 18_446_744_073_709_551_615, 2));
    assert_eq!(table.game.undone().len(), 1);
    assert_eq!(table.game.setup().rules, RuleSet::Renju);
    assert_eq!(table.game.setup().black, Seat::Person { name: "甲".to_owned() });
    let finished = store.finished(9, 0).unwrap();
    let facts: Vec<_> = finished.iter().map(|game| (game.game, game.plies, game.result.clone())).collect();
    let [(2, 9, Some(won)), (1, 1, Some(resigned))] = &facts[..] else { panic!("{facts:?}") };
    assert_eq!((won.winner, won.line.len()), (Some(Stone::Black), 5));
    assert_eq!((resigned.winner, resigned.line.len()), (Some(Stone::White), 0));
    for id in 1..=3 {
        assert_eq!(store.load(id).unwrap().id, id);
    }
    let settings = store.settings().unwrap();
    assert!(settings.contains(&("look".to_owned(), r#"{"language":"zh","theme":"dark"}"#.to_owned())));
}

#[test]
fn before_an_upgrade_a_backup_is_made_of_what_was_there() {
    const LATER: Schema =
        Schema { steps: &[Schema::OURS.steps[0], "ALTER TABLE game ADD note TEXT NOT NULL DEFAULT ''"] };
    let folder = archive_of(FIXTURES[0]);
    let opened = opening::open(&files(&folder), LATER, 77).unwrap();
    let version = |connection: &Connection| -> i64 {
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    };
    assert_eq!(version(&opened.connection), 2);
    let [backup, none] = files(&folder).backups();
    assert_eq!(version(&Connection::open(&backup).unwrap()), 1);
    assert!(!none.exists());
    drop(opened);

    // The older program leaves the upgraded file alone; the later one restores the older backup into its own schema.
    assert!(is(&open(&folder), StorageProblem::Newer));
    spoil(&archive(&folder));
    let restored = opening::open(&files(&folder), LATER, 99).unwrap();
    assert_eq!(version(&restored.connection), 2);
    let notices = notice::all(&restored.connection).unwrap();
    let kind = NoticeKind::RestoredFromBackup { backup_ms: 77, salvaged: 0 };
    let set_aside = "archive.corrupt-1.db".to_owned();
    assert_eq!(notices, [Notice { id: 1, at_ms: 99, set_aside, kind }]);
    assert_eq!(games::ids(&restored.connection).unwrap(), [1, 2, 3]);
}

#[test]
fn a_step_that_fails_leaves_the_file_as_it_was() {
    const BROKEN: Schema =
        Schema { steps: &[Schema::OURS.steps[0], "ALTER TABLE game ADD note TEXT; CREATE TABLE game (id)"] };
    let folder = archive_of(FIXTURES[0]);
    assert!(opening::open(&files(&folder), BROKEN, 5).is_err());
    assert_games_of_fixture(&store(&folder));
}
