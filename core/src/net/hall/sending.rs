//! What goes out: into bounded outboxes, and from there to the driver once the step is stored.

use std::sync::Arc;

use super::hosted::Hosted;
use super::visitor::Place;
use super::{Hall, HallEffect, LinkId};
use crate::net::link::PeerId;
use crate::net::room::{RoomEvent, RoomId};
use crate::net::session::{CommandId, Entered, Farewell, RoomSummary, ToGuest};
use crate::net::wire::encode;

impl Hall {
    /// Puts a message into a link's outbox. If it is full, what waits is replaced by the whole room, or the whole lobby, to come.
    pub(super) fn tell(&mut self, link: LinkId, message: &ToGuest) {
        if let Ok(bytes) = encode(message) {
            self.post(link, &bytes.into());
        }
    }

    fn post(&mut self, link: LinkId, bytes: &Arc<[u8]>) {
        // Nothing comes after the farewell.
        let Some(visitor) = self.visitors.get_mut(&link).filter(|visitor| !visitor.closing) else { return };
        // With a whole room to come, its parts need not.
        if visitor.snapshot_due || visitor.outbox.push(Arc::clone(bytes)).is_ok() {
            return;
        }
        visitor.outbox.clear();
        visitor.snapshot_due = true;
    }

    pub(super) fn tell_all(&mut self, message: &ToGuest) {
        let Ok(bytes) = encode(message) else { return };
        let bytes = bytes.into();
        for link in self.visitors.keys().copied().collect::<Vec<_>>() {
            self.post(link, &bytes);
        }
    }

    /// Tells everybody in a room of an event.
    pub(super) fn broadcast(&mut self, room: RoomId, rev: u64, hash: u64, event: &RoomEvent) {
        self.tell_room(room, &ToGuest::Event { rev, hash, event: event.clone() });
    }

    pub(super) fn tell_room(&mut self, room: RoomId, message: &ToGuest) {
        let Some(hosted) = self.rooms.get(&room) else { return };
        let links: Vec<_> = hosted.links().collect();
        let Ok(bytes) = encode(message) else { return };
        let bytes = bytes.into();
        for link in links {
            self.post(link, &bytes);
        }
    }

    /// The whole room, for somebody in it.
    pub(super) fn entered(
        &self,
        now_ms: i64,
        room: RoomId,
        link: LinkId,
        newest: CommandId,
    ) -> Option<ToGuest> {
        let hosted = self.rooms.get(&room)?;
        let (rev, state, seat) = (hosted.log.rev(), hosted.state.clone(), hosted.seat_of(link));
        let ran_ms = hosted.running.read(now_ms);
        let token = self.visitors.get(&link).and_then(|visitor| visitor.token).filter(|_| seat.is_some());
        let waits = self.waits(now_ms, hosted);
        Some(ToGuest::Entered(Box::new(Entered { room, rev, state, seat, token, newest, ran_ms, waits })))
    }

    /// Says why and closes a link. That has its place even where nothing else fits in any more.
    pub(super) fn close(&mut self, now_ms: i64, link: LinkId, why: Farewell) {
        self.lose_invitation(now_ms, link);
        if let Some(visitor) = self.visitors.get_mut(&link).filter(|visitor| !visitor.closing) {
            visitor.closing = true;
            if let Ok(bytes) = encode(&ToGuest::Closing { why }) {
                visitor.outbox.push_last(bytes.into());
            }
        }
        self.forget_link(now_ms, link);
    }

    /// What is to be done after a step: store, then send, then sleep.
    pub(super) fn effects(&mut self, now_ms: i64) -> Vec<HallEffect> {
        let mut effects = Vec::new();
        if !self.to_store.is_empty() {
            effects.push(HallEffect::Store(std::mem::take(&mut self.to_store)));
        }
        if self.lobby_changed {
            self.lobby_changed = false;
            let lobby = self.visitors.values_mut().filter(|visitor| visitor.place == Place::Lobby);
            lobby.for_each(|visitor| visitor.lobby_due = visitor.hello_by_ms.is_none());
        }
        self.tell_waits(now_ms);
        let due = self.visitors.iter().filter(|(_, visitor)| visitor.has_due());
        for link in due.map(|(link, _)| *link).collect::<Vec<_>>() {
            self.catch_up(now_ms, link);
            self.flush(now_ms, link, &mut effects);
        }
        let codes = std::mem::take(&mut self.codes).into_iter();
        effects.extend(codes.map(|(link, code)| HallEffect::Code { link, code }));
        effects.extend(self.next_wake(now_ms).map(HallEffect::WakeAt));
        effects
    }

    /// Puts what is due as a whole into an outbox that has room again.
    fn catch_up(&mut self, now_ms: i64, link: LinkId) {
        let Some(visitor) = self.visitors.get_mut(&link) else { return };
        if !visitor.outbox.has_room() {
            return;
        }
        let (place, left_out) = (visitor.place, visitor.snapshot_due);
        let newest =
            self.people.get(&visitor.peer).filter(|_| left_out).map_or(0, |known| known.answered.newest());
        if left_out {
            // Among what was left out may be these.
            self.tell_anew(link, place);
        }
        let Some(visitor) = self.visitors.get_mut(&link) else { return };
        let message = match place {
            Place::Room(room) if left_out => self.entered(now_ms, room, link, newest),
            Place::Lobby if visitor.lobby_due || left_out => {
                visitor.lobby_due = false;
                Some(ToGuest::Lobby { rooms: self.summaries(), newest })
            }
            _ => None,
        };
        if let Some(message) = message {
            self.tell(link, &message);
            if left_out && self.is_home(link) {
                self.show_all_invitations(link);
            }
        }
    }

    /// How it stands with the host, and whether one is in a room.
    fn tell_anew(&mut self, link: LinkId, place: Place) {
        if let Some(visitor) = self.visitors.get_mut(&link) {
            visitor.snapshot_due = false;
        }
        self.tell(link, &ToGuest::HostAway { away: self.away });
        if place == Place::Lobby {
            self.tell(link, &ToGuest::InLobby { why: None });
        }
    }

    fn flush(&mut self, now_ms: i64, link: LinkId, effects: &mut Vec<HallEffect>) {
        let Some(visitor) = self.visitors.get_mut(&link) else { return };
        let closing = visitor.closing;
        while let Some(bytes) = if closing { visitor.outbox.take_last() } else { visitor.outbox.take(now_ms) }
        {
            visitor.heart.said(now_ms);
            self.counts.sent += 1;
            effects.push(HallEffect::Send { link, bytes });
        }
        if closing {
            effects.push(HallEffect::Close { link });
            self.visitors.remove(&link);
        }
    }

    /// The rooms as the lobby shows them.
    #[must_use]
    pub fn summaries(&self) -> Vec<RoomSummary> {
        let summary = |(room, hosted): (&RoomId, &Hosted)| RoomSummary {
            room: *room,
            settings: hosted.state.settings.clone(),
            seats: hosted.state.seats.clone().map(|seat| seat.map(|state| state.name)),
            phase: hosted.state.phase,
            watchers: u32::try_from(hosted.watchers.len()).unwrap_or(u32::MAX),
            private: hosted.code.is_some(),
        };
        self.rooms.iter().map(summary).collect()
    }

    /// The other links of this person.
    pub(super) fn other_links(&self, peer: PeerId, link: LinkId) -> Vec<LinkId> {
        let others = self
            .visitors
            .iter()
            .filter(|(other, visitor)| **other != link && visitor.peer == peer && !visitor.closing);
        others.map(|(other, _)| *other).collect()
    }
}
