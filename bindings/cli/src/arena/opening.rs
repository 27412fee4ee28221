//! The first stones of the games of a match: from a file, or made by chance and kept where a search finds them even.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{Control, Engine, Limits, Setup, Task};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, judge};
use thiserror::Error;

use crate::position::{PositionError, moves_of};

/// Why a file has no openings.
#[derive(Debug, Error)]
pub enum OpeningError {
    #[error("{}: {error}", path.display())]
    Unreadable { path: PathBuf, error: std::io::Error },
    #[error("{}: line {line}: {error}", path.display())]
    Line { path: PathBuf, line: usize, error: PositionError },
    #[error("{} has no openings", .0.display())]
    Empty(PathBuf),
}

/// Stones that are there before the players begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    pub size: Size,
    pub moves: Vec<Point>,
}

impl Opening {
    /// The stones on the board.
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.size);
        for (ply, &point) in self.moves.iter().enumerate() {
            let placed = board.place(point, Stone::to_move_at(ply));
            debug_assert!(placed.is_ok(), "{point} is twice in an opening");
        }
        board
    }
}

/// Where the openings of a match come from.
#[derive(Debug)]
pub enum Book {
    /// A file's, over and over.
    Read(Vec<Opening>),
    /// Another one each time, from the seed.
    Made { rules: RuleSet, size: Size, seed: u64 },
}

/// Stones of an opening that is made, at least and at most.
const STONES: std::ops::RangeInclusive<usize> = 3..=6;
/// Columns and ranks between its stones and the centre at most.
const SPREAD: i32 = 4;
/// Its value at most, either way: less than an open three.
const EVEN: i32 = 60;
/// Stones placed in the search that says so.
const NODES: u64 = 2_000;
/// Tries before one that is not even has to do.
const TRIES: usize = 40;

impl Book {
    /// The openings of a file, a line of moves each; lines that begin with `#` and empty ones say nothing.
    pub fn read(path: &Path, size: Size) -> Result<Self, OpeningError> {
        let path = || path.to_path_buf();
        let text =
            fs::read_to_string(path()).map_err(|error| OpeningError::Unreadable { path: path(), error })?;
        let mut book = Vec::new();
        for (n, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let moves = moves_of(line, size).map_err(|error| OpeningError::Line {
                path: path(),
                line: n + 1,
                error,
            })?;
            book.push(Opening { size, moves });
        }
        if book.is_empty() { Err(OpeningError::Empty(path())) } else { Ok(Self::Read(book)) }
    }

    /// The opening of a pair of games.
    pub fn opening(&self, number: usize) -> Opening {
        match self {
            Self::Read(openings) => openings[number % openings.len()].clone(),
            &Self::Made { rules, size, seed } => {
                let mut dice = fastrand::Rng::with_seed(seed.wrapping_mul(1_000_003) ^ number as u64);
                let mut opening = scattered(rules, size, &mut dice);
                for _ in 0..TRIES {
                    if is_even(rules, &opening) {
                        break;
                    }
                    opening = scattered(rules, size, &mut dice);
                }
                opening
            }
        }
    }
}

/// Stones by chance round the centre, none of which is forbidden or wins.
pub fn scattered(rules: RuleSet, size: Size, dice: &mut fastrand::Rng) -> Opening {
    let wanted = dice.usize(STONES);
    let mut opening = Opening { size, moves: Vec::new() };
    let mut board = Board::new(size);
    while opening.moves.len() < wanted {
        let (dx, dy) = (dice.i32(-SPREAD..=SPREAD), dice.i32(-SPREAD..=SPREAD));
        let stone = Stone::to_move_at(board.stones());
        let Some(point) = size.centre().offset(dx, dy, size).filter(|&point| board.is_empty_at(point)) else {
            continue;
        };
        if judge(rules, &board, point, stone) == Verdict::Continues && board.place(point, stone).is_ok() {
            opening.moves.push(point);
        }
    }
    opening
}

fn is_even(rules: RuleSet, opening: &Opening) -> bool {
    let board = opening.board();
    let task =
        Task { rules, board: &board, to_move: Stone::to_move_at(board.stones()), level: Level::TOP, seed: 0 };
    let cancel = AtomicBool::new(false);
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} };
    Engine::new(Setup { table_mb: 1, ..Setup::default() }).think(&task, control).value.abs() <= EVEN
}

#[cfg(test)]
mod tests {
    use tengen_core::rules::is_won;

    use super::*;

    #[test]
    fn openings_that_are_made_repeat_by_seed_and_differ_by_number() {
        let book = |seed| Book::Made { rules: RuleSet::Renju, size: Size::STANDARD, seed };
        let openings: Vec<Opening> = (0..6).map(|n| book(1).opening(n)).collect();
        assert_eq!(openings, (0..6).map(|n| book(1).opening(n)).collect::<Vec<_>>());
        assert_ne!(openings, (0..6).map(|n| book(2).opening(n)).collect::<Vec<_>>());
        assert!(openings.windows(2).all(|pair| pair[0] != pair[1]));
        for opening in &openings {
            assert!(STONES.contains(&opening.moves.len()));
            assert_eq!(opening.board().stones(), opening.moves.len());
        }
    }

    #[test]
    fn stones_are_scattered_on_every_size_by_every_rule() {
        let mut dice = fastrand::Rng::with_seed(5);
        for rules in RuleSet::ALL {
            for lines in 10..=20 {
                let opening = scattered(rules, Size::new(lines).unwrap(), &mut dice);
                assert!(!is_won(rules, &opening.board()));
            }
        }
    }

    #[test]
    fn a_file_without_openings_or_with_a_wrong_one_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("openings.txt");
        let read = |text: &str| {
            fs::write(&path, text).unwrap();
            Book::read(&path, Size::STANDARD).map_err(|error| error.to_string())
        };
        let book = read("# three\n\nh8 i9 g7\nA1 b2\n").unwrap();
        assert_eq!(book.opening(0).moves.len(), 3);
        assert_eq!(book.opening(3), book.opening(1));
        assert!(read("# none\n").unwrap_err().ends_with("has no openings"));
        assert!(read("h8\nh8 h8\n").unwrap_err().ends_with("line 2: H8 is taken"));
        assert!(Book::read(folder.path(), Size::STANDARD).is_err());
    }
}
