use crate::board::{Board, Point, Stone};
use crate::rules::is_foul;
use crate::shapes::{CellSet, LineRule, PointClass, Shapes, Weights};

use super::{Task, weights};

/// A position in the search: the board, its shapes and whose turn it is, moved forward and back together.
#[derive(Debug, Clone)]
pub(super) struct Position {
    board: Board,
    shapes: Shapes,
    to_move: Stone,
    moves: [&'static Weights; 2],
}

/// Mixed into the hash when White is to move: the first output of `SplitMix64` from seed 1.
pub(super) const TURN: u64 = 0x910A_2DEC_8902_5CC1;

impl Position {
    pub(super) fn of(task: &Task) -> Self {
        let shapes = Shapes::weighed(task.board, task.rules.line_rules(), weights::of(task.rules));
        let moves = weights::of_moves(task.rules);
        Self { board: task.board.clone(), shapes, to_move: task.to_move, moves }
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

    /// How likely a move of the side to move is to be the best.
    pub(super) fn promise(&self, point: Point) -> i32 {
        let (own, other) = (self.to_move, self.to_move.opponent());
        let [makes, _] = self.moves[own.index()][self.shapes.code(point, own)];
        let [_, takes] = self.moves[other.index()][self.shapes.code(point, other)];
        i32::from(makes) + i32::from(takes)
    }

    /// Equal for the same stones with the same side to move.
    pub(super) const fn hash(&self) -> u64 {
        self.board.hash() ^ if matches!(self.to_move, Stone::White) { TURN } else { 0 }
    }

    /// Whether the rules restrict this colour.
    pub(super) fn is_restricted(&self, stone: Stone) -> bool {
        matches!(self.shapes.rule(stone), LineRule::Black(_))
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

    /// Whether the rules forbid `stone` the empty `point`.
    pub(super) fn is_forbidden(&self, point: Point, stone: Stone) -> bool {
        is_foul(&self.shapes, point, stone)
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
