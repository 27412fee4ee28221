//! What has become of one's lines to hosts.

use std::net::SocketAddr;

use super::kept::{Met, Place, PlaceHost};
use super::line::{Left, Line, Wish};
use super::neighbourhood::{Arrived, INVITATION_MS, Neighbourhood};
use super::news::{Facts, News};
use super::peers::recognised;
use super::{NearbyProblem, OutgoingState};
use crate::app::{AppError, RoomRefusal};
use crate::net::driver::GuestOrder;
use crate::net::link::{LinkError, Opened, PeerId, PublicKey};
use crate::net::room::{Phase, Said, SeatNo};
use crate::net::session::{
    Act, Answer, Contact, Farewell, GuestEffect, InvitationEnd, Membership, NotSent, RoomCopy, Waited, Why,
};
use crate::net::wire::Name;

/// What the other side's answer may be late by, in milliseconds.
const GRACE_MS: i64 = 5_000;
/// The minor since which a game can go on.
const GOING_ON: u8 = 2;
/// For how long after coming back everything that comes was missed, in milliseconds.
const MISSED_MS: i64 = 1_500;

impl Neighbourhood {
    pub(super) fn hear(&mut self, number: u64, news: News) {
        if self.line_mut(number).is_none() {
            return;
        }
        match news {
            News::Linked(opened) => self.linked(number, opened),
            News::Ended(error) => self.link_ended(number, error),
            News::NotSent(order, why) => self.not_sent(number, &order, why),
            News::Happened(facts, effects) => self.happened(number, *facts, effects),
        }
    }

    fn is_door(&self, number: u64) -> bool {
        self.door.as_ref().is_some_and(|door| door.number == number)
    }

    fn linked(&mut self, number: u64, opened: Opened) {
        if let Some(line) = self.line_mut(number) {
            line.key = Some(opened.key);
            (line.parted, line.code) = (None, None);
        }
        if !self.is_door(number)
            && self.outgoing.is_some()
            && let Some(door) = &self.door
        {
            door.driver.order(GuestOrder::Inviting(Some(opened.key.peer_id()), self.own_record()));
        }
    }

    fn link_ended(&mut self, number: u64, error: LinkError) {
        let Some(line) = self.line_mut(number) else { return };
        let (problem, never_met) = (NearbyProblem::of_link(error), line.facts.host.is_none());
        if self.is_door(number) || self.kept.place.is_some() {
            // It calls again by itself. Only what no patience helps against is told.
            self.problem =
                Some(problem).filter(|problem| *problem != NearbyProblem::TimedOut).or(self.problem);
        } else if never_met {
            self.fail_calling(problem);
        }
    }

    /// Whoever was called could not be reached, or not be talked to.
    pub(super) fn fail_calling(&mut self, problem: NearbyProblem) {
        self.problem = Some(problem);
        if let Some(calling) = &mut self.outgoing {
            calling.state = OutgoingState::Failed(problem);
            if problem == NearbyProblem::TimedOut {
                self.peers.unreachable(&calling.peer);
            }
        }
        self.hang_up();
    }

    fn not_sent(&mut self, number: u64, order: &GuestOrder, why: NotSent) {
        let refusal = match why {
            NotSent::Offline => RoomRefusal::Offline,
            NotSent::Unconfirmed => RoomRefusal::Unconfirmed,
            NotSent::TooMany(_) => RoomRefusal::TooFast,
        };
        match order {
            GuestOrder::Invite(..) if self.is_door(number) => self.call_instead(),
            GuestOrder::Invite(..) => self.fail_calling(NearbyProblem::TimedOut),
            GuestOrder::Inviting(..)
            | GuestOrder::Reply(..)
            | GuestOrder::GoOn(..)
            | GuestOrder::Refuse(..) => {}
            order => {
                self.refused = Some(refusal);
                if is_move(order) && why != NotSent::Unconfirmed {
                    self.shared.give_up_sending();
                }
            }
        }
    }

    fn happened(&mut self, number: u64, facts: Facts, effects: Vec<GuestEffect>) {
        self.note_facts(number, facts);
        for effect in effects {
            self.note(number, effect);
        }
        self.send_invitation(number);
        self.note_invitations();
        if self.place_line().is_some_and(|line| line.number == number) {
            self.show();
        }
    }

