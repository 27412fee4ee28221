use super::FoulKind;
use crate::board::{Board, Direction, Point, Stone};
use crate::shapes::{LineRule, PointClass, Shape, Trial, Window, class_of};

/// A point that Black plays where it has fouls, along its four lines. Whether the stone stands there yet makes no difference.
#[derive(Debug, Clone, Copy)]
pub(super) struct Crossing {
    pub(super) point: Point,
    pub(super) rule: LineRule,
    windows: [Window; 4],
}

impl Crossing {
    pub(super) fn of_board(board: &Board, point: Point, rule: LineRule) -> Self {
        let window = |direction| Window::read(board, point, Stone::Black, direction);
        Self { point, rule, windows: Direction::ALL.map(window) }
    }

    pub(super) fn of_trial(trial: &Trial, point: Point, rule: LineRule) -> Self {
        Self { point, rule, windows: Direction::ALL.map(|direction| trial.window(point, direction)) }
    }

    /// What the stone makes of its lines together. [`PointClass::DoubleThree`] is no verdict yet: only the recursive
    /// definition tells whether two of the threes count, and only if that is a foul.
    pub(super) fn class(&self) -> PointClass {
        class_of(self.windows.map(|window| window.shape(self.rule)), self.rule)
    }

    /// Whether this kind is a foul.
    pub(super) const fn bars(&self, kind: FoulKind) -> bool {
        let LineRule::Black(fouls) = self.rule else { return false };
        match kind {
            FoulKind::Overline => fouls.overline,
            FoulKind::DoubleFour => fouls.double_four,
            FoulKind::DoubleThree => fouls.double_three,
        }
    }

    /// The four lines, in the order of [`Direction::ALL`].
    pub(super) fn lines(&self) -> impl Iterator<Item = (Direction, Window)> + use<> {
        Direction::ALL.into_iter().zip(self.windows)
    }

    /// The directions in which the stone makes this shape.
    pub(super) fn directions_of(&self, shape: Shape) -> impl Iterator<Item = Direction> + use<> {
        let rule = self.rule;
        self.lines().filter(move |(_, window)| window.shape(rule) == shape).map(|(direction, _)| direction)
    }
}
