use crate::board::Point;
use crate::shapes::{CellSet, PointClass};

use super::position::Position;

/// What the position leaves the side to move to do, strongest reason first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Duty {
    /// A five can be made.
    Win(Point),
    /// The opponent threatens a five here; more than one point can't be stopped.
    Block(CellSet),
    /// Nothing is forced by fives.
    Free,
}

impl Duty {
    pub(super) fn of(position: &Position) -> Self {
        let own = position.to_move();
        if let Some(five) = position.shapes().cells(own, PointClass::Five).iter().next() {
            return Self::Win(five);
        }
        let threats = *position.shapes().cells(own.opponent(), PointClass::Five);
        if threats.is_empty() { Self::Free } else { Self::Block(threats) }
    }
}
