//! The calls as they will be, before there is anything behind them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{AppError, GameSummary, NewGame, Settings, TableEvent, TableSnapshot};
use crate::board::Point;

/// What a listener is told about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The table has a new snapshot.
    Table,
    /// The lists of games have changed.
    Archive,
    /// The settings have changed.
    Settings,
}

/// Why a hint is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintReason {
    /// It completes a five.
    TakesFive,
    /// It stops the opponent's five.
    BlocksFive,
    /// It wins by fours.
    WinsByFours {
        /// In how many moves.
        moves: u32,
    },
    /// It is the best that was found.
    Best {
        /// The engine's value.
        value: i32,
    },
}

/// The root: opens a data folder and holds everything that belongs to it.
#[derive(Debug)]
pub struct App {}

/// The game on the table.
#[derive(Debug, Clone)]
pub struct Table {}

/// The other games.
#[derive(Debug, Clone)]
pub struct Archive {}

/// Keeps a listener registered; dropping it ends that.
#[derive(Debug)]
pub struct Subscription {}

const NOT_YET: AppError = AppError::Internal { code: "not_yet" };

/// The data folder: `explicit` if given, else `$TENGEN_DATA`, else the platform's data folder + `tengen`.
#[must_use]
pub fn data_dir(explicit: Option<&str>) -> PathBuf {
    PathBuf::from(explicit.unwrap_or_default())
}

impl App {
    /// Opens the data folder. Blocking.
    pub fn open(_dir: &Path) -> Result<Self, AppError> {
        Err(NOT_YET)
    }

    /// The game on the table. Main-safe.
    #[must_use]
    pub fn table(&self) -> Table {
        Table {}
    }

    /// The other games. Main-safe.
    #[must_use]
    pub fn archive(&self) -> Archive {
        Archive {}
    }

    /// The settings. Main-safe.
    #[must_use]
    pub fn settings(&self) -> Arc<Settings> {
        Arc::default()
    }

    /// Stores other settings. Blocking.
    pub fn update_settings(&self, _settings: Settings) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Tells `listener` of every change until the subscription is dropped. Main-safe.
    #[must_use]
    pub fn register(&self, _listener: Box<dyn Fn(Topic, i64) + Send + Sync>) -> Subscription {
        Subscription {}
    }

    /// Ends everything. Blocking.
    pub fn shutdown(&self) -> Result<(), AppError> {
        Err(NOT_YET)
    }
}

impl Table {
    /// The table as it is. Main-safe.
    #[must_use]
    pub fn snapshot(&self) -> Arc<TableSnapshot> {
        Arc::new(TableSnapshot::without_game(0))
    }

    /// The events after `id`. Main-safe.
    #[must_use]
    pub fn events_since(&self, _id: i64) -> Vec<TableEvent> {
        Vec::new()
    }

    /// Places a stone for the person to move. Blocking.
    pub fn play(&self, _point: Point) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Takes back. Blocking.
    pub fn undo(&self) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Places again. Blocking.
    pub fn redo(&self) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Gives up. Blocking.
    pub fn resign(&self) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Starts a search for advice. Blocking.
    pub fn hint(&self) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Ends the search. Blocking.
    pub fn stop_thinking(&self) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Starts another game. Blocking.
    pub fn new_game(&self, _new_game: NewGame) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Starts another game of the same setup. Blocking.
    pub fn restart(&self) -> Result<(), AppError> {
        Err(NOT_YET)
    }

    /// Takes up an older game. Blocking.
    pub fn open_game(&self, _game: i64) -> Result<(), AppError> {
        Err(NOT_YET)
    }
}

impl Archive {
    /// The unfinished games but the one on the table. Blocking.
    pub fn unfinished(&self) -> Result<Vec<GameSummary>, AppError> {
        Err(NOT_YET)
    }

    /// The finished games, newest first. Blocking.
    pub fn finished(&self, _limit: usize, _offset: usize) -> Result<Vec<GameSummary>, AppError> {
        Err(NOT_YET)
    }
}
