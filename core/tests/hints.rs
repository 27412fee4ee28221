//! Hints: each reason, in every orientation, where it is true; lines that hold what the reason promises.
#![allow(clippy::unwrap_used, reason = "a refused stone is a failed test")]

mod common;

use std::collections::BTreeSet;

use common::replay::{is_of_fours, winner};
use common::{Dice, after, beside_stones, hinted, nodes, points};
use tengen_core::board::{Board, Point, Size, Stone, Symmetry};
use tengen_core::engine::{DoubleThreat, Hint, HintReason, Task};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, judge};

const BOTH: [Stone; 2] = Stone::BOTH;
const ALL: [RuleSet; 3] = [RuleSet::Freestyle, RuleSet::Standard, RuleSet::Renju];
const WITHOUT_FOULS: [RuleSet; 2] = [RuleSet::Freestyle, RuleSet::Standard];

/// A position told from the side that is asked about: its stones, the opponent's.
struct Position {
    own: &'static str,
    other: &'static str,
}

/// Asks for a hint in every orientation and gives each with its task's board and the orientation.
fn hints(
    position: &Position,
    rules: RuleSet,
    to_move: Stone,
    mut check: impl FnMut(&Board, Symmetry, &Hint),
) {
    for symmetry in Symmetry::ALL {
        let board = board_of(position, to_move, symmetry);
        let task = Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 };
        let hint = hinted(&task, nodes(60_000)).unwrap();
        assert_eq!(hint.line.first(), Some(&hint.point));
        assert_holds(rules, &board, to_move, &hint);
        check(&board, symmetry, &hint);
    }
}

fn board_of(position: &Position, to_move: Stone, symmetry: Symmetry) -> Board {
    let size = Size::STANDARD;
    let mut board = Board::new(size);
    for (names, stone) in [(position.own, to_move), (position.other, to_move.opponent())] {
        for point in points(names, size) {
            board.place(symmetry.apply(point, size), stone).unwrap();
        }
    }
    board
}

/// Asserts that a hint is allowed and that its line shows what its reason promises.
fn assert_holds(rules: RuleSet, board: &Board, to_move: Stone, hint: &Hint) {
    let foul = judge(rules, board, hint.point, to_move);
    assert!(board.is_empty_at(hint.point) && !matches!(foul, Verdict::Foul(_)), "{hint:?}: {foul:?}");
    let won = winner(rules, board, to_move, &hint.line);
    assert_eq!(hint.wins, won == Some(to_move), "{rules:?} {hint:?}");
    let promised = match hint.reason {
        HintReason::TakesFive => Some(1),
        HintReason::MakesOpenFour | HintReason::MakesDouble(DoubleThreat::FourFour) => Some(2),
        HintReason::MakesDouble(_) => Some(3),
        HintReason::WinsByFours { moves } | HintReason::WinsByThreats { moves } => Some(moves),
        _ => None,
    };
    if let Some(moves) = promised {
        assert_eq!(won, Some(to_move), "{rules:?} {hint:?}");
        let shown = u32::try_from(hint.line.len().div_ceil(2)).unwrap();
        assert!(shown <= moves, "{rules:?} {hint:?}");
    }
    if matches!(hint.reason, HintReason::WinsByFours { .. }) {
        assert!(is_of_fours(rules, board, to_move, &hint.line), "{hint:?}");
    }
}

/// Asserts that the position has this reason in every orientation for each of the rules and sides, and one of the points.
fn assert_reason(position: &Position, rules: &[RuleSet], sides: &[Stone], at: &str, reason: HintReason) {
    let size = Size::STANDARD;
    for &rules in rules {
        for &to_move in sides {
            hints(position, rules, to_move, |_, symmetry, hint| {
                assert_eq!(hint.reason, reason, "{rules:?} {to_move:?} {symmetry:?} {hint:?}");
                let places: Vec<Point> = points(at, size).iter().map(|&p| symmetry.apply(p, size)).collect();
                assert!(places.contains(&hint.point), "{rules:?} {to_move:?} {symmetry:?} {hint:?}");
            });
        }
    }
}

