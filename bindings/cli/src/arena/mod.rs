//! `tengen arena`: two settings of the engine against each other in one process, each opening played with both colours,
//! until a sequential test has decided or the games are played.

mod game;
mod opening;
mod player;
mod pool;
mod score;
mod selfplay;
mod stopwatch;

pub use selfplay::{SelfPlayArguments, selfplay};

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use tengen_core::board::{Size, Stone};
use tengen_core::rules::RuleSet;
use thiserror::Error;

use crate::options;
use game::{Ending, play};
use opening::{Book, OpeningError};
use player::{PlayerSpec, SpecError};
use score::{Hypotheses, Score, Verdict};

/// Who plays whom, how and how long.
#[derive(Debug, Args)]
pub struct ArenaArguments {
    /// A number of A's search, `level=` or `table_mb=`; may be given several times
    #[arg(long = "a", value_name = "NAME=VALUE")]
    pub a: Vec<String>,

    /// The same for B
    #[arg(long = "b", value_name = "NAME=VALUE")]
    pub b: Vec<String>,

    /// freestyle, standard, renju, caro or caro-six
    #[arg(long, value_name = "RULE", value_parser = options::rules, default_value = "freestyle")]
    pub rule: RuleSet,

    /// Lines of the board, 10 to 20
    #[arg(long, value_name = "LINES", value_parser = options::size, default_value = "15")]
    pub size: Size,

    /// Games at most
    #[arg(long, default_value_t = 2000)]
    pub games: usize,

    /// Stones placed in the search of a move; a level with fewer of its own keeps them
    #[arg(long, default_value_t = 20_000, conflicts_with = "ms")]
    pub nodes: u64,

    /// Milliseconds for a move instead
    #[arg(long)]
    pub ms: Option<u64>,

    /// What is tested: gain is 0 against 20 Elo, simplify is -15 against 5, none plays every game
    #[arg(long, value_name = "TEST", default_value = "gain", value_parser = Hypotheses::parse)]
    pub test: Hypotheses,

    /// Games at once
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,

    /// A file of openings, a line of moves each; else they are made from the seed
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,

    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Why there is no match.
#[derive(Debug, Error)]
pub enum ArenaError {
    #[error(transparent)]
    Spec(#[from] SpecError),
    #[error(transparent)]
    Opening(#[from] OpeningError),
    #[error("the output failed: {0}")]
    Output(#[from] io::Error),
}

/// Plays the match and prints how it stands; the last line is one for the ledger.
pub fn arena(arguments: &ArenaArguments) -> Result<(), ArenaError> {
    let players = [PlayerSpec::parse(&arguments.a)?, PlayerSpec::parse(&arguments.b)?];
    let book = match &arguments.openings {
        Some(path) => Book::read(path, arguments.size)?,
        None => Book::Made { rules: arguments.rule, size: arguments.size, seed: arguments.seed },
    };
    let pairs = arguments.games.div_ceil(2).max(1);
    let mut score = Score::default();
    let mut out = io::stdout().lock();
    let mut failed = Ok(());
    pool::in_order(
        arguments.jobs,
        pairs,
        |number| pair(arguments, &players, &book, number),
        |points| {
            score.add(points);
            let verdict = arguments.test.verdict(&score);
            if score.pairs().is_multiple_of(10) || verdict != Verdict::Undecided {
                failed = writeln!(out, "{}", arguments.test.state(&score)).and_then(|()| out.flush());
            }
            verdict == Verdict::Undecided && failed.is_ok()
        },
    );
    failed?;
    writeln!(out, "{}", row(arguments, &players, &score))?;
    Ok(())
}

/// An opening with both colours: A's points of the two games, doubled.
fn pair(arguments: &ArenaArguments, [a, b]: &[PlayerSpec; 2], book: &Book, number: usize) -> [u8; 2] {
    let opening = book.opening(number);
    let seed = arguments.seed.wrapping_mul(0x9E37).wrapping_add(number as u64);
    Stone::BOTH.map(|colour_of_a| {
        let player = |spec: &PlayerSpec| spec.player(arguments.nodes, arguments.ms, seed);
        let (mut black, mut white) =
            if colour_of_a == Stone::Black { (player(a), player(b)) } else { (player(b), player(a)) };
        match play(arguments.rule, &opening, &mut black, &mut white).ending {
            Ending::Full => 1,
            Ending::Won(winner) | Ending::LostBy(winner, _) => 2 * u8::from(winner == colour_of_a),
        }
    })
}

/// One line of the ledger's table.
fn row(arguments: &ArenaArguments, [a, b]: &[PlayerSpec; 2], score: &Score) -> String {
    let rules = crate::words::rules_word(arguments.rule);
    let each = arguments.ms.map_or_else(|| format!("{} nodes", arguments.nodes), |ms| format!("{ms} ms"));
    let (size, state) = (arguments.size.lines(), arguments.test.state(score));
    format!("| {a} | {b} | {rules} {size} | {each} | {state} | {} |", arguments.test.verdict(score))
}
