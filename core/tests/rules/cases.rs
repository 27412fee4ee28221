//! Cases from public reports, each with its whole kind: eight symmetries, every size, corners, sides and centre.

use std::collections::{BTreeMap, BTreeSet};

use tengen_core::board::{Point, Size, Stone};
use tengen_core::rules::{Foul, FoulKind, RuleSet, Verdict, forbidden_points, judge};

use crate::oracle::Ruling;
use crate::support::{Placed, Shape, assert_agrees_with_oracle, board, names, point, points, ruling};

/// The kinds of a foul, in order; none of an allowed move.
fn kinds(placed: &Placed, point: Point) -> Vec<FoulKind> {
    match ruling(&placed.board, point) {
        Ruling::Forbidden(parts) => parts.into_keys().collect(),
        Ruling::Allowed | Ruling::Five => Vec::new(),
    }
}

/// Runs through the whole kind of a shape: judge and oracle agree everywhere, and where `margin` lines are free round
/// it, so that no edge touches its rows, the answer is the case's.
fn whole_kind(shape: &Shape, margin: u8, answer: impl Fn(&Placed)) {
    let mut answered = 0;
    let all = shape.kinds();
    assert!(all.len() >= 8 * 9 * 6, "{}", all.len());
    for placed in all {
        assert_agrees_with_oracle(&placed.board);
        if placed.margin >= margin {
            answer(&placed);
            answered += 1;
        }
    }
    assert!(answered >= 8 * 6, "{answered}");
}

/// R1: one move, three rules.
#[test]
fn r1_six_wins_is_nothing_or_is_a_foul() {
    let shape = Shape::new("F7 F8 F10 F11 F12", "B2 D2 L2 N2", "F9");
    for rules in RuleSet::ALL {
        for placed in shape.kinds() {
            let at = placed.asked[0];
            let verdict = judge(rules, &placed.board, at, Stone::Black);
            match rules {
                RuleSet::Freestyle | RuleSet::CaroSix => {
                    assert!(matches!(verdict, Verdict::Wins(row) if row.len() == 6));
                }
                RuleSet::Custom(_) => unreachable!("no rule set of the list"),
                RuleSet::Standard | RuleSet::Caro => assert_eq!(verdict, Verdict::Continues),
                RuleSet::Renju => {
                    let Verdict::Foul(foul) = verdict else { panic!("{verdict:?}") };
                    assert_eq!(foul.parts().len(), 1);
                    assert_eq!((foul.kind(), foul.parts()[0].lines.len()), (FoulKind::Overline, 1));
                    assert_eq!(foul.parts()[0].lines[0].len(), 6);
                    assert_agrees_with_oracle(&placed.board);
                }
            }
        }
    }
    let swapped =
        Shape { black: shape.white.clone(), white: shape.black.clone(), asked: shape.asked.clone() };
    for placed in swapped.kinds() {
        let verdict = |rules| judge(rules, &placed.board, placed.asked[0], Stone::White);
        assert!(matches!(verdict(RuleSet::Freestyle), Verdict::Wins(row) if row.len() == 6));
        assert!(matches!(verdict(RuleSet::Renju), Verdict::Wins(row) if row.len() == 6));
        assert_eq!(verdict(RuleSet::Standard), Verdict::Continues);
    }
}

/// R2, the rule's part: White's five is Black's double-three.
#[test]
fn r2_the_only_defence_is_a_double_three_with_its_rows() {
    let black = "H8 J6 J7 H7 I2";
    let white = "I6 I5 I4 I3 O1";
    let names_of_rows = |foul: &Foul| -> BTreeSet<Vec<String>> {
        foul.parts()[0].lines.iter().map(|row| row.iter().map(Point::to_string).collect()).collect()
    };
    let given = board(Size::STANDARD, &points(black), &points(white));
    let forbidden = forbidden_points(RuleSet::Renju, &given);
    assert_eq!(names(&forbidden.iter().map(|(p, _)| *p).collect::<Vec<_>>()), ["I7"]);
    let rows = [["H7", "I7", "J7"], ["H8", "I7", "J6"]].map(|row| row.map(String::from).to_vec());
    assert_eq!(names_of_rows(&forbidden[0].1), BTreeSet::from(rows));

    whole_kind(&Shape::new(black, "I6 I5 I4 I3", "I7"), 2, |placed| {
        let at = placed.asked[0];
        assert_eq!(kinds(placed, at), [FoulKind::DoubleThree]);
        for rules in [RuleSet::Freestyle, RuleSet::Standard] {
            assert_eq!(judge(rules, &placed.board, at, Stone::Black), Verdict::Continues);
        }
        for rules in RuleSet::ALL {
            let five = judge(rules, &placed.board, at, Stone::White);
            assert!(matches!(five, Verdict::Wins(row) if row.len() == 5));
        }
    });
}

/// R3, the disputed three: the only point that would make a straight four makes a five, so by RIF's text it is none.
#[test]
fn r3_a_row_that_becomes_straight_only_by_a_five_is_no_three() {
    whole_kind(&Shape::new("B9 D9 E10 E11 C5 C6 C7 C8", "", "E9 C9"), 0, |placed| {
        assert_eq!(ruling(&placed.board, placed.asked[0]), Ruling::Allowed);
        assert_eq!(ruling(&placed.board, placed.asked[1]), Ruling::Five);
    });
    // Without the column the same row is a three.
    whole_kind(&Shape::new("B9 D9 E10 E11", "", "E9"), 2, |placed| {
        assert_eq!(kinds(placed, placed.asked[0]), [FoulKind::DoubleThree]);
    });
}

