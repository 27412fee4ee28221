//! How games end: case E3 (the full board) and games of two computers.

use std::sync::atomic::AtomicUsize;

use super::*;
use crate::game::{GameResult, Level, ResultReason};

fn watch(size: Size) -> NewGame {
    let quick = Seat::Computer { level: Level::LOWEST };
    NewGame { size, me: quick.clone(), other: quick, ..NewGame::first_choice(Kind::Watch) }
}

/// Case E3: no line is longer than two. The moves in the order in which they are played.
fn full_board() -> Vec<Point> {
    let of = |stone: Stone| {
        Size::STANDARD
            .points()
            .filter(move |point| ((point.x / 2 + point.y) % 2 == 0) == (stone == Stone::Black))
    };
    let (mut black, mut white) = (of(Stone::Black), of(Stone::White));
    (0..225).map(|ply| if ply % 2 == 0 { black.next() } else { white.next() }.unwrap()).collect()
}

const DRAW: GameResult = GameResult { winner: None, reason: ResultReason::FullBoard, line: Vec::new() };

#[test]
fn the_full_board_is_a_draw_at_ply_225_and_the_engine_is_not_asked_again() {
    let dir = tempfile::tempdir().unwrap();
    let moves = full_board();
    assert_eq!(moves.last(), Some(&at("n15")));
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&calls);
    let script = moves.clone();
    let mind: Arc<dyn Mind> = Arc::new(Puppet(Box::new(move |task, _| {
        counted.fetch_add(1, Ordering::SeqCst);
        Choice::Play(script[task.board.stones()])
    })));
    let app = open(&dir, &mind);
    app.table().new_game(watch(Size::STANDARD)).unwrap();
    let over = wait(&app, |snapshot| snapshot.phase == Phase::Over);
    assert_eq!((over.moves.len(), &over.result, over.to_move), (225, &Some(DRAW), None));
    assert_eq!(over.moves, moves);
    app.shutdown().unwrap();
    assert_eq!(calls.load(Ordering::SeqCst), 225);
}

#[test]
fn two_people_fill_the_board_too() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    app.table().new_game(two_people(Size::STANDARD, RuleSet::Standard)).unwrap();
    for (ply, point) in full_board().into_iter().enumerate() {
        assert_eq!(app.table().snapshot().phase, Phase::Playing, "ply {ply}");
        app.table().play(point).unwrap();
    }
    assert_eq!(app.table().snapshot().result, Some(DRAW));
    app.table().undo().unwrap();
    assert_eq!(app.table().snapshot().to_move, Some(Stone::Black));
}

#[test]
fn two_computers_play_to_the_end_by_themselves() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    app.table().new_game(watch(Size::MIN)).unwrap();
    let over = wait(&app, |snapshot| snapshot.phase == Phase::Over);
    assert_eq!(over.thinking, None);
    assert!(!(over.can_play || over.can_undo || over.can_redo || over.can_hint || over.can_resign));
    let finished = app.archive().finished(2, 0).unwrap();
    assert_eq!(finished.len(), 1);
    assert_eq!((finished[0].game, finished[0].plies), (over.game, over.moves.len()));
    assert_eq!((&finished[0].result, &finished[0].board), (&over.result, &over.board));
}

#[test]
fn nobody_moves_for_two_computers() {
    use crate::game::Refusal;
    let (_dir, asked, _app, table) = puppeteered();
    table.new_game(watch(Size::MIN)).unwrap();
    ask(&asked).answer.send(Answer::Play(at("a1"))).unwrap();
    let thinking = ask(&asked);
    let before = table.snapshot();
    assert_eq!(table.play(at("b1")), Err(Refusal::NotYourTurn.into()));
    assert_eq!(table.hint(), Err(Refusal::NotYourTurn.into()));
    assert_eq!(table.undo(), Err(Refusal::NothingToUndo.into()));
    assert_eq!(table.redo(), Err(Refusal::NothingToRedo.into()));
    assert_eq!(table.resign(), Err(Refusal::NothingToResign.into()));
    assert_eq!(table.snapshot(), before);
    drop(thinking);
}

#[test]
fn a_game_of_two_computers_stops_when_it_leaves_the_table_and_goes_on_when_it_returns() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(watch(Size::MIN)).unwrap();
    ask(&asked).answer.send(Answer::Play(at("a1"))).unwrap();
    let thinking = ask(&asked);
    let watched = table.snapshot();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    thinking.answer.send(Answer::Stopped(at("b1"))).unwrap();
    assert_eq!(table.snapshot().thinking, None);
    table.open_game(watched.game).unwrap();
    // Asked for the same ply again: the stopped search left nothing behind.
    let again = ask(&asked);
    assert_eq!((again.to_move, again.stones), (Stone::White, 1));
    again.answer.send(Answer::Play(at("c1"))).unwrap();
    wait(&app, |snapshot| snapshot.moves == ["a1", "c1"].map(at));
    let last = ask(&asked);
    last.answer.send(Answer::Stopped(at("d1"))).unwrap();
    app.shutdown().unwrap();
    assert_eq!(table.snapshot().moves.len(), 2);
}

#[test]
fn an_engine_that_panics_or_cheats_leaves_a_game_that_goes_on() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    table.play(at("h8")).unwrap();
    ask(&asked).answer.send(Answer::Panic).unwrap();
    let snapshot = wait(&app, |snapshot| snapshot.moves.len() == 2);
    assert!(snapshot.can_play);
    table.play(at("a1")).unwrap();
    ask(&asked).answer.send(Answer::Play(at("a1"))).unwrap();
    let snapshot = wait(&app, |snapshot| snapshot.moves.len() == 4);
    assert!(snapshot.can_play);
    table.hint().unwrap();
    ask(&asked).answer.send(Answer::Panic).unwrap();
    let snapshot = wait(&app, |snapshot| snapshot.thinking.is_none());
    assert_eq!((snapshot.hint.clone(), snapshot.can_hint), (None, true));
    table.undo().unwrap();
    assert_eq!(table.snapshot().moves.len(), 2);
}
