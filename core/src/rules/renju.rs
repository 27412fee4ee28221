//! Black's judge in renju and its kin with fewer fouls, after the rules of the Renju International Federation (section 9). White's is freestyle's.

use super::crossing::Crossing;
use super::double_three::is_double_three;
use super::reasons::foul;
use super::{Foul, FoulKind, Verdict, row};
use crate::board::{Board, Point, Stone};
use crate::shapes::{LineRule, PointClass, Shapes, Trial};

/// Judges a black stone on the empty `point`. A five beats every foul.
pub(super) fn judge(board: &Board, point: Point, rule: LineRule) -> Verdict {
    let crossing = Crossing::of_board(board, point, rule);
    match crossing.class() {
        PointClass::Five => {
            row::winning(board, point, Stone::Black, rule).map_or(Verdict::Continues, Verdict::Wins)
        }
        PointClass::Foul | PointClass::DoubleThree => {
            let foul = foul(board, &mut Trial::of(board, Stone::Black), crossing);
            foul.map_or(Verdict::Continues, Verdict::Foul)
        }
        _ => Verdict::Continues,
    }
}

/// Every empty point that is a foul, with its reasons.
pub(super) fn forbidden_points(board: &Board, rule: LineRule) -> Vec<(Point, Foul)> {
    let mut trial = Trial::of(board, Stone::Black);
    let mut forbidden = Vec::new();
    for point in board.empty_points() {
        let crossing = Crossing::of_trial(&trial, point, rule);
        if matches!(crossing.class(), PointClass::Foul | PointClass::DoubleThree) {
            forbidden.extend(foul(board, &mut trial, crossing).map(|foul| (point, foul)));
        }
    }
    forbidden
}

/// Whether the rules forbid `stone` on the empty `point` of a position whose shapes are kept: [`super::judge`] for a
/// search, without the reasons and without heap.
#[must_use]
pub fn is_foul(shapes: &Shapes, point: Point, stone: Stone) -> bool {
    let rule = shapes.rule(stone);
    if !matches!(rule, LineRule::Black(_)) {
        return false;
    }
    match shapes.class(point, stone) {
        PointClass::Foul => true,
        PointClass::DoubleThree => {
            let mut trial = shapes.trial(stone);
            let crossing = Crossing::of_trial(&trial, point, rule);
            crossing.bars(FoulKind::DoubleThree) && is_double_three(&mut trial, crossing)
        }
        _ => false,
    }
}
