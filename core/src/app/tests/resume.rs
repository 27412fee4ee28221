//! Case U3: kill anywhere, and all that was shown is there again. A copy of the data folder, taken while the app is
//! open, is what a kill leaves behind.

use super::*;
use crate::game::Refusal;

#[test]
fn a_kill_between_the_plies_loses_nothing_and_the_computer_thinks_on() {
    let (dir, asked, app, table) = puppeteered();
    let level = Level::new(7).unwrap();
    table.new_game(NewGame { other: computer(level), ..against_computer(ColourChoice::Black) }).unwrap();
    for ply in 0..6 {
        table.play(Point::new(ply, 0)).unwrap();
        ask(&asked).answer.send(Answer::Play(Point::new(ply, if ply == 4 { 13 } else { 14 }))).unwrap();
        wait(&app, |snapshot| {
            snapshot.moves.len() == 2 * usize::from(ply) + 2 || snapshot.phase == Phase::Over
        });
        if ply == 3 {
            // Not five in a row for Black.
            table.play(at("o1")).unwrap();
            ask(&asked).answer.send(Answer::Play(at("o15"))).unwrap();
            wait(&app, |snapshot| snapshot.moves.len() == 10);
            break;
        }
    }
    let idle = table.snapshot();
    let killed = copy_of(dir.path());
    table.play(at("h8")).unwrap();
    let thinking = ask(&asked);
    let mid_thought = table.snapshot();
    let killed_thinking = copy_of(dir.path());

    let (other_mind, other_asked) = puppet();
    let reopened = open(&killed, &other_mind);
    assert_same_game(&reopened.table().snapshot(), &idle);
    assert_eq!(reopened.table().snapshot().thinking, None);
    drop(reopened);

    let reopened = open(&killed_thinking, &other_mind);
    let snapshot = reopened.table().snapshot();
    assert_same_game(&snapshot, &mid_thought);
    let again = ask(&other_asked);
    assert_eq!((again.to_move, again.stones, again.level), (Stone::White, 11, level));
    assert_eq!(again.seed, thinking.seed, "the computer draws the same lot");
    again.answer.send(Answer::Play(at("h9"))).unwrap();
    wait(&reopened, |snapshot| snapshot.moves.len() == 12);
    drop(thinking);
}

#[test]
fn a_kill_after_undo_keeps_what_can_be_undone_and_redone() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Renju)).unwrap();
    play_all(&table, "h8 h9 i9 g7 j10 k11 a1 b1 c1 d1 e1 f1");
    for undone in 1..=12 {
        table.undo().unwrap();
        let killed = copy_of(dir.path());
        let reopened = App::open(killed.path()).unwrap();
        let snapshot = reopened.table().snapshot();
        assert_same_game(&snapshot, &table.snapshot());
        assert_eq!((snapshot.moves.len(), snapshot.redoable), (12 - undone, undone));
        if undone == 8 {
            for _ in 0..8 {
                reopened.table().redo().unwrap();
            }
            assert_eq!(reopened.table().redo(), Err(AppError::Refused(Refusal::NothingToRedo)));
            assert_eq!(reopened.table().snapshot().moves.len(), 12);
            reopened.table().resign().unwrap();
            let finished = reopened.archive().finished(9, 0).unwrap();
            assert_eq!(finished.iter().map(|game| game.plies).collect::<Vec<_>>(), [12]);
        }
    }
}

#[test]
fn two_people_play_to_a_win_undo_to_the_empty_board_and_resume_after_a_kill() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Standard)).unwrap();
    play_all(&table, "h8 h9 i8 i9 j8 j9 k8 k9 l8");
    let won = table.snapshot();
    assert_eq!(won.phase, Phase::Over);
    assert_eq!(won.result.as_ref().unwrap().line, ["h8", "i8", "j8", "k8", "l8"].map(at));
    for _ in 0..9 {
        table.undo().unwrap();
    }
    let empty = table.snapshot();
    assert_eq!((empty.board.stones(), empty.redoable, empty.can_undo), (0, 9, false));
    let killed = copy_of(dir.path());
    drop(app);

    let app = open_plain(&killed);
    assert_same_game(&app.table().snapshot(), &empty);
    while app.table().snapshot().can_redo {
        app.table().redo().unwrap();
    }
    let again = app.table().snapshot();
    assert_eq!((&again.result, &again.moves), (&won.result, &won.moves));
    assert_eq!((&again.black, &again.white), (&person("甲"), &person("Zoë")));
}

#[test]
fn a_dropped_app_is_found_again_and_its_folder_is_free() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    play_all(&table, "a1 b1");
    let before = table.snapshot();
    assert!(matches!(App::open(dir.path()), Err(AppError::AlreadyOpen { path }) if path == dir.path()));
    drop(app);
    assert_eq!(table.play(at("c1")), Err(AppError::Internal { code: "shut_down" }));
    assert!(!dir.path().join("archive.db-wal").exists(), "the log is folded into the file");
    let app = open_plain(&dir);
    assert_same_game(&app.table().snapshot(), &before);
}
