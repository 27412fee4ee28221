//! `tengen best`: the strongest level's move on any position.

use std::time::Instant;

use clap::Args;
use tengen_core::board::{Size, Stone};
use tengen_core::engine::{Choice, Control, Engine, Limits, Setup, Task};
use tengen_core::game::Level;
use tengen_core::rules::RuleSet;
use thiserror::Error;

use crate::options;
use crate::position::{PositionError, after_moves, unfinished};
use crate::report;
use std::sync::atomic::AtomicBool;

/// By which rules and for how long.
#[derive(Debug, Args)]
pub struct BestArguments {
    /// freestyle, standard, renju, caro or caro-six
    #[arg(long, value_name = "RULE", value_parser = options::rules, default_value = "freestyle")]
    pub rule: RuleSet,

    /// Milliseconds for a line at most
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub time: u64,

    /// Lines of the board, 10 to 20
    #[arg(long, value_name = "LINES", value_parser = options::size, default_value = "15")]
    pub size: Size,
}

/// Why a line has no best move.
#[derive(Debug, Error)]
pub enum BestError {
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error("no point can be played")]
    NoPoint,
}

/// An engine that starts every line as if it were the first.
#[derive(Debug)]
pub struct Best<'a> {
    arguments: &'a BestArguments,
    engine: Engine,
}

impl<'a> Best<'a> {
    pub fn new(arguments: &'a BestArguments) -> Self {
        Self { arguments, engine: Engine::new(Setup::default()) }
    }

    /// The move, its value or `win N`, the depth, the nodes and the line, separated by tabs.
    pub fn line(&mut self, line: &str) -> Result<String, BestError> {
        let &BestArguments { rule: rules, time, size } = self.arguments;
        let board = unfinished(rules, after_moves(line, size)?)?;
        self.engine.forget();
        let to_move = Stone::to_move_at(board.stones());
        let task = Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 };
        let start = Instant::now();
        let now_ms = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        let cancel = AtomicBool::new(false);
        let limits = Limits { millis: Some(time), ..Limits::default() };
        let control = Control { limits, cancel: &cancel, now_ms: &now_ms, on_info: &mut |_| {} };
        let thought = self.engine.think(&task, control);
        let Choice::Play(point) = thought.choice else { return Err(BestError::NoPoint) };
        let (value, line) = (report::value(thought.value), report::line(&thought.line));
        Ok(format!("{point}\t{value}\t{}\t{}\t{line}", thought.depth, thought.nodes))
    }
}
