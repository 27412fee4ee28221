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
fn a_board_of_each_size_has_as_many_fives_and_sixes_as_can_be_reckoned() {
    for size in sizes() {
        let n = usize::from(size.lines());
        assert_eq!(rows(size, 5).len(), 2 * n * (n - 4) + 2 * (n - 4).pow(2));
        assert_eq!(rows(size, 6).len(), 2 * n * (n - 5) + 2 * (n - 5).pow(2));
    }
    assert_eq!((rows(Size::STANDARD, 5).len(), rows(Size::STANDARD, 6).len()), (572, 500));
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
    // Per size n: 2 n (n - 4) + 2 (n - 4)² rows, five last stones, five rule sets, two colours.
    let expected: i32 = (10..=20).map(|n| (2 * n * (n - 4) + 2 * (n - 4) * (n - 4)) * 5 * 10).sum();
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
                    assert_eq!(verdict(RuleSet::Caro), Verdict::Continues);
                    assert_eq!(verdict(RuleSet::CaroSix), Verdict::Wins(row.clone()));
                    match stone {
                        Stone::White => assert_eq!(verdict(RuleSet::Renju), Verdict::Wins(row.clone())),
                        Stone::Black => assert!(matches!(verdict(RuleSet::Renju), Verdict::Foul(_))),
                    }
                }
            }
        }
    }
}

/// Opposing stones at both ends of a five take it away in Caro, one doesn't, nor does the edge; at a six only one reading
/// asks for the ends.
#[test]
fn in_caro_two_stones_at_the_ends_and_nothing_else_take_a_row_away() {
    let (size, mut met) = (Size::STANDARD, [0; 3]);
    for row in [5, 6].into_iter().flat_map(|length| rows(size, length)) {
        let direction = Direction::ALL.into_iter().find(|d| d.walk(row[0], 1, size) == Some(row[1])).unwrap();
        let beyond = [direction.walk(row[0], -1, size), direction.walk(row[row.len() - 1], 1, size)];
        for closed in [[false, false], [true, false], [false, true], [true, true]] {
            let ends = beyond.into_iter().zip(closed).filter_map(|(end, closed)| end.filter(|_| closed));
            let ends: Vec<Point> = ends.collect();
            let last = row[2];
            let stones: Vec<Point> = row.iter().copied().filter(|&point| point != last).collect();
            let board = board(size, &stones, &ends);
            met[ends.len()] += 1;
            for rules in [RuleSet::Caro, RuleSet::CaroSix] {
                let six_wins = rules == RuleSet::CaroSix;
                let wins = if row.len() == 5 { ends.len() < 2 } else { six_wins };
                let expected = if wins { Verdict::Wins(row.clone()) } else { Verdict::Continues };
                assert_eq!(judge(rules, &board, last, Stone::Black), expected, "{rules:?} {row:?} {ends:?}");
            }
        }
    }
    assert!(met.iter().all(|&count| count > 700), "{met:?}");
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
                for rules in RuleSet::ALL.into_iter().filter(|&rules| rules != RuleSet::Renju) {
                    assert_eq!(judge(rules, &board, point, stone(point)), Verdict::Continues);
                }
                assert!(!matches!(judge(RuleSet::Renju, &board, point, stone(point)), Verdict::Wins(_)));
                board.place(point, stone(point)).unwrap();
            }
        }
    }
}