    fn note_facts(&mut self, number: u64, facts: Facts) {
        let now_ms = self.shared.time.steady_ms();
        let (wall_ms, me) = (self.shared.time.wall_ms(), self.me());
        let Some(line) = self.line_mut(number) else { return };
        let (was_here, is_here) = (line.is_here(), facts.contact == Contact::Here);
        if was_here && !is_here {
            (line.left, line.back_ms, line.missed) = (left(line), None, None);
        }
        line.said += newly_said(&line.facts.chat, &facts.chat, me);
        line.facts = facts;
        if !was_here && is_here {
            line.parted = None;
            line.back_ms = Some(now_ms);
        }
        for seat in SeatNo::BOTH {
            let waited = line.room().and_then(|room| room.waited(seat));
            let known = &mut line.gone[seat.index()];
            // The two clocks are compared once, so that what is shown does not tremble.
            if known.map(|(waited, _)| waited) != waited {
                *known = waited.map(|waited| (waited, of_day(waited, wall_ms - now_ms)));
            }
        }
        note_agreed(line);
    }

    fn note(&mut self, number: u64, effect: GuestEffect) {
        match effect {
            GuestEffect::Remember(membership) => self.remember(number, membership),
            GuestEffect::Code(code) => {
                if let Some(line) = self.line_mut(number) {
                    line.code = Some(code.to_string());
                }
            }
            GuestEffect::Answered(_, act, answer) => self.answered(number, &act, answer),
            GuestEffect::Unanswered(_, Act::Play { .. }) => {
                self.refused = Some(RoomRefusal::Unanswered);
                self.shared.give_up_sending();
            }
            GuestEffect::Replied(end) => self.replied(number, end),
            GuestEffect::Announced(text) => self.announcement = Some(text),
            GuestEffect::SentToLobby(why) => self.problem = Some(NearbyProblem::of_refusal(why)),
            GuestEffect::Parted(why) => self.parted(number, why),
            _ => {}
        }
    }

    /// What gives the seat back has come, or is of no use any more.
    fn remember(&mut self, number: u64, membership: Option<Membership>) {
        let is_door = self.is_door(number);
        let Some(membership) = membership else {
            let here = self.kept.place.as_ref().is_some_and(|place| place.host.is_none() == is_door);
            if here {
                let _ = self.out_of_room();
            }
            return;
        };
        if !is_door && !self.away.as_ref().and_then(Line::room).is_none_or(|room| self.is_asked_for(room)) {
            // Nothing is shown of another game than the one that was asked for.
            return self.fail_calling(NearbyProblem::OtherGame);
        }
        let host = if is_door { None } else { self.host_of_away() };
        let port = self.hosting.as_ref().filter(|_| is_door).map_or(0, |hosting| hosting.port);
        let before = self.kept.place.clone().filter(|place| {
            place.host.as_ref().map(|host| host.key) == host.as_ref().map(|host| host.key)
                && place.membership.room == membership.room
        });
        let place = before.map_or_else(
            || Place {
                host: host.clone(),
                port,
                membership: membership.clone(),
                game: 0,
                me: None,
                other: None,
                aside: 0,
            },
            |before| Place { host: host.clone(), port, membership: membership.clone(), ..before },
        );
        self.meet_across();
        self.store_place(Some(place));
        self.outgoing = None;
        self.problem = None;
        self.refused = None;
        self.meet_host();
        // Whoever is in one room is called from nowhere else.
        if is_door {
            self.away = None;
        } else if let Some(door) = &self.door {
            door.driver.order(GuestOrder::Inviting(None, None));
        }
    }

    fn host_of_away(&self) -> Option<PlaceHost> {
        let line = self.away.as_ref()?;
        let name = line.facts.host.as_ref().map(|host| host.name.as_str().to_owned()).unwrap_or_default();
        let addresses = line.target.as_ref().map(|target| target.addresses.clone()).unwrap_or_default();
        Some(PlaceHost { key: line.key, name, addresses })
    }

    /// Whom one has called and who sits across the board of one's own room is somebody met, too.
    fn meet_across(&mut self) {
        let Some(away) = &self.away else { return };
        let (key, name) = (away.key, away.facts.host.as_ref().map(|host| host.name.as_str().to_owned()));
        let across = self.door.as_ref().and_then(Line::other);
        if let (Some(key), Some(name)) = (key.filter(|key| across == Some(key.peer_id())), name) {
            let addresses = away.target.as_ref().map(|target| target.addresses.clone()).unwrap_or_default();
            let _ = self.meet(key, name, addresses);
        }
    }

