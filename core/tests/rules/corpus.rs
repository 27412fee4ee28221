//! Every position of the corpus of renju positions (`renju_forbidden.tsv`), where the machine has it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tengen_core::board::{Board, Point, Size, Stone, Symmetry};
use tengen_core::rules::{FoulKind, RuleSet, forbidden_points};

use crate::oracle::{Oracle, Ruling, Threes};

struct Row {
    id: String,
    board: Board,
    forbidden: BTreeMap<Point, FoulKind>,
}

/// `$TENGEN_TESTDATA`, else the folder beside the repository.
fn corpus() -> PathBuf {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/gomoku");
    let folder = std::env::var_os("TENGEN_TESTDATA").map_or_else(beside, PathBuf::from);
    folder.join("renju_forbidden.tsv")
}

fn row(line: &str) -> Row {
    let columns: Vec<&str> = line.split('\t').collect();
    let mut board = Board::new(Size::STANDARD);
    for (y, rank) in (0..15).rev().zip(columns[1].split('/')) {
        for (x, cell) in (0..15).zip(rank.chars()) {
            match cell {
                'X' => board.place(Point::new(x, y), Stone::Black).unwrap(),
                'O' => board.place(Point::new(x, y), Stone::White).unwrap(),
                other => assert_eq!(other, '.'),
            }
        }
    }
    let named = columns[2].split(',').filter(|&name| name != "-").map(|name| {
        let (point, kind) = name.split_once(':').unwrap();
        let kind = match kind {
            "3" => FoulKind::DoubleThree,
            "4" => FoulKind::DoubleFour,
            "6" => FoulKind::Overline,
            other => panic!("{other}"),
        };
        (Point::parse(point, Size::STANDARD).unwrap(), kind)
    });
    Row { id: columns[0].to_owned(), board, forbidden: named.collect() }
}

#[test]
fn every_forbidden_point_of_the_corpus_and_no_other() {
    let path = corpus();
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: the corpus {} is not on this machine", path.display());
        return;
    };
    let rows: Vec<Row> = text.lines().filter(|line| !line.starts_with('#')).map(row).collect();
    assert!(rows.len() >= 451, "{}", rows.len());
    for Row { id, board, forbidden } in &rows {
        let judged: BTreeMap<Point, FoulKind> = forbidden_points(RuleSet::Renju, board)
            .into_iter()
            .map(|(point, foul)| (point, foul.kind()))
            .collect();
        assert_eq!(&judged, forbidden, "{id}");
        let mut oracle = Oracle::new(board, Threes::Recursive);
        for point in board.empty_points() {
            let kind = match oracle.ruling(point) {
                Ruling::Forbidden(kinds) => kinds.into_keys().next(),
                Ruling::Allowed | Ruling::Five => None,
            };
            assert_eq!(kind.as_ref(), forbidden.get(&point), "oracle, {id}, {point}");
        }
    }
    println!(
        "{} positions, {} forbidden points",
        rows.len(),
        rows.iter().map(|r| r.forbidden.len()).sum::<usize>()
    );
}

#[test]
fn the_corpus_turned_and_mirrored() {
    let Ok(text) = std::fs::read_to_string(corpus()) else {
        println!("skipped: no corpus");
        return;
    };
    for Row { id, board, forbidden } in text.lines().filter(|line| !line.starts_with('#')).map(row) {
        for turn in Symmetry::ALL {
            let mut turned = Board::new(board.size());
            for point in board.size().points() {
                if let Some(stone) = board.get(point) {
                    turned.place(turn.apply(point, board.size()), stone).unwrap();
                }
            }
            let judged: BTreeMap<Point, FoulKind> = forbidden_points(RuleSet::Renju, &turned)
                .into_iter()
                .map(|(point, foul)| (point, foul.kind()))
                .collect();
            let expected =
                forbidden.iter().map(|(&point, &kind)| (turn.apply(point, board.size()), kind)).collect();
            assert_eq!(judged, expected, "{id} {turn:?}");
        }
    }
}
