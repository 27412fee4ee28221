//! What both sides are expected to play, as far as it is plain.

use crate::board::Point;
use crate::shapes::{CellSet, PointClass};

use super::duty::{self, Duty};
use super::moves::looks;
use super::position::Position;
use super::root::root_points;
use super::search::Search;
use super::think::allowed_points;
use super::value::{MAX_PLY, is_decided};

/// Stones placed by a search of fours at each turn of a decided game's line.
const LINE_FOURS: u64 = 2_000;
/// Stones placed about to find again a move of such a line.
const LINE_NODES: u64 = 20_000;
/// Stones that a line is lengthened by at most.
const MOST: usize = 16;

/// The line, and after it what each side must do, up to the five if that is in sight.
pub(super) fn to_the_end(position: &Position, begun: &[Point]) -> Vec<Point> {
    let mut position = position.clone();
    let mut line = begun.to_vec();
    for (n, &point) in begun.iter().enumerate() {
        if matches!(Duty::of(&position), Duty::Win { plies: 1, .. }) {
            line.truncate(n);
            break;
        }
        position.play(point);
    }
    for _ in 0..MOST {
        let duty = Duty::of(&position);
        let Some(next) = plain_move(&position, duty) else { break };
        line.push(next);
        if matches!(duty, Duty::Win { plies: 1, .. }) {
            break;
        }
        position.play(next);
    }
    line
}

/// Whether the line ends with a five of the side to move.
pub(super) fn ends_with_five(position: &Position, line: &[Point]) -> bool {
    let Some((&last, before)) = line.split_last() else { return false };
    let (mut end, own) = (position.clone(), position.to_move());
    for &point in before {
        end.play(point);
    }
    end.to_move() == own && end.shapes().class(last, own) == PointClass::Five
}

/// The move that a duty leaves to the side to move; of several the one that looks best, also among those that don't help
/// where the rules forbid all that do.
fn plain_move(position: &Position, duty: Duty) -> Option<Point> {
    let own = position.to_move();
    let best_of = |cells: &CellSet| {
        let allowed = cells.iter().filter(|&point| !position.is_forbidden(point, own));
        allowed.max_by_key(|&point| looks(position, point))
    };
    let cells = match duty {
        Duty::Win { point, .. } => return Some(point),
        Duty::Block(point) => CellSet::from_iter([point]),
        Duty::Defend(stops) => duty::helpful(position, &stops),
        Duty::Parry(cells) | Duty::Lost(cells) => cells,
        Duty::Free => return None,
    };
    best_of(&cells).or_else(|| best_of(position.shapes().empty()))
}

impl Search<'_, '_> {
    /// The move and what the table expects after it; in a game that is decided, all the way to its end.
    pub(super) fn expected_line(&mut self, point: Point, depth: u32, value: i32) -> Vec<Point> {
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
        if is_decided(value) { to_the_end(&self.position, &line) } else { line }
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
