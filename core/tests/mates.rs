//! Forced wins with known answers. The positions lie beside the project (`$TENGEN_TESTDATA`, else `../shared/gomoku`);
//! where they are absent the tests say so and pass.
#![allow(clippy::unwrap_used, reason = "a malformed row is a failed test")]

mod common;

use std::path::PathBuf;

use common::{after, hinted, nodes, points, quietly};
use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{Choice, HintReason, Task};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, judge};

/// The rows of a table without its comments; `None`, with a line printed, where it is absent.
fn rows(name: &str) -> Option<Vec<Vec<String>>> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/gomoku");
    let folder = std::env::var_os("TENGEN_TESTDATA").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let Ok(text) = std::fs::read_to_string(folder.join(name)) else {
        println!("skipped: {name} is not in {}", folder.display());
        return None;
    };
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    Some(rows.map(|line| line.split('\t').map(str::to_owned).collect()).collect())
}

/// A 15×15 board from its ranks, rank 15 first, `X` Black and `O` White.
fn board_of(text: &str) -> Board {
    let mut board = Board::new(Size::STANDARD);
    for (y, rank) in (0..15).rev().zip(text.split('/')) {
        for (x, cell) in (0..).zip(rank.chars()) {
            let stone = match cell {
                'X' => Stone::Black,
                'O' => Stone::White,
                _ => continue,
            };
            board.place(Point::new(x, y), stone).unwrap();
        }
    }
    board
}

fn stone_of(text: &str) -> Stone {
    if text == "black" { Stone::Black } else { Stone::White }
}

fn winning_points(board: &Board, stone: Stone) -> Vec<Point> {
    let wins = |point: &Point| matches!(judge(RuleSet::Renju, board, *point, stone), Verdict::Wins(_));
    board.empty_points().filter(wins).collect()
}

/// Replays a win by fours: every attacking move is allowed and threatens a five that can't be ignored, every answer stops
/// one if the rules let it, and the last stone makes five.
fn assert_wins_by_fours(mut board: Board, attacker: Stone, line: &[Point], id: &str) {
    let mut to_move = attacker;
    for (n, &point) in line.iter().enumerate() {
        let threats = winning_points(&board, attacker);
        let verdict = judge(RuleSet::Renju, &board, point, to_move);
        assert!(!matches!(verdict, Verdict::Foul(_)), "{id}: {point} is a foul");
        if matches!(verdict, Verdict::Wins(_)) {
            assert!(to_move == attacker && n + 1 == line.len(), "{id}: {point} ends the game");
            return;
        }
        if to_move != attacker {
            assert!(!threats.is_empty(), "{id}: nothing forces {point}");
            let forced = threats.len() == 1
                && !matches!(judge(RuleSet::Renju, &board, threats[0], to_move), Verdict::Foul(_));
            assert!(!forced || threats[0] == point, "{id}: {point} is no answer");
        }
        board.place(point, to_move).unwrap();
        to_move = to_move.opponent();
    }
    panic!("{id}: no five at the end");
}

fn assert_vcf_found(id: &str, board: &Board, to_move: Stone) {
    let task = Task { rules: RuleSet::Renju, board, to_move, level: Level::TOP, seed: 0 };
    let thought = quietly(&task, nodes(60_000));
    assert!(thought.depth == 0 && thought.value > 29_000, "{id}: no win by fours, {thought:?}");
    assert_wins_by_fours(board.clone(), to_move, &thought.line, id);
    let hint = hinted(&task, nodes(60_000)).unwrap();
    let blocks = !winning_points(board, to_move.opponent()).is_empty();
    let wins = matches!(
        hint.reason,
        HintReason::WinsByFours { .. } | HintReason::MakesOpenFour | HintReason::MakesDouble(_)
    );
    assert!(if blocks { hint.reason == HintReason::BlocksFive } else { wins }, "{id}: {hint:?}");
}

#[test]
fn wins_by_fours_in_renju_are_found_and_their_lines_hold() {
    let Some(rows) = rows("renju_vcf.tsv") else { return };
    assert!(!rows.is_empty());
    for row in &rows {
        assert_vcf_found(&format!("VCF in {} for {}", row[0], row[1]), &board_of(&row[2]), stone_of(&row[1]));
    }
}

#[test]
fn wins_of_up_to_eighty_fours_are_found_and_their_lines_hold() {
    let Some(rows) = rows("renju_mates.tsv") else { return };
    let short = |row: &&Vec<String>| row[1] == "vcf" && row[4].parse::<u32>().unwrap() <= 80;
    let mut found = 0;
    for row in rows.iter().filter(short) {
        assert_vcf_found(&row[0], &board_of(&row[3]), stone_of(&row[2]));
        found += 1;
    }
    assert!(found >= 14, "only {found} rows");
}

#[test]
fn nine_of_ten_wins_that_a_deep_search_announces_are_played_and_all_of_up_to_21_plies() {
    for (name, rules) in [("mates_freestyle.tsv", RuleSet::Freestyle), ("mates_renju.tsv", RuleSet::Renju)] {
        let Some(rows) = rows(name) else { continue };
        let missed: Vec<_> = rows.iter().filter(|row| !plays_or_proves(row, rules)).collect();
        println!("{name}: {} of {}", rows.len() - missed.len(), rows.len());
        assert!(rows.len() > 20 && missed.len() * 10 <= rows.len(), "{name}: {missed:?}");
        assert!(missed.iter().all(|row| row[0].parse::<u32>().unwrap() > 21), "{name}: {missed:?}");
    }
}

/// Whether the listed winning move is played, or another whose line ends with a five of the side to move. About as many
/// nodes as a second allows.
fn plays_or_proves(row: &[String], rules: RuleSet) -> bool {
    let board = after(&points(&row[1], Size::STANDARD), Size::STANDARD);
    let to_move = Stone::to_move_at(board.stones());
    let task = Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 };
    let thought = quietly(&task, nodes(800_000));
    let known = Point::parse(&row[2], Size::STANDARD).unwrap();
    thought.choice == Choice::Play(known)
        || (thought.value > 29_000 && makes_five(rules, board, to_move, &thought.line))
}

/// Whether the line is played by the rules and its last stone makes five for the side to move.
fn makes_five(rules: RuleSet, mut board: Board, attacker: Stone, line: &[Point]) -> bool {
    let mut to_move = attacker;
    for (n, &point) in line.iter().enumerate() {
        match judge(rules, &board, point, to_move) {
            Verdict::Continues => board.place(point, to_move).unwrap(),
            Verdict::Wins(_) => return to_move == attacker && n + 1 == line.len(),
            Verdict::Foul(_) => return false,
        }
        to_move = to_move.opponent();
    }
    false
}
