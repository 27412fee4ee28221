use std::net::IpAddr;
use std::sync::{Arc, Weak, mpsc};
use std::time::Duration;

use super::address_list::own_addresses;
use super::at_table::Record;
use super::backlog::Waiting;
use super::desk::Desk;
use super::hosting::Hosting;
use super::kept::{Kept, Place, SharedGame};
use super::line::Line;
use super::news::News;
use super::order::Order;
use super::peers::Peers;
use super::unfinished::GoingOn;
use super::{AdapterProblem, NearbyProblem, OutgoingState, Trust, Unfinished, identity};
use crate::app::across::{Across, Errand, Way as ToHost};
use crate::app::shared::Shared;
use crate::app::{AppError, RoomRefusal};
use crate::net::link::{Identity, PeerId, Versions};
use crate::net::session::{InvitationId, RoomCopy};
use crate::net::wire::{Hello, Name};

/// After so long without anybody found the page says so, in milliseconds.
pub(super) const NOTHING_FOUND_MS: i64 = 10_000;
/// For how long an invitation waits, in milliseconds; as in a host's limits.
pub(super) const INVITATION_MS: i64 = 30_000;
/// How often one's own addresses are looked at while the page is open.
const LOOK_MS: i64 = 5_000;

type Done = Result<(), AppError>;

/// What the thread is told.
pub(super) enum Task {
    /// Somebody wants something, and may wait for it.
    Ask(Order, Option<mpsc::Sender<Done>>),
    /// Somebody at the table wants something of the room's host.
    Errand(Errand),
    /// Something has become of this line.
    Line(u64, News, Waiting),
    /// The end.
    Stop,
}

/// All that is known of those nearby, and every link to them. One thread owns it.
pub(super) struct Neighbourhood {
    pub shared: Arc<Shared>,
    pub desk: Weak<Desk>,
    pub tasks: mpsc::Sender<Task>,
    pub identity: Identity,
    pub versions: Versions,
    /// The name of the service, of this run.
    pub instance: String,
    pub kept: Kept,
    pub open: bool,
    pub opened_ms: i64,
    pub background: bool,
    pub addresses: Vec<IpAddr>,
    looked_ms: i64,
    pub hosting: Option<Hosting>,
    /// The way into one's own hall.
    pub door: Option<Line>,
    /// Until when it should be through, in steady milliseconds.
    pub door_due_ms: i64,
    answers: Vec<(mpsc::Sender<Done>, Done)>,
    /// The way to another host.
    pub away: Option<Line>,
    lines: u64,
    pub peers: Peers,
    pub adapter: Option<AdapterProblem>,
    pub problem: Option<NearbyProblem>,
    pub outgoing: Option<Calling>,
    /// The invitations that were seen.
    pub arrived: Vec<Arrived>,
    /// Of each person the last game that could go on.
    pub unfinished: Vec<(PeerId, Unfinished)>,
    pub refused: Option<RoomRefusal>,
    /// Until when the host goes on for somebody whose opponent has left it, in steady milliseconds.
    pub lingers_until_ms: Option<i64>,
    pub announcement: Option<String>,
}

/// An invitation that came to this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Arrived {
    pub id: InvitationId,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// One's own record of the game that is to go on, and how much of it the other has.
    pub game: Option<(SharedGame, Unfinished)>,
}

/// Somebody was invited, or is being called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Calling {
    pub peer: String,
    pub name: String,
    /// The game that is to go on.
    pub game: Option<GoingOn>,
    pub state: OutgoingState,
    pub until_ms: i64,
    /// When it is given up here, in steady milliseconds, should nothing be heard of it.
    pub due_ms: Option<i64>,
    pub trust: Option<Trust>,
}

impl Neighbourhood {
    /// Whether there is a room to go back to. Blocking.
    pub(super) fn has_somewhere_to_go(shared: &Shared) -> Result<bool, AppError> {
        Ok(Kept::read(&shared.store)?.place.is_some())
    }

    pub(super) fn new(
        shared: &Arc<Shared>,
        desk: &Arc<Desk>,
        tasks: mpsc::Sender<Task>,
        versions: Versions,
    ) -> Result<Self, AppError> {
        let identity = identity::load_or_make(&shared.folder);
        let identity = identity.map_err(|_| AppError::Internal { code: "identity" })?;
        let tag = getrandom::u64().map_err(|_| AppError::Internal { code: "random" })?;
        Ok(Self {
            kept: Kept::read(&shared.store)?,
            shared: Arc::clone(shared),
            desk: Arc::downgrade(desk),
            tasks,
            identity,
            versions,
            instance: format!("tengen-{:08x}", tag >> 32),
            open: false,
            opened_ms: 0,
            background: false,
            addresses: Vec::new(),
            looked_ms: i64::MIN / 2,
            hosting: None,
            door: None,
            door_due_ms: 0,
            answers: Vec::new(),
            away: None,
            lines: 0,
            peers: Peers::default(),
            adapter: None,
            problem: None,
            outgoing: None,
            arrived: Vec::new(),
            unfinished: Vec::new(),
            refused: None,
            lingers_until_ms: None,
            announcement: None,
        })
    }

    pub(super) fn run(&mut self, queue: &mpsc::Receiver<Task>) {
        self.publish();
        loop {
            let task = match self.due_in() {
                None => queue.recv().map_err(|_| mpsc::RecvTimeoutError::Disconnected),
                Some(due) => queue.recv_timeout(due),
            };
            match task {
                Ok(Task::Stop) | Err(mpsc::RecvTimeoutError::Disconnected) => return self.end(),
                Ok(task) => self.take(task),
                Err(mpsc::RecvTimeoutError::Timeout) => self.tick(),
            }
        }
    }

