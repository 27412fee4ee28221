use serde::{Deserialize, Serialize};

use crate::board::Stone;
use crate::shapes::LineRule;

/// What wins and what is forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleSet {
    /// Five or more in a row win, for both sides; nothing is forbidden.
    Freestyle,
    /// Exactly five in a row win, for both sides; an overline (six or more) is worth nothing and allowed.
    Standard,
    /// The renju rules of the Renju International Federation: Black wins with exactly five and is forbidden the
    /// overline, the double-four and the double-three; White wins with five or more and is forbidden nothing.
    Renju,
}

impl RuleSet {
    /// The three rule sets.
    pub const ALL: [Self; 3] = [Self::Freestyle, Self::Standard, Self::Renju];

    /// What counts as a five for one colour.
    #[must_use]
    pub const fn line_rule(self, stone: Stone) -> LineRule {
        match (self, stone) {
            (Self::Freestyle, _) | (Self::Renju, Stone::White) => LineRule::Freestyle,
            (Self::Standard, _) => LineRule::Exact,
            (Self::Renju, Stone::Black) => LineRule::RenjuBlack,
        }
    }

    /// The line rules of Black and White, as [`Shapes`](crate::shapes::Shapes) takes them.
    #[must_use]
    pub const fn line_rules(self) -> [LineRule; 2] {
        [self.line_rule(Stone::Black), self.line_rule(Stone::White)]
    }
}
