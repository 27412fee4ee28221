use std::fmt;
use std::sync::Arc;

use super::shared::Shared;
use super::{AppError, NewGame, TableEvent, TableSnapshot, intent};
use crate::board::Point;

/// The game that is being played here. All its clones are the same table.
///
/// Each command is stored before it is shown; its answer is a [`TableSnapshot`] with a higher revision. A command that
/// fails changes nothing. Commands wait for each other and for the disk, [`Table::snapshot`] for neither.
#[derive(Clone)]
pub struct Table {
    shared: Arc<Shared>,
}

impl Table {
    pub(super) fn of(shared: &Arc<Shared>) -> Self {
        Self { shared: Arc::clone(shared) }
    }

    /// The table as it is. Main-safe.
    #[must_use]
    pub fn snapshot(&self) -> Arc<TableSnapshot> {
        self.shared.publisher.snapshot()
    }

    /// The events after number `id`, oldest first; the last 256 are kept. Main-safe.
    #[must_use]
    pub fn events_since(&self, id: i64) -> Vec<TableEvent> {
        self.shared.publisher.events_since(id)
    }

    /// The person to move places a stone. If a computer is next, it begins to think. Blocking.
    pub fn play(&self, point: Point) -> Result<(), AppError> {
        self.shared.act(|game| intent::play(game, point))
    }

    /// Takes back one ply, or with one person everything since that person's last turn, and withdraws the end of the
    /// game. A person's resignation alone is withdrawn alone. Ends a search. Blocking.
    pub fn undo(&self) -> Result<(), AppError> {
        self.shared.act(intent::undo)
    }

    /// Places again one ply that was taken back, or with one person up to that person's next turn. Blocking.
    pub fn redo(&self) -> Result<(), AppError> {
        self.shared.act(intent::redo)
    }

    /// The person gives up, at any time; of two persons the one to move. Two computers are never resigned for. Blocking.
    pub fn resign(&self) -> Result<(), AppError> {
        self.shared.act(intent::resign)
    }

    /// Starts a search for advice to the person to move; it comes as [`TableSnapshot::hint`] of a later revision.
    /// Blocking.
    pub fn hint(&self) -> Result<(), AppError> {
        self.shared.hint()
    }

    /// Ends the search under way: the computer plays the best it has, advice is given up. Blocking.
    pub fn stop_thinking(&self) -> Result<(), AppError> {
        self.shared.stop_thinking()
    }

    /// Starts a game and remembers what was chosen for it. An unfinished game stays in the archive. Blocking.
    ///
    /// With a full disk it fails, as the game on the table may not leave before it is stored.
    #[expect(clippy::needless_pass_by_value, reason = "as the binding has it")]
    pub fn new_game(&self, new_game: NewGame) -> Result<(), AppError> {
        self.shared.new_game(&new_game)
    }

    /// Starts a game of the same setup; the one on the table stays in the archive. Blocking.
    pub fn restart(&self) -> Result<(), AppError> {
        self.shared.restart()
    }

    /// Takes up an unfinished game of the archive as itself, with all that can be undone and redone. Blocking.
    ///
    /// Fails with [`AppError::NotFound`], or if the game is over.
    pub fn open_game(&self, game: i64) -> Result<(), AppError> {
        self.shared.open_game(game)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("revision", &self.snapshot().revision).finish_non_exhaustive()
    }
}
