use tengen_core::app;

use crate::position::{Point, points};
use crate::snapshot::clamp;

/// The engine's advice for the side to move.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Hint {
    /// Where to play.
    pub point: Point,
    /// Why.
    pub reason: HintReason,
    /// What both sides are expected to play, the hint first.
    pub line: Vec<Point>,
    /// The line is a forced win of the side to move and ends with its five.
    pub wins: bool,
}

/// Why a hint is good: of several reasons the one that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum HintReason {
    /// It makes a winning row.
    TakesFive,
    /// It stops the opponent's winning row.
    BlocksFive,
    /// It makes a straight four: nothing can be done about it.
    MakesOpenFour,
    /// It makes two threats at once: nothing can be done about both.
    MakesDouble {
        /// Which two.
        threat: DoubleThreat,
    },
    /// It starts a win by an unbroken series of fours (VCF).
    WinsByFours {
        /// Moves of the attacker up to the five.
        moves: i32,
    },
    /// It starts a win by an unbroken series of fours and open threes (VCT).
    WinsByThreats {
        /// Moves of the attacker up to the five.
        moves: i32,
    },
    /// It wins by force, though not by threats alone.
    Wins {
        /// Moves of the attacker up to the five.
        moves: i32,
    },
    /// The opponent has an open three; this stops the straight four.
    BlocksOpenThree,
    /// The opponent would make two threats at once; this stops it.
    BlocksDouble {
        /// Which two.
        threat: DoubleThreat,
    },
    /// The best move by the engine's judgement.
    Best {
        /// The engine's value for the side to move; 0 is even.
        value: i32,
    },
    /// Every move loses by force; this one delays it.
    HoldsOut {
        /// Moves of the opponent up to the five.
        moves: i32,
    },
}

/// Two threats that one stone makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum DoubleThreat {
    /// Two fours.
    FourFour,
    /// A four and an open three.
    FourThree,
    /// Two open threes.
    ThreeThree,
}

impl From<&app::Hint> for Hint {
    fn from(hint: &app::Hint) -> Self {
        Self {
            point: hint.point.into(),
            reason: hint.reason.into(),
            line: points(&hint.line),
            wins: hint.wins,
        }
    }
}

impl From<app::HintReason> for HintReason {
    fn from(reason: app::HintReason) -> Self {
        match reason {
            app::HintReason::TakesFive => Self::TakesFive,
            app::HintReason::BlocksFive => Self::BlocksFive,
            app::HintReason::MakesOpenFour => Self::MakesOpenFour,
            app::HintReason::MakesDouble(threat) => Self::MakesDouble { threat: threat.into() },
            app::HintReason::WinsByFours { moves } => Self::WinsByFours { moves: clamp(moves) },
            app::HintReason::WinsByThreats { moves } => Self::WinsByThreats { moves: clamp(moves) },
            app::HintReason::Wins { moves } => Self::Wins { moves: clamp(moves) },
            app::HintReason::BlocksOpenThree => Self::BlocksOpenThree,
            app::HintReason::BlocksDouble(threat) => Self::BlocksDouble { threat: threat.into() },
            app::HintReason::Best { value } => Self::Best { value },
            app::HintReason::HoldsOut { moves } => Self::HoldsOut { moves: clamp(moves) },
        }
    }
}

impl From<app::DoubleThreat> for DoubleThreat {
    fn from(threat: app::DoubleThreat) -> Self {
        match threat {
            app::DoubleThreat::FourFour => Self::FourFour,
            app::DoubleThreat::FourThree => Self::FourThree,
            app::DoubleThreat::ThreeThree => Self::ThreeThree,
        }
    }
}
