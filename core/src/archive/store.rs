use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use parking_lot::Mutex;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior};

use super::folder::Folder;
use super::{ArchiveError, GameSummary, StorageProblem, games, open};
use crate::game::{Game, Setup};

/// The name of the setting that remembers which game is on the table.
const ON_TABLE: &str = "on_table";

/// A game as the archive has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredGame {
    /// Its number.
    pub id: i64,
    /// The game with its whole record.
    pub game: Game,
    /// From which its computers draw their variety.
    pub seed: u64,
    /// When it was started, in milliseconds since 1970.
    pub started_ms: i64,
    /// When something was last done in it, in milliseconds since 1970.
    pub updated_ms: i64,
}

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// An open archive. Every call waits for the one thread that owns the connection, and so for the disk; each one that
/// writes is one transaction.
#[derive(Debug)]
pub struct Store {
    writer: Mutex<Option<Writer>>,
}

#[derive(Debug)]
struct Writer {
    jobs: mpsc::Sender<Job>,
    thread: JoinHandle<()>,
}

impl Store {
    /// Opens the data folder, making it and its file if they aren't there.
    pub fn open(folder: &Path) -> Result<Self, ArchiveError> {
        let claim = Folder::claim(folder)?;
        let connection = open::open(&folder.join("archive.db"))?;
        let (jobs, queue) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("tengen-archive".to_owned())
            .spawn(move || write(connection, &queue, claim))
            .map_err(|error| ArchiveError::io(&error))?;
        Ok(Self { writer: Mutex::new(Some(Writer { jobs, thread })) })
    }

    /// Adds a game before its first move, puts it on the table, stores these settings, and gives the game's number.
    pub fn create(
        &self,
        setup: Setup,
        seed: u64,
        started_ms: i64,
        settings: Vec<(String, String)>,
    ) -> Result<i64, ArchiveError> {
        self.write(move |transaction| {
            let id = games::insert(transaction, &setup, seed, started_ms)?;
            put(transaction, ON_TABLE, &id.to_string())?;
            settings.iter().try_for_each(|(name, value)| put(transaction, name, value))?;
            Ok(id)
        })
    }

    /// Adds the actions of `game` from number `from` on to the record of game `id`.
    pub fn append(&self, id: i64, game: &Game, from: usize) -> Result<(), ArchiveError> {
        let game = game.clone();
        self.write(move |transaction| games::append(transaction, id, &game, from))
    }

    /// Remembers that game `id` is on the table.
    pub fn put_on_table(&self, id: i64) -> Result<(), ArchiveError> {
        self.write(move |transaction| put(transaction, ON_TABLE, &id.to_string()))
    }

    /// The game on the table, if there is one.
    pub fn on_table(&self) -> Result<Option<StoredGame>, ArchiveError> {
        self.read(|connection| {
            let id = connection
                .query_row("SELECT value FROM setting WHERE name = ?1", [ON_TABLE], |row| {
                    row.get::<_, String>(0)
                })
                .optional()?;
            match id.and_then(|id| id.parse().ok()).map(|id| games::load(connection, id)) {
                None | Some(Err(ArchiveError::NotFound(_))) => Ok(None),
                Some(loaded) => loaded.map(Some),
            }
        })
    }

    /// Game `id` with its whole record.
    pub fn load(&self, id: i64) -> Result<StoredGame, ArchiveError> {
        self.read(move |connection| games::load(connection, id))
    }

    /// The games that can go on, the newest first, without game `except` and without those in which nothing was done.
    pub fn unfinished(&self, except: i64) -> Result<Vec<GameSummary>, ArchiveError> {
        self.read(move |connection| games::unfinished(connection, except))
    }

    /// The games that have ended, the newest first: at most `limit` after the first `offset`.
    pub fn finished(&self, limit: usize, offset: usize) -> Result<Vec<GameSummary>, ArchiveError> {
        self.read(move |connection| games::finished(connection, limit, offset))
    }

    /// Every setting with its value.
    pub fn settings(&self) -> Result<Vec<(String, String)>, ArchiveError> {
        self.read(|connection| {
            let mut statement = connection.prepare("SELECT name, value FROM setting ORDER BY name")?;
            let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Stores these settings and leaves the others as they are.
    pub fn write_settings(&self, settings: Vec<(String, String)>) -> Result<(), ArchiveError> {
        self.write(move |transaction| {
            settings.iter().try_for_each(|(name, value)| put(transaction, name, value))
        })
    }

    /// Folds the log into the file, closes both and lets others open the folder. A second call does nothing.
    pub fn close(&self) -> Result<(), ArchiveError> {
        if self.writer.lock().is_none() {
            return Ok(());
        }
        let folded =
            self.run(|connection| Ok(connection.pragma(None, "wal_checkpoint", "TRUNCATE", |_| Ok(()))?));
        if let Some(writer) = self.writer.lock().take() {
            drop(writer.jobs);
            // The thread ends with its queue; if it panicked, that was reported by the call it happened in.
            let _ = writer.thread.join();
        }
        folded
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Transaction) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, ArchiveError> {
        self.run(move |connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let value = work(&transaction)?;
            transaction.commit()?;
            Ok(value)
        })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, ArchiveError> {
        self.run(move |connection| work(connection))
    }

    /// Has the thread do `work` and waits for it.
    pub(crate) fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, ArchiveError> {
        let (answer, answered) = mpsc::sync_channel(1);
        let job: Job = Box::new(move |connection| {
            // Nobody waits any more if the asking thread is gone, and then nobody misses the answer.
            let _ = answer.send(work(connection));
        });
        let sent = self.writer.lock().as_ref().map(|writer| writer.jobs.send(job));
        sent.and_then(Result::ok).ok_or(ArchiveError::Closed)?;
        answered.recv().map_err(|_| ArchiveError::Storage {
            problem: StorageProblem::Io,
            detail: "the archive's thread panicked".to_owned(),
        })?
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // What could fail here is folding the log, and the next opening does that.
        let _ = self.close();
    }
}

fn write(mut connection: Connection, queue: &mpsc::Receiver<Job>, claim: Folder) {
    for job in queue {
        // A panicking job drops its answer, which its caller sees; its transaction has been rolled back by then.
        let _ = catch_unwind(AssertUnwindSafe(|| job(&mut connection)));
    }
    // The folder is free only when the file is closed.
    drop(connection);
    drop(claim);
}

fn put(connection: &Connection, name: &str, value: &str) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO setting (name, value) VALUES (?1, ?2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    connection.prepare(sql)?.execute((name, value))?;
    Ok(())
}
