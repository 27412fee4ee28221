use crate::board::{Board, Point, Stone};
use crate::rules::{self, RuleSet, Verdict};
use crate::shapes::{CellSet, LineRule, PointClass, Shapes};

use super::Task;

/// A position in the search: the board, its shapes and whose turn it is, moved forward and back together.
#[derive(Debug, Clone)]
pub(super) struct Position {
    rules: RuleSet,
    board: Board,
    shapes: Shapes,
    to_move: Stone,
}

/// Mixed into the hash when White is to move: the first output of `SplitMix64` from seed 1.
const WHITE_TO_MOVE: u64 = 0x910A_2DEC_8902_5CC1;

impl Position {
    pub(super) fn of(task: &Task) -> Self {
        let shapes = Shapes::new(task.board, line_rules(task.rules));
        Self { rules: task.rules, board: task.board.clone(), shapes, to_move: task.to_move }
    }

    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    pub(super) const fn shapes(&self) -> &Shapes {
        &self.shapes
    }

    pub(super) const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// Equal for the same stones with the same side to move.
    pub(super) const fn hash(&self) -> u64 {
        self.board.hash() ^ if matches!(self.to_move, Stone::White) { WHITE_TO_MOVE } else { 0 }
    }

    /// Whether the rules restrict this colour.
    pub(super) fn is_restricted(&self, stone: Stone) -> bool {
        self.rules == RuleSet::Renju && stone == Stone::Black
    }

    /// The side to move plays an empty point.
    pub(super) fn play(&mut self, point: Point) {
        let placed = self.board.place(point, self.to_move);
        debug_assert!(placed.is_ok(), "{point} can't be played");
        self.shapes.place(point, self.to_move);
        self.to_move = self.to_move.opponent();
    }

    /// Takes the last move back, which was on `point`.
    pub(super) fn take_back(&mut self, point: Point) {
        self.to_move = self.to_move.opponent();
        let taken = self.board.remove(point);
        debug_assert_eq!(taken, Ok(self.to_move));
        self.shapes.remove(point, self.to_move);
    }

    /// Whether the rules forbid `stone` the empty `point`. The class of the point settles all but double threes.
    pub(super) fn is_forbidden(&self, point: Point, stone: Stone) -> bool {
        if !self.is_restricted(stone) {
            return false;
        }
        match self.shapes.class(point, stone) {
            PointClass::Foul => true,
            PointClass::DoubleThree => {
                matches!(rules::judge(self.rules, &self.board, point, stone), Verdict::Foul(_))
            }
            _ => false,
        }
    }

    /// The empty points of these classes for a colour.
    pub(super) fn cells(&self, stone: Stone, classes: &[PointClass]) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for &class in classes {
            if self.shapes.count(stone, class) > 0 {
                cells.add_all(self.shapes.cells(stone, class));
            }
        }
        cells
    }

    /// The empty points within `radius` of a stone.
    pub(super) fn near_stones(&self, radius: usize) -> CellSet {
        let mut near = self.shapes.taken().widened(radius);
        near.keep_all(self.shapes.empty());
        near
    }
}

/// What counts as a five for Black and for White.
const fn line_rules(rules: RuleSet) -> [LineRule; 2] {
    match rules {
        RuleSet::Freestyle => [LineRule::Freestyle; 2],
        RuleSet::Standard => [LineRule::Exact; 2],
        RuleSet::Renju => [LineRule::RenjuBlack, LineRule::Freestyle],
    }
}
