//! People of a test: guests and hosts of the real driver, and what is seen of them.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tengen_core::game::Action;
use tengen_core::net::driver::{
    Clock, GuestDriver, GuestObserver, GuestOrder, GuestPlan, HostDriver, HostObserver, HostPlan, Way, listen,
};
use tengen_core::net::hall::{HallLimits, Stored, StoredRoom};
use tengen_core::net::link::{Code, KnownPeer, LinkError, Opened, PublicKey, Versions};
use tengen_core::net::room::{GameOfRoom, Phase, RoomState, SeatNo};
use tengen_core::net::session::{
    Act, Answer, Contact, Farewell, Guest, GuestEffect, Invitation, InvitationEnd, Membership, NotSent,
    RoomCopy,
};
use tengen_core::net::wire::Agreed;

use crate::pair::identity;
use crate::world::{at, hello};

/// Long enough for a busy computer; a test that works does not wait for it.
pub const PATIENCE: Duration = Duration::from_mins(1);

pub fn clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || i64::try_from(start.elapsed().as_millis()).unwrap())
}

/// What a guest looks like after something has happened.
#[derive(Debug, Clone)]
pub struct Seen {
    pub contact: Contact,
    pub room: Option<RoomState>,
    pub seat: Option<SeatNo>,
    pub membership: Option<Membership>,
    pub lobby: usize,
    pub codes: Vec<Code>,
    pub parted: Vec<Farewell>,
    pub answers: Vec<Answer>,
    pub not_sent: Option<NotSent>,
    pub link_error: Option<LinkError>,
    pub agreed: Option<Agreed>,
    pub invitations: Vec<Invitation>,
    pub replied: Vec<InvitationEnd>,
    /// Whose keys were proved, in turn.
    pub opened: Vec<PublicKey>,
}

impl Seen {
    const NOTHING: Self = Self {
        contact: Contact::Off,
        room: None,
        seat: None,
        membership: None,
        lobby: 0,
        codes: Vec::new(),
        parted: Vec::new(),
        answers: Vec::new(),
        not_sent: None,
        link_error: None,
        agreed: None,
        invitations: Vec::new(),
        replied: Vec::new(),
        opened: Vec::new(),
    };

    pub fn phase(&self) -> Option<Phase> {
        self.room.as_ref().map(|room| room.phase)
    }
}

struct Watcher {
    seen: Seen,
    tell: Sender<Seen>,
}

impl GuestObserver for Watcher {
    fn happened(&mut self, guest: &Guest, effects: &[GuestEffect]) {
        for effect in effects {
            match effect {
                GuestEffect::Code(code) => self.seen.codes.push(*code),
                GuestEffect::Parted(why) => self.seen.parted.push(*why),
                GuestEffect::Replied(end) => self.seen.replied.push(*end),
                GuestEffect::Answered(_, _, answer) => self.seen.answers.push(*answer),
                _ => {}
            }
        }
        self.seen.contact = guest.contact();
        self.seen.room = guest.room().map(|room| room.state().clone());
        self.seen.membership = guest.membership().cloned();
        self.seen.seat = guest.room().and_then(RoomCopy::seat);
        self.seen.lobby = guest.lobby().len();
        self.seen.agreed = guest.agreed();
        self.seen.invitations = guest.invitations().to_vec();
        let _ = self.tell.send(self.seen.clone());
    }

    fn opened(&mut self, opened: &Opened) {
        self.seen.opened.push(opened.key);
    }

    fn link_ended(&mut self, error: LinkError) {
        self.seen.link_error = Some(error);
    }

    fn not_sent(&mut self, _: &GuestOrder, why: NotSent) {
        self.seen.not_sent = Some(why);
        let _ = self.tell.send(self.seen.clone());
    }
}

pub struct Player {
    pub driver: GuestDriver,
    seen: Receiver<Seen>,
}

impl Player {
    pub fn start(number: u8, way: Way, membership: Option<Membership>) -> Self {
        Self::speaking(Versions::OURS, number, way, membership)
    }

    pub fn speaking(versions: Versions, number: u8, way: Way, membership: Option<Membership>) -> Self {
        Self::knowing(Arc::new([]), versions, number, way, membership)
    }

    pub fn knowing(
        known: Arc<[KnownPeer]>,
        versions: Versions,
        number: u8,
        way: Way,
        membership: Option<Membership>,
    ) -> Self {
        let (tell, seen) = channel();
        let watcher = Box::new(Watcher { seen: Seen::NOTHING, tell });
        let (identity, hello) = (identity(number), hello(&format!("P{number}")));
        let plan = GuestPlan { identity, hello, versions, way, known, membership, clock: clock() };
        Self { driver: GuestDriver::start(plan, watcher).unwrap(), seen }
    }

    pub fn act(&self, act: Act) {
        self.driver.order(GuestOrder::Act(act));
    }

    pub fn play(&self, point: &str) {
        self.act(Act::Play { action: Action::Play(at(point)) });
    }

    pub fn wait(&self, what: &str, until: impl Fn(&Seen) -> bool) -> Seen {
        let end = Instant::now() + PATIENCE;
        while let Ok(seen) = self.seen.recv_timeout(end.saturating_duration_since(Instant::now())) {
            if until(&seen) {
                return seen;
            }
        }
        panic!("{what} has not come about");
    }

    pub fn wait_plies(&self, plies: usize) -> RoomState {
        let has =
            |room: &RoomState| room.game.as_ref().is_some_and(|of_room| of_room.game.plies().len() == plies);
        let seen = self.wait(&format!("ply {plies}"), |seen| seen.room.as_ref().is_some_and(has));
        seen.room.unwrap()
    }
}

pub fn has_begun(of_room: &GameOfRoom) -> bool {
    !of_room.game.plies().is_empty()
}

pub type Disk = Arc<Mutex<Vec<Stored>>>;

struct Keeper {
    disk: Disk,
    shown: Sender<Code>,
}

impl HostObserver for Keeper {
    fn store(&mut self, stored: Vec<Stored>) {
        self.disk.lock().unwrap().extend(stored);
    }

    fn code(&mut self, _: PublicKey, code: Code) {
        let _ = self.shown.send(code);
    }
}

/// What a host has with this key, in a hall of `limits`.
pub fn plan(disk: &Disk, number: u8, limits: HallLimits) -> (HostPlan, Receiver<Code>) {
    let (shown, codes) = channel();
    let plan = HostPlan {
        identity: identity(number),
        hello: hello("Hall"),
        versions: Versions::OURS,
        limits,
        known: Arc::new([]),
        rooms: StoredRoom::replay(disk.lock().unwrap().iter().cloned()).unwrap(),
        clock: clock(),
        wall_offset_ms: 0,
        observer: Box::new(Keeper { disk: Arc::clone(disk), shown }),
    };
    (plan, codes)
}

pub fn home(port: u16) -> (TcpListener, SocketAddr) {
    let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), port).unwrap();
    let address = listener.local_addr().unwrap();
    (listener, address)
}

pub fn host(disk: &Disk, port: u16) -> (HostDriver, SocketAddr, Receiver<Code>) {
    let (listener, address) = home(port);
    let (plan, codes) = plan(disk, 100, HallLimits::HALL);
    (HostDriver::start(plan, listener).unwrap(), address, codes)
}

pub fn to(address: SocketAddr) -> Way {
    Way::Network { addresses: vec![address], expected: Some(identity(100).public()) }
}
