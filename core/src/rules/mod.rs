//! What wins and what is forbidden: one judge for each rule set. Knows neither turns nor the record of a game.

mod crossing;
mod double_three;
mod foul;
mod reasons;
mod renju;
mod row;
mod rule_set;
mod verdict;
mod won;

pub use foul::{Foul, FoulKind, FoulPart};
pub use renju::is_foul;
pub use rule_set::RuleSet;
pub use verdict::Verdict;
pub use won::is_won;

use crate::board::{Board, Point, Stone};
use crate::shapes::LineRule;

/// Judges `stone` placed on `point`, which must be an empty point of `board`. The board itself stays as it is.
#[must_use]
pub fn judge(rules: RuleSet, board: &Board, point: Point, stone: Stone) -> Verdict {
    debug_assert!(board.is_empty_at(point), "{point} is no empty point");
    match rules.line_rule(stone) {
        LineRule::RenjuBlack => renju::judge(board, point),
        rule => row::winning(board, point, stone, rule).map_or(Verdict::Continues, Verdict::Wins),
    }
}

/// Every point that the rules forbid Black now, row by row from rank 1; none but in renju.
#[must_use]
pub fn forbidden_points(rules: RuleSet, board: &Board) -> Vec<(Point, Foul)> {
    if rules == RuleSet::Renju { renju::forbidden_points(board) } else { Vec::new() }
}
