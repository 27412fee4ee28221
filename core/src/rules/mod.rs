//! What wins and what is forbidden: one judge for each rule set. Knows neither turns nor the record of a game.

mod foul;
mod renju;
mod row;
mod rule_set;
mod verdict;

pub use foul::{Foul, FoulKind, FoulPart};
pub use rule_set::RuleSet;
pub use verdict::Verdict;

use crate::board::{Board, Point, Stone};

/// Judges `stone` placed on `point`, which must be an empty point of `board`. The board itself stays as it is.
#[must_use]
pub fn judge(rules: RuleSet, board: &Board, point: Point, stone: Stone) -> Verdict {
    debug_assert!(board.is_empty_at(point), "{point} is no empty point");
    let row = match (rules, stone) {
        (RuleSet::Freestyle, _) | (RuleSet::Renju, Stone::White) => {
            row::winning(board, point, stone, |length| length >= 5)
        }
        (RuleSet::Standard, _) => row::winning(board, point, stone, |length| length == 5),
        (RuleSet::Renju, Stone::Black) => return renju::judge_black(board, point),
    };
    row.map_or(Verdict::Continues, Verdict::Wins)
}

/// Every point that the rules forbid Black now, row by row from rank 1; none but in renju.
#[must_use]
pub fn forbidden_points(rules: RuleSet, board: &Board) -> Vec<(Point, Foul)> {
    if rules != RuleSet::Renju {
        return Vec::new();
    }
    let foul = |point| match renju::judge_black(board, point) {
        Verdict::Foul(foul) => Some((point, foul)),
        Verdict::Continues | Verdict::Wins(_) => None,
    };
    board.empty_points().filter_map(foul).collect()
}
