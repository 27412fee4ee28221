//! What the engine owes at every level: legal answers, fives taken and blocked, limits kept, the same answer twice.
#![allow(clippy::unwrap_used, reason = "a refused stone is a failed test")]

mod common;

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use common::{Dice, after, chosen, hinted, level_nodes, levels, nodes, points, quietly};
use tengen_core::board::{Board, Point, Size, Stone, Symmetry};
use tengen_core::engine::{Choice, Control, Engine, HintReason, Info, Limits, Setup, Task, Thought, think};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, forbidden_points, judge};

const E1: &str = "H8 H7 G7 I9 H6 I5 I7 G6 I8 J8 J6 K5 J5 F10 G10 G11 E9 H10 F12 D10";
const R2: &str = "H8 I6 J6 I5 J7 I4 H7 I3 I2 O1";

#[test]
fn e1_every_level_blocks_a_five_even_when_lost() {
    let size = Size::STANDARD;
    let moves = points(E1, size);
    let block = Point::parse("K7", size).unwrap();
    for symmetry in Symmetry::ALL {
        let turned: Vec<Point> = moves.iter().map(|&point| symmetry.apply(point, size)).collect();
        let board = after(&turned, size);
        for (rules, level) in RuleSet::ALL.into_iter().flat_map(|rules| levels().map(move |l| (rules, l))) {
            let task = Task { rules, board: &board, to_move: Stone::Black, level, seed: 3 };
            let point = chosen(&quietly(&task, level_nodes(level, 500)));
            let hint = hinted(&task, nodes(500)).unwrap();
            assert_eq!(hint.reason, HintReason::BlocksFive);
            for point in [point, hint.point] {
                // In Caro a stone beyond the end does as well.
                let elsewhere = matches!(rules, RuleSet::Caro | RuleSet::CaroSix);
                let exact = point == symmetry.apply(block, size);
                assert!(exact || elsewhere, "{rules:?} {level:?} {symmetry:?}: {point}");
                assert!(!has_five_after(rules, &board, point), "{rules:?} {level:?} {symmetry:?}: {point}");
            }
        }
    }
}

/// Whether White could make five next, Black having played `point`.
fn has_five_after(rules: RuleSet, board: &Board, point: Point) -> bool {
    let mut after = board.clone();
    after.place(point, Stone::Black).unwrap();
    let wins = |p: Point| matches!(judge(rules, &after, p, Stone::White), Verdict::Wins(_));
    after.empty_points().any(wins)
}

/// In Caro a four that is closed wherever it could grow wins nothing, and what looks like a straight four elsewhere may be
/// stopped: no level claims the win, and a searching one finds the only stone that stops it.
#[test]
fn in_caro_the_ends_of_a_row_decide() {
    let size = Size::STANDARD;
    let level = Level::TOP;
    // Black's row of four with a white stone one beyond each end, then with one of them gone.
    for (white, lost) in [("F8 M8 A1 C1", false), ("F8 A1 C1 E1", false), ("A1 C1 E1 G1", true)] {
        for rules in [RuleSet::Caro, RuleSet::CaroSix] {
            let mut board = Board::new(size);
            for (names, stone) in [("H8 I8 J8 K8", Stone::Black), (white, Stone::White)] {
                for point in points(names, size) {
                    board.place(point, stone).unwrap();
                }
            }
            let task = Task { rules, board: &board, to_move: Stone::White, level, seed: 1 };
            let thought = quietly(&task, nodes(3_000));
            assert_eq!(thought.value < -29_000, lost, "{rules:?} {white}: {}", thought.value);
            let mut after = board.clone();
            after.place(chosen(&thought), Stone::White).unwrap();
            let five = |p: Point| matches!(judge(rules, &after, p, Stone::Black), Verdict::Wins(_));
            assert_eq!(after.empty_points().any(five), lost, "{rules:?} {white}");
        }
    }
}

