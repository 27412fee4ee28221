use super::line::Line;
use super::room::Taken;
use super::{Act, Guest, GuestEffect, Membership, RoomCopy};
use crate::net::room::{Phase, RoomEvent};
use crate::net::session::{CommandId, Entered, Farewell, Heartbeat, ToGuest, ToHost};
use crate::net::wire::{Hello, clean_announcement, decode};

impl Guest {
    /// Takes a message of the current link. What is no message ends the link: a host does not send such things.
    pub(super) fn receive(&mut self, now_ms: i64, bytes: &[u8], effects: &mut Vec<GuestEffect>) {
        let Ok(message) = decode::<ToGuest>(bytes) else {
            return self.lose(now_ms, true, effects);
        };
        if let Line::Live(heart) = &mut self.line {
            heart.heard(now_ms);
        } else if !matches!(message, ToGuest::Hello { .. } | ToGuest::Closing { .. }) {
            return self.lose(now_ms, true, effects);
        }
        match message {
            ToGuest::Hello { hello, newest } => self.welcomed(now_ms, hello, newest, effects),
            ToGuest::CodeNonce { nonce } => {
                if let Some(code) = self.code.take() {
                    let (nonce, code) = code.finish(nonce);
                    self.send(&ToHost::CodeReveal { nonce }, effects);
                    effects.push(GuestEffect::Code(code));
                }
            }
            ToGuest::Lobby { rooms, newest } => {
                self.lobby = rooms;
                // Among what was left out may be that one was sent here.
                if newest > 0 {
                    self.forget_room(effects);
                }
                self.give_up(newest, effects);
            }
            ToGuest::Answer { id, answer } => {
                if let Some(command) = self.pending.answered(id) {
                    self.note_answer(&command.act, answer);
                    effects.push(GuestEffect::Answered(id, command.act, answer));
                }
            }
            ToGuest::Entered(entered) => self.entered(now_ms, *entered, effects),
            ToGuest::Resumed { seat, rev, ran_ms, waits, .. } => {
                if let Some(room) = &mut self.room {
                    room.resumed(now_ms, seat, rev, ran_ms);
                    room.set_waits(now_ms, waits);
                }
            }
            ToGuest::InLobby { why } => {
                self.forget_room(effects);
                effects.extend(why.map(GuestEffect::SentToLobby));
            }
            ToGuest::Event { rev, hash, event } => self.take(now_ms, rev, hash, &event, effects),
            ToGuest::Announcement { text } => {
                effects.extend(clean_announcement(&text).map(GuestEffect::Announced));
            }
            ToGuest::Waits { seats } => {
                if let Some(room) = &mut self.room {
                    room.set_waits(now_ms, seats);
                }
            }
            ToGuest::HostAway { away } => self.host_away = away,
            ToGuest::Invited(invitation) => self.invited(*invitation, effects),
            ToGuest::InvitationOver { id, end } => self.invitation_over(id, end, effects),
            ToGuest::InvitationsWaiting { ids } => self.invitations_waiting(&ids, effects),
            ToGuest::Replied { end } => self.replied(end, effects),
            ToGuest::Ping => return self.say(now_ms, &ToHost::Pong, effects),
            ToGuest::Closing { why } => return self.parted(now_ms, why, effects),
            ToGuest::Pong | ToGuest::Unknown => return self.set_alarm(effects),
        }
        self.reveal(now_ms, effects);
        let pace = self.pace();
        if let Line::Live(heart) = &mut self.line {
            heart.set_pace(pace);
        }
        self.set_alarm(effects);
        effects.push(GuestEffect::Changed);
    }

