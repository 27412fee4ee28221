use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Point;

/// The number of lines of a board in each direction, 10 to 20.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Size(u8);

/// A size that no board has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a board has 10 to 20 lines, not {0}")]
pub struct SizeError(pub i32);

impl Size {
    /// The smallest board, 10×10.
    pub const MIN: Self = Self(10);
    /// The usual board, 15×15.
    pub const STANDARD: Self = Self(15);
    /// The largest board, 20×20.
    pub const MAX: Self = Self(20);

    /// A board of `lines` lines each way.
    pub fn new(lines: i32) -> Result<Self, SizeError> {
        match u8::try_from(lines) {
            Ok(n @ 10..=20) => Ok(Self(n)),
            _ => Err(SizeError(lines)),
        }
    }

    /// Lines in one direction.
    #[must_use]
    pub const fn lines(self) -> u8 {
        self.0
    }

    /// Points of the whole board: lines squared.
    #[must_use]
    pub const fn area(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// Every point, row by row from rank 1, each row from column A.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.0).flat_map(move |y| (0..self.0).map(move |x| Point::new(x, y)))
    }

    /// Whether `point` lies on a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.x < self.0 && point.y < self.0
    }

    /// The middle point (tengen); on an even board the one up and right of the middle.
    #[must_use]
    pub const fn centre(self) -> Point {
        Point::new(self.0 / 2, self.0 / 2)
    }
}

impl TryFrom<i32> for Size {
    type Error = SizeError;

    fn try_from(lines: i32) -> Result<Self, SizeError> {
        Self::new(lines)
    }
}

impl From<Size> for i32 {
    fn from(size: Size) -> Self {
        Self::from(size.0)
    }
}
