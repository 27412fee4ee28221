use tengen_core::app::AppError;
use tengen_core::rules::opening::OpeningRefusal;
use tengen_core::{archive, game};

use crate::position::{Point, Stone};
use crate::problem::SetupProblem;
use crate::room::RoomRefusal;
use crate::rules::Foul;
use crate::snapshot::clamp;

/// Why a move or an action was refused. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Refusal {
    /// The point is beyond the edge.
    OffBoard {
        /// As it was asked for.
        point: Point,
    },
    /// The point holds a stone.
    Taken {
        /// The point.
        point: Point,
    },
    /// Renju forbids the point to Black.
    Forbidden {
        /// The point.
        point: Point,
        /// What would be formed.
        foul: Foul,
    },
    /// It is not a person's turn.
    NotYourTurn,
    /// The person at another device is to move.
    OthersTurn,
    /// Who watches has no side of the game.
    Watching,
    /// Nobody is advised against a person at another device.
    NoAdvice,
    /// The game has ended.
    GameOver,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to bring back.
    NothingToRedo,
    /// No person could resign.
    NothingToResign,
    /// Only White may claim, only a foul just played, and only where that is agreed.
    NothingToClaim,
    /// Not before the opening is over.
    OpeningFirst,
    /// The opening leaves no such choice now.
    OpeningNotOpen,
    /// Something must be chosen before the next stone.
    OpeningChooseFirst,
    /// The opening wants this stone elsewhere.
    OpeningOutside {
        /// Where it was to be.
        point: Point,
    },
    /// The fifth move is offered already.
    OpeningOffered {
        /// Where.
        point: Point,
    },
    /// By the symmetry of the position the fifth move is one that is offered already.
    OpeningSymmetric {
        /// Where it was to be.
        point: Point,
        /// The offer that is the same move.
        with: Point,
    },
    /// The point is none of the offered fifth moves.
    OpeningNotOffered {
        /// Where.
        point: Point,
    },
    /// The clock of this side is at zero.
    TimeIsUp {
        /// Whose.
        stone: Stone,
    },
    /// No running clock is at zero.
    TimeIsLeft,
    /// No offer waits for an answer.
    NoOffer,
    /// Who made an offer can't accept it.
    OwnOffer,
    /// Such an offer may be made again only later.
    TooSoon {
        /// How many stones there must be.
        ply: i32,
    },
    /// It could have been done only before the game went on.
    TooLate,
    /// The stone to be taken back is the other side's.
    NotYourStone,
    /// All take-backs of the game are used up.
    NoUndoLeft {
        /// How many there were.
        allowance: i32,
    },
    /// No clock can have these times.
    BadClock,
    /// In this game one asks before taking back.
    AskFirst,
    /// Nobody is there to answer such an offer.
    NobodyToAsk,
}

/// What is wrong with the archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum StorageProblem {
    /// The disk is full.
    Full,
    /// The file is damaged. The next opening of the folder restores what can be had.
    Corrupt,
    /// A newer version of the app wrote the file; it is left as it is.
    Newer,
    /// Reading or writing failed.
    Io,
}

/// Every error of the binding. Screens choose their words by the variant; `detail` is for logs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum TengenError {
    /// The game does not allow it.
    #[error("refused: {refusal:?}")]
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// Another process has the data folder open.
    #[error("{path} is open in another window")]
    AlreadyOpen {
        /// The data folder.
        path: String,
    },
    /// The archive could not be read or written.
    #[error("storage: {problem:?}: {detail}")]
    Storage {
        /// What kind of problem.
        problem: StorageProblem,
        /// Text for a log.
        detail: String,
    },
    /// No game has this number.
    #[error("there is no game {game}")]
    NotFound {
        /// The number asked for.
        game: i64,
    },
    /// There is no game on the table.
    #[error("there is no game on the table")]
    NoGame,
    /// A game can't be set up so.
    #[error("bad setup: {problem:?}")]
    BadSetup {
        /// Why.
        problem: SetupProblem,
    },
    /// A setting that cannot be.
    #[error("{detail}")]
    BadSetting {
        /// Text for a log.
        detail: String,
    },
    /// The table shows the game of a room, which has to be left first.
    #[error("the table is in a room")]
    InRoom,
    /// The host of the room can't be asked for it now.
    #[error("the room: {reason:?}")]
    Room {
        /// Why.
        reason: RoomRefusal,
    },
    /// A defect of the core; the state is as it was before the call.
    #[error("internal error: {code}")]
    Internal {
        /// Text for a report.
        code: String,
    },
}

