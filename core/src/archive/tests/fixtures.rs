//! Each version of the schema that was ever released, with the rows that it had, as `SQL`; and what they become.

use super::super::opening;
use super::super::schema::Schema;
use super::*;
use crate::game::{ColourChoice, UndoRule};
use crate::rules::opening::{Opening, Protocol};
use crate::rules::{FoulPolicy, FoulSet};

/// By version, from 1.
const FIXTURES: [&str; Schema::OURS.steps.len()] = [
    include_str!("fixtures/1.sql"),
    include_str!("fixtures/2.sql"),
    include_str!("fixtures/3.sql"),
    include_str!("fixtures/4.sql"),
];

const OURS: &[&str] = Schema::OURS.steps;

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
        let store = store(&folder);
        assert_games_of_fixture(&store);
        if version > 1 {
            assert_clocks_of_fixture(&store);
        }
        if version > 2 {
            assert_openings_of_fixture(&store);
        }
        if version > 3 {
            assert_rooms_of_fixture(&store);
        }
    }
}

/// What version 2 brought: clocks, consent, matches.
fn assert_clocks_of_fixture(store: &Store) {
    let table = store.on_table().unwrap().unwrap();
    let setup = table.game.setup();
    assert_eq!(setup.clocks.black.to_string(), "fischer 300000 5000");
    assert_eq!(setup.clocks.white.to_string(), "byoyomi 0 3 30000");
    assert_eq!(setup.undo, UndoRule { asks: true, allowance: Some(3) });
    assert_eq!((table.clock_ms, table.game.clock_ms()), (70_000, 65_000));
    assert_eq!(table.game.left_after().last(), Some(&[Some(290_000), Some(60_000)]));
    assert_eq!(table.game.undos_left(Stone::Black), Some(2));
    let begins = ColourChoice::Alternate;
    assert_eq!(table.pairing, Pairing { first: Stone::White, begins, of_match: None });
    assert_eq!(store.load(2).unwrap().pairing.of_match, Some(1));
    // Game 1 was won by White, the second player, game 2 by Black, the first.
    assert_eq!(store.score(1).unwrap(), Score { first: 1, second: 1, draws: 0 });
    assert_eq!(store.score(3).unwrap(), Score::default());
}

/// What version 3 brought: openings, exchanged seats, fouls by choice.
fn assert_openings_of_fixture(store: &Store) {
    let game = store.load(4).unwrap().game;
    assert_eq!(game.setup().opening, Opening::with_fifths(Protocol::Classic));
    assert_eq!(game.setup().fouls, FoulPolicy::Claim);
    let kinds = FoulSet { overline: true, double_four: true, double_three: false };
    assert_eq!(game.setup().rules, RuleSet::Custom(kinds));
    assert_eq!((game.plies().len(), game.ask(), game.swapped()), (5, None, true));
    assert_eq!(game.setup().black, Seat::Person { name: "Ben".to_owned() });
    let listed = store.unfinished(0).unwrap();
    let listed = listed.iter().find(|summary| summary.game == 4).unwrap();
    assert_eq!((&listed.black, listed.plies), (&game.setup().black, 5));
}

/// What version 4 brought: a host's rooms.
fn assert_rooms_of_fixture(store: &Store) {
    let records = |records: &[&str]| records.iter().map(|&record| record.to_owned()).collect();
    let expected = [
        RoomRecords { room: 1, records: records(&["{\"one\":1}", "{\"other\":2}"]) },
        RoomRecords { room: 7, records: records(&["{}"]) },
    ];
    assert_eq!(store.rooms().unwrap(), expected);
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
    const NOTE: &str = "ALTER TABLE game ADD note TEXT NOT NULL DEFAULT ''";
    const LATER: Schema = Schema { steps: &[OURS[0], OURS[1], OURS[2], OURS[3], NOTE] };
    let folder = archive_of(FIXTURES[3]);
    let opened = opening::open(&files(&folder), LATER, 77).unwrap();
    let version = |connection: &Connection| -> i64 {
        connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    };
    assert_eq!(version(&opened.connection), 5);
    let [backup, none] = files(&folder).backups();
    assert_eq!(version(&Connection::open(&backup).unwrap()), 4);
    assert!(!none.exists());
    drop(opened);

    // The older program leaves the upgraded file alone; the later one restores the older backup into its own schema.
    assert!(is(&open(&folder), StorageProblem::Newer));
    spoil(&archive(&folder));
    let restored = opening::open(&files(&folder), LATER, 99).unwrap();
    assert_eq!(version(&restored.connection), 5);
    let notices = notice::all(&restored.connection).unwrap();
    let kind = NoticeKind::RestoredFromBackup { backup_ms: 77, salvaged: 0 };
    let set_aside = "archive.corrupt-1.db".to_owned();
    assert_eq!(notices, [Notice { id: 1, at_ms: 99, set_aside, kind }]);
    assert_eq!(games::ids(&restored.connection).unwrap(), [1, 2, 3, 4]);
}

/// An archive of an older version may be damaged when this one meets it first, and its backups are as old.
#[test]
fn games_of_every_older_version_are_salvaged_and_restored() {
    for sql in FIXTURES {
        let older = archive_of(sql);
        let connection = Connection::open(archive(&older)).unwrap();
        check::thorough(&connection).unwrap();
        let ids = games::ids(&connection).unwrap();
        let loaded: Vec<_> = ids.iter().map(|&id| games::load(&connection, id).unwrap()).collect();
        connection.close().unwrap();

        // Lost but for its backup.
        let folder = tempfile::tempdir().unwrap();
        fs::copy(archive(&older), &files(&folder).backups()[0]).unwrap();
        meddle(&files(&folder).backups()[0], "INSERT INTO setting VALUES ('backup_made_ms', '5')");
        let restored = store(&folder);
        for game in &loaded {
            assert_eq!(&restored.load(game.id).unwrap(), game);
        }

        // Nothing but the damaged file, of which the games can still be read.
        let folder = archive_of(sql);
        fs::write(files(&folder).suspicion(), "").unwrap();
        meddle(&archive(&folder), "UPDATE game SET moves = x'0909' WHERE id = 1");
        let salvaged = store(&folder);
        for game in &loaded[1..] {
            assert_eq!(salvaged.load(game.id).unwrap().game, game.game);
        }
    }
}

#[test]
fn a_step_that_fails_leaves_the_file_as_it_was() {
    const BROKEN: Schema =
        Schema { steps: &[OURS[0], OURS[1], "ALTER TABLE game ADD note TEXT; CREATE TABLE game (id)"] };
    let folder = archive_of(FIXTURES[1]);
    assert!(opening::open(&files(&folder), BROKEN, 5).is_err());
    assert_games_of_fixture(&store(&folder));
}
