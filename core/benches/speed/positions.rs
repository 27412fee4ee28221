//! Positions as games have them: played stone beside stone from fixed seeds, with no five and no foul on the way.

#[path = "../../tests/common/dice.rs"]
mod dice;

use dice::Dice;
use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::rules::{RuleSet, Verdict, judge};

/// How far beside the stones there is play, in lines.
const NEAR: i32 = 2;

/// The moves of a renju game that nobody has won after `plies` of them, Black first. The same seed gives the same game.
pub fn game(seed: u64, plies: usize) -> Vec<Point> {
    let mut dice = Dice(seed);
    let mut board = Board::new(Size::STANDARD);
    let mut moves = vec![Size::STANDARD.centre()];
    board.place(moves[0], Stone::Black).unwrap();
    while moves.len() < plies {
        let stone = Stone::to_move_at(moves.len());
        let quiet = |&point: &Point| judge(RuleSet::Renju, &board, point, stone) == Verdict::Continues;
        let choices: Vec<Point> = beside_stones(&board).into_iter().filter(quiet).collect();
        let point = choices[dice.below(choices.len())];
        board.place(point, stone).unwrap();
        moves.push(point);
    }
    moves
}

/// The board after these moves.
pub fn after(moves: &[Point]) -> Board {
    let mut board = Board::new(Size::STANDARD);
    for (ply, &point) in moves.iter().enumerate() {
        board.place(point, Stone::to_move_at(ply)).unwrap();
    }
    board
}

/// Sixty-four boards with 10 to 73 stones, each of a game of its own.
pub fn boards() -> Vec<Board> {
    (10..74).map(|plies| after(&game(plies as u64, plies))).collect()
}

/// The empty points within two lines of a stone.
pub fn beside_stones(board: &Board) -> Vec<Point> {
    let steps = || -NEAR..=NEAR;
    let has_stone = |point: Point, dx, dy| {
        point.offset(dx, dy, board.size()).is_some_and(|near| board.get(near).is_some())
    };
    let near = |&point: &Point| steps().any(|dx| steps().any(|dy| has_stone(point, dx, dy)));
    board.empty_points().filter(near).collect()
}