    /// The host of a room that one has come into is somebody met.
    fn meet_host(&mut self) {
        let Some(PlaceHost { key: Some(key), name, addresses }) =
            self.kept.place.as_ref().and_then(|place| place.host.clone())
        else {
            return;
        };
        let _ = self.meet(key, name, addresses);
    }

    /// Somebody is known from now on, and where they were called, if it was not they who called. Stored.
    pub(super) fn meet(
        &mut self,
        key: PublicKey,
        name: String,
        addresses: Vec<SocketAddr>,
    ) -> Result<(), AppError> {
        self.peers.met_at(&addresses);
        self.kept.meet(Met { key, name, verified: false, major: self.versions.major, addresses });
        self.kept.write_met(&self.shared.store)
    }

    /// Invites whoever has been called, once both have said hello; a hall is visited instead.
    fn send_invitation(&mut self, number: u64) {
        let until_ms = self.shared.time.wall_ms() + INVITATION_MS;
        let now_ms = self.shared.time.steady_ms();
        let Some(line) = self.away.as_mut().filter(|line| line.number == number && line.is_here()) else {
            return;
        };
        let Wish::Invite(settings, mark) = line.wish.clone() else { return };
        let Some(host) = line.facts.host.clone() else { return };
        let is_hall = host.caps.iter().any(|cap| cap.as_str() == "hall");
        if is_hall {
            line.wish = Wish::Visit;
            self.outgoing = None;
            return;
        }
        line.wish = Wish::Invited;
        if mark.is_some() && host.minor < GOING_ON {
            return self.fail_calling(NearbyProblem::TheirsOutdated);
        }
        line.driver.order(GuestOrder::Invite(*settings, mark));
        if let Some(calling) = &mut self.outgoing {
            (calling.state, calling.until_ms) = (OutgoingState::Waiting, until_ms);
            calling.due_ms = Some(now_ms + INVITATION_MS + GRACE_MS);
            if let Some(key) = line.key {
                calling.trust = Some(recognised(&self.kept.known(), key, host.name.as_str()));
            }
            if !host.name.as_str().is_empty() {
                host.name.as_str().clone_into(&mut calling.name);
            }
        }
    }

    fn note_invitations(&mut self) {
        let Some(door) = &self.door else { return };
        let now_ms = self.shared.time.wall_ms();
        let waiting = &door.facts.invitations;
        self.arrived.retain(|arrived| waiting.iter().any(|invitation| invitation.id == arrived.id));
        // Who plays, or has closed the page, is not disturbed.
        let busy = self.kept.place.is_some() || !self.open;
        for invitation in waiting {
            let id = invitation.id;
            if busy {
                door.driver.order(GuestOrder::Reply(id, false));
            }
            if self.arrived.iter().any(|known| known.id == id) {
                continue;
            }
            let game = invitation.game.as_ref().map(|mark| self.match_game(invitation, mark));
            match game.transpose() {
                Ok(game) => self.arrived.push(Arrived { id, at_ms: now_ms, game }),
                Err(end) => door.driver.order(GuestOrder::Refuse(id, end)),
            }
        }
    }

    fn replied(&mut self, number: u64, end: InvitationEnd) {
        if self.is_door(number) {
            return;
        }
        if matches!(end, InvitationEnd::OtherGame | InvitationEnd::Ended) {
            self.give_up_game();
        }
        let state = match end {
            // Both know already.
            InvitationEnd::Accepted | InvitationEnd::Withdrawn => return,
            // The game of it begins in the other's hall or in one's own, by itself.
            InvitationEnd::Crossed => return self.await_crossing(),
            InvitationEnd::Declined => OutgoingState::Declined,
            InvitationEnd::Busy => OutgoingState::Failed(NearbyProblem::Busy),
            InvitationEnd::Expired => OutgoingState::Expired,
            InvitationEnd::OtherGame => OutgoingState::Failed(NearbyProblem::OtherGame),
            InvitationEnd::Ended => OutgoingState::Failed(NearbyProblem::GameEnded),
            InvitationEnd::Lost | InvitationEnd::Unknown => OutgoingState::Failed(NearbyProblem::TimedOut),
        };
        self.end_calling(state);
    }

    fn end_calling(&mut self, state: OutgoingState) {
        if self.kept.place.is_some() {
            return;
        }
        if let Some(calling) = &mut self.outgoing {
            calling.state = state;
        }
        self.hang_up();
    }

