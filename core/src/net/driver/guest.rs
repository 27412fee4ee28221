use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::connection::{Connection, Network, System};
use super::host::Door;
use super::link::{self, FromLink};
use super::timer::Timer;
use super::{Clock, seed};
use crate::net::link::{
    Chance, Identity, KnownPeer, LinkError, LinkLimits, Opened, PeerId, PublicKey, SecureLink, Versions,
};
use crate::net::room::{GameOfRoom, RoomSettings};
use crate::net::session::{
    Act, Epoch, GameMark, Guest, GuestEffect, GuestInput, InvitationEnd, InvitationId, Membership, NotSent,
};
use crate::net::wire::Hello;

/// For how long one address is tried.
const CONNECT: Duration = Duration::from_secs(4);
/// For what is said last.
const FAREWELL: Duration = Duration::from_millis(500);
/// Messages that wait for the socket; a guest has far fewer commands on their way.
const OUTGOING: usize = 256;

/// The way to a host.
#[derive(Clone)]
pub enum Way {
    /// Over the network: its addresses, which are tried in turn, and its key if it is known.
    Network {
        /// Where it may be.
        addresses: Vec<SocketAddr>,
        /// Who must answer.
        expected: Option<PublicKey>,
    },
    /// Within this device.
    Door(Door),
}

/// What a guest is started with.
pub struct GuestPlan {
    /// Who it is.
    pub identity: Identity,
    /// What it says of itself. Its minor is that of [`Self::versions`].
    pub hello: Hello,
    /// What it speaks.
    pub versions: Versions,
    /// Where its host is.
    pub way: Way,
    /// Whom it has met before.
    pub known: Arc<[KnownPeer]>,
    /// What it remembered last of this host.
    pub membership: Option<Membership>,
    /// Its clock.
    pub clock: Clock,
}

/// What can be asked of a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuestOrder {
    /// Out of sight.
    Background,
    /// In sight again, or the network has changed.
    Foreground,
    /// Ready for the next game.
    Ready,
    /// Invites whoever is at the host's own device, to a new game or to go on with one.
    Invite(RoomSettings, Option<GameMark>),
    /// Accepts an invitation that came to this device, or declines it.
    Reply(InvitationId, bool),
    /// Accepts one that is about going on with this game, in which whoever invites has the first seat.
    GoOn(InvitationId, Box<GameOfRoom>),
    /// Answers one that is about going on with a game that can't.
    Refuse(InvitationId, InvitationEnd),
    /// Says whom one has invited elsewhere, and to go on with which game; see [`Act::Inviting`].
    Inviting(Option<PeerId>, Option<Box<GameOfRoom>>),
    /// Shows nothing any more of what somebody says, or shows it again.
    Mute(PeerId, bool),
    /// Has something done.
    Act(Act),
    /// Says goodbye, and ends.
    Leave,
}

/// Who is told of what becomes of a guest, on its thread.
pub trait GuestObserver: Send {
    /// Something has happened; the guest is as it is after that.
    fn happened(&mut self, guest: &Guest, effects: &[GuestEffect]);
    /// A link is open: this key was proved. From now on nobody else is called in its place.
    fn opened(&mut self, _opened: &Opened) {}
    /// A link has ended, or none has come about, for this reason: other versions, somebody else, nobody there.
    fn link_ended(&mut self, error: LinkError);
    /// Something can't be asked now.
    fn not_sent(&mut self, order: &GuestOrder, why: NotSent);
}

enum Event {
    Order(GuestOrder),
    Link(Epoch, FromLink),
}

/// A running guest. Dropping it closes its link without a goodbye: it can come back.
pub struct GuestDriver {
    orders: Option<GuestOrders>,
    thread: Option<JoinHandle<()>>,
}

impl GuestDriver {
    /// Starts it on a thread of its own, and calls at once.
    pub fn start(plan: GuestPlan, observer: Box<dyn GuestObserver>) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (task, orders) = GuestTask::new(plan, seed()?, Arc::new(System), observer);
        let run = move || runtime.block_on(task.run());
        let thread = thread::Builder::new().name("tengen-guest".to_owned()).spawn(run)?;
        Ok(Self { orders: Some(orders), thread: Some(thread) })
    }

    /// Has something done; the observer hears what becomes of it.
    pub fn order(&self, order: GuestOrder) {
        if let Some(orders) = &self.orders {
            orders.order(order);
        }
    }
}

