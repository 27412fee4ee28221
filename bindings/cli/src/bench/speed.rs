//! How fast the search is, by one thread.

use std::time::{Duration, Instant};

use tengen_core::engine::exercise;

use super::signature::{each_position, signature};

/// The best of so many tries counts: the others were interrupted.
const TRIES: usize = 5;

/// Stones placed by the search of the signature, in a second.
pub fn nodes_per_second() -> f64 {
    best(|| signature().nodes)
}

/// Stones placed and taken back with all that is kept of lines and classes, in a second.
pub fn stones_per_second() -> f64 {
    best(|| {
        let mut stones = 0;
        each_position(|task| stones += exercise(task, 50));
        stones
    })
}

/// What is made in a second, by the fastest of several tries.
fn best(mut make: impl FnMut() -> u64) -> f64 {
    let mut fastest: f64 = 0.0;
    for _ in 0..TRIES {
        let start = Instant::now();
        let count = make();
        let spent = start.elapsed().max(Duration::from_nanos(1));
        #[expect(clippy::cast_precision_loss, reason = "a speed needs no more than 52 bits")]
        let speed = count as f64 / spent.as_secs_f64();
        fastest = fastest.max(speed);
    }
    fastest
}
