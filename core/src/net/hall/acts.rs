//! What guests want done. Each command is answered once, and done at most once.

use super::hosted::Hosted;
use super::invitations::{Accepting, Wanted};
use super::visitor::Place;
use super::{Hall, LinkId};
use crate::net::link::Commitment;
use crate::net::room::{Phase, Phrase, RoomEvent, RoomId, RoomSettings, Said, SeatNo};
use crate::net::session::{Act, Answer, Before, CommandId, Pace, ToGuest, Why};
use crate::net::wire::{Name, clean_chat};

impl Hall {
    pub(super) fn command(
        &mut self,
        now_ms: i64,
        link: LinkId,
        id: CommandId,
        rev: u64,
        act: Act,
        in_time: bool,
    ) {
        let Some(peer) = self.visitors.get(&link).map(|visitor| visitor.peer) else { return };
        self.note_knowledge(link, rev);
        let Some(person) = self.people.get(&peer) else { return };
        let answer = match person.answered.before(id) {
            Before::Answered(answer) => *answer,
            Before::Forgotten => Answer::Refused(Why::Forgotten),
            Before::Never => {
                let done = if in_time { self.act(now_ms, link, rev, act) } else { Err(Why::TooFast) };
                let answer = done.map_or_else(Answer::Refused, |()| Answer::Done);
                if let Some(person) = self.people.get_mut(&peer) {
                    person.answered.remember(id, answer);
                }
                answer
            }
        };
        self.tell(link, &ToGuest::Answer { id, answer });
    }

    fn act(&mut self, now_ms: i64, link: LinkId, rev: u64, act: Act) -> Result<(), Why> {
        match act {
            Act::Open { settings, code } => self.open(now_ms, link, settings, code),
            Act::Enter { room, code } => {
                // Who is refused stays where it is.
                self.may_leave(link)?;
                self.may_watch(now_ms, link, room, code.as_ref())?;
                self.leave(now_ms, link)?;
                self.watch(now_ms, link, room, code.as_ref())?;
                if let Some(entered) = self.entered(now_ms, room, link, 0) {
                    self.tell(link, &entered);
                }
                Ok(())
            }
            Act::Sit { seat } => self.sit(now_ms, link, seat),
            Act::Stand => self.stand(now_ms, link),
            Act::Leave => {
                self.leave(now_ms, link)?;
                self.tell(link, &ToGuest::InLobby { why: None });
                Ok(())
            }
            Act::Settle { settings } => self.settle(now_ms, link, settings),
            Act::Ready { commitment } => self.set_ready(now_ms, link, Some(commitment)),
            Act::Unready => self.set_ready(now_ms, link, None),
            Act::Reveal { nonce } => self.reveal(now_ms, link, nonce),
            Act::Play { action } => self.play(now_ms, link, rev, action),
            Act::Claim => self.claim(now_ms, link),
            Act::Say { what } => self.say(now_ms, link, what),
            Act::Invite { settings, commitment, game } => {
                self.invite(now_ms, link, Wanted { settings, commitment, game })
            }
            Act::Withdraw => self.withdraw(now_ms, link),
            Act::Reply { id, accept: Some(commitment), game, .. } => {
                self.accept(now_ms, link, id, &Accepting { commitment, game })
            }
            Act::Reply { id, end, .. } => self.decline(now_ms, link, id, end),
            Act::Inviting { peer, commitment, game } => {
                self.set_inviting(now_ms, link, peer, &Accepting { commitment, game })
            }
            Act::Unknown => Err(Why::Unknown),
        }
    }

    /// The room somebody is in by this link, and their seat there.
    pub(super) fn at(&self, link: LinkId) -> Result<(RoomId, &Hosted, Option<SeatNo>), Why> {
        let room = self.room_of(link).ok_or(Why::NotInRoom)?;
        let hosted = self.rooms.get(&room).ok_or(Why::NotInRoom)?;
        Ok((room, hosted, hosted.seat_of(link)))
    }

    /// The same, for what only those at the board can do.
    pub(super) fn seated(&self, link: LinkId) -> Result<(RoomId, &Hosted, SeatNo), Why> {
        let (room, hosted, seat) = self.at(link)?;
        Ok((room, hosted, seat.ok_or(Why::NotSeated)?))
    }

