//! Some fouls only, mixtures of rows, and five that beats every foul.

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::rules::{Foul, FoulKind, FoulSet, RuleSet, Verdict, is_foul, judge};
use tengen_core::shapes::Shapes;

use crate::generated::Numbers;
use crate::oracle::{Oracle, Ruling};
use crate::support::{Shape, board, drawn, point, points};

/// A field of black and white stones in which fouls are thick.
fn crowded(numbers: &mut Numbers) -> Board {
    let mut board = Board::new(Size::MIN);
    let (black, white) = (8 + numbers.below(16), numbers.below(7));
    for n in 0..black + white {
        let stone = if n < black { Stone::Black } else { Stone::White };
        let at = Point::new(numbers.below(10), numbers.below(10));
        if board.is_empty_at(at) {
            board.place(at, stone).unwrap();
        }
    }
    board
}

#[test]
fn each_set_of_fouls_is_judged_as_the_definitions_have_it() {
    let mut numbers = Numbers(0x0f07);
    let (mut fouls, mut fives) = ([0_u32; FoulSet::COUNT], 0);
    for _ in 0..500 {
        let board = crowded(&mut numbers);
        for kinds in FoulSet::ALL {
            let rules = RuleSet::Custom(kinds);
            let mut oracle = Oracle::with_fouls(&board, kinds);
            let shapes = Shapes::new(&board, rules.line_rules());
            for at in board.empty_points() {
                let expected = oracle.ruling(at);
                let place = format!("{at} with {kinds:?} on\n{}", drawn(&board));
                match judge(rules, &board, at, Stone::Black) {
                    Verdict::Continues => assert_eq!(expected, Ruling::Allowed, "{place}"),
                    Verdict::Wins(_) => assert_eq!(expected, Ruling::Five, "{place}"),
                    Verdict::Foul(foul) => {
                        let Ruling::Forbidden(parts) = &expected else { panic!("{foul:?} {place}") };
                        let named: Vec<FoulKind> = foul.parts().iter().map(|part| part.kind).collect();
                        assert_eq!(named, parts.keys().copied().collect::<Vec<_>>(), "{place}");
                        fouls[kinds.number()] += 1;
                    }
                }
                fives += u32::from(expected == Ruling::Five);
                let forbidden = matches!(expected, Ruling::Forbidden(_));
                assert_eq!(is_foul(&shapes, at, Stone::Black), forbidden, "{place}");
                assert!(!is_foul(&shapes, at, Stone::White));
            }
        }
    }
    assert_eq!(fouls[0], 0);
    assert!(fouls[1..].iter().all(|&count| count > 20) && fives > 1_000, "{fouls:?} {fives}");
}

#[test]
fn an_overline_that_is_no_foul_wins_and_no_fouls_are_freestyle() {
    let kinds = FoulSet { overline: false, double_four: true, double_three: true };
    let shape = Shape::new("F7 F8 F10 F11 F12", "", "F9");
    for placed in shape.kinds() {
        let verdict = judge(RuleSet::Custom(kinds), &placed.board, placed.asked[0], Stone::Black);
        assert!(matches!(verdict, Verdict::Wins(row) if row.len() == 6));
    }
}

fn foul(black: &str, white: &str, at: &str) -> Option<Foul> {
    let board = board(Size::STANDARD, &points(black), &points(white));
    match judge(RuleSet::Renju, &board, point(at), Stone::Black) {
        Verdict::Foul(foul) => Some(foul),
        _ => None,
    }
}

/// The mixture with the numbers of rows that are fouls and that stand beside them.
fn told(foul: &Foul) -> (String, usize, usize) {
    (foul.mixture(), foul.parts().iter().map(|part| part.lines.len()).sum(), foul.beside().len())
}

#[test]
fn mixtures_are_named_with_all_their_rows() {
    let east = "E8 F8 G8";
    let north = "H9 H10";
    let rising = "G7 I9";
    // Each four closed at one end, so that it is none of the straight ones.
    let cases = [
        (format!("{north} {rising}"), "", "3-3", 2, 0),
        (format!("{east} {north} {rising}"), "D8", "4-3-3", 2, 1),
        (format!("{east} H5 H6 H7 {rising}"), "D8 H4", "4-4-3", 2, 1),
        (format!("{east} H5 H6 H7"), "D8 H4", "4-4", 2, 0),
        ("E8 F8 G8 I8 J8".to_owned(), "", "6", 1, 0),
        (format!("E8 F8 G8 I8 J8 {north}"), "", "6-3", 1, 1),
    ];
    for (black, white, mixture, fouls, beside) in cases {
        let foul = foul(&black, white, "H8").unwrap();
        assert_eq!(told(&foul), (mixture.to_owned(), fouls, beside), "{black} {white}");
    }
}

#[test]
fn a_four_with_one_three_is_legal_and_five_beats_every_foul() {
    assert_eq!(foul("E8 F8 G8 H9 H10", "D8", "H8"), None);
    let board = board(Size::STANDARD, &points("E8 F8 G8 D8 H9 H10 G7 I9"), &[]);
    for kinds in FoulSet::ALL {
        let verdict = judge(RuleSet::Custom(kinds), &board, point("H8"), Stone::Black);
        assert!(matches!(verdict, Verdict::Wins(_)), "{kinds:?}: {verdict:?}");
    }
}
