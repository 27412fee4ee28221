//! Which fifth moves are the same by the symmetry of the position: of its stones, not of the board.

use crate::board::Point;

type Pair = (i32, i32);

/// The ways to mirror a position, and the half turn. A quarter turn can't leave two stones of each colour in place.
const TURNS: [fn(Pair) -> Pair; 5] =
    [|(x, y)| (-x, y), |(x, y)| (x, -y), |(x, y)| (y, x), |(x, y)| (-y, -x), |(x, y)| (-x, -y)];

/// Where `point` comes to lie under each mirroring or half turn that leaves the stones (Black's the even ones) in place,
/// other than on itself. An image off the smallest coordinates is left out; one beyond the edge is on no board anyway.
#[must_use]
pub fn images(stones: &[Point], point: Point) -> Vec<Point> {
    let mut images: Vec<Point> = TURNS.iter().filter_map(|&turn| image(stones, point, turn)).collect();
    images.retain(|&image| image != point);
    images
}

/// Where `point` goes if the turn, moved so that the stones come to lie within their old bounds, leaves them in place.
fn image(stones: &[Point], point: Point, turn: fn(Pair) -> Pair) -> Option<Point> {
    let pairs: Vec<Pair> = stones.iter().map(|&stone| pair(stone)).collect();
    let turned: Vec<Pair> = pairs.iter().map(|&stone| turn(stone)).collect();
    let (from, to) = (corner(&turned)?, corner(&pairs)?);
    let moved = |(x, y): Pair| (x - from.0 + to.0, y - from.1 + to.1);
    let kept = |of: usize| {
        let own = || pairs.iter().skip(of).step_by(2);
        turned.iter().skip(of).step_by(2).all(|&stone| own().any(|&there| there == moved(stone)))
    };
    let (x, y) = moved(turn(pair(point)));
    if kept(0) && kept(1) { Some(Point::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?)) } else { None }
}

fn pair(point: Point) -> Pair {
    (i32::from(point.x), i32::from(point.y))
}

/// The lowest column and rank.
fn corner(pairs: &[Pair]) -> Option<Pair> {
    Some((pairs.iter().map(|p| p.0).min()?, pairs.iter().map(|p| p.1).min()?))
}
