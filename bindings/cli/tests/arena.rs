//! Matches of the engine against itself, over the real program: by nodes they repeat exactly.
#![allow(clippy::unwrap_used, reason = "a helper of a test ends the test")]

mod talk;

use std::fs;

use talk::feed;

fn told(arguments: &[&str]) -> String {
    let output = feed(arguments, b"");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_match_by_nodes_is_the_same_however_many_games_are_played_at_once() {
    let play = |jobs| {
        told(&["arena", "--games", "8", "--nodes", "300", "--b", "width=6", "--jobs", jobs, "--test", "none"])
    };
    let once = play("1");
    assert_eq!(once, play("3"));
    let row = once.lines().last().unwrap();
    assert!(row.starts_with("| default | width=6 | freestyle 15 | 300 nodes | 8 games +"), "{row}");
}

#[test]
fn a_level_that_searches_beats_one_that_does_not_and_the_test_says_so() {
    for rules in ["freestyle", "renju", "caro"] {
        let said = told(&[
            "arena", "--a", "level=5", "--b", "level=1", "--nodes", "500", "--rule", rules, "--games", "200",
        ]);
        let row = said.lines().last().unwrap();
        assert!(row.ends_with("| accepted |"), "{row}");
    }
}

#[test]
fn openings_come_from_a_file_where_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openings.txt");
    // White is to move and can't stop both ends.
    fs::write(&file, "# won by Black\nh8 a1 i8 a15 j8 o1 k8\n").unwrap();
    let play = |file: &str| {
        feed(&["arena", "--openings", file, "--games", "2", "--nodes", "300", "--test", "none"], b"")
    };
    let output = play(file.to_str().unwrap());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("2 games +1 =0 -1"), "{said}");
    let missing = play("/no/such/file");
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8(missing.stderr).unwrap().contains("/no/such/file"));
}

#[test]
fn a_number_that_the_search_does_not_have_is_refused() {
    for spec in ["luck=7", "razor_depth", "level=0", "table_mb=100000"] {
        assert_eq!(feed(&["arena", "--a", spec], b"").status.code(), Some(2), "{spec}");
    }
    assert_eq!(feed(&["arena", "--test", "win"], b"").status.code(), Some(2));
}

#[test]
fn the_engine_keeps_the_rules_against_itself() {
    // The time that a busy machine takes from a move is no fault of the engine's.
    let said = told(&["selfplay", "--games", "110", "--ms", "2", "--over", "60000"]);
    let last = said.lines().last().unwrap();
    assert!(last.contains("110 games") && last.contains("illegal moves or fouls 0, crashes 0"), "{said}");
}