impl Drop for GuestDriver {
    fn drop(&mut self) {
        // Without anybody to order it the guest ends.
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // It has told its observer what there was.
            let _ = thread.join();
        }
    }
}

/// What a guest is ordered by. It ends when this is dropped.
pub struct GuestOrders {
    events: mpsc::UnboundedSender<Event>,
}

impl GuestOrders {
    /// Has something done; the observer hears what becomes of it.
    pub fn order(&self, order: GuestOrder) {
        // A guest that has left does nothing more.
        let _ = self.events.send(Event::Order(order));
    }
}

/// A guest that has not begun.
pub struct GuestTask {
    calling: Calling,
    queue: mpsc::UnboundedReceiver<Event>,
}

impl GuestTask {
    /// A guest that calls over `network`, and what it is ordered by. `seed` is for it alone.
    #[must_use]
    pub fn new(
        plan: GuestPlan,
        seed: [u8; 32],
        network: Arc<dyn Network>,
        observer: Box<dyn GuestObserver>,
    ) -> (Self, GuestOrders) {
        let GuestPlan { identity, hello, versions, way, known, membership, clock } = plan;
        let hello = Hello { minor: versions.max_minor, ..hello };
        let mut chance = Chance::new(seed);
        let (events, queue) = mpsc::unbounded_channel();
        let calling = Calling {
            identity,
            versions,
            way,
            known,
            network,
            guest: Guest::new(hello, membership, chance.bytes()),
            chance,
            timer: Timer::new(clock),
            // Weak: once the orders are dropped, nobody can give any, and the guest ends.
            events: events.downgrade(),
            line: None,
            tasks: JoinSet::new(),
            observer,
        };
        (Self { calling, queue }, GuestOrders { events })
    }

    /// Calls at once, and runs until it has left or nobody can order it any more.
    pub async fn run(mut self) {
        self.calling.run(self.queue).await;
    }
}

struct Calling {
    identity: Identity,
    versions: Versions,
    way: Way,
    known: Arc<[KnownPeer]>,
    network: Arc<dyn Network>,
    chance: Chance,
    guest: Guest,
    timer: Timer,
    events: mpsc::WeakUnboundedSender<Event>,
    line: Option<(Epoch, mpsc::Sender<Arc<[u8]>>)>,
    tasks: JoinSet<()>,
    observer: Box<dyn GuestObserver>,
}

impl Calling {
    async fn run(&mut self, mut queue: mpsc::UnboundedReceiver<Event>) {
        self.step(GuestInput::Start);
        loop {
            let event = tokio::select! {
                event = queue.recv() => event,
                // Forgets the links that are over.
                Some(_) = self.tasks.join_next() => continue,
                () = self.timer.wait() => {
                    self.timer.set(None);
                    self.step(GuestInput::Timer);
                    continue;
                }
            };
            match event {
                None => return,
                Some(Event::Order(GuestOrder::Leave)) => {
                    // What the host still says keeps nobody from saying goodbye.
                    drop(queue);
                    return self.leave().await;
                }
                Some(Event::Order(order)) => self.obey(&order),
                Some(Event::Link(epoch, event)) => self.hear(epoch, event),
            }
        }
    }

