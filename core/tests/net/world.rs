//! A hall, its guests and the network between them, all in one thread with a clock of its own. Messages take time, links are
//! cut, fall silent or are not read; the hall is killed and comes back from what it has stored.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr};

use tengen_core::board::{Point, Size};
use tengen_core::game::Action;
use tengen_core::net::hall::{Hall, HallEffect, HallInput, HallLimits, LinkId, Stored, StoredRoom};
use tengen_core::net::link::{Chance, Code, PeerId, PublicKey};
use tengen_core::net::room::{GameOfRoom, RoomEvent, RoomId, RoomSettings, RoomState};
use tengen_core::net::session::{
    Act, Answer, CommandId, Contact, Epoch, Farewell, GameMark, Guest, GuestEffect, GuestInput,
    InvitationEnd, InvitationId, Membership, NotSent, SeatToken, ToGuest, ToHost,
};
use tengen_core::net::wire::{Hello, Name, decode, encode};

/// How long a message is under way.
pub const DELAY_MS: i64 = 20;

pub struct World {
    pub now_ms: i64,
    pub hall: Option<Hall>,
    pub limits: HallLimits,
    /// What the hall has stored, which outlives it.
    pub stored: Vec<Stored>,
    pub guests: Vec<Player>,
    wires: BTreeMap<LinkId, Wire>,
    next_link: LinkId,
    hall_wake_ms: Option<i64>,
    hall_starts: u8,
    /// Links that strangers hold, and what they were told.
    pub strangers: BTreeMap<LinkId, Vec<Vec<u8>>>,
    /// The codes that the hall shows, by guest.
    pub codes: Vec<(Option<usize>, Code)>,
    /// Whether guests can reach the hall at all.
    pub reachable: bool,
    /// The guest that is at the hall's own device.
    pub home: Option<usize>,
    pub steps: Steps,
    /// A step of the hall has begun that takes in all of this moment.
    stepping: bool,
}

/// What is one step of the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Steps {
    /// Each thing by itself.
    Each,
    /// All that reaches it at one moment.
    Together,
}

pub struct Player {
    pub guest: Guest,
    pub key: PublicKey,
    wake_ms: Option<i64>,
    /// What it has remembered, which outlives its process.
    pub remembered: Option<Membership>,
    pub answers: Vec<(CommandId, Act, Answer)>,
    pub unanswered: Vec<(CommandId, Act)>,
    pub disagreements: usize,
    pub parted: Vec<Farewell>,
    pub codes: Vec<Code>,
    pub announced: Vec<String>,
    pub lobby_why: Vec<tengen_core::net::session::Why>,
    pub replied: Vec<InvitationEnd>,
    pub over: Vec<(InvitationId, InvitationEnd)>,
    /// It does not read what comes.
    pub stalled: bool,
    /// The last game it had a seat in, as its archive has it, with who sat at the two seats.
    pub record: Option<(GameOfRoom, [PeerId; 2])>,
}

/// One connection; what is under way in it, with the time of its arrival.
struct Wire {
    guest: usize,
    epoch: Epoch,
    to_hall: VecDeque<(i64, Vec<u8>)>,
    to_guest: VecDeque<(i64, Vec<u8>)>,
    /// Closed by one end: the other hears of it once all has arrived.
    closed_by_hall: bool,
    closed_by_guest: bool,
    /// Nothing arrives any more, and nobody says so.
    silent: bool,
}

impl Player {
    /// What its archive has of the last game, with this person at the first seat.
    pub fn record_for(&self, first: PeerId) -> Option<GameOfRoom> {
        let (of_room, persons) = self.record.clone()?;
        let black = if persons[0] == first { of_room.black } else { of_room.black.other() };
        Some(GameOfRoom { black, ..of_room })
    }

    /// By what it says which game that is.
    pub fn mark(&self) -> Option<GameMark> {
        let (of_room, persons) = self.record.as_ref()?;
        Some(GameMark::of(of_room, *persons))
    }

    /// Stores what its screen shows.
    fn keep_record(&mut self) {
        let Some(room) = self.guest.room().filter(|room| room.seat().is_some()) else { return };
        if let (Some(of_room), Some(persons)) = (&room.state().game, room.state().persons()) {
            self.record = Some((of_room.clone(), persons));
        }
    }

    /// What would give its seat back.
    pub fn membership_token(&self) -> Option<SeatToken> {
        self.remembered.as_ref().and_then(|membership| membership.token)
    }
}