    /// Both have said hello: back to the room, and what was not answered is said again.
    fn welcomed(&mut self, now_ms: i64, host: Hello, newest: CommandId, effects: &mut Vec<GuestEffect>) {
        if !matches!(self.line, Line::Greeting { .. }) {
            return;
        }
        self.line = Line::Live(Heartbeat::new(now_ms, self.pace()));
        self.host = Some(host);
        self.retry.reset();
        self.host_away = false;
        self.pending.skip_to(newest.saturating_add(1));
        if let Some(Membership { room, token, code }) = self.membership.clone() {
            let known = self.room.as_ref().filter(|copy| copy.id() == room);
            let rev = known.map_or(0, RoomCopy::rev);
            self.send(&ToHost::Resume { room, rev, token, code }, effects);
        }
        let again: Vec<_> = self.pending.waiting().cloned().collect();
        for (id, command) in again {
            self.send(&ToHost::Do { id, rev: command.rev, act: command.act }, effects);
        }
    }

    fn entered(&mut self, now_ms: i64, entered: Entered, effects: &mut Vec<GuestEffect>) {
        let Entered { room, seat, token, newest, .. } = entered;
        let before = self.membership.take().filter(|before| before.room == room);
        let code = self.asked_code.take().or_else(|| before.as_ref().and_then(|before| before.code.clone()));
        let kept = before.and_then(|before| before.token).filter(|_| seat.is_some());
        self.membership = Some(Membership { room, token: token.or(kept), code });
        effects.push(GuestEffect::Remember(self.membership.clone()));
        self.room = Some(RoomCopy::new(now_ms, entered));
        self.give_up(newest, effects);
    }

    /// The host has left out what it could not send: what it answered before this will never come.
    fn give_up(&mut self, newest: CommandId, effects: &mut Vec<GuestEffect>) {
        let waiting = self.pending.waiting().map(|(id, _)| *id);
        for id in waiting.filter(|id| *id <= newest).collect::<Vec<_>>() {
            let act = self.pending.answered(id).map(|command| command.act);
            effects.extend(act.map(|act| GuestEffect::Unanswered(id, act)));
        }
    }

    pub(super) fn forget_room(&mut self, effects: &mut Vec<GuestEffect>) {
        self.room = None;
        if self.membership.take().is_some() {
            effects.push(GuestEffect::Remember(None));
        }
    }

    fn take(&mut self, now_ms: i64, rev: u64, hash: u64, event: &RoomEvent, effects: &mut Vec<GuestEffect>) {
        let Some(room) = &mut self.room else { return };
        match room.take(now_ms, rev, hash, event) {
            Taken::Next | Taken::Ignored => {}
            Taken::Lost(disagreement) => {
                room.begin_resync();
                effects.push(GuestEffect::Disagreed(disagreement));
                self.say(now_ms, &ToHost::Resync, effects);
            }
        }
    }

    /// Shows what the lot is drawn with, once both have committed themselves.
    fn reveal(&mut self, now_ms: i64, effects: &mut Vec<GuestEffect>) {
        let Some(room) = self.room.as_ref().filter(|room| room.state().phase == Phase::Drawing) else {
            return;
        };
        let mine = room.seat().and_then(|seat| room.state().seat(seat));
        let due = mine.filter(|seat| seat.nonce.is_none()).and_then(|seat| seat.ready);
        let on_its_way = self.pending.waiting().any(|(_, command)| matches!(command.act, Act::Reveal { .. }));
        if let Some(nonce) = due.and_then(|commitment| self.nonces.behind(commitment))
            && !on_its_way
            && let Ok((_, sent)) = self.command(now_ms, Act::Reveal { nonce })
        {
            effects.extend(sent);
        }
    }

    fn parted(&mut self, now_ms: i64, why: Farewell, effects: &mut Vec<GuestEffect>) {
        effects.push(GuestEffect::Parted(why));
        match why {
            // Another device, or window, has taken over: the two would throw each other out for ever.
            Farewell::Replaced => {
                effects.extend([GuestEffect::HangUp(self.epoch), GuestEffect::Changed]);
                self.line = Line::Off;
            }
            _ => self.lose(now_ms, true, effects),
        }
    }
}
