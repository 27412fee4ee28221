//! `tengen solve`: forced wins by fours (VCF), or by fours and threes (VCT).

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::{ArgGroup, Args};
use tengen_core::board::Stone;
use tengen_core::engine::{Answer, Control, Limits, solve_vcf, solve_vct};
use tengen_core::rules::RuleSet;
use thiserror::Error;

use crate::options;
use crate::position::{PositionError, board, side, unfinished};
use crate::report;

/// What is to be solved and for how long.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("wins").required(true).args(["vcf", "vct"])))]
pub struct SolveArguments {
    /// Wins by fours only
    #[arg(long)]
    pub vcf: bool,

    /// Wins by fours and threes
    #[arg(long)]
    pub vct: bool,

    /// freestyle, standard, renju, caro or caro-six
    #[arg(long, value_name = "RULE", value_parser = options::rules, default_value = "renju")]
    pub rule: RuleSet,

    /// Milliseconds for a line at most
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub time: u64,
}

/// Why a line can't be solved.
#[derive(Debug, Error)]
pub enum SolveError {
    #[error("a line is the side to move, a tab and the board")]
    NoTab,
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// The solver as it was asked for.
#[derive(Debug)]
pub struct Solve<'a>(pub &'a SolveArguments);

impl Solve<'_> {
    /// `win N MOVES`, `none` or `unknown`, a tab and the milliseconds.
    pub fn line(&self, line: &str) -> Result<String, SolveError> {
        let Self(arguments) = self;
        let (to_move, rest) = line.split_once('\t').ok_or(SolveError::NoTab)?;
        let (to_move, board) = (side(to_move)?, unfinished(arguments.rule, board(rest)?)?);
        let start = Instant::now();
        let answer = self.answer(&board, to_move);
        let ms = start.elapsed().as_millis();
        Ok(match answer {
            Answer::Win { moves, line } => format!("win {moves} {}\t{ms}", report::joined(&line, ",")),
            Answer::None => format!("none\t{ms}"),
            Answer::Unknown => format!("unknown\t{ms}"),
        })
    }

    fn answer(&self, board: &tengen_core::board::Board, to_move: Stone) -> Answer {
        let Self(arguments) = self;
        let start = Instant::now();
        let now_ms = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        let cancel = AtomicBool::new(false);
        let limits = Limits { millis: Some(arguments.time), ..Limits::default() };
        let control = Control { limits, cancel: &cancel, now_ms: &now_ms, on_info: &mut |_| {} };
        let solve = if arguments.vct { solve_vct } else { solve_vcf };
        solve(arguments.rule, board, to_move, control).answer
    }
}
