//! The driver as it is, over a network that a test makes up: it delays, parts and holds back, and machines crash. Time is
//! simulated, so minutes of it take moments. Turmoil's connections lose what a partition swallowed and never say so: each is
//! half open afterwards, which is what a phone's network does.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tengen_core::board::{Point, Stone};
use tengen_core::game::Action;
use tengen_core::net::driver::{
    Clock, Connection, GuestObserver, GuestOrder, GuestPlan, GuestTask, HostObserver, HostPlan, HostTask,
    Listening, Network, Waiting, Way,
};
use tengen_core::net::hall::{HallLimits, Stored, StoredRoom};
use tengen_core::net::link::{Chance, LinkError, Versions};
use tengen_core::net::room::{GameOfRoom, Phase, Presence, RoomEvent, RoomSettings, SeatNo};
use tengen_core::net::session::{Act, Contact, Guest, GuestEffect, Membership, NotSent, RoomCopy};
use tokio::sync::mpsc;
use turmoil::net::{TcpListener, TcpStream};
use turmoil::{Builder, Sim};

use crate::pair::identity;
use crate::world::hello;

const PORT: u16 = 27_315;
const HALL: &str = "hall";
const GUESTS: [&str; 2] = ["one", "other"];
/// Stones of a game. They stand so that nobody has five.
const PLIES: usize = 40;

fn point(ply: usize) -> Point {
    let (n, row) = (ply / 2, 4 * (ply / 2 / 7) + 2 * (ply % 2));
    Point::new(u8::try_from(n % 7 * 2).unwrap(), u8::try_from(row).unwrap())
}

fn connection(stream: TcpStream) -> Connection {
    let (read, write) = stream.into_split();
    Connection { read: Box::new(read), write: Box::new(write) }
}

struct Turmoil;

impl Network for Turmoil {
    fn connect(&self, address: SocketAddr) -> Waiting<'_, Connection> {
        Box::pin(async move { Ok(connection(TcpStream::connect(address).await?)) })
    }
}

struct Port(TcpListener);

impl Listening for Port {
    fn accept(&mut self) -> Waiting<'_, (Connection, IpAddr)> {
        Box::pin(async move {
            let (stream, address) = self.0.accept().await?;
            Ok((connection(stream), address.ip()))
        })
    }
}

/// What outlives a crash: what was stored, and what the test looks at.
#[derive(Default)]
struct Disk {
    stored: Vec<Stored>,
    remembered: [Option<Membership>; 2],
    seen: [Seen; 2],
    /// Each start of a machine has its own lots.
    starts: u8,
}

#[derive(Clone, Default)]
struct Seen {
    here: bool,
    plies: usize,
    presence: [Option<Presence>; 2],
    disagreed: bool,
    /// It has seen the end of the game, and wants no other.
    content: bool,
}

type Shared = Arc<Mutex<Disk>>;

fn seed(disk: &Shared, salt: u64) -> [u8; 32] {
    let mut disk = disk.lock().unwrap();
    disk.starts += 1;
    let mut chance = Chance::new([disk.starts; 32]);
    let _ = chance.below(salt + 1);
    chance.bytes()
}

fn clock() -> Clock {
    Arc::new(|| i64::try_from(turmoil::sim_elapsed().unwrap_or_default().as_millis()).unwrap())
}

struct Keeper(Shared);

impl HostObserver for Keeper {
    fn store(&mut self, stored: Vec<Stored>) {
        self.0.lock().unwrap().stored.extend(stored);
    }
}

async fn host(disk: Shared) -> turmoil::Result {
    let listener = TcpListener::bind((IpAddr::V4(Ipv4Addr::UNSPECIFIED), PORT)).await?;
    let seed = seed(&disk, 1);
    let stored = disk.lock().unwrap().stored.clone();
    let plan = HostPlan {
        identity: identity(100),
        hello: hello("Hall"),
        versions: Versions::OURS,
        limits: HallLimits::HALL,
        known: Arc::new([]),
        rooms: StoredRoom::replay(stored).unwrap(),
        clock: clock(),
        wall_offset_ms: 1_700_000_000_000,
        observer: Box::new(Keeper(disk)),
    };
    let (task, _door) = HostTask::new(plan, seed, Box::new(Port(listener)));
    task.run().await;
    Ok(())
}

/// What a player sees of its room.
struct Board {
    seat: Option<SeatNo>,
    phase: Phase,
    plies: usize,
    decider: Option<SeatNo>,
    ready: bool,
}

impl Board {
    fn of(room: &RoomCopy) -> Self {
        let (seat, state) = (room.seat(), room.state());
        Self {
            seat,
            phase: state.phase,
            plies: state.game.as_ref().map_or(0, |of_room| of_room.game.plies().len()),
            decider: state.running().and_then(GameOfRoom::decider),
            ready: seat.and_then(|seat| state.seat(seat)).is_some_and(|seat| seat.ready.is_some()),
        }
    }
}

