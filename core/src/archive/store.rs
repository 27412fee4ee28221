use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use parking_lot::Mutex;
use rusqlite::{Connection, Transaction};

use super::folder::Folder;
use super::games::{self, List, Start};
use super::keeper::Keeper;
use super::schema::Schema;
use super::settings::{self, ON_TABLE};
use super::{
    ArchiveError, GameSummary, Notice, Pairing, RoomChange, RoomRecords, Score, StorageProblem, check,
    notice, opening, pairing, rooms,
};
use crate::game::{Game, Setup};

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
    /// For how long it had been running when that was last noted, in milliseconds without its pauses.
    pub clock_ms: i64,
    /// How it belongs to a match.
    pub pairing: Pairing,
}

type Job = Box<dyn FnOnce(&mut Keeper) + Send>;

/// An open archive. Every call waits for the one thread that owns the connection, and so for the disk; each one that
/// writes is one transaction.
#[derive(Debug)]
pub struct Store {
    writer: Mutex<Option<Writer>>,
}

#[derive(Debug)]
struct Writer {
    jobs: mpsc::Sender<Job>,
    thread: JoinHandle<Result<(), ArchiveError>>,
}

impl Store {
    /// Opens the data folder, making it and its file if they aren't there. A damaged file is replaced; [`Self::notices`]
    /// tells of it.
    /// `clock` tells the milliseconds since 1970.
    pub fn open(folder: &Path, clock: impl Fn() -> i64 + Send + 'static) -> Result<Self, ArchiveError> {
        let folder = Folder::claim(folder)?;
        let opened = opening::open(folder.files(), Schema::OURS, clock())?;
        let keeper = Keeper::new(opened, folder, Box::new(clock));
        let (jobs, queue) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("tengen-archive".to_owned())
            .spawn(move || keep(keeper, &queue))
            .map_err(|error| ArchiveError::io(&error))?;
        Ok(Self { writer: Mutex::new(Some(Writer { jobs, thread })) })
    }

    /// Adds a game before its first move, puts it on the table, stores these settings, and gives the game's number.
    pub fn create(&self, start: Start, chosen: Vec<(String, String)>) -> Result<i64, ArchiveError> {
        self.write(move |transaction| {
            let id = games::insert(transaction, None, &start)?;
            settings::put(transaction, ON_TABLE, &id.to_string())?;
            chosen.iter().try_for_each(|(name, value)| settings::put(transaction, name, value))?;
            Ok(id)
        })
    }

    /// Adds the actions of `game` from number `from` on to the record of game `id`.
    pub fn append(&self, id: i64, game: &Game, from: usize) -> Result<(), ArchiveError> {
        let game = game.clone();
        self.run(move |keeper| {
            if keeper.write(|transaction| games::append(transaction, id, &game, from))? {
                keeper.game_ended();
            }
            Ok(())
        })
    }

    /// Notes that game `id` has been running for so many milliseconds, its pauses left out.
    pub fn note_clock(&self, id: i64, clock_ms: i64) -> Result<(), ArchiveError> {
        self.write(move |transaction| games::note_clock(transaction, id, clock_ms))
    }

    /// What the games of the match that began with game `id` have come to.
    pub fn score(&self, id: i64) -> Result<Score, ArchiveError> {
        self.read(move |connection| pairing::score(connection, id))
    }

    /// Remembers that game `id` is on the table.
    pub fn put_on_table(&self, id: i64) -> Result<(), ArchiveError> {
        self.write(move |transaction| settings::put(transaction, ON_TABLE, &id.to_string()))
    }

    /// The game on the table, if there is one.
    pub fn on_table(&self) -> Result<Option<StoredGame>, ArchiveError> {
        self.read(on_table)
    }

    /// Game `id` with its whole record.
    pub fn load(&self, id: i64) -> Result<StoredGame, ArchiveError> {
        self.read(move |connection| games::load(connection, id))
    }

    /// What was agreed on before the first move of game `id`: [`Game::setup`] has the clocks that hold now.
    pub fn agreed(&self, id: i64) -> Result<Setup, ArchiveError> {
        self.read(move |connection| games::agreed(connection, id))
    }

    /// The games that can go on, the newest first, without game `except` and without those in which nothing was done.
    pub fn unfinished(&self, except: i64) -> Result<Vec<GameSummary>, ArchiveError> {
        self.list(move |connection| games::unfinished(connection, except))
    }

    /// The games that have ended, the newest first: at most `limit` after the first `offset`. One that can't be read is
    /// left out.
    pub fn finished(&self, limit: usize, offset: usize) -> Result<Vec<GameSummary>, ArchiveError> {
        self.list(move |connection| games::finished(connection, limit, offset))
    }