impl World {
    pub fn new(guests: usize) -> Self {
        Self::with_limits(guests, HallLimits::HALL)
    }

    pub fn with_limits(guests: usize, limits: HallLimits) -> Self {
        let mut world = Self {
            now_ms: 1_000,
            hall: None,
            limits,
            stored: Vec::new(),
            guests: Vec::new(),
            wires: BTreeMap::new(),
            next_link: 1,
            hall_wake_ms: None,
            hall_starts: 0,
            strangers: BTreeMap::new(),
            codes: Vec::new(),
            reachable: true,
            home: None,
            steps: Steps::Each,
            stepping: false,
        };
        world.start_hall();
        for n in 0..guests {
            world.add_guest(n);
        }
        world
    }

    fn add_guest(&mut self, n: usize) {
        let seed = u8::try_from(n + 1).unwrap();
        self.guests.push(Player {
            guest: Guest::new(hello(&format!("P{n}")), None, [seed; 32]),
            key: PublicKey(Chance::new([seed; 32]).bytes()),
            wake_ms: None,
            remembered: None,
            answers: Vec::new(),
            unanswered: Vec::new(),
            disagreements: 0,
            parted: Vec::new(),
            codes: Vec::new(),
            announced: Vec::new(),
            lobby_why: Vec::new(),
            replied: Vec::new(),
            over: Vec::new(),
            stalled: false,
            record: None,
        });
    }

    /// How often the hall's process was started.
    pub fn hall_starts(&self) -> u8 {
        self.hall_starts
    }

    pub fn hall(&self) -> &Hall {
        self.hall.as_ref().unwrap()
    }

    pub fn room(&self, room: RoomId) -> &RoomState {
        self.hall().rooms().find(|(id, _)| *id == room).map(|(_, state)| state).unwrap()
    }

    pub fn start_hall(&mut self) {
        self.hall_starts = self.hall_starts.saturating_add(1);
        let mut hall = Hall::new(
            self.limits,
            hello("Hall"),
            1_700_000_000_000,
            [self.hall_starts.wrapping_add(100); 32],
        );
        let rooms = StoredRoom::replay(self.stored.iter().cloned()).unwrap();
        hall.restore(self.now_ms, rooms);
        self.hall = Some(hall);
        self.finish_hall();
    }

    /// The hall's process is killed: nothing is said, what was under way is lost.
    pub fn kill_hall(&mut self) {
        self.hall = None;
        self.hall_wake_ms = None;
        self.strangers.clear();
        for wire in std::mem::take(&mut self.wires).into_values() {
            self.guest_step(wire.guest, GuestInput::Unlinked(wire.epoch));
        }
    }

    /// A guest's process is killed and started again: it knows only what it has remembered.
    pub fn kill_guest(&mut self, n: usize) {
        let links: Vec<_> = self.links_of(n);
        for link in links {
            self.wires.remove(&link);
            self.hall_step(HallInput::Unlinked { link });
        }
        let seed = [u8::try_from(self.next_link % 200).unwrap() + u8::try_from(n).unwrap(); 32];
        let player = &mut self.guests[n];
        player.guest = Guest::new(hello(&format!("P{n}")), player.remembered.clone(), seed);
        player.wake_ms = None;
        self.guest_step(n, GuestInput::Start);
    }

    pub fn start_all(&mut self) {
        for n in 0..self.guests.len() {
            self.guest_step(n, GuestInput::Start);
        }
        self.run(500);
    }

    pub fn guest_step(&mut self, n: usize, input: GuestInput) {
        let effects = self.guests[n].guest.step(self.now_ms, input);
        self.do_for_guest(n, effects);
    }

    pub fn hall_step(&mut self, input: HallInput) {
        let Some(hall) = &mut self.hall else { return };
        hall.take(self.now_ms, input);
        if !self.stepping {
            self.finish_hall();
        }
    }

    fn finish_hall(&mut self) {
        let Some(hall) = &mut self.hall else { return };
        let effects = hall.finish(self.now_ms);
        self.do_for_hall(effects);
    }

    pub fn command(&mut self, n: usize, act: Act) -> Result<CommandId, NotSent> {
        self.try_to(n, |guest, now_ms| guest.command(now_ms, act))
    }

    pub fn ready(&mut self, n: usize) -> Result<CommandId, NotSent> {
        self.try_to(n, Guest::ready)
    }