impl From<AppError> for TengenError {
    fn from(error: AppError) -> Self {
        match error {
            AppError::Refused(refusal) => Self::Refused { refusal: (&refusal).into() },
            AppError::AlreadyOpen { path } => Self::AlreadyOpen { path: path.to_string_lossy().into_owned() },
            AppError::Storage { problem, detail } => Self::Storage { problem: problem.into(), detail },
            AppError::NotFound { game } => Self::NotFound { game },
            AppError::NoGame => Self::NoGame,
            AppError::BadSetup(problem) => Self::BadSetup { problem: problem.into() },
            AppError::BadSetting { detail } => Self::BadSetting { detail },
            AppError::InRoom => Self::InRoom,
            AppError::Room(refusal) => Self::Room { reason: refusal.into() },
            AppError::Internal { code } => Self::Internal { code: code.to_owned() },
        }
    }
}

impl From<&game::Refusal> for Refusal {
    fn from(refusal: &game::Refusal) -> Self {
        match refusal {
            game::Refusal::OffBoard(point) => Self::OffBoard { point: (*point).into() },
            game::Refusal::Taken(point) => Self::Taken { point: (*point).into() },
            game::Refusal::Forbidden { point, foul } => {
                Self::Forbidden { point: (*point).into(), foul: foul.into() }
            }
            game::Refusal::NotYourTurn => Self::NotYourTurn,
            game::Refusal::OthersTurn => Self::OthersTurn,
            game::Refusal::Watching => Self::Watching,
            game::Refusal::NoAdvice => Self::NoAdvice,
            game::Refusal::GameOver => Self::GameOver,
            game::Refusal::NothingToUndo => Self::NothingToUndo,
            game::Refusal::NothingToRedo => Self::NothingToRedo,
            game::Refusal::NothingToResign => Self::NothingToResign,
            game::Refusal::NothingToClaim => Self::NothingToClaim,
            game::Refusal::OpeningFirst => Self::OpeningFirst,
            game::Refusal::Opening(refusal) => (*refusal).into(),
            game::Refusal::TimeIsUp(stone) => Self::TimeIsUp { stone: (*stone).into() },
            game::Refusal::TimeIsLeft => Self::TimeIsLeft,
            game::Refusal::NoOffer => Self::NoOffer,
            game::Refusal::OwnOffer => Self::OwnOffer,
            game::Refusal::TooSoon { ply } => Self::TooSoon { ply: clamp(*ply) },
            game::Refusal::TooLate => Self::TooLate,
            game::Refusal::NotYourStone => Self::NotYourStone,
            game::Refusal::NoUndoLeft { allowance } => Self::NoUndoLeft { allowance: clamp(*allowance) },
            game::Refusal::BadClock => Self::BadClock,
            game::Refusal::AskFirst => Self::AskFirst,
            game::Refusal::NobodyToAsk => Self::NobodyToAsk,
        }
    }
}

impl From<archive::StorageProblem> for StorageProblem {
    fn from(problem: archive::StorageProblem) -> Self {
        match problem {
            archive::StorageProblem::Full => Self::Full,
            archive::StorageProblem::Corrupt => Self::Corrupt,
            archive::StorageProblem::Newer => Self::Newer,
            archive::StorageProblem::Io => Self::Io,
        }
    }
}

impl From<OpeningRefusal> for Refusal {
    fn from(refusal: OpeningRefusal) -> Self {
        match refusal {
            OpeningRefusal::NotOpen => Self::OpeningNotOpen,
            OpeningRefusal::ChooseFirst => Self::OpeningChooseFirst,
            OpeningRefusal::Outside(point) => Self::OpeningOutside { point: point.into() },
            OpeningRefusal::Offered(point) => Self::OpeningOffered { point: point.into() },
            OpeningRefusal::Symmetric { point, with } => {
                Self::OpeningSymmetric { point: point.into(), with: with.into() }
            }
            OpeningRefusal::NotOffered(point) => Self::OpeningNotOffered { point: point.into() },
        }
    }
}
