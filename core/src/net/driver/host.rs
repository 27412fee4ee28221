use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, TcpListener as StdListener};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use super::connection::{Connection, Listening};
use super::link::{self, FromLink};
use super::timer::Timer;
use super::{Clock, seed};
use crate::net::hall::{
    Gate, Hall, HallEffect, HallInput, HallLimits, HallStatus, LinkId, Stored, StoredRoom,
};
use crate::net::link::{
    Chance, Code, Identity, KnownPeer, LinkError, LinkLimits, Opened, PublicKey, SecureLink, Versions,
};
use crate::net::wire::Hello;

/// Between two tries to accept when the system has no more descriptors.
const PAUSE: Duration = Duration::from_millis(200);

/// For what is said last.
const FAREWELL: Duration = Duration::from_millis(500);

/// How much more of what has come is taken in before it is stored.
const TOGETHER: usize = 255;

/// What a host is started with.
pub struct HostPlan {
    /// Who it is.
    pub identity: Identity,
    /// What it says of itself. Its minor is that of [`Self::versions`].
    pub hello: Hello,
    /// What it speaks.
    pub versions: Versions,
    /// What it allows.
    pub limits: HallLimits,
    /// Whom it has met before.
    pub known: Arc<[KnownPeer]>,
    /// What was stored of earlier rooms.
    pub rooms: Vec<StoredRoom>,
    /// Its clock.
    pub clock: Clock,
    /// What is added to the clock for the time of day.
    pub wall_offset_ms: i64,
    /// Who is told of what happens.
    pub observer: Box<dyn HostObserver>,
}

/// Who is told of what happens at a host, on its thread.
pub trait HostObserver: Send {
    /// Stores what has happened, all or nothing, before anybody is told. It is also a feed of all moves.
    fn store(&mut self, stored: Vec<Stored>);
    /// Both ends of a new link show these digits.
    fn code(&mut self, _key: PublicKey, _code: Code) {}
    /// Somebody has come; `from` is `None` for a link within the device.
    fn linked(&mut self, _key: PublicKey, _from: Option<IpAddr>) {}
    /// Somebody has gone, or no link has come about, for this reason.
    fn link_ended(&mut self, _key: Option<PublicKey>, _error: LinkError) {}
}

/// What can be asked of a host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostOrder {
    /// Says something to all.
    Announce(String),
    /// Out of sight, or back.
    Away(bool),
    /// Ends, and tells everybody.
    Stop,
}

enum Event {
    Order(HostOrder),
    Link(LinkId, FromLink),
    Local(mpsc::UnboundedSender<FromLink>, mpsc::Receiver<Vec<u8>>),
    Accepted(Connection, IpAddr),
    HandshakeEnded(IpAddr),
    Status(oneshot::Sender<HallStatus>),
}

/// A running host. Dropping it stops it.
pub struct HostDriver {
    events: mpsc::UnboundedSender<Event>,
    thread: Option<JoinHandle<()>>,
}

/// The way into a host within its own device, without a socket: for whoever plays there.
#[derive(Clone)]
pub struct Door {
    events: mpsc::UnboundedSender<Event>,
}

impl Door {
    /// Has something done.
    pub fn order(&self, order: HostOrder) {
        // A host that has stopped has nothing more to do.
        let _ = self.events.send(Event::Order(order));
    }

    /// Opens a link within the device. What is given for sending goes in, what comes is told.
    pub(super) fn open(&self, told: mpsc::UnboundedSender<FromLink>, said: mpsc::Receiver<Vec<u8>>) -> bool {
        self.events.send(Event::Local(told, said)).is_ok()
    }
}

impl HostDriver {
    /// Starts it on a thread of its own, at a socket from [`listen`](super::listen).
    pub fn start(plan: HostPlan, listener: StdListener) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let listener = {
            let _inside = runtime.enter();
            TcpListener::from_std(listener)?
        };
        let (task, door) = HostTask::new(plan, seed()?, Box::new(listener));
        let run = move || runtime.block_on(task.run());
        let thread = thread::Builder::new().name("tengen-host".to_owned()).spawn(run)?;
        Ok(Self { events: door.events, thread: Some(thread) })
    }

    /// Has something done.
    pub fn order(&self, order: HostOrder) {
        // A host that has stopped has nothing more to do.
        let _ = self.events.send(Event::Order(order));
    }

    /// How its hall is doing; `None` once it has stopped. Not to be called on its own thread.
    #[must_use]
    pub fn status(&self) -> Option<HallStatus> {
        let (tell, told) = oneshot::channel();
        self.events.send(Event::Status(tell)).ok()?;
        told.blocking_recv().ok()
    }

    /// The way in for whoever plays at this device.
    #[must_use]
    pub fn door(&self) -> Door {
        Door { events: self.events.clone() }
    }
}

