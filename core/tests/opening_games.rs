//! Games with every opening rule and every way to treat fouls, under random actions; and against the computer.
#![allow(clippy::unwrap_used, reason = "a refused action is a failed test")]

mod common;

use std::sync::atomic::AtomicBool;

use common::{Dice, beside_stones, level_nodes, open_actions, openings, quietly};
use proptest::prelude::*;
use tengen_core::board::{Point, Size, Stone};
use tengen_core::engine::{self, Control, OpeningMove, Task};
use tengen_core::game::{Action, Event, Game, Level, ResultReason, Seat, Setup};
use tengen_core::rules::opening::{Choice, Opening, Protocol};
use tengen_core::rules::{FoulPolicy, FoulSet, RuleSet};

fn person(name: &str) -> Seat {
    Seat::Person { name: name.to_owned() }
}

fn setup(opening: Opening, rules: RuleSet, fouls: FoulPolicy) -> Setup {
    Setup { opening, fouls, ..Setup::casual(Size::STANDARD, rules, person("A"), person("B")) }
}

fn rules() -> impl Strategy<Value = RuleSet> {
    let mut all = RuleSet::ALL.to_vec();
    all.extend(FoulSet::ALL.map(RuleSet::Custom));
    prop::sample::select(all)
}

/// What somebody tries: something that is open, or anything.
fn attempt(game: &Game, lot: usize) -> Action {
    let anywhere = Point::from_index(lot % 225, Size::STANDARD).unwrap();
    let open = open_actions(game, lot / 16);
    match lot % 16 {
        0 => Action::Undo,
        1 => Action::Redo,
        2 if lot.is_multiple_of(7) => {
            Action::Resign(if lot.is_multiple_of(2) { Stone::Black } else { Stone::White })
        }
        2 => Action::ClaimFoul,
        3 => Action::WrongClaim,
        4 => Action::Choose(Choice::Swap),
        5 => Action::Choose(Choice::Keep(anywhere)),
        6 => Action::Choose(Choice::Offer(anywhere)),
        7 => Action::Play(anywhere),
        _ if open.is_empty() => {
            // Close to the middle, so that rows come about.
            Action::Play(Point::new(
                u8::try_from(4 + lot / 16 % 7).unwrap(),
                u8::try_from(4 + lot / 112 % 7).unwrap(),
            ))
        }
        _ => open[lot / 3 % open.len()],
    }
}

fn name(seat: &Seat) -> &str {
    if let Seat::Person { name } = seat { name } else { "" }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_game_with_an_opening_holds_together(
        opening in prop::sample::select(openings()),
        rules in rules(),
        fouls in prop::sample::select(FoulPolicy::ALL.as_slice()),
        lots in prop::collection::vec(0..1_000_000_usize, 1..160),
    ) {
        let setup = setup(opening, rules, fouls);
        let mut game = Game::new(setup.clone());
        for lot in lots {
            let (before, action) = (game.clone(), attempt(&game, lot));
            let Ok(events) = game.apply(action, 0) else {
                prop_assert_eq!(&game, &before, "{:?} was refused", action);
                continue;
            };
            let finished = events.iter().filter(|event| matches!(event, Event::Finished(_))).count();
            prop_assert_eq!(finished, usize::from(before.result().is_none() && game.result().is_some()));
            prop_assert_eq!(game.board().stones(), game.plies().len());
            prop_assert_eq!(game.setup_at_start(), setup.clone());
            // Persons change seats, stones stay; nobody is lost.
            let names = [name(&game.setup().black), name(&game.setup().white)];
            prop_assert_eq!(names, if game.swapped() { ["B", "A"] } else { ["A", "B"] });
            match action {
                Action::Play(point) => prop_assert_eq!(game.board().get(point), before.to_move()),
                Action::ClaimFoul => {
                    prop_assert!(before.claimable().is_some());
                    prop_assert_eq!(game.result().unwrap().reason, ResultReason::Foul);
                }
                Action::WrongClaim => prop_assert_eq!((game.board(), game.result()), (before.board(), None)),
                Action::Choose(_) => prop_assert!(before.ask().is_some()),
                _ => {}
            }
            if fouls == FoulPolicy::Prevented {
                prop_assert!(game.result().is_none_or(|result| result.reason != ResultReason::Foul));
            }
        }
        let again = Game::replay(setup.clone(), game.log().iter().copied()).unwrap();
        prop_assert_eq!(&again, &game);
        // All the way back, and what was taken back is done again in its order.
        let mut back = game.clone();
        let mut steps = 0;
        while back.apply(Action::Undo, 0).is_ok() {
            steps += 1;
        }
        let fresh = Game::new(setup);
        prop_assert_eq!((back.board(), back.opening(), back.setup()), (fresh.board(), fresh.opening(), fresh.setup()));
        let mut forth = back.clone();
        for _ in 0..steps {
            if forth.result().is_some() || forth.plies().len() == game.plies().len() && forth.opening() == game.opening() {
                break;
            }
            prop_assert!(forth.apply(Action::Redo, 0).is_ok());
        }
        prop_assert_eq!((forth.plies(), forth.opening()), (game.plies(), game.opening()));
    }
}

