//! `tengen fouls`: every point that renju forbids Black, as the tables of positions write them.

use tengen_core::rules::{FoulKind, RuleSet, forbidden_points};

use crate::position::{PositionError, board};

/// `C4:6,H8:3` in the order of the names: 3 double-three, 4 double-four, 6 overline; `-` if there are none.
pub fn fouls(line: &str) -> Result<String, PositionError> {
    let points = forbidden_points(RuleSet::Renju, &board(line)?);
    let mut names: Vec<String> =
        points.iter().map(|(point, foul)| format!("{point}:{}", number(foul.kind()))).collect();
    names.sort_unstable();
    Ok(if names.is_empty() { "-".to_owned() } else { names.join(",") })
}

const fn number(kind: FoulKind) -> u8 {
    match kind {
        FoulKind::DoubleThree => 3,
        FoulKind::DoubleFour => 4,
        FoulKind::Overline => 6,
    }
}
