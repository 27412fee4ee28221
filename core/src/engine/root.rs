//! The search from the position to be played: deeper round by round, with the best move so far always at hand.

use std::cmp::Reverse;

use crate::board::Point;
use crate::shapes::CellSet;

use super::chance::Chance;
use super::duty::{self, Duty};
use super::line;
use super::moves::candidates;
use super::position::Position;
use super::search::{Frame, Search};
use super::think::allowed_points;
use super::value::{INFINITE, MAX_PLY, is_decided};

/// The best move of the last finished round, or of the last begun one as far as it got.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub(super) point: Point,
    pub(super) value: i32,
    pub(super) depth: u32,
    pub(super) line: Vec<Point>,
}

/// The allowed points worth searching, the most promising first; never empty while a point is allowed.
pub(super) fn root_points(position: &Position, allowed: &[Point]) -> Vec<Point> {
    let cells = match Duty::of(position) {
        Duty::Win { point, .. } | Duty::Block(point) => CellSet::from_iter([point]),
        Duty::Defend(stops) => duty::helpful(position, &stops),
        Duty::Parry(cells) | Duty::Lost(cells) => cells,
        Duty::Free => candidates(position),
    };
    let mut points: Vec<Point> = allowed.iter().copied().filter(|&point| cells.contains(point)).collect();
    if points.is_empty() {
        points = allowed.to_vec();
    }
    points.sort_by_key(|&point| Reverse(position.promise(point)));
    points
}

impl Search<'_, '_> {
    /// Searches the points, which are allowed and in the order in which to try them first. `None` if there are none.
    pub(super) fn deepen(&mut self, mut points: Vec<Point>, chance: &mut Chance) -> Option<Found> {
        let first = *points.first()?;
        let mut found = Found { point: first, value: 0, depth: 0, line: vec![first] };
        let noise: Vec<(Point, i32)> = points
            .iter()
            .map(|&point| (point, i32::try_from(chance.below(self.strength.noise + 1)).unwrap_or_default()))
            .collect();
        for depth in 1..=self.meter.depth() {
            if !self.meter.has_time_for_more() {
                break;
            }
            let Some((point, value)) = self.round(&points, depth, found.value, &noise) else { break };
            points.retain(|&p| p != point);
            points.insert(0, point);
            (found.point, found.value) = (point, value);
            if self.meter.stopped() {
                found.line = vec![point];
                break;
            }
            found.depth = depth;
            found.line = self.expected_line(point, depth, value);
            self.meter.report(depth, value, found.line.clone());
            if is_decided(value) || points.len() == 1 {
                break;
            }
        }
        Some(found)
    }

    /// The best `count` of the points, the best first, each with its own value.
    pub(super) fn deepen_several(&mut self, mut points: Vec<Point>, count: usize) -> Vec<Found> {
        let mut best: Vec<Found> = Vec::new();
        for depth in 1..=self.meter.depth() {
            let mut round: Vec<Found> = Vec::new();
            let mut left = points.clone();
            while round.len() < count.min(points.len()) {
                let last = best.get(round.len()).map_or(0, |found| found.value);
                let Some((point, value)) = self.round(&left, depth, last, &[]) else { break };
                if self.meter.stopped() {
                    break;
                }
                left.retain(|&p| p != point);
                round.push(Found { point, value, depth, line: self.expected_line(point, depth, value) });
            }
            let whole = round.len() == count.min(points.len());
            // What this round did not reach keeps the last round's place.
            round.extend(best.into_iter().filter(|old| left.contains(&old.point)));
            round.sort_by_key(|found| Reverse((found.depth, found.value)));
            round.truncate(count);
            best = round;
            points.sort_by_key(|point| best.iter().position(|found| found.point == *point).unwrap_or(count));
            let Some(first) = best.first().filter(|_| whole) else { break };
            self.meter.report(depth, first.value, first.line.clone());
            if !self.meter.has_time_for_more() || best.iter().all(|found| is_decided(found.value)) {
                break;
            }
        }
        best.sort_by_key(|found| Reverse(found.value));
        best
    }

    /// Searches for another thread's sake, each number in its own order of depths, until the meter stops.
    pub(super) fn accompany(&mut self, number: usize) {
        let own = self.position.to_move();
        let empty = self.position.shapes().empty().iter();
        let allowed: Vec<Point> = empty.filter(|&point| !self.position.is_forbidden(point, own)).collect();
        let points = root_points(&self.position, &allowed);
        let mut last = 0;
        let skipped = u32::try_from(number % 3).unwrap_or_default();
        for depth in (1..).filter(|depth| depth % 3 != skipped) {
            let Some((_, value)) = self.round(&points, depth, last, &[]) else { return };
            if self.meter.stopped() || depth >= 100 {
                return;
            }
            last = value;
        }
    }

