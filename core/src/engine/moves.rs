use std::cmp::Reverse;

use crate::board::{Point, Stone};
use crate::shapes::{CellSet, PointClass};

use super::params::{ATTACK, DEFENCE, HISTORY_LIMIT, KILLER, NEAR};
use super::position::Position;
use super::value::MAX_PLY;

/// How promising a point looks before any search.
pub(super) fn looks(position: &Position, point: Point) -> i32 {
    let own = position.to_move();
    let shapes = position.shapes();
    let attack = shapes.class(point, own) as usize;
    let defence = shapes.class(point, own.opponent()) as usize;
    ATTACK[attack] + DEFENCE[defence]
}

/// The points worth a thought when nothing is forced: near a stone, or on a line with own or other threes to make.
pub(super) fn candidates(position: &Position) -> CellSet {
    let mut cells = position.near_stones(NEAR);
    for stone in Stone::BOTH {
        cells.add_all(&position.cells(stone, &PointClass::ALL[PointClass::DoubleTwo as usize..]));
    }
    if cells.is_empty() { *position.shapes().empty() } else { cells }
}

/// What earlier cut-offs say about moves.
#[derive(Debug)]
pub(super) struct Experience {
    killers: Vec<[Option<Point>; 2]>,
    history: [Box<[i32; 1 << 10]>; 2],
}

impl Experience {
    pub(super) fn new() -> Self {
        let history = || Box::new([0; 1 << 10]);
        Self { killers: vec![[None; 2]; MAX_PLY], history: [history(), history()] }
    }

    /// A move refuted the opponent's last at this ply.
    pub(super) fn remember(&mut self, stone: Stone, point: Point, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(point) {
            *killers = [Some(point), killers[0]];
        }
        let score = &mut self.history[stone.index()][slot(point)];
        let gain = depth * depth;
        *score += gain - *score * gain / HISTORY_LIMIT;
    }

    /// The points as a list, the one to try first in front.
    pub(super) fn ordered(
        &self,
        position: &Position,
        cells: &CellSet,
        first: Option<Point>,
        ply: usize,
    ) -> Vec<Point> {
        let history = &self.history[position.to_move().index()];
        let killers = self.killers[ply];
        let rank = |point: Point| {
            if first == Some(point) {
                return i32::MAX;
            }
            let killer = if killers.contains(&Some(point)) { KILLER } else { 0 };
            looks(position, point) + killer + history[slot(point)]
        };
        let mut ranked: Vec<(Reverse<i32>, Point)> =
            cells.iter().map(|point| (Reverse(rank(point)), point)).collect();
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, point)| point).collect()
    }
}

fn slot(point: Point) -> usize {
    usize::from(point.y) << 5 | usize::from(point.x)
}
