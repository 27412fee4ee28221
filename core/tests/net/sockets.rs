//! The driver over real sockets of this computer: a host and guests in one process.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tengen_core::game::Action;
use tengen_core::net::driver::{
    Clock, GuestDriver, GuestObserver, GuestOrder, GuestPlan, HostDriver, HostObserver, HostOrder, HostPlan,
    Way, listen,
};
use tengen_core::net::hall::{HallLimits, Stored, StoredRoom};
use tengen_core::net::link::{Code, LinkError, PublicKey, Versions};
use tengen_core::net::room::{GameOfRoom, Phase, RoomSettings, RoomState};
use tengen_core::net::session::{Act, Contact, Farewell, Guest, GuestEffect, Membership, NotSent};

use crate::pair::identity;
use crate::world::{at, hello};

/// Long enough for a busy computer; a test that works does not wait for it.
const PATIENCE: Duration = Duration::from_mins(1);

fn clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || i64::try_from(start.elapsed().as_millis()).unwrap())
}

/// What a guest looks like after something has happened.
#[derive(Debug, Clone)]
struct Seen {
    contact: Contact,
    room: Option<RoomState>,
    membership: Option<Membership>,
    lobby: usize,
    codes: Vec<Code>,
    parted: Vec<Farewell>,
    not_sent: Option<NotSent>,
    link_error: Option<LinkError>,
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
                _ => {}
            }
        }
        self.seen.contact = guest.contact();
        self.seen.room = guest.room().map(|room| room.state().clone());
        self.seen.membership = guest.membership().cloned();
        self.seen.lobby = guest.lobby().len();
        let _ = self.tell.send(self.seen.clone());
    }

    fn link_ended(&mut self, error: LinkError) {
        self.seen.link_error = Some(error);
    }

    fn not_sent(&mut self, _: &GuestOrder, why: NotSent) {
        self.seen.not_sent = Some(why);
        let _ = self.tell.send(self.seen.clone());
    }
}

struct Player {
    driver: GuestDriver,
    seen: Receiver<Seen>,
}

impl Player {
    fn start(number: u8, way: Way, membership: Option<Membership>) -> Self {
        let (tell, seen) = channel();
        let nothing = Seen {
            contact: Contact::Off,
            room: None,
            membership: None,
            lobby: 0,
            codes: Vec::new(),
            parted: Vec::new(),
            not_sent: None,
            link_error: None,
        };
        let watcher = Box::new(Watcher { seen: nothing, tell });
        let name = hello(&format!("P{number}"));
        let plan = GuestPlan {
            identity: identity(number),
            hello: name,
            versions: Versions::OURS,
            way,
            membership,
            clock: clock(),
        };
        let driver = GuestDriver::start(plan, watcher).unwrap();
        Self { driver, seen }
    }

    fn act(&self, act: Act) {
        self.driver.order(GuestOrder::Act(act));
    }

    fn play(&self, point: &str) {
        self.act(Act::Play { action: Action::Play(at(point)) });
    }

    fn wait(&self, what: &str, until: impl Fn(&Seen) -> bool) -> Seen {
        let end = Instant::now() + PATIENCE;
        while let Ok(seen) = self.seen.recv_timeout(end.saturating_duration_since(Instant::now())) {
            if until(&seen) {
                return seen;
            }
        }
        panic!("{what} has not come about");
    }

    fn wait_plies(&self, plies: usize) -> RoomState {
        let has =
            |room: &RoomState| room.game.as_ref().is_some_and(|of_room| of_room.game.plies().len() == plies);
        let seen = self.wait(&format!("ply {plies}"), |seen| seen.room.as_ref().is_some_and(has));
        seen.room.unwrap()
    }
}

fn has_begun(of_room: &GameOfRoom) -> bool {
    !of_room.game.plies().is_empty()
}

type Disk = Arc<Mutex<Vec<Stored>>>;

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

fn host(disk: &Disk, port: u16) -> (HostDriver, SocketAddr, Receiver<Code>) {
    let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), port).unwrap();
    let address = listener.local_addr().unwrap();
    let (shown, codes) = channel();
    let plan = HostPlan {
        identity: identity(100),
        hello: hello("Hall"),
        versions: Versions::OURS,
        limits: HallLimits::HALL,
        rooms: StoredRoom::replay(disk.lock().unwrap().iter().cloned()).unwrap(),
        clock: clock(),
        wall_offset_ms: 0,
        observer: Box::new(Keeper { disk: Arc::clone(disk), shown }),
    };
    (HostDriver::start(plan, listener).unwrap(), address, codes)
}

fn to(address: SocketAddr) -> Way {
    Way::Network { addresses: vec![address], expected: Some(identity(100).public()) }
}

