//! What both sides are expected to play, as far as it is plain.

use crate::board::Point;
use crate::shapes::CellSet;

use super::duty::{self, Duty};
use super::moves::looks;
use super::position::Position;

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
