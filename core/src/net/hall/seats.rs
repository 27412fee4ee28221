//! Places in a room: to sit and to watch.

use super::hosted::Holder;
use super::visitor::Place;
use super::{Hall, LinkId, SeatKey, Stored};
use crate::net::link::PublicKey;
use crate::net::room::{RoomEvent, RoomId, SeatNo};
use crate::net::session::{Farewell, Pace, SeatToken, TokenMark, Why};
use crate::net::wire::Name;

impl Hall {
    /// Whether somebody can go into a room to watch.
    pub(super) fn may_watch(
        &mut self,
        now_ms: i64,
        link: LinkId,
        room: RoomId,
        code: Option<&Name>,
    ) -> Result<(), Why> {
        let hosted = self.rooms.get(&room).ok_or(Why::NoSuchRoom)?;
        let full = hosted.watchers.len() >= self.limits.watchers;
        if hosted.code.is_none() || hosted.code.as_ref() == code {
            return if full { Err(Why::Full) } else { Ok(()) };
        }
        // Codes are short: who tries many is as bad as who sends much.
        if let Some(visitor) = self.visitors.get_mut(&link) {
            visitor.strikes += 1;
            if visitor.strikes >= self.limits.strikes {
                self.close(now_ms, link, Farewell::Flood);
            }
        }
        Err(Why::WrongCode)
    }

    /// Goes into a room to watch.
    pub(super) fn watch(
        &mut self,
        now_ms: i64,
        link: LinkId,
        room: RoomId,
        code: Option<&Name>,
    ) -> Result<(), Why> {
        self.may_watch(now_ms, link, room, code)?;
        let hosted = self.rooms.get_mut(&room).ok_or(Why::NoSuchRoom)?;
        hosted.watchers.insert(link);
        hosted.recount(now_ms);
        self.lobby_changed = true;
        self.place(link, Place::Room(room), Pace::WATCHER);
        Ok(())
    }

    pub(super) fn place(&mut self, link: LinkId, place: Place, beat: Pace) {
        if let Some(visitor) = self.visitors.get_mut(&link) {
            visitor.place = place;
            visitor.heart.set_pace(beat);
            // What had to be left out is still to be made good, wherever one is now.
            visitor.lobby_due = place == Place::Lobby;
            if place == Place::Lobby {
                visitor.token = None;
            }
        }
    }

    /// Gives a seat to somebody who watches, with a new token.
    pub(super) fn seat(&mut self, now_ms: i64, link: LinkId, room: RoomId, seat: SeatNo) -> Result<(), Why> {
        let visitor = self.visitors.get(&link).ok_or(Why::NotInRoom)?;
        let (peer, key, name) = (visitor.peer, visitor.key, visitor.name.clone());
        self.emit(now_ms, room, RoomEvent::Sat { seat, peer, name }).map_err(|_| Why::SeatTaken)?;
        if let Some(hosted) = self.rooms.get_mut(&room) {
            hosted.watchers.remove(&link);
        }
        self.hand_over(now_ms, link, key, (room, seat));
        Ok(())
    }

    /// Gives the holder of `key` a seat that is theirs, with a new token for it, and the whole room.
    pub(super) fn hand_over(
        &mut self,
        now_ms: i64,
        link: LinkId,
        key: PublicKey,
        (room, seat): (RoomId, SeatNo),
    ) {
        let token = SeatToken::new(self.chance.bytes());
        let key = SeatKey { key, mark: TokenMark::new(key, token) };
        let Some(hosted) = self.rooms.get_mut(&room) else { return };
        let told_rev = Some(hosted.log.rev());
        hosted.seats[seat.index()] = Some(Holder { told_rev, ..Holder::new(key, Some(link)) });
        hosted.recount(now_ms);
        self.to_store.push(Stored::Seat { room, seat, key: Some(key) });
        self.place(link, Place::Room(room), Pace::PLAYER);
        if let Some(visitor) = self.visitors.get_mut(&link) {
            visitor.token = Some(token);
        }
        if let Some(entered) = self.entered(now_ms, room, link, 0) {
            self.tell(link, &entered);
        }
    }

    /// Frees a seat; who had it and is here watches.
    pub(super) fn free_seat(&mut self, now_ms: i64, room: RoomId, seat: SeatNo) {
        if self.emit(now_ms, room, RoomEvent::Stood { seat }).is_err() {
            return;
        }
        self.to_store.push(Stored::Seat { room, seat, key: None });
        let Some(hosted) = self.rooms.get_mut(&room) else { return };
        hosted.drawing_until_ms = None;
        if let Some(link) = hosted.seats[seat.index()].take().and_then(|holder| holder.link) {
            hosted.watchers.insert(link);
            if let Some(visitor) = self.visitors.get_mut(&link) {
                visitor.heart.set_pace(Pace::WATCHER);
            }
        }
        if let Some(hosted) = self.rooms.get_mut(&room) {
            hosted.recount(now_ms);
        }
    }
}
