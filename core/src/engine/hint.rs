use crate::board::Point;

use super::{Choice, Control, Task, think};

/// A good move for the person to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint {
    /// Where to play.
    pub point: Point,
    /// Why.
    pub reason: HintReason,
}

/// Why a hint is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintReason {
    /// It makes five.
    TakesFive,
    /// It stops a five that the opponent would make next.
    BlocksFive,
    /// It begins a win by fours only, which the opponent can but answer.
    WinsByFours {
        /// Own moves up to and including the five.
        moves: u32,
    },
    /// It has the best value of those that were searched.
    Best {
        /// As in [`super::Thought::value`].
        value: i32,
    },
}

/// The best move and its reason; `None` if no point can be played.
#[must_use]
pub fn hint(task: &Task, control: Control) -> Option<Hint> {
    let thought = think(task, control);
    let Choice::Play(point) = thought.choice else { return None };
    Some(Hint { point, reason: HintReason::Best { value: thought.value } })
}
