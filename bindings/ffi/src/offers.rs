use tengen_core::{app, game};

use crate::clock::{TimeControl, control};
use crate::position::Stone;

/// What one side asks the other for.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum OfferKind {
    /// Back to before a stone of the one who asks, whatever was placed since.
    Undo {
        /// How many stones stay.
        ply: i32,
    },
    /// Nobody wins.
    Draw,
    /// Another game instead of this one.
    Restart,
    /// Other clocks before the first stone; none is no limit.
    Clocks {
        /// Black's.
        black: Option<TimeControl>,
        /// White's.
        white: Option<TimeControl>,
    },
}

/// An offer that waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Offer {
    /// What for.
    pub kind: OfferKind,
    /// Who asks.
    pub by: Stone,
    /// How many stones there were.
    pub plies: i32,
}

/// Whether and how often stones may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct UndoRule {
    /// The other side is asked; between two people only.
    pub asks: bool,
    /// How often each side may in one game; none as often as it likes.
    pub allowance: Option<i32>,
}

/// What the ended games of a match have come to, by who has which colour now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct MatchScore {
    /// Won by who plays Black now.
    pub black: i32,
    /// Won by who plays White now.
    pub white: i32,
    /// Won by nobody.
    pub draws: i32,
}

impl From<&game::Offer> for Offer {
    fn from(offer: &game::Offer) -> Self {
        let kind = match offer.kind {
            game::OfferKind::Undo { ply } => OfferKind::Undo { ply: crate::snapshot::clamp(ply) },
            game::OfferKind::Draw => OfferKind::Draw,
            game::OfferKind::Restart => OfferKind::Restart,
            game::OfferKind::Clocks(clocks) => {
                OfferKind::Clocks { black: control(clocks.black), white: control(clocks.white) }
            }
        };
        Self { kind, by: offer.by.into(), plies: crate::snapshot::clamp(offer.plies) }
    }
}

impl From<game::UndoRule> for UndoRule {
    fn from(undo: game::UndoRule) -> Self {
        Self { asks: undo.asks, allowance: undo.allowance.map(crate::snapshot::clamp) }
    }
}

impl From<UndoRule> for game::UndoRule {
    /// Less than none is none.
    fn from(undo: UndoRule) -> Self {
        Self { asks: undo.asks, allowance: undo.allowance.map(|most| u32::try_from(most).unwrap_or(0)) }
    }
}

impl From<app::MatchScore> for MatchScore {
    fn from(score: app::MatchScore) -> Self {
        let [black, white, draws] = [score.black, score.white, score.draws].map(crate::snapshot::clamp);
        Self { black, white, draws }
    }
}
