use std::fmt;
use std::sync::Arc;

use super::shared::Shared;
use super::{AppError, GameSummary};

/// The games of this device. All its clones are the same archive.
#[derive(Clone)]
pub struct Archive {
    shared: Arc<Shared>,
}

impl Archive {
    pub(super) fn of(shared: &Arc<Shared>) -> Self {
        Self { shared: Arc::clone(shared) }
    }

    /// The games that can be taken up again, the newest first: all but the one on the table and those in which nothing
    /// was ever done. Blocking.
    pub fn unfinished(&self) -> Result<Vec<GameSummary>, AppError> {
        let on_table = self.shared.game_on_table()?;
        Ok(self.shared.store.unfinished(on_table)?)
    }

    /// The games that have ended, the newest first: at most `limit` after the first `offset`. Blocking.
    pub fn finished(&self, limit: usize, offset: usize) -> Result<Vec<GameSummary>, AppError> {
        self.shared.game_on_table()?;
        Ok(self.shared.store.finished(limit, offset)?)
    }
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Archive").finish_non_exhaustive()
    }
}
