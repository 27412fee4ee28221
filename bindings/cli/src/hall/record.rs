use std::sync::Arc;
use std::sync::mpsc::{SyncSender, TrySendError};

use parking_lot::Mutex;
use tengen_core::app::RoomStore;
use tengen_core::net::driver::HostObserver;
use tengen_core::net::hall::Stored;

use super::news;

/// What the hall's own thread tells of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// What was stored, as a line.
    Line(String),
    /// So many lines were left out: nobody took them fast enough.
    LeftOut(u64),
    /// It can't be stored now, for this reason.
    Unsaved(String),
    /// All is stored again.
    Saved,
}

/// Stores what the hall does, and tells of it. Whoever reads that slowly holds up nobody.
pub struct Record<T> {
    store: Arc<Mutex<RoomStore>>,
    out: SyncSender<T>,
    left_out: u64,
    unsaved: bool,
}

impl<T: From<Told>> Record<T> {
    /// Tells by `out`.
    pub const fn new(store: Arc<Mutex<RoomStore>>, out: SyncSender<T>) -> Self {
        Self { store, out, left_out: 0, unsaved: false }
    }

    fn tell(&mut self, told: Told) {
        let missed = (self.left_out > 0).then_some(Told::LeftOut(self.left_out));
        for told in missed.into_iter().chain([told]) {
            match self.out.try_send(told.clone().into()) {
                Ok(()) if matches!(told, Told::LeftOut(_)) => self.left_out = 0,
                Err(TrySendError::Full(_)) if matches!(told, Told::LeftOut(_)) => {}
                Err(TrySendError::Full(_)) => self.left_out += 1,
                // Nobody listens any more: the hall is about to end.
                Ok(()) | Err(TrySendError::Disconnected(_)) => {}
            }
        }
    }
}

impl<T: From<Told> + Send> HostObserver for Record<T> {
    fn store(&mut self, stored: Vec<Stored>) {
        let shared = Arc::clone(&self.store);
        let mut store = shared.lock();
        let gone = news::who_stands(&store, &stored);
        let written = store.write(stored.clone());
        match written {
            Err(error) => {
                self.unsaved = true;
                self.tell(Told::Unsaved(error.to_string()));
            }
            Ok(()) if self.unsaved => {
                self.unsaved = false;
                self.tell(Told::Saved);
            }
            Ok(()) => {}
        }
        for (one, gone) in stored.iter().zip(gone) {
            for line in news::lines(&store, one, gone.as_deref()) {
                self.tell(Told::Line(line));
            }
        }
    }
}
