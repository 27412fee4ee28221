//! How far a search came, as one line of words and numbers.

use std::time::Duration;

use tengen_core::board::Point;
use tengen_core::engine::Thought;

/// `depth 12 value 35 nodes 123456 ms 290 speed 425000 line H8 I9`.
pub fn progress(thought: &Thought, spent: Duration) -> String {
    let Thought { depth, nodes, .. } = thought;
    let speed = u128::from(*nodes) * 1_000_000 / spent.as_micros().max(1);
    let (value, ms) = (value(thought.value), spent.as_millis());
    format!("depth {depth} value {value} nodes {nodes} ms {ms} speed {speed} line {}", line(&thought.line))
}

/// A value as it is, or for a forced end the winner's own moves to the five: `win 5`, `loss 5`.
pub fn value(value: i32) -> String {
    const WIN: i32 = 30_000;
    const DECIDED: i32 = 29_000;
    let moves = (WIN - value.abs() + 1) / 2;
    match value {
        _ if value > DECIDED => format!("win {moves}"),
        _ if value < -DECIDED => format!("loss {moves}"),
        _ => value.to_string(),
    }
}

/// Points as one word each, `-` if there are none.
pub fn line(points: &[Point]) -> String {
    if points.is_empty() { "-".to_owned() } else { joined(points, " ") }
}

/// The names of points with something between them.
pub fn joined(points: &[Point], between: &str) -> String {
    let names: Vec<String> = points.iter().map(Point::to_string).collect();
    names.join(between)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_end_is_told_by_the_winners_moves() {
        let told = [29_999, 29_997, 29_991, -29_998, -29_996, 250, -3].map(value);
        assert_eq!(told, ["win 1", "win 2", "win 5", "loss 1", "loss 2", "250", "-3"]);
    }

    #[test]
    fn a_line_without_points_is_still_a_word() {
        assert_eq!(line(&[]), "-");
        assert_eq!(line(&[Point::new(7, 7), Point::new(8, 8)]), "H8 I9");
    }
}
