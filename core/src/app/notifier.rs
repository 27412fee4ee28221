use std::fmt;
use std::io;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use parking_lot::{Condvar, Mutex};

/// What a listener is told about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The table has a newer snapshot.
    Table,
    /// The lists of games, or the notices, have changed.
    Archive,
    /// The settings have changed.
    Settings,
    /// There is a newer snapshot of those nearby.
    Nearby,
}

const TOPICS: [Topic; 4] = [Topic::Table, Topic::Archive, Topic::Settings, Topic::Nearby];

/// The pause between two rounds: no topic comes more than 30 times a second.
const PAUSE: Duration = Duration::from_millis(34);

/// Called with what has changed and its newest revision.
pub type Listener = Box<dyn Fn(Topic, i64) + Send + Sync>;

/// Tells listeners of changes from a thread of its own, no lock held. Changes that come fast are told as one; the last
/// one is always told.
#[derive(Debug)]
pub(super) struct Notifier {
    exchange: Arc<Exchange>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Keeps a listener registered. After the drop no further call begins; one that is under way may still be ending.
#[derive(Debug)]
#[must_use = "dropping the subscription ends it"]
pub struct Subscription {
    registered: Arc<Registered>,
    exchange: Weak<Exchange>,
}

#[derive(Debug, Default)]
struct Exchange {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// By topic the newest revision that nobody was told of.
    pending: Pending,
    listeners: Vec<Arc<Registered>>,
    stopping: bool,
}

type Pending = [Option<i64>; TOPICS.len()];

struct Registered {
    listener: Listener,
    active: AtomicBool,
}

impl fmt::Debug for Registered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Registered").field("active", &self.active).finish_non_exhaustive()
    }
}

impl Notifier {
    pub(super) fn start() -> io::Result<Self> {
        let exchange = Arc::new(Exchange::default());
        let theirs = Arc::clone(&exchange);
        let thread =
            thread::Builder::new().name("tengen-notifier".to_owned()).spawn(move || theirs.deliver())?;
        Ok(Self { exchange, thread: Mutex::new(Some(thread)) })
    }

    pub(super) fn register(&self, listener: Listener) -> Subscription {
        let registered = Arc::new(Registered { listener, active: AtomicBool::new(true) });
        self.exchange.state.lock().listeners.push(Arc::clone(&registered));
        Subscription { registered, exchange: Arc::downgrade(&self.exchange) }
    }

    /// Has the listeners told that `topic` has reached `revision`. Returns at once.
    pub(super) fn notify(&self, topic: Topic, revision: i64) {
        let mut state = self.exchange.state.lock();
        let pending = &mut state.pending[topic as usize];
        *pending = (*pending).max(Some(revision));
        self.exchange.changed.notify_one();
    }

    /// Tells what is still to be told and ends the thread. May be called by a listener.
    pub(super) fn stop(&self) {
        self.exchange.state.lock().stopping = true;
        self.exchange.changed.notify_one();
        let thread = self.thread.lock().take();
        if let Some(thread) = thread.filter(|thread| thread.thread().id() != thread::current().id()) {
            // Panics of listeners don't reach the thread, so it has nothing to report.
            let _ = thread.join();
        }
    }
}

impl Drop for Notifier {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Exchange {
    fn deliver(&self) {
        while let Some((pending, listeners)) = self.next() {
            for (topic, revision) in TOPICS.into_iter().zip(pending) {
                let Some(revision) = revision else { continue };
                for registered in listeners.iter().filter(|listener| listener.active.load(Ordering::Acquire))
                {
                    // A listener that panics has lost only this call.
                    let _ = catch_unwind(AssertUnwindSafe(|| (registered.listener)(topic, revision)));
                }
            }
            drop(listeners);
            let mut state = self.state.lock();
            self.changed.wait_while_for(&mut state, |state| !state.stopping, PAUSE);
        }
    }