    /// When an invitation of which nothing is heard is given up.
    pub(super) fn calling_due_ms(&self) -> Option<i64> {
        let calling = self.outgoing.as_ref().filter(|calling| calling.state == OutgoingState::Waiting)?;
        calling.due_ms
    }

    pub(super) fn expire_calling(&mut self) {
        let now_ms = self.shared.time.steady_ms();
        if self.calling_due_ms().is_some_and(|due_ms| now_ms >= due_ms) {
            self.end_calling(OutgoingState::Expired);
        }
    }

    fn await_crossing(&mut self) {
        if let Some(calling) = &mut self.outgoing {
            calling.state = OutgoingState::Waiting;
        }
    }

    fn answered(&mut self, number: u64, act: &Act, answer: Answer) {
        let Answer::Refused(why) = answer else { return };
        match act {
            Act::Invite { .. } if self.is_door(number) => self.call_instead(),
            Act::Invite { .. } => match why {
                Why::Crossed => self.await_crossing(),
                why => self.end_calling(OutgoingState::Failed(NearbyProblem::of_refusal(why))),
            },
            Act::Withdraw | Act::Reply { .. } | Act::Inviting { .. } => {}
            Act::Open { .. } | Act::Enter { .. } => self.problem = Some(NearbyProblem::of_refusal(why)),
            act => {
                self.refused = Some(refusal(why));
                if matches!(act, Act::Play { .. }) {
                    self.shared.give_up_sending();
                }
            }
        }
    }

    fn parted(&mut self, number: u64, why: Farewell) {
        if let Some(line) = self.line_mut(number) {
            line.parted = Some(why);
        }
        let problem = NearbyProblem::of_farewell(why);
        match problem {
            Some(problem) if self.kept.place.is_none() && !self.is_door(number) => self.fail_calling(problem),
            Some(problem) => self.problem = Some(problem),
            None => {}
        }
    }

    /// When what was missed is not shown any more as such.
    pub(super) fn missed_due_ms(&self) -> Option<i64> {
        let line = self.place_line()?;
        line.left.and(line.back_ms).map(|back_ms| back_ms + MISSED_MS)
    }

    /// What comes from now on was not missed.
    pub(super) fn forget_missed(&mut self) {
        let now_ms = self.shared.time.steady_ms();
        if self.missed_due_ms().is_some_and(|due_ms| now_ms >= due_ms)
            && let Some(line) = self.place_line_mut()
        {
            line.missed = super::view::missed(line);
            (line.left, line.back_ms) = (None, None);
        }
    }
}

/// What is to be played is compared with what was to be when one came in, or when the last game began.
fn note_agreed(line: &mut Line) {
    let Some(state) = line.facts.room.as_ref().map(RoomCopy::state) else { return line.agreed = None };
    if line.agreed.is_none() || matches!(state.phase, Phase::Drawing | Phase::Playing) {
        line.agreed = Some(state.settings.clone());
    }
}

/// The same by the clock of the day, which is so much later.
const fn of_day(waited: Waited, offset_ms: i64) -> Waited {
    let due_ms = match waited.due_ms {
        Some(due_ms) => Some(due_ms.saturating_add(offset_ms)),
        None => None,
    };
    Waited { since_ms: waited.since_ms.saturating_add(offset_ms), due_ms }
}

fn left(line: &Line) -> Option<Left> {
    line.room()?.state().game.as_ref().map(|of_room| Left::of(&of_room.game))
}

type Chat = [(PeerId, Name, Said)];

/// How much others have said between the two.
fn newly_said(before: &Chat, now: &Chat, me: PeerId) -> i64 {
    // What was kept has lost its beginning.
    let known = (0..=before.len()).find(|start| now.starts_with(&before[*start..])).unwrap_or(before.len());
    let new = &now[before.len() - known..];
    i64::try_from(new.iter().filter(|(peer, ..)| *peer != me).count()).unwrap_or(0)
}

fn is_move(order: &GuestOrder) -> bool {
    matches!(order, GuestOrder::Act(Act::Play { .. }))
}

const fn refusal(why: Why) -> RoomRefusal {
    match why {
        Why::Stale => RoomRefusal::Stale,
        Why::SeatTaken | Why::Full => RoomRefusal::SeatTaken,
        Why::TooFast => RoomRefusal::TooFast,
        Why::ChatOff => RoomRefusal::ChatOff,
        Why::BadText => RoomRefusal::BadText,
        Why::Forgotten => RoomRefusal::Unanswered,
        _ => RoomRefusal::NotNow,
    }
}