#[test]
fn a_five_is_taken_or_else_blocked() {
    let both = Position { own: "H8 I8 J8 K8", other: "G8 C3 D3 E3 F3 B3" };
    assert_reason(&both, &ALL, &BOTH, "L8", HintReason::TakesFive);
    let opponents = Position { own: "B3 M12", other: "C3 D3 E3 F3" };
    assert_reason(&opponents, &ALL, &BOTH, "G3", HintReason::BlocksFive);
}

#[test]
fn an_open_four_is_made() {
    let three = Position { own: "H8 I8 J8", other: "A1 O1" };
    assert_reason(&three, &ALL, &BOTH, "G8 K8", HintReason::MakesOpenFour);
    let broken = Position { own: "F5 G6 I8", other: "A1 O1" };
    assert_reason(&broken, &ALL, &BOTH, "H7", HintReason::MakesOpenFour);
}

/// H8 makes two fours.
const FOUR_FOUR: Position = Position { own: "E8 F8 G8 H5 H6 H7", other: "D8 H4 A15 O15 A1" };
/// H8 makes a four and an open three.
const FOUR_THREE: Position = Position { own: "E8 F8 G8 H9 H10", other: "D8 A15 O15 A1" };
/// H8 makes two open threes.
const THREE_THREE: Position = Position { own: "H9 H10 I8 J8", other: "A15 O15 A1" };

#[test]
fn two_threats_are_made_at_once() {
    let four_four = HintReason::MakesDouble(DoubleThreat::FourFour);
    assert_reason(&FOUR_FOUR, &WITHOUT_FOULS, &BOTH, "H8", four_four);
    assert_reason(&FOUR_FOUR, &[RuleSet::Renju], &[Stone::White], "H8", four_four);
    let four_three = HintReason::MakesDouble(DoubleThreat::FourThree);
    assert_reason(&FOUR_THREE, &ALL, &BOTH, "H8", four_three);
    let three_three = HintReason::MakesDouble(DoubleThreat::ThreeThree);
    assert_reason(&THREE_THREE, &WITHOUT_FOULS, &BOTH, "H8", three_three);
    assert_reason(&THREE_THREE, &[RuleSet::Renju], &[Stone::White], "H8", three_three);
}

#[test]
fn what_renju_forbids_is_no_hint_for_black() {
    for position in [FOUR_FOUR, THREE_THREE] {
        hints(&position, RuleSet::Renju, Stone::Black, |_, symmetry, hint| {
            let foul = symmetry.apply(Point::parse("H8", Size::STANDARD).unwrap(), Size::STANDARD);
            assert_ne!(hint.point, foul);
            assert!(!matches!(hint.reason, HintReason::MakesDouble(_)), "{hint:?}");
        });
    }
}

#[test]
fn the_opponents_threats_are_blocked() {
    let three = Position { own: "A1 O1 H11", other: "H8 I8 J8" };
    assert_reason(&three, &ALL, &BOTH, "F8 G8 K8 L8", HintReason::BlocksOpenThree);
    let against = |of: &Position| Position { own: of.other, other: of.own };
    let double = HintReason::BlocksDouble;
    assert_reason(&against(&FOUR_FOUR), &WITHOUT_FOULS, &BOTH, "H8", double(DoubleThreat::FourFour));
    assert_reason(&against(&FOUR_THREE), &ALL, &BOTH, "H8", double(DoubleThreat::FourThree));
    assert_reason(
        &against(&THREE_THREE),
        &WITHOUT_FOULS,
        &BOTH,
        "H7 H8 H11 G8 K8",
        double(DoubleThreat::ThreeThree),
    );
}

#[test]
fn a_win_by_fours_comes_with_its_line() {
    let chain = Position { own: "E8 F8 G8 H6 H7 I9 J9", other: "D8 H5 G6 K10 A15 O1" };
    for (rules, to_move) in ALL.into_iter().flat_map(|rules| BOTH.map(|stone| (rules, stone))) {
        hints(&chain, rules, to_move, |_, _, hint| {
            let HintReason::WinsByFours { moves } = hint.reason else { panic!("{rules:?} {hint:?}") };
            assert_eq!(hint.line.len(), 2 * moves as usize - 1);
        });
    }
}

