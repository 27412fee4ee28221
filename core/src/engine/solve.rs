//! Forced wins asked for by themselves: by fours only (VCF), or by fours and threes (VCT).

use crate::board::{Board, Point, Stone};
use crate::game::Level;
use crate::rules::RuleSet;

use super::fours::Fours;
use super::meter::Meter;
use super::position::Position;
use super::threats::{Proof, Threats};
use super::{Control, Task, line};

/// What a solver found out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// Whether there is such a win.
    pub answer: Answer,
    /// Stones placed in the search.
    pub nodes: u64,
}

/// Whether there is a forced win of the kind that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// There is.
    Win {
        /// The attacker's moves of the line, up to and including the five.
        moves: u32,
        /// The attacker's first move, one answer, and so on to the five. Nobody says that it is the shortest.
        line: Vec<Point>,
    },
    /// There is none.
    None,
    /// A limit was reached before it was known.
    Unknown,
}

/// Looks for a win by fours only: each move of the side to move threatens a five, until two are threatened at once or the
/// only answer is forbidden. Limits of depth don't matter.
#[must_use]
pub fn solve_vcf(rules: RuleSet, board: &Board, to_move: Stone, control: Control) -> Solution {
    let mut position = position_of(rules, board, to_move);
    let mut meter = Meter::start(control);
    let mut fours = Fours::new(FOURS_BITS);
    let found = fours.win(&mut position, &mut meter, u64::MAX);
    let answer = match found {
        Some(_) => won(&position, &fours.line().collect::<Vec<_>>()),
        None if meter.stopped() => Answer::Unknown,
        None => Answer::None,
    };
    Solution { answer, nodes: meter.nodes() }
}

/// Looks for a win by fours and threes: each move of the side to move threatens a five or a straight four. Limits of depth
/// don't matter.
#[must_use]
pub fn solve_vct(rules: RuleSet, board: &Board, to_move: Stone, control: Control) -> Solution {
    let mut position = position_of(rules, board, to_move);
    let mut meter = Meter::start(control);
    let mut threats = Threats::new(THREATS_BITS);
    let answer = match threats.prove(&mut position, &mut meter, u64::MAX) {
        Proof::Win(line) => won(&position, &line),
        Proof::None => Answer::None,
        Proof::Unknown => Answer::Unknown,
    };
    Solution { answer, nodes: meter.nodes() }
}

/// A solver of fours by itself remembers up to 2^this positions of 8 bytes.
const FOURS_BITS: u32 = 18;
/// A solver of threats by itself remembers up to 2^this positions of 16 bytes.
const THREATS_BITS: u32 = 20;

fn position_of(rules: RuleSet, board: &Board, to_move: Stone) -> Position {
    Position::of(&Task { rules, board, to_move, level: Level::TOP, seed: 0 })
}

fn won(position: &Position, begun: &[Point]) -> Answer {
    let line = line::to_the_end(position, begun);
    Answer::Win { moves: u32::try_from(line.len().div_ceil(2)).unwrap_or(u32::MAX), line }
}
