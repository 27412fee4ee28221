//! Every number that was chosen by judgement or by matches, and nothing else.

use crate::game::Level;
use crate::shapes::PointClass;

/// How strongly a level plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Strength {
    /// How it chooses.
    pub manner: Manner,
    /// Plies of the main search at most.
    pub depth: u32,
    /// Stones placed in the search at most.
    pub nodes: Option<u64>,
    /// Milliseconds for a move at most.
    pub millis: u64,
    /// Stones placed in the search of fours before the main search.
    pub fours: u64,
    /// The same at each leaf of the main search.
    pub leaf_fours: u64,
    /// Up to so much is added by chance to the value of each move at the root.
    pub noise: u32,
    /// Moves looked at in one position at most.
    pub width: usize,
    /// The search of fours remembers 2^this positions that it could not win.
    pub fours_bits: u32,
    /// Stones placed in the search of fours and threes before the main search.
    pub threats: u64,
    /// The search of fours and threes remembers 2^this positions.
    pub threats_bits: u32,
    /// Bytes of the table of positions that were searched.
    pub table_bytes: usize,
}

/// How a level chooses where no five is at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// Scatters stones that make twos at best, and sees no three.
    Loose,
    /// By the look of the points.
    ByLooks,
    /// By search.
    Searching,
}

/// The strength of a level.
pub(super) const fn strength(level: Level) -> &'static Strength {
    &LADDER[level.number() as usize - 1]
}

static LADDER: [Strength; 10] = {
    const LOOSE: Strength = Strength {
        manner: Manner::Loose,
        depth: 0,
        nodes: Some(1_000),
        millis: 500,
        fours: 0,
        leaf_fours: 0,
        noise: 0,
        width: 0,
        fours_bits: 4,
        threats: 0,
        threats_bits: 4,
        table_bytes: 1 << 8,
    };
    const LOOKS: Strength = Strength { manner: Manner::ByLooks, noise: 120, ..LOOSE };
    const SEARCH: Strength =
        Strength { manner: Manner::Searching, width: 12, fours_bits: 15, table_bytes: 1 << 20, ..LOOSE };
    [
        LOOSE,
        LOOKS,
        Strength { depth: 1, nodes: Some(4_000), noise: 60, ..SEARCH },
        Strength { depth: 2, nodes: Some(20_000), noise: 40, fours: 50, leaf_fours: 10, ..SEARCH },
        Strength { depth: 4, nodes: Some(20_000), noise: 12, fours: 500, leaf_fours: 20, ..SEARCH },
        Strength { depth: 6, nodes: Some(20_000), fours: 1_000, leaf_fours: 30, width: 14, ..SEARCH },
        Strength {
            depth: 8,
            nodes: Some(60_000),
            millis: 1_000,
            fours: 3_000,
            leaf_fours: 40,
            width: 18,
            threats: 500,
            threats_bits: 11,
            ..SEARCH
        },
        Strength {
            depth: 11,
            nodes: Some(180_000),
            millis: 1_500,
            fours: 10_000,
            leaf_fours: 60,
            width: 26,
            threats: 3_000,
            threats_bits: 13,
            table_bytes: 4 << 20,
            ..SEARCH
        },
        Strength {
            depth: 16,
            nodes: Some(540_000),
            millis: 2_500,
            fours: 20_000,
            leaf_fours: 60,
            width: 40,
            threats: 10_000,
            threats_bits: 15,
            table_bytes: 8 << 20,
            ..SEARCH
        },
        Strength {
            depth: 64,
            nodes: None,
            millis: 2_500,
            fours: 50_000,
            leaf_fours: 60,
            width: 40,
            threats: 30_000,
            threats_bits: 17,
            table_bytes: TABLE_MB << 20,
            ..SEARCH
        },
    ]
};

/// How promising a move looks by the class it makes for its own side.
pub(super) const ATTACK: [i32; PointClass::COUNT] =
    [0, 4, 14, 32, 24, 48, 70, 100, 180, 90, 130, 400, 600, 800, 2_000, 0];

/// How promising a move looks by the class that it takes from the opponent.
pub(super) const DEFENCE: [i32; PointClass::COUNT] =
    [0, 3, 10, 22, 14, 30, 46, 70, 120, 40, 70, 250, 400, 500, 1_500, 0];

/// Megabytes of the table of positions that were searched.
pub(super) const TABLE_MB: usize = 16;

/// Points within so many columns and ranks of a stone are candidates.
pub(super) const NEAR: usize = 2;

/// What past cut-offs add to a point's look, or take from it, at most.
pub(super) const HISTORY_LIMIT: i32 = 120;

/// Openings are weighed by this level, whatever the computer's own.
pub(super) const OPENING_LEVEL: Level = Level::SEVENTH;
/// Stones placed to weigh one position of an opening; for the best fifth moves eight times as many.
pub(super) const OPENING_NODES: u64 = 2_000;
/// Megabytes to remember what was weighed.
pub(super) const OPENING_TABLE_MB: usize = 2;
/// Between these values either side of 0, nobody is glad of a seat.
pub(super) const OPENING_EVEN: i32 = 20;
/// Points that are weighed for a stone of an opening, the nearest to the others.
pub(super) const OPENING_POINTS: usize = 24;
/// Lines from the edge where a first stone is laid that may lie anywhere and that the other may take.
pub(super) const OPENING_RIM: std::ops::RangeInclusive<u8> = 2..=3;