/// R5: a ring of eight; inside it every three is false.
#[test]
fn r5_the_ring_of_eight() {
    let shape = Shape::new("F7 F8 G6 G9 H6 H9 I7 I8", "", "E6 E9 F5 F6 F9 F10 I5 I6 I9 I10 J6 J9");
    let given = board(Size::STANDARD, &shape.black, &[]);
    for inside in ["G7", "G8", "H7", "H8"] {
        assert_eq!(ruling(&given, point(inside)), Ruling::Allowed);
    }
    whole_kind(&shape, 2, |placed| only_forbidden(placed, &[FoulKind::DoubleThree; 12]));
}

/// R6: a three that a double-four makes false, and what is forbidden after it.
#[test]
fn r6_a_three_whose_straight_four_is_a_double_four() {
    let stones = "G7 I7 H8 H9 H10 K8 L9";
    whole_kind(&Shape::new(stones, "", "J7"), 2, |placed| {
        assert_eq!(ruling(&placed.board, placed.asked[0]), Ruling::Allowed);
    });
    let after = Shape::new(&format!("{stones} J7"), "", "H7 I8");
    whole_kind(&after, 2, |placed| only_forbidden(placed, &[FoulKind::DoubleFour, FoulKind::DoubleThree]));
}

/// The forbidden points of the board are exactly those asked about, each of the one kind at its place.
fn only_forbidden(placed: &Placed, each: &[FoulKind]) {
    let found: BTreeMap<Point, Vec<FoulKind>> = forbidden_points(RuleSet::Renju, &placed.board)
        .into_iter()
        .map(|(point, foul)| (point, foul.parts().iter().map(|part| part.kind).collect()))
        .collect();
    let expected = placed.asked.iter().zip(each).map(|(&point, &kind)| (point, vec![kind])).collect();
    assert_eq!(found, expected);
}

/// R7: two fours on one line, and the straight four that is one.
#[test]
fn r7_two_fours_on_one_line() {
    for stones in ["C5 E5 G5 I5", "C5 D5 G5 I5 J5", "B5 C5 D5 H5 I5 J5"] {
        whole_kind(&Shape::new(stones, "", "F5"), 0, |placed| {
            let Ruling::Forbidden(parts) = ruling(&placed.board, placed.asked[0]) else { panic!("{stones}") };
            assert_eq!(parts.keys().copied().collect::<Vec<_>>(), [FoulKind::DoubleFour]);
            let rows = &parts[&FoulKind::DoubleFour];
            assert_eq!((rows.len(), rows.iter().all(|row| row.len() == 4)), (2, true));
        });
    }
    whole_kind(&Shape::new("D5 E5 G5", "", "F5"), 1, |placed| {
        assert_eq!(ruling(&placed.board, placed.asked[0]), Ruling::Allowed);
        let mut after = placed.board.clone();
        after.place(placed.asked[0], Stone::Black).unwrap();
        let fives = after.empty_points().filter(|&p| ruling(&after, p) == Ruling::Five).count();
        assert_eq!(fives, 2);
    });
}

/// R9: near misses.
#[test]
fn r9_near_misses_of_a_double_three() {
    let allowed = |black: &str, white: &str| {
        whole_kind(&Shape::new(black, white, "H8"), 0, |placed| {
            assert_eq!(ruling(&placed.board, placed.asked[0]), Ruling::Allowed);
        });
    };
    allowed("E8 F8 J8 K8 H6 H7", "");
    allowed("G8 I8 H7 H9", "E8 K8");
    whole_kind(&Shape::new("G8 I8 H7 H9", "E8 L8", "H8"), 2, |placed| {
        assert_eq!(kinds(placed, placed.asked[0]), [FoulKind::DoubleThree]);
    });
}

/// One stone may make all three fouls at once; a five beats them all; White is forbidden nothing.
#[test]
fn every_foul_is_named_and_a_five_beats_them() {
    // Overline in the rank, fours in both diagonals, threes nowhere; then threes instead of a four.
    let shape = Shape::new("E8 F8 G8 I8 J8 E5 F6 G7 E11 F10 G9", "", "H8");
    whole_kind(&shape, 1, |placed| {
        assert_eq!(kinds(placed, placed.asked[0]), [FoulKind::Overline, FoulKind::DoubleFour]);
        assert!(matches!(
            judge(RuleSet::Renju, &placed.board, placed.asked[0], Stone::White),
            Verdict::Continues
        ));
    });
    let threes = Shape::new("E8 F8 G8 I8 J8 F6 G7 F10 G9", "", "H8");
    whole_kind(&threes, 2, |placed| {
        assert_eq!(kinds(placed, placed.asked[0]), [FoulKind::Overline, FoulKind::DoubleThree]);
    });
    let five = Shape::new("D8 E8 F8 G8 E5 F6 G7 E11 F10 G9", "", "H8");
    whole_kind(&five, 0, |placed| assert_eq!(ruling(&placed.board, placed.asked[0]), Ruling::Five));
}