/// The computer's part of a game, thinking of so many positions.
fn computer(game: &Game, level: Level, seed: u64) -> Action {
    if game.claimable().is_some() {
        return Action::ClaimFoul;
    }
    let setup = game.setup();
    let task = Task { rules: setup.rules, board: game.board(), to_move: game.turn(), level, seed };
    let cancel = AtomicBool::new(false);
    let limits = level_nodes(level, 300);
    let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} };
    match engine::choose_opening(game.opening(), &task, control) {
        Some(OpeningMove::Place(point)) => Action::Play(point),
        Some(OpeningMove::Choose(choice)) => Action::Choose(choice),
        None => match quietly(&task, limits).choice {
            engine::Choice::Play(point) => Action::Play(point),
            engine::Choice::Resign => Action::Resign(game.turn()),
        },
    }
}

fn anybody(game: &Game, dice: &mut Dice) -> Action {
    let open = open_actions(game, dice.below(100_000));
    if !open.is_empty() {
        return open[dice.below(open.len())];
    }
    let (rules, stone) = (game.setup().rules, game.turn());
    beside_stones(rules, game.board(), stone, dice).map_or(Action::Resign(stone), Action::Play)
}

/// One whole game with each opening rule, the computer at either seat.
#[test]
fn the_computer_plays_every_opening_to_the_end_of_the_game() {
    let mut dice = Dice(0x0b_e915);
    let mut swapped = 0;
    for (n, opening) in openings().into_iter().enumerate() {
        for level in [1, 2].map(|number| Level::new(number).unwrap()) {
            let rules = if n % 2 == 0 { RuleSet::Renju } else { RuleSet::Freestyle };
            let (black, white) = if n % 3 == 0 {
                (Seat::Computer { level }, person("B"))
            } else {
                (person("A"), Seat::Computer { level })
            };
            let casual = Setup::casual(Size::STANDARD, rules, black, white);
            let fouls = FoulPolicy::ALL[n % 3];
            let mut game = Game::new(Setup { opening, fouls, ..casual });
            for turn in 0..300 {
                let Some(stone) = game.decider() else { break };
                let action = match game.setup().seat(stone) {
                    Seat::Computer { level } => computer(&game, *level, n as u64),
                    Seat::Person { .. } => anybody(&game, &mut dice),
                };
                let done = game.apply(action, turn);
                assert!(done.is_ok(), "{opening:?}: {action:?} by {stone:?}: {done:?}");
            }
            assert!(game.result().is_some(), "{opening:?} goes on after {} plies", game.plies().len());
            assert_eq!(game.ask(), None);
            swapped += u32::from(game.swapped());
        }
    }
    assert!(swapped > 0);
}

