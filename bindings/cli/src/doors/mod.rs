//! The engine for checks from outside: one line in, one line out, in order, each flushed. A line that can't be answered
//! is answered by `error` and the reason.

mod best;
mod fouls;
mod solve;

pub use best::{Best, BestArguments};
pub use fouls::fouls;
pub use solve::{Solve, SolveArguments};

use std::fmt::Display;
use std::io::{self, Write};

use crate::lines::{printable, read_line};

/// The longest line that is read, in bytes: more than the moves of the largest board take.
pub const MAX_LINE: usize = 4096;

/// Answers every line of standard input until its end or the end of output.
pub fn each_line<E: Display>(mut answer: impl FnMut(&str) -> Result<String, E>) -> io::Result<()> {
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = read_line(&mut input, MAX_LINE)? {
        let answered = match std::str::from_utf8(&line) {
            _ if line.len() > MAX_LINE => Err(format!("the line is longer than {MAX_LINE} bytes")),
            Err(_) => Err("the line is not UTF-8 text".to_owned()),
            Ok(text) => answer(text.trim_end_matches('\r')).map_err(|error| error.to_string()),
        };
        match answered {
            Ok(answer) => writeln!(out, "{answer}")?,
            Err(problem) => writeln!(out, "error {}", printable(&problem))?,
        }
        out.flush()?;
    }
    Ok(())
}