#[test]
fn every_level_takes_a_five_at_once_and_rather_than_block_one() {
    let size = Size::MIN;
    // Black has four on rank 1, White four on rank 10, both open at one end only.
    let moves = points("A1 A10 B1 B10 C1 C10 D1 D10", size);
    for (to_move, five) in [(Stone::Black, "E1"), (Stone::White, "E10")] {
        for (rules, level) in RuleSet::ALL.into_iter().flat_map(|rules| levels().map(move |l| (rules, l))) {
            let task = Task { rules, board: &after(&moves, size), to_move, level, seed: 8 };
            let thought = quietly(&task, level_nodes(level, 500));
            assert_eq!(chosen(&thought), Point::parse(five, size).unwrap());
            assert_eq!(thought.value, 29_999);
            assert_eq!(hinted(&task, nodes(500)).unwrap().reason, HintReason::TakesFive);
        }
    }
}

#[test]
fn r2_when_the_only_defence_is_forbidden_the_answer_is_legal_all_the_same() {
    let size = Size::STANDARD;
    let board = after(&points(R2, size), size);
    let defence = Point::parse("I7", size).unwrap();
    for (rules, level) in RuleSet::ALL.into_iter().flat_map(|rules| levels().map(move |l| (rules, l))) {
        let task = Task { rules, board: &board, to_move: Stone::Black, level, seed: 5 };
        let thought = quietly(&task, level_nodes(level, 2_000));
        if rules == RuleSet::Renju {
            assert!(forbidden_points(rules, &board).iter().any(|(point, _)| *point == defence));
            assert!(thought.value < -29_000);
            assert_legal(&task, &thought);
        } else {
            assert_eq!(chosen(&thought), defence);
        }
    }
}

fn assert_legal(task: &Task, thought: &Thought) {
    match thought.choice {
        Choice::Play(point) => {
            assert!(task.board.is_empty_at(point), "{point} is taken");
            let verdict = judge(task.rules, task.board, point, task.to_move);
            assert!(!matches!(verdict, Verdict::Foul(_)), "{point}: {verdict:?}");
            assert_eq!(thought.line.first(), Some(&point));
        }
        Choice::Resign => {
            let foul = |point| matches!(judge(task.rules, task.board, point, task.to_move), Verdict::Foul(_));
            assert!(task.board.empty_points().all(foul), "resigned with points to play");
        }
    }
}

/// Case E3: a full board without a line longer than two.
fn filled(size: Size) -> Vec<(Point, Stone)> {
    let colour = |p: Point| if (p.x / 2 + p.y).is_multiple_of(2) { Stone::Black } else { Stone::White };
    size.points().map(|point| (point, colour(point))).collect()
}

#[test]
fn e3_the_last_points_are_filled_and_a_full_board_is_no_trouble() {
    for size in [10, 15, 20].map(|lines| Size::new(lines).unwrap()) {
        for left in 0..=6 {
            let cells = filled(size);
            let mut board = Board::new(size);
            cells[..cells.len() - left].iter().for_each(|&(point, stone)| board.place(point, stone).unwrap());
            for (rules, level) in RuleSet::ALL.into_iter().flat_map(|rules| levels().map(move |l| (rules, l)))
            {
                let to_move = if left % 2 == 0 { Stone::White } else { Stone::Black };
                let task = Task { rules, board: &board, to_move, level, seed: 1 };
                let thought = quietly(&task, level_nodes(level, 2_000));
                assert_legal(&task, &thought);
                assert_eq!(thought.choice == Choice::Resign, left == 0);
            }
        }
    }
}

/// Without any limit, so the search has to see by itself that the game has no room for more.
#[test]
fn no_search_goes_deeper_than_the_board_has_room() {
    for size in [Size::MIN, Size::STANDARD] {
        let stones = filled(size);
        for (rules, room) in RuleSet::ALL.into_iter().flat_map(|rules| [1, 2, 5, 7].map(|room| (rules, room)))
        {
            let mut board = Board::new(size);
            for &(point, stone) in &stones[..stones.len() - room] {
                board.place(point, stone).unwrap();
            }
            for threads in [1, 2] {
                let task = Task { rules, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 0 };
                let mut engine = Engine::new(Setup { threads, ..Setup::default() });
                let deepest = Cell::new(0);
                let mut seen = |info: &Info| deepest.set(deepest.get().max(info.depth));
                let (cancel, limits) = (AtomicBool::new(false), Limits::default());
                let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut seen };
                let thought = engine.think(&task, control);
                let deepest = deepest.get().max(thought.depth);
                assert!(deepest as usize <= room, "{rules:?} {room}: {deepest}");
                let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} };
                let lines = engine.best(&task, control, 3);
                assert!(lines.iter().all(|line| line.depth as usize <= room), "{rules:?} {room}: {lines:?}");
            }
        }
    }
}

