//! What went wrong with a command: a code for scripts, a sentence for people.

use std::path::Path;

use tengen_core::app::{AppError, TableSnapshot};
use tengen_core::archive::StorageProblem;
use tengen_core::game::Refusal;
use tengen_core::rules::opening::OpeningRefusal;
use thiserror::Error;

use crate::command::CommandError;
use crate::{opening_words, words};

/// Why a line was not done. The game is as it was.
#[derive(Debug, Error)]
pub enum Problem {
    /// The line is no command.
    #[error(transparent)]
    Command(#[from] CommandError),
    /// The game or the archive refused.
    #[error("{}", sentence(.0))]
    App(#[from] AppError),
}

impl Problem {
    /// One word that never changes, for scripts.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Command(error) => error.code(),
            Self::App(error) => app_code(error),
        }
    }

    /// What is wrong at this table, and what would be right.
    pub fn at(&self, now: &TableSnapshot) -> String {
        match self {
            Self::App(AppError::Refused(Refusal::Opening(refusal))) => opening_words::refusal(*refusal, now),
            other => other.to_string(),
        }
    }
}

const fn app_code(error: &AppError) -> &'static str {
    match error {
        AppError::Refused(refusal) => refusal_code(refusal),
        AppError::AlreadyOpen { .. } => "already-open",
        AppError::Storage { problem, .. } => storage_code(*problem),
        AppError::NotFound { .. } => "not-found",
        AppError::NoGame => "no-game",
        AppError::BadSetup(_) | AppError::BadSetting { .. } => "bad-option",
        AppError::InRoom | AppError::Room(_) => "room",
        AppError::Internal { .. } => "internal",
    }
}

const fn refusal_code(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::OffBoard(_) => "off-board",
        Refusal::Taken(_) => "taken",
        Refusal::Forbidden { .. } => "forbidden",
        Refusal::NotYourTurn => "not-your-turn",
        Refusal::OthersTurn => "others-turn",
        Refusal::Watching => "watching",
        Refusal::NoAdvice => "no-advice",
        Refusal::GameOver => "game-over",
        Refusal::NothingToUndo => "nothing-to-undo",
        Refusal::NothingToRedo => "nothing-to-redo",
        Refusal::NothingToResign => "nothing-to-resign",
        Refusal::TimeIsUp(_) => "time-is-up",
        Refusal::TimeIsLeft => "time-is-left",
        Refusal::NoOffer => "no-offer",
        Refusal::OwnOffer => "own-offer",
        Refusal::TooSoon { .. } => "too-soon",
        Refusal::TooLate => "too-late",
        Refusal::NotYourStone => "not-your-stone",
        Refusal::NoUndoLeft { .. } => "no-undo-left",
        Refusal::BadClock => "bad-clock",
        Refusal::AskFirst => "ask-first",
        Refusal::NobodyToAsk => "nobody-to-ask",
        Refusal::NothingToClaim => "nothing-to-claim",
        Refusal::OpeningFirst => "opening-first",
        Refusal::Opening(OpeningRefusal::NotOpen) => "opening-not-open",
        Refusal::Opening(OpeningRefusal::ChooseFirst) => "opening-choose-first",
        Refusal::Opening(OpeningRefusal::Outside(_)) => "opening-outside",
        Refusal::Opening(OpeningRefusal::Offered(_)) => "opening-offered",
        Refusal::Opening(OpeningRefusal::Symmetric { .. }) => "opening-symmetric",
        Refusal::Opening(OpeningRefusal::NotOffered(_)) => "opening-not-offered",
    }
}

const fn storage_code(problem: StorageProblem) -> &'static str {
    match problem {
        StorageProblem::Full => "storage-full",
        StorageProblem::Corrupt => "storage-corrupt",
        StorageProblem::Newer => "storage-newer",
        StorageProblem::Io => "storage-io",
    }
}

/// What happened and the next step.
pub fn sentence(error: &AppError) -> String {
    match error {
        AppError::Refused(Refusal::Forbidden { point, foul }) => {
            format!("{point} is forbidden for Black: {}", words::foul(foul))
        }
        AppError::Refused(Refusal::NotYourTurn) => {
            "the computer is to move; 'stop' makes it hurry".to_owned()
        }
        AppError::Refused(Refusal::GameOver) => "the game is over; 'undo', 'restart' or 'new'".to_owned(),
        AppError::Refused(Refusal::NothingToClaim) => {
            "there is nothing to claim: White claims a foul that Black just played, where 'fouls=claim' was agreed"
                .to_owned()
        }
        AppError::Refused(Refusal::OpeningFirst) => "that has to wait until the opening is over".to_owned(),
        AppError::Refused(Refusal::AskFirst) => "in this game one asks first: 'ask'".to_owned(),
        AppError::NoGame => "there is no game; 'new' starts one".to_owned(),
        AppError::NotFound { game } => format!("there is no unfinished game {game}; 'games' lists them"),
        AppError::AlreadyOpen { path } => format!(
            "Tengen is open already with the games in {}. Close the other one, or keep this one's games apart with --data DIR.",
            path.display()
        ),
        other => other.to_string(),
    }
}

/// Why the games in `folder` can't be opened. Which folder that is, not everybody knows who has started a program.
pub fn opening_sentence(error: &AppError, folder: &Path) -> String {
    match error {
        AppError::Storage { problem, detail } => format!("{}: {problem}: {detail}", folder.display()),
        other => sentence(other),
    }
}
