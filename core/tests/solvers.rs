//! Solvers of forced wins, several best moves, several threads and the table that is kept: what callers of an engine get.
#![allow(clippy::unwrap_used, reason = "a refused stone is a failed test")]

mod common;

use std::sync::atomic::AtomicBool;

use common::{after, chosen, nodes, points};
use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{
    Answer, Choice, Control, Engine, Limits, Setup, Solution, Task, Thought, solve_vcf, solve_vct,
};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, judge};

/// Black to move wins by threes, not by fours alone.
const THREATS: &str = "H8 I9 G9 I7 I8 G8 H10 F8 J6 E10 K11 L12";
/// Even: nobody wins by force.
const EVEN: &str = "F11 E9 I5 I7 G5 F6";

fn board(moves: &str) -> Board {
    after(&points(moves, Size::STANDARD), Size::STANDARD)
}

type Solver = fn(RuleSet, &Board, Stone, Control) -> Solution;

fn solved(solver: Solver, rules: RuleSet, board: &Board, to_move: Stone, limit: u64) -> Solution {
    let cancel = AtomicBool::new(false);
    let limits = nodes(limit);
    solver(rules, board, to_move, Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} })
}

fn thought(engine: &mut Engine, board: &Board, limits: Limits) -> Thought {
    let task = Task { rules: RuleSet::Freestyle, board, to_move: Stone::Black, level: Level::TOP, seed: 0 };
    let cancel = AtomicBool::new(false);
    engine.think(&task, Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} })
}

/// Plays the line by the rules: its last stone, and no other, makes five for the attacker.
fn assert_makes_five(rules: RuleSet, mut board: Board, attacker: Stone, line: &[Point]) {
    let (last, others) = line.split_last().unwrap();
    let mut to_move = attacker;
    for &point in others {
        assert_eq!(judge(rules, &board, point, to_move), Verdict::Continues, "{point}");
        board.place(point, to_move).unwrap();
        to_move = to_move.opponent();
    }
    assert_eq!(to_move, attacker);
    assert!(matches!(judge(rules, &board, *last, attacker), Verdict::Wins(_)));
}

#[test]
fn a_win_by_threes_is_proved_to_its_five_and_is_none_by_fours() {
    let board = board(THREATS);
    for rules in [RuleSet::Freestyle, RuleSet::Standard, RuleSet::Renju] {
        assert_eq!(solved(solve_vcf, rules, &board, Stone::Black, 100_000).answer, Answer::None);
        let solution = solved(solve_vct, rules, &board, Stone::Black, 100_000);
        let Answer::Win { moves, line } = solution.answer else { panic!("{rules:?}: {solution:?}") };
        assert_eq!(line.len(), 2 * moves as usize - 1);
        assert!(solution.nodes > 0 && solution.nodes < 100_000);
        assert_makes_five(rules, board.clone(), Stone::Black, &line);
    }
}

#[test]
fn what_a_limit_cuts_short_is_unknown_and_what_is_not_there_is_none() {
    let (even, won) = (board(EVEN), board(THREATS));
    for rules in RuleSet::ALL {
        for solver in [solve_vcf as Solver, solve_vct] {
            assert_eq!(
                solved(solver, rules, &even, Stone::Black, 1_000_000).answer,
                Answer::None,
                "{rules:?}"
            );
        }
    }
    let cut = solved(solve_vct, RuleSet::Freestyle, &won, Stone::Black, 20);
    assert_eq!((cut.answer, cut.nodes), (Answer::Unknown, 20));
}

#[test]
fn a_five_or_a_straight_four_at_hand_is_the_whole_line() {
    for (black, white, moves) in [("H8 I8 J8 K8", "G8 A1 B1", 1), ("H8 I8 J8", "A1 O1", 2)] {
        let mut board = Board::new(Size::STANDARD);
        for (names, stone) in [(black, Stone::Black), (white, Stone::White)] {
            for point in points(names, Size::STANDARD) {
                board.place(point, stone).unwrap();
            }
        }
        for (rules, solver) in
            RuleSet::ALL.into_iter().flat_map(|r| [(r, solve_vcf as Solver), (r, solve_vct)])
        {
            let solution = solved(solver, rules, &board, Stone::Black, 1_000);
            let Answer::Win { moves: found, line } = solution.answer else {
                panic!("{rules:?}: {solution:?}")
            };
            assert_eq!(found, moves, "{rules:?}");
            assert_makes_five(rules, board.clone(), Stone::Black, &line);
        }
    }
}

#[test]
fn the_best_moves_are_different_and_in_order_and_begin_with_the_move_that_is_played() {
    let board = board(EVEN);
    let task =
        Task { rules: RuleSet::Freestyle, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 0 };
    for count in [0, 1, 3, 10] {
        let cancel = AtomicBool::new(false);
        let limits = Limits { nodes: Some(200_000), depth: Some(4), ..Limits::default() };
        let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} };
        let lines = Engine::new(Setup::default()).best(&task, control, count);
        assert_eq!(lines.len(), count);
        assert!(lines.is_sorted_by(|a, b| a.value >= b.value));
        let mut firsts: Vec<Point> = lines.iter().map(|line| line.line[0]).collect();
        assert!(firsts.iter().all(|&point| board.is_empty_at(point)));
        firsts.sort();
        firsts.dedup();
        assert_eq!(firsts.len(), count);
    }
}

#[test]
fn an_engine_repeats_a_game_exactly_once_it_has_forgotten_it() {
    let board = board(EVEN);
    let mut engine = Engine::new(Setup { table_mb: 1, ..Setup::default() });
    let first = thought(&mut engine, &board, nodes(30_000));
    let again = thought(&mut engine, &board, nodes(30_000));
    assert!(again.depth >= first.depth, "what is in the table was lost");
    engine.forget();
    assert_eq!(thought(&mut engine, &board, nodes(30_000)), first);
}

#[test]
fn several_threads_find_a_legal_move_and_end_with_the_search() {
    for moves in [EVEN, THREATS] {
        let board = board(moves);
        let mut engine = Engine::new(Setup { threads: 3, ..Setup::default() });
        let thought = thought(&mut engine, &board, nodes(50_000));
        assert!(board.is_empty_at(chosen(&thought)));
        assert!(moves == EVEN || thought.value > 29_000);
    }
    let empty = Board::new(Size::MIN);
    let mut engine = Engine::new(Setup { threads: 2, table_mb: 1, ..Setup::default() });
    assert_eq!(thought(&mut engine, &empty, nodes(10)).choice, Choice::Play(Size::MIN.centre()));
}
