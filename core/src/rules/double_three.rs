//! The recursive definition of the double-three (RIF 9.3): a three counts only if a straight four can be made of it by
//! a move that is itself allowed, and that move may be a double-three of its own.
//!
//! Every step down puts one more stone on the board and looks only at points next to that stone's rows, so it ends.

use super::renju::{RULE, Windows, class, windows};
use crate::board::{Direction, Point};
use crate::shapes::{PointClass, Trial, Window};

/// Whether a black stone on the empty `point`, whose lines are `windows`, makes two threes or more that count. Stones
/// are tried on `trial` and taken back.
pub(super) fn is_double_three(trial: &mut Trial, point: Point, windows: &Windows) -> bool {
    trial.place(point);
    let mut lines = Direction::ALL.into_iter().zip(windows);
    let mut stands =
        || lines.any(|(direction, window)| straight_four(trial, point, direction, *window).is_some());
    let double = stands() && stands();
    trial.remove(point);
    double
}

/// For each direction the steps from `point` to an allowed move that makes a straight four of a three there; `None`
/// where no three counts.
pub(super) fn standing_threes(trial: &mut Trial, point: Point, windows: &Windows) -> [Option<i32>; 4] {
    trial.place(point);
    let mut found = [None; 4];
    for ((direction, window), found) in Direction::ALL.into_iter().zip(windows).zip(&mut found) {
        *found = straight_four(trial, point, direction, *window);
    }
    trial.remove(point);
    found
}

/// The steps from the black stone on `point` to an allowed move that makes a straight four.
fn straight_four(trial: &mut Trial, point: Point, direction: Direction, window: Window) -> Option<i32> {
    let size = trial.size();
    window.straight_four_offsets(RULE).find(|&steps| {
        direction.walk(point, steps, size).is_some_and(|added| may_make_straight_four(trial, added))
    })
}

/// Whether a stone that makes a straight four makes a three of what it completes: it must be allowed and, by the
/// definition of a three, not make a five at the same time.
fn may_make_straight_four(trial: &mut Trial, added: Point) -> bool {
    let windows = windows(trial, added);
    match class(&windows) {
        PointClass::Five | PointClass::Foul => false,
        PointClass::DoubleThree => !is_double_three(trial, added, &windows),
        _ => true,
    }
}
