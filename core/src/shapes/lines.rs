use std::sync::LazyLock;

use crate::board::{Direction, Point, Size};

/// Lines of one direction on the largest board: its diagonals.
pub(super) const LINES: usize = 39;

/// Where a point lies among the lines of one direction: which line, and how far along it. Neighbours in the direction
/// are one apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) at: u32,
}

/// Columns and ranks of one step in each of [`Direction::ALL`], in the type of a point's coordinates.
pub(super) const STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl Spot {
    pub(super) const fn of(point: Point, direction: Direction) -> Self {
        let (x, y) = (point.x as usize, point.y as usize);
        let (column, rank) = (point.x as u32, point.y as u32);
        match direction {
            Direction::East => Self { line: y, at: column },
            Direction::North => Self { line: x, at: rank },
            Direction::NorthEast => Self { line: x + 19 - y, at: column },
            Direction::SouthEast => Self { line: x + y, at: column },
        }
    }
}

/// A bit for every cell of every line, four directions; bit `at + 5` is the cell `at`, so that the eleven bits from `at`
/// up are the window of a cell.
pub(super) type LineBits = [[u32; LINES]; 4];

/// The bits of all that is off a board of this size.
pub(super) fn walls(size: Size) -> &'static LineBits {
    static WALLS: LazyLock<Vec<LineBits>> = LazyLock::new(|| {
        let sizes = (Size::MIN.lines()..=Size::MAX.lines()).filter_map(|lines| Size::new(lines.into()).ok());
        sizes.map(walls_of).collect()
    });
    &WALLS[usize::from(size.lines() - Size::MIN.lines())]
}

fn walls_of(size: Size) -> LineBits {
    let mut walls = [[u32::MAX; LINES]; 4];
    size.points().for_each(|point| flip(&mut walls, point));
    walls
}

/// Turns the bit of a point over in all four directions.
pub(super) fn flip(bits: &mut LineBits, point: Point) {
    for (lines, direction) in bits.iter_mut().zip(Direction::ALL) {
        let spot = Spot::of(point, direction);
        lines[spot.line] ^= 1 << (spot.at + 5);
    }
}
