//! The rows that make a foul, for people to see. Only a move that looks like a foul gets here, so it may take its time.

use super::crossing::Crossing;
use super::double_three::standing_threes;
use super::{Foul, FoulKind, FoulPart};
use crate::board::{Board, Direction, Point, Size, Stone};
use crate::shapes::{Shape, Trial, Window};

/// Every reason why a black stone that makes no five is forbidden; `None` if it is allowed. `trial` holds the stones of
/// `board`.
pub(super) fn foul(board: &Board, trial: &mut Trial, crossing: Crossing) -> Option<Foul> {
    let rows = [
        (FoulKind::Overline, 1, overlines(board, crossing)),
        (FoulKind::DoubleFour, 2, fours(crossing, board.size())),
        (FoulKind::DoubleThree, 2, threes(trial, crossing)),
    ];
    let (mut parts, mut beside) = (Vec::new(), Vec::new());
    for (kind, least, lines) in rows {
        if crossing.bars(kind) && lines.len() >= least {
            parts.push(FoulPart { kind, lines });
        } else {
            beside.extend(lines);
        }
    }
    Foul::of(parts, beside)
}

fn overlines(board: &Board, crossing: Crossing) -> Vec<Vec<Point>> {
    let row = |direction| board.run_through(crossing.point, Stone::Black, direction);
    crossing.directions_of(Shape::Overline).map(row).collect()
}

/// The stones of each four. A straight four becomes a five at either end and is one four all the same.
fn fours(crossing: Crossing, size: Size) -> Vec<Vec<Point>> {
    let mut rows = Vec::new();
    for (direction, window) in crossing.lines() {
        let four = window.shape(crossing.rule).fours();
        for added in window.five_offsets(crossing.rule).take(four) {
            rows.push(row_before(added, crossing.point, direction, window, size));
        }
    }
    rows
}

/// The stones of each three that counts.
fn threes(trial: &mut Trial, crossing: Crossing) -> Vec<Vec<Point>> {
    let size = trial.size();
    let found = standing_threes(trial, crossing);
    let row = |((direction, window), added): (_, Option<i32>)| {
        Some(row_before(added?, crossing.point, direction, window, size))
    };
    crossing.lines().zip(found).filter_map(row).collect()
}

/// The stones of the unbroken row that one more stone, `added` steps from `point`, completes.
fn row_before(added: i32, point: Point, direction: Direction, window: Window, size: Size) -> Vec<Point> {
    let (first, last) = window.with_own(added).run();
    (first..=last).filter(|&n| n != added).filter_map(|n| direction.walk(point, n, size)).collect()
}
