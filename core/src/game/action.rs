use thiserror::Error;

use super::GameResult;
use crate::board::{Point, Stone};
use crate::rules::Foul;

/// One thing that happens to a game. The record of a game is the list of its actions: nothing is ever removed from
/// it, taking back is an action too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// The side to move places a stone.
    Play(Point),
    /// Takes back one ply, or the resignation that ended the game.
    Undo,
    /// Places again the ply that was taken back last.
    Redo,
    /// This side gives up, whoever is to move.
    Resign(Stone),
}

/// An action with its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub action: Action,
    /// When, in milliseconds since 1970 as the device's clock had it.
    pub at_ms: i64,
}

/// What an action changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A stone was placed.
    Placed {
        /// Where.
        point: Point,
        /// Which colour.
        stone: Stone,
    },
    /// Stones were taken back; none if only a resignation was.
    TakenBack {
        /// How many plies.
        plies: usize,
    },
    /// Stones that had been taken back were placed again.
    Redone {
        /// How many plies.
        plies: usize,
    },
    /// The game ended.
    Finished(GameResult),
}

/// Why an action can't be done. The game is as it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The point is beyond the edge.
    #[error("{0} is off the board")]
    OffBoard(Point),
    /// The point holds a stone.
    #[error("{0} is taken")]
    Taken(Point),
    /// Black may not play there in renju.
    #[error("{point} is forbidden for Black")]
    Forbidden {
        /// Where.
        point: Point,
        /// What is wrong there.
        foul: Foul,
    },
    /// The computer is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Nothing was done that could be taken back.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Nothing was taken back, or something was played since.
    #[error("nothing to redo")]
    NothingToRedo,
    /// No person plays who could resign.
    #[error("nobody here can resign")]
    NothingToResign,
}
