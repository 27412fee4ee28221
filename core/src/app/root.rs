use std::fmt;
use std::mem;
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use parking_lot::Mutex;

#[cfg(feature = "net")]
use super::nearby::{Desk, Nearby};
use super::notifier::{Listener, Subscription};
use super::shared::Shared;
use super::thinker::{self, Engine, Mind};
use super::time::{SystemTimes, Time};
use super::{AppError, Archive, Settings, Table, alarm};
use crate::archive::{Notice, Store};
#[cfg(feature = "net")]
use crate::net::link::Versions;

/// The root of everything: an open data folder with its games, its settings and the table.
///
/// Dropping it shuts it down; so does [`App::shutdown`], which can also tell of trouble.
pub struct App {
    shared: Arc<Shared>,
    /// They look at the table from outside: one thinks, one waits for the clocks.
    threads: Mutex<Vec<JoinHandle<()>>>,
    #[cfg(feature = "net")]
    desk: Arc<Desk>,
}

impl App {
    /// Opens the data folder, making it if it isn't there, and puts the game on the table that was there last; with the
    /// computer to move, it begins to think. A damaged archive is set aside and replaced by what can be had of its backup
    /// and of itself, of which [`App::notices`] tells. Blocking.
    pub fn open(dir: &Path) -> Result<Self, AppError> {
        let time: Arc<dyn Time> = Arc::new(SystemTimes);
        Self::open_at(dir, &time)
    }

    /// As [`App::open`], as an app that speaks these versions with others nearby: for tests. Blocking.
    #[cfg(feature = "net")]
    pub fn open_speaking(dir: &Path, versions: Versions) -> Result<Self, AppError> {
        let time: Arc<dyn Time> = Arc::new(SystemTimes);
        let mut app = Self::open_alone(dir, Arc::new(Engine), &time)?;
        app.desk = Desk::new(versions);
        app.go_back()?;
        Ok(app)
    }

    /// As [`App::open`], by another time than the device's. Blocking.
    pub fn open_at(dir: &Path, time: &Arc<dyn Time>) -> Result<Self, AppError> {
        Self::open_with(dir, Arc::new(Engine), time)
    }

    pub(super) fn open_with(dir: &Path, mind: Arc<dyn Mind>, time: &Arc<dyn Time>) -> Result<Self, AppError> {
        let app = Self::open_alone(dir, mind, time)?;
        #[cfg(feature = "net")]
        app.go_back()?;
        Ok(app)
    }

    /// Back to the room of the last time, if there is one: the only thing of the network that begins by itself.
    #[cfg(feature = "net")]
    fn go_back(&self) -> Result<(), AppError> {
        self.desk.resume(&self.shared)
    }

    fn open_alone(dir: &Path, mind: Arc<dyn Mind>, time: &Arc<dyn Time>) -> Result<Self, AppError> {
        let for_archive = Arc::clone(time);
        let store = Store::open(dir, move || for_archive.wall_ms())?;
        let (jobs, queue) = mpsc::channel();
        let shared = Arc::new(Shared::open(dir, store, jobs, Arc::clone(time))?);
        let asked = Arc::downgrade(&shared);
        time.on_jump(Box::new(move || {
            if let Some(shared) = asked.upgrade() {
                shared.look_at_clocks();
            }
        }));
        let alarm = alarm::start(Arc::clone(&shared.alarm), Arc::downgrade(&shared))
            .map_err(|_| AppError::Internal { code: "alarm" })?;
        let thinker = thinker::start(mind, queue, Arc::downgrade(&shared))
            .map_err(|_| AppError::Internal { code: "thinker" })?;
        let threads = Mutex::new(vec![thinker, alarm]);
        #[cfg(feature = "net")]
        let desk = Desk::new(Versions::OURS);
        Ok(Self {
            shared,
            threads,
            #[cfg(feature = "net")]
            desk,
        })
    }

