use crate::board::Point;

use super::instance::Engine;
use super::think::Ground;
use super::{Choice, Control, Task};

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
    let (thought, ground) = Engine::for_level(task.level).decide(task, control);
    let Choice::Play(point) = thought.choice else { return None };
    let reason = match ground {
        Ground::Five => HintReason::TakesFive,
        Ground::Block => HintReason::BlocksFive,
        Ground::Fours { plies } => {
            HintReason::WinsByFours { moves: u32::try_from(plies.div_ceil(2)).unwrap_or(u32::MAX) }
        }
        Ground::Judgement => HintReason::Best { value: thought.value },
    };
    Some(Hint { point, reason })
}
