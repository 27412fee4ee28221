use tengen_core::{game, rules};

use crate::position::{Point, Stone, points};

/// Which rows win and which moves are fouls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum RuleSet {
    /// Five or more in a row win for both sides.
    Freestyle,
    /// Exactly five in a row win for both sides.
    Standard,
    /// Renju by the Renju International Federation: Black wins with exactly five and has fouls, White with five or more.
    Renju,
    /// Exactly five in a row win for both sides, unless opposing stones stand at both ends; the edge is no stone.
    Caro,
    /// As `Caro`, but six or more win whatever stands at their ends.
    CaroSix,
    /// Renju with some of its fouls only: a `FoulSet` says which.
    Custom,
}

/// Which moves are fouls for Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct FoulSet {
    /// Six or more in a row. Where that is no foul, it wins.
    pub overline: bool,
    /// Two fours at once.
    pub double_four: bool,
    /// Two open threes at once.
    pub double_three: bool,
}

/// A move that renju forbids to Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum FoulKind {
    /// Six or more in a row.
    Overline,
    /// Two fours at once.
    DoubleFour,
    /// Two open threes at once.
    DoubleThree,
}

/// One kind of a foul with the rows that make it.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct FoulPart {
    /// What is formed.
    pub kind: FoulKind,
    /// The rows, each as its points.
    pub lines: Vec<Vec<Point>>,
}

/// Why a point is forbidden: at least one part, in the order overline, double-four, double-three.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Foul {
    /// The kinds that come together.
    pub parts: Vec<FoulPart>,
    /// What players call the mixture in every language: the lengths of all its rows, such as `3-3`, `4-3-3` or `6`.
    #[uniffi(default = "")]
    pub mixture: String,
    /// The rows that the stone makes as well and that are no foul by themselves, each as its points.
    #[uniffi(default = [])]
    pub beside: Vec<Vec<Point>>,
}

/// A point that Black may not play.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Forbidden {
    /// The empty point.
    pub point: Point,
    /// Why.
    pub foul: Foul,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum ResultReason {
    /// A winning row.
    Five,
    /// A foul of Black's that loses.
    Foul,
    /// The loser resigned.
    Resignation,
    /// The loser's clock ran out.
    Time,
    /// The loser did not come.
    NoShow,
    /// The loser left and did not return.
    Abandoned,
    /// No empty point is left: a draw.
    FullBoard,
    /// Both agreed on a draw.
    Agreement,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct GameResult {
    /// The winner, none in a draw.
    pub winner: Option<Stone>,
    /// Why it ended.
    pub reason: ResultReason,
    /// The winning row from one end to the other; empty without one.
    pub line: Vec<Point>,
}

impl From<rules::RuleSet> for RuleSet {
    fn from(rules: rules::RuleSet) -> Self {
        match rules {
            rules::RuleSet::Freestyle => Self::Freestyle,
            rules::RuleSet::Standard => Self::Standard,
            rules::RuleSet::Renju => Self::Renju,
            rules::RuleSet::Caro => Self::Caro,
            rules::RuleSet::CaroSix => Self::CaroSix,
            rules::RuleSet::Custom(_) => Self::Custom,
        }
    }
}

impl RuleSet {
    /// The rules in the core's words; `kinds` are the fouls of `Custom`, all of renju's if none are named.
    pub(crate) fn core(self, kinds: Option<FoulSet>) -> rules::RuleSet {
        match self {
            Self::Freestyle => rules::RuleSet::Freestyle,
            Self::Standard => rules::RuleSet::Standard,
            Self::Renju => rules::RuleSet::Renju,
            Self::Caro => rules::RuleSet::Caro,
            Self::CaroSix => rules::RuleSet::CaroSix,
            Self::Custom => rules::RuleSet::Custom(kinds.map_or(rules::FoulSet::RENJU, rules::FoulSet::from)),
        }
    }
}

impl From<FoulSet> for rules::FoulSet {
    fn from(kinds: FoulSet) -> Self {
        let FoulSet { overline, double_four, double_three } = kinds;
        Self { overline, double_four, double_three }
    }
}

impl From<rules::FoulSet> for FoulSet {
    fn from(kinds: rules::FoulSet) -> Self {
        let rules::FoulSet { overline, double_four, double_three } = kinds;
        Self { overline, double_four, double_three }
    }
}

impl From<rules::FoulKind> for FoulKind {
    fn from(kind: rules::FoulKind) -> Self {
        match kind {
            rules::FoulKind::Overline => Self::Overline,
            rules::FoulKind::DoubleFour => Self::DoubleFour,
            rules::FoulKind::DoubleThree => Self::DoubleThree,
        }
    }
}

impl From<&rules::Foul> for Foul {
    fn from(foul: &rules::Foul) -> Self {
        let part = |part: &rules::FoulPart| FoulPart {
            kind: part.kind.into(),
            lines: part.lines.iter().map(|line| points(line)).collect(),
        };
        let beside = foul.beside().iter().map(|line| points(line)).collect();
        Self { parts: foul.parts().iter().map(part).collect(), mixture: foul.mixture(), beside }
    }
}

impl From<&game::GameResult> for GameResult {
    fn from(result: &game::GameResult) -> Self {
        let reason = match result.reason {
            game::ResultReason::Five => ResultReason::Five,
            game::ResultReason::Foul => ResultReason::Foul,
            game::ResultReason::Resignation => ResultReason::Resignation,
            game::ResultReason::Time => ResultReason::Time,
            game::ResultReason::NoShow => ResultReason::NoShow,
            game::ResultReason::Abandoned => ResultReason::Abandoned,
            game::ResultReason::FullBoard => ResultReason::FullBoard,
            game::ResultReason::Agreement => ResultReason::Agreement,
        };
        Self { winner: result.winner.map(Stone::from), reason, line: points(&result.line) }
    }
}