#[test]
fn short_games_of_all_levels_rules_and_sizes_hold_no_illegal_move() {
    let mut plies = 0;
    for (n, rules) in RuleSet::ALL.into_iter().cycle().take(36).enumerate() {
        let size = Size::new([10, 15, 20][n / 3 % 3]).unwrap();
        let seats = [1 + n % 10, 10 - n % 10].map(|level| Level::new(i32::try_from(level).unwrap()).unwrap());
        let mut board = Board::new(size);
        while !board.is_full() {
            let to_move = Stone::to_move_at(board.stones());
            let level = seats[to_move.index()];
            let task = Task { rules, board: &board, to_move, level, seed: n as u64 };
            let thought = quietly(&task, level_nodes(level, 300));
            assert_legal(&task, &thought);
            let Choice::Play(point) = thought.choice else { break };
            if matches!(judge(rules, &board, point, to_move), Verdict::Wins(_)) {
                break;
            }
            board.place(point, to_move).unwrap();
            plies += 1;
        }
    }
    assert!(plies > 500, "only {plies} plies were played");
}

/// A quiet middle game, in which no search ends early.
fn middle_game() -> Board {
    let size = Size::STANDARD;
    after(&points("F11 E9 I5 I7 G5 F6", size), size)
}

#[test]
fn after_a_cancel_at_most_1024_nodes_follow() {
    let board = middle_game();
    let task =
        Task { rules: RuleSet::Renju, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 2 };
    for target in [0, 1, 100, 1_000, 5_000, 20_000, 50_000] {
        // How often the clock is asked in the first `target` nodes; the next asking comes no earlier.
        let (asked, cancel) = (Cell::new(0), AtomicBool::new(false));
        let count = || {
            asked.set(asked.get() + 1);
            0
        };
        let limits = Limits { nodes: Some(target), millis: Some(1_000), ..Limits::default() };
        let first = think(&task, Control { limits, cancel: &cancel, now_ms: &count, on_info: &mut |_| {} });
        assert_eq!(first.nodes, target);
        let (known, asked) = (asked.get(), Cell::new(0));
        let cancelling = || {
            asked.set(asked.get() + 1);
            cancel.fetch_or(asked.get() > known, Ordering::Relaxed);
            0
        };
        let limits = Limits { nodes: None, ..limits };
        let second =
            think(&task, Control { limits, cancel: &cancel, now_ms: &cancelling, on_info: &mut |_| {} });
        assert!(cancel.load(Ordering::Relaxed));
        assert!((target..=target + 1_024).contains(&second.nodes), "{target}: {}", second.nodes);
        assert_legal(&task, &second);
    }
}

#[test]
fn a_cancel_on_progress_ends_the_search_and_one_before_the_start_leaves_a_legal_answer() {
    let board = middle_game();
    let task =
        Task { rules: RuleSet::Freestyle, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 2 };
    let cancel = AtomicBool::new(false);
    let mut seen = Vec::new();
    let mut on_info = |info: &Info| {
        seen.push((info.depth, info.nodes));
        cancel.fetch_or(info.depth == 3, Ordering::Relaxed);
    };
    let limits = Limits::default();
    let thought = think(&task, Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut on_info });
    let depths: Vec<u32> = seen.iter().map(|&(depth, _)| depth).collect();
    assert_eq!(depths, [1, 2, 3]);
    assert!(thought.nodes - seen[2].1 <= 1_024);
    let at_once = think(&task, Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} });
    assert_eq!(at_once.nodes, 0);
    assert_legal(&task, &at_once);
}

