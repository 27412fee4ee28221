//! Positions written on one line: ranks from the top separated by `/`, or the moves that led there.

use tengen_core::board::{Board, ParsePointError, Point, Size, Stone};
use tengen_core::rules::{RuleSet, is_won};
use thiserror::Error;

/// Why a text is no position to think about.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The ranks are not as many as a board has.
    #[error("a board has 10 to 20 ranks separated by '/', not {0}")]
    Ranks(usize),
    /// A rank is shorter or longer than there are ranks.
    #[error("rank {rank} has {cells} points instead of {lines}")]
    Cells {
        /// From the bottom, from 1.
        rank: usize,
        /// Its points.
        cells: usize,
        /// The points that it should have.
        lines: usize,
    },
    /// A letter that is no point.
    #[error("a point is '.', 'X' or 'O', not '{0}'")]
    Cell(char),
    /// A word that names no point.
    #[error(transparent)]
    Point(#[from] ParsePointError),
    /// A point named twice.
    #[error("{0} is taken")]
    Taken(Point),
    /// Neither colour.
    #[error("a side is black or white, not '{0}'")]
    Side(String),
    /// A side has its five.
    #[error("the game is over")]
    Over,
}

/// Reads ranks from the top, `X` Black, `O` White, `.` nobody.
pub fn board(text: &str) -> Result<Board, PositionError> {
    let ranks: Vec<&str> = text.trim().split('/').collect();
    let lines = ranks.len();
    let size = i32::try_from(lines).ok().and_then(|lines| Size::new(lines).ok());
    let mut board = Board::new(size.ok_or(PositionError::Ranks(lines))?);
    for (y, rank) in (0..board.size().lines()).rev().zip(&ranks) {
        let cells = rank.chars().count();
        if cells != lines {
            return Err(PositionError::Cells { rank: usize::from(y) + 1, cells, lines });
        }
        for (x, cell) in (0..).zip(rank.chars()) {
            if let Some(stone) = stone(cell)? {
                let point = Point::new(x, y);
                board.place(point, stone).map_err(|_| PositionError::Taken(point))?;
            }
        }
    }
    Ok(board)
}

/// Reads a colour.
pub fn side(text: &str) -> Result<Stone, PositionError> {
    match text.trim().to_ascii_lowercase().as_str() {
        "black" | "b" | "x" => Ok(Stone::Black),
        "white" | "w" | "o" => Ok(Stone::White),
        _ => Err(PositionError::Side(text.trim().chars().take(32).collect())),
    }
}

/// Reads moves separated by blanks or commas, each on a point of its own: `h8 i9`, or two numbers each, `8 8 9 9`.
pub fn moves_of(text: &str, size: Size) -> Result<Vec<Point>, PositionError> {
    let mut words = text.split(|c: char| c == ',' || c.is_whitespace()).filter(|word| !word.is_empty());
    let mut moves = Vec::new();
    while let Some(word) = words.next() {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let pair = is_number.then(|| words.next()).flatten().map(|rank| format!("{word} {rank}"));
        let point = Point::parse(pair.as_deref().unwrap_or(word), size)?;
        if moves.contains(&point) {
            return Err(PositionError::Taken(point));
        }
        moves.push(point);
    }
    Ok(moves)
}

/// The board after moves read by [`moves_of`], Black's first; nothing is the empty board.
pub fn after_moves(text: &str, size: Size) -> Result<Board, PositionError> {
    let mut board = Board::new(size);
    for (ply, point) in moves_of(text, size)?.into_iter().enumerate() {
        board.place(point, Stone::to_move_at(ply)).map_err(|_| PositionError::Taken(point))?;
    }
    Ok(board)
}

/// The board, unless somebody has won on it.
pub fn unfinished(rules: RuleSet, board: Board) -> Result<Board, PositionError> {
    if is_won(rules, &board) { Err(PositionError::Over) } else { Ok(board) }
}

fn stone(cell: char) -> Result<Option<Stone>, PositionError> {
    match cell {
        '.' => Ok(None),
        'X' | 'x' => Ok(Some(Stone::Black)),
        'O' | 'o' => Ok(Some(Stone::White)),
        other => Err(PositionError::Cell(other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(lines: usize) -> Vec<String> {
        vec![".".repeat(lines); lines]
    }

    #[test]
    fn the_first_rank_written_is_the_top_one() {
        for lines in 10..=20 {
            let mut rows = rows(lines);
            rows[0].replace_range(0..1, "X");
            rows[lines - 1].replace_range(lines - 1..lines, "O");
            let board = board(&rows.join("/")).unwrap();
            let last = u8::try_from(lines - 1).unwrap();
            assert_eq!(board.get(Point::new(0, last)), Some(Stone::Black));
            assert_eq!(board.get(Point::new(last, 0)), Some(Stone::White));
            assert_eq!(board.stones(), 2);
        }
    }

    #[test]
    fn what_is_no_board_says_why() {
        let mut short = rows(15);
        short[14].pop();
        let mut odd = rows(15);
        odd[3].replace_range(2..3, "#");
        for (text, problem) in [
            (String::new(), "a board has 10 to 20 ranks separated by '/', not 1"),
            (rows(21).join("/"), "a board has 10 to 20 ranks separated by '/', not 21"),
            (short.join("/"), "rank 1 has 14 points instead of 15"),
            (odd.join("/"), "a point is '.', 'X' or 'O', not '#'"),
        ] {
            assert_eq!(board(&text).map_err(|error| error.to_string()), Err(problem.to_owned()));
        }
    }

    #[test]
    fn moves_are_black_and_white_in_turn() {
        let board = after_moves(" h8,i9  G7", Size::STANDARD).unwrap();
        let stones = [(7, 7), (8, 8), (6, 6)].map(|(x, y)| board.get(Point::new(x, y)));
        assert_eq!(stones, [Some(Stone::Black), Some(Stone::White), Some(Stone::Black)]);
        assert_eq!(after_moves("", Size::MAX).unwrap().stones(), 0);
        assert_eq!(after_moves("8 8 9,9 g7", Size::STANDARD), Ok(board));
        let again = after_moves("h8 h8", Size::STANDARD).map_err(|error| error.to_string());
        assert_eq!(again, Err("H8 is taken".to_owned()));
        for text in ["h8 p1", "8", "8 8 9", "8 h8", "0 1"] {
            assert!(after_moves(text, Size::STANDARD).is_err(), "{text}");
        }
    }

    #[test]
    fn a_won_game_is_over() {
        let board = after_moves("a1 a2 b1 b2 c1 c2 d1 d2 e1", Size::STANDARD).unwrap();
        assert_eq!(unfinished(RuleSet::Renju, board), Err(PositionError::Over));
    }
}