    fn take(&mut self, task: Task) {
        match task {
            Task::Ask(order, answer) => {
                let done = self.obey(order);
                self.publish();
                self.answers.extend(answer.map(|answer| (answer, done)));
            }
            Task::Errand(errand) => {
                self.run_errand(errand);
                self.publish();
            }
            Task::Line(number, news, _waiting) => {
                self.hear(number, news);
                self.publish();
            }
            Task::Stop => {}
        }
        self.give_answers();
    }

    /// Whoever asked for something after which others can call waits until an invitation of theirs would arrive.
    fn give_answers(&mut self) {
        let coming = self.door.as_ref().is_some_and(|door| door.facts.host.is_none());
        if coming && self.door_due_ms > self.shared.time.steady_ms() {
            return;
        }
        for (answer, done) in self.answers.drain(..) {
            // Who asked waits no more.
            let _ = answer.send(done);
        }
    }

    /// Nobody is said goodbye to for good: whoever plays can come back.
    fn end(&mut self) {
        self.away = None;
        self.door = None;
        self.hosting = None;
    }

    fn due_in(&self) -> Option<Duration> {
        let now_ms = self.shared.time.steady_ms();
        let looking = self.open.then_some(self.looked_ms + LOOK_MS);
        let nothing = self.open.then_some(self.opened_ms + NOTHING_FOUND_MS).filter(|at_ms| *at_ms > now_ms);
        let answering = (!self.answers.is_empty()).then_some(self.door_due_ms);
        let due =
            [looking, nothing, answering, self.missed_due_ms(), self.lingers_until_ms, self.calling_due_ms()];
        let at_ms = due.into_iter().flatten().min()?;
        Some(Duration::from_millis(u64::try_from(at_ms - now_ms).unwrap_or(0).max(1)))
    }

    fn tick(&mut self) {
        let now_ms = self.shared.time.steady_ms();
        self.forget_missed();
        self.expire_calling();
        if self.lingers_until_ms.is_some_and(|until_ms| now_ms >= until_ms) {
            self.lingers_until_ms = None;
            self.stop_hosting_if_idle();
        }
        self.publish();
        self.give_answers();
    }

    fn publish(&mut self) {
        let now_ms = self.shared.time.steady_ms();
        if (self.open || self.hosting.is_some()) && now_ms >= self.looked_ms + LOOK_MS {
            self.look_at_addresses();
        }
        if let Some(desk) = self.desk.upgrade() {
            desk.publish(&self.shared, self.view());
        }
    }

    pub(super) fn look_at_addresses(&mut self) {
        self.looked_ms = self.shared.time.steady_ms();
        self.addresses = own_addresses();
    }

    pub(super) fn me(&self) -> PeerId {
        self.identity.public().peer_id()
    }

    pub(super) fn hello(&self) -> Hello {
        let app = Name::new(env!("CARGO_PKG_VERSION"));
        Hello { minor: self.versions.max_minor, app, name: self.kept.name.clone(), caps: Vec::new() }
    }

    pub(super) const fn next_line(&mut self) -> u64 {
        self.lines += 1;
        self.lines
    }

    /// The line by which one is in a room.
    pub(super) fn place_line(&self) -> Option<&Line> {
        if self.kept.place.as_ref()?.host.is_some() { self.away.as_ref() } else { self.door.as_ref() }
    }

    pub(super) fn place_line_mut(&mut self) -> Option<&mut Line> {
        if self.kept.place.as_ref()?.host.is_some() { self.away.as_mut() } else { self.door.as_mut() }
    }

    pub(super) fn line_mut(&mut self, number: u64) -> Option<&mut Line> {
        [&mut self.door, &mut self.away].into_iter().flatten().find(|line| line.number == number)
    }

    pub(super) fn store_place(&mut self, place: Option<Place>) {
        if self.kept.place != place {
            self.kept.place = place;
            // On a full disk one has to come back by hand, which is no reason not to play.
            let _ = self.kept.write_place(&self.shared.store);
        }
    }

    /// How the table stands with the room.
    pub(super) fn across(&self, line: &Line) -> Across {
        let seat = line.seat();
        let state = line.room().map(RoomCopy::state);
        let of_room = state.and_then(|state| state.game.as_ref());
        let me = of_room.zip(seat).map(|(of_room, seat)| of_room.stone(seat));
        let connected = line.is_here();
        let running = connected && state.is_some_and(|state| state.running().is_some() && !state.paused);
        Across { me, connected, running, sending: None, way: self.way() }
    }

    pub(super) fn way(&self) -> ToHost {
        let tasks = self.tasks.clone();
        // After the end nothing is asked for any more.
        ToHost(Arc::new(move |errand| drop(tasks.send(Task::Errand(errand)))))
    }

    /// Puts the room's game on the table as it is now.
    pub(super) fn show(&mut self) {
        let Some(line) = self.place_line() else { return };
        let Some(room) = line.room() else { return };
        let Some(of_room) = &room.state().game else { return };
        let ran_ms = room.ran_ms(self.shared.time.steady_ms());
        let Some(place) = self.kept.place.clone() else { return };
        let other = line.other();
        let place = Place { game: self.record_of(&place, of_room, other), other, ..place };
        let record = Record { game: place.game, aside: place.aside };
        let across = self.across(line);
        let (me, kept) = (across.me, line.seat().is_some());
        // What can't be stored is shown all the same, once it can.
        if let Ok(Record { game, aside }) = self.shared.show_room(of_room, across, (record, kept), ran_ms) {
            self.store_place(Some(Place { game, me, aside, ..place }));
        }
    }
}