/// What a player sees, from which it decides what to do.
struct View {
    contact: Contact,
    lobby: usize,
    room: Option<Board>,
    pending: usize,
    /// It is on its way back to a room that it knows of.
    returns: bool,
}

struct Watcher {
    n: usize,
    disk: Shared,
    tell: mpsc::UnboundedSender<View>,
}

impl GuestObserver for Watcher {
    fn happened(&mut self, guest: &Guest, effects: &[GuestEffect]) {
        let mut disk = self.disk.lock().unwrap();
        for effect in effects {
            match effect {
                GuestEffect::Remember(membership) => disk.remembered[self.n].clone_from(membership),
                GuestEffect::Disagreed(Some(_)) => disk.seen[self.n].disagreed = true,
                _ => {}
            }
        }
        let seen = &mut disk.seen[self.n];
        seen.here = guest.contact() == Contact::Here;
        seen.content |= guest.room().is_some_and(|room| room.state().phase == Phase::Finished);
        if seen.content {
            return;
        }
        let presence = |room: &RoomCopy, seat| room.state().seat(seat).map(|seat| seat.presence);
        seen.presence = guest.room().map_or([None; 2], |room| SeatNo::BOTH.map(|seat| presence(room, seat)));
        let room = guest.room().map(Board::of);
        seen.plies = room.as_ref().map_or(0, |room| room.plies);
        let pending = guest.pending().count();
        let returns = room.is_none() && guest.membership().is_some();
        let (contact, lobby) = (guest.contact(), guest.lobby().len());
        // The machine has crashed.
        let _ = self.tell.send(View { contact, lobby, room, pending, returns });
    }

    fn link_ended(&mut self, _: LinkError) {}

    fn not_sent(&mut self, _: &GuestOrder, _: NotSent) {}
}

/// What a player would do next, who wants nothing but to play the game to its end.
fn wish(n: usize, view: &View) -> Option<GuestOrder> {
    if view.contact != Contact::Here || view.pending > 0 || view.returns {
        return None;
    }
    let Some(Board { seat, phase, plies, decider, ready }) = &view.room else {
        return match (n, view.lobby) {
            (0, 0) => Some(GuestOrder::Act(Act::Open { settings: RoomSettings::casual(), code: None })),
            (_, 0) => None,
            _ => Some(GuestOrder::Act(Act::Enter { room: 1, code: None })),
        };
    };
    let act = match phase {
        _ if seat.is_none() => Act::Sit { seat: None },
        Phase::Open if !ready => return Some(GuestOrder::Ready),
        Phase::Playing if seat == decider => {
            let resign = Action::Resign(Stone::to_move_at(*plies));
            Act::Play { action: if *plies == PLIES { resign } else { Action::Play(point(*plies)) } }
        }
        _ => return None,
    };
    Some(GuestOrder::Act(act))
}

async fn guest(n: usize, disk: Shared) -> turmoil::Result {
    let (tell, mut views) = mpsc::unbounded_channel();
    let seed = seed(&disk, 2);
    let membership = disk.lock().unwrap().remembered[n].clone();
    let plan = GuestPlan {
        identity: identity(u8::try_from(n).unwrap()),
        hello: hello(GUESTS[n]),
        versions: Versions::OURS,
        way: Way::Network {
            addresses: vec![SocketAddr::new(turmoil::lookup(HALL), PORT)],
            expected: Some(identity(100).public()),
        },
        known: Arc::new([]),
        membership,
        clock: clock(),
    };
    let watcher = Box::new(Watcher { n, disk, tell });
    let (task, orders) = GuestTask::new(plan, seed, Arc::new(Turmoil), watcher);
    let playing = async move {
        while let Some(view) = views.recv().await {
            // People think.
            if let Some(order) = wish(n, &view) {
                tokio::time::sleep(Duration::from_millis(300)).await;
                while views.try_recv().is_ok() {}
                orders.order(order);
            }
        }
    };
    tokio::join!(task.run(), playing);
    Ok(())
}

struct Evening<'a> {
    sim: Sim<'a>,
    disk: Shared,
    seed: u64,
}

