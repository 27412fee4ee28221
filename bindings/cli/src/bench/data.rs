//! The tables of positions beside the project.

use std::fs;
use std::path::{Path, PathBuf};

use tengen_core::board::{Board, Point, Size, Stone};

use crate::position::{board, moves_of, side};

/// The rows of a table without its comments, or a word about why there are none.
pub fn rows(name: &str) -> Result<Vec<Vec<String>>, String> {
    let folder = folder();
    let path = folder.join(name);
    let text = fs::read_to_string(&path)
        .map_err(|_| format!("skipped: {} is not there; TENGEN_TESTDATA names its folder", path.display()))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect())
}

/// `$TENGEN_TESTDATA`, else the folder beside the project: as seen from where the program was started, or was built.
fn folder() -> PathBuf {
    if let Some(named) = std::env::var_os("TENGEN_TESTDATA") {
        return PathBuf::from(named);
    }
    let here = PathBuf::from("../shared/gomoku");
    if here.is_dir() { here } else { Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/gomoku") }
}

/// A row that can't be read, by its table and first column.
#[derive(Debug)]
pub struct BadRow(pub String);

/// A column of a row.
pub fn column(row: &[String], number: usize) -> Result<&str, BadRow> {
    row.get(number).map(String::as_str).ok_or_else(|| bad(row, "has too few columns"))
}

/// The board and the side to move in two columns.
pub fn position(row: &[String], side_in: usize, board_in: usize) -> Result<(Stone, Board), BadRow> {
    let to_move = side(column(row, side_in)?).map_err(|error| bad(row, &error.to_string()))?;
    let board = board(column(row, board_in)?).map_err(|error| bad(row, &error.to_string()))?;
    Ok((to_move, board))
}

/// The points of a column, on 15 lines.
pub fn points(row: &[String], number: usize) -> Result<Vec<Point>, BadRow> {
    moves_of(column(row, number)?, Size::STANDARD).map_err(|error| bad(row, &error.to_string()))
}

pub fn bad(row: &[String], problem: &str) -> BadRow {
    BadRow(format!("the row {}: {problem}", row.first().map_or("", String::as_str)))
}
