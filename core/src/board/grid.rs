use thiserror::Error;

use super::{Direction, Point, Size, Stone, zobrist_key};

/// Stones on their points. A plain value: cloning it copies at most 400 cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    size: Size,
    cells: Vec<Option<Stone>>,
    stones: usize,
    hash: u64,
}

/// Why a stone can't be put on or taken from a point. The board is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BoardError {
    /// The point is beyond the edge.
    #[error("{0} is off the board")]
    OffBoard(Point),
    /// The point holds a stone.
    #[error("{0} is taken")]
    Taken(Point),
    /// The point holds no stone.
    #[error("{0} is empty")]
    Empty(Point),
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { size, cells: vec![None; size.area()], stones: 0, hash: 0 }
    }

    /// Lines in each direction.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of stones on the board.
    #[must_use]
    pub const fn stones(&self) -> usize {
        self.stones
    }

    /// Whether no empty point is left.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.stones == self.size.area()
    }

    /// The stone on `point`; `None` if it is empty or off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Stone> {
        if self.size.contains(point) { self.cells[point.index(self.size)] } else { None }
    }

    /// Whether `point` is on the board and holds no stone.
    #[must_use]
    pub fn is_empty_at(&self, point: Point) -> bool {
        self.size.contains(point) && self.cells[point.index(self.size)].is_none()
    }

    /// Every cell row by row from rank 1, as [`Point::index`] counts them.
    #[must_use]
    pub fn cells(&self) -> &[Option<Stone>] {
        &self.cells
    }

    /// The Zobrist hash of the stones: equal positions of one size have equal hashes, whatever the order of moves.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Every empty point, row by row from rank 1.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.size.points().filter(|point| self.cells[point.index(self.size)].is_none())
    }

    /// Puts a stone on an empty point.
    pub fn place(&mut self, point: Point, stone: Stone) -> Result<(), BoardError> {
        let cell = self.cell_mut(point)?;
        if cell.is_some() {
            return Err(BoardError::Taken(point));
        }
        *cell = Some(stone);
        self.stones += 1;
        self.hash ^= zobrist_key(point, stone);
        Ok(())
    }

    /// Takes the stone from a point and gives its colour back.
    pub fn remove(&mut self, point: Point) -> Result<Stone, BoardError> {
        let stone = self.cell_mut(point)?.take().ok_or(BoardError::Empty(point))?;
        self.stones -= 1;
        self.hash ^= zobrist_key(point, stone);
        Ok(stone)
    }

    /// The unbroken row of `stone` through `point` in one direction, in order, `point` included whether or not it
    /// holds a stone yet.
    #[must_use]
    pub fn run_through(&self, point: Point, stone: Stone, direction: Direction) -> Vec<Point> {
        let same = |distance: i32| {
            direction.walk(point, distance, self.size).filter(|&p| self.get(p) == Some(stone))
        };
        let mut run: Vec<Point> = (1..).map_while(|n| same(-n)).collect();
        run.reverse();
        run.push(point);
        run.extend((1..).map_while(same));
        run
    }

    fn cell_mut(&mut self, point: Point) -> Result<&mut Option<Stone>, BoardError> {
        let index = point.index(self.size);
        if self.size.contains(point) { Ok(&mut self.cells[index]) } else { Err(BoardError::OffBoard(point)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_stone_leaves_the_board_as_it_was() {
        let mut board = Board::new(Size::STANDARD);
        let centre = Size::STANDARD.centre();
        board.place(centre, Stone::Black).unwrap();
        let before = board.clone();
        assert_eq!(board.place(centre, Stone::White), Err(BoardError::Taken(centre)));
        let off = Point::new(15, 0);
        assert_eq!(board.place(off, Stone::White), Err(BoardError::OffBoard(off)));
        assert_eq!(board.remove(off), Err(BoardError::OffBoard(off)));
        assert_eq!(board.remove(Point::new(0, 0)), Err(BoardError::Empty(Point::new(0, 0))));
        assert_eq!(board, before);
    }

    #[test]
    fn the_hash_forgets_the_order_and_comes_back_after_removal() {
        let (a, b) = (Point::new(3, 4), Point::new(19, 19));
        let mut one = Board::new(Size::MAX);
        let mut two = one.clone();
        one.place(a, Stone::Black).unwrap();
        one.place(b, Stone::White).unwrap();
        two.place(b, Stone::White).unwrap();
        two.place(a, Stone::Black).unwrap();
        assert_eq!(one.hash(), two.hash());
        assert_ne!(one.hash(), 0);
        one.remove(a).unwrap();
        one.remove(b).unwrap();
        assert_eq!(one, Board::new(Size::MAX));
    }

    #[test]
    fn a_run_goes_to_the_edge_and_stops_at_gaps() {
        let size = Size::MIN;
        let mut board = Board::new(size);
        for y in [0, 1, 2, 4] {
            board.place(Point::new(0, y), Stone::White).unwrap();
        }
        let run = board.run_through(Point::new(0, 1), Stone::White, Direction::North);
        assert_eq!(run, [Point::new(0, 0), Point::new(0, 1), Point::new(0, 2)]);
        let joined = board.run_through(Point::new(0, 3), Stone::White, Direction::North);
        assert_eq!(joined.len(), 5);
    }
}