    /// One round: in a window round the last value first, and in the whole one where that fails.
    fn round(
        &mut self,
        points: &[Point],
        depth: u32,
        last: i32,
        noise: &[(Point, i32)],
    ) -> Option<(Point, i32)> {
        let depth = i32::try_from(depth).unwrap_or(i32::MAX);
        let whole = Frame { alpha: -INFINITE, beta: INFINITE, depth, ply: 0, cut: false };
        if self.strength.noise > 0 && !noise.is_empty() {
            return self.noisy_best(whole, points, noise);
        }
        if depth > 2 && !is_decided(last) {
            let (alpha, beta) = (last - self.tuning.aspiration, last + self.tuning.aspiration);
            let found = self.root_best(Frame { alpha, beta, ..whole }, points);
            if self.meter.stopped() {
                // A value below the window proves nothing about the move.
                return found.filter(|&(_, value)| value > alpha);
            }
            if found.is_some_and(|(_, value)| value > alpha && value < beta) {
                return found;
            }
        }
        self.root_best(whole, points)
    }

    /// The best point and its value; `None` if the search stopped before the first was done.
    fn root_best(&mut self, frame: Frame, points: &[Point]) -> Option<(Point, i32)> {
        let mut best: Option<(Point, i32)> = None;
        for (tried, &point) in points.iter().enumerate() {
            let alpha = best.map_or(frame.alpha, |(_, value)| value.max(frame.alpha));
            let value = self.point_value(Frame { alpha, ..frame }, point, tried, false);
            if self.meter.stopped() {
                break;
            }
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((point, value));
            }
            if value >= frame.beta {
                break;
            }
        }
        best
    }

    /// Every point with its own value, to which chance adds its part unless the game is decided.
    fn noisy_best(&mut self, frame: Frame, points: &[Point], noise: &[(Point, i32)]) -> Option<(Point, i32)> {
        let mut best: Option<(Point, i32, i32)> = None;
        for &point in points {
            let value = self.point_value(frame, point, 0, false);
            if self.meter.stopped() {
                break;
            }
            let extra = noise.iter().find(|(p, _)| *p == point).map_or(0, |&(_, extra)| extra);
            let felt = if is_decided(value) { value } else { value + extra };
            if best.is_none_or(|(_, _, known)| felt > known) {
                best = Some((point, value, felt));
            }
        }
        best.map(|(point, value, _)| (point, value))
    }

    /// The move and what the table expects after it; in a game that is decided, all the way to its end.
    fn expected_line(&mut self, point: Point, depth: u32, value: i32) -> Vec<Point> {
        let most = if is_decided(value) { MAX_PLY / 2 } else { depth as usize };
        let (mut line, mut ending) = (vec![point], Vec::new());
        self.position.play(point);
        while line.len() < most {
            if is_decided(value) {
                if self.fours.win(&mut self.position, &mut self.meter, LINE_FOURS).is_some() {
                    ending = self.fours.line().collect();
                    break;
                }
                if matches!(Duty::of(&self.position), Duty::Win { .. } | Duty::Lost(_)) {
                    break;
                }
            }
            let search = |own: &mut Self| if is_decided(value) { own.searched_move() } else { None };
            let Some(next) = self.expected_move().or_else(|| search(self)) else { break };
            self.position.play(next);
            line.push(next);
        }
        line.iter().rev().for_each(|&p| self.position.take_back(p));
        line.extend(ending);
        if is_decided(value) { line::to_the_end(&self.position, &line) } else { line }
    }

    /// The table's best move here, if the rules allow it.
    fn expected_move(&self) -> Option<Point> {
        let best = self.table.get(self.position.hash()).and_then(|entry| entry.best);
        let empty = self.position.shapes().empty();
        best.filter(|&p| empty.contains(p) && !self.position.is_forbidden(p, self.position.to_move()))
    }

    /// The best move here, where the table has forgotten it, by as short a search as shows again how the game ends.
    fn searched_move(&mut self) -> Option<Point> {
        let points = root_points(&self.position, &allowed_points(&self.position));
        let (start, mut last) = (self.meter.nodes(), (points.first().copied()?, 0));
        for depth in 1.. {
            let found = self.round(&points, depth, last.1, &[]).filter(|_| !self.meter.stopped());
            last = found.unwrap_or(last);
            if found.is_none() || is_decided(last.1) || self.meter.nodes() > start + LINE_NODES {
                break;
            }
        }
        Some(last.0)
    }
}

/// Stones placed by a search of fours at each turn of a decided game's line.
const LINE_FOURS: u64 = 2_000;
/// Stones placed about to find again a move of such a line.
const LINE_NODES: u64 = 20_000;
