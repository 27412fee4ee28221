//! Lines of play put to the test of the rules.

use tengen_core::board::{Board, Point, Stone};
use tengen_core::rules::{RuleSet, Verdict, judge};

/// Plays the line, each move of which must be free and allowed, up to its end. Says who made five with its last move;
/// nobody may have made one before.
pub fn winner(rules: RuleSet, board: &Board, to_move: Stone, line: &[Point]) -> Option<Stone> {
    let (mut board, mut stone) = (board.clone(), to_move);
    for (n, &point) in line.iter().enumerate() {
        match judge(rules, &board, point, stone) {
            Verdict::Foul(foul) => panic!("{point} is a foul: {foul:?}"),
            Verdict::Wins(_) => {
                assert_eq!(n + 1, line.len(), "{point} ends the game within the line {line:?}");
                return Some(stone);
            }
            Verdict::Continues => board.place(point, stone).unwrap(),
        }
        stone = stone.opponent();
    }
    None
}

/// The points where a colour makes five.
pub fn fives(rules: RuleSet, board: &Board, stone: Stone) -> Vec<Point> {
    let wins = |point: &Point| matches!(judge(rules, board, *point, stone), Verdict::Wins(_));
    board.empty_points().filter(wins).collect()
}

/// Whether each move of the side to move but the last threatens a five.
pub fn is_of_fours(rules: RuleSet, board: &Board, to_move: Stone, line: &[Point]) -> bool {
    let (mut board, mut stone) = (board.clone(), to_move);
    let mut of_fours = true;
    for &point in &line[..line.len() - 1] {
        board.place(point, stone).unwrap();
        of_fours &= stone != to_move || !fives(rules, &board, stone).is_empty();
        stone = stone.opponent();
    }
    of_fours
}
