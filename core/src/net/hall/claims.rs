//! Games that somebody has left alone.

use super::{Hall, LinkId};
use crate::game::Action;
use crate::net::room::{Claim, Presence, RoomEvent, RoomId, SeatNo};
use crate::net::session::Why;

impl Hall {
    pub(super) fn claim(&mut self, now_ms: i64, link: LinkId) -> Result<(), Why> {
        let (room, hosted, seat) = self.seated(link)?;
        let against = seat.other();
        let of_room = hosted.state.running().ok_or(Why::NotNow)?;
        let stone = of_room.stone(against);
        let claim = hosted.state.seat(against).and_then(|state| state.claim).ok_or(Why::NotNow)?;
        let action = match claim {
            Claim::NoShow => Action::NoShow(stone),
            Claim::Absent => Action::Abandon(stone),
        };
        self.do_action(now_ms, room, action).map(drop)
    }

    /// Tells a room once a game in it may be claimed.
    pub(super) fn check_claims(&mut self, now_ms: i64, room: RoomId) {
        for seat in SeatNo::BOTH {
            let Some(claim) = self.due_claim(now_ms, room, seat) else { continue };
            let _ = self.emit(now_ms, room, RoomEvent::MayClaim { seat, claim });
        }
    }

    fn due_claim(&self, now_ms: i64, room: RoomId, seat: SeatNo) -> Option<Claim> {
        let hosted = self.rooms.get(&room)?;
        hosted.state.running()?;
        if hosted.state.seat(seat)?.claim.is_some() {
            return None;
        }
        let holder = hosted.holder(seat)?;
        let over = |due_ms: Option<i64>| due_ms.is_some_and(|at_ms| now_ms >= at_ms);
        if over(hosted.absent_due_ms(holder)) {
            Some(Claim::Absent)
        } else {
            over(hosted.late_due_ms(holder)).then_some(Claim::NoShow)
        }
    }

    /// A room that was restored: nobody is there yet, and no clock runs.
    pub(super) fn wait_for_players(&mut self, now_ms: i64, room: RoomId) {
        for seat in SeatNo::BOTH {
            let presence = Presence::Reconnecting;
            let _ = self.emit(now_ms, room, RoomEvent::Presence { seat, presence });
        }
        let runs = self.rooms.get(&room).is_some_and(|hosted| hosted.state.running().is_some());
        if runs {
            let _ = self.emit(now_ms, room, RoomEvent::Paused { on: true });
        }
    }

    /// Somebody is back: the clocks of a room that was restored go on.
    pub(super) fn go_on(&mut self, now_ms: i64, room: RoomId) {
        let paused = self.rooms.get(&room).is_some_and(|hosted| hosted.state.paused);
        if paused && !self.away {
            let _ = self.emit(now_ms, room, RoomEvent::Paused { on: false });
        }
    }
}