#[test]
fn the_computer_takes_the_better_side_and_offers_fifth_moves_that_hold() {
    let level = Level::MIDDLE;
    let play = |opening: Opening, rules: RuleSet, actions: &[Action]| {
        let mut game = Game::new(setup(opening, rules, FoulPolicy::Prevented));
        for &action in actions {
            game.apply(action, 0).unwrap();
        }
        game
    };
    let at = |name: &str| Action::Play(Point::parse(name, Size::STANDARD).unwrap());
    // Three stones that win for Black in freestyle, and three that leave it nothing.
    let strong = play(Opening::of(Protocol::Swap), RuleSet::Freestyle, &[at("H8"), at("A1"), at("I9")]);
    assert_eq!(computer(&strong, level, 1), Action::Choose(Choice::Swap));
    // White to move with a black stone lost in a corner has the better side and keeps it.
    let weak = play(Opening::of(Protocol::Swap), RuleSet::Freestyle, &[at("A1"), at("H8"), at("O15")]);
    assert!(matches!(computer(&weak, level, 1), Action::Play(_)));
    // Among two fifth moves White keeps the one that is worse for Black.
    let rule = Opening::with_fifths(Protocol::Free);
    let offers =
        ["H6", "A15"].map(|name| Action::Choose(Choice::Offer(Point::parse(name, Size::STANDARD).unwrap())));
    let steps = [at("H8"), at("H9"), at("I9"), at("G7"), offers[0], offers[1]];
    let kept = computer(&play(rule, RuleSet::Renju, &steps), level, 1);
    assert_eq!(kept, Action::Choose(Choice::Keep(Point::parse("A15", Size::STANDARD).unwrap())));
    // What it offers itself lies near the stones.
    let Action::Choose(Choice::Offer(offer)) = computer(&play(rule, RuleSet::Renju, &steps[..4]), level, 1)
    else {
        panic!("no offer");
    };
    assert!(offer.x.abs_diff(7).max(offer.y.abs_diff(7)) <= 4, "{offer}");
}

#[test]
fn fouls_lose_at_once_or_stand_until_they_are_claimed() {
    let moves = "G8 A1 I8 A15 H7 O1 H9 O15 H8";
    let play = |fouls: FoulPolicy, rules: RuleSet| {
        let mut game = Game::new(setup(Opening::FREE, rules, fouls));
        for name in moves.split(' ') {
            let _ = game.apply(Action::Play(Point::parse(name, Size::STANDARD).unwrap()), 0);
        }
        game
    };
    let corner = Action::Play(Point::new(7, 0));
    let prevented = play(FoulPolicy::Prevented, RuleSet::Renju);
    assert_eq!((prevented.plies().len(), prevented.result()), (8, None));
    let lost = play(FoulPolicy::Loses, RuleSet::Renju);
    let result = lost.result().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Stone::White), ResultReason::Foul));
    assert_eq!(lost.foul().unwrap().1.mixture(), "3-3");
    let stands = play(FoulPolicy::Claim, RuleSet::Renju);
    assert_eq!((stands.plies().len(), stands.result(), stands.foul()), (9, None, None));
    // Claimed in time.
    let mut claimed = stands.clone();
    assert!(claimed.apply(Action::WrongClaim, 0).is_err());
    claimed.apply(Action::ClaimFoul, 0).unwrap();
    assert_eq!(claimed.result().unwrap().reason, ResultReason::Foul);
    claimed.apply(Action::Undo, 0).unwrap();
    assert_eq!((claimed.plies().len(), claimed.claimable().is_some()), (9, true));
    // Unclaimed, it lapses; and a claim of nothing changes nothing.
    let mut lapsed = stands.clone();
    lapsed.apply(corner, 0).unwrap();
    assert!(lapsed.apply(Action::ClaimFoul, 0).is_err() && !lapsed.may_claim());
    lapsed.apply(Action::Play(Point::new(2, 2)), 0).unwrap();
    assert!(lapsed.apply(Action::ClaimFoul, 0).is_err());
    assert_eq!(lapsed.apply(Action::WrongClaim, 0).unwrap(), [Event::WrongClaim]);
    assert_eq!((lapsed.result(), lapsed.to_move()), (None, Some(Stone::White)));
    // Where nothing is a foul, nothing can be claimed.
    let mut free = play(FoulPolicy::Claim, RuleSet::Freestyle);
    assert!(!free.may_claim() && free.apply(Action::WrongClaim, 0).is_err());
    let allowed = RuleSet::Custom(FoulSet { double_three: false, ..FoulSet::RENJU });
    assert_eq!(play(FoulPolicy::Loses, allowed).result(), None);
}
