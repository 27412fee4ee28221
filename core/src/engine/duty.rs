use crate::board::{Point, Stone};
use crate::shapes::{CellSet, PointClass};

use super::position::Position;

/// What a position leaves the side to move to do, as the counts of the points' classes show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Duty {
    /// A forced win that begins here and makes five with the `plies`th stone from now.
    Win { point: Point, plies: usize },
    /// The opponent threatens a five at one point.
    Block(Point),
    /// The opponent threatens fives at several points: lost, whichever of them is taken.
    Lost(CellSet),
    /// The opponent threatens a straight four or a double-four: only these points can help, own fours among them.
    Defend(CellSet),
    /// Nothing is forced.
    Free,
}

/// Classes that make a four, for a colour without forbidden points.
const FOURS: [PointClass; 6] = [
    PointClass::OpenFour,
    PointClass::DoubleFour,
    PointClass::FourThree,
    PointClass::FourTwo,
    PointClass::Four,
    PointClass::Five,
];

impl Duty {
    pub(super) fn of(position: &Position) -> Self {
        let own = position.to_move();
        let opponent = own.opponent();
        let shapes = position.shapes();
        if let Some(point) = first(position, own, PointClass::Five) {
            return Self::Win { point, plies: 1 };
        }
        match shapes.count(opponent, PointClass::Five) {
            0 => {}
            1 => return first(position, opponent, PointClass::Five).map_or(Self::Free, Self::Block),
            _ => return Self::Lost(*shapes.cells(opponent, PointClass::Five)),
        }
        if let Some(point) = straight_win(position, own) {
            return Self::Win { point, plies: 3 };
        }
        if straight_win(position, opponent).is_some() {
            let mut cells = fours(position, opponent);
            cells.add_all(&fours(position, own));
            return Self::Defend(cells);
        }
        quiet_win(position).map_or(Self::Free, |point| Self::Win { point, plies: 5 })
    }
}

/// The points where a colour makes a four or better. For renju's Black some of them may be forbidden.
pub(super) fn fours(position: &Position, stone: Stone) -> CellSet {
    let mut cells = position.cells(stone, &FOURS);
    if position.is_restricted(stone) {
        cells.add_all(&position.cells(stone, &[PointClass::DoubleThree, PointClass::Foul]));
    }
    cells
}

/// A point of two winning points at once.
fn straight_win(position: &Position, stone: Stone) -> Option<Point> {
    first(position, stone, PointClass::OpenFour).or_else(|| first(position, stone, PointClass::DoubleFour))
}

/// A four and an open three, or two open threes, against an opponent who can't make a four: the opponent's one move stops
/// one of the two. Renju's Black gets no such promise, since the straight four to come may be forbidden.
fn quiet_win(position: &Position) -> Option<Point> {
    let own = position.to_move();
    let double = first(position, own, PointClass::FourThree)
        .or_else(|| first(position, own, PointClass::DoubleThree))
        .filter(|_| !position.is_restricted(own));
    double.filter(|_| fours(position, own.opponent()).is_empty())
}

fn first(position: &Position, stone: Stone, class: PointClass) -> Option<Point> {
    let shapes = position.shapes();
    if shapes.count(stone, class) == 0 { None } else { shapes.cells(stone, class).iter().next() }
}
