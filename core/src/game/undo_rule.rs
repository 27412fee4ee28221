use serde::{Deserialize, Serialize};

/// Whether and how often stones may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct UndoRule {
    /// Whether the other side is asked. Only two people ask each other.
    pub asks: bool,
    /// How often each side may in one game; `None` as often as it likes.
    pub allowance: Option<u32>,
}

impl UndoRule {
    /// As often as one likes, without asking.
    pub const FREE: Self = Self { asks: false, allowance: None };
    /// The allowances that are offered, fewest first.
    pub const ALLOWANCES: [Option<u32>; 5] = [Some(0), Some(1), Some(3), Some(5), None];
    /// With the other's consent, three times in a game.
    pub const ASKING: Self = Self { asks: true, allowance: Some(3) };
}