/// Black begins with threes.
const CAGE: Position = Position { own: "F5 F6 H6 H8", other: "I5 G7 I7 G9" };

#[test]
fn a_win_by_threats_comes_with_its_line() {
    for (rules, to_move) in WITHOUT_FOULS.into_iter().flat_map(|rules| BOTH.map(|stone| (rules, stone))) {
        hints(&CAGE, rules, to_move, |board, _, hint| {
            assert!(matches!(hint.reason, HintReason::WinsByThreats { .. }), "{rules:?} {hint:?}");
            assert!(!is_of_fours(rules, board, to_move, &hint.line), "{hint:?}");
        });
    }
}

#[test]
fn a_win_that_only_the_search_shows_says_in_how_many_moves() {
    let board = board_of(&CAGE, Stone::Black, Symmetry::ALL[0]);
    // A level that looks for no threats by themselves.
    let level = Level::new(6).unwrap();
    let task = Task { rules: RuleSet::Freestyle, board: &board, to_move: Stone::Black, level, seed: 0 };
    let hint = hinted(&task, nodes(400_000)).unwrap();
    let HintReason::Wins { moves } = hint.reason else { panic!("{hint:?}") };
    assert_eq!(winner(task.rules, &board, task.to_move, &hint.line), Some(task.to_move));
    assert!(moves >= 4, "{hint:?}");
}

#[test]
fn a_lost_position_is_called_so() {
    // Two open threes: one of them is left.
    let lost = Position { own: "A1 O1 A15 O15 B3 N3", other: "D5 E5 F5 K11 K12 K13" };
    for (rules, to_move) in ALL.into_iter().flat_map(|rules| BOTH.map(|stone| (rules, stone))) {
        hints(&lost, rules, to_move, |_, _, hint| {
            assert!(matches!(hint.reason, HintReason::HoldsOut { moves: 2.. }), "{rules:?} {hint:?}");
        });
    }
}

#[test]
fn where_nothing_is_forced_the_value_is_the_reason() {
    for rules in ALL {
        let board = after(&points("H8 I9", Size::STANDARD), Size::STANDARD);
        let task = Task { rules, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 0 };
        let hint = hinted(&task, nodes(5_000)).unwrap();
        assert!(matches!(hint.reason, HintReason::Best { value: -29_000..=29_000 }), "{hint:?}");
        assert!(hint.line.len() > 1, "{hint:?}");
    }
}

#[test]
fn on_any_position_of_any_game_a_hint_is_allowed_and_holds() {
    let mut seen = BTreeSet::new();
    for number in 0..150 {
        let mut dice = Dice(number * 7_919 + 12_345);
        let rules = RuleSet::ALL[dice.below(RuleSet::ALL.len())];
        let board = random_game(rules, 6 + dice.below(24), &mut dice);
        let to_move = Stone::to_move_at(board.stones());
        let task = Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 };
        let hint = hinted(&task, nodes(8_000)).unwrap();
        assert_holds(rules, &board, to_move, &hint);
        seen.insert(format!("{:?}", hint.reason).split([' ', '(']).next().unwrap().to_owned());
    }
    assert!(seen.len() >= 7, "only {seen:?}");
}

/// The board after some moves of a simple player against itself, before anybody has five.
fn random_game(rules: RuleSet, plies: usize, dice: &mut Dice) -> Board {
    let mut board = after(&[Size::STANDARD.centre()], Size::STANDARD);
    while board.stones() < plies {
        let stone = Stone::to_move_at(board.stones());
        let Some(point) = beside_stones(rules, &board, stone, dice) else { break };
        if matches!(judge(rules, &board, point, stone), Verdict::Wins(_)) {
            break;
        }
        board.place(point, stone).unwrap();
    }
    board
}
