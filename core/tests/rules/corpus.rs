//! Every position of the corpus of renju positions (`renju_forbidden.tsv`), where the machine has it.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use tengen_core::board::{Board, Point, Size, Stone, Symmetry};
use tengen_core::rules::{FoulKind, RuleSet, forbidden_points};

use crate::oracle::{Oracle, Ruling, Threes};

struct Row {
    id: String,
    board: Board,
    forbidden: BTreeMap<Point, FoulKind>,
}

/// The rows of the corpus in `$TENGEN_TESTDATA`, else in the folder beside the repository. Says so, past the test's
/// captured output, if there are none.
fn corpus() -> Option<Vec<Row>> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/gomoku");
    let folder = std::env::var_os("TENGEN_TESTDATA").map_or_else(beside, PathBuf::from);
    let path = folder.join("renju_forbidden.tsv");
    let Ok(text) = std::fs::read_to_string(&path) else {
        let mut uncaptured = std::io::stderr();
        writeln!(uncaptured, "skipped: the corpus {} is not on this machine", path.display()).unwrap();
        return None;
    };
    let rows: Vec<Row> = text.lines().filter(|line| !line.starts_with('#')).map(row).collect();
    assert!(rows.len() >= 451, "{}", rows.len());
    Some(rows)
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

fn judged(board: &Board) -> BTreeMap<Point, FoulKind> {
    forbidden_points(RuleSet::Renju, board).into_iter().map(|(point, foul)| (point, foul.kind())).collect()
}

fn by_the_oracle(board: &Board) -> BTreeMap<Point, FoulKind> {
    let mut oracle = Oracle::new(board, Threes::Recursive);
    let first_kind = |point| match oracle.ruling(point) {
        Ruling::Forbidden(kinds) => kinds.into_keys().next().map(|kind| (point, kind)),
        Ruling::Allowed | Ruling::Five => None,
    };
    board.empty_points().filter_map(first_kind).collect()
}

#[test]
fn every_forbidden_point_of_the_corpus_and_no_other() {
    for Row { id, board, forbidden } in corpus().iter().flatten() {
        assert_eq!(&judged(board), forbidden, "{id}");
        assert_eq!(&by_the_oracle(board), forbidden, "oracle, {id}");
    }
}

#[test]
fn the_corpus_turned_and_mirrored() {
    for Row { id, board, forbidden } in corpus().iter().flatten() {
        for turn in Symmetry::ALL {
            let moved = |point| turn.apply(point, board.size());
            let mut turned = Board::new(board.size());
            for point in board.size().points() {
                if let Some(stone) = board.get(point) {
                    turned.place(moved(point), stone).unwrap();
                }
            }
            let expected: BTreeMap<Point, FoulKind> =
                forbidden.iter().map(|(&point, &kind)| (moved(point), kind)).collect();
            assert_eq!(judged(&turned), expected, "{id} {turn:?}");
        }
    }
}