#[test]
fn the_clock_ends_a_search() {
    let board = middle_game();
    let task =
        Task { rules: RuleSet::Freestyle, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 2 };
    let (ticks, cancel) = (Cell::new(0), AtomicBool::new(false));
    // A clock that moves a millisecond whenever it is read.
    let now_ms = || {
        ticks.set(ticks.get() + 1);
        ticks.get()
    };
    let limits = Limits { millis: Some(100), ..Limits::default() };
    let thought = think(&task, Control { limits, cancel: &cancel, now_ms: &now_ms, on_info: &mut |_| {} });
    assert!(ticks.get() <= 102, "{} readings", ticks.get());
    assert!(thought.nodes > 5_000);
}

#[test]
fn the_same_task_and_node_limit_give_the_same_thought() {
    let board = middle_game();
    for level in levels() {
        let task = Task { rules: RuleSet::Renju, board: &board, to_move: Stone::Black, level, seed: 77 };
        let limits = level_nodes(level, 20_000);
        assert_eq!(quietly(&task, limits), quietly(&task, limits));
    }
}

#[test]
fn the_seed_varies_what_the_lower_levels_play() {
    let board = after(&points("H8 I9 G9 J7", Size::STANDARD), Size::STANDARD);
    for level in levels().take(3) {
        let play = |seed| {
            let task = Task { rules: RuleSet::Freestyle, board: &board, to_move: Stone::Black, level, seed };
            chosen(&quietly(&task, level_nodes(level, 2_000)))
        };
        let mut played: Vec<Point> = (0..12).map(play).collect();
        played.sort();
        played.dedup();
        assert!(played.len() > 1, "{level:?} always plays {played:?}");
    }
}

/// From the middle level up: what stands first in the ladder of duties is done first.
#[test]
fn from_the_middle_level_up_threes_are_stopped_and_straight_fours_made() {
    let size = Size::STANDARD;
    for (moves, to_move, wanted) in [
        // Black's open three must be met next to it or at the far end.
        ("H8 A1 I8 O1 J8", Stone::White, "G8 K8 F8 L8"),
        ("H2 O15 H3 A15 H4", Stone::White, "H1 H5 H6"),
        ("H8 A1 I8 O1 K8", Stone::White, "G8 J8 L8"),
        // Black has an open three of its own and may ignore White's.
        ("H8 C3 I8 C4 J8 C5", Stone::Black, "G8 K8"),
    ] {
        for (symmetry, level) in
            Symmetry::ALL.into_iter().flat_map(|s| [5, 7, 10].map(|l| (s, Level::new(l).unwrap())))
        {
            let turned: Vec<Point> = points(moves, size).iter().map(|&p| symmetry.apply(p, size)).collect();
            let task =
                Task { rules: RuleSet::Standard, board: &after(&turned, size), to_move, level, seed: 9 };
            let played = chosen(&quietly(&task, level_nodes(level, 4_000)));
            let good: Vec<Point> = points(wanted, size).iter().map(|&p| symmetry.apply(p, size)).collect();
            assert!(good.contains(&played), "{moves}: {level:?} plays {played}");
        }
    }
}

#[test]
fn random_positions_get_legal_answers_and_hints_under_every_rule() {
    let mut dice = Dice(20_240_607);
    for n in 0..150 {
        let size = Size::new(10 + n % 11).unwrap();
        let rules = RuleSet::ALL[dice.below(RuleSet::ALL.len())];
        let mut board = Board::new(size);
        let stones = dice.below(size.area());
        while board.stones() < stones {
            let Some(point) = Point::from_index(dice.below(size.area()), size) else { continue };
            let stone = Stone::to_move_at(board.stones());
            if board.is_empty_at(point) && judge(rules, &board, point, stone) == Verdict::Continues {
                board.place(point, stone).unwrap();
            } else if dice.below(50) == 0 {
                break;
            }
        }
        let to_move = Stone::to_move_at(board.stones());
        let level = Level::new(1 + n % 10).unwrap();
        let task = Task { rules, board: &board, to_move, level, seed: 4 };
        assert_legal(&task, &quietly(&task, level_nodes(level, 400)));
        let hint = hinted(&Task { level: Level::TOP, ..task }, nodes(400));
        if let Some(hint) = hint {
            assert!(!matches!(judge(rules, &board, hint.point, to_move), Verdict::Foul(_)));
        }
    }
}
