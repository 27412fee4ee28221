use super::{Point, Size};

/// One of the four directions in which stones stand in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Along a rank, towards higher columns.
    East,
    /// Along a column, towards higher ranks.
    North,
    /// The diagonal that rises to the right.
    NorthEast,
    /// The diagonal that falls to the right.
    SouthEast,
}

impl Direction {
    /// The four directions.
    pub const ALL: [Self; 4] = [Self::East, Self::North, Self::NorthEast, Self::SouthEast];

    /// Columns and ranks of one step.
    #[must_use]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::East => (1, 0),
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::SouthEast => (1, -1),
        }
    }

    /// The point `distance` steps from `from` (backwards if negative), if it is on the board.
    #[must_use]
    pub fn walk(self, from: Point, distance: i32, size: Size) -> Option<Point> {
        let (dx, dy) = self.step();
        from.offset(dx * distance, dy * distance, size)
    }
}
