//! How the hall plays: the game's own rules decide, here is only who may do what and when. What the game calls its actions
//! goes over the wire as it is; this file alone knows whose each is.

use super::hosted::Hosted;
use super::{Hall, LinkId};
use crate::board::Stone;
use crate::game::{Action, Entry, Event, Game, OfferKind};
use crate::net::link::Nonce;
use crate::net::room::{Phase, RoomEvent, RoomId, SeatNo};
use crate::net::session::Why;

/// Which side an action of a guest is, where `decider` has to do something next. `None`: it is not a guest's to do, but the
/// hall's own, or free only at one device.
const fn author(action: Action, decider: Stone) -> Option<Stone> {
    match action {
        Action::Play(_) | Action::Choose(_) => Some(decider),
        Action::ClaimFoul => Some(Stone::White),
        Action::Resign(stone) | Action::Accept(stone) | Action::Decline(stone) => Some(stone),
        Action::Offer { by, .. } => Some(by),
        _ => None,
    }
}

/// A claim that a foul was played is right or wrong by the game, not by who claims.
fn judged(game: &Game, action: Action) -> Action {
    let wrong = action == Action::ClaimFoul && game.may_claim() && game.claimable().is_none();
    if wrong { Action::WrongClaim } else { action }
}

impl Hall {
    pub(super) fn play(&mut self, now_ms: i64, link: LinkId, rev: u64, action: Action) -> Result<(), Why> {
        let (room, _, seat) = self.seated(link)?;
        self.check_clock(now_ms, room);
        let hosted = self.rooms.get(&room).ok_or(Why::NoSuchRoom)?;
        // A move is meant for the board that was seen. Words between people go with any.
        if rev < hosted.game_rev && action.is_for_position() {
            return Err(Why::Stale);
        }
        let of_room = hosted.state.running().ok_or(Why::NotNow)?;
        let (mine, decider) = (of_room.stone(seat), of_room.game.decider().ok_or(Why::NotNow)?);
        if author(action, decider) != Some(mine) {
            return Err(Why::NotAllowed);
        }
        let action = judged(&of_room.game, action);
        if action == Action::WrongClaim && of_room.game.log().last().is_some_and(|last| last.action == action)
        {
            return Err(Why::NotNow);
        }
        if of_room.game.log().len() >= self.limits.actions && !matches!(action, Action::Resign(_)) {
            return Err(Why::Full);
        }
        let events = self.do_action(now_ms, room, action)?;
        let again =
            |event: &Event| matches!(event, Event::OfferAccepted(offer) if offer.kind == OfferKind::Restart);
        if events.iter().any(again) {
            self.begin_again(now_ms, room);
        }
        Ok(())
    }

    /// Does an action in a room's game and tells what it changed there.
    pub(super) fn do_action(&mut self, now_ms: i64, room: RoomId, action: Action) -> Result<Vec<Event>, Why> {
        let hosted = self.rooms.get(&room).ok_or(Why::NoSuchRoom)?;
        let of_room = hosted.state.running().ok_or(Why::NotNow)?;
        let at_ms = now_ms.saturating_add(self.wall_offset_ms);
        let entry = Entry { action, at_ms, clock_ms: hosted.running.read(now_ms) };
        let mut tried: Game = of_room.game.clone();
        let events = tried.enter(entry).map_err(|_| Why::Game)?;
        self.emit(now_ms, room, RoomEvent::Did { entry })?;
        Ok(events)
    }

    /// Ends a game whose clock is at zero.
    pub(super) fn check_clock(&mut self, now_ms: i64, room: RoomId) {
        let up = |hosted: &Hosted| {
            let of_room = hosted.state.running()?;
            of_room.game.time_is_up(hosted.running.read(now_ms))
        };
        if self.rooms.get(&room).and_then(up).is_some() {
            let _ = self.do_action(now_ms, room, Action::TimeUp);
        }
    }

    /// Begins the next game if both are ready, or has the lot for it drawn.
    pub(super) fn begin_if_ready(&mut self, now_ms: i64, room: RoomId) {
        let Some(hosted) = self.rooms.get(&room).filter(|hosted| hosted.state.both_ready()) else { return };
        if hosted.state.next_game().is_some() {
            self.begin(now_ms, room);
        } else if self.emit(now_ms, room, RoomEvent::Drawing).is_ok() {
            let until_ms = now_ms + self.limits.drawing_ms;
            if let Some(hosted) = self.rooms.get_mut(&room) {
                hosted.drawing_until_ms = Some(until_ms);
            }
        }
    }

    pub(super) fn reveal(&mut self, now_ms: i64, link: LinkId, nonce: Nonce) -> Result<(), Why> {
        let (room, hosted, seat) = self.seated(link)?;
        if hosted.state.phase != Phase::Drawing {
            return Err(Why::NotNow);
        }
        if self.emit(now_ms, room, RoomEvent::Revealed { seat, nonce }).is_err() {
            // Not what was committed to: there is no lot with this one.
            self.stop_drawing(now_ms, room);
            return Err(Why::NotAllowed);
        }
        self.begin_if_ready(now_ms, room);
        Ok(())
    }

    /// Who has not shown what the lot is drawn with is not ready any more.
    pub(super) fn stop_drawing(&mut self, now_ms: i64, room: RoomId) {
        if let Some(hosted) = self.rooms.get_mut(&room) {
            hosted.drawing_until_ms = None;
        }
        for seat in SeatNo::BOTH {
            let _ = self.emit(now_ms, room, RoomEvent::Readied { seat, commitment: None });
        }
    }

    fn begin(&mut self, now_ms: i64, room: RoomId) {
        let Some(hosted) = self.rooms.get_mut(&room) else { return };
        hosted.drawing_until_ms = None;
        let Some((setup, black)) = hosted.state.next_game() else { return };
        self.start(now_ms, room, RoomEvent::Started { setup, black });
    }

    /// The same two, the same colours, the clocks that they have agreed on: they begin anew.
    fn begin_again(&mut self, now_ms: i64, room: RoomId) {
        let Some(of_room) = self.rooms.get(&room).and_then(|hosted| hosted.state.running()) else { return };
        let (setup, black) = (of_room.game.setup_at_start(), of_room.black);
        self.start(now_ms, room, RoomEvent::Started { setup, black });
    }

    fn start(&mut self, now_ms: i64, room: RoomId, started: RoomEvent) {
        if let Some(hosted) = self.rooms.get_mut(&room) {
            hosted.begin_counting();
        }
        let _ = self.emit(now_ms, room, started);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    #[test]
    fn what_the_hall_decides_is_no_guests_to_do() {
        for action in [Action::TimeUp, Action::NoShow(Stone::White), Action::Abandon(Stone::White)] {
            assert_eq!(author(action, Stone::Black), None);
        }
        // Between people one asks.
        assert_eq!((author(Action::Undo, Stone::Black), author(Action::Redo, Stone::Black)), (None, None));
        assert_eq!(author(Action::Play(Point::new(7, 7)), Stone::White), Some(Stone::White));
        assert_eq!(author(Action::Resign(Stone::Black), Stone::White), Some(Stone::Black));
    }
}