fn begin(host: &Player, guest: &Player) {
    host.wait("the lobby", |seen| seen.contact == Contact::Here);
    host.act(Act::Open { settings: RoomSettings::casual(), code: None });
    host.wait("a room", |seen| seen.room.is_some());
    guest.wait("the room in the lobby", |seen| seen.lobby == 1);
    guest.act(Act::Enter { room: 1, code: None });
    guest.act(Act::Sit { seat: None });
    guest
        .wait("a seat", |seen| seen.membership.as_ref().is_some_and(|membership| membership.token.is_some()));
    host.driver.order(GuestOrder::Ready);
    guest.driver.order(GuestOrder::Ready);
    for player in [host, guest] {
        player.wait("a game", |seen| seen.room.as_ref().is_some_and(|room| room.phase == Phase::Playing));
    }
}

#[test]
fn a_phone_that_hosts_plays_by_its_own_door_against_one_on_the_network() {
    let disk = Disk::default();
    let (hall, address, codes) = host(&disk, 0);
    // The host's own player has the host's own key.
    let home = Player::start(100, Way::Door(hall.door()), None);
    let away = Player::start(1, to(address), None);
    begin(&home, &away);
    for (n, point) in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"].into_iter().enumerate() {
        let player = if n % 2 == 0 { &home } else { &away };
        player.play(point);
        let (one, other) = (home.wait_plies(n + 1), away.wait_plies(n + 1));
        assert_eq!(one, other);
    }
    home.driver.order(GuestOrder::Act(Act::Leave));
    let end = away.wait("the result", |seen| seen.room.as_ref().is_some_and(|room| room.seats[0].is_none()));
    assert_eq!(end.room.unwrap().wins, [1, 0]);
    let shown: Vec<Code> =
        [&codes.recv_timeout(PATIENCE), &codes.recv_timeout(PATIENCE)].map(|code| code.unwrap()).to_vec();
    assert!(end.codes.iter().all(|code| shown.contains(code)) && end.codes.len() == 1);
    drop(hall);
    away.wait("a farewell", |seen| seen.parted == [Farewell::Stopping]);
}

#[test]
fn a_guest_and_a_host_that_end_are_back_at_their_board() {
    let disk = Disk::default();
    let (hall, address, _codes) = host(&disk, 0);
    let (one, other) = (Player::start(1, to(address), None), Player::start(2, to(address), None));
    begin(&one, &other);
    one.play("h8");
    one.wait_plies(1);
    // A guest's process ends without a word; what it remembered is enough.
    let known =
        |seen: &Seen| seen.room.as_ref().is_some_and(|room| room.game.as_ref().is_some_and(has_begun));
    let remembered = other.wait("the first move", known).membership;
    drop(other);
    let other = Player::start(2, to(address), remembered);
    other.wait_plies(1);
    other.play("h9");
    one.wait_plies(2);
    // The host ends and starts again, at the same port, from what was stored.
    hall.order(HostOrder::Stop);
    drop(hall);
    one.wait("the loss of the host", |seen| seen.contact == Contact::Calling);
    let (_hall, again, _codes) = host(&disk, address.port());
    assert_eq!(again, address);
    one.wait("the host again", |seen| seen.contact == Contact::Here && seen.room.is_some());
    other.wait("the host again", |seen| seen.contact == Contact::Here && seen.room.is_some());
    one.play("i8");
    other.wait_plies(3);
}

#[test]
fn what_is_no_guest_harms_no_game_and_somebody_else_is_no_host() {
    use std::io::{Read, Write};
    let disk = Disk::default();
    let (_hall, address, _codes) = host(&disk, 0);
    let (one, other) = (Player::start(1, to(address), None), Player::start(2, to(address), None));
    begin(&one, &other);
    let mut web = std::net::TcpStream::connect(address).unwrap();
    web.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
    web.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut answer = Vec::new();
    // Its preamble and the end of the connection, which may come as a reset.
    let _ = web.read_to_end(&mut answer);
    assert!(answer.len() <= 8, "{answer:?}");
    let silent = std::net::TcpStream::connect(address).unwrap();
    one.play("h8");
    other.wait_plies(1);
    drop(silent);
    let wary = Player::start(
        3,
        Way::Network { addresses: vec![address], expected: Some(identity(9).public()) },
        None,
    );
    wary.wait("a refusal", |seen| seen.link_error == Some(LinkError::OtherKey));
    let nobody = "127.0.0.1:1".parse().unwrap();
    let lost = Player::start(4, Way::Network { addresses: vec![nobody], expected: None }, None);
    lost.wait("a refusal", |seen| seen.link_error == Some(LinkError::Cut));
    lost.play("h8");
    lost.wait("a refusal", |seen| seen.not_sent == Some(NotSent::Offline));
}
