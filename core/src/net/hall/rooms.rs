//! Rooms come and go.

use super::hosted::Hosted;
use super::visitor::Place;
use super::{Hall, Stored};
use crate::net::room::{ClosedWhy, RoomEvent, RoomId, RoomSettings};
use crate::net::session::{Pace, ToGuest, Why};
use crate::net::wire::Name;

impl Hall {
    /// Where all rooms are taken, gives up one that its owner has left: without a game that runs, or with one that nobody is at
    /// (both sides keep its record), the one that has been empty for longest first.
    pub(super) fn make_place(&mut self, now_ms: i64) -> Result<(), Why> {
        if self.rooms.len() < self.limits.rooms {
            return Ok(());
        }
        let since = |hosted: &Hosted| hosted.empty_since_ms.unwrap_or(i64::MAX);
        let may_go = |hosted: &Hosted| hosted.state.running().is_none() || hosted.empty_since_ms.is_some();
        let left = self.rooms.iter().filter(|(_, hosted)| !self.limits.guests_open && may_go(hosted));
        let first = left.min_by_key(|(_, hosted)| (hosted.state.running().is_some(), since(hosted)));
        let room = first.map(|(room, _)| *room).ok_or(Why::Full)?;
        self.close_room(now_ms, room, ClosedWhy::Owner);
        Ok(())
    }

    /// A new room with nobody in it.
    pub(super) fn open_room(
        &mut self,
        now_ms: i64,
        settings: RoomSettings,
        code: Option<Name>,
    ) -> Result<RoomId, Why> {
        let free = (1..=RoomId::MAX).find(|room| !self.rooms.contains_key(room)).ok_or(Why::Full)?;
        self.rooms.insert(free, Hosted::new(now_ms, settings.clone(), code.clone()));
        self.to_store.push(Stored::Opened { room: free, settings, code });
        Ok(free)
    }

    /// Gives a room up; who is in it is sent to the lobby.
    pub(super) fn close_room(&mut self, now_ms: i64, room: RoomId, why: ClosedWhy) {
        let _ = self.emit(now_ms, room, RoomEvent::Closed { why });
        let Some(hosted) = self.rooms.remove(&room) else { return };
        for link in hosted.links().collect::<Vec<_>>() {
            self.place(link, Place::Lobby, Pace::WATCHER);
            self.tell(link, &ToGuest::InLobby { why: Some(Why::NoSuchRoom) });
        }
        self.to_store.push(Stored::Removed { room });
        self.lobby_changed = true;
    }
}