    /// A command by the link of a guest that the guest itself would not give, and its answer.
    pub fn say(&mut self, n: usize, id: CommandId, rev: u64, act: Act) -> Answer {
        let link = self.links_of(n)[0];
        self.hall_step(HallInput::Message { link, bytes: &message(&ToHost::Do { id, rev, act }) });
        let told = self.wires[&link].to_guest.iter().rev().map(|(_, bytes)| decode(bytes).unwrap());
        let answer = |message| match message {
            ToGuest::Answer { id: answered, answer } if answered == id => Some(answer),
            _ => None,
        };
        told.into_iter().find_map(answer).unwrap()
    }

    /// Has a guest do something that may be impossible now.
    pub fn try_to(
        &mut self,
        n: usize,
        does: impl FnOnce(&mut Guest, i64) -> Result<(CommandId, Vec<GuestEffect>), NotSent>,
    ) -> Result<CommandId, NotSent> {
        let (id, effects) = does(&mut self.guests[n].guest, self.now_ms)?;
        self.do_for_guest(n, effects);
        Ok(id)
    }

    /// Commands and waits for the answer.
    pub fn ask(&mut self, n: usize, act: Act) -> Answer {
        let id = self.command(n, act).unwrap();
        self.run(5 * DELAY_MS);
        self.answer(n, id).unwrap()
    }

    pub fn answer(&self, n: usize, id: CommandId) -> Option<Answer> {
        self.guests[n].answers.iter().find(|(known, ..)| *known == id).map(|(.., answer)| *answer)
    }

    pub fn play(&mut self, n: usize, point: &str) -> Answer {
        self.ask(n, Act::Play { action: Action::Play(at(point)) })
    }

    /// Two guests at the board of a new room, the first of them Black.
    pub fn game(&mut self, settings: RoomSettings) -> RoomId {
        assert_eq!(self.ask(0, Act::Open { settings, code: None }), Answer::Done);
        let room = self.guests[0].guest.room().unwrap().id();
        assert_eq!(self.ask(1, Act::Enter { room, code: None }), Answer::Done);
        assert_eq!(self.ask(1, Act::Sit { seat: None }), Answer::Done);
        self.ready(0).unwrap();
        self.ready(1).unwrap();
        self.run(20 * DELAY_MS);
        room
    }

    fn guest_of(&self, link: LinkId) -> Option<usize> {
        self.wires.get(&link).map(|wire| wire.guest)
    }

    fn links_of(&self, n: usize) -> Vec<LinkId> {
        self.wires.iter().filter(|(_, wire)| wire.guest == n).map(|(link, _)| *link).collect()
    }

    /// The link of a guest is torn: both ends hear of it, and what was under way is lost.
    pub fn cut(&mut self, n: usize) {
        for link in self.links_of(n) {
            let wire = self.wires.remove(&link).unwrap();
            self.hall_step(HallInput::Unlinked { link });
            self.guest_step(n, GuestInput::Unlinked(wire.epoch));
        }
    }

    /// The link of a guest falls silent: neither end hears anything, not even that.
    pub fn silence(&mut self, n: usize) {
        for link in self.links_of(n) {
            self.wires.get_mut(&link).unwrap().silent = true;
        }
    }

    /// What a guest has under way arrives twice.
    pub fn duplicate(&mut self, n: usize) {
        for link in self.links_of(n) {
            let wire = self.wires.get_mut(&link).unwrap();
            if let Some(last) = wire.to_hall.back().cloned() {
                wire.to_hall.push_back(last);
            }
        }
    }

    /// Of what a guest has under way, the last two messages change places.
    pub fn reorder(&mut self, n: usize) {
        for link in self.links_of(n) {
            let under_way = &mut self.wires.get_mut(&link).unwrap().to_hall;
            let count = under_way.len();
            if count > 1 {
                let (one, other) = (under_way[count - 2].0, under_way[count - 1].0);
                under_way.swap(count - 2, count - 1);
                (under_way[count - 2].0, under_way[count - 1].0) = (one, other);
            }
        }
    }

    /// Somebody with this key says these things, the hello included if there is one.
    pub fn stranger(&mut self, key: PublicKey, messages: &[Vec<u8>]) -> LinkId {
        let link = self.next_link;
        self.next_link += 1;
        self.strangers.insert(link, Vec::new());
        let from = Some(address(200));
        self.hall_step(HallInput::Linked { link, key, handshake: handshake(link), from });
        for message in messages {
            self.hall_step(HallInput::Message { link, bytes: message });
        }
        link
    }

