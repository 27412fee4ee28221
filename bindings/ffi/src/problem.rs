use tengen_core::{app, game};

use crate::error::TengenError;
use crate::snapshot::clamp;

/// Why a game can't be set up so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum SetupProblem {
    /// No board has so many lines.
    Size {
        /// As it was asked for.
        lines: i32,
    },
    /// The computer has no such level.
    Level {
        /// As it was asked for.
        level: i32,
    },
    /// Nobody can play by such a clock.
    Clock,
    /// Of the 26 openings none has the number, or none was named.
    Pattern,
    /// A person's name is too long or has characters that can't be seen.
    Name {
        /// So many characters a name may have.
        most: i32,
    },
    /// A computer isn't asked before taking back.
    AsksComputer,
}

/// That a game can't be set up so.
pub fn bad(problem: impl Into<app::SetupProblem>) -> TengenError {
    TengenError::BadSetup { problem: problem.into().into() }
}

impl From<app::SetupProblem> for SetupProblem {
    fn from(problem: app::SetupProblem) -> Self {
        match problem {
            app::SetupProblem::Size(error) => Self::Size { lines: error.0 },
            app::SetupProblem::Level(game::LevelError(level)) => Self::Level { level },
            app::SetupProblem::Clock(_) => Self::Clock,
            app::SetupProblem::Pattern(_) => Self::Pattern,
            app::SetupProblem::Name => Self::Name { most: clamp(app::NAME_CHARS) },
            app::SetupProblem::AsksComputer => Self::AsksComputer,
        }
    }
}
