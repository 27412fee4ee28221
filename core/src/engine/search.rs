//! The main search: principal variation search with a transposition table, a search of fours at its leaves, and less depth
//! for what promises little.

use std::mem;

use crate::board::Point;
use crate::shapes::CellSet;

use super::Control;
use super::duty::{self, Duty};
use super::fours::Fours;
use super::frame::Frame;
use super::meter::Meter;
use super::moves::{Experience, candidates, pick};
use super::params::Strength;
use super::position::Position;
use super::pruning::Longer;
use super::transposition::{Bound, Entry, Transpositions};
use super::tuning::Tuning;
use super::value::{MAX_PLY, evaluate, is_decided, win_at};

/// Everything a search works with.
pub(super) struct Search<'a, 't> {
    pub(super) position: Position,
    pub(super) meter: Meter<'a>,
    pub(super) table: &'t Transpositions,
    pub(super) fours: Fours,
    pub(super) experience: Experience,
    pub(super) strength: Strength,
    pub(super) tuning: Tuning,
    pub(super) plies: Vec<Ply>,
}

/// What the search keeps of each ply on the way to where it is.
#[derive(Debug, Clone, Default)]
pub(super) struct Ply {
    /// The move that was made here.
    pub(super) played: Option<Point>,
    /// What was seen here without search; `None` where a move is forced.
    pub(super) still: Option<i32>,
    /// The move that is left out, to see how much better it is than all others.
    pub(super) without: Option<Point>,
    /// A list to be used again.
    moves: Vec<(i32, Point)>,
}

