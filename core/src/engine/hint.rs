use crate::board::Point;

use super::instance::Engine;
use super::line::ends_with_five;
use super::position::Position;
use super::think::Ground;
use super::value::Worth;
use super::{Choice, Control, Task, Thought, reason};

/// A good move for the person to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// Where to play.
    pub point: Point,
    /// Why.
    pub reason: HintReason,
    /// What both sides are expected to play, the hint first; of a win by fours or threats all moves up to the five.
    pub line: Vec<Point>,
    /// Whether the line is a forced win up to its five.
    pub wins: bool,
}

/// Why a hint is good: of several reasons the one that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintReason {
    /// It makes five.
    TakesFive,
    /// It stops a five that the opponent would make next.
    BlocksFive,
    /// It makes a straight four, and nothing can be done about it.
    MakesOpenFour,
    /// It makes two threats at once, and nothing can be done about both.
    MakesDouble(DoubleThreat),
    /// It begins a win by fours only (VCF), each of which the opponent can but answer.
    WinsByFours {
        /// Own moves up to and including the five.
        moves: u32,
    },
    /// It begins a win by fours and threes (VCT), each of which the opponent must answer.
    WinsByThreats {
        /// Own moves up to and including the five, in the line that was found.
        moves: u32,
    },
    /// It wins by force, as the search shows, though not by threats alone.
    Wins {
        /// Own moves up to and including the five.
        moves: u32,
    },
    /// The opponent has an open three and would make a straight four of it next; now that can't be.
    BlocksOpenThree,
    /// The opponent would make two threats at once next; now that can't be.
    BlocksDouble(DoubleThreat),
    /// It has the best value of those that were searched.
    Best {
        /// As in [`super::Thought::value`].
        value: i32,
    },
    /// Every move loses by force; this one delays it.
    HoldsOut {
        /// The opponent's moves up to and including the five.
        moves: u32,
    },
}

/// Two threats that one stone makes at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DoubleThreat {
    /// Two fours.
    FourFour,
    /// A four and an open three.
    FourThree,
    /// Two open threes.
    ThreeThree,
}

/// The best move and its reason; `None` if no point can be played.
#[must_use]
pub fn hint(task: &Task, control: Control) -> Option<Hint> {
    let (Thought { choice, value, line, .. }, ground) = Engine::for_level(task.level).decide(task, control);
    let Choice::Play(point) = choice else { return None };
    let reason = match (ground, Worth::of(value)) {
        (Ground::Five, _) => HintReason::TakesFive,
        (Ground::Block, _) => HintReason::BlocksFive,
        (ground, Worth::Win { moves }) => reason::of_win(task, point, ground, moves),
        (_, Worth::Loss { moves }) => reason::of_block(task, point).unwrap_or(HintReason::HoldsOut { moves }),
        (_, Worth::Value(value)) => reason::of_block(task, point).unwrap_or(HintReason::Best { value }),
    };
    let wins = matches!(Worth::of(value), Worth::Win { .. }) && ends_with_five(&Position::of(task), &line);
    Some(Hint { point, reason, line, wins })
}
