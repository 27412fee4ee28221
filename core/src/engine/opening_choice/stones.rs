//! Where the computer places a stone of an opening.

use std::cmp::Reverse;

use super::OpeningMove;
use super::judge::Judge;
use crate::board::{Board, Point};
use crate::rules::opening::{Area, Ask, AskKind, Progress};

use super::super::params::{OPENING_POINTS, OPENING_RIM};

/// Places the stone that is asked for: an even one while the other may still take the seat, the best one else.
pub(super) fn place(progress: &Progress, ask: &Ask, judge: &mut Judge) -> Option<OpeningMove> {
    let points = progress.points(judge.board());
    let first = *points.first()?;
    let point = match progress.stones().len() {
        _ if points.len() == 1 => Some(first),
        stones if is_exchanged(progress, ask, first) => match stones {
            0 => judge.any(&at_the_rim(&points, judge.board())),
            1 => judge.any(&nearest(&points, judge.board(), 8)),
            _ => evenest(&points, judge),
        },
        _ if ask.area == Some(Area::Any) => judge.own_choice().filter(|point| points.contains(point)),
        _ => best(&points, judge),
    };
    Some(OpeningMove::Place(point.unwrap_or(first)))
}

/// The offer that is best for White, who is to move once it lies.
pub(super) fn worst_for_black(progress: &Progress, judge: &mut Judge) -> Option<Point> {
    progress.offers().iter().copied().min_by_key(|&point| judge.after(point))
}

/// Whether somebody may still choose the seat after this stone, or the same one lays more stones until then.
fn is_exchanged(progress: &Progress, ask: &Ask, point: Point) -> bool {
    let mut after = progress.clone();
    after.place(point);
    after.ask().is_some_and(|next| {
        let lays_on = next.kind == AskKind::Place && next.decider == ask.decider;
        next.swap || next.declare > 0 || lays_on
    })
}

/// A first stone that may lie anywhere lies off the centre, where Black's advantage is the least.
fn at_the_rim(points: &[Point], board: &Board) -> Vec<Point> {
    let far = board.size().lines() - 1;
    let rim = |p: &&Point| OPENING_RIM.contains(&p.x.min(p.y).min(far - p.x).min(far - p.y));
    points.iter().filter(rim).copied().collect()
}

/// The points nearest to the stones, of the same distance in board order.
fn nearest(points: &[Point], board: &Board, count: usize) -> Vec<Point> {
    let stones: Vec<Point> = board.size().points().filter(|&p| board.get(p).is_some()).collect();
    let distance = |p: &Point| stones.iter().map(|s| s.x.abs_diff(p.x).max(s.y.abs_diff(p.y))).min();
    let mut points = points.to_vec();
    points.sort_by_key(distance);
    points.truncate(count);
    points
}

fn evenest(points: &[Point], judge: &mut Judge) -> Option<Point> {
    let near = nearest(points, judge.board(), OPENING_POINTS);
    near.into_iter().min_by_key(|&point| judge.after(point).abs())
}

fn best(points: &[Point], judge: &mut Judge) -> Option<Point> {
    let near = nearest(points, judge.board(), OPENING_POINTS);
    near.into_iter().min_by_key(|&point| Reverse(judge.after(point)))
}
