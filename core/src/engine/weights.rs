//! What each point is worth by its code, fitted to the results of games that the engine played against itself: see
//! `tests/strength/fit`. Of each pair the first number is for the side to move, the second for the side that waits.

use crate::rules::{FoulSet, RuleSet};
use crate::shapes::Weights;

static FREESTYLE: Weights = include!("weights/freestyle.in");
static STANDARD: Weights = include!("weights/standard.in");
static RENJU_BLACK: Weights = include!("weights/renju_black.in");
static RENJU_WHITE: Weights = include!("weights/renju_white.in");

/// The weights are in this part of a value's unit.
pub(super) const UNIT: i32 = 16;

static FREESTYLE_MOVES: Weights = include!("weights/freestyle_moves.in");
static STANDARD_MOVES: Weights = include!("weights/standard_moves.in");
static RENJU_BLACK_MOVES: Weights = include!("weights/renju_black_moves.in");
static RENJU_WHITE_MOVES: Weights = include!("weights/renju_white_moves.in");

/// How promising a move of Black's is by what it makes, and one of White's; the second number of each pair is for what the
/// other side's move takes away. Forty more make a move e times as likely to be the best.
pub(super) const fn of_moves(rules: RuleSet) -> [&'static Weights; 2] {
    match rules {
        RuleSet::Freestyle => [&FREESTYLE_MOVES, &FREESTYLE_MOVES],
        RuleSet::Standard | RuleSet::Caro | RuleSet::CaroSix => [&STANDARD_MOVES, &STANDARD_MOVES],
        RuleSet::Renju | RuleSet::Custom(FoulSet { double_four: true, double_three: true, .. }) => {
            [&RENJU_BLACK_MOVES, &RENJU_WHITE_MOVES]
        }
        RuleSet::Custom(_) => [&FREESTYLE_MOVES, &RENJU_WHITE_MOVES],
    }
}

/// The weights of Black's points and of White's.
pub(super) const fn of(rules: RuleSet) -> [&'static Weights; 2] {
    match rules {
        RuleSet::Freestyle => [&FREESTYLE, &FREESTYLE],
        RuleSet::Standard | RuleSet::Caro | RuleSet::CaroSix => [&STANDARD, &STANDARD],
        RuleSet::Renju | RuleSet::Custom(FoulSet { double_four: true, double_three: true, .. }) => {
            [&RENJU_BLACK, &RENJU_WHITE]
        }
        RuleSet::Custom(_) => [&FREESTYLE, &RENJU_WHITE],
    }
}