impl Evening<'_> {
    fn new(seed: u64) -> Self {
        let disk = Shared::default();
        let mut sim = Builder::new()
            .rng_seed(seed)
            .simulation_duration(Duration::from_hours(1))
            .tick_duration(Duration::from_millis(10))
            .build();
        let hall = Arc::clone(&disk);
        sim.host(HALL, move || host(Arc::clone(&hall)));
        for (n, name) in GUESTS.into_iter().enumerate() {
            let shared = Arc::clone(&disk);
            sim.host(name, move || guest(n, Arc::clone(&shared)));
        }
        Self { sim, disk, seed }
    }

    /// Goes on until it has come about, and says how long that took.
    fn until(&mut self, what: &str, seconds: u64, is_so: impl Fn(&Disk) -> bool) -> Duration {
        let start = self.sim.elapsed();
        loop {
            let took = self.sim.elapsed().saturating_sub(start);
            if is_so(&self.disk.lock().unwrap()) {
                return took;
            }
            let in_time = took <= Duration::from_secs(seconds);
            assert!(in_time, "{what} has not come about in {seconds} s (evening {})", self.seed);
            self.sim.step().unwrap();
        }
    }

    fn wait(&mut self, seconds: u64) {
        let end = self.sim.elapsed() + Duration::from_secs(seconds);
        while self.sim.elapsed() < end {
            self.sim.step().unwrap();
        }
    }

    fn until_ply(&mut self, ply: usize) {
        self.until("a ply", 120, |disk| disk.seen.iter().all(|seen| seen.plies >= ply));
    }

    fn until_both_are_back(&mut self, seconds: u64) {
        let here = |disk: &Disk| {
            disk.seen.iter().all(|seen| seen.here && seen.presence == [Some(Presence::Here); 2])
        };
        self.until("that both are back", seconds, here);
    }

    /// The game ends with every stone in its place, once.
    fn assert_played_out(&mut self) {
        self.until("the end of the game", 600, |disk| disk.seen.iter().all(|seen| seen.content));
        let disk = self.disk.lock().unwrap();
        let stones = disk.stored.iter().filter_map(|stored| match stored {
            Stored::Event { event: RoomEvent::Did { entry }, .. } => match entry.action {
                Action::Play(point) => Some(point),
                _ => None,
            },
            _ => None,
        });
        let stones: Vec<_> = stones.map(|point| point.to_string()).collect();
        let expected: Vec<_> = (0..PLIES).map(|ply| point(ply).to_string()).collect();
        assert_eq!(stones, expected);
        assert!(disk.seen.iter().all(|seen| !seen.disagreed));
    }
}

#[test]
fn a_game_is_played_over_a_network_of_delays() {
    Evening::new(1).assert_played_out();
}

#[test]
fn who_is_parted_from_the_hall_is_missed_and_back_in_time() {
    let mut evening = Evening::new(2);
    evening.until_ply(6);
    evening.sim.partition(GUESTS[0], HALL);
    // Both ends find out by silence alone.
    let missed = |disk: &Disk| !disk.seen[0].here && disk.seen[1].presence[0] == Some(Presence::Reconnecting);
    evening.until("that one is missed", 15, missed);
    evening.wait(60);
    evening.sim.repair(GUESTS[0], HALL);
    // The longest wait before the next call, and that call.
    evening.until_both_are_back(16);
    evening.assert_played_out();
}

#[test]
fn what_is_held_back_comes_late_and_in_order() {
    let mut evening = Evening::new(3);
    for ply in [3, 9, 15] {
        evening.until_ply(ply);
        evening.sim.hold(GUESTS[1], HALL);
        evening.wait(4);
        evening.sim.release(GUESTS[1], HALL);
    }
    evening.assert_played_out();
}

#[test]
fn a_hall_that_crashes_has_every_answered_move_when_it_is_back() {
    let mut evening = Evening::new(4);
    for ply in [5, 11, 20] {
        evening.until_ply(ply);
        evening.sim.crash(HALL);
        evening.until("that it is missed", 15, |disk| disk.seen.iter().all(|seen| !seen.here));
        evening.sim.bounce(HALL);
        evening.until_both_are_back(16);
    }
    evening.assert_played_out();
}

#[test]
fn a_guest_that_crashes_is_at_its_board_again_in_two_seconds() {
    let mut evening = Evening::new(5);
    for (n, ply) in [(0, 4), (1, 9), (0, 16)] {
        evening.until_ply(ply);
        evening.sim.crash(GUESTS[n]);
        evening.wait(30);
        evening.sim.bounce(GUESTS[n]);
        evening.until_both_are_back(2);
    }
    evening.assert_played_out();
}

#[test]
fn whatever_breaks_and_in_whatever_order_no_stone_is_lost_or_played_twice() {
    // A hundredth of the model's evenings: these take longer.
    let seeds = std::env::var("TENGEN_SEEDS")
        .ok()
        .and_then(|seeds| seeds.parse().ok())
        .map_or(12, |seeds: u64| seeds / 100);
    for seed in 10..10 + seeds {
        let mut evening = Evening::new(seed);
        let mut chance = Chance::new([u8::try_from(seed % 251).unwrap(); 32]);
        for _ in 0..8 {
            evening.wait(1 + chance.below(6));
            let name = GUESTS[usize::try_from(chance.below(2)).unwrap()];
            match chance.below(5) {
                0 => evening.sim.partition(name, HALL),
                1 => evening.sim.hold(name, HALL),
                2 => evening.sim.bounce(HALL),
                3 => evening.sim.bounce(name),
                _ => {}
            }
            evening.wait(chance.below(30));
            for name in GUESTS {
                evening.sim.repair(name, HALL);
                evening.sim.release(name, HALL);
            }
        }
        evening.assert_played_out();
    }
}
