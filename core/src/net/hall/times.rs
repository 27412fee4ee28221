//! What becomes due with time alone.

use super::Hall;
use super::hosted::Hosted;
use super::visitor::Visitor;
use crate::net::room::{ClosedWhy, RoomId, SeatNo};
use crate::net::session::{Beat, Farewell, ToGuest};

impl Hall {
    pub(super) fn check_times(&mut self, now_ms: i64) {
        self.check_links(now_ms);
        self.check_invitations(now_ms);
        let is_due = |hosted: &Hosted| self.room_wakes(hosted).any(|at_ms| now_ms >= at_ms);
        let due = self.rooms.iter().filter(|(_, hosted)| is_due(hosted));
        for room in due.map(|(room, _)| *room).collect::<Vec<_>>() {
            self.check_clock(now_ms, room);
            self.check_claims(now_ms, room);
            self.check_drawing(now_ms, room);
            self.check_held(now_ms, room);
            self.check_empty(now_ms, room);
        }
    }

    fn check_drawing(&mut self, now_ms: i64, room: RoomId) {
        let until_ms = self.rooms.get(&room).and_then(|hosted| hosted.drawing_until_ms);
        if until_ms.is_some_and(|until_ms| now_ms >= until_ms) {
            self.stop_drawing(now_ms, room);
        }
    }

    /// A seat without a game is not kept for ever.
    fn check_held(&mut self, now_ms: i64, room: RoomId) {
        for seat in SeatNo::BOTH {
            let Some(hosted) = self.rooms.get(&room) else { return };
            if self.held_until(hosted, seat).is_some_and(|until_ms| now_ms >= until_ms) {
                self.free_seat(now_ms, room, seat);
            }
        }
    }

    pub(super) fn held_until(&self, hosted: &Hosted, seat: SeatNo) -> Option<i64> {
        if hosted.state.running().is_some() {
            return None;
        }
        hosted.holder(seat)?.gone_since_ms.map(|since| since + self.limits.held_ms)
    }

    fn check_empty(&mut self, now_ms: i64, room: RoomId) {
        let until_ms = self.rooms.get(&room).and_then(|hosted| self.kept_until(hosted));
        if until_ms.is_some_and(|until_ms| now_ms >= until_ms) {
            self.close_room(now_ms, room, ClosedWhy::Empty);
        }
    }

    fn kept_until(&self, hosted: &Hosted) -> Option<i64> {
        let keep_ms =
            if hosted.state.running().is_some() { self.limits.unfinished_ms } else { self.limits.empty_ms };
        hosted.empty_since_ms.map(|since| since + keep_ms)
    }

    /// When something will next be due, if nothing happens before.
    pub(super) fn next_wake(&self, now_ms: i64) -> Option<i64> {
        let links = self.visitors.values().map(|visitor| {
            let slow_ms = visitor.slow_ms(self.limits.slow_ms);
            // A watcher may be stuck for as long as it likes: that is looked at again only when it is heard of.
            let slow_ms = if slow_ms > now_ms { slow_ms } else { i64::MAX };
            visitor.beat_ms().min(slow_ms)
        });
        let rooms = self.rooms.values().flat_map(|hosted| self.room_wakes(hosted));
        links.chain(rooms).chain(self.invitations.due_ms()).min().map(|at_ms| at_ms.max(now_ms + 1))
    }

    fn room_wakes(&self, hosted: &Hosted) -> impl Iterator<Item = i64> {
        let clock = hosted.state.running().and_then(|of_room| of_room.game.runs_out_at());
        let clock = clock.and_then(|at_ms| hosted.running.reaches(at_ms));
        let seats = SeatNo::BOTH.into_iter().flat_map(|seat| {
            let unclaimed = hosted.state.seat(seat).is_some_and(|state| state.claim.is_none());
            let holder = hosted.holder(seat).filter(|_| unclaimed);
            let absent = holder.and_then(|holder| hosted.absent_due_ms(holder));
            [self.held_until(hosted, seat), absent, holder.and_then(|holder| hosted.late_due_ms(holder))]
        });
        [clock, hosted.drawing_until_ms, self.kept_until(hosted)].into_iter().chain(seats).flatten()
    }

    /// Looks after the links: who said no hello, reads nothing, or is not there any more.
    fn check_links(&mut self, now_ms: i64) {
        let slow_ms = self.limits.slow_ms;
        let is_due = |visitor: &Visitor| visitor.beat_ms().min(visitor.slow_ms(slow_ms)) <= now_ms;
        let due = self.visitors.iter().filter(|(_, visitor)| !visitor.closing && is_due(visitor));
        for link in due.map(|(link, _)| *link).collect::<Vec<_>>() {
            let Some(visitor) = self.visitors.get_mut(&link) else { continue };
            let slow = visitor.slow_ms(slow_ms) <= now_ms;
            let plays = || self.rooms.values().any(|hosted| hosted.seat_of(link).is_some());
            if visitor.hello_by_ms.is_some_and(|by_ms| now_ms >= by_ms) {
                self.close(now_ms, link, Farewell::Silent);
            } else if slow && plays() {
                self.close(now_ms, link, Farewell::Slow);
            } else {
                match visitor.heart.beat(now_ms) {
                    Beat::Dead => self.close(now_ms, link, Farewell::Silent),
                    // Counted as said even if the outbox has no room: what waits there is sign enough.
                    Beat::Ping => {
                        visitor.heart.said(now_ms);
                        self.tell(link, &ToGuest::Ping);
                    }
                    Beat::Rest => {}
                }
            }
        }
    }
}
