//! The stones as the protocol tells of them: own ones and the opponent's, on cells counted from the upper left.

use tengen_core::board::{Board, BoardError, Point, Size, Stone};
use thiserror::Error;

use super::request::Cell;

/// Whose stone it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Own,
    Opponent,
}

/// Why a stone can't be put or taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum FieldError {
    #[error("{},{} is off the board", .0.x, .0.y)]
    OffBoard(Cell),
    #[error("{},{} is taken", .0.x, .0.y)]
    Taken(Cell),
    #[error("there is no stone on {},{}", .0.x, .0.y)]
    Empty(Cell),
}

/// Stones in the order in which they were told.
#[derive(Debug, Clone)]
pub struct Field {
    size: Size,
    stones: Vec<(Point, Side)>,
}

impl Field {
    pub const fn new(size: Size) -> Self {
        Self { size, stones: Vec::new() }
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    pub fn clear(&mut self) {
        self.stones.clear();
    }

    pub fn put(&mut self, cell: Cell, side: Side) -> Result<(), FieldError> {
        let point = self.point(cell).ok_or(FieldError::OffBoard(cell))?;
        if self.stones.iter().any(|&(taken, _)| taken == point) {
            return Err(FieldError::Taken(cell));
        }
        self.stones.push((point, side));
        Ok(())
    }

    pub fn take(&mut self, cell: Cell) -> Result<(), FieldError> {
        let point = self.point(cell).ok_or(FieldError::OffBoard(cell))?;
        let place = self.stones.iter().rposition(|&(taken, _)| taken == point);
        self.stones.remove(place.ok_or(FieldError::Empty(cell))?);
        Ok(())
    }

    /// The colour of the engine, which is to move: Black, unless the opponent has one stone more.
    pub fn own_stone(&self) -> Stone {
        let own = self.stones.iter().filter(|(_, side)| *side == Side::Own).count();
        if own * 2 < self.stones.len() { Stone::White } else { Stone::Black }
    }

    /// The stones in their colours.
    pub fn board(&self) -> Result<Board, BoardError> {
        let own = self.own_stone();
        let mut board = Board::new(self.size);
        for &(point, side) in &self.stones {
            board.place(point, if side == Side::Own { own } else { own.opponent() })?;
        }
        Ok(board)
    }

    /// The stones in the order of play, Black's first.
    pub fn moves(&self) -> Vec<Point> {
        self.stones.iter().map(|&(point, _)| point).collect()
    }

    fn point(&self, cell: Cell) -> Option<Point> {
        let top = i32::from(self.size.lines()) - 1;
        Point::new(0, 0).offset(cell.x, top - cell.y, self.size)
    }

    pub fn cell(&self, point: Point) -> Cell {
        Cell { x: i32::from(point.x), y: i32::from(self.size.lines()) - 1 - i32::from(point.y) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(x: i32, y: i32) -> Cell {
        Cell { x, y }
    }

    #[test]
    fn rows_are_counted_from_the_top_on_every_size() {
        for lines in 10..=20 {
            let size = Size::new(lines).unwrap();
            let mut field = Field::new(size);
            field.put(cell(0, 0), Side::Opponent).unwrap();
            let point = field.moves()[0];
            assert_eq!((i32::from(point.x), i32::from(point.y)), (0, lines - 1));
            assert_eq!(field.cell(point), cell(0, 0));
            for off in [cell(-1, 0), cell(0, -1), cell(lines, 0), cell(0, lines), cell(i32::MIN, i32::MAX)] {
                assert_eq!(field.put(off, Side::Own), Err(FieldError::OffBoard(off)));
            }
        }
    }

    #[test]
    fn who_has_fewer_stones_is_white() {
        let mut field = Field::new(Size::STANDARD);
        assert_eq!(field.own_stone(), Stone::Black);
        field.put(cell(7, 7), Side::Opponent).unwrap();
        assert_eq!(field.own_stone(), Stone::White);
        field.put(cell(7, 8), Side::Own).unwrap();
        assert_eq!(field.own_stone(), Stone::Black);
        assert_eq!(field.put(cell(7, 8), Side::Own), Err(FieldError::Taken(cell(7, 8))));
        field.take(cell(7, 7)).unwrap();
        assert_eq!(field.take(cell(7, 7)), Err(FieldError::Empty(cell(7, 7))));
        assert_eq!(field.board().unwrap().stones(), 1);
    }
}
