//! Offers at the table: between two people at one device, and to the computer.

use super::*;
use crate::game::{GameResult, OfferKind, Refusal, ResultReason, UndoRule};

const AGREED: GameResult = GameResult { winner: None, reason: ResultReason::Agreement, line: Vec::new() };

fn asking_people(dir: &TempDir) -> App {
    let app = open_plain(dir);
    let choice = NewGame { undo: UndoRule::ASKING, ..two_people(Size::STANDARD, RuleSet::Freestyle) };
    app.table().new_game(choice).unwrap();
    app
}

#[test]
fn people_who_ask_cannot_just_take_back() {
    let dir = tempfile::tempdir().unwrap();
    let app = asking_people(&dir);
    let table = app.table();
    assert_eq!(table.ask_undo(), Err(Refusal::NothingToUndo.into()));
    play_all(&table, "h8 h9 i9");
    let before = table.snapshot();
    assert!(!before.can_undo && before.can_ask_undo && !before.can_answer);
    assert_eq!(table.undo(), Err(Refusal::AskFirst.into()));

    table.ask_undo().unwrap();
    let asked = table.snapshot();
    let offer = asked.offer.unwrap();
    assert_eq!((offer.kind, offer.by, asked.can_answer), (OfferKind::Undo { ply: 2 }, Stone::Black, true));
    // Asked again, it is still the same offer.
    table.ask_undo().unwrap();
    assert_eq!(table.snapshot(), asked);
    table.accept().unwrap();
    let back = table.snapshot();
    assert_eq!((back.moves.len(), back.redoable, back.offer), (2, 1, None));
    assert_eq!(back.undos_left, [Some(2), Some(3)]);
    let kinds: Vec<EventKind> =
        table.events_since(before.last_event).into_iter().map(|event| event.kind).collect();
    let expected =
        [EventKind::Offered(offer), EventKind::OfferAccepted(offer), EventKind::TakenBack { plies: 1 }];
    assert_eq!(kinds, expected);
}

#[test]
fn an_offer_outlives_the_app() {
    let dir = tempfile::tempdir().unwrap();
    let app = asking_people(&dir);
    play_all(&app.table(), "h8 h9 i9");
    app.table().ask_undo().unwrap();
    play_all(&app.table(), "a1 b1");
    let asked = app.table().snapshot();
    drop(app);
    let app = open_plain(&dir);
    assert_same_game(&app.table().snapshot(), &asked);
    app.table().accept().unwrap();
    assert_eq!(app.table().snapshot().moves, ["h8", "h9"].map(at));
    assert_eq!(app.table().accept(), Err(Refusal::NoOffer.into()));
}

#[test]
fn two_people_agree_on_a_draw_or_do_not() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Freestyle)).unwrap();
    assert_eq!(table.offer_draw(), Err(Refusal::TooSoon { ply: 2 }.into()));
    play_all(&table, "h8 h9");
    table.offer_draw().unwrap();
    table.decline().unwrap();
    assert_eq!((table.snapshot().offer, table.snapshot().can_offer_draw), (None, false));
    play_all(&table, "i9");
    table.offer_draw().unwrap();
    table.withdraw().unwrap();
    assert_eq!(table.accept(), Err(Refusal::NoOffer.into()));
    play_all(&table, "a1 b1 c1 d1 e1 f1 g1 h1 i1");
    table.offer_draw().unwrap();
    table.accept().unwrap();
    let drawn = table.snapshot();
    assert_eq!((&drawn.result, drawn.score.draws), (&Some(AGREED), 1));
    // Withdrawn, it is no draw any more, nor one of the match.
    table.undo().unwrap();
    let on = table.snapshot();
    assert_eq!((on.moves.len(), on.result.as_ref(), on.score), (12, None, MatchScore::default()));
}

#[test]
fn two_people_agree_to_begin_anew() {
    let dir = tempfile::tempdir().unwrap();
    let app = asking_people(&dir);
    let table = app.table();
    play_all(&table, "h8 h9 i9");
    let first = table.snapshot().game;
    table.offer_restart().unwrap();
    assert_eq!(table.snapshot().game, first);
    table.accept().unwrap();
    let fresh = table.snapshot();
    assert!(fresh.game != first && fresh.moves.is_empty() && fresh.offer.is_none());
    assert_eq!((fresh.undo, &fresh.black), (UndoRule::ASKING, &person("甲")));
}

