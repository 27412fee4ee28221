//! Positions from games in which a deep search announces a forced win: whether its move is found in a second, or another
//! win to the end.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use tengen_core::board::{Size, Stone};
use tengen_core::engine::{Choice, Control, Engine, Limits, Setup, Task};
use tengen_core::game::Level;
use tengen_core::rules::RuleSet;

use super::data::{BadRow, bad, column, points, rows};
use super::replay::ends_with_five;
use super::suites::tell;
use crate::position::after_moves;
use crate::report;

/// For each position.
const MOST_MS: u64 = 1_000;
/// Wins of up to so many plies have all to be found.
const SHORT: u32 = 21;

/// Both tables, by their rules.
pub fn mates(out: &mut impl Write) -> io::Result<()> {
    for (name, rules) in [("mates_freestyle.tsv", RuleSet::Freestyle), ("mates_renju.tsv", RuleSet::Renju)] {
        let rows = match rows(name) {
            Ok(rows) => rows,
            Err(word) => {
                tell(out, name, Err(BadRow(word)))?;
                continue;
            }
        };
        let (mut found, mut short, mut short_found) = (0, 0, 0);
        for row in &rows {
            match try_row(row, rules) {
                Ok(Tried { plies, finds, told }) => {
                    found += usize::from(finds);
                    short += usize::from(plies <= SHORT);
                    short_found += usize::from(plies <= SHORT && finds);
                    if !finds {
                        tell(out, &format!("  {name}, {plies} plies"), Ok(format!("not found: {told}")))?;
                    }
                }
                Err(problem) => tell(out, name, Err(problem))?,
            }
        }
        let all = rows.len();
        let figure =
            format!("{found} of {all} within {MOST_MS} ms, {short_found} of {short} up to {SHORT} plies");
        tell(out, name, Ok(figure))?;
    }
    Ok(())
}

/// What came of one position.
struct Tried {
    plies: u32,
    finds: bool,
    told: String,
}

fn try_row(row: &[String], rules: RuleSet) -> Result<Tried, BadRow> {
    let plies = column(row, 0)?.parse().map_err(|_| bad(row, "needs its plies first"))?;
    let board = after_moves(column(row, 1)?, Size::STANDARD).map_err(|error| bad(row, &error.to_string()))?;
    let known = points(row, 2)?;
    let to_move = Stone::to_move_at(board.stones());
    let task = Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 };
    let start = Instant::now();
    let now_ms = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    let cancel = AtomicBool::new(false);
    let limits = Limits { millis: Some(MOST_MS), ..Limits::default() };
    let control = Control { limits, cancel: &cancel, now_ms: &now_ms, on_info: &mut |_| {} };
    let thought = Engine::new(Setup::default()).think(&task, control);
    let plays_it = matches!(thought.choice, Choice::Play(point) if known.contains(&point));
    let finds = plays_it || ends_with_five(rules, &board, to_move, &thought.line);
    let told = format!("{}, value {}", report::line(&thought.line), report::value(thought.value));
    Ok(Tried { plies, finds, told })
}
