//! The search from the position to be played: deeper round by round, with the best move so far always at hand.

use std::cmp::Reverse;

use crate::board::Point;
use crate::shapes::CellSet;

use super::chance::Chance;
use super::duty::{self, Duty};
use super::frame::Frame;
use super::moves::candidates;
use super::position::Position;
use super::search::Search;
use super::value::{INFINITE, is_decided};

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
        for depth in 1..=self.deepest() {
            if !self.meter.has_time_for_more() {
                break;
            }
            let Some((point, value)) = self.round(&points, depth, found.value, &noise) else { break };
            points.retain(|&p| p != point);
            points.insert(0, point);
            let is_other = found.point != point;
            (found.point, found.value) = (point, value);
            if self.meter.stopped() {
                // What is expected after the same move is still known from the last round.
                if is_other {
                    found.line = vec![point];
                }
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

    /// Searches for another thread's sake, each number in its own order of depths, until the meter stops.
    pub(super) fn accompany(&mut self, number: usize) {
        let own = self.position.to_move();
        let empty = self.position.shapes().empty().iter();
        let allowed: Vec<Point> = empty.filter(|&point| !self.position.is_forbidden(point, own)).collect();
        let points = root_points(&self.position, &allowed);
        let mut last = 0;
        let skipped = u32::try_from(number % 3).unwrap_or_default();
        for depth in (1..=self.deepest()).filter(|depth| depth % 3 != skipped) {
            let Some((_, value)) = self.round(&points, depth, last, &[]) else { return };
            if self.meter.stopped() {
                return;
            }
            last = value;
        }
    }

    /// Plies of the deepest round: as many stones as the game still has room for show its end.
    pub(super) fn deepest(&self) -> u32 {
        let room = u32::try_from(self.position.shapes().empty().len()).unwrap_or(u32::MAX);
        self.meter.depth().min(room)
    }

    /// One round: in a window round the last value first, and in the whole one where that fails.
    pub(super) fn round(
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
}
