//! The main search: principal variation search with a transposition table, a search of fours at its leaves, and less depth
//! for what promises little.

use std::mem;

use crate::board::Point;
use crate::shapes::{CellSet, PointClass};

use super::Control;
use super::duty::{self, Duty};
use super::fours::Fours;
use super::meter::Meter;
use super::moves::{Experience, candidates, pick};
use super::params::{self, Strength};
use super::position::Position;
use super::pruning;
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
    plies: Vec<Ply>,
}

/// What the search keeps of each ply on the way to where it is.
#[derive(Debug, Clone, Default)]
struct Ply {
    /// The move that was made here.
    played: Option<Point>,
    /// What was seen here without search; `None` where a move is forced.
    still: Option<i32>,
    /// The move that is left out, to see how much better it is than all others.
    without: Option<Point>,
    /// A list to be used again.
    moves: Vec<(i32, Point)>,
}

/// The bounds between which a value matters, and where in the tree it is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// Whether this is expected to be refuted by the first good move.
    pub(super) cut: bool,
}

impl Frame {
    /// The same for the opponent's answer, `plies` of depth used up.
    const fn next(self, plies: i32) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
            depth: self.depth - plies,
            ply: self.ply + 1,
            cut: !self.cut && self.is_narrow(),
        }
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

    fn win_by_fours(&mut self, frame: Frame) -> Option<i32> {
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

    fn last_move(&self, ply: usize) -> Option<Point> {
        self.plies[ply.checked_sub(1)?].played
    }

    /// A value that needs no move here: so far below alpha that only a win by fours could help, or so far above beta that
    /// nothing can be expected to bring it down.
    fn plain_value(&mut self, frame: Frame, still: i32) -> Option<i32> {
        let Frame { alpha, beta, depth, .. } = frame;
        if depth <= self.tuning.razor_depth && !is_decided(alpha) && still + self.tuning.razor(depth) <= alpha
        {
            return Some(self.win_by_fours(frame).unwrap_or(still));
        }
        let quiet = !is_decided(beta) && depth <= self.tuning.calm_depth;
        (quiet && still - self.tuning.calm(depth) >= beta).then_some(still)
    }

    /// How much deeper the table's move is to be searched: more where all others are worse by far.
    fn longer(&mut self, frame: Frame, stored: Entry) -> Longer {
        let Some(first) = stored.best else { return Longer::By(0) };
        let known = stored.value(frame.ply);
        if frame.depth < self.tuning.singular_depth
            || frame.ply == 0
            || i32::from(stored.depth) < frame.depth - 3
            || stored.bound == Bound::AtMost
            || is_decided(known)
        {
            return Longer::By(0);
        }
        let beta = known - self.tuning.singular(frame.depth);
        let depth = (frame.depth - 1) / 2;
        self.plies[frame.ply].without = Some(first);
        let without = self.value(Frame { alpha: beta - 1, beta, depth, ..frame });
        self.plies[frame.ply].without = None;
        if without < beta {
            Longer::By(1)
        } else if without >= frame.beta && frame.is_narrow() && !is_decided(without) {
            Longer::Refuted(without)
        } else {
            Longer::By(0)
        }
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

    /// Whether a late move is left out unseen.
    fn is_hopeless(&self, frame: Frame, point: Point, tried: usize) -> bool {
        if !frame.is_narrow() || self.is_sharp(point) {
            return false;
        }
        if frame.depth <= self.tuning.count_depth
            && tried >= pruning::most_moves(frame.depth, self.improves(frame.ply))
        {
            return true;
        }
        let still = self.plies[frame.ply].still;
        frame.depth <= self.tuning.futile_depth
            && !is_decided(frame.alpha)
            && still.is_some_and(|still| still + self.tuning.futile(frame.depth) <= frame.alpha)
    }

    /// Whether the side to move stands better than at its last turn.
    fn improves(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|before| self.plies[before].still);
        match (self.plies[ply].still, before) {
            (Some(now), Some(before)) => now > before,
            _ => true,
        }
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

    /// Plies by which a late move is searched less deeply at first.
    fn less(&self, frame: Frame, point: Point, tried: usize, forced: bool) -> i32 {
        if forced || frame.depth < 3 {
            return 0;
        }
        let mut less = pruning::reduction(&self.tuning, frame.depth, tried);
        if self.is_sharp(point) {
            less -= 2 * pruning::UNIT;
        }
        if !frame.is_narrow() {
            less -= pruning::UNIT;
        }
        if frame.cut {
            less += pruning::UNIT;
        }
        if !self.improves(frame.ply) {
            less += pruning::UNIT / 2;
        }
        let own = self.position.to_move();
        less -= self.experience.history(own, point) * pruning::UNIT / params::HISTORY_LIMIT;
        (less / pruning::UNIT).clamp(0, frame.depth - 1)
    }

    /// Whether a move makes a four or stops or makes something near to winning.
    fn is_sharp(&self, point: Point) -> bool {
        let own = self.position.to_move();
        let class = |stone| self.position.shapes().class(point, stone);
        class(own) >= PointClass::OpenThree || class(own.opponent()) >= PointClass::DoubleThree
    }
}

/// What the search without a move says about it.
enum Longer {
    /// So many plies more.
    By(i32),
    /// Even without it the value is at least beta.
    Refuted(i32),
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

impl Frame {
    /// At least one ply deep: a threat must be answered before a position is judged.
    fn deepened(self) -> Self {
        Self { depth: self.depth.max(1), ..self }
    }
}