    /// Waits for something to tell; `None` at the end.
    fn next(&self) -> Option<(Pending, Vec<Arc<Registered>>)> {
        let mut state = self.state.lock();
        let idle = |state: &mut State| !state.stopping && state.pending.iter().all(Option::is_none);
        self.changed.wait_while(&mut state, idle);
        let pending = mem::take(&mut state.pending);
        pending.iter().any(Option::is_some).then(|| (pending, state.listeners.clone()))
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.registered.active.store(false, Ordering::Release);
        if let Some(exchange) = self.exchange.upgrade() {
            let mut state = exchange.state.lock();
            state.listeners.retain(|listener| !Arc::ptr_eq(listener, &self.registered));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc;
    use std::time::Instant;

    use super::*;

    #[test]
    fn many_changes_are_told_as_few_and_the_last_one_always() {
        let notifier = Notifier::start().unwrap();
        let (told, heard) = mpsc::channel();
        let subscription =
            notifier.register(Box::new(move |topic, revision| told.send((topic, revision)).unwrap()));
        let began = Instant::now();
        for revision in 1..=20_000 {
            notifier.notify(Topic::Table, revision);
        }
        notifier.notify(Topic::Archive, 1);
        notifier.stop();
        let rounds = began.elapsed().as_millis() / PAUSE.as_millis() + 2;
        drop(subscription);
        let (table, archive): (Vec<_>, Vec<_>) = heard.iter().partition(|(topic, _)| *topic == Topic::Table);
        assert_eq!(table.last(), Some(&(Topic::Table, 20_000)));
        assert!(table.is_sorted(), "{table:?}");
        assert!(table.len() as u128 <= rounds, "{} calls in {rounds} rounds", table.len());
        assert_eq!(archive, [(Topic::Archive, 1)]);
    }

    #[test]
    fn a_listener_that_panics_silences_nobody() {
        let notifier = Notifier::start().unwrap();
        let calls = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&calls);
        let _bad = notifier.register(Box::new(move |_, _| {
            count.fetch_add(1, Ordering::SeqCst);
            panic!("a listener's own mistake");
        }));
        let (told, heard) = mpsc::channel();
        let _good = notifier.register(Box::new(move |_, revision| told.send(revision).unwrap()));
        for revision in 1..=3 {
            notifier.notify(Topic::Table, revision);
            assert_eq!(heard.recv(), Ok(revision));
        }
        assert_eq!(calls.load(Ordering::SeqCst), 3);
        notifier.stop();
    }

    #[test]
    fn a_dropped_subscription_hears_nothing_more() {
        let notifier = Notifier::start().unwrap();
        let (told, heard) = mpsc::channel();
        let tell = told.clone();
        let ended = notifier.register(Box::new(move |_, _| tell.send("ended").unwrap()));
        let _kept = notifier.register(Box::new(move |_, _| told.send("kept").unwrap()));
        drop(ended);
        notifier.notify(Topic::Settings, 1);
        notifier.stop();
        assert_eq!(heard.try_iter().collect::<Vec<_>>(), ["kept"]);
    }

    #[test]
    fn a_listener_may_subscribe_unsubscribe_and_stop() {
        let notifier = Arc::new(Notifier::start().unwrap());
        let (done, finished) = mpsc::channel();
        let own = Arc::downgrade(&notifier);
        let mine = Arc::new(Mutex::new(None));
        let slot = Arc::clone(&mine);
        let subscription = notifier.register(Box::new(move |_, _| {
            drop(own.upgrade().map(|notifier| notifier.register(Box::new(|_, _| ()))));
            drop(slot.lock().take());
            if let Some(notifier) = own.upgrade() {
                notifier.stop();
            }
            done.send(()).unwrap();
        }));
        *mine.lock() = Some(subscription);
        notifier.notify(Topic::Table, 1);
        assert_eq!(finished.recv(), Ok(()));
    }
}
