//! How the weakest levels choose: by the look of the points and by chance.

use crate::board::Point;
use crate::shapes::PointClass;

use super::chance::Chance;
use super::moves::{candidates, looks};
use super::position::Position;

/// A point beside the stones that makes a two at best. It never builds a three on purpose and sees none of the opponent's,
/// so whoever makes a straight four or two fours at once beats it.
pub(super) fn loose(position: &Position, allowed: &[Point], chance: &mut Chance) -> Option<Point> {
    let own = position.to_move();
    let class = |point: Point| position.shapes().class(point, own);
    let threats = |point: Point| position.shapes().class(point, own.opponent()) >= PointClass::Three;
    let beside = position.near_stones(1);
    let choices = |wanted: &dyn Fn(Point) -> bool| -> Vec<Point> {
        allowed.iter().copied().filter(|&point| wanted(point)).collect()
    };
    let modest = choices(&|p| beside.contains(p) && class(p) <= PointClass::OpenTwo && !threats(p));
    let weak = choices(&|p| beside.contains(p) && class(p) < PointClass::Three);
    chance.pick(&modest).or_else(|| chance.pick(&weak)).or_else(|| {
        let least = allowed.iter().map(|&p| class(p)).min()?;
        chance.pick(&choices(&|p| class(p) == least))
    })
}

/// The point that looks best after up to `noise` is added to each by chance.
pub(super) fn by_looks(
    position: &Position,
    allowed: &[Point],
    noise: u32,
    chance: &mut Chance,
) -> Option<Point> {
    let near = candidates(position);
    let mut roll = || i32::try_from(chance.below(noise + 1)).unwrap_or_default();
    let ranked = allowed.iter().filter(|&&p| near.contains(p)).map(|&p| (looks(position, p) + roll(), p));
    ranked.max_by_key(|&(rank, _)| rank).map(|(_, point)| point).or_else(|| allowed.first().copied())
}
