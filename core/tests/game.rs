//! The record of a game: what is refused changes nothing, and the record alone makes the game again.
#![allow(clippy::unwrap_used, reason = "a refused move is a failed test")]

use proptest::prelude::*;
use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{Action, Event, Game, GameResult, Refusal, ResultReason, Seat, Setup, Step};
use tengen_core::rules::{RuleSet, Verdict, judge};

fn setup(size: Size, rules: RuleSet) -> Setup {
    Setup::casual(size, rules, Seat::anyone(), Seat::anyone())
}

fn at(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}

fn played(rules: RuleSet, moves: &str) -> Game {
    let mut game = Game::new(setup(Size::STANDARD, rules));
    for name in moves.split_whitespace() {
        game.apply(Action::Play(at(name)), 0).unwrap();
    }
    game
}

fn five(winner: Stone, line: [&str; 5]) -> GameResult {
    GameResult { winner: Some(winner), reason: ResultReason::Five, line: line.map(at).to_vec() }
}

#[test]
fn a_five_ends_the_game_and_its_undo_withdraws_the_end() {
    let mut game = played(RuleSet::Freestyle, "a1 a2 b1 b2 c1 c2 d1 d2");
    let events = game.apply(Action::Play(at("e1")), 7).unwrap();
    let result = five(Stone::Black, ["a1", "b1", "c1", "d1", "e1"]);
    assert_eq!(
        events,
        [Event::Placed { point: at("e1"), stone: Stone::Black }, Event::Finished(result.clone())]
    );
    assert_eq!((game.result(), game.to_move(), game.turn()), (Some(&result), None, Stone::White));
    for refused in [Action::Play(at("h8")), Action::Redo, Action::Resign(Stone::White)] {
        assert_eq!(game.apply(refused, 8), Err(Refusal::GameOver));
    }
    assert_eq!(game.apply(Action::Undo, 9), Ok(vec![Event::TakenBack { plies: 1 }]));
    assert_eq!(
        (game.result(), game.to_move(), game.undone()),
        (None, Some(Stone::Black), &[Step::Stone(at("e1"))][..])
    );
    assert_eq!(
        game.apply(Action::Redo, 10),
        Ok(vec![Event::Redone { plies: 1 }, Event::Finished(result.clone())])
    );
    assert_eq!(game.result(), Some(&result));
    assert_eq!(game.log().last().map(|entry| entry.at_ms), Some(10));
}

#[test]
fn a_resignation_is_withdrawn_alone() {
    let mut game = played(RuleSet::Freestyle, "h8 h9 i9");
    game.apply(Action::Undo, 0).unwrap();
    let before = (game.board().clone(), game.undone().to_vec());
    game.apply(Action::Resign(Stone::White), 0).unwrap();
    let result =
        GameResult { winner: Some(Stone::Black), reason: ResultReason::Resignation, line: Vec::new() };
    assert_eq!(game.result(), Some(&result));
    assert_eq!(game.apply(Action::Undo, 0), Ok(vec![Event::TakenBack { plies: 0 }]));
    assert_eq!((game.board().clone(), game.undone().to_vec()), before);
    assert_eq!(game.apply(Action::Redo, 0), Ok(vec![Event::Redone { plies: 1 }]));
}

#[test]
fn another_move_forgets_what_was_taken_back_and_a_refused_one_does_not() {
    let mut game = played(RuleSet::Freestyle, "h8 h9 i9");
    game.apply(Action::Undo, 0).unwrap();
    game.apply(Action::Undo, 0).unwrap();
    assert_eq!(game.undone(), ["i9", "h9"].map(|name| Step::Stone(at(name))));
    assert_eq!(game.apply(Action::Play(at("h8")), 0), Err(Refusal::Taken(at("h8"))));
    assert_eq!(game.apply(Action::Play(Point::new(15, 0)), 0), Err(Refusal::OffBoard(Point::new(15, 0))));
    assert_eq!(game.undone().len(), 2);
    game.apply(Action::Play(at("a1")), 0).unwrap();
    assert_eq!(game.apply(Action::Redo, 0), Err(Refusal::NothingToRedo));
}

#[test]
fn a_foul_is_refused_and_says_why() {
    let mut game = played(RuleSet::Renju, "h7 a1 h9 c1 g8 e1 i8 g1");
    let before = game.clone();
    let Err(Refusal::Forbidden { point, foul }) = game.apply(Action::Play(at("h8")), 0) else {
        panic!("two threes cross at H8");
    };
    assert_eq!(point, at("h8"));
    assert!(
        matches!(judge(RuleSet::Renju, before.board(), point, Stone::Black), Verdict::Foul(known) if known == foul)
    );
    assert_eq!(game, before);
    let free = played(RuleSet::Standard, "h7 a1 h9 c1 g8 e1 i8 g1 h8");
    assert_eq!(free.plies().len(), 9);
}

#[test]
fn before_the_first_move_there_is_nothing_to_take_back() {
    let mut game = Game::new(setup(Size::MIN, RuleSet::Renju));
    assert_eq!(game.apply(Action::Undo, 0), Err(Refusal::NothingToUndo));
    assert_eq!(game.apply(Action::Redo, 0), Err(Refusal::NothingToRedo));
    assert_eq!(game, Game::new(setup(Size::MIN, RuleSet::Renju)));
}

fn action() -> impl Strategy<Value = Action> {
    // A small corner, so that fives and fouls come about, and now and then a point beyond the edge.
    let play = |x, y| Action::Play(Point::new(x, y));
    prop_oneof![
        20 => (0..6u8, 0..6u8).prop_map(move |(x, y)| play(x, y)),
        3 => (0..24u8, 0..24u8).prop_map(move |(x, y)| play(x, y)),
        5 => Just(Action::Undo),
        5 => Just(Action::Redo),
        1 => prop::sample::select(Stone::BOTH.as_slice()).prop_map(Action::Resign),
    ]
}

proptest! {
    #[test]
    fn the_record_makes_the_game_again(
        lines in 10..=20i32,
        rules in prop::sample::select(RuleSet::ALL.as_slice()),
        actions in prop::collection::vec(action(), 1..120),
    ) {
        let setup = setup(Size::new(lines).unwrap(), rules);
        let mut game = Game::new(setup.clone());
        for (at_ms, action) in (0..).zip(actions) {
            let before = game.clone();
            if game.apply(action, at_ms).is_ok() {
                prop_assert_eq!(game.log().len(), before.log().len() + 1);
            } else {
                prop_assert_eq!(&game, &before);
            }
            prop_assert_eq!(game.board().stones(), game.plies().len());
        }
        let again = Game::replay(setup, game.log().iter().copied()).unwrap();
        prop_assert_eq!(&again, &game);

        // Back to the empty board and forth again, whatever came before.
        let (plies, mut walked) = (game.plies().to_vec(), game);
        while walked.apply(Action::Undo, 0).is_ok() {}
        prop_assert_eq!((walked.board().stones(), walked.result()), (0, None));
        for _ in &plies {
            walked.apply(Action::Redo, 0).unwrap();
        }
        prop_assert_eq!(walked.plies(), plies);
        prop_assert_eq!(walked.board(), again.board());
    }
}
