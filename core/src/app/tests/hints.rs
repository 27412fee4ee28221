//! Searching on request, and stopping a search.

use super::*;
use crate::game::Refusal;

#[test]
fn a_hint_comes_by_revision_and_goes_with_the_next_move() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    assert!(table.snapshot().can_hint);
    table.hint().unwrap();
    let searching = table.snapshot();
    let thinking = searching.thinking.unwrap();
    assert_eq!((thinking.stone, thinking.purpose), (Stone::Black, Purpose::Hint));
    assert!(searching.can_play && !searching.can_hint);
    table.hint().unwrap();
    assert_eq!(table.snapshot(), searching, "one search is enough");
    ask(&asked).answer.send(Answer::Play(at("e5"))).unwrap();
    let hinted = wait(&app, |snapshot| snapshot.thinking.is_none());
    let five = Hint { point: at("e5"), reason: HintReason::TakesFive, line: vec![at("e5")], wins: true };
    assert_eq!(hinted.hint, Some(five));
    assert!(asked.try_recv().is_err());
    table.play(at("a1")).unwrap();
    assert_eq!(table.snapshot().hint, None);
}

#[test]
fn a_move_or_a_stop_ends_the_search_for_a_hint() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    table.hint().unwrap();
    let first = ask(&asked);
    table.play(at("a1")).unwrap();
    assert_eq!(table.snapshot().thinking, None);
    first.answer.send(Answer::Play(at("b1"))).unwrap();
    table.hint().unwrap();
    let second = ask(&asked);
    assert_eq!((second.to_move, table.snapshot().hint.clone()), (Stone::White, None));
    table.stop_thinking().unwrap();
    let stopped = table.snapshot();
    assert_eq!((stopped.thinking, stopped.hint.clone(), stopped.can_hint), (None, None, true));
    second.answer.send(Answer::Play(at("c1"))).unwrap();
    table.hint().unwrap();
    ask(&asked).answer.send(Answer::Play(at("d1"))).unwrap();
    let hinted = wait(&app, |snapshot| snapshot.hint.is_some());
    assert_eq!(hinted.hint.as_ref().unwrap().point, at("d1"));
}

#[test]
fn stopped_the_computer_plays_the_best_it_has() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    table.play(at("h8")).unwrap();
    let thinking = table.snapshot().thinking.unwrap();
    assert_eq!((thinking.stone, thinking.purpose), (Stone::White, Purpose::Move));
    assert!(thinking.limit_ms > 0);
    assert_eq!(table.hint(), Err(Refusal::NotYourTurn.into()));
    ask(&asked).answer.send(Answer::Stopped(at("i9"))).unwrap();
    table.stop_thinking().unwrap();
    let snapshot = wait(&app, |snapshot| snapshot.moves.len() == 2);
    assert_eq!(snapshot.last_move, Some(at("i9")));
    assert!(snapshot.can_play);
    assert_eq!(table.stop_thinking(), Ok(()));
    assert_eq!(table.snapshot(), snapshot);
}

#[test]
fn the_engine_itself_gives_a_hint_that_can_be_played() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Renju)).unwrap();
    play_all(&table, "e5 a1 e6 a2 e7 a3 e8 a10");
    table.hint().unwrap();
    let hinted = wait(&app, |snapshot| snapshot.hint.is_some());
    table.play(hinted.hint.as_ref().unwrap().point).unwrap();
    assert_eq!(table.snapshot().phase, Phase::Over, "a five is there to be taken");
}

#[test]
fn progress_is_shown_without_a_change_of_the_game() {
    let dir = tempfile::tempdir().unwrap();
    let (tell, told) = mpsc::channel();
    // Asks for the time until a report must have gone out, as an engine does in a long search.
    let mind: Arc<dyn Mind> = Arc::new(Puppet(Box::new(move |_, control| {
        while (control.now_ms)() < 600 {
            std::thread::yield_now();
        }
        tell.send((control.now_ms)()).unwrap();
        Choice::Play(at("b2"))
    })));
    let app = open(&dir, &mind);
    app.table().new_game(against_computer(ColourChoice::Black)).unwrap();
    app.table().play(at("a1")).unwrap();
    let begun = app.table().snapshot();
    let later = wait(&app, |snapshot| snapshot.thinking.is_some_and(|thinking| thinking.elapsed_ms >= 250));
    assert_same_game(&begun, &later);
    assert!(later.revision > begun.revision && later.last_event == begun.last_event);
    let done = wait(&app, |snapshot| snapshot.moves.len() == 2);
    let (reports, took_ms) = (done.revision - begun.revision - 1, told.recv().unwrap());
    let most = i64::try_from(took_ms / 250).unwrap();
    assert!((1..=most).contains(&reports), "{reports} reports in {took_ms} ms");
}
