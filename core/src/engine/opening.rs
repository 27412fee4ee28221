use crate::board::Point;

use super::chance::Chance;
use super::position::Position;

/// The first stone of each side, without search: the centre, then beside the other's stone on the side of the centre.
pub(super) fn first_stone(position: &Position, chance: &mut Chance) -> Option<Point> {
    let board = position.board();
    let centre = board.size().centre();
    match board.stones() {
        0 => Some(centre),
        1 => {
            let away = |p: Point| p.x.abs_diff(centre.x).max(p.y.abs_diff(centre.y));
            let beside: Vec<Point> = position.near_stones(1).iter().collect();
            let least = beside.iter().map(|&p| away(p)).min()?;
            let inward: Vec<Point> = beside.into_iter().filter(|&p| away(p) == least).collect();
            chance.pick(&inward)
        }
        _ => None,
    }
}
