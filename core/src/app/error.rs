use std::path::PathBuf;

use thiserror::Error;

use super::SetupProblem;
use crate::archive::{ArchiveError, StorageProblem};
use crate::game::Refusal;

/// Why the app can't do what was asked. Nothing has changed unless a variant says so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AppError {
    /// The game doesn't allow it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// Another process, or another `App` of this one, has the data folder open.
    #[error("{} is open already", .path.display())]
    AlreadyOpen {
        /// The data folder.
        path: PathBuf,
    },
    /// The archive can't be read or written.
    #[error("storage: {problem}: {detail}")]
    Storage {
        /// What kind of trouble.
        problem: StorageProblem,
        /// The system's own words, for a log.
        detail: String,
    },
    /// The archive has no such game.
    #[error("there is no game {game}")]
    NotFound {
        /// The number that was asked for.
        game: i64,
    },
    /// No game is on the table.
    #[error("there is no game on the table")]
    NoGame,
    /// A game can't be set up so.
    #[error("bad setup: {0}")]
    BadSetup(#[from] SetupProblem),
    /// A setting has a value that it can't have.
    #[error("bad setting: {detail}")]
    BadSetting {
        /// Which one and why.
        detail: String,
    },
    /// The table shows the game of a room: that has to be left first, or can't be done there.
    #[error("the table is in a room")]
    InRoom,
    /// The host of the room can't be asked for it now.
    #[error("the room: {0:?}")]
    Room(RoomRefusal),
    /// A mistake in this program, or a call after [`App::shutdown`](super::App::shutdown) (`shut_down`).
    #[error("internal: {code}")]
    Internal {
        /// A fixed word that names the place.
        code: &'static str,
    },
}

/// Why something in a room was not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoomRefusal {
    /// There is no connection: nothing goes out by itself later.
    Offline,
    /// The last move is not confirmed yet.
    Unconfirmed,
    /// The game had gone on by then.
    Stale,
    /// Somebody else has the seat, or both.
    SeatTaken,
    /// Too much in a short time.
    TooFast,
    /// Only fixed phrases are said here.
    ChatOff,
    /// The text is empty or too long.
    BadText,
    /// Not at this time, or not for this person.
    NotNow,
    /// What became of it shows on the board.
    Unanswered,
}

impl From<RoomRefusal> for AppError {
    fn from(refusal: RoomRefusal) -> Self {
        Self::Room(refusal)
    }
}

impl From<ArchiveError> for AppError {
    fn from(error: ArchiveError) -> Self {
        match error {
            ArchiveError::AlreadyOpen(path) => Self::AlreadyOpen { path },
            ArchiveError::Storage { problem, detail } => Self::Storage { problem, detail },
            ArchiveError::NotFound(game) => Self::NotFound { game },
            ArchiveError::Closed => Self::Internal { code: "shut_down" },
        }
    }
}
