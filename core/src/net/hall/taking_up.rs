//! Games that were left unfinished and go on: in the room where the other still sits, or in a new one.

use super::hosted::Hosted;
use super::{Hall, LinkId};
use crate::net::link::{PeerId, PublicKey};
use crate::net::room::{ClosedWhy, GameOfRoom, RoomEvent, RoomId, RoomSettings, SeatNo};
use crate::net::session::{GameMark, InvitationEnd, ToGuest, Why};

impl Hall {
    /// Somebody who left a game wants to go on with it. If the other still sits at its board nobody has to be asked: one has
    /// the seat again. Says whether that is so.
    pub(super) fn sit_again(
        &mut self,
        now_ms: i64,
        link: LinkId,
        mark: Option<&GameMark>,
    ) -> Result<bool, Why> {
        let Some(mark) = mark else { return Ok(false) };
        let key = self.visitors.get(&link).ok_or(Why::Nobody)?.key;
        let Some((room, seat)) = self.seat_left(key, mark) else { return Ok(false) };
        self.leave(now_ms, link)?;
        self.tell(link, &ToGuest::Replied { end: InvitationEnd::Accepted });
        self.be_back(now_ms, link, key, (room, seat));
        Ok(true)
    }

    /// The seat at the board of such a game that its holder has left, while the other has not.
    fn seat_left(&self, key: PublicKey, mark: &GameMark) -> Option<(RoomId, SeatNo)> {
        self.rooms.iter().find_map(|(room, hosted)| {
            let left = |seat: SeatNo| {
                let theirs = hosted.holder(seat).is_some_and(|own| own.key.key == key && own.link.is_none());
                theirs && hosted.holder(seat.other()).is_some_and(|other| other.link.is_some())
            };
            let seat = SeatNo::BOTH.into_iter().find(|&seat| left(seat))?;
            is_played(hosted, mark).then_some((*room, seat))
        })
    }

    /// Opens a room for the two, in whose game nothing has been lost but the time since; the first of them has the first seat.
    pub(super) fn take_up(
        &mut self,
        now_ms: i64,
        links: [LinkId; 2],
        settings: RoomSettings,
        game: GameOfRoom,
    ) -> Result<(), Why> {
        let mut keys = [PublicKey([0; 32]); 2];
        for (key, link) in keys.iter_mut().zip(links) {
            *key = self.visitors.get(&link).ok_or(Why::Nobody)?.key;
        }
        self.give_up_older(now_ms, keys.map(PublicKey::peer_id), &game);
        self.make_place(now_ms)?;
        let ran_ms = game.game.clock_ms();
        let room = self.open_room(now_ms, settings.going_on(&game), None)?;
        for (seat, link) in SeatNo::BOTH.into_iter().zip(links) {
            let visitor = self.visitors.get(&link).ok_or(Why::Nobody)?;
            let (peer, name) = (visitor.peer, visitor.name.clone());
            self.emit(now_ms, room, RoomEvent::Sat { seat, peer, name })?;
        }
        self.emit(now_ms, room, RoomEvent::TakenUp { game: Box::new(game) })?;
        if let Some(hosted) = self.rooms.get_mut(&room) {
            hosted.go_on_from(now_ms, ran_ms);
        }
        for (seat, (link, key)) in SeatNo::BOTH.into_iter().zip(links.into_iter().zip(keys)) {
            self.hand_over(now_ms, link, key, (room, seat));
        }
        Ok(())
    }

    /// The room in which the two left this game, if it is still there, is not gone back to any more.
    fn give_up_older(&mut self, now_ms: i64, persons: [PeerId; 2], game: &GameOfRoom) {
        let mark = GameMark::of(game, persons);
        let of_it = self.rooms.iter().filter(|(_, hosted)| is_played(hosted, &mark));
        for room in of_it.map(|(room, _)| *room).collect::<Vec<_>>() {
            self.close_room(now_ms, room, ClosedWhy::Owner);
        }
    }
}

/// Whether the game that is played in a room is the marked one.
fn is_played(hosted: &Hosted, mark: &GameMark) -> bool {
    let played = hosted.state.running().zip(hosted.state.persons());
    played.is_some_and(|(of_room, persons)| mark.common(of_room, persons).is_some())
}
