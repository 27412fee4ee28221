//! The host's end: a lobby and rooms, in which people sit and watch. A phone that hosts runs it with one room, `tengen hall`
//! with many. Whoever plays at the host's own device is a guest like the others, by a link within the device.
//!
//! The hall's games are the only truth. What has happened is taken in as it comes; then all of it is to be stored before anything
//! of it is sent.

mod acts;
mod claims;
mod comings;
mod credits;
mod gate;
mod hosted;
mod input;
mod invitations;
mod limits;
mod outbox;
mod play;
mod refusals;
mod returns;
mod rooms;
mod seats;
mod sending;
mod status;
mod stored;
mod taking_up;
mod times;
mod visitor;
mod waits;

use std::collections::BTreeMap;

pub use gate::{Gate, GateRefusal};
pub use input::{HallEffect, HallInput, LinkId};
pub use limits::HallLimits;
pub use status::HallStatus;
pub use stored::{SeatKey, Stored, StoredRoom};

use hosted::Hosted;
use invitations::Invitations;
use status::Counts;
use visitor::{Person, Place, Visitor};

use super::link::{Chance, Code, PeerId};
use super::room::{Phase, RoomEvent, RoomId, RoomState};
use super::session::{CommandId, Farewell, ToGuest, Why};
use super::wire::Hello;

/// Many rooms and everybody in them.
#[derive(Debug)]
pub struct Hall {
    limits: HallLimits,
    hello: Hello,
    chance: Chance,
    /// What is added to `now_ms` for the time of day.
    wall_offset_ms: i64,
    visitors: BTreeMap<LinkId, Visitor>,
    people: BTreeMap<PeerId, Person>,
    rooms: BTreeMap<RoomId, Hosted>,
    invitations: Invitations,
    away: bool,
    counts: Counts,
    /// What has changed and is to be stored.
    to_store: Vec<Stored>,
    /// The codes that have become known.
    codes: Vec<(LinkId, Code)>,
    lobby_changed: bool,
}

impl Hall {
    /// An empty hall. `wall_offset_ms` added to `now_ms` is the time of day in milliseconds since 1970; `seed` is for this hall
    /// alone.
    #[must_use]
    pub const fn new(limits: HallLimits, hello: Hello, wall_offset_ms: i64, seed: [u8; 32]) -> Self {
        Self {
            limits,
            hello,
            chance: Chance::new(seed),
            wall_offset_ms,
            visitors: BTreeMap::new(),
            people: BTreeMap::new(),
            rooms: BTreeMap::new(),
            invitations: Invitations::new(),
            away: false,
            counts: Counts::NONE,
            to_store: Vec::new(),
            codes: Vec::new(),
            lobby_changed: false,
        }
    }

    /// Opens the rooms that were stored before the last end, however that came. Their clocks stand still until somebody is back.
    /// To be [finished](Self::finish) like any other step.
    pub fn restore(&mut self, now_ms: i64, rooms: impl IntoIterator<Item = StoredRoom>) {
        for stored in rooms.into_iter().take(self.limits.rooms) {
            let room = stored.room;
            self.rooms.insert(room, Hosted::restored(now_ms, stored));
            self.wait_for_players(now_ms, room);
        }
    }

    /// Goes on by one thing that has happened. What it leads to waits until the step is [finished](Self::finish).
    pub fn take(&mut self, now_ms: i64, input: HallInput) {
        match input {
            HallInput::Linked { link, key, handshake, from } => {
                self.linked(now_ms, link, key, handshake, from);
            }
            HallInput::Message { link, bytes } => {
                self.counts.received += 1;
                self.receive(now_ms, link, bytes);
            }
            HallInput::Sent { link, count } => self.sent(link, count),
            HallInput::Unlinked { link } => self.unlinked(now_ms, link),
            HallInput::Announce(text) => self.announce(text),
            HallInput::Away(away) => self.set_away(now_ms, away),
            HallInput::WallOffset(offset_ms) => self.wall_offset_ms = offset_ms,
            HallInput::Stop => self.stop(now_ms),
        }
    }

