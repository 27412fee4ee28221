//! Runs every scenario of `tests/contract` over the binding's own types, on real archives. Kotlin runs the same files.
#![allow(clippy::expect_used, reason = "a scenario that can't be read is a failure of the test")]

#[path = "contract/agreed.rs"]
mod agreed;
#[path = "contract/openings.rs"]
mod openings;
#[path = "contract/player.rs"]
mod player;
#[path = "contract/projection.rs"]
mod projection;

use std::fs;
use std::path::PathBuf;

use player::Player;
use serde_json::Value;

fn scenarios() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/contract");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("tests/contract")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let files = scenarios();
    assert!(files.len() >= 11, "scenarios were lost: {}", files.len());
    let mut steps = 0;
    for file in &files {
        let text = fs::read_to_string(file).expect("a scenario");
        let scenario: Value = serde_json::from_str(&text).expect("JSON");
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let mut player = Player::new();
        for (number, step) in scenario["steps"].as_array().expect("steps").iter().enumerate() {
            player.step(step, &format!("{name}, step {number}: {step}"));
            steps += 1;
        }
    }
    println!("{} scenarios, {steps} steps", files.len());
}
