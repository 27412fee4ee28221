//! Unbroken rows through one point: all that freestyle and the exact-five rule ask of a move.

use crate::board::{Board, Direction, Point, Stone};

/// How many stones stand in an unbroken row once `stone` is placed on the empty `point`.
pub(super) fn length(board: &Board, point: Point, stone: Stone, direction: Direction) -> usize {
    let size = board.size();
    let reach = i32::from(size.lines());
    let same = |n: i32| direction.walk(point, n, size).is_some_and(|p| board.get(p) == Some(stone));
    1 + (1..reach).take_while(|&n| same(-n)).count() + (1..reach).take_while(|&n| same(n)).count()
}

/// The first row through `point` whose length `wins`, in order.
pub(super) fn winning(
    board: &Board,
    point: Point,
    stone: Stone,
    wins: impl Fn(usize) -> bool,
) -> Option<Vec<Point>> {
    let direction = Direction::ALL.into_iter().find(|&d| wins(length(board, point, stone, d)))?;
    Some(board.run_through(point, stone, direction))
}
