//! The main search: principal variation search with a transposition table, reductions of late moves and searches of
//! fours at its leaves.

use crate::board::Point;
use crate::shapes::{CellSet, PointClass};

use super::Control;
use super::duty::Duty;
use super::fours::Fours;
use super::meter::Meter;
use super::moves::{Experience, candidates};
use super::params::{FULL_DEPTH_MOVES, REDUCED_MOVES, Strength};
use super::position::Position;
use super::transposition::{Bound, Transpositions};
use super::value::{MAX_PLY, evaluate, win_at};

/// Everything a search works with.
pub(super) struct Search<'a, 't> {
    pub(super) position: Position,
    pub(super) meter: Meter<'a>,
    pub(super) table: &'t Transpositions,
    pub(super) fours: Fours,
    pub(super) experience: Experience,
    pub(super) strength: &'static Strength,
}

/// The bounds between which a value matters, and where in the tree it is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: usize,
}

impl Frame {
    /// The same for the opponent's answer, `plies` of depth used up.
    const fn next(self, plies: i32) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha, depth: self.depth - plies, ply: self.ply + 1 }
    }

    /// Only asks whether the value is above alpha.
    const fn narrowed(self) -> Self {
        Self { beta: self.alpha + 1, ..self }
    }

    const fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }
}

impl<'a, 't> Search<'a, 't> {
    pub(super) fn new(
        position: Position,
        control: Control<'a>,
        table: &'t Transpositions,
        strength: &'static Strength,
    ) -> Self {
        let fours = Fours::new(strength.fours_bits);
        Self { position, meter: Meter::start(control), table, fours, experience: Experience::new(), strength }
    }

    /// The value of the position for the side to move. Means nothing once the meter has stopped.
    pub(super) fn value(&mut self, frame: Frame) -> i32 {
        let Frame { alpha, beta, ply, .. } = frame;
        if ply + 8 >= MAX_PLY || self.position.board().is_full() {
            return 0;
        }
        let (best_left, worst_left) = (win_at(ply + 1), -win_at(ply + 2));
        if best_left <= alpha || worst_left >= beta {
            return if best_left <= alpha { best_left } else { worst_left };
        }
        match Duty::of(&self.position) {
            Duty::Win { plies, .. } => win_at(ply + plies),
            Duty::Lost(_) => -win_at(ply + 2),
            Duty::Block(point) => self.block(frame, point),
            Duty::Defend(cells) => self.stored_or_searched(frame.deepened(), Some(cells)),
            Duty::Free if frame.depth <= 0 => self.leaf(frame),
            Duty::Free => self.stored_or_searched(frame, None),
        }
    }

    /// The one answer to a four costs no depth.
    fn block(&mut self, frame: Frame, point: Point) -> i32 {
        if self.position.is_forbidden(point, self.position.to_move()) {
            return -win_at(frame.ply + 2);
        }
        self.after(point, frame.next(0))
    }

    /// The value of playing `point`, for the side that plays it; `next` is the opponent's frame.
    pub(super) fn after(&mut self, point: Point, next: Frame) -> i32 {
        if !self.meter.tick() {
            return 0;
        }
        self.position.play(point);
        let value = -self.value(next);
        self.position.take_back(point);
        value
    }

    /// What can be seen here, or a win by fours.
    fn leaf(&mut self, frame: Frame) -> i32 {
        let still = evaluate(&self.position);
        if still >= frame.beta {
            return still;
        }
        let won = self.fours.win(&mut self.position, &mut self.meter, self.strength.leaf_fours);
        won.map_or(still, |plies| win_at(frame.ply + plies))
    }

    fn stored_or_searched(&mut self, frame: Frame, only: Option<CellSet>) -> i32 {
        let stored = self.table.get(self.position.hash());
        if let Some(entry) = stored.filter(|entry| i32::from(entry.depth) >= frame.depth && frame.is_narrow())
        {
            let value = entry.value(frame.ply);
            let usable = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= frame.beta,
                Bound::AtMost => value <= frame.alpha,
            };
            if usable {
                return value;
            }
        }
        let forced = only.is_some();
        let cells = only.unwrap_or_else(|| candidates(&self.position));
        let first = stored.and_then(|entry| entry.best);
        let mut points = self.experience.ordered(&self.position, &cells, first, frame.ply);
        if !forced {
            points.truncate(self.strength.width);
        }
        self.best_of(frame, &points, forced)
    }

    /// The best value among the points, stored with the point that has it.
    fn best_of(&mut self, frame: Frame, points: &[Point], forced: bool) -> i32 {
        let own = self.position.to_move();
        let (mut alpha, mut best, mut best_point) = (frame.alpha, -win_at(frame.ply + 2), None);
        let mut tried = 0;
        for &point in points {
            if self.position.is_forbidden(point, own) {
                continue;
            }
            let value = self.point_value(Frame { alpha, ..frame }, point, tried, forced);
            if self.meter.stopped() {
                return 0;
            }
            tried += 1;
            if value > best || best_point.is_none() {
                (best, best_point) = (value, Some(point));
            }
            alpha = alpha.max(value);
            if alpha >= frame.beta {
                self.experience.remember(own, point, frame.ply, frame.depth);
                break;
            }
        }
        let bound = match best {
            _ if best >= frame.beta => Bound::AtLeast,
            _ if best > frame.alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.table.put(self.position.hash(), frame.depth, best, frame.ply, bound, best_point);
        best
    }

    /// The first move gets the whole window, the others must show first that they are better.
    pub(super) fn point_value(&mut self, frame: Frame, point: Point, tried: usize, forced: bool) -> i32 {
        if tried == 0 {
            return self.after(point, frame.next(1));
        }
        let less = if forced || self.is_sharp(point) { 0 } else { reduction(frame.depth, tried) };
        let mut value = self.after(point, frame.narrowed().next(1 + less));
        if value > frame.alpha && less > 0 {
            value = self.after(point, frame.narrowed().next(1));
        }
        if value > frame.alpha && value < frame.beta {
            value = self.after(point, frame.next(1));
        }
        value
    }

    /// Whether a move makes a four or stops or makes something near to winning.
    fn is_sharp(&self, point: Point) -> bool {
        let own = self.position.to_move();
        let class = |stone| self.position.shapes().class(point, stone);
        class(own) >= PointClass::OpenThreeTwo || class(own.opponent()) >= PointClass::DoubleThree
    }
}

impl Frame {
    /// At least one ply deep: a threat must be answered before a position is judged.
    fn deepened(self) -> Self {
        Self { depth: self.depth.max(1), ..self }
    }
}

/// Plies by which a late, quiet move is searched less deeply.
const fn reduction(depth: i32, tried: usize) -> i32 {
    if depth < 3 || tried < FULL_DEPTH_MOVES {
        0
    } else if tried < REDUCED_MOVES || depth < 5 {
        1
    } else {
        2
    }
}
