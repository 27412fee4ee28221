use crate::board::{Board, Direction, Point, Stone};
use crate::shapes::{LineRule, PointClass, Shape, Trial, Window, class_of};

/// What counts as a five for renju's Black.
pub(super) const RULE: LineRule = LineRule::RenjuBlack;

/// A point that renju's Black plays, along its four lines. Whether the stone stands there yet makes no difference.
#[derive(Debug, Clone, Copy)]
pub(super) struct Crossing {
    pub(super) point: Point,
    windows: [Window; 4],
}

impl Crossing {
    pub(super) fn of_board(board: &Board, point: Point) -> Self {
        let window = |direction| Window::read(board, point, Stone::Black, direction);
        Self { point, windows: Direction::ALL.map(window) }
    }

    pub(super) fn of_trial(trial: &Trial, point: Point) -> Self {
        Self { point, windows: Direction::ALL.map(|direction| trial.window(point, direction)) }
    }

    /// What the stone makes of its lines together. [`PointClass::DoubleThree`] is no verdict yet: only the recursive
    /// definition tells whether two of the threes count.
    pub(super) fn class(&self) -> PointClass {
        class_of(self.windows.map(|window| window.shape(RULE)), RULE)
    }

    /// The four lines, in the order of [`Direction::ALL`].
    pub(super) fn lines(&self) -> impl Iterator<Item = (Direction, Window)> + use<> {
        Direction::ALL.into_iter().zip(self.windows)
    }

    /// The directions in which the stone makes this shape.
    pub(super) fn directions_of(&self, shape: Shape) -> impl Iterator<Item = Direction> + use<> {
        self.lines().filter(move |(_, window)| window.shape(RULE) == shape).map(|(direction, _)| direction)
    }
}
