//! Black's judge in renju, after the rules of the Renju International Federation.

use super::{Foul, FoulKind, FoulPart, Verdict, row};
use crate::board::{Board, Direction, Point, Stone};

/// Judges a black stone on the empty `point`. A five beats every foul.
pub(super) fn judge_black(board: &Board, point: Point) -> Verdict {
    if let Some(five) = row::winning(board, point, Stone::Black, |length| length == 5) {
        return Verdict::Wins(five);
    }
    let overlines: Vec<_> = Direction::ALL
        .into_iter()
        .filter(|&d| row::length(board, point, Stone::Black, d) > 5)
        .map(|d| board.run_through(point, Stone::Black, d))
        .collect();
    let overline = (!overlines.is_empty()).then_some(FoulPart { kind: FoulKind::Overline, lines: overlines });
    Foul::of(overline.into_iter().collect()).map_or(Verdict::Continues, Verdict::Foul)
}
