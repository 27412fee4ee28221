use serde::{Deserialize, Serialize};

/// What becomes of a foul.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FoulPolicy {
    /// It can't be played.
    #[default]
    Prevented,
    /// It loses the game at once.
    Loses,
    /// It stands unless White claims it before its own next stone; then it loses.
    Claim,
}

impl FoulPolicy {
    /// Every policy.
    pub const ALL: [Self; 3] = [Self::Prevented, Self::Loses, Self::Claim];
}
