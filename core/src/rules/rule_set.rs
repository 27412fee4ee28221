use serde::{Deserialize, Serialize};

use crate::board::Stone;
use crate::shapes::{FoulSet, LineRule};

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
    /// Vietnamese Caro as the Gomocup plays it: exactly five in a row win, unless opposing stones stand at both ends. The
    /// edge of the board is no such stone. Six or more are worth nothing.
    Caro,
    /// The other reading of Caro: six or more in a row win whatever stands at their ends, five as in [`RuleSet::Caro`].
    CaroSix,
    /// Renju with these of its fouls only. Where the overline is none, Black wins with it as White does.
    Custom(FoulSet),
}

impl RuleSet {
    /// The rule sets that have a name of their own; [`RuleSet::Custom`] is one for each set of fouls.
    pub const ALL: [Self; 5] = [Self::Freestyle, Self::Standard, Self::Renju, Self::Caro, Self::CaroSix];

    /// The shapes that are fouls for Black; `None` where nothing is forbidden.
    #[must_use]
    pub const fn fouls(self) -> Option<FoulSet> {
        match self.line_rule(Stone::Black) {
            LineRule::Black(fouls) => Some(fouls),
            _ => None,
        }
    }

    /// What counts as a five for one colour.
    #[must_use]
    pub const fn line_rule(self, stone: Stone) -> LineRule {
        match (self, stone) {
            (Self::Freestyle, _) | (Self::Renju | Self::Custom(_), Stone::White) => LineRule::Freestyle,
            (Self::Standard, _) => LineRule::Exact,
            (Self::Renju, Stone::Black) => LineRule::RENJU_BLACK,
            (Self::Custom(fouls), Stone::Black) => LineRule::Black(fouls),
            (Self::Caro, _) => LineRule::Caro,
            (Self::CaroSix, _) => LineRule::CaroSix,
        }
    }

    /// The line rules of Black and White, as [`Shapes`](crate::shapes::Shapes) takes them.
    #[must_use]
    pub const fn line_rules(self) -> [LineRule; 2] {
        [self.line_rule(Stone::Black), self.line_rule(Stone::White)]
    }
}
