//! Black's judge in renju, after the rules of the Renju International Federation (section 9). White's is freestyle's.

use super::double_three::{is_double_three, standing_threes};
use super::{Foul, FoulKind, FoulPart, Verdict, row};
use crate::board::{Board, Direction, Point, Size, Stone};
use crate::shapes::{LineRule, PointClass, Shape, Shapes, Trial, Window, class_of};

/// What counts as a five for Black.
pub(super) const RULE: LineRule = LineRule::RenjuBlack;

/// One point along its four lines, in the order of [`Direction::ALL`].
pub(super) type Windows = [Window; 4];

/// What a black stone makes of these lines. [`PointClass::DoubleThree`] is only a candidate: see [`is_double_three`].
pub(super) fn class(windows: &Windows) -> PointClass {
    class_of(windows.map(|window| window.shape(RULE)), RULE)
}

/// The four lines through a point on which stones are tried.
pub(super) fn windows(trial: &Trial, point: Point) -> Windows {
    Direction::ALL.map(|direction| trial.window(point, direction))
}

/// Judges a black stone on the empty `point`. A five beats every foul.
pub(super) fn judge(board: &Board, point: Point) -> Verdict {
    let windows = Direction::ALL.map(|direction| Window::read(board, point, Stone::Black, direction));
    match class(&windows) {
        PointClass::Five => {
            row::winning(board, point, Stone::Black, RULE).map_or(Verdict::Continues, Verdict::Wins)
        }
        PointClass::Foul | PointClass::DoubleThree => {
            let foul = foul(board, &mut Trial::of(board, Stone::Black), point, &windows);
            foul.map_or(Verdict::Continues, Verdict::Foul)
        }
        _ => Verdict::Continues,
    }
}

/// Every empty point that is a foul, with its reasons.
pub(super) fn forbidden_points(board: &Board) -> Vec<(Point, Foul)> {
    let mut trial = Trial::of(board, Stone::Black);
    let mut forbidden = Vec::new();
    for point in board.empty_points() {
        let windows = windows(&trial, point);
        if matches!(class(&windows), PointClass::Foul | PointClass::DoubleThree) {
            forbidden.extend(foul(board, &mut trial, point, &windows).map(|foul| (point, foul)));
        }
    }
    forbidden
}

/// Whether the rules forbid `stone` on the empty `point` of a position whose shapes are kept: [`super::judge`] for a
/// search, without the reasons and without heap.
#[must_use]
pub fn is_foul(shapes: &Shapes, point: Point, stone: Stone) -> bool {
    if shapes.rule(stone) != RULE {
        return false;
    }
    match shapes.class(point, stone) {
        PointClass::Foul => true,
        PointClass::DoubleThree => {
            let mut trial = shapes.trial(stone);
            let windows = windows(&trial, point);
            is_double_three(&mut trial, point, &windows)
        }
        _ => false,
    }
}

/// Every reason why a black stone on `point`, which makes no five, is forbidden.
fn foul(board: &Board, trial: &mut Trial, point: Point, windows: &Windows) -> Option<Foul> {
    let parts = [
        (FoulKind::Overline, 1, overlines(board, point, windows)),
        (FoulKind::DoubleFour, 2, fours(point, windows, board.size())),
        (FoulKind::DoubleThree, 2, threes(trial, point, windows)),
    ];
    let found = parts.into_iter().filter(|(_, least, lines)| lines.len() >= *least);
    Foul::of(found.map(|(kind, _, lines)| FoulPart { kind, lines }).collect())
}

fn overlines(board: &Board, point: Point, windows: &Windows) -> Vec<Vec<Point>> {
    let long = Direction::ALL.into_iter().zip(windows).filter(|(_, w)| w.shape(RULE) == Shape::Overline);
    long.map(|(direction, _)| board.run_through(point, Stone::Black, direction)).collect()
}

/// The stones of each four. A straight four becomes a five at either end and is one four all the same.
fn fours(point: Point, windows: &Windows, size: Size) -> Vec<Vec<Point>> {
    let mut rows = Vec::new();
    for (direction, window) in Direction::ALL.into_iter().zip(windows) {
        for added in window.five_offsets(RULE) {
            rows.push(row_before(added, point, direction, *window, size));
        }
    }
    rows.dedup();
    rows
}

/// The stones of each three that counts.
fn threes(trial: &mut Trial, point: Point, windows: &Windows) -> Vec<Vec<Point>> {
    let size = trial.size();
    let found = standing_threes(trial, point, windows);
    let along = Direction::ALL.into_iter().zip(windows).zip(found);
    let row = |((direction, window), added): ((Direction, &Window), Option<i32>)| {
        Some(row_before(added?, point, direction, *window, size))
    };
    along.filter_map(row).collect()
}

/// The stones of the unbroken row that one more stone, `added` steps from `point`, completes.
fn row_before(added: i32, point: Point, direction: Direction, window: Window, size: Size) -> Vec<Point> {
    let (first, last) = window.with_own(added).run();
    (first..=last).filter(|&n| n != added).filter_map(|n| direction.walk(point, n, size)).collect()
}
