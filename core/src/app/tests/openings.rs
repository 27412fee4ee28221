//! Openings, claims and the lot at the table: what goes with the persons when they exchange their seats, what the computer
//! does, what a kill leaves.

use super::*;
use crate::game::{Clocks, GameResult, Refusal, ResultReason, TimeControl};
use crate::rules::FoulPolicy;
use crate::rules::opening::{Choice as OpeningChoice, Opening, Pattern, Protocol};

const MINUTE: TimeControl = TimeControl::Total { main_ms: 60_000 };
const TEN_MINUTES: TimeControl = TimeControl::Total { main_ms: 600_000 };

fn people(protocol: Protocol) -> NewGame {
    NewGame { opening: Opening::of(protocol), ..two_people(Size::STANDARD, RuleSet::Renju) }
}

fn names(table: &Table) -> [String; 2] {
    let snapshot = table.snapshot();
    [&snapshot.black, &snapshot.white].map(|seat| match seat {
        Seat::Person { name } => name.clone(),
        Seat::Computer { level } => level.number().to_string(),
    })
}

fn left(table: &Table) -> [i64; 2] {
    let clock = table.clock().unwrap();
    [clock.black.left_ms, clock.white.left_ms]
}

#[test]
fn a_swap_exchanges_the_clocks_and_whose_the_score_is() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let as_time: Arc<dyn Time> = time.clone();
    let app = App::open_at(dir.path(), &as_time).unwrap();
    let table = app.table();
    // A handicap: 甲 has a minute, Zoë ten.
    let choice = NewGame {
        clock: MINUTE,
        other_clock: TEN_MINUTES,
        colour: ColourChoice::Alternate,
        ..people(Protocol::Swap)
    };
    table.new_game(choice).unwrap();
    time.advance(9_000);
    play_all(&table, "h8 a1 i9");
    assert_eq!((left(&table), table.clock().unwrap().running), ([51_000, 600_000], Some(Stone::White)));
    time.advance(5_000);
    table.choose(OpeningChoice::Swap).unwrap();
    // Each has their own time, and 甲, White now, places the fourth stone.
    assert_eq!((names(&table), left(&table)), (["Zoë".into(), "甲".into()], [595_000, 51_000]));
    assert_eq!(table.clock().unwrap().running, Some(Stone::White));
    time.advance(1_000);
    assert_eq!(left(&table), [595_000, 50_000]);
    // Taken back, all is as before but for the time that has passed.
    table.undo().unwrap();
    assert_eq!((names(&table), left(&table)), (["甲".into(), "Zoë".into()], [50_000, 595_000]));
    table.redo().unwrap();
    assert_eq!((names(&table), left(&table)), (["Zoë".into(), "甲".into()], [595_000, 50_000]));
    // Zoë wins as Black, and it is her point whatever colour she has.
    table.play(at("b1")).unwrap();
    time.advance(2_000);
    table.resign().unwrap();
    assert_eq!(table.snapshot().result.as_ref().unwrap().winner, Some(Stone::White));
    assert_eq!(table.snapshot().score, MatchScore { black: 0, white: 1, draws: 0 });
    // In the next game the colours are exchanged from the start of this one: Zoë begins.
    table.restart().unwrap();
    assert_eq!((names(&table), left(&table)), (["Zoë".into(), "甲".into()], [600_000, 60_000]));
    assert_eq!(table.snapshot().score, MatchScore { black: 0, white: 1, draws: 0 });
    drop(app);
    let app = App::open_at(dir.path(), &as_time).unwrap();
    assert_eq!(app.table().snapshot().score, MatchScore { black: 0, white: 1, draws: 0 });
}

