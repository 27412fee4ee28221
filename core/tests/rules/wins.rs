//! Fives at every place of every board, and draws.

use tengen_core::board::{Board, Direction, Point, Size, Stone};
use tengen_core::rules::{RuleSet, Verdict, judge};

use crate::support::{board, sizes};

/// Every unbroken row of `length` points of a board.
fn rows(size: Size, length: i32) -> Vec<Vec<Point>> {
    let from =
        |start, direction: Direction| (0..length).map(move |n| direction.walk(start, n, size)).collect();
    size.points().flat_map(|start| Direction::ALL.into_iter().filter_map(move |d| from(start, d))).collect()
}

fn judged_after_others(rules: RuleSet, row: &[Point], last: Point, stone: Stone, size: Size) -> Verdict {
    let mut board = Board::new(size);
    for &point in row.iter().filter(|&&point| point != last) {
        board.place(point, stone).unwrap();
    }
    judge(rules, &board, last, stone)
}

#[test]
fn five_wins_at_every_place_whichever_stone_comes_last() {
    let mut judged = 0;
    for size in sizes() {
        for row in rows(size, 5) {
            for &last in &row {
                for (rules, stone) in RuleSet::ALL.into_iter().flat_map(|r| Stone::BOTH.map(|s| (r, s))) {
                    let verdict = judged_after_others(rules, &row, last, stone, size);
                    assert_eq!(verdict, Verdict::Wins(row.clone()), "{rules:?} {stone:?} {last}");
                    judged += 1;
                }
            }
        }
    }
    // Per size n: 2 n (n - 4) + 2 (n - 4)² rows, five last stones, three rule sets, two colours.
    let expected: i32 = (10..=20).map(|n| (2 * n * (n - 4) + 2 * (n - 4) * (n - 4)) * 5 * 6).sum();
    assert_eq!(judged, expected);
}

#[test]
fn six_and_more_win_only_where_the_rules_say_so() {
    for size in sizes() {
        for row in (6..=9).flat_map(|length| rows(size, length)) {
            // From pieces of at most four: no five stood before.
            for last in [row[row.len() - 5], row[4]] {
                for stone in Stone::BOTH {
                    let verdict = |rules| judged_after_others(rules, &row, last, stone, size);
                    assert_eq!(verdict(RuleSet::Freestyle), Verdict::Wins(row.clone()));
                    assert_eq!(verdict(RuleSet::Standard), Verdict::Continues);
                    match stone {
                        Stone::White => assert_eq!(verdict(RuleSet::Renju), Verdict::Wins(row.clone())),
                        Stone::Black => assert!(matches!(verdict(RuleSet::Renju), Verdict::Foul(_))),
                    }
                }
            }
        }
    }
}

#[test]
fn a_row_does_not_go_round_the_edge() {
    for size in sizes() {
        let lines = usize::from(size.lines());
        for step in [1, lines - 1, lines, lines + 1] {
            for start in 0..size.area() - 4 * step {
                let row: Vec<Point> =
                    (0..5).filter_map(|n| Point::from_index(start + n * step, size)).collect();
                let straight =
                    row.windows(2).all(|w| w[0].x.abs_diff(w[1].x) < 2 && w[0].y.abs_diff(w[1].y) < 2);
                for rules in RuleSet::ALL {
                    let verdict = judged_after_others(rules, &row, row[2], Stone::White, size);
                    assert_eq!(verdict != Verdict::Continues, straight, "{size:?} {row:?}");
                }
            }
        }
    }
}

#[test]
fn a_stone_of_the_other_colour_ends_a_row() {
    let size = Size::STANDARD;
    for row in rows(size, 6) {
        let (four, other) = (&row[..4], row[4]);
        let board = board(size, four, &[other]);
        for rules in RuleSet::ALL {
            assert_eq!(judge(rules, &board, row[5], Stone::Black), Verdict::Continues);
            assert_eq!(judge(rules, &board, row[5], Stone::White), Verdict::Continues);
        }
    }
}

/// Case E3: a full board on which no row is longer than two. Nothing on the way is a win.
#[test]
fn e3_a_board_fills_up_without_a_win() {
    for size in sizes() {
        let stone = |p: Point| if (p.x / 2 + p.y).is_multiple_of(2) { Stone::Black } else { Stone::White };
        let mut board = Board::new(size);
        let (mut black, mut white): (Vec<Point>, Vec<Point>) =
            size.points().partition(|&p| stone(p) == Stone::Black);
        for turn in [&mut black, &mut white] {
            turn.reverse();
        }
        while !board.is_full() {
            for point in [black.pop(), white.pop()].into_iter().flatten() {
                for rules in [RuleSet::Freestyle, RuleSet::Standard] {
                    assert_eq!(judge(rules, &board, point, stone(point)), Verdict::Continues);
                }
                assert!(!matches!(judge(RuleSet::Renju, &board, point, stone(point)), Verdict::Wins(_)));
                board.place(point, stone(point)).unwrap();
            }
        }
    }
}
