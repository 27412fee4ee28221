//! Out of sight a phone may stop or kill the process at any time.

use super::*;

/// The size of the archive's log; 0 if it isn't there.
fn log_bytes(dir: &TempDir) -> u64 {
    fs::metadata(dir.path().join("archive.db-wal")).map_or(0, |log| log.len())
}

#[test]
fn the_computer_stops_thinking_and_begins_anew_in_the_foreground() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    table.play(at("h8")).unwrap();
    let first = ask(&asked);
    assert!(table.snapshot().thinking.is_some());

    app.enter_background().unwrap();
    let resting = table.snapshot();
    assert_eq!((resting.thinking, resting.moves.len()), (None, 1));
    // Told to stop, it answers, and nobody listens to that any more.
    first.answer.send(Answer::Stopped(at("a1"))).unwrap();

    app.enter_foreground().unwrap();
    let again = ask(&asked);
    assert_eq!((again.to_move, again.stones, again.seed), (Stone::White, 1, first.seed));
    again.answer.send(Answer::Play(at("h9"))).unwrap();
    let answered = wait(&app, |snapshot| snapshot.moves.len() == 2);
    assert_eq!(answered.moves, ["h8", "h9"].map(at));
}

#[test]
fn no_search_begins_in_the_background_whatever_is_asked_for() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    app.enter_background().unwrap();
    table.hint().unwrap();
    table.play(at("h8")).unwrap();
    table.new_game(against_computer(ColourChoice::White)).unwrap();
    assert_eq!(table.snapshot().thinking, None);
    assert!(asked.try_recv().is_err());
    app.enter_foreground().unwrap();
    assert_eq!(ask(&asked).to_move, Stone::Black);
}

#[test]
fn the_foreground_alone_changes_nothing() {
    let (_dir, asked, app, table) = puppeteered();
    app.enter_foreground().unwrap();
    table.new_game(against_computer(ColourChoice::White)).unwrap();
    let thinking = ask(&asked);
    let before = table.snapshot();
    app.enter_foreground().unwrap();
    assert_eq!(table.snapshot(), before);
    thinking.answer.send(Answer::Play(at("h8"))).unwrap();
    wait(&app, |snapshot| snapshot.moves.len() == 1);
}

#[test]
fn one_file_is_left_and_a_backup_of_it() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    play_all(&table, "a1 b1 c1");
    assert!(log_bytes(&dir) > 0);
    app.enter_background().unwrap();
    assert_eq!(log_bytes(&dir), 0);
    // A kill now leaves everything, and the archive's file alone has it; so has a backup.
    for name in ["archive.db", "backup-1.db", "backup-2.db"] {
        let Ok(bytes) = fs::read(dir.path().join(name)) else { continue };
        let found = tempfile::tempdir().unwrap();
        fs::write(found.path().join("archive.db"), bytes).unwrap();
        assert_same_game(&App::open(found.path()).unwrap().table().snapshot(), &table.snapshot());
    }
    assert!(dir.path().join("backup-1.db").exists());
    // And it goes on from there.
    app.enter_foreground().unwrap();
    play_all(&table, "d1");
    let killed = copy_of(dir.path());
    assert_same_game(&App::open(killed.path()).unwrap().table().snapshot(), &table.snapshot());
}

#[test]
fn what_a_full_disk_kept_out_is_stored_on_the_way_out_of_sight() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Freestyle)).unwrap();
    play_all(&table, "a1 b1");
    storage::limit_pages(&app, true);
    storage::fill(&table);
    assert!(app.enter_background().is_err());
    assert!(table.snapshot().unsaved);
    storage::limit_pages(&app, false);
    app.enter_background().unwrap();
    assert!(!table.snapshot().unsaved);
    let shown = table.snapshot();
    drop(app);
    assert_same_game(&open_plain(&dir).table().snapshot(), &shown);
}

#[test]
fn after_the_end_both_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    app.shutdown().unwrap();
    let shut_down = Err(AppError::Internal { code: "shut_down" });
    assert_eq!((app.enter_background(), app.enter_foreground()), (shut_down.clone(), shut_down));
}
