//! The search from the position to be played: deeper round by round, with the best move so far always at hand.

use crate::board::Point;

use super::chance::Chance;
use super::params::ASPIRATION;
use super::search::{Frame, Search};
use super::value::{INFINITE, is_decided};

/// The best move of the last finished round, or of the last begun one as far as it got.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub(super) point: Point,
    pub(super) value: i32,
    pub(super) depth: u32,
    pub(super) line: Vec<Point>,
}

impl Search<'_> {
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
            found.line = self.expected_line(point, depth);
            self.meter.report(depth, value, found.line.clone());
            if is_decided(value) || points.len() == 1 {
                break;
            }
        }
        Some(found)
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
        let whole = Frame { alpha: -INFINITE, beta: INFINITE, depth, ply: 0 };
        if self.strength.noise > 0 {
            return self.noisy_best(whole, points, noise);
        }
        if depth > 2 && !is_decided(last) {
            let (alpha, beta) = (last - ASPIRATION, last + ASPIRATION);
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

    /// The move and what the table expects after it.
    fn expected_line(&mut self, point: Point, depth: u32) -> Vec<Point> {
        let mut line = vec![point];
        self.position.play(point);
        while line.len() < depth as usize {
            let own = self.position.to_move();
            let best = self.table.get(self.position.hash()).and_then(|entry| entry.best);
            let Some(next) = best.filter(|&p| {
                self.position.shapes().empty().contains(p) && !self.position.is_forbidden(p, own)
            }) else {
                break;
            };
            self.position.play(next);
            line.push(next);
        }
        line.iter().rev().for_each(|&p| self.position.take_back(p));
        line
    }
}
