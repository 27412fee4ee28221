//! Trouble with the disk.

use std::thread;
use std::time::Instant;

use rusqlite::Connection;

use super::*;
use crate::archive::Store;

#[test]
fn a_slow_commit_does_not_hold_up_snapshots() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    let before = table.snapshot();
    let other = Connection::open(dir.path().join("archive.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let began = Instant::now();
    let play = thread::spawn({
        let table = table.clone();
        move || table.play(at("a1"))
    });
    let mut looks = 0;
    while began.elapsed() < Duration::from_millis(250) {
        assert_eq!(table.snapshot(), before);
        assert_eq!(table.events_since(before.last_event), []);
        looks += 1;
    }
    assert!(!play.is_finished(), "the commit waits");
    assert!(looks > 10, "{looks} snapshots while it waited");
    other.execute_batch("ROLLBACK").unwrap();
    play.join().unwrap().unwrap();
    assert_eq!(table.snapshot().revision, before.revision + 1);
    assert_eq!(table.snapshot().moves, [at("a1")]);
}

/// Lets the file grow by no further page, or as it likes.
pub(super) fn limit_pages(app: &App, limited: bool) {
    limit_pages_of(app.store(), limited);
}

/// The same for an archive by itself.
pub(super) fn limit_pages_of(store: &Store, limited: bool) {
    store
        .on_connection(move |connection| {
            let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
            let most = if limited { pages } else { 1 << 20 };
            Ok(connection.pragma_update_and_check(None, "max_page_count", most, |_| Ok(()))?)
        })
        .unwrap();
}

/// Places a stone and takes it back until the disk is full; gives the last snapshot that was stored whole.
pub(super) fn fill(table: &Table) -> Arc<TableSnapshot> {
    for _ in 0..1_000 {
        let stored = table.snapshot();
        if stored.can_redo {
            table.redo().unwrap();
        } else {
            table.undo().unwrap();
        }
        if table.snapshot().unsaved {
            return stored;
        }
    }
    panic!("the disk is never full");
}

#[test]
fn with_a_full_disk_the_game_goes_on_and_is_stored_when_there_is_room() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Freestyle)).unwrap();
    play_all(&table, "a1 b1");
    limit_pages(&app, true);
    let stored = fill(&table);

    // A kill now leaves what was stored before, whole.
    let killed = copy_of(dir.path());
    assert_same_game(&App::open(killed.path()).unwrap().table().snapshot(), &stored);

    while table.snapshot().can_redo {
        table.redo().unwrap();
    }
    play_all(&table, "c3 d4");
    let unsaved = table.snapshot();
    assert!(unsaved.unsaved);
    assert_eq!(unsaved.moves, ["a1", "b1", "c3", "d4"].map(at));
    let full = |result: Result<(), AppError>| {
        assert!(matches!(result, Err(AppError::Storage { problem: StorageProblem::Full, .. })), "{result:?}");
    };
    full(table.restart());
    full(table.new_game(two_people(Size::MIN, RuleSet::Renju)));
    assert_eq!(table.snapshot(), unsaved, "the game doesn't leave the table before it is stored");
    assert_eq!(app.settings().two_people.size, Size::STANDARD);

    limit_pages(&app, false);
    table.play(at("e5")).unwrap();
    let saved = table.snapshot();
    assert!(!saved.unsaved);
    let killed = copy_of(dir.path());
    assert_same_game(&App::open(killed.path()).unwrap().table().snapshot(), &saved);
}

#[test]
fn what_the_disk_had_no_room_for_is_stored_when_another_game_starts_or_the_app_ends() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Freestyle)).unwrap();
    play_all(&table, "a1 b1");
    for leave in [|app: &App| app.table().restart(), App::shutdown] {
        limit_pages(&app, true);
        fill(&table);
        let unsaved = table.snapshot();
        limit_pages(&app, false);
        leave(&app).unwrap();
        let stored = table.snapshot();
        if stored.game == unsaved.game {
            assert!(!stored.unsaved);
        } else {
            table.open_game(unsaved.game).unwrap();
            assert_eq!(
                (&table.snapshot().moves, table.snapshot().redoable),
                (&unsaved.moves, unsaved.redoable)
            );
        }
    }
    let last = table.snapshot();
    drop(app);
    assert_same_game(&open_plain(&dir).table().snapshot(), &last);
}

#[test]
fn the_computer_goes_on_with_a_full_disk() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    table.play(at("a1")).unwrap();
    ask(&asked).answer.send(Answer::Play(at("b1"))).unwrap();
    wait(&app, |snapshot| snapshot.moves.len() == 2);
    limit_pages(&app, true);
    fill(&table);
    while table.snapshot().can_redo {
        table.redo().unwrap();
    }
    table.play(at("c3")).unwrap();
    ask(&asked).answer.send(Answer::Play(at("d4"))).unwrap();
    let snapshot = wait(&app, |snapshot| snapshot.moves.len() == 4);
    assert!(snapshot.unsaved && snapshot.can_play);
}

#[test]
fn an_action_that_cannot_be_stored_for_another_reason_is_not_done() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    table.play(at("a1")).unwrap();
    let before = table.snapshot();
    let other = Connection::open(dir.path().join("archive.db")).unwrap();
    other.execute_batch("ALTER TABLE action RENAME TO elsewhere").unwrap();
    let failed = table.play(at("b1"));
    assert!(matches!(failed, Err(AppError::Storage { problem: StorageProblem::Corrupt, .. })), "{failed:?}");
    assert_eq!(table.snapshot(), before);
    other.execute_batch("ALTER TABLE elsewhere RENAME TO action").unwrap();
    table.play(at("b1")).unwrap();
    assert_eq!(table.snapshot().moves.len(), 2);
}