impl Drop for HostDriver {
    fn drop(&mut self) {
        self.order(HostOrder::Stop);
        if let Some(thread) = self.thread.take() {
            // It has said what there was to say.
            let _ = thread.join();
        }
    }
}

/// A host that has not begun.
pub struct HostTask {
    plan: HostPlan,
    seed: [u8; 32],
    listening: Box<dyn Listening>,
    events: mpsc::UnboundedSender<Event>,
    queue: mpsc::UnboundedReceiver<Event>,
}

impl HostTask {
    /// A host, and the way into it within its device. `seed` is for it alone.
    #[must_use]
    pub fn new(plan: HostPlan, seed: [u8; 32], listening: Box<dyn Listening>) -> (Self, Door) {
        let (events, queue) = mpsc::unbounded_channel();
        let door = Door { events: events.clone() };
        (Self { plan, seed, listening, events, queue }, door)
    }

    /// Runs it until it is told to stop.
    pub async fn run(self) {
        let accepting = tokio::spawn(accept(self.listening, self.events.clone()));
        let mut host = Host::new(self.plan, self.seed, self.events);
        host.run(self.queue).await;
        accepting.abort();
        // What is on its way to the guests has a moment to get there.
        let _ = tokio::time::timeout(FAREWELL, host.finish()).await;
    }
}

