//! What wins and what is forbidden: one judge for each rule set; and how a game may begin ([`opening`]). Knows neither
//! time nor the record of a game.

mod crossing;
mod double_three;
mod foul;
mod foul_policy;
pub mod opening;
mod reasons;
mod renju;
mod row;
mod rule_set;
mod verdict;
mod won;

pub use foul::{Foul, FoulKind, FoulPart};
pub use foul_policy::FoulPolicy;
pub use renju::is_foul;
pub use rule_set::RuleSet;
pub use verdict::Verdict;
pub use won::is_won;

use crate::board::{Board, Point, Stone};
use crate::shapes::LineRule;

pub use crate::shapes::FoulSet;

/// Judges `stone` placed on `point`, which must be an empty point of `board`. The board itself stays as it is.
#[must_use]
pub fn judge(rules: RuleSet, board: &Board, point: Point, stone: Stone) -> Verdict {
    debug_assert!(board.is_empty_at(point), "{point} is no empty point");
    match rules.line_rule(stone) {
        rule @ LineRule::Black(_) => renju::judge(board, point, rule),
        rule => row::winning(board, point, stone, rule).map_or(Verdict::Continues, Verdict::Wins),
    }
}

/// Every point that the rules forbid Black now, row by row from rank 1; none but in renju and its kin.
#[must_use]
pub fn forbidden_points(rules: RuleSet, board: &Board) -> Vec<(Point, Foul)> {
    match rules.line_rule(Stone::Black) {
        rule @ LineRule::Black(_) => renju::forbidden_points(board, rule),
        _ => Vec::new(),
    }
}