#[test]
fn u4_in_an_opening_the_decider_s_clock_pauses_survives_a_kill_and_ends_the_game_once() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let as_time: Arc<dyn Time> = time.clone();
    let app = App::open_at(dir.path(), &as_time).unwrap();
    let table = app.table();
    table.new_game(NewGame { clock: MINUTE, other_clock: MINUTE, ..people(Protocol::Swap2) }).unwrap();
    play_all(&table, "h8 a1 i9");
    table.choose(OpeningChoice::AddTwo).unwrap();
    play_all(&table, "b1 c1");
    // Black decides, though White's stone is next.
    assert_eq!(table.clock().unwrap().running, Some(Stone::Black));
    time.advance(4_000);
    app.enter_background().unwrap();
    time.advance(600_000);
    app.enter_foreground().unwrap();
    assert_eq!(left(&table), [56_000, 60_000]);
    // Killed, and opened again: all choices are there, and the clock has what was noted.
    let killed = copy_of(dir.path());
    let later = ManualTime::new();
    let again = App::open_at(killed.path(), &(later.clone() as Arc<dyn Time>)).unwrap();
    assert_same_game(
        &again.table().snapshot(),
        &TableSnapshot { clock: again.table().snapshot().clock, ..(*table.snapshot()).clone() },
    );
    assert_eq!(left(&again.table()), [56_000, 60_000]);
    again.table().choose(OpeningChoice::Stay).unwrap();
    assert_eq!(again.table().snapshot().opening.ask, None);
    // At zero it is one result, once, whoever's stone would be next.
    time.advance(56_000);
    let lost = table.snapshot();
    assert_eq!(
        lost.result,
        Some(GameResult { winner: Some(Stone::White), reason: ResultReason::Time, line: Vec::new() })
    );
    assert_eq!(table.choose(OpeningChoice::Stay), Err(Refusal::GameOver.into()));
    time.advance(600_000);
    assert_eq!(table.snapshot(), lost);
    let finished = table.events_since(0).into_iter();
    assert_eq!(finished.filter(|event| matches!(event.kind, EventKind::Finished(_))).count(), 1);
}

#[test]
fn clocks_are_proposed_over_a_given_opening_and_a_refusal_leaves_the_old_and_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    let given = Protocol::Given(Pattern::new(3).unwrap());
    table.new_game(NewGame { clock: MINUTE, other_clock: MINUTE, ..people(given) }).unwrap();
    let clocks = Clocks::both(TEN_MINUTES);
    for agrees in [false, true] {
        let last = table.snapshot().last_event;
        table.propose_clocks(clocks).unwrap();
        assert!(table.snapshot().can_answer);
        if agrees {
            table.accept().unwrap();
        } else {
            table.decline().unwrap();
        }
        let told: Vec<EventKind> = table.events_since(last).into_iter().map(|event| event.kind).collect();
        let control = table.snapshot().clock.unwrap().white.control;
        let (answered, expected) = match told.as_slice() {
            [EventKind::Offered(_), EventKind::OfferDeclined(_)] => (false, MINUTE),
            [EventKind::Offered(_), EventKind::OfferAccepted(_)] => (true, TEN_MINUTES),
            other => panic!("{other:?}"),
        };
        assert_eq!((answered, control), (agrees, expected));
        // The same is not asked twice of the same stones; another proposal is another matter.
        if !agrees {
            assert!(matches!(table.propose_clocks(clocks), Err(AppError::Refused(Refusal::TooSoon { .. }))));
            table.propose_clocks(Clocks::both(TimeControl::Total { main_ms: 90_000 })).unwrap();
            table.withdraw().unwrap();
            let other = Clocks { black: TEN_MINUTES, white: MINUTE };
            table.propose_clocks(other).unwrap();
            table.decline().unwrap();
        }
    }
}

#[test]
fn the_lot_draws_anew_after_each_game_but_not_for_one_begun_anew() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(people(Protocol::Lot)).unwrap();
    let drawn = || {
        let opening = table.snapshot().opening.opening;
        assert!(matches!(opening.protocol, Protocol::Drawn(_)), "{opening:?}");
        opening
    };
    let first = drawn();
    assert_eq!(table.snapshot().moves.len(), 3);
    play_all(&table, "a1");
    table.restart().unwrap();
    assert_eq!(drawn(), first, "begun anew, it is the same game");
    let mut seen = vec![first];
    // Nobody draws the same one of 26 so often.
    for _ in 0..24 {
        table.resign().unwrap();
        table.restart().unwrap();
        seen.push(drawn());
    }
    assert!(seen.iter().any(|&opening| opening != first), "{seen:?}");
    assert_eq!(app.settings().two_people.opening, Opening::of(Protocol::Lot), "the choice is the lot");
    let last = drawn();
    drop(app);
    assert_eq!(open_plain(&dir).table().snapshot().opening.opening, last);

    let given = Protocol::Given(Pattern::new(20).unwrap());
    let app = open_plain(&dir);
    app.table().new_game(people(given)).unwrap();
    app.table().resign().unwrap();
    app.table().restart().unwrap();
    assert_eq!(app.table().snapshot().opening.opening, Opening::of(given), "what is given stays");
}

/// Black, a person, crosses two threes on H8 where White must claim it.
fn crossed(white: Seat) -> (TempDir, mpsc::Receiver<Asked>, App, Table) {
    let (dir, asked, app, table) = puppeteered();
    let choice = NewGame {
        rules: RuleSet::Renju,
        fouls: FoulPolicy::Claim,
        other: white,
        ..against_computer(ColourChoice::Black)
    };
    table.new_game(choice).unwrap();
    (dir, asked, app, table)
}

