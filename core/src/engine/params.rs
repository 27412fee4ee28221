//! Every number that was chosen by judgement or by matches, and nothing else.

use crate::game::Level;
use crate::shapes::PointClass;

/// How strongly a level plays.
#[derive(Debug, Clone, Copy)]
pub(super) struct Strength {
    /// Plies of the main search; 0 plays by the look of the points alone.
    pub depth: u32,
    /// Stones placed in the search at most.
    pub nodes: Option<u64>,
    /// Milliseconds for a move at most.
    pub millis: u64,
}

/// The strength of a level.
pub(super) const fn strength(level: Level) -> Strength {
    LADDER[level.number() as usize - 1]
}

const LADDER: [Strength; 10] = [
    Strength { depth: 0, nodes: Some(1_000), millis: 500 },
    Strength { depth: 0, nodes: Some(1_000), millis: 500 },
    Strength { depth: 1, nodes: Some(2_000), millis: 500 },
    Strength { depth: 2, nodes: Some(5_000), millis: 500 },
    Strength { depth: 4, nodes: Some(20_000), millis: 1_000 },
    Strength { depth: 6, nodes: Some(60_000), millis: 1_000 },
    Strength { depth: 8, nodes: Some(150_000), millis: 1_500 },
    Strength { depth: 10, nodes: Some(400_000), millis: 2_000 },
    Strength { depth: 14, nodes: Some(1_000_000), millis: 2_500 },
    Strength { depth: 64, nodes: None, millis: 2_500 },
];

/// How promising a move looks by the class it makes for its own side, before any search.
pub(super) const ATTACK: [i32; PointClass::COUNT] =
    [0, 4, 14, 32, 24, 48, 70, 100, 180, 90, 130, 400, 600, 800, 2_000, 0];

/// How promising a move looks by the class that it takes from the opponent.
pub(super) const DEFENCE: [i32; PointClass::COUNT] =
    [0, 3, 10, 22, 14, 30, 46, 70, 120, 40, 70, 250, 400, 500, 1_500, 0];