#[test]
fn people_agree_on_other_clocks_before_the_first_stone() {
    use crate::game::{Clocks, TimeControl};
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    let clocks = Clocks::both(TimeControl::Total { main_ms: 300_000 });
    table.propose_clocks(clocks).unwrap();
    let last = table.snapshot().last_event;
    table.decline().unwrap();
    assert_eq!(table.snapshot().clock, None);
    assert!(matches!(table.events_since(last)[..], [TableEvent { kind: EventKind::OfferDeclined(_), .. }]));
    let clocks = Clocks::both(TimeControl::Total { main_ms: 600_000 });
    table.propose_clocks(clocks).unwrap();
    table.accept().unwrap();
    assert_eq!(table.snapshot().clock.map(|clock| clock.white.control), Some(clocks.white));
    // The next game is played by them too, and so is this one when it is opened again.
    drop(app);
    let app = open_plain(&dir);
    let table = app.table();
    assert_eq!(table.snapshot().clock.map(|clock| clock.black.control), Some(clocks.black));
    play_all(&table, "a1");
    assert_eq!(table.propose_clocks(clocks), Err(Refusal::TooLate.into()));
    table.restart().unwrap();
    assert_eq!(table.snapshot().clock.map(|clock| clock.black.control), Some(clocks.black));
}

/// Against the puppet, whose answer's column tells what it thinks of its position; it sees it from the side to move.
fn offered(answer: Answer) -> (Arc<TableSnapshot>, MatchScore) {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    assert_eq!(table.ask_undo(), Err(Refusal::NobodyToAsk.into()));
    assert_eq!(table.offer_restart(), Err(Refusal::NobodyToAsk.into()));
    table.play(at("h8")).unwrap();
    ask(&asked).answer.send(Answer::Play(at("h9"))).unwrap();
    wait(&app, |snapshot| snapshot.can_play);
    table.offer_draw().unwrap();
    let thinking = ask(&asked);
    let waiting = table.snapshot();
    assert_eq!(waiting.thinking.map(|thinking| thinking.purpose), Some(Purpose::Answer));
    assert!(!waiting.can_answer);
    assert_eq!(table.accept(), Err(Refusal::NotYourTurn.into()));
    thinking.answer.send(answer).unwrap();
    let answered = wait(&app, |snapshot| snapshot.offer.is_none());
    (Arc::clone(&answered), answered.score)
}

#[test]
fn the_computer_agrees_to_a_draw_when_it_is_behind() {
    // The person to move is ahead by 500.
    let (answered, score) = offered(Answer::Play(at("f1")));
    assert_eq!((&answered.result, score.draws), (&Some(AGREED), 1));
}

#[test]
fn the_computer_declines_a_draw_when_it_is_not_behind() {
    // The position is even; and once the person is lost.
    for answer in [Answer::Play(at("a1")), Answer::Resign, Answer::Panic] {
        let (answered, score) = offered(answer);
        assert_eq!((&answered.result, score), (&None, MatchScore::default()));
        assert!(answered.can_play && !answered.can_offer_draw);
    }
}

#[test]
fn offered_while_the_computer_thinks_it_answers_first_and_then_moves() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    table.play(at("h8")).unwrap();
    ask(&asked).answer.send(Answer::Play(at("h9"))).unwrap();
    wait(&app, |snapshot| snapshot.can_play);
    table.play(at("i8")).unwrap();
    let moving = ask(&asked);
    table.offer_draw().unwrap();
    moving.answer.send(Answer::Stopped(at("o1"))).unwrap();
    let answering = ask(&asked);
    // Its own turn: ahead by 500.
    answering.answer.send(Answer::Play(at("f1"))).unwrap();
    let moving = ask(&asked);
    assert_eq!((moving.to_move, moving.stones), (Stone::White, 3));
    assert_eq!(table.snapshot().offer, None);
    moving.answer.send(Answer::Play(at("i9"))).unwrap();
    let moved = wait(&app, |snapshot| snapshot.can_play);
    assert_eq!(moved.moves.last(), Some(&at("i9")));
}

#[test]
fn an_allowance_holds_against_the_computer_too() {
    let (_dir, asked, app, table) = puppeteered();
    let undo = UndoRule { asks: false, allowance: Some(1) };
    table.new_game(NewGame { undo, ..against_computer(ColourChoice::Black) }).unwrap();
    for name in ["h8", "i8"] {
        table.play(at(name)).unwrap();
        ask(&asked).answer.send(Answer::Play(at(if name == "h8" { "a1" } else { "b1" }))).unwrap();
        wait(&app, |snapshot| snapshot.can_play);
    }
    table.undo().unwrap();
    assert_eq!((table.snapshot().moves.len(), table.snapshot().undos_left[0]), (2, Some(0)));
    assert_eq!(table.undo(), Err(Refusal::NoUndoLeft { allowance: 1 }.into()));
    assert!(!table.snapshot().can_undo);
    let asks = NewGame { undo: UndoRule::ASKING, ..against_computer(ColourChoice::Black) };
    assert!(matches!(table.new_game(asks), Err(AppError::BadSetup(_))));
}
