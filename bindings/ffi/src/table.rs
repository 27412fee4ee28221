use std::sync::Arc;

use tengen_core::{app, board};

use crate::error::{Refusal, TengenError};
use crate::guard::guard;
use crate::position::Point;
use crate::seats::NewGame;
use crate::snapshot::{TableEvent, TableSnapshot};

/// The game on the board. Every change is stored before it shows in a snapshot.
#[derive(uniffi::Object)]
pub struct Table {
    inner: app::Table,
}

#[uniffi::export]
impl Table {
    /// The newest state. Main-safe: it never waits for the disk or the engine.
    pub fn snapshot(&self) -> TableSnapshot {
        self.inner.snapshot().as_ref().into()
    }

    /// The events after number `id`, oldest first; very old ones are forgotten. Main-safe.
    pub fn events_since(&self, id: i64) -> Vec<TableEvent> {
        self.inner.events_since(id).iter().map(TableEvent::from).collect()
    }

    /// Places a stone for the person to move; x and y count from 0 at the left bottom. Blocking.
    pub fn play(&self, x: i32, y: i32) -> Result<(), TengenError> {
        let point = board_point(x, y)?;
        guard(|| self.inner.play(point))
    }

    /// Takes back: against the computer to the person's previous turn, between two people one ply, after the end too.
    /// Blocking.
    pub fn undo(&self) -> Result<(), TengenError> {
        guard(|| self.inner.undo())
    }

    /// Brings back what undo took, step for step. Blocking.
    pub fn redo(&self) -> Result<(), TengenError> {
        guard(|| self.inner.redo())
    }

    /// Resigns for the person: the side to move between two people, at any time against the computer. Blocking.
    pub fn resign(&self) -> Result<(), TengenError> {
        guard(|| self.inner.resign())
    }

    /// Starts the search for a hint and returns; the answer comes with a later revision. Blocking.
    pub fn hint(&self) -> Result<(), TengenError> {
        guard(|| self.inner.hint())
    }

    /// Ends a running search early: the computer plays the best it has found; a hint is given up. Blocking.
    pub fn stop_thinking(&self) -> Result<(), TengenError> {
        guard(|| self.inner.stop_thinking())
    }

    /// Starts another game and remembers the choice; the one on the table stays in the archive. Blocking.
    pub fn new_game(&self, game: NewGame) -> Result<(), TengenError> {
        let game = game.try_into()?;
        guard(|| self.inner.new_game(game))
    }

    /// Starts a game with the same seats, colours and rules; the one on the table stays in the archive. Blocking.
    pub fn restart(&self) -> Result<(), TengenError> {
        guard(|| self.inner.restart())
    }

    /// Takes up a stored game as itself, with its undo history. Blocking.
    pub fn open_game(&self, game: i64) -> Result<(), TengenError> {
        guard(|| self.inner.open_game(game))
    }
}

impl Table {
    pub(crate) fn new(inner: app::Table) -> Arc<Self> {
        Arc::new(Self { inner })
    }
}

/// A point as the core carries it; whether it lies on the board at hand is for the core to say.
fn board_point(x: i32, y: i32) -> Result<board::Point, TengenError> {
    match (u8::try_from(x), u8::try_from(y)) {
        (Ok(x), Ok(y)) => Ok(board::Point::new(x, y)),
        _ => Err(TengenError::Refused { refusal: Refusal::OffBoard { point: Point { x, y } } }),
    }
}
