//! `tengen bench`: whether the search still does the same, how fast it is, and what it solves of the tables beside the
//! project.

mod data;
mod mates;
mod replay;
mod signature;
mod speed;
mod suites;

use std::io::{self, Write};

use clap::{Args, ValueEnum};

/// What is to be measured.
#[derive(Debug, Args)]
pub struct BenchArguments {
    /// One part only
    #[arg(long, value_enum)]
    pub only: Option<Part>,
}

/// The parts of the bench.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// A number that changes only with what the search does
    Signature,
    /// Nodes, and stones placed and taken back, in a second
    Speed,
    /// Positions with known answers
    Suites,
}

/// Measures and prints, a line for each figure.
pub fn bench(arguments: &BenchArguments) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let wanted = |part| arguments.only.is_none_or(|only| only == part);
    if wanted(Part::Signature) {
        let signature::Signature { hash, nodes } = signature::signature();
        writeln!(out, "signature {hash:016x}, {nodes} nodes")?;
        out.flush()?;
    }
    if wanted(Part::Speed) {
        writeln!(out, "search {:.2} M nodes/s", speed::nodes_per_second() / 1e6)?;
        writeln!(out, "make and undo {:.2} M/s", speed::stones_per_second() / 1e6)?;
        out.flush()?;
    }
    if wanted(Part::Suites) {
        suites::fouls(&mut out)?;
        suites::fours(&mut out)?;
        suites::known_lines(&mut out)?;
        mates::mates(&mut out)?;
    }
    Ok(())
}
