use std::hint::black_box;

use super::Task;
use super::moves::candidates;
use super::position::Position;

/// Plays each candidate of a position and takes it back, `times` times over: what a search does at every node besides its
/// judgement. The number of stones placed; for benchmarks.
#[must_use]
pub fn exercise(task: &Task, times: u32) -> u64 {
    let mut position = Position::of(task);
    let own = position.to_move();
    let points: Vec<_> =
        candidates(&position).iter().filter(|&point| !position.is_forbidden(point, own)).collect();
    for _ in 0..times {
        for &point in &points {
            position.play(point);
            black_box(&position);
            position.take_back(point);
        }
    }
    points.len() as u64 * u64::from(times)
}
