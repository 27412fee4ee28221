use crate::board::{Point, Stone};
use crate::shapes::{CellSet, PointClass};

use super::params::{ATTACK, DEFENCE, HISTORY_LIMIT, NEAR};
use super::position::Position;
use super::tuning::Tuning;
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
    counters: [Box<[Option<Point>; SLOTS]>; 2],
    history: [Box<[i32; SLOTS]>; 2],
    tuning: Tuning,
}

/// Places for a number by point: ranks of 32 columns.
const SLOTS: usize = 1 << 10;

impl Experience {
    pub(super) fn new(tuning: Tuning) -> Self {
        let history = || Box::new([0; SLOTS]);
        let counters = || Box::new([None; SLOTS]);
        Self {
            killers: vec![[None; 2]; MAX_PLY],
            counters: [counters(), counters()],
            history: [history(), history()],
            tuning,
        }
    }

    /// A move refuted `last`, the opponent's, at this ply, after those of `tried` had not.
    pub(super) fn remember(
        &mut self,
        stone: Stone,
        point: Point,
        last: Option<Point>,
        ply: usize,
        depth: i32,
        tried: &[(i32, Point)],
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(point) {
            *killers = [Some(point), killers[0]];
        }
        if let Some(last) = last {
            self.counters[stone.index()][slot(last)] = Some(point);
        }
        let gain = (depth * depth).min(HISTORY_LIMIT);
        self.credit(stone, point, gain);
        for &(_, other) in tried {
            self.credit(stone, other, -gain);
        }
    }

    fn credit(&mut self, stone: Stone, point: Point, gain: i32) {
        let score = &mut self.history[stone.index()][slot(point)];
        *score += gain - *score * gain.abs() / HISTORY_LIMIT;
    }

    /// How often a move refuted something, between −[`HISTORY_LIMIT`] and that.
    pub(super) fn history(&self, stone: Stone, point: Point) -> i32 {
        self.history[stone.index()][slot(point)]
    }

    /// Fills `ranked` with the points and how soon to try each.
    pub(super) fn rank(
        &self,
        position: &Position,
        cells: &CellSet,
        first: Option<Point>,
        last: Option<Point>,
        ply: usize,
        ranked: &mut Vec<(i32, Point)>,
    ) {
        let own = position.to_move();
        let history = &self.history[own.index()];
        let killers = self.killers[ply];
        let counter = last.and_then(|last| self.counters[own.index()][slot(last)]);
        ranked.clear();
        ranked.extend(cells.iter().map(|point| {
            let mut rank = position.promise(point) + history[slot(point)];
            if first == Some(point) {
                rank = i32::MAX;
            } else {
                rank += if killers.contains(&Some(point)) { self.tuning.killer } else { 0 };
                rank += if counter == Some(point) { self.tuning.counter } else { 0 };
            }
            (rank, point)
        }));
    }
}

/// Brings the most promising of the moves from `n` on to place `n`.
pub(super) fn pick(ranked: &mut [(i32, Point)], n: usize) -> Option<Point> {
    let rest = ranked.get_mut(n..)?;
    let best = (0..rest.len()).max_by_key(|&i| (rest[i].0, std::cmp::Reverse(rest[i].1)))?;
    rest.swap(0, best);
    Some(rest[0].1)
}

fn slot(point: Point) -> usize {
    usize::from(point.y) << 5 | usize::from(point.x)
}
