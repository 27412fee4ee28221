//! Many guests of one hall in one thread: players who play whole games, and those who watch them. Each has an address of its
//! own on the loopback network, so that the hall's limits by address hold as they would in a room full of people.

mod guest;
mod line;
mod truth;

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tengen_core::net::room::RoomId;
use tokio::task::LocalSet;

use guest::Visitor;
pub use truth::Truth;

/// How large a crowd is, and what it does.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Rooms; two play in each.
    pub rooms: usize,
    /// How many watch in each.
    pub watchers: usize,
    /// Games that are played in each.
    pub games: u32,
    /// For how long a player thinks, in milliseconds.
    pub think_ms: i64,
}

impl Plan {
    /// Everybody.
    #[must_use]
    pub const fn people(&self) -> usize {
        self.rooms * (2 + self.watchers)
    }
}

/// What all guests know.
struct Shared {
    plan: Plan,
    host: Cell<SocketAddr>,
    begun: Instant,
    /// The rooms, once they are open.
    rooms: RefCell<Vec<Option<RoomId>>>,
    truth: RefCell<Truth>,
    /// Guests that have seen all games to their ends.
    done: Cell<usize>,
    /// Whether the one who does not read reads again.
    stall_over: Cell<bool>,
}

impl Shared {
    fn now_ms(&self) -> i64 {
        i64::try_from(self.begun.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

/// Longer than all the games take: a hang becomes a failure.
const PATIENCE: Duration = Duration::from_mins(10);

/// A crowd on its way.
pub struct Crowd {
    shared: Rc<Shared>,
}

impl Crowd {
    /// Lets a crowd play at `host` while `watch` looks on, and gives what they saw. The crowd is done when each of them has
    /// seen all games of their room.
    ///
    /// The last of those who watch room 0 stops reading in the first game, until all others are done.
    #[must_use]
    pub fn play<F: Future<Output = ()>>(
        plan: Plan,
        host: SocketAddr,
        watch: impl FnOnce(Self) -> F,
    ) -> Truth {
        let shared = Rc::new(Shared {
            plan,
            host: Cell::new(host),
            begun: Instant::now(),
            rooms: RefCell::new(vec![None; plan.rooms]),
            truth: RefCell::new(Truth::new(plan.rooms)),
            done: Cell::new(0),
            stall_over: Cell::new(false),
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime starts");
        let guests = LocalSet::new();
        for number in 0..plan.people() {
            guests.spawn_local(Visitor::new(number, Rc::clone(&shared)).run());
        }
        let watch = watch(Self { shared: Rc::clone(&shared) });
        runtime.block_on(guests.run_until(watch));
        drop(guests);
        shared.truth.take()
    }

    /// Waits until so many moves were answered.
    pub async fn moves(&self, count: usize) {
        self.until("moves", || self.shared.truth.borrow().answered() >= count).await;
    }

    /// Waits until everybody is in a room.
    pub async fn seated(&self) {
        let people = self.shared.plan.people();
        self.until("everybody in a room", || self.shared.truth.borrow().entered() >= people).await;
    }

    /// Waits until all games are played; first by all but the one who does not read, then by all.
    pub async fn done(&self) {
        let people = self.shared.plan.people();
        self.until("the ends of all games", || self.shared.done.get() >= people - 1).await;
        self.shared.stall_over.set(true);
        self.until("the end of the one who had stopped reading", || self.shared.done.get() >= people).await;
    }

    /// What was seen until now.
    pub fn truth<T>(&self, look: impl FnOnce(&mut Truth) -> T) -> T {
        look(&mut self.shared.truth.borrow_mut())
    }

    async fn until(&self, what: &str, mut is_so: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            self.truth(|truth| {
                assert!(begun.elapsed() < PATIENCE, "{what}: not within {PATIENCE:?}; {}", truth.summary());
                assert!(truth.faults().is_empty(), "{:?}", truth.faults());
            });
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
