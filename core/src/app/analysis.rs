use super::AppError;
use crate::board::{Point, Stone};
use crate::engine::{Limits, Line, Worth};

/// Lines that an analysis can have at most.
pub const MOST_LINES: usize = 20;

/// Plies that an analysis looks ahead at most: on a board with few points left it would else go on for nothing.
const MOST_PLIES: u32 = 100;

/// When an analysis ends by itself; with no limit it goes on until it is stopped, or the position changes, or all is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AnalysisLimits {
    /// Milliseconds.
    pub millis: Option<u64>,
    /// Stones placed in the search.
    pub nodes: Option<u64>,
    /// Plies looked ahead.
    pub depth: Option<u32>,
}

/// The best moves of the position on the table, as far as they are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// The side to move, for which the values are.
    pub stone: Stone,
    /// Whether it still goes on: lines get longer and values better.
    pub running: bool,
    /// Milliseconds since it began.
    pub elapsed_ms: i64,
    /// Plies looked ahead so far.
    pub depth: u32,
    /// Stones placed so far.
    pub nodes: u64,
    /// The best first; at most as many as were asked for.
    pub lines: Vec<AnalysisLine>,
}

/// One good move, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnalysisLine {
    /// What it is worth to the side to move.
    pub worth: Worth,
    /// Plies looked ahead; 0 for a win by threats, which is found without looking at other moves.
    pub depth: u32,
    /// What both sides are expected to play; never empty.
    pub points: Vec<Point>,
}

/// An analysis as it was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Order {
    pub count: usize,
    pub limits: AnalysisLimits,
}

impl Order {
    /// Fails for no lines or too many.
    pub(super) fn of(count: usize, limits: AnalysisLimits) -> Result<Self, AppError> {
        if (1..=MOST_LINES).contains(&count) {
            return Ok(Self { count, limits });
        }
        Err(AppError::BadSetting { detail: format!("1 to {MOST_LINES} lines, not {count}") })
    }

    pub(super) fn limits(self) -> Limits {
        let AnalysisLimits { millis, nodes, depth } = self.limits;
        let depth = Some(depth.unwrap_or(MOST_PLIES).min(MOST_PLIES));
        Limits { nodes, millis, depth, ..Limits::default() }
    }
}

impl Analysis {
    /// One that has just begun.
    pub(super) const fn begun(stone: Stone) -> Self {
        Self { stone, running: true, elapsed_ms: 0, depth: 0, nodes: 0, lines: Vec::new() }
    }
}

impl From<Line> for AnalysisLine {
    fn from(line: Line) -> Self {
        Self { worth: Worth::of(line.value), depth: line.depth, points: line.line }
    }
}
