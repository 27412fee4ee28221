use tengen_core::board;

/// The colour of a stone and of the player who places it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Stone {
    /// Moves first; in renju the side with the forbidden moves.
    Black,
    /// Moves second.
    White,
}

/// A crossing of two lines; both coordinates count from 0 at the left bottom, so A1 is (0, 0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Point {
    /// Column from the left, 0 is A. All letters are used, I too.
    pub x: i32,
    /// Rank from the bottom, 0 is rank 1.
    pub y: i32,
}

impl From<board::Stone> for Stone {
    fn from(stone: board::Stone) -> Self {
        match stone {
            board::Stone::Black => Self::Black,
            board::Stone::White => Self::White,
        }
    }
}

impl From<board::Point> for Point {
    fn from(point: board::Point) -> Self {
        Self { x: i32::from(point.x), y: i32::from(point.y) }
    }
}

/// The points of a list, in order.
pub fn points(list: &[board::Point]) -> Vec<Point> {
    list.iter().copied().map(Point::from).collect()
}

/// One byte a cell, row by row from rank 1: 0 empty, 1 Black, 2 White.
pub fn board_bytes(board: &board::Board) -> Vec<u8> {
    let byte = |cell: &Option<board::Stone>| match cell {
        None => 0,
        Some(board::Stone::Black) => 1,
        Some(board::Stone::White) => 2,
    };
    board.cells().iter().map(byte).collect()
}

/// Two bytes a point, x then y.
pub fn move_bytes(moves: &[board::Point]) -> Vec<u8> {
    moves.iter().flat_map(|point| [point.x, point.y]).collect()
}