    fn do_for_hall(&mut self, effects: Vec<HallEffect>) {
        self.hall_wake_ms = None;
        for (n, effect) in effects.into_iter().enumerate() {
            match effect {
                HallEffect::Store(stored) => {
                    assert_eq!(n, 0, "something was sent before it was stored");
                    self.stored.extend(stored);
                }
                HallEffect::Send { link, bytes } => {
                    if let Some(told) = self.strangers.get_mut(&link) {
                        told.push(bytes.to_vec());
                    } else if let Some(wire) = self.wires.get_mut(&link) {
                        wire.to_guest.push_back((self.now_ms + DELAY_MS, bytes.to_vec()));
                    }
                }
                HallEffect::Code { link, code } => self.codes.push((self.guest_of(link), code)),
                HallEffect::Close { link } => {
                    if let Some(wire) = self.wires.get_mut(&link) {
                        wire.closed_by_hall = true;
                    }
                }
                HallEffect::WakeAt(at_ms) => {
                    assert!(at_ms > self.now_ms, "it would wake at once, for ever");
                    self.hall_wake_ms = Some(at_ms);
                }
            }
        }
    }

    fn do_for_guest(&mut self, n: usize, effects: Vec<GuestEffect>) {
        self.guests[n].keep_record();
        for effect in effects {
            let now_ms = self.now_ms;
            let player = &mut self.guests[n];
            match effect {
                GuestEffect::Dial(epoch) => self.dial(n, epoch),
                GuestEffect::HangUp(epoch) => self.hang_up(n, epoch),
                GuestEffect::Send(epoch, bytes) => {
                    if let Some(wire) = self.wire_of(n, epoch) {
                        wire.to_hall.push_back((now_ms + DELAY_MS, bytes));
                    }
                }
                // Later alarms replace earlier ones, as a driver with one timer would do.
                GuestEffect::WakeAt(at_ms) => player.wake_ms = Some(at_ms),
                GuestEffect::Remember(membership) => player.remembered = membership,
                GuestEffect::Code(code) => player.codes.push(code),
                GuestEffect::Answered(id, act, answer) => player.answers.push((id, act, answer)),
                GuestEffect::Unanswered(id, act) => player.unanswered.push((id, act)),
                GuestEffect::Disagreed(_) => player.disagreements += 1,
                GuestEffect::Parted(why) => player.parted.push(why),
                GuestEffect::Announced(text) => player.announced.push(text),
                GuestEffect::SentToLobby(why) => player.lobby_why.push(why),
                GuestEffect::Replied(end) => player.replied.push(end),
                GuestEffect::InvitationOver(id, end) => player.over.push((id, end)),
                GuestEffect::Invited(_) | GuestEffect::Changed => {}
            }
        }
    }

    fn wire_of(&mut self, n: usize, epoch: Epoch) -> Option<&mut Wire> {
        let found = self.wires.values_mut().find(|wire| wire.guest == n && wire.epoch == epoch);
        found.filter(|wire| !wire.closed_by_guest)
    }

    fn dial(&mut self, n: usize, epoch: Epoch) {
        if self.hall.is_none() || !self.reachable {
            return self.guest_step(n, GuestInput::Unlinked(epoch));
        }
        let link = self.next_link;
        self.next_link += 1;
        self.wires.insert(
            link,
            Wire {
                guest: n,
                epoch,
                to_hall: VecDeque::new(),
                to_guest: VecDeque::new(),
                closed_by_hall: false,
                closed_by_guest: false,
                silent: false,
            },
        );
        let key = self.guests[n].key;
        let handshake = handshake(link);
        let from = (self.home != Some(n)).then(|| address(n));
        self.hall_step(HallInput::Linked { link, key, handshake, from });
        self.guest_step(n, GuestInput::Linked(epoch, handshake));
    }

    fn hang_up(&mut self, n: usize, epoch: Epoch) {
        if let Some(wire) = self.wire_of(n, epoch) {
            wire.closed_by_guest = true;
        }
    }

