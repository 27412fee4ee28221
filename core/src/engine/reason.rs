//! What a good move does, told by the shapes that it makes and takes away.

use crate::board::{Point, Stone};
use crate::shapes::{CellSet, PointClass};

use super::position::Position;
use super::think::Ground;
use super::{DoubleThreat, HintReason, Task};

/// Own moves of a win that a double threat makes plain: itself, a straight four, the five.
const PLAIN_MOVES: u32 = 3;

/// Why a move wins: by what stands after it if that shows it, else by the kind of win that it begins.
pub(super) fn of_win(task: &Task, point: Point, ground: Ground, moves: u32) -> HintReason {
    let position = Position::of(task);
    match position.shapes().class(point, task.to_move) {
        PointClass::OpenFour => return HintReason::MakesOpenFour,
        PointClass::DoubleFour => return HintReason::MakesDouble(DoubleThreat::FourFour),
        PointClass::FourThree if moves <= PLAIN_MOVES => {
            return HintReason::MakesDouble(DoubleThreat::FourThree);
        }
        // Where renju's Black may play, there are no two threes by the word of the rules.
        PointClass::DoubleThree if moves <= PLAIN_MOVES && !position.is_restricted(task.to_move) => {
            return HintReason::MakesDouble(DoubleThreat::ThreeThree);
        }
        _ => {}
    }
    match ground {
        Ground::Fours => HintReason::WinsByFours { moves },
        Ground::Threats => HintReason::WinsByThreats { moves },
        Ground::Five | Ground::Block | Ground::Judgement => HintReason::Wins { moves },
    }
}

/// The greatest threat of the opponent that a move stops for good; `None` if it leaves one as great, or if there was none.
pub(super) fn of_block(task: &Task, point: Point) -> Option<HintReason> {
    const THREATS: [(PointClass, HintReason); 4] = [
        (PointClass::OpenFour, HintReason::BlocksOpenThree),
        (PointClass::DoubleFour, HintReason::BlocksDouble(DoubleThreat::FourFour)),
        (PointClass::FourThree, HintReason::BlocksDouble(DoubleThreat::FourThree)),
        (PointClass::DoubleThree, HintReason::BlocksDouble(DoubleThreat::ThreeThree)),
    ];
    let opponent = task.to_move.opponent();
    let before = Position::of(task);
    let greatest = THREATS.iter().position(|&(class, _)| !open_to(&before, opponent, class).is_empty())?;
    let mut after = before;
    after.play(point);
    // A straight four and two fours win alike.
    let as_great = &THREATS[..=greatest.max(1)];
    let left = as_great.iter().any(|&(class, _)| !open_to(&after, opponent, class).is_empty());
    (!left).then_some(THREATS[greatest].1)
}

/// The points of a class that the rules leave a colour.
fn open_to(position: &Position, stone: Stone, class: PointClass) -> CellSet {
    let cells = position.cells(stone, &[class]);
    cells.iter().filter(|&point| !position.is_forbidden(point, stone)).collect()
}
