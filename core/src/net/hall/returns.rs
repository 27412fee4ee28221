//! Who goes for a while or for good, and who comes back.

use super::hosted::{Holder, Hosted};
use super::visitor::Place;
use super::{Hall, LinkId};
use crate::net::link::PublicKey;
use crate::net::room::{Claim, Phase, Presence, RoomEvent, RoomId, SeatNo};
use crate::net::session::{Pace, SeatToken, ToGuest};
use crate::net::wire::Name;

impl Hall {
    /// Back to a room by a new link: to one's seat with its token, else to watch.
    pub(super) fn resume(
        &mut self,
        now_ms: i64,
        link: LinkId,
        (room, rev): (RoomId, u64),
        token: Option<SeatToken>,
        code: Option<&Name>,
    ) {
        let Some(visitor) = self.visitors.get(&link) else { return };
        if visitor.place != Place::Lobby {
            return;
        }
        let key = visitor.key;
        let admitted = |hosted: &Hosted, seat: SeatNo| {
            let holder = hosted.holder(seat)?;
            let shown = token.filter(|&token| holder.key.key == key && holder.key.mark.admits(key, token));
            shown.map(|_| seat)
        };
        let hosted = self.rooms.get(&room);
        let seat = hosted.and_then(|hosted| SeatNo::BOTH.into_iter().find_map(|seat| admitted(hosted, seat)));
        let entered = match seat {
            Some(seat) => {
                self.take_seat_again(now_ms, link, room, seat);
                Ok(())
            }
            None => self.watch(now_ms, link, room, code),
        };
        if let Err(why) = entered {
            return self.tell(link, &ToGuest::InLobby { why: Some(why) });
        }
        // Only a token proves that the room is still the one in which the guest had got so far.
        self.bring_up_to_date(now_ms, link, room, if seat.is_some() { rev } else { 0 });
        if let Some(seat) = seat {
            let _ = self.emit(now_ms, room, RoomEvent::Presence { seat, presence: Presence::Here });
            self.go_on(now_ms, room);
        }
    }

    /// Somebody is here by a new link who was given a seat and may never have heard of it: what told them of it, and of the
    /// token that would give it back, was lost with the old link. They are known by their key.
    pub(super) fn hand_over_again(&mut self, now_ms: i64, link: LinkId) {
        let Some(key) = self.visitors.get(&link).map(|visitor| visitor.key) else { return };
        let untold =
            |holder: &Holder| holder.key.key == key && holder.link.is_none() && holder.told_rev.is_some();
        let found = self.rooms.iter().find_map(|(room, hosted)| {
            let seat = SeatNo::BOTH.into_iter().find(|&seat| hosted.holder(seat).is_some_and(untold));
            seat.map(|seat| (*room, seat))
        });
        if let Some(found) = found {
            self.be_back(now_ms, link, key, found);
        }
    }

    /// The holder of `key` is at a seat of theirs again, with a new token for it.
    pub(super) fn be_back(
        &mut self,
        now_ms: i64,
        link: LinkId,
        key: PublicKey,
        (room, seat): (RoomId, SeatNo),
    ) {
        self.hand_over(now_ms, link, key, (room, seat));
        let _ = self.emit(now_ms, room, RoomEvent::Presence { seat, presence: Presence::Here });
        self.go_on(now_ms, room);
    }

    /// A command shows that somebody knows a room as it was at `rev`, and so their seat there.
    pub(super) fn note_knowledge(&mut self, link: LinkId, rev: u64) {
        let Some(hosted) = self.room_of(link).and_then(|room| self.rooms.get_mut(&room)) else { return };
        let Some(holder) = hosted.seat_of(link).and_then(|seat| hosted.holder_mut(seat)) else { return };
        holder.told_rev = holder.told_rev.filter(|told| rev < *told);
    }

