//! The recursive definition of the double-three (RIF 9.3): a three counts only if a straight four can be made of it by
//! a move that is itself allowed, and that move may be a double-three of its own.
//!
//! Every step down puts one more stone on the board and follows at most the two ends of a row in three directions, so it
//! ends. It needs no heap: stones are tried on a [`Trial`] and taken back.

use super::FoulKind;
use super::crossing::Crossing;
use crate::board::{Direction, Point};
use crate::shapes::{LineRule, PointClass, Trial, Window};

/// Whether a black stone makes two threes or more that count.
pub(super) fn is_double_three(trial: &mut Trial, crossing: Crossing) -> bool {
    trial.place(crossing.point);
    let mut lines = crossing.lines();
    let mut another_stands =
        || lines.any(|(direction, window)| straight_four(trial, &crossing, direction, window).is_some());
    let double = another_stands() && another_stands();
    trial.remove(crossing.point);
    double
}

/// For each direction the steps from the stone to an allowed move that makes a straight four of a three there; `None`
/// where no three counts.
pub(super) fn standing_threes(trial: &mut Trial, crossing: Crossing) -> [Option<i32>; 4] {
    trial.place(crossing.point);
    let mut found = [None; 4];
    for ((direction, window), found) in crossing.lines().zip(&mut found) {
        *found = straight_four(trial, &crossing, direction, window);
    }
    trial.remove(crossing.point);
    found
}

/// The steps from the black stone of the crossing to an allowed move that makes a straight four.
fn straight_four(
    trial: &mut Trial,
    crossing: &Crossing,
    direction: Direction,
    window: Window,
) -> Option<i32> {
    let (size, rule) = (trial.size(), crossing.rule);
    window.straight_four_offsets(rule).find(|&steps| {
        direction.walk(crossing.point, steps, size).is_some_and(|added| makes_a_three(trial, added, rule))
    })
}

/// Whether a row that a stone on `added` turns into a straight four is a three: the stone must be allowed, and by the
/// definition of a three it must not make a five at the same time.
fn makes_a_three(trial: &mut Trial, added: Point, rule: LineRule) -> bool {
    let crossing = Crossing::of_trial(trial, added, rule);
    match crossing.class() {
        PointClass::Five | PointClass::Foul => false,
        PointClass::DoubleThree if crossing.bars(FoulKind::DoubleThree) => !is_double_three(trial, crossing),
        _ => true,
    }
}