/// Damage to the game on the table that only reading it shows.
const SPOILERS: [&str; 6] = [
    "UPDATE action SET kind = 'teleport' WHERE seq = 1",
    "UPDATE action SET point = 100 WHERE seq = 1",
    "UPDATE action SET point = 0 WHERE seq = 1",
    "DELETE FROM action WHERE seq = 0",
    "UPDATE game SET rules = 'chess'",
    "UPDATE game SET size = 9",
];

#[test]
fn a_damaged_game_on_the_table_comes_back_from_the_backup() {
    for spoiler in SPOILERS {
        let dir = tempfile::tempdir().unwrap();
        let app = open_plain(&dir);
        app.table().new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
        play_all(&app.table(), "a1 b1");
        app.update_settings(Settings { theme: Theme::Dark, ..Settings::default() }).unwrap();
        let before = app.table().snapshot();
        drop(app);
        Connection::open(dir.path().join("archive.db")).unwrap().execute_batch(spoiler).unwrap();
        let app = open_plain(&dir);
        assert_same_game(&app.table().snapshot(), &before);
        assert_eq!(app.settings().theme, Theme::Dark, "{spoiler}");
        let notices = app.notices();
        let [Notice { id, ref set_aside, kind: NoticeKind::RestoredFromBackup { salvaged: 0, .. }, .. }] =
            notices[..]
        else {
            panic!("{spoiler}: {notices:?}")
        };
        assert!(dir.path().join(set_aside).exists(), "{spoiler}");
        let (tell, told) = mpsc::channel();
        let _subscription = app.register(Box::new(move |topic, _| tell.send(topic).unwrap()));
        app.acknowledge(id).unwrap();
        let mut heard = std::iter::from_fn(|| told.recv_timeout(Duration::from_mins(1)).ok());
        assert!(heard.any(|topic| topic == Topic::Archive));
        assert_eq!(app.notices(), []);
        app.table().play(at("c1")).unwrap();
    }
}

#[test]
fn without_a_backup_the_app_begins_anew_with_what_can_be_read() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("archive.db");
    let noise: Vec<u8> = (0..20_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    fs::write(&path, &noise).unwrap();
    let app = open_plain(&dir);
    assert_eq!(app.table().snapshot().phase, Phase::NoGame);
    let kinds = app.notices().into_iter().map(|notice| notice.kind);
    assert_eq!(kinds.collect::<Vec<_>>(), [NoticeKind::StartedAnew { salvaged: 0 }]);
    assert_eq!(fs::read(dir.path().join("archive.corrupt-1.db")).unwrap(), noise);
}

#[test]
fn a_newer_archive_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    drop(open_plain(&dir));
    let path = dir.path().join("archive.db");
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(&path).unwrap();
    let failed = App::open(dir.path()).map(drop);
    assert!(matches!(failed, Err(AppError::Storage { problem: StorageProblem::Newer, .. })), "{failed:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_folder_has_one_app_at_a_time_by_whatever_name() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("deep/er");
    let app = App::open(&folder).unwrap();
    for same in [folder.clone(), folder.join("../er"), dir.path().join("deep/./er/")] {
        let failed = App::open(&same).map(drop);
        assert_eq!(failed, Err(AppError::AlreadyOpen { path: same }));
    }
    drop(App::open(&dir.path().join("deep/other")).unwrap());
    app.shutdown().unwrap();
    drop(App::open(&folder).unwrap());
}

#[test]
fn a_folder_that_cannot_be_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    let failed = App::open(&file.join("below")).map(drop);
    assert!(matches!(failed, Err(AppError::Storage { problem: StorageProblem::Io, .. })), "{failed:?}");
}

#[test]
fn after_the_shutdown_every_command_is_refused_and_reading_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let (mind, asked) = puppet();
    let app = open(&dir, &mind);
    let table = app.table();
    table.new_game(against_computer(ColourChoice::White)).unwrap();
    ask(&asked).answer.send(Answer::Stopped(at("h8"))).unwrap();
    app.shutdown().unwrap();
    app.shutdown().unwrap();
    let snapshot = table.snapshot();
    assert_eq!((snapshot.moves.len(), snapshot.thinking), (0, None));
    let shut_down = AppError::Internal { code: "shut_down" };
    for refused in [
        table.play(at("a1")),
        table.undo(),
        table.redo(),
        table.resign(),
        table.hint(),
        table.stop_thinking(),
        table.restart(),
        table.new_game(against_computer(ColourChoice::Black)),
        table.open_game(snapshot.game),
        app.update_settings(Settings::default()),
        app.archive().unfinished().map(drop),
        app.archive().finished(1, 0).map(drop),
        app.acknowledge(1),
    ] {
        assert_eq!(refused, Err(shut_down.clone()));
    }
    assert_eq!(table.snapshot(), snapshot);
    assert_eq!(app.settings().against_computer.colour, ColourChoice::White);
    // The folder is free, and the computer begins again.
    let app = open(&dir, &mind);
    let again = ask(&asked);
    assert_eq!((again.to_move, again.stones), (Stone::Black, 0));
    drop(again);
    drop(app);
}
