use std::fs;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::folder::Folder;
use super::opening::Opened;
use super::{ArchiveError, backup};

/// After how many games that ended a backup is made.
const GAMES_PER_BACKUP: u32 = 5;

/// The clock, in milliseconds since 1970.
pub(super) type Clock = Box<dyn Fn() -> i64 + Send>;

/// What the archive's thread owns: the only connection, and the care for the files.
pub(super) struct Keeper {
    connection: Connection,
    folder: Folder,
    clock: Clock,
    /// Whether the archive holds something that no backup has.
    changed: bool,
    /// Games that ended since the newest backup.
    ended: u32,
}

impl Keeper {
    /// After a kill the last session has no backup yet: the first change makes one due.
    pub(super) fn new(opened: Opened, folder: Folder, clock: Clock) -> Self {
        let Opened { connection, changed } = opened;
        Self { connection, folder, clock, changed, ended: if changed { GAMES_PER_BACKUP } else { 0 } }
    }

    pub(super) const fn connection(&mut self) -> &mut Connection {
        &mut self.connection
    }

    /// Does `work` as one transaction.
    pub(super) fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction) -> Result<T, ArchiveError>,
    ) -> Result<T, ArchiveError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let value = work(&transaction)?;
        transaction.commit()?;
        self.changed = true;
        Ok(value)
    }

    pub(super) const fn game_ended(&mut self) {
        self.ended += 1;
    }

    /// Has the next opening look closely if `error` says that the file is damaged.
    pub(super) fn suspect(&self, error: &ArchiveError) {
        if error.is_damage() {
            // Without room for it, the damage is met again.
            let _ = fs::write(self.folder.files().suspicion(), error.to_string());
        }
    }

    /// Makes a backup if it is time.
    pub(super) fn back_up_if_due(&mut self) {
        if self.changed && self.ended >= GAMES_PER_BACKUP {
            self.back_up();
        }
    }

    /// Makes a backup if something changed and folds the log into the file.
    pub(super) fn rest(&mut self) -> Result<(), ArchiveError> {
        if self.changed {
            self.back_up();
        }
        backup::fold_log(&self.connection)
    }

    /// Rests, closes the file and its log and frees the folder.
    pub(super) fn close(mut self) -> Result<(), ArchiveError> {
        let folded = self.rest();
        // The folder is free only when the file is closed.
        drop(self.connection);
        drop(self.folder);
        folded
    }

    /// What is stored is safe without a backup too, so a failure is nobody's trouble but that of the next attempt.
    fn back_up(&mut self) {
        self.ended = 0;
        match backup::make(&self.connection, self.folder.files(), (self.clock)()) {
            Ok(()) => self.changed = false,
            Err(error) => self.suspect(&error),
        }
    }
}