    /// Makes changes in what is kept of a host's rooms, and adds games that were played there, each with what was agreed on.
    pub fn change_rooms(
        &self,
        changes: Vec<RoomChange>,
        games: Vec<(Setup, Game)>,
    ) -> Result<(), ArchiveError> {
        self.write(move |transaction| {
            rooms::change(transaction, &changes)?;
            games.iter().try_for_each(|game| rooms::keep_game(transaction, game))
        })
    }

    /// What is kept of a host's rooms.
    pub fn rooms(&self) -> Result<Vec<RoomRecords>, ArchiveError> {
        self.read(rooms::all)
    }

    /// Every setting with its value.
    pub fn settings(&self) -> Result<Vec<(String, String)>, ArchiveError> {
        self.read(settings::all)
    }

    /// Stores these settings and leaves the others as they are.
    pub fn write_settings(&self, changed: Vec<(String, String)>) -> Result<(), ArchiveError> {
        self.write(move |transaction| {
            changed.iter().try_for_each(|(name, value)| settings::put(transaction, name, value))
        })
    }

    /// What happened to the archive and was not acknowledged yet, oldest first.
    pub fn notices(&self) -> Result<Vec<Notice>, ArchiveError> {
        self.read(notice::all)
    }

    /// Forgets notice `id` and gives the others.
    pub fn acknowledge(&self, id: i64) -> Result<Vec<Notice>, ArchiveError> {
        self.write(move |transaction| notice::acknowledge(transaction, id))
    }

    /// Backs up what changed and folds the log into the file, as [`Self::close`] does, and stays open.
    pub fn rest(&self) -> Result<(), ArchiveError> {
        self.run(Keeper::rest)
    }

    /// Backs up what changed, folds the log into the file, closes both and lets others open the folder. A second call
    /// does nothing.
    pub fn close(&self) -> Result<(), ArchiveError> {
        let Some(Writer { jobs, thread }) = self.writer.lock().take() else { return Ok(()) };
        drop(jobs);
        // If it panicked, that was reported by the call it happened in.
        thread.join().unwrap_or(Ok(()))
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Transaction) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, ArchiveError> {
        self.run(move |keeper| keeper.write(work))
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, ArchiveError> {
        self.run(move |keeper| work(keeper.connection()))
    }

    fn list(
        &self,
        read: impl FnOnce(&Connection) -> Result<List, ArchiveError> + Send + 'static,
    ) -> Result<Vec<GameSummary>, ArchiveError> {
        self.run(move |keeper| {
            let List { games, damage } = read(keeper.connection())?;
            if let Some(error) = damage {
                keeper.suspect(&error);
            }
            Ok(games)
        })
    }

    /// Has the thread do `work` and waits for it.
    fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Keeper) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, ArchiveError> {
        let (answer, answered) = mpsc::sync_channel(1);
        let job: Job = Box::new(move |keeper| {
            let outcome = work(keeper);
            if let Err(error) = &outcome {
                keeper.suspect(error);
            }
            // Nobody waits any more if the asking thread is gone, and then nobody misses the answer.
            let _ = answer.send(outcome);
        });
        let sent = self.writer.lock().as_ref().map(|writer| writer.jobs.send(job));
        sent.and_then(Result::ok).ok_or(ArchiveError::Closed)?;
        answered.recv().map_err(|_| ArchiveError::Storage {
            problem: StorageProblem::Io,
            detail: "the archive's thread panicked".to_owned(),
        })?
    }

    /// For tests, to look behind the scenes.
    #[cfg(test)]
    pub(crate) fn on_connection<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, ArchiveError> + Send + 'static,
    ) -> Result<T, ArchiveError> {
        self.read(work)
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // What could fail here is folding the log, and the next opening does that.
        let _ = self.close();
    }
}

/// Does one job after the other until nobody can send any more.
fn keep(mut keeper: Keeper, queue: &mpsc::Receiver<Job>) -> Result<(), ArchiveError> {
    for job in queue {
        // A panicking job drops its answer, which its caller sees; its transaction has been rolled back by then.
        let _ = catch_unwind(AssertUnwindSafe(|| job(&mut keeper)));
        keeper.back_up_if_due();
    }
    keeper.close()
}

/// The game on the table, if there is one.
pub(super) fn on_table(connection: &Connection) -> Result<Option<StoredGame>, ArchiveError> {
    let id = settings::get(connection, ON_TABLE)?;
    let Some(id) = id.and_then(|id| id.parse().ok()) else { return Ok(None) };
    match games::load(connection, id) {
        Err(ArchiveError::NotFound(_)) => Ok(None),
        // Only the rules of today have something against it.
        Err(error) if error.is_damage() && check::game(connection, id).is_ok() => Ok(None),
        loaded => loaded.map(Some),
    }
}