    /// Says goodbye, which has a moment to get out.
    async fn leave(&mut self) {
        self.step(GuestInput::Stop);
        let all_sent = async { while self.tasks.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(FAREWELL, all_sent).await;
    }

    fn obey(&mut self, order: &GuestOrder) {
        let now_ms = self.timer.now_ms();
        let sent = match order {
            GuestOrder::Background => return self.step(GuestInput::Background),
            GuestOrder::Foreground => return self.step(GuestInput::Foreground),
            GuestOrder::Leave => return self.step(GuestInput::Stop),
            GuestOrder::Ready => self.guest.ready(now_ms),
            GuestOrder::Invite(settings, game) => self.guest.invite(now_ms, settings.clone(), game.clone()),
            GuestOrder::Reply(id, accept) => self.guest.reply(now_ms, *id, *accept),
            GuestOrder::GoOn(id, game) => self.guest.go_on(now_ms, *id, game.clone()),
            GuestOrder::Refuse(id, end) => self.guest.refuse(now_ms, *id, *end),
            GuestOrder::Inviting(peer, game) => self.guest.inviting(now_ms, *peer, game.clone()),
            GuestOrder::Mute(peer, muted) => {
                self.guest.mute(*peer, *muted);
                return self.carry_out(&[GuestEffect::Changed]);
            }
            GuestOrder::Act(act) => self.guest.command(now_ms, act.clone()),
        };
        match sent {
            Ok((_, effects)) => self.carry_out(&effects),
            Err(why) => self.observer.not_sent(order, why),
        }
    }

    fn hear(&mut self, epoch: Epoch, event: FromLink) {
        match event {
            FromLink::Opened(opened) => {
                self.pin(&opened);
                self.observer.opened(&opened);
                self.step(GuestInput::Linked(epoch, opened.handshake));
            }
            FromLink::Message(came) => self.step(GuestInput::Message(epoch, &came.bytes)),
            FromLink::Closed(error) => {
                self.observer.link_ended(error);
                self.step(GuestInput::Unlinked(epoch));
            }
            FromLink::Sent(_) => {}
        }
    }

    /// Whoever answered once must answer again: the address may be somebody else's by then.
    const fn pin(&mut self, opened: &Opened) {
        if let Way::Network { expected, .. } = &mut self.way {
            *expected = Some(opened.key);
        }
    }

    fn step(&mut self, input: GuestInput) {
        let effects = self.guest.step(self.timer.now_ms(), input);
        self.carry_out(&effects);
    }

    fn carry_out(&mut self, effects: &[GuestEffect]) {
        for effect in effects {
            match effect {
                GuestEffect::Dial(epoch) => self.dial(*epoch),
                GuestEffect::HangUp(epoch) => drop(self.line.take_if(|(line, _)| line == epoch)),
                GuestEffect::Send(epoch, bytes) => {
                    // What does not fit in is sent again after the next link.
                    let line = self.line.as_ref().filter(|(line, _)| line == epoch);
                    let _ = line.map(|(_, to)| to.try_send(bytes.as_slice().into()));
                }
                GuestEffect::WakeAt(at_ms) => self.timer.set(Some(*at_ms)),
                _ => {}
            }
        }
        self.observer.happened(&self.guest, effects);
    }

    fn dial(&mut self, epoch: Epoch) {
        let (to, outgoing) = mpsc::channel(OUTGOING);
        self.line = Some((epoch, to));
        let events = self.events.clone();
        let tell = move |event| {
            if let Some(events) = events.upgrade() {
                // The guest has ended.
                let _ = events.send(Event::Link(epoch, event));
            }
        };
        match &self.way {
            Way::Door(door) => {
                let door = door.clone();
                self.tasks.spawn(go_in(door, outgoing, tell));
            }
            Way::Network { addresses, expected } => {
                let seed = self.chance.bytes();
                let (identity, clock, known) =
                    (self.identity.clone(), self.timer.clock(), Arc::clone(&self.known));
                let (addresses, expected, versions) = (addresses.clone(), *expected, self.versions);
                let network = Arc::clone(&self.network);
                self.tasks.spawn(async move {
                    let Some(connection) = connect(&*network, &addresses).await else {
                        return tell(FromLink::Closed(LinkError::Cut));
                    };
                    let link =
                        SecureLink::dial(clock(), identity, expected, LinkLimits::GUEST, versions, seed);
                    link::run(connection, link, outgoing, (clock, known), tell).await;
                });
            }
        }
    }
}

/// The first address that answers.
async fn connect(network: &dyn Network, addresses: &[SocketAddr]) -> Option<Connection> {
    for address in addresses {
        if let Ok(Ok(connection)) = tokio::time::timeout(CONNECT, network.connect(*address)).await {
            return Some(connection);
        }
    }
    None
}

/// A link within the device.
async fn go_in(door: Door, mut outgoing: mpsc::Receiver<Arc<[u8]>>, tell: impl Fn(FromLink) + Send) {
    let (told, mut telling) = mpsc::unbounded_channel();
    let (say, said) = mpsc::channel(OUTGOING);
    if !door.open(told, said) {
        return tell(FromLink::Closed(LinkError::Cut));
    }
    loop {
        tokio::select! {
            message = outgoing.recv() => match message {
                Some(message) => if say.send(message.to_vec()).await.is_err() { break },
                None => break,
            },
            event = telling.recv() => match event {
                Some(event) => tell(event),
                None => break,
            },
        }
    }
    tell(FromLink::Closed(LinkError::Closed));
}