    fn take_seat_again(&mut self, now_ms: i64, link: LinkId, room: RoomId, seat: SeatNo) {
        let Some(hosted) = self.rooms.get_mut(&room) else { return };
        if let Some(holder) = hosted.holder_mut(seat) {
            (holder.link, holder.gone_since_ms, holder.told_rev) = (Some(link), None, None);
        }
        hosted.recount(now_ms);
        self.place(link, Place::Room(room), Pace::PLAYER);
    }

    /// Sends what was missed, or the whole room if that is not kept.
    fn bring_up_to_date(&mut self, now_ms: i64, link: LinkId, room: RoomId, rev: u64) {
        let Some(hosted) = self.rooms.get(&room) else { return };
        let missed: Option<Vec<_>> = hosted
            .log
            .since(rev)
            .filter(|_| rev > 0)
            .map(|events| events.map(|(n, e)| (n, e.clone())).collect());
        let fits = missed.as_ref().is_some_and(|missed| missed.len() < self.limits.outbox / 2);
        let Some(missed) = missed.filter(|_| fits) else {
            if let Some(whole) = self.entered(now_ms, room, link, 0) {
                self.tell(link, &whole);
            }
            return;
        };
        let (rev, ran_ms) = (hosted.log.rev(), hosted.running.read(now_ms));
        let (seat, waits) = (hosted.seat_of(link), self.waits(now_ms, hosted));
        self.tell(link, &ToGuest::Resumed { room, seat, rev, ran_ms, waits });
        for (rev, (hash, event)) in missed {
            self.tell(link, &ToGuest::Event { rev, hash, event });
        }
    }

    pub(super) fn resync(&mut self, link: LinkId) {
        if let Some(visitor) = self.visitors.get_mut(&link) {
            visitor.outbox.clear();
            visitor.snapshot_due = true;
        }
    }

    /// The app of somebody goes out of sight; the link will follow.
    pub(super) fn mark_away(&mut self, now_ms: i64, link: LinkId) {
        let Some(room) = self.room_of(link) else { return };
        let Some(seat) = self.rooms.get(&room).and_then(|hosted| hosted.seat_of(link)) else { return };
        let _ = self.emit(now_ms, room, RoomEvent::Presence { seat, presence: Presence::Away });
    }

    /// Somebody leaves for good: a game that runs can be claimed at once, a seat without one is free.
    pub(super) fn say_bye(&mut self, now_ms: i64, link: LinkId) {
        let Some(room) = self.room_of(link) else { return };
        let Some(hosted) = self.rooms.get_mut(&room) else { return };
        let Some(seat) = hosted.seat_of(link) else { return };
        // Whoever says goodbye to a room has heard of it, and is not led back there by the next link.
        if let Some(holder) = hosted.holder_mut(seat) {
            holder.told_rev = None;
        }
        if hosted.state.phase == Phase::Playing {
            let _ = self.emit(now_ms, room, RoomEvent::Presence { seat, presence: Presence::Left });
            let _ = self.emit(now_ms, room, RoomEvent::MayClaim { seat, claim: Claim::Absent });
        } else {
            self.free_seat(now_ms, room, seat);
        }
    }

    /// Takes a link out of the room it is in. A seat stays its holder's.
    pub(super) fn forget_link(&mut self, now_ms: i64, link: LinkId) {
        let Some(room) = self.room_of(link) else { return };
        if let Some(visitor) = self.visitors.get_mut(&link) {
            visitor.place = Place::Lobby;
        }
        let Some(hosted) = self.rooms.get_mut(&room) else { return };
        self.lobby_changed |= hosted.watchers.remove(&link);
        let Some(seat) = hosted.seat_of(link) else { return hosted.recount(now_ms) };
        if let Some(holder) = hosted.holder_mut(seat) {
            (holder.link, holder.gone_since_ms) = (None, Some(now_ms));
        }
        let here = hosted.state.seat(seat).is_some_and(|state| state.presence == Presence::Here);
        if here {
            let gone = RoomEvent::Presence { seat, presence: Presence::Reconnecting };
            let _ = self.emit(now_ms, room, gone);
        } else {
            hosted.recount(now_ms);
        }
    }
}
