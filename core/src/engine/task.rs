use std::fmt;
use std::sync::atomic::AtomicBool;

use crate::board::{Board, Point, Stone};
use crate::game::Level;
use crate::rules::RuleSet;

use super::params;

/// What is to be thought about.
#[derive(Debug, Clone, Copy)]
pub struct Task<'a> {
    /// What wins and what is forbidden.
    pub rules: RuleSet,
    /// The stones. Nobody has five yet.
    pub board: &'a Board,
    /// Whose move is wanted.
    pub to_move: Stone,
    /// How strongly to play.
    pub level: Level,
    /// Where the chance in a level's choices comes from: the same seed gives the same choices.
    pub seed: u64,
}

/// When to stop. The first limit reached ends the search; with none it ends when the level's depth is searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Stones placed in the search.
    pub nodes: Option<u64>,
    /// Milliseconds by the clock given in [`Control::now_ms`], from the start of the call.
    pub millis: Option<u64>,
    /// Milliseconds that the move deserves, as its rounds go on: less if the best move stays the same, up to four times as
    /// much if it gets worse. `None`: all of [`Self::millis`].
    pub fair_millis: Option<u64>,
    /// Plies of the main search; searches of fours go on below.
    pub depth: Option<u32>,
}

impl Limits {
    /// The limits that a level plays with.
    #[must_use]
    pub const fn for_level(level: Level) -> Self {
        let strength = params::strength(level);
        Self {
            nodes: strength.nodes,
            millis: Some(strength.millis),
            fair_millis: None,
            depth: Some(strength.depth),
        }
    }
}

/// The caller's hold on a search.
pub struct Control<'a> {
    /// When to stop.
    pub limits: Limits,
    /// Set by the caller, from any thread, to end the search: at most 1,024 nodes follow.
    pub cancel: &'a AtomicBool,
    /// The caller's clock in milliseconds, from any start. It should not go backwards.
    pub now_ms: &'a dyn Fn() -> u64,
    /// Told of the progress after each finished depth.
    pub on_info: &'a mut dyn FnMut(&Info),
}

impl fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Control")
            .field("limits", &self.limits)
            .field("cancel", &self.cancel)
            .finish_non_exhaustive()
    }
}

/// How far a search has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Info {
    /// Plies searched to the end.
    pub depth: u32,
    /// Stones placed so far.
    pub nodes: u64,
    /// Milliseconds since the start of the call.
    pub millis: u64,
    /// The value for the side to move, as in [`Thought::value`].
    pub value: i32,
    /// What both sides are expected to play, the next move first.
    pub line: Vec<Point>,
}

/// What the computer does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Plays an empty point that the rules allow.
    Play(Point),
    /// Has no point to play: the board is full, or each empty point is forbidden.
    Resign,
}

/// The answer to a [`Task`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought {
    /// What to do.
    pub choice: Choice,
    /// How good it is for the side to move: about 100 for an open three without answer, 0 for an even position. Values
    /// beyond ±29,000 are forced: 30,000 less the plies to the win, or the reverse.
    pub value: i32,
    /// Plies searched to the end.
    pub depth: u32,
    /// Stones placed in the search.
    pub nodes: u64,
    /// What both sides are expected to play, the choice first.
    pub line: Vec<Point>,
}
