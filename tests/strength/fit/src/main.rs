//! Fits what points and moves are worth (`core/src/engine/weights`) to games that the engine plays against itself.
//!
//! ```text
//! tengen-fit play RULES SECONDS NODES SEED FILE   adds games to a file
//! tengen-fit points FILE NAME                     writes NAME.in, for renju NAME_black.in and NAME_white.in
//! tengen-fit moves FILE NAME                      the same for the order of moves
//! ```
//!
//! The weights in the repository come from 3,100 games a rule of 2,000 nodes a move; `tests/strength/ledger.md` has what
//! they were worth.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "numbers of points and games are far below what a float holds exactly"
)]

mod game;
mod model;
mod moves;
mod play;
mod points;
mod sample;
mod table;
mod training;

use std::process::ExitCode;

use tengen_core::rules::RuleSet;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["play", rules, seconds, nodes, seed, file] => play(rules, [seconds, nodes, seed], file),
        ["points", file, name] => game::read(file).and_then(|games| points::fit(&games, name)),
        ["moves", file, name] => game::read(file).and_then(|games| moves::fit(&games, name)),
        _ => Err("play RULES SECONDS NODES SEED FILE, points FILE NAME or moves FILE NAME".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("tengen-fit: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// What went wrong, for people.
type Problem = Box<dyn std::error::Error>;

fn play(rules: &str, numbers: [&str; 3], file: &str) -> Result<(), Problem> {
    let rules = rules_named(rules).ok_or("the rules are freestyle, standard or renju")?;
    let [seconds, nodes, seed] = numbers.map(str::parse::<u64>);
    play::games(rules, seconds?, nodes?, seed?, file)
}

/// The rule sets that have weights of their own.
fn rules_named(name: &str) -> Option<RuleSet> {
    match name {
        "freestyle" => Some(RuleSet::Freestyle),
        "standard" => Some(RuleSet::Standard),
        "renju" => Some(RuleSet::Renju),
        _ => None,
    }
}
