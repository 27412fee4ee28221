//! Unbroken rows through one point: all that most rules ask of a move.

use crate::board::{Board, Direction, Point, Stone};
use crate::shapes::LineRule;

/// The first row, in order, with which `stone` on the empty `point` wins.
pub(super) fn winning(board: &Board, point: Point, stone: Stone, rule: LineRule) -> Option<Vec<Point>> {
    let wins = |&direction: &Direction| rule.is_five(length(board, point, stone, direction));
    let direction = Direction::ALL.into_iter().find(wins)?;
    Some(board.run_through(point, stone, direction))
}

/// How many stones stand in an unbroken row once `stone` is placed on the empty `point`.
fn length(board: &Board, point: Point, stone: Stone, direction: Direction) -> u32 {
    let size = board.size();
    let same = |n: i32| direction.walk(point, n, size).is_some_and(|p| board.get(p) == Some(stone));
    let reach = i32::from(size.lines());
    let beside = |sense: i32| (1..reach).take_while(|&n| same(n * sense)).fold(0, |count, _| count + 1);
    1 + beside(-1) + beside(1)
}
