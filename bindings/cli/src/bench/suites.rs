//! Tables with known answers: forbidden points, wins by fours, wins with a known line.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use tengen_core::board::{Board, Stone};
use tengen_core::engine::{Answer, Control, Limits, solve_vcf, solve_vct};
use tengen_core::rules::RuleSet;

use super::data::{BadRow, column, position, rows};
use super::replay::ends_with_five;
use crate::doors::fouls as forbidden;

/// The best of so many tries counts.
const TRIES: usize = 5;
/// For a problem of threats at most.
const MOST: Duration = Duration::from_secs(1);

/// A figure or, for a table that is absent or damaged, a word about it.
pub fn tell(out: &mut impl Write, name: &str, figure: Result<String, BadRow>) -> io::Result<()> {
    match figure {
        Ok(figure) => writeln!(out, "{name}: {figure}")?,
        Err(BadRow(problem)) => writeln!(out, "{name}: {problem}")?,
    }
    out.flush()
}

/// Every forbidden point of every board.
pub fn fouls(out: &mut impl Write) -> io::Result<()> {
    const NAME: &str = "renju_forbidden.tsv";
    tell(
        out,
        NAME,
        rows(NAME).map_err(BadRow).and_then(|rows| {
            let (mut right, mut points) = (0, 0);
            for row in &rows {
                let known = column(row, 2)?;
                points += known.split(',').filter(|&point| point != "-").count();
                right += usize::from(forbidden(column(row, 1)?).is_ok_and(|told| told == known));
            }
            Ok(format!("{right} of {} boards right in every point, {points} forbidden points", rows.len()))
        }),
    )
}

/// Every win by fours, with the time of the slowest.
pub fn fours(out: &mut impl Write) -> io::Result<()> {
    const NAME: &str = "renju_vcf.tsv";
    tell(
        out,
        NAME,
        rows(NAME).map_err(BadRow).and_then(|rows| {
            let (mut won, mut slowest, mut all) = (0, Duration::ZERO, Duration::ZERO);
            for row in &rows {
                let (to_move, board) = position(row, 1, 2)?;
                let (solved, spent) = fastest(&board, to_move, Kind::Fours);
                won += usize::from(solved.is_some());
                slowest = slowest.max(spent);
                all += spent;
            }
            Ok(format!(
                "{won} of {} won; best of {TRIES}: slowest {:.2} ms, all {:.2} ms",
                rows.len(),
                ms(slowest),
                ms(all)
            ))
        }),
    )
}

/// Every win with a known line, a line each.
pub fn known_lines(out: &mut impl Write) -> io::Result<()> {
    const NAME: &str = "renju_mates.tsv";
    let rows = match rows(NAME) {
        Ok(rows) => rows,
        Err(word) => return tell(out, NAME, Err(BadRow(word))),
    };
    let mut won = 0;
    for row in &rows {
        let figure = position(row, 2, 3).and_then(|(to_move, board)| {
            let kind = if column(row, 1)? == "vcf" { Kind::Fours } else { Kind::Threats };
            let (solved, spent) = fastest(&board, to_move, kind);
            won += usize::from(solved.is_some());
            let answer = solved.map_or_else(|| "not won".to_owned(), |moves| format!("won in {moves} moves"));
            Ok(format!("{answer}, {:.2} ms; known: {}", ms(spent), column(row, 4)?))
        });
        tell(out, &format!("  {} {}", column(row, 1).unwrap_or_default(), row[0]), figure)?;
    }
    tell(out, NAME, Ok(format!("{won} of {} won", rows.len())))
}

/// How a win is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Fours,
    Threats,
}

/// The winner's moves up to a five that a replay confirms, and the time of the fastest try; slow ones are not repeated.
fn fastest(board: &Board, to_move: Stone, kind: Kind) -> (Option<u32>, Duration) {
    let (mut solved, mut best) = (None, Duration::MAX);
    for _ in 0..TRIES {
        let start = Instant::now();
        let answer = solve(board, to_move, kind);
        best = best.min(start.elapsed());
        if let Answer::Win { moves, line } = answer {
            solved = ends_with_five(RuleSet::Renju, board, to_move, &line).then_some(moves);
        }
        if best > MOST / 4 {
            break;
        }
    }
    (solved, best)
}

fn solve(board: &Board, to_move: Stone, kind: Kind) -> Answer {
    let start = Instant::now();
    let now_ms = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    let cancel = AtomicBool::new(false);
    let limits = Limits { millis: u64::try_from(MOST.as_millis()).ok(), ..Limits::default() };
    let control = Control { limits, cancel: &cancel, now_ms: &now_ms, on_info: &mut |_| {} };
    let solve = if kind == Kind::Fours { solve_vcf } else { solve_vct };
    solve(RuleSet::Renju, board, to_move, control).answer
}

/// Milliseconds with their fraction.
pub fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
