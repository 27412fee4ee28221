//! One line in, one line out: the checks from outside, over the real program.
#![allow(clippy::unwrap_used, reason = "a helper of a test ends the test")]

mod talk;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use talk::{Talk, feed};
use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::rules::{RuleSet, Verdict, judge};

/// 15 ranks with some stones, `X` Black's and `O` White's.
fn board(black: &str, white: &str) -> String {
    let mut ranks = vec![vec!['.'; 15]; 15];
    for (names, letter) in [(black, 'X'), (white, 'O')] {
        for name in names.split_whitespace() {
            let point = Point::parse(name, Size::STANDARD).unwrap();
            ranks[14 - usize::from(point.y)][usize::from(point.x)] = letter;
        }
    }
    ranks.into_iter().map(String::from_iter).collect::<Vec<_>>().join("/")
}

fn answers(arguments: &[&str], lines: &[String]) -> Vec<String> {
    let output = feed(arguments, lines.join("\n").as_bytes());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// Replays a line of a win up to the five.
fn assert_ends_with_five(rules: RuleSet, mut board: Board, attacker: Stone, moves: &[Point]) {
    for (n, &point) in moves.iter().enumerate() {
        let stone = if n % 2 == 0 { attacker } else { attacker.opponent() };
        let verdict = judge(rules, &board, point, stone);
        let wins = matches!(verdict, Verdict::Wins(_));
        assert!(!matches!(verdict, Verdict::Foul(_)), "{point} is a foul");
        assert_eq!(wins, n + 1 == moves.len(), "{point}");
        board.place(point, stone).unwrap();
    }
    assert_eq!(moves.len() % 2, 1, "the attacker makes the five");
}

#[test]
fn each_kind_of_foul_is_told_by_its_number_and_point() {
    let boards = [
        board("H7 H6 G8 I8", ""),
        board("E8 F8 G8 H5 H6 H7", "D8 H4"),
        board("E8 F8 G8 I8 J8", ""),
        board("", "E8 F8 G8 I8 J8"),
        board("H7 H6 G8 I8 A1 B1 C1 E1 F1", ""),
    ];
    let told = answers(&["fouls"], &boards);
    assert_eq!(told[..4], ["H8:3", "H8:4", "H8:6", "-"]);
    assert_eq!(told[4], "D1:6,H8:3");
}

#[test]
fn a_line_that_is_no_board_is_answered_and_the_next_one_too() {
    let mut fouls = Talk::start(&["fouls"]);
    for line in ["", "hello", "X/O", "\u{1F642}", &"X".repeat(100_000), &board("H8", "").replace('X', "Y")] {
        assert!(fouls.asks(line).starts_with("error "), "{line:.20}");
    }
    assert_eq!(fouls.asks(&format!("{}\r", board("H7 H6 G8 I8", ""))), "H8:3");
}

#[test]
fn a_win_by_fours_is_told_with_a_line_that_ends_with_five() {
    let (black, white) = ("D8 H4 A1 A15 O1 O15 E1", "E8 F8 G8 H5 H6 H7");
    let line = format!("white\t{}", board(black, white));
    for (rule, rules) in
        [("freestyle", RuleSet::Freestyle), ("standard", RuleSet::Standard), ("renju", RuleSet::Renju)]
    {
        for kind in ["--vcf", "--vct"] {
            let told =
                answers(&["solve", kind, "--rule", rule, "--time", "60000"], std::slice::from_ref(&line));
            let (answer, ms) = told[0].split_once('\t').unwrap();
            assert!(ms.parse::<u64>().is_ok(), "{told:?}");
            let words: Vec<&str> = answer.split(' ').collect();
            assert_eq!((words.len(), words[0]), (3, "win"), "{told:?}");
            let moves: Vec<Point> =
                words[2].split(',').map(|name| Point::parse(name, Size::STANDARD).unwrap()).collect();
            assert_eq!(words[1].parse(), Ok(moves.len().div_ceil(2)));
            let mut board = Board::new(Size::STANDARD);
            for (names, stone) in [(black, Stone::Black), (white, Stone::White)] {
                for name in names.split_whitespace() {
                    board.place(Point::parse(name, Size::STANDARD).unwrap(), stone).unwrap();
                }
            }
            assert_ends_with_five(rules, board, Stone::White, &moves);
        }
    }
}

#[test]
fn where_there_is_no_win_and_where_the_line_is_wrong_it_is_said() {
    let mut solve = Talk::start(&["solve", "--vcf", "--rule", "renju", "--time", "60000"]);
    assert!(solve.asks(&format!("white\t{}", board("H8", "I9"))).starts_with("none\t"));
    let won = board("H8 I8 J8 K8 L8", "A1 B1 C1 D2");
    for (line, problem) in [
        (board("H8", "I9"), "error a line is the side to move, a tab and the board"),
        (format!("red\t{}", board("H8", "")), "error a side is black or white, not 'red'"),
        ("black\t...".to_owned(), "error a board has 10 to 20 ranks separated by '/', not 1"),
        (format!("white\t{won}"), "error the game is over"),
    ] {
        assert_eq!(solve.asks(&line), problem);
    }
    assert!(solve.asks(&format!("b\t{}", board("", ""))).starts_with("none\t"));
}

#[test]
fn the_best_move_comes_with_its_value_depth_nodes_and_line() {
    let mut best = Talk::start(&["best", "--rule", "renju", "--time", "50"]);
    for (moves, expected) in
        [("", "H8\t"), ("h8 a1 i8 a2 j8 a3 k8 a4", "L8\twin 1\t"), ("h8,a1,i8,a2,j8", "")]
    {
        let told = best.asks(moves);
        let fields: Vec<&str> = told.split('\t').collect();
        assert_eq!(fields.len(), 5, "{told}");
        assert!(
            told.starts_with(expected) || expected == "L8\twin 1\t" && told.starts_with("G8\twin 1\t"),
            "{told}"
        );
        assert!(fields[4].starts_with(fields[0]), "{told}");
        assert!(fields[2].parse::<u32>().is_ok() && fields[3].parse::<u64>().is_ok(), "{told}");
    }
    for (line, problem) in [
        ("h8 h8", "error H8 is taken"),
        ("p1", "error P1 is off the board"),
        ("hello", "error 'hello' is not a point such as h8 or 8 8"),
        ("a1 a2 b1 b2 c1 c2 d1 d2 e1", "error the game is over"),
    ] {
        assert_eq!(best.asks(line), problem);
    }
    let mut large = Talk::start(&["best", "--size", "20", "--time", "20"]);
    assert!(large.asks("").starts_with("K11\t"), "the centre of 20 lines");
}

#[test]
fn a_wrong_option_is_told_before_any_line_is_read() {
    for arguments in [
        &["solve", "--rule", "renju"][..],
        &["solve", "--vcf", "--vct"],
        &["solve", "--vcf", "--rule", "go"],
        &["solve", "--vcf", "--time", "-1"],
        &["best", "--size", "9"],
    ] {
        assert_eq!(feed(arguments, b"").status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn what_ends_a_line_elsewhere_is_written_out() {
    let mut solve = Talk::start(&["solve", "--vcf"]);
    assert_eq!(
        solve.asks(&format!("red\u{b}\rblue\t{}", board("H8", ""))),
        r"error a side is black or white, not 'red\u{b}\rblue'"
    );
    let mut fouls = Talk::start(&["fouls"]);
    let odd = board("H8", "").replace('X', "\u{85}");
    assert_eq!(fouls.asks(&odd), r"error a point is '.', 'X' or 'O', not '\u{85}'");
}

#[test]
fn any_bytes_get_a_line_each() {
    let line = proptest::collection::vec(any::<u8>(), 0..6000);
    let lines = proptest::collection::vec(line, 1..10);
    let config = Config { cases: 12, failure_persistence: None, ..Config::default() };
    for arguments in [&["fouls"][..], &["solve", "--vcf", "--time", "1"], &["best", "--time", "1"]] {
        TestRunner::new(config.clone())
            .run(&lines, |lines| {
                let mut input: Vec<u8> = Vec::new();
                for line in &lines {
                    input.extend(line.iter().filter(|&&byte| byte != b'\n'));
                    input.push(b'\n');
                }
                let output = feed(arguments, &input);
                prop_assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
                let told = String::from_utf8(output.stdout).unwrap();
                prop_assert_eq!(told.lines().count(), lines.len(), "{}", told);
                Ok(())
            })
            .unwrap();
    }
}
