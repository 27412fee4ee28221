use thiserror::Error;

use super::NAME_CHARS;
use crate::board::SizeError;
use crate::game::{LevelError, TimeControlError};
use crate::rules::opening::PatternError;

/// Why a game can't be set up so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupProblem {
    /// No board has so many lines.
    #[error("{0}")]
    Size(#[from] SizeError),
    /// The computer has no such level.
    #[error("{0}")]
    Level(#[from] LevelError),
    /// Nobody can play by such a clock.
    #[error("{0}")]
    Clock(#[from] TimeControlError),
    /// Of the 26 openings none has the number, or none was named.
    #[error("{0}")]
    Pattern(#[from] PatternError),
    /// A person's name is too long or has characters that can't be seen.
    #[error("a name has at most {NAME_CHARS} characters, none of them control characters")]
    Name,
    /// A computer isn't asked before taking back.
    #[error("a computer isn't asked before taking back")]
    AsksComputer,
}
