use crate::board::{Board, Direction, Point, Size, Stone};

use super::Window;
use super::lines::{LINES, LineBits, Spot, flip, walls};
use super::window::MASK;

/// The lines of a position as one colour sees them, to try stones of that colour on and take them back: for questions
/// that look ahead along few lines and need no shape kept. A plain value without heap; a stone costs four bit flips.
#[derive(Debug, Clone)]
pub struct Trial {
    size: Size,
    own: LineBits,
    blocked: LineBits,
    walls: &'static LineBits,
}

impl Trial {
    /// The lines of `board` as `stone` sees them.
    #[must_use]
    pub fn of(board: &Board, stone: Stone) -> Self {
        let mut trial = Self {
            size: board.size(),
            own: [[0; LINES]; 4],
            blocked: [[u32::MAX; LINES]; 4],
            walls: walls(board.size()),
        };
        for point in board.size().points() {
            let found = board.get(point);
            if found != Some(stone.opponent()) {
                flip(&mut trial.blocked, point);
            }
            if found == Some(stone) {
                flip(&mut trial.own, point);
            }
        }
        trial
    }

    /// The lines with these stones of the colour, of the other, and what is off the board.
    pub(super) fn new(size: Size, own: &LineBits, other: &LineBits, walls: &'static LineBits) -> Self {
        let mut blocked = *other;
        for (line, wall) in blocked.iter_mut().flatten().zip(walls.iter().flatten()) {
            *line |= wall;
        }
        Self { size, own: *own, blocked, walls }
    }

    /// Lines in each direction.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The window of the colour at `point`.
    #[must_use]
    pub fn window(&self, point: Point, direction: Direction) -> Window {
        let spot = Spot::of(point, direction);
        let cut = |bits: &LineBits| bits[direction as usize][spot.line] >> spot.at & MASK;
        Window::new(cut(&self.own), cut(&self.blocked), cut(self.walls))
    }

    /// Tries a stone of the colour on the empty `point`.
    pub fn place(&mut self, point: Point) {
        flip(&mut self.own, point);
    }

    /// Takes back the stone that was tried on `point`.
    pub fn remove(&mut self, point: Point) {
        flip(&mut self.own, point);
    }
}
