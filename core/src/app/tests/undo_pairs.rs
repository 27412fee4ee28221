//! Case U1: undo against the computer goes back to the person's last turn.

use super::*;

/// Black's moves here never meet; White's last five do.
const BLACK: [&str; 10] = ["a1", "c1", "e1", "g1", "i1", "a3", "c3", "e3", "g3", "i3"];
const WHITE: [&str; 10] = ["a15", "c15", "e15", "g15", "i15", "h6", "h7", "h8", "h9", "h10"];

/// The person, Black, and the puppet play that many plies.
fn played(app: &App, asked: &mpsc::Receiver<Asked>, plies: usize) {
    app.table().new_game(against_computer(ColourChoice::Black)).unwrap();
    for ply in 0..plies {
        if ply % 2 == 0 {
            app.table().play(at(BLACK[ply / 2])).unwrap();
        } else {
            ask(asked).answer.send(Answer::Play(at(WHITE[ply / 2]))).unwrap();
            wait(app, |snapshot| snapshot.moves.len() == ply + 1);
        }
    }
}

#[test]
fn a_while_the_computer_thinks_one_ply_goes_and_the_late_answer_is_discarded() {
    let (_dir, asked, app, table) = puppeteered();
    played(&app, &asked, 5);
    let thinking = ask(&asked);
    assert!(table.snapshot().thinking.is_some());

    table.undo().unwrap();
    let undone = table.snapshot();
    assert_eq!((undone.moves.len(), undone.redoable, undone.thinking), (4, 1, None));

    thinking.answer.send(Answer::Play(at(WHITE[2]))).unwrap();
    // The same thread is asked again only after it has delivered the late answer.
    table.play(at("o1")).unwrap();
    let next = ask(&asked);
    let snapshot = table.snapshot();
    assert_eq!((snapshot.moves.len(), snapshot.last_move), (5, Some(at("o1"))));
    drop(next);
}

#[test]
fn b_after_the_computers_ply_two_go() {
    let dir = tempfile::tempdir().unwrap();
    let (mind, asked) = puppet();
    let app = open(&dir, &mind);
    played(&app, &asked, 6);
    let before = app.table().snapshot();
    let last = before.last_event;
    app.table().undo().unwrap();
    let snapshot = app.table().snapshot();
    assert_eq!((snapshot.moves.len(), snapshot.redoable, snapshot.revision), (4, 2, before.revision + 1));
    let told: Vec<EventKind> = app.table().events_since(last).into_iter().map(|event| event.kind).collect();
    assert_eq!(told, [EventKind::TakenBack { plies: 2 }]);

    app.table().redo().unwrap();
    assert_same_game_but_time(&app.table().snapshot(), &before);
    assert!(app.table().snapshot().thinking.is_none());
}

#[test]
fn c_the_computers_first_ply_alone_cannot_be_undone() {
    let dir = tempfile::tempdir().unwrap();
    let (mind, asked) = puppet();
    let app = open(&dir, &mind);
    app.table().new_game(against_computer(ColourChoice::White)).unwrap();
    let thinking = ask(&asked);
    assert!(!app.table().snapshot().can_undo);
    assert_eq!(app.table().play(at("a1")), Err(AppError::Refused(crate::game::Refusal::NotYourTurn)));
    thinking.answer.send(Answer::Play(at("h8"))).unwrap();
    let snapshot = wait(&app, |snapshot| snapshot.moves.len() == 1);
    assert!(!snapshot.can_undo);
    assert_eq!(app.table().undo(), Err(AppError::Refused(crate::game::Refusal::NothingToUndo)));
    assert_eq!(app.table().snapshot(), snapshot);
}

#[test]
fn d_the_computers_win_is_withdrawn_and_counted_once() {
    let dir = tempfile::tempdir().unwrap();
    let (mind, asked) = puppet();
    let app = open(&dir, &mind);
    let (table, archive) = (app.table(), app.archive());
    played(&app, &asked, 20);
    let won = table.snapshot();
    let result = won.result.clone().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Stone::White), crate::game::ResultReason::Five));
    assert_eq!(result.line, ["h6", "h7", "h8", "h9", "h10"].map(at));
    let finished = archive.finished(10, 0).unwrap();
    assert_eq!(finished.iter().map(|game| (game.game, game.plies)).collect::<Vec<_>>(), [(won.game, 20)]);
    assert_eq!(finished[0].result, won.result);

    table.undo().unwrap();
    let undone = table.snapshot();
    assert_eq!((undone.moves.len(), undone.redoable, undone.phase), (18, 2, Phase::Playing));
    assert_eq!(undone.result, None);
    assert_eq!(archive.finished(10, 0).unwrap(), []);

    table.redo().unwrap();
    assert_eq!(table.snapshot().result, won.result);
    assert_eq!(archive.finished(10, 0).unwrap().len(), 1);
    // The other way to the same end: the computer finds its five again.
    table.undo().unwrap();
    table.play(at("o1")).unwrap();
    ask(&asked).answer.send(Answer::Play(at("h10"))).unwrap();
    wait(&app, |snapshot| snapshot.phase == Phase::Over);
    let finished = archive.finished(10, 0).unwrap();
    assert_eq!(finished.iter().map(|game| (game.game, game.plies)).collect::<Vec<_>>(), [(won.game, 20)]);
}

#[test]
fn the_computers_resignation_goes_with_its_last_ply_and_a_persons_alone() {
    let (_dir, asked, app, table) = puppeteered();
    played(&app, &asked, 5);
    ask(&asked).answer.send(Answer::Resign).unwrap();
    let resigned = wait(&app, |snapshot| snapshot.phase == Phase::Over);
    let result = resigned.result.clone().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Stone::Black), crate::game::ResultReason::Resignation));
    table.undo().unwrap();
    let back = table.snapshot();
    assert_eq!((back.moves.len(), back.phase, back.thinking), (4, Phase::Playing, None));

    // The person resigns while the computer thinks, takes that back, and the computer thinks on.
    table.play(at("o1")).unwrap();
    let thinking = ask(&asked);
    table.resign().unwrap();
    let resigned = table.snapshot();
    assert_eq!(resigned.result.as_ref().and_then(|result| result.winner), Some(Stone::White));
    assert_eq!((resigned.thinking, resigned.can_resign), (None, false));
    assert_eq!(table.resign(), Err(AppError::Refused(crate::game::Refusal::GameOver)));
    drop(thinking);
    table.undo().unwrap();
    let again = ask(&asked);
    assert_eq!((again.to_move, again.stones), (Stone::White, 5));
    assert_eq!(table.snapshot().moves.len(), 5);
}

#[test]
fn undo_and_redo_have_no_limit() {
    let (_dir, asked, app, table) = puppeteered();
    played(&app, &asked, 20);
    let won = table.snapshot();
    for plies in (0..20).step_by(2).rev() {
        table.undo().unwrap();
        assert_eq!(table.snapshot().moves.len(), plies);
    }
    assert!(!table.snapshot().can_undo);
    assert_eq!(table.snapshot().board.stones(), 0);
    while table.snapshot().can_redo {
        table.redo().unwrap();
    }
    assert_same_game_but_time(&table.snapshot(), &won);
}
