use std::fmt::Write;
use std::fs;

use tengen_core::rules::RuleSet;
use tengen_core::shapes::CODES;

use crate::Problem;

/// Pairs a line.
const WIDTH: usize = 12;

/// Writes weights as the engine includes them: a file for both colours, or in renju one for each.
pub fn write(rules: RuleSet, name: &str, weights: &[f32], unit: f32) -> Result<(), Problem> {
    let endings: &[&str] = if rules == RuleSet::Renju { &["_black.in", "_white.in"] } else { &[".in"] };
    for (set, ending) in weights.chunks(2 * CODES).zip(endings) {
        let mut text = String::from("[\n");
        for line in set.chunks(2 * WIDTH) {
            text.push_str("   ");
            for pair in line.chunks(2) {
                let [a, b] = [pair[0], pair[1]].map(|weight| (weight * unit).round() as i16);
                write!(text, " [{a}, {b}],")?;
            }
            text.push('\n');
        }
        text.push_str("]\n");
        fs::write(format!("{name}{ending}"), text)?;
    }
    Ok(())
}
