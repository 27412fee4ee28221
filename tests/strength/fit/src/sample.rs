//! The positions of the games that a value or a move can be learned from.

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::shapes::{PointClass, Shapes};

use crate::game::Game;

/// A position before a move of the engine, in which neither side has a five to make, nor the side to move a win that is
/// plain from the classes of the points.
pub struct Sample {
    /// What it looks like.
    pub shapes: Shapes,
    /// Whether the opponent threatens no straight four and no two fours at once.
    pub calm: bool,
    /// Whose turn it is.
    pub to_move: Stone,
    /// What the engine played.
    pub played: Point,
    /// What it found.
    pub value: i32,
    /// How the game ended, from 0 (lost for the side to move) to 1.
    pub result: f32,
}

/// Every such position of a game.
pub fn of(game: &Game) -> impl Iterator<Item = Sample> {
    let mut board = Board::new(Size::STANDARD);
    game.moves.iter().enumerate().filter_map(move |(ply, &played)| {
        let to_move = Stone::to_move_at(ply);
        let value = ply.checked_sub(game.opening).and_then(|n| game.values.get(n)).copied();
        let shapes = Shapes::new(&board, game.rules.line_rules());
        board.place(played, to_move).ok()?;
        let won = if to_move == Stone::Black { game.result } else { -game.result };
        let result = (1 + won) as f32 / 2.0;
        let value = value.filter(|_| is_open(&shapes, to_move))?;
        let calm = !any(&shapes, to_move.opponent(), &[PointClass::OpenFour, PointClass::DoubleFour]);
        Some(Sample { shapes, calm, to_move, played, value, result })
    })
}

/// Whether a colour has a point of one of these classes.
fn any(shapes: &Shapes, stone: Stone, classes: &[PointClass]) -> bool {
    classes.iter().any(|&class| shapes.count(stone, class) > 0)
}

fn is_open(shapes: &Shapes, to_move: Stone) -> bool {
    use PointClass::{DoubleFour, DoubleThree, Five, Four, FourThree, FourTwo, OpenFour};
    let other = to_move.opponent();
    let answered = any(shapes, other, &[Four, FourTwo, FourThree, DoubleFour, OpenFour]);
    !any(shapes, other, &[Five])
        && !any(shapes, to_move, &[Five, OpenFour, DoubleFour])
        && (answered || !any(shapes, to_move, &[FourThree, DoubleThree]))
}