    fn open(
        &mut self,
        now_ms: i64,
        link: LinkId,
        settings: RoomSettings,
        code: Option<Name>,
    ) -> Result<(), Why> {
        settings.check().map_err(|_| Why::BadSettings)?;
        self.may_leave(link)?;
        if !self.limits.guests_open && !self.is_home(link) {
            return Err(Why::NotAllowed);
        }
        let peer = self.visitors.get(&link).ok_or(Why::NotInRoom)?.peer;
        let person = self.people.get_mut(&peer).ok_or(Why::NotInRoom)?;
        if !person.openings.take(now_ms) {
            return Err(Why::TooFast);
        }
        self.make_place(now_ms)?;
        self.leave(now_ms, link)?;
        let code = code.filter(|code| !code.as_str().is_empty());
        let room = self.open_room(now_ms, settings, code.clone())?;
        self.watch(now_ms, link, room, code.as_ref())?;
        self.seat(now_ms, link, room, SeatNo::First)
    }

    fn sit(&mut self, now_ms: i64, link: LinkId, seat: Option<SeatNo>) -> Result<(), Why> {
        let (room, hosted, mine) = self.at(link)?;
        let peer = self.visitors.get(&link).ok_or(Why::NotInRoom)?.peer;
        // Nobody has both seats, not even one who has lost the token of the first.
        if mine.is_some() || hosted.state.seat_of(peer).is_some() || hosted.state.phase == Phase::Closed {
            return Err(Why::NotNow);
        }
        // Somebody who lost the link keeps the seat; the same person without the token must wait for it like others.
        let free = |seat: SeatNo| hosted.holder(seat).is_none();
        let wanted = match seat {
            Some(seat) => Some(seat).filter(|&seat| free(seat)),
            None => SeatNo::BOTH.into_iter().find(|&seat| free(seat)),
        };
        self.seat(now_ms, link, room, wanted.ok_or(Why::SeatTaken)?)
    }

    fn stand(&mut self, now_ms: i64, link: LinkId) -> Result<(), Why> {
        let (room, hosted, seat) = self.seated(link)?;
        if hosted.state.phase == Phase::Playing {
            return Err(Why::NotNow);
        }
        self.free_seat(now_ms, room, seat);
        Ok(())
    }

    /// Who plays resigns before they leave.
    pub(super) fn may_leave(&self, link: LinkId) -> Result<(), Why> {
        let plays = self.seated(link).is_ok_and(|(_, hosted, _)| hosted.state.phase == Phase::Playing);
        if plays { Err(Why::NotNow) } else { Ok(()) }
    }

    /// Back to the lobby, if one is not there.
    pub(super) fn leave(&mut self, now_ms: i64, link: LinkId) -> Result<(), Why> {
        self.may_leave(link)?;
        let Ok((room, _, seat)) = self.at(link) else { return Ok(()) };
        if let Some(seat) = seat {
            self.free_seat(now_ms, room, seat);
        }
        self.forget_link(now_ms, link);
        self.place(link, Place::Lobby, Pace::WATCHER);
        Ok(())
    }

    fn settle(&mut self, now_ms: i64, link: LinkId, settings: RoomSettings) -> Result<(), Why> {
        let (room, hosted, seat) = self.seated(link)?;
        if seat != SeatNo::First && !self.is_home(link) {
            return Err(Why::NotAllowed);
        }
        // While a game runs, only the free chat can be switched.
        let same_game = RoomSettings { free_chat: hosted.state.settings.free_chat, ..settings.clone() };
        let between = matches!(hosted.state.phase, Phase::Open | Phase::Finished);
        if !between && (hosted.state.phase != Phase::Playing || same_game != hosted.state.settings) {
            return Err(Why::NotNow);
        }
        settings.check().map_err(|_| Why::BadSettings)?;
        self.emit(now_ms, room, RoomEvent::Settled { settings })
    }

    fn set_ready(&mut self, now_ms: i64, link: LinkId, commitment: Option<Commitment>) -> Result<(), Why> {
        let (room, hosted, seat) = self.seated(link)?;
        if !matches!(hosted.state.phase, Phase::Open | Phase::Finished) {
            return Err(Why::NotNow);
        }
        self.emit(now_ms, room, RoomEvent::Readied { seat, commitment })?;
        self.begin_if_ready(now_ms, room);
        Ok(())
    }

    fn say(&mut self, now_ms: i64, link: LinkId, what: Said) -> Result<(), Why> {
        let (room, hosted, _) = self.at(link)?;
        let what = match what {
            Said::Phrase(Phrase::Unknown) => return Err(Why::Unknown),
            Said::Phrase(phrase) => Said::Phrase(phrase),
            Said::Text(_) if !hosted.state.settings.free_chat => return Err(Why::ChatOff),
            Said::Text(text) => Said::Text(clean_chat(&text).ok_or(Why::BadText)?),
        };
        let visitor = self.visitors.get(&link).ok_or(Why::NotInRoom)?;
        let (peer, name) = (visitor.peer, visitor.name.clone());
        self.emit(now_ms, room, RoomEvent::Said { peer, name, what })
    }
}