    /// For tests, to look behind the scenes.
    #[cfg(test)]
    pub(super) fn store(&self) -> &Store {
        &self.shared.store
    }

    /// The game on the table. Main-safe.
    #[must_use]
    pub fn table(&self) -> Table {
        Table::of(&self.shared)
    }

    /// The other games. Main-safe.
    #[must_use]
    pub fn archive(&self) -> Archive {
        Archive::of(&self.shared)
    }

    /// Those nearby, with whom one can play over a network. Main-safe.
    #[cfg(feature = "net")]
    #[must_use]
    pub fn nearby(&self) -> Nearby {
        Nearby::of(&self.shared, &self.desk)
    }

    /// The settings as they are. Main-safe.
    #[must_use]
    pub fn settings(&self) -> Arc<Settings> {
        self.shared.settings()
    }

    /// Stores other settings and uses them from now on. Blocking.
    ///
    /// Fails with [`AppError::BadSetting`] or [`AppError::BadSetup`] if one of them has a value that it can't have.
    pub fn update_settings(&self, settings: Settings) -> Result<(), AppError> {
        self.shared.update_settings(settings)
    }

    /// What happened to the archive and the person should be told until it is acknowledged, oldest first. Main-safe.
    #[must_use]
    pub fn notices(&self) -> Vec<Notice> {
        self.shared.notices()
    }

    /// Forgets the notice with this id; listeners hear of it as [`Topic::Archive`](super::Topic::Archive). Blocking.
    pub fn acknowledge(&self, notice: i64) -> Result<(), AppError> {
        self.shared.acknowledge(notice)
    }

    /// Has `listener` told of every change from now on until the subscription is dropped: from one thread of the core, no
    /// lock held, at most 30 times a second for each topic, and always once after the last change. Main-safe.
    pub fn register(&self, listener: Listener) -> Subscription {
        self.shared.notifier.register(listener)
    }

    /// The app is out of sight, where a phone may stop or kill it at any time: thinking ends, what changed is backed up and
    /// the log folded into the archive's file. Commands are still taken, but no search begins. Blocking.
    ///
    /// Fails if what the disk had no room for still can't be stored, or the log can't be folded; it rests all the same.
    pub fn enter_background(&self) -> Result<(), AppError> {
        #[cfg(feature = "net")]
        self.desk.set_background(&self.shared, true);
        self.shared.enter_background()
    }

    /// The app is in sight again: with the computer to move, it begins to think. Without [`App::enter_background`] before
    /// it does nothing. Blocking.
    pub fn enter_foreground(&self) -> Result<(), AppError> {
        self.shared.enter_foreground()?;
        #[cfg(feature = "net")]
        self.desk.set_background(&self.shared, false);
        Ok(())
    }

    /// Stops every thread, folds the archive into one file and frees the data folder. Later commands fail with
    /// [`AppError::Internal`] `shut_down`; snapshots and settings can still be read. A second call does nothing. Blocking.
    ///
    /// Fails if what the disk had no room for still can't be stored; it is shut down all the same.
    pub fn shutdown(&self) -> Result<(), AppError> {
        // What others still do is stored before the archive is closed.
        #[cfg(feature = "net")]
        self.desk.stop();
        let Some(stored) = self.shared.close() else { return Ok(()) };
        self.shared.alarm.stop();
        let threads = mem::take(&mut *self.threads.lock());
        for thread in threads.into_iter().filter(not_current) {
            // Panics of the engine are caught in its thread, and whoever the other one calls keeps the table as it was.
            let _ = thread.join();
        }
        self.shared.notifier.stop();
        let closed = self.shared.store.close();
        stored?;
        Ok(closed?)
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // Nobody is left to be told; what was acknowledged is stored already.
        let _ = self.shutdown();
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

fn not_current(thread: &JoinHandle<()>) -> bool {
    thread.thread().id() != thread::current().id()
}