#[test]
fn the_computer_claims_a_foul_as_white() {
    let (_dir, asked, app, table) = crossed(computer(Level::LOWEST));
    for (black, white) in [("g8", "a1"), ("i8", "a15"), ("h7", "o1"), ("h9", "o15")] {
        table.play(at(black)).unwrap();
        ask(&asked).answer.send(Answer::Play(at(white))).unwrap();
        wait(&app, |snapshot| snapshot.can_play);
    }
    assert!(table.snapshot().forbidden.is_empty(), "nothing is marked that one must see oneself");
    table.play(at("h8")).unwrap();
    assert_eq!(table.snapshot().result, None);
    ask(&asked).answer.send(Answer::Play(at("b1"))).unwrap();
    let over = wait(&app, |snapshot| snapshot.phase == Phase::Over);
    let result = over.result.clone().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Stone::White), ResultReason::Foul));
    assert_eq!(
        over.foul.as_ref().map(|foul| (foul.point, foul.foul.mixture())),
        Some((at("h8"), "3-3".to_owned()))
    );
    // Taken back, the foul is gone with its claim.
    table.undo().unwrap();
    assert_eq!((table.snapshot().moves.len(), table.snapshot().can_play), (8, true));
}

#[test]
fn a_person_claims_in_time_or_not_at_all_and_a_wrong_claim_is_told() {
    let (_dir, _asked, _app, table) = crossed(person("Zoë"));
    play_all(&table, "g8 a1 i8 a15 h7 o1 h9 o15");
    assert_eq!(table.claim_foul(), Err(Refusal::NothingToClaim.into()), "it is Black's turn");
    play_all(&table, "h8 b1");
    assert_eq!(table.claim_foul(), Err(Refusal::NothingToClaim.into()), "too late");
    play_all(&table, "c3");
    let (before, last) = (table.snapshot(), table.snapshot().last_event);
    assert!(before.can_claim);
    table.claim_foul().unwrap();
    let told: Vec<EventKind> = table.events_since(last).into_iter().map(|event| event.kind).collect();
    assert_eq!(told, [EventKind::WrongClaim]);
    let after = table.snapshot();
    assert_eq!((&after.board, &after.result, after.to_move), (&before.board, &None, before.to_move));
}

#[test]
fn a_stone_of_the_other_colour_is_asked_back_by_who_placed_it() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    let undo = UndoRule::ASKING;
    table.new_game(NewGame { undo, ..people(Protocol::Swap2) }).unwrap();
    play_all(&table, "h8 a1 i9");
    table.choose(OpeningChoice::AddTwo).unwrap();
    play_all(&table, "b1 c1");
    table.choose(OpeningChoice::Stay).unwrap();
    table.ask_undo().unwrap();
    // Zoë, White, placed the fifth stone, which is black: she asks, 甲 answers.
    assert_eq!(table.snapshot().offer.map(|offer| offer.by), Some(Stone::White));
    table.accept().unwrap();
    let back = table.snapshot();
    assert_eq!((back.moves.len(), back.undos_left), (4, [Some(3), Some(2)]));
}

#[test]
fn what_an_opening_closes_is_told_point_by_point() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(people(Protocol::Pro)).unwrap();
    let closed = || table.snapshot().opening.closed.clone();
    // The centre alone is open.
    assert_eq!((closed().len(), closed().contains(&at("h8"))), (224, false));
    play_all(&table, "h8");
    assert_eq!(closed(), [], "White's stone lies anywhere");
    play_all(&table, "i9");
    // Black's second outside the 5×5 points: those are closed, with stone or without.
    let inner = |point: &Point| point.x.abs_diff(7) <= 2 && point.y.abs_diff(7) <= 2;
    assert!(closed().len() == 25 && closed().iter().all(inner));
    play_all(&table, "k8");
    assert_eq!(closed(), [], "the opening is over");
    // A fifth move that was offered, or is the same by symmetry, is no further offer; what lies there is not closed by that.
    let opening = Opening::with_fifths(Protocol::Given(Pattern::new(3).unwrap()));
    table.new_game(NewGame { opening, ..people(Protocol::Free) }).unwrap();
    play_all(&table, "a1 c1");
    let view = table.snapshot().opening.clone();
    assert!(view.closed.contains(&at("c1")) && !view.closed.contains(&at("h8")));
    assert!(view.closed.iter().all(|point| !view.points.contains(point)));
}
