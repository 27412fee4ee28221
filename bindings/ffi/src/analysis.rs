use tengen_core::app;

use crate::error::TengenError;
use crate::position::{Point, Stone, points};
use crate::snapshot::clamp;

/// When an analysis ends by itself; without any limit it goes on until it is stopped or the position changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct AnalysisLimits {
    /// Milliseconds.
    pub millis: Option<i64>,
    /// Positions searched.
    pub nodes: Option<i64>,
    /// Plies looked ahead.
    pub depth: Option<i32>,
}

/// The best moves of the position on the table, as far as they are known.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Analysis {
    /// The side to move, for which the lines are.
    pub stone: Stone,
    /// Whether it still goes on: lines get longer and values better.
    pub running: bool,
    /// Milliseconds since it began.
    pub elapsed_ms: i64,
    /// Plies looked ahead so far.
    pub depth: i32,
    /// Positions searched so far.
    pub nodes: i64,
    /// The best first; at most as many as were asked for.
    pub lines: Vec<AnalysisLine>,
}

/// One good move, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct AnalysisLine {
    /// What it is worth to the side to move.
    pub worth: Worth,
    /// Plies looked ahead; 0 for a win by threats, which is found without looking at other moves.
    pub depth: i32,
    /// What both sides are expected to play; never empty.
    pub points: Vec<Point>,
}

/// What a move is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Worth {
    /// The end is open.
    Value {
        /// About 100 for an open three without answer; 0 is even.
        value: i32,
    },
    /// The side to move wins by force.
    Win {
        /// Its moves up to the five.
        moves: i32,
    },
    /// The opponent wins by force.
    Loss {
        /// The opponent's moves up to the five.
        moves: i32,
    },
}

impl TryFrom<AnalysisLimits> for app::AnalysisLimits {
    type Error = TengenError;

    fn try_from(limits: AnalysisLimits) -> Result<Self, TengenError> {
        let negative = |name: &str| TengenError::BadSetting { detail: format!("{name} can't be negative") };
        let count = |limit: Option<i64>, name: &str| {
            limit.map(|limit| u64::try_from(limit).map_err(|_| negative(name))).transpose()
        };
        let depth = limits.depth.map(|depth| u32::try_from(depth).map_err(|_| negative("depth")));
        Ok(Self {
            millis: count(limits.millis, "millis")?,
            nodes: count(limits.nodes, "nodes")?,
            depth: depth.transpose()?,
        })
    }
}

impl From<&app::Analysis> for Analysis {
    fn from(analysis: &app::Analysis) -> Self {
        Self {
            stone: analysis.stone.into(),
            running: analysis.running,
            elapsed_ms: analysis.elapsed_ms,
            depth: clamp(analysis.depth),
            nodes: i64::try_from(analysis.nodes).unwrap_or(i64::MAX),
            lines: analysis.lines.iter().map(AnalysisLine::from).collect(),
        }
    }
}

impl From<&app::AnalysisLine> for AnalysisLine {
    fn from(line: &app::AnalysisLine) -> Self {
        let worth = match line.worth {
            app::Worth::Value(value) => Worth::Value { value },
            app::Worth::Win { moves } => Worth::Win { moves: clamp(moves) },
            app::Worth::Loss { moves } => Worth::Loss { moves: clamp(moves) },
        };
        Self { worth, depth: clamp(line.depth), points: points(&line.points) }
    }
}