impl<'a, 't> Search<'a, 't> {
    pub(super) fn new(
        position: Position,
        control: Control<'a>,
        table: &'t Transpositions,
        strength: Strength,
        tuning: Tuning,
    ) -> Self {
        Self {
            position,
            meter: Meter::start(control),
            table,
            fours: Fours::new(strength.fours_bits),
            experience: Experience::new(tuning),
            strength,
            tuning,
            plies: vec![Ply::default(); MAX_PLY + 1],
        }
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
        self.plies[ply].still = None;
        match Duty::of(&self.position) {
            Duty::Win { plies, .. } => win_at(ply + plies),
            Duty::Lost(_) => -win_at(ply + 2),
            Duty::Block(point) => self.block(frame, point),
            Duty::Parry(cells) => self.stored_or_searched(frame.deepened(), Some(cells)),
            Duty::Defend(stops) if frame.depth <= 0 => self.defended_leaf(frame, stops),
            Duty::Defend(stops) => {
                self.stored_or_searched(frame, Some(duty::helpful(&self.position, &stops)))
            }
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
        self.plies[next.ply - 1].played = Some(point);
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
        self.win_by_fours(frame).unwrap_or(still)
    }

    /// What the position is worth once the threat of a straight four is stopped. Own fours count only if they win, or if all
    /// else loses.
    fn defended_leaf(&mut self, frame: Frame, stops: CellSet) -> i32 {
        if let Some(won) = self.win_by_fours(frame) {
            return won;
        }
        let helpful = duty::helpful(&self.position, &stops);
        let stopped = self.stored_or_searched(Frame { depth: 0, ..frame }, Some(stops));
        let lost = is_decided(stopped) && stopped < 0 && helpful != stops && !self.meter.stopped();
        if lost { self.stored_or_searched(frame.deepened(), Some(helpful)) } else { stopped }
    }

    pub(super) fn win_by_fours(&mut self, frame: Frame) -> Option<i32> {
        let won = self.fours.win(&mut self.position, &mut self.meter, self.strength.leaf_fours);
        won.map(|plies| win_at(frame.ply + plies))
    }

    fn stored_or_searched(&mut self, mut frame: Frame, only: Option<CellSet>) -> i32 {
        let without = self.plies[frame.ply].without;
        let stored = if without.is_some() { None } else { self.table.get(self.position.hash()) };
        if let Some(value) = stored.filter(|_| frame.is_narrow()).and_then(|entry| usable(entry, frame)) {
            return value;
        }
        let forced = only.is_some();
        if !forced {
            let still = evaluate(&self.position);
            self.plies[frame.ply].still = Some(still);
            if frame.is_narrow()
                && without.is_none()
                && let Some(value) = self.plain_value(frame, still)
            {
                return value;
            }
            if stored.is_none_or(|entry| entry.best.is_none()) && frame.depth >= self.tuning.unknown_depth {
                frame.depth -= 1;
            }
        }
        let cells = only.unwrap_or_else(|| candidates(&self.position));
        let mut moves = mem::take(&mut self.plies[frame.ply].moves);
        let first = stored.and_then(|entry| entry.best);
        self.experience.rank(&self.position, &cells, first, self.last_move(frame.ply), frame.ply, &mut moves);
        let longer = stored.map_or(Longer::By(0), |entry| self.longer(frame, entry));
        let value = match longer {
            Longer::Refuted(value) => value,
            Longer::By(plies) => self.best_of(frame, &mut moves, forced, first.map(|first| (first, plies))),
        };
        self.plies[frame.ply].moves = moves;
        value
    }

    pub(super) fn last_move(&self, ply: usize) -> Option<Point> {
        self.plies[ply.checked_sub(1)?].played
    }

    /// The best value among the points, stored with the point that has it.
    fn best_of(
        &mut self,
        frame: Frame,
        moves: &mut [(i32, Point)],
        forced: bool,
        longer: Option<(Point, i32)>,
    ) -> i32 {
        let own = self.position.to_move();
        let without = self.plies[frame.ply].without;
        let (mut alpha, mut best, mut best_point) = (frame.alpha, -win_at(frame.ply + 2), None);
        let mut tried = 0;
        let most = if forced { moves.len() } else { self.strength.width };
        for n in 0..moves.len() {
            let Some(point) = pick(moves, n) else { break };
            if without == Some(point) || self.position.is_forbidden(point, own) {
                continue;
            }
            let losing = is_decided(best) && best < 0;
            if tried >= most && !(losing && n < 2 * most) {
                break;
            }
            if !forced && tried > 0 && !losing && self.is_hopeless(Frame { alpha, ..frame }, point, tried) {
                continue;
            }
            let more = longer.filter(|&(first, _)| first == point).map_or(0, |(_, plies)| plies);
            let searched = Frame { alpha, depth: frame.depth + more, ..frame };
            let value = self.point_value(searched, point, tried, forced);
            if self.meter.stopped() {
                return 0;
            }
            tried += 1;
            if value > best || best_point.is_none() {
                (best, best_point) = (value, Some(point));
            }
            alpha = alpha.max(value);
            if alpha >= frame.beta {
                let last = self.last_move(frame.ply);
                self.experience.remember(own, point, last, frame.ply, frame.depth, &moves[..n]);
                break;
            }
        }
        if without.is_some() {
            return if best_point.is_none() { frame.alpha } else { best };
        }
        let bound = match best {
            _ if best >= frame.beta => Bound::AtLeast,
            _ if best > frame.alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        let stored = if bound == Bound::AtMost { None } else { best_point };
        self.table.put(self.position.hash(), frame.depth, best, frame.ply, bound, stored);
        best
    }

    /// The first move gets the whole window, the others must show first that they are better.
    pub(super) fn point_value(&mut self, frame: Frame, point: Point, tried: usize, forced: bool) -> i32 {
        if tried == 0 {
            return self.after(point, frame.next(1));
        }
        let less = self.less(frame, point, tried, forced);
        let narrow = Frame { cut: false, ..frame.narrowed() };
        let mut value = self.after(point, narrow.next(1 + less));
        if value > frame.alpha && less > 0 {
            value = self.after(point, frame.narrowed().next(1));
        }
        if value > frame.alpha && value < frame.beta {
            value = self.after(point, frame.next(1));
        }
        value
    }
}

/// The stored value where it settles the question.
fn usable(entry: Entry, frame: Frame) -> Option<i32> {
    let value = entry.value(frame.ply);
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= frame.beta,
        Bound::AtMost => value <= frame.alpha,
    };
    let deep =
        i32::from(entry.depth) >= frame.depth || is_decided(value) && settles && entry.bound != Bound::AtMost;
    (settles && deep).then_some(value)
}
