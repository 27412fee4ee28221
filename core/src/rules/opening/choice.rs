use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Pattern;
use crate::board::Point;

/// What is chosen in an opening besides placing a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The two persons exchange their seats; the stones stay.
    Swap,
    /// The seats stay as they are.
    Stay,
    /// Adds a white and a black stone and leaves the choice of the seat to the other (Swap2).
    AddTwo,
    /// Will offer the other several fifth moves instead of placing one (Taraguchi).
    OfferFifths,
    /// So many fifth moves will be offered.
    Declare(u8),
    /// Offers a fifth move.
    Offer(Point),
    /// Keeps this one of the fifth moves that were offered.
    Keep(Point),
    /// Would like to play this opening.
    Propose(Pattern),
    /// Lays the three stones of this opening at once; of an opening that the other proposed, that is agreement.
    Lay(Pattern),
}

/// Why a stone or a choice of the opening is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OpeningRefusal {
    /// This choice isn't open now.
    #[error("that can't be chosen now")]
    NotOpen,
    /// Something must be chosen before the next stone.
    #[error("choose before the next stone")]
    ChooseFirst,
    /// The opening rule wants this stone elsewhere.
    #[error("{0} lies where this stone may not")]
    Outside(Point),
    /// The point is among the offered fifth moves.
    #[error("{0} is offered already")]
    Offered(Point),
    /// By the symmetry of the position this fifth move is one that is offered already.
    #[error("{point} is the mirror image of {with}")]
    Symmetric {
        /// Where it was to be.
        point: Point,
        /// The offer that is the same move.
        with: Point,
    },
    /// The point is none of the offered fifth moves.
    #[error("{0} is not offered")]
    NotOffered(Point),
}