/// Accepts until it is stopped. Without descriptors it waits and goes on.
async fn accept(mut listener: Box<dyn Listening>, events: mpsc::UnboundedSender<Event>) {
    loop {
        match listener.accept().await {
            Ok((connection, from)) => {
                if events.send(Event::Accepted(connection, from)).is_err() {
                    return;
                }
            }
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}

struct Host {
    plan: HostPlan,
    hall: Hall,
    chance: Chance,
    gate: Gate,
    timer: Timer,
    events: mpsc::UnboundedSender<Event>,
    links: BTreeMap<LinkId, (PublicKey, Outgoing)>,
    /// The ways out of links whose handshakes are not done.
    proving: BTreeMap<LinkId, Proving>,
    next_link: LinkId,
    tasks: JoinSet<()>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ends {
    Now,
    Later,
}

/// A link whose handshake is not done.
struct Proving {
    from: IpAddr,
    to: mpsc::Sender<Arc<[u8]>>,
}

/// How a message goes to a link.
enum Outgoing {
    Socket(mpsc::Sender<Arc<[u8]>>),
    Local(mpsc::UnboundedSender<FromLink>),
}

impl Host {
    fn new(mut plan: HostPlan, seed: [u8; 32], events: mpsc::UnboundedSender<Event>) -> Self {
        let mut chance = Chance::new(seed);
        plan.hello.minor = plan.versions.max_minor;
        let mut hall = Hall::new(plan.limits, plan.hello.clone(), plan.wall_offset_ms, chance.bytes());
        let timer = Timer::new(Arc::clone(&plan.clock));
        hall.restore(timer.now_ms(), std::mem::take(&mut plan.rooms));
        let (gate, links, proving) = (Gate::default(), BTreeMap::new(), BTreeMap::new());
        let tasks = JoinSet::new();
        Self { plan, hall, chance, gate, timer, events, links, proving, next_link: 1, tasks }
    }

    async fn run(&mut self, mut queue: mpsc::UnboundedReceiver<Event>) {
        loop {
            self.finish_step();
            let event = tokio::select! {
                // There is always somebody who can send: the host itself.
                event = queue.recv() => event,
                // Forgets the links that are over.
                Some(_) = self.tasks.join_next() => continue,
                () = self.timer.wait() => continue,
            };
            let more = std::iter::from_fn(|| queue.try_recv().ok()).take(TOGETHER);
            for event in event.into_iter().chain(more) {
                if self.handle(event) == Ends::Now {
                    return self.finish_step();
                }
            }
        }
    }

    fn handle(&mut self, event: Event) -> Ends {
        match event {
            Event::Order(HostOrder::Stop) => {
                self.take(HallInput::Stop);
                return Ends::Now;
            }
            Event::Order(HostOrder::Announce(text)) => self.take(HallInput::Announce(&text)),
            Event::Order(HostOrder::Away(away)) => self.take(HallInput::Away(away)),
            Event::Accepted(connection, from) => self.admit(connection, from),
            Event::HandshakeEnded(address) => self.gate.done(address),
            // Who asked waits no more.
            Event::Status(tell) => drop(tell.send(self.hall.status())),
            Event::Local(told, said) => self.open_local(told, said),
            Event::Link(link, event) => self.hear(link, event),
        }
        Ends::Later
    }

    /// Waits until every link has sent what it had to.
    async fn finish(&mut self) {
        self.proving.clear();
        while self.tasks.join_next().await.is_some() {}
    }

    fn take(&mut self, input: HallInput) {
        self.hall.take(self.timer.now_ms(), input);
    }

    /// Stores what has come of all that was taken in since the last time, and then sends. The disk takes as long for one change
    /// as for many.
    fn finish_step(&mut self) {
        self.timer.set(None);
        for effect in self.hall.finish(self.timer.now_ms()) {
            match effect {
                HallEffect::Store(stored) => self.plan.observer.store(stored),
                HallEffect::Send { link, bytes } => self.send(link, bytes),
                HallEffect::Code { link, code } => {
                    if let Some((key, _)) = self.links.get(&link) {
                        self.plan.observer.code(*key, code);
                    }
                }
                // Its task sends what it was given, sees that no more comes, and closes.
                HallEffect::Close { link } => drop(self.links.remove(&link)),
                HallEffect::WakeAt(at_ms) => self.timer.set(Some(at_ms)),
            }
        }
    }

    fn send(&self, link: LinkId, bytes: Arc<[u8]>) {
        match self.links.get(&link) {
            // The hall gives a link no more at a time than its channel holds.
            Some((_, Outgoing::Socket(to))) => drop(to.try_send(bytes)),
            Some((_, Outgoing::Local(to))) => {
                let _ = to.send(FromLink::Message(bytes.to_vec().into()));
                let _ = self.events.send(Event::Link(link, FromLink::Sent(1)));
            }
            None => {}
        }
    }

    fn admit(&mut self, connection: Connection, address: IpAddr) {
        let now_ms = self.timer.now_ms();
        if self.gate.enter(now_ms, address).is_err() {
            return;
        }
        let id = self.take_id();
        let seed = self.chance.bytes();
        let (identity, versions) = (self.plan.identity.clone(), self.plan.versions);
        let link = SecureLink::accept(now_ms, identity, LinkLimits::HOST, versions, seed);
        // All that may be in flight, and the farewell with what else waits.
        let (to, outgoing) = mpsc::channel(self.plan.limits.in_flight + self.plan.limits.outbox + 1);
        let (events, clock) = (self.events.clone(), Arc::clone(&self.plan.clock));
        let known = Arc::clone(&self.plan.known);
        self.proving.insert(id, Proving { from: address, to });
        let mut proving = true;
        let tell = move |event: FromLink| {
            if proving && matches!(event, FromLink::Opened(_) | FromLink::Closed(_)) {
                proving = false;
                let _ = events.send(Event::HandshakeEnded(address));
            }
            let _ = events.send(Event::Link(id, event));
        };
        self.tasks.spawn(link::run(connection, link, outgoing, (clock, known), tell));
    }

    const fn take_id(&mut self) -> LinkId {
        let id = self.next_link;
        self.next_link += 1;
        id
    }

    fn open_local(&mut self, told: mpsc::UnboundedSender<FromLink>, mut said: mpsc::Receiver<Vec<u8>>) {
        let (id, key, handshake) = (self.take_id(), self.plan.identity.public(), self.chance.bytes());
        let theirs = self.plan.versions;
        let opened = Opened { key, handshake, minor: theirs.max_minor, theirs };
        // Whoever opened it and is gone already will be missed by the hall's own silence.
        let _ = told.send(FromLink::Opened(opened));
        self.links.insert(id, (key, Outgoing::Local(told)));
        let events = self.events.clone();
        tokio::spawn(async move {
            while let Some(message) = said.recv().await {
                let _ = events.send(Event::Link(id, FromLink::Message(message.into())));
            }
            let _ = events.send(Event::Link(id, FromLink::Closed(LinkError::Closed)));
        });
        self.plan.observer.linked(key, None);
        self.take(HallInput::Linked { link: id, key, handshake, from: None });
    }

    fn hear(&mut self, link: LinkId, event: FromLink) {
        match event {
            FromLink::Opened(Opened { key, handshake, .. }) => {
                if let Some(Proving { from, to }) = self.proving.remove(&link) {
                    self.links.insert(link, (key, Outgoing::Socket(to)));
                    let from = Some(from);
                    self.plan.observer.linked(key, from);
                    self.take(HallInput::Linked { link, key, handshake, from });
                }
            }
            FromLink::Message(came) => self.take(HallInput::Message { link, bytes: &came.bytes }),
            FromLink::Sent(count) => self.take(HallInput::Sent { link, count }),
            FromLink::Closed(error) => {
                self.proving.remove(&link);
                let known = self.links.remove(&link).map(|(key, _)| key);
                self.plan.observer.link_ended(known, error);
                self.take(HallInput::Unlinked { link });
            }
        }
    }
}