    /// Ends a step, of however many things: what is due by now is done, and all is to be stored and then sent. Also to be called
    /// at the time of a [`HallEffect::WakeAt`]; at any other it does no harm.
    #[must_use]
    pub fn finish(&mut self, now_ms: i64) -> Vec<HallEffect> {
        self.check_times(now_ms);
        self.effects(now_ms)
    }

    /// The rooms with their states.
    pub fn rooms(&self) -> impl Iterator<Item = (RoomId, &RoomState)> {
        self.rooms.iter().map(|(id, hosted)| (*id, &hosted.state))
    }

    /// The number of the last event of a room.
    #[must_use]
    pub fn rev(&self, room: RoomId) -> Option<u64> {
        self.rooms.get(&room).map(|hosted| hosted.log.rev())
    }

    /// How many links there are.
    #[must_use]
    pub fn links(&self) -> usize {
        self.visitors.len()
    }

    /// How many people are remembered.
    #[must_use]
    pub fn people(&self) -> usize {
        self.people.len()
    }

    /// How many invitations wait.
    #[must_use]
    pub fn invitations(&self) -> usize {
        self.invitations.count()
    }

    /// The most messages that wait for one link.
    #[must_use]
    pub fn longest_outbox(&self) -> usize {
        self.visitors.values().map(|visitor| visitor.outbox.waiting()).max().unwrap_or(0)
    }

    /// Adds an event to a room and tells everybody in it. One that its state does not allow changes nothing.
    fn emit(&mut self, now_ms: i64, room: RoomId, event: RoomEvent) -> Result<(), Why> {
        let hosted = self.rooms.get_mut(&room).ok_or(Why::NoSuchRoom)?;
        let before = hosted.state.phase;
        hosted.state.apply(&event).map_err(|_| Why::NotNow)?;
        self.counts.note(&event);
        let hash = hosted.state.board_hash();
        let rev = hosted.log.push((hash, event.clone()));
        if event.changes_game() {
            hosted.game_rev = rev;
        }
        if before == Phase::Playing && hosted.state.phase != before {
            hosted.hold_from(now_ms);
            self.counts.ended += 1;
        }
        let shows_in_lobby =
            !matches!(event, RoomEvent::Did { .. } | RoomEvent::Said { .. } | RoomEvent::Presence { .. });
        self.lobby_changed |= shows_in_lobby || hosted.state.phase != before;
        hosted.recount(now_ms);
        self.broadcast(room, rev, hash, &event);
        self.to_store.push(Stored::Event { room, rev, event });
        Ok(())
    }

    /// The newest command of somebody that was answered.
    fn newest(&self, peer: PeerId) -> CommandId {
        self.people.get(&peer).map_or(0, |person| person.answered.newest())
    }

    fn announce(&mut self, text: &str) {
        let message = ToGuest::Announcement { text: text.to_owned() };
        self.tell_all(&message);
    }

    fn set_away(&mut self, now_ms: i64, away: bool) {
        if self.away == away {
            return;
        }
        self.away = away;
        self.tell_all(&ToGuest::HostAway { away });
        for room in self.rooms.keys().copied().collect::<Vec<_>>() {
            // Whose time is up has lost; a room that has no game has nothing to pause.
            self.check_clock(now_ms, room);
            if self.rooms.get(&room).is_some_and(|hosted| hosted.state.running().is_some()) {
                let _ = self.emit(now_ms, room, RoomEvent::Paused { on: away });
            }
        }
    }

    fn stop(&mut self, now_ms: i64) {
        for link in self.visitors.keys().copied().collect::<Vec<_>>() {
            self.close(now_ms, link, Farewell::Stopping);
        }
    }

    /// Whether somebody is in a room with this link, and in which.
    fn room_of(&self, link: LinkId) -> Option<RoomId> {
        match self.visitors.get(&link)?.place {
            Place::Room(room) => Some(room),
            Place::Lobby => None,
        }
    }
}
