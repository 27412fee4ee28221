use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{GameResult, Offer, OfferKind};
use crate::board::{Point, Stone};
use crate::rules::Foul;
use crate::rules::opening::{Choice, OpeningRefusal};

/// One thing that happens to a game. The record of a game is the list of its actions: nothing is ever removed from
/// it, taking back is an action too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The side to move places a stone.
    Play(Point),
    /// Makes a choice of the opening.
    Choose(Choice),
    /// White claims the foul that Black just played, and there is one.
    ClaimFoul,
    /// White claims a foul where there is none.
    WrongClaim,
    /// Takes back one step, or the resignation that ended the game.
    Undo,
    /// Does again the step that was taken back last.
    Redo,
    /// This side gives up, whoever is to move.
    Resign(Stone),
    /// The running clock is at zero: whose it is loses.
    TimeUp,
    /// This side did not come to the game in time.
    NoShow(Stone),
    /// This side left the game and did not return.
    Abandon(Stone),
    /// A side asks the other for something. The same offer from both is an agreement.
    Offer {
        /// What for.
        kind: OfferKind,
        /// Who asks.
        by: Stone,
    },
    /// This side agrees to the offer that waits.
    Accept(Stone),
    /// This side doesn't, or takes its own offer back.
    Decline(Stone),
}

impl Action {
    /// Whether it is meant for the position that was seen: a stone, a choice or a claim.
    #[must_use]
    pub const fn is_for_position(self) -> bool {
        matches!(self, Self::Play(_) | Self::Choose(_) | Self::ClaimFoul)
    }
}

/// An action with its times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What happened.
    pub action: Action,
    /// When, in milliseconds since 1970 as the device's clock had it.
    pub at_ms: i64,
    /// When, in milliseconds that the game had been running, its pauses left out. Only this drives the clocks.
    pub clock_ms: i64,
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
    /// Something was chosen in the opening; the stones that it lays come next.
    Chosen {
        /// What.
        choice: Choice,
        /// By which seat, by the colour that it had then.
        by: Stone,
    },
    /// White claimed a foul where there was none.
    WrongClaim,
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
    /// Something is asked for.
    Offered(Offer),
    /// It was agreed to; what follows from that comes next.
    OfferAccepted(Offer),
    /// It was declined.
    OfferDeclined(Offer),
    /// It is void: withdrawn, or overtaken by what happened since.
    OfferVoid(Offer),
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
    /// The opening wants something else.
    #[error(transparent)]
    Opening(#[from] OpeningRefusal),
    /// Only White may claim, only a foul just played, and only where that is agreed.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// First the opening must be played.
    #[error("not before the opening is over")]
    OpeningFirst,
    /// The computer is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The person at another device is to move.
    #[error("it is the other's turn")]
    OthersTurn,
    /// Who watches has no side of the game.
    #[error("whoever watches takes no part")]
    Watching,
    /// Nobody is advised against a person at another device.
    #[error("there is no advice in this game")]
    NoAdvice,
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
    /// The clock of this side is at zero: the game is lost for it.
    #[error("the time of {0:?} is up")]
    TimeIsUp(Stone),
    /// No running clock is at zero.
    #[error("there is time left")]
    TimeIsLeft,
    /// No offer waits for an answer.
    #[error("there is no offer")]
    NoOffer,
    /// Who made an offer can't accept it.
    #[error("the offer is your own")]
    OwnOffer,
    /// Such an offer may be made again only after some more plies.
    #[error("not before ply {ply}")]
    TooSoon {
        /// How many plies there must be.
        ply: usize,
    },
    /// It could have been done only before the game went on.
    #[error("it is too late for that")]
    TooLate,
    /// The stone to be taken back is the other side's.
    #[error("that is not your stone")]
    NotYourStone,
    /// All the take-backs of the game are used up.
    #[error("none of {allowance} take-backs is left")]
    NoUndoLeft {
        /// How many there were.
        allowance: u32,
    },
    /// A clock that nobody can play with.
    #[error("no clock can have these times")]
    BadClock,
    /// In this game one asks before taking back.
    #[error("ask before taking back")]
    AskFirst,
    /// Nobody is there to answer such an offer.
    #[error("there is nobody to ask")]
    NobodyToAsk,
}
