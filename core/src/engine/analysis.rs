use std::cmp::Reverse;

use crate::board::Point;
use crate::game::Level;

use super::instance::Line;
use super::params;
use super::position::Position;
use super::root::{Found, root_points};
use super::search::Search;
use super::think::{allowed_points, win_by_fours, win_by_threats};
use super::transposition::Transpositions;
use super::value::is_decided;
use super::{Control, Task, Tuning};

/// The best moves with their values. A win by fours or threats comes first where there is one. `on_lines` is told of them
/// after each round, the first of which may only be that win.
pub(super) fn best(
    task: &Task,
    control: Control,
    table: &Transpositions,
    tuning: &Tuning,
    count: usize,
    on_lines: &mut dyn FnMut(&[Line]),
) -> Vec<Line> {
    let position = Position::of(task);
    let points = root_points(&position, &allowed_points(&position));
    let mut search =
        Search::new(position, control, table, tuning.applied(*params::strength(Level::TOP)), *tuning);
    let won = win_by_fours(&mut search).or_else(|| win_by_threats(&mut search));
    let won = won.map(|won| Line { value: won.value, depth: 0, line: won.line });
    let others = points.into_iter().filter(|p| won.as_ref().is_none_or(|won| won.line[0] != *p));
    let left = count - usize::from(won.is_some()).min(count);
    let all = |found: &[Found]| {
        let line = |found: &Found| Line { value: found.value, depth: found.depth, line: found.line.clone() };
        won.iter().cloned().chain(found.iter().map(line)).take(count).collect::<Vec<Line>>()
    };
    on_lines(&all(&[]));
    let found = search.deepen_several(others.collect(), left, &mut |found| on_lines(&all(found)));
    all(&found)
}

impl Search<'_, '_> {
    /// The best `count` of the points, the best first, each with its own value; `on_round` is told of them after each round.
    fn deepen_several(
        &mut self,
        mut points: Vec<Point>,
        count: usize,
        on_round: &mut dyn FnMut(&[Found]),
    ) -> Vec<Found> {
        let mut best: Vec<Found> = Vec::new();
        for depth in 1..=self.deepest() {
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
            on_round(&best);
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
}
