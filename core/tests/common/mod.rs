//! What the engine's tests share: thinking without a clock, positions from lists of moves, a simple opponent.
#![allow(
    dead_code,
    unused_imports,
    clippy::unwrap_used,
    reason = "each test binary uses its part; a failed parse is a failed test"
)]

mod dice;
mod openings;
pub mod replay;

use std::sync::atomic::AtomicBool;

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{Choice, Control, Hint, Limits, Task, Thought, hint, think};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, judge};

pub use dice::Dice;
pub use openings::{open_actions, openings};

/// Every level.
pub fn levels() -> impl Iterator<Item = Level> {
    (1..=10).map(|number| Level::new(number).unwrap())
}

/// So many nodes, whatever the time.
pub fn nodes(limit: u64) -> Limits {
    Limits { nodes: Some(limit), ..Limits::default() }
}

/// The level's own depth with at most so many nodes.
pub fn level_nodes(level: Level, limit: u64) -> Limits {
    Limits { nodes: Some(limit), millis: None, ..Limits::for_level(level) }
}

/// Thinks without a clock.
pub fn quietly(task: &Task, limits: Limits) -> Thought {
    let cancel = AtomicBool::new(false);
    think(task, Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} })
}

/// A hint without a clock.
pub fn hinted(task: &Task, limits: Limits) -> Option<Hint> {
    let cancel = AtomicBool::new(false);
    hint(task, Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} })
}

/// The point that was chosen.
pub fn chosen(thought: &Thought) -> Point {
    match thought.choice {
        Choice::Play(point) => point,
        Choice::Resign => panic!("resigned"),
    }
}

/// Points named in a text, on a board of a size.
pub fn points(text: &str, size: Size) -> Vec<Point> {
    text.split_whitespace().map(|name| Point::parse(name, size).unwrap()).collect()
}

/// The board after these moves, Black first.
pub fn after(moves: &[Point], size: Size) -> Board {
    let mut board = Board::new(size);
    for (ply, &point) in moves.iter().enumerate() {
        board.place(point, Stone::to_move_at(ply)).unwrap();
    }
    board
}

/// Takes a five, blocks a five, otherwise plays anywhere beside a stone that is allowed. `None` if it has no point.
pub fn beside_stones(rules: RuleSet, board: &Board, stone: Stone, dice: &mut Dice) -> Option<Point> {
    let wins = |point: Point, stone| matches!(judge(rules, board, point, stone), Verdict::Wins(_));
    let allowed: Vec<Point> = board
        .empty_points()
        .filter(|&point| !matches!(judge(rules, board, point, stone), Verdict::Foul(_)))
        .collect();
    let five = allowed.iter().copied().find(|&point| wins(point, stone));
    let block = || allowed.iter().copied().find(|&point| wins(point, stone.opponent()));
    five.or_else(block).or_else(|| {
        let beside: Vec<Point> =
            allowed.iter().copied().filter(|&point| has_neighbour(board, point)).collect();
        let choices = if beside.is_empty() { &allowed } else { &beside };
        (!choices.is_empty()).then(|| choices[dice.below(choices.len())])
    })
}

fn has_neighbour(board: &Board, point: Point) -> bool {
    let near = |dx: i32, dy: i32| point.offset(dx, dy, board.size()).is_some_and(|p| board.get(p).is_some());
    (-1..=1).any(|dx| (-1..=1).any(|dy| near(dx, dy)))
}