    /// Goes on for so long.
    pub fn run(&mut self, for_ms: i64) {
        let end_ms = self.now_ms + for_ms;
        let mut steps = 0;
        while let Some(at_ms) = self.next_ms().filter(|at_ms| *at_ms <= end_ms) {
            self.now_ms = self.now_ms.max(at_ms);
            self.stepping = self.steps == Steps::Together;
            while self.next_ms().is_some_and(|at_ms| at_ms <= self.now_ms) {
                self.deliver();
                self.wake();
                steps += 1;
                assert!(steps < 200_000, "it does not come to rest");
            }
            if std::mem::take(&mut self.stepping) {
                self.finish_hall();
            }
        }
        self.now_ms = end_ms;
    }

    fn next_ms(&self) -> Option<i64> {
        let wires = self.wires.values().filter(|wire| !wire.silent).flat_map(|wire| {
            let stalled = self.guests[wire.guest].stalled;
            let to_guest = wire.to_guest.front().filter(|_| !stalled).map(|(at_ms, _)| *at_ms);
            let closed = (wire.closed_by_guest && wire.to_hall.is_empty())
                || (wire.closed_by_hall && wire.to_guest.is_empty());
            [wire.to_hall.front().map(|(at_ms, _)| *at_ms), to_guest, closed.then_some(self.now_ms)]
        });
        let guests = self.guests.iter().map(|player| player.wake_ms);
        wires.chain(guests).chain([self.hall_wake_ms]).flatten().min()
    }

    fn deliver(&mut self) {
        for link in self.wires.keys().copied().collect::<Vec<_>>() {
            let now_ms = self.now_ms;
            let Some(wire) = self.wires.get_mut(&link).filter(|wire| !wire.silent) else { continue };
            let (n, epoch) = (wire.guest, wire.epoch);
            let due = |(at_ms, _): &(i64, Vec<u8>)| *at_ms <= now_ms;
            if wire.to_hall.front().is_some_and(due) {
                let (_, bytes) = wire.to_hall.pop_front().unwrap();
                self.hall_step(HallInput::Message { link, bytes: &bytes });
            } else if !self.guests[n].stalled && wire.to_guest.front().is_some_and(due) {
                let (_, bytes) = wire.to_guest.pop_front().unwrap();
                self.hall_step(HallInput::Sent { link, count: 1 });
                self.guest_step(n, GuestInput::Message(epoch, &bytes));
            } else if wire.closed_by_guest && wire.to_hall.is_empty() {
                self.wires.remove(&link);
                self.hall_step(HallInput::Unlinked { link });
            } else if wire.closed_by_hall && wire.to_guest.is_empty() {
                self.wires.remove(&link);
                self.guest_step(n, GuestInput::Unlinked(epoch));
            }
        }
    }

    fn wake(&mut self) {
        if self.hall_wake_ms.is_some_and(|at_ms| at_ms <= self.now_ms) {
            self.finish_hall();
        }
        for n in 0..self.guests.len() {
            if self.guests[n].wake_ms.is_some_and(|at_ms| at_ms <= self.now_ms) {
                self.guests[n].wake_ms = None;
                self.guest_step(n, GuestInput::Timer);
            }
        }
    }

    /// Whoever is in a room sees it as the hall has it.
    pub fn assert_all_agree(&self) {
        for (n, player) in self.guests.iter().enumerate() {
            let Some(copy) = player.guest.room().filter(|_| player.guest.contact() == Contact::Here) else {
                continue;
            };
            assert_eq!(self.hall().rev(copy.id()), Some(copy.rev()), "guest {n}");
            assert_eq!(copy.state(), self.room(copy.id()), "guest {n}");
        }
    }

    /// The moves that stand in what was stored of a room.
    pub fn stored_moves(&self, wanted: RoomId) -> Vec<Point> {
        let moves = self.stored.iter().filter_map(|stored| match stored {
            Stored::Event { room, event: RoomEvent::Did { entry }, .. } if *room == wanted => {
                match entry.action {
                    Action::Play(point) => Some(point),
                    _ => None,
                }
            }
            _ => None,
        });
        moves.collect()
    }
}

/// Where a guest calls from.
fn address(n: usize) -> IpAddr {
    Ipv4Addr::new(10, 0, 0, u8::try_from(n).unwrap()).into()
}

/// A hash as each link would have its own.
fn handshake(link: LinkId) -> [u8; 32] {
    Chance::new([u8::try_from(link % 251).unwrap(); 32]).bytes()
}

pub fn hello(name: &str) -> Hello {
    Hello { name: Name::new(name), ..Hello::default() }
}

pub fn at(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}

pub fn message(message: &ToHost) -> Vec<u8> {
    encode(message).unwrap()
}
