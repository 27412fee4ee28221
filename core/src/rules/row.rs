//! Unbroken rows through one point: all that most rules ask of a move.

use crate::board::{Board, Direction, Point, Stone};
use crate::shapes::LineRule;

/// The first row, in order, with which `stone` on the empty `point` wins.
pub(super) fn winning(board: &Board, point: Point, stone: Stone, rule: LineRule) -> Option<Vec<Point>> {
    let wins = |&direction: &Direction| {
        let (stones, shut) = row(board, point, stone, direction);
        rule.is_five(stones, shut)
    };
    let direction = Direction::ALL.into_iter().find(wins)?;
    Some(board.run_through(point, stone, direction))
}

/// How many stones stand in an unbroken row once `stone` is placed on the empty `point`, and whether opposing stones stand
/// at both ends of it.
fn row(board: &Board, point: Point, stone: Stone, direction: Direction) -> (u32, bool) {
    let size = board.size();
    let found = |n: i32| direction.walk(point, n, size).and_then(|near| board.get(near));
    let reach = i32::from(size.lines());
    let beside = |sense: i32| {
        (1..reach).take_while(|&n| found(n * sense) == Some(stone)).fold(0, |count, _| count + 1)
    };
    let (before, after) = (beside(-1), beside(1));
    let shut = [-before - 1, after + 1].into_iter().all(|end| found(end) == Some(stone.opponent()));
    (1 + (before + after).unsigned_abs(), shut)
}
