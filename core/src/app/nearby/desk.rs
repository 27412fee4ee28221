use std::fmt;
use std::mem;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use parking_lot::Mutex;

use super::NearbySnapshot;
use super::neighbourhood::{Neighbourhood, Task};
use super::order::Order;
use crate::app::shared::Shared;
use crate::app::{AppError, Topic};
use crate::net::link::Versions;

/// Where orders for those nearby are taken, and where the newest snapshot lies. Its thread begins with the first order.
pub(in crate::app) struct Desk {
    thread: Mutex<Thread>,
    published: Mutex<Arc<NearbySnapshot>>,
    versions: Versions,
}

enum Thread {
    NotBegun,
    Running(mpsc::Sender<Task>, JoinHandle<()>),
    Stopped,
}

const SHUT_DOWN: AppError = AppError::Internal { code: "shut_down" };

impl Desk {
    /// For an app that speaks these versions.
    pub(in crate::app) fn new(versions: Versions) -> Arc<Self> {
        let published = Mutex::new(Arc::new(NearbySnapshot::blank()));
        Arc::new(Self { thread: Mutex::new(Thread::NotBegun), published, versions })
    }

    pub(super) fn snapshot(&self) -> Arc<NearbySnapshot> {
        Arc::clone(&self.published.lock())
    }

    /// Shows `picture` as the next revision, unless nothing in it is new.
    pub(super) fn publish(&self, shared: &Shared, mut picture: NearbySnapshot) {
        let mut published = self.published.lock();
        picture.revision = published.revision;
        if **published == picture {
            return;
        }
        picture.revision += 1;
        let revision = picture.revision;
        *published = Arc::new(picture);
        drop(published);
        shared.notifier.notify(Topic::Nearby, revision);
    }

    /// Has something done and waits for it.
    pub(super) fn ask(self: &Arc<Self>, shared: &Arc<Shared>, order: Order) -> Result<(), AppError> {
        let (answer, answered) = mpsc::channel();
        self.send(shared, Task::Ask(order, Some(answer)))?;
        answered.recv().unwrap_or(Err(SHUT_DOWN))
    }

    /// Has something done, some time.
    pub(super) fn tell(self: &Arc<Self>, shared: &Arc<Shared>, order: Order) {
        // After the end there is nobody to be told.
        let _ = self.send(shared, Task::Ask(order, None));
    }

    /// Goes back to the room of the last time, if there is one.
    pub(in crate::app) fn resume(self: &Arc<Self>, shared: &Arc<Shared>) -> Result<(), AppError> {
        if Neighbourhood::has_somewhere_to_go(shared)? { self.ask(shared, Order::GoBack) } else { Ok(()) }
    }

    /// The app is out of sight, or back.
    pub(in crate::app) fn set_background(self: &Arc<Self>, shared: &Arc<Shared>, background: bool) {
        if matches!(*self.thread.lock(), Thread::Running(..)) {
            let order = if background { Order::Background } else { Order::Foreground };
            let _ = self.ask(shared, order);
        }
    }

    fn send(self: &Arc<Self>, shared: &Arc<Shared>, task: Task) -> Result<(), AppError> {
        let mut thread = self.thread.lock();
        if matches!(*thread, Thread::NotBegun) {
            *thread = self.begin(shared)?;
        }
        match &*thread {
            Thread::Running(tasks, _) => tasks.send(task).map_err(|_| SHUT_DOWN),
            Thread::NotBegun | Thread::Stopped => Err(SHUT_DOWN),
        }
    }

    fn begin(self: &Arc<Self>, shared: &Arc<Shared>) -> Result<Thread, AppError> {
        let (tasks, queue) = mpsc::channel();
        let mut all = Neighbourhood::new(shared, self, tasks.clone(), self.versions)?;
        let thread = thread::Builder::new().name("tengen-nearby".to_owned()).spawn(move || all.run(&queue));
        thread.map(|thread| Thread::Running(tasks, thread)).map_err(|_| AppError::Internal { code: "nearby" })
    }

    /// Ends every link, with a goodbye where there is a game to come back to, and the thread.
    pub(in crate::app) fn stop(&self) {
        let before = mem::replace(&mut *self.thread.lock(), Thread::Stopped);
        if let Thread::Running(tasks, thread) = before {
            let _ = tasks.send(Task::Stop);
            if thread.thread().id() != thread::current().id() {
                // It has nothing to report.
                let _ = thread.join();
            }
        }
    }
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").finish_non_exhaustive()
    }
}
