//! Invitations to whoever is at the host's own device, the owner of the hall, who is here by the link within the device.

use std::collections::BTreeMap;

use super::refusals::Refusals;
use super::{Hall, LinkId};
use crate::net::link::{Commitment, PeerId};
use crate::net::room::{GameOfRoom, RoomEvent, RoomSettings, SeatNo};
use crate::net::session::{GameMark, Invitation, InvitationEnd, InvitationId, ToGuest, Why};

/// The invitations of a hall.
#[derive(Debug, Default)]
pub(super) struct Invitations {
    waiting: BTreeMap<InvitationId, Waiting>,
    last: InvitationId,
    /// Whom the owner has invited elsewhere.
    inviting: Option<Inviting>,
    refusals: Refusals,
}

/// What somebody would like to play with the owner.
#[derive(Debug, Clone)]
pub(super) struct Wanted {
    pub(super) settings: RoomSettings,
    pub(super) commitment: Commitment,
    /// The game that is to go on, if it is not to be a new one.
    pub(super) game: Option<GameMark>,
}

/// What the owner brings to a game.
#[derive(Debug, Clone)]
pub(super) struct Accepting {
    pub(super) commitment: Commitment,
    /// The owner's record of the game that is to go on.
    pub(super) game: Option<Box<GameOfRoom>>,
}

/// One that waits for its answer.
#[derive(Debug, Clone)]
struct Waiting {
    link: LinkId,
    wanted: Wanted,
    until_ms: i64,
}

#[derive(Debug, Clone)]
struct Inviting {
    peer: PeerId,
    accepting: Accepting,
    until_ms: i64,
}

impl Inviting {
    /// Whether both want the same: a new game, or to go on with one.
    const fn crosses(&self, wanted: &Wanted) -> bool {
        self.accepting.game.is_some() == wanted.game.is_some()
    }
}

impl Invitations {
    pub(super) const fn new() -> Self {
        Self { waiting: BTreeMap::new(), last: 0, inviting: None, refusals: Refusals::new() }
    }

    /// How many wait.
    pub(super) fn count(&self) -> usize {
        self.waiting.len()
    }

    /// When the next one runs out.
    pub(super) fn due_ms(&self) -> Option<i64> {
        let waiting = self.waiting.values().map(|waiting| waiting.until_ms);
        waiting.chain(self.inviting.as_ref().map(|inviting| inviting.until_ms)).min()
    }

    fn of_link(&self, link: LinkId) -> Option<InvitationId> {
        self.waiting.iter().find(|(_, waiting)| waiting.link == link).map(|(id, _)| *id)
    }
}

impl Hall {
    /// The link of the owner.
    pub(super) fn home(&self) -> Option<LinkId> {
        let home = self
            .visitors
            .iter()
            .find(|(_, visitor)| visitor.from.is_none() && visitor.hello_by_ms.is_none() && !visitor.closing);
        home.map(|(link, _)| *link)
    }

    pub(super) fn is_home(&self, link: LinkId) -> bool {
        self.home() == Some(link)
    }

    pub(super) fn invite(&mut self, now_ms: i64, link: LinkId, wanted: Wanted) -> Result<(), Why> {
        wanted.settings.check().map_err(|_| Why::BadSettings)?;
        self.may_leave(link)?;
        if self.sit_again(now_ms, link, wanted.game.as_ref())? {
            return Ok(());
        }
        let home = self.home().filter(|home| *home != link).ok_or(Why::Nobody)?;
        self.check_invites(now_ms, link)?;
        let until_ms = now_ms + self.limits.invitation_ms;
        let peer = self.peer_of(link)?;
        let theirs = self.invitations.inviting.clone().filter(|theirs| theirs.peer == peer);
        if let Some(inviting) = theirs.filter(|inviting| inviting.crosses(&wanted)) {
            if !self.hosts_with(home, peer) {
                return Err(Why::Crossed);
            }
            let waiting = Waiting { link, wanted, until_ms };
            let game = self.agreed_game(&waiting, home, inviting.accepting.game.as_deref())?;
            self.check_begin(now_ms, &waiting, home)?;
            self.tell(link, &ToGuest::Replied { end: InvitationEnd::Accepted });
            return self.begin_invited(now_ms, &waiting, home, (inviting.accepting.commitment, game));
        }
        if self.may_leave(home).is_err() || self.invitations.count() >= self.limits.invitations {
            return Err(Why::Busy);
        }
        self.invitations.last += 1;
        let id = self.invitations.last;
        self.invitations.waiting.insert(id, Waiting { link, wanted, until_ms });
        self.show_invitation(home, id);
        Ok(())
    }

    /// One at a time, not too many, and not again and again in vain.
    fn check_invites(&mut self, now_ms: i64, link: LinkId) -> Result<(), Why> {
        if self.invitations.of_link(link).is_some() {
            return Err(Why::Invited);
        }
        let visitor = self.visitors.get(&link).ok_or(Why::Nobody)?;
        let in_vain =
            visitor.from.is_some_and(|address| self.invitations.refusals.hold_back(now_ms, address));
        let person = self.people.get_mut(&visitor.peer).ok_or(Why::Nobody)?;
        if in_vain || !person.invites.take(now_ms) { Err(Why::TooOften) } else { Ok(()) }
    }

    fn peer_of(&self, link: LinkId) -> Result<PeerId, Why> {
        self.visitors.get(&link).map(|visitor| visitor.peer).ok_or(Why::Nobody)
    }

    /// Of two who invite each other, the one with the smaller peer id hosts.
    fn hosts_with(&self, home: LinkId, peer: PeerId) -> bool {
        self.peer_of(home).is_ok_and(|owner| owner < peer)
    }

    /// Shows an invitation to the owner, once there are digits to compare.
    fn show_invitation(&mut self, home: LinkId, id: InvitationId) {
        let Some(waiting) = self.invitations.waiting.get(&id) else { return };
        let Some(visitor) = self.visitors.get(&waiting.link) else { return };
        let Some(code) = visitor.shown_code else { return };
        let (key, name) = (visitor.key, visitor.name.clone());
        let Wanted { settings, game, .. } = waiting.wanted.clone();
        self.tell(home, &ToGuest::Invited(Box::new(Invitation { id, key, name, code, settings, game })));
    }

    /// The digits of this link are known now.
    pub(super) fn show_invitation_of(&mut self, link: LinkId) {
        if let (Some(home), Some(id)) = (self.home(), self.invitations.of_link(link)) {
            self.show_invitation(home, id);
        }
    }

    /// The owner is here by a new link, and is told what waits.
    pub(super) fn show_invitations(&mut self, home: LinkId) {
        for id in self.invitations.waiting.keys().copied().collect::<Vec<_>>() {
            self.show_invitation(home, id);
        }
    }

    /// The same for an owner who may have missed something of them.
    pub(super) fn show_all_invitations(&mut self, home: LinkId) {
        let ids = self.invitations.waiting.keys().copied().collect();
        self.tell(home, &ToGuest::InvitationsWaiting { ids });
        self.show_invitations(home);
    }

    pub(super) fn withdraw(&mut self, now_ms: i64, link: LinkId) -> Result<(), Why> {
        let id = self.invitations.of_link(link).ok_or(Why::NoInvitation)?;
        self.end_invitation(now_ms, id, InvitationEnd::Withdrawn);
        Ok(())
    }

    /// A link is gone, and its invitation with it.
    pub(super) fn lose_invitation(&mut self, now_ms: i64, link: LinkId) {
        if let Some(id) = self.invitations.of_link(link) {
            self.end_invitation(now_ms, id, InvitationEnd::Lost);
        }
    }

    pub(super) fn decline(
        &mut self,
        now_ms: i64,
        link: LinkId,
        id: InvitationId,
        end: Option<InvitationEnd>,
    ) -> Result<(), Why> {
        self.waiting(link, id)?;
        let end = end.filter(|end| matches!(end, InvitationEnd::OtherGame | InvitationEnd::Ended));
        self.end_invitation(now_ms, id, end.unwrap_or(InvitationEnd::Declined));
        Ok(())
    }

    pub(super) fn accept(
        &mut self,
        now_ms: i64,
        link: LinkId,
        id: InvitationId,
        with: &Accepting,
    ) -> Result<(), Why> {
        let waiting = self.waiting(link, id)?;
        let game = self.agreed_game(&waiting, link, with.game.as_deref())?;
        self.check_begin(now_ms, &waiting, link)?;
        self.end_invitation(now_ms, id, InvitationEnd::Accepted);
        // The owner plays now.
        for other in self.invitations.waiting.keys().copied().collect::<Vec<_>>() {
            self.end_invitation(now_ms, other, InvitationEnd::Busy);
        }
        self.begin_invited(now_ms, &waiting, link, (with.commitment, game))
    }

    /// An invitation that waits for the owner, who is here by `link`.
    fn waiting(&self, link: LinkId, id: InvitationId) -> Result<Waiting, Why> {
        if !self.is_home(link) {
            return Err(Why::NotAllowed);
        }
        self.invitations.waiting.get(&id).cloned().ok_or(Why::NoInvitation)
    }

    pub(super) fn set_inviting(
        &mut self,
        now_ms: i64,
        link: LinkId,
        peer: Option<PeerId>,
        accepting: &Accepting,
    ) -> Result<(), Why> {
        if !self.is_home(link) {
            return Err(Why::NotAllowed);
        }
        let until_ms = now_ms + self.limits.invitation_ms;
        let inviting = peer.map(|peer| Inviting { peer, accepting: accepting.clone(), until_ms });
        self.invitations.inviting.clone_from(&inviting);
        // Theirs was here first.
        let theirs =
            self.invitations.waiting.iter().find(|(_, waiting)| self.peer_of(waiting.link).ok() == peer);
        let Some((id, waiting)) = theirs.map(|(id, waiting)| (*id, waiting.clone())) else { return Ok(()) };
        if !inviting.is_some_and(|inviting| inviting.crosses(&waiting.wanted)) {
            return Ok(());
        }
        if self.peer_of(waiting.link).is_ok_and(|peer| self.hosts_with(link, peer)) {
            self.accept(now_ms, link, id, accepting)
        } else {
            self.end_invitation(now_ms, id, InvitationEnd::Crossed);
            Ok(())
        }
    }

    /// An invitation waits no more: both are told.
    fn end_invitation(&mut self, now_ms: i64, id: InvitationId, end: InvitationEnd) {
        let Some(waiting) = self.invitations.waiting.remove(&id) else { return };
        let in_vain = matches!(
            end,
            InvitationEnd::Declined
                | InvitationEnd::Expired
                | InvitationEnd::OtherGame
                | InvitationEnd::Ended
        );
        if let Some(address) = self.visitors.get(&waiting.link).and_then(|visitor| visitor.from)
            && in_vain
        {
            self.invitations.refusals.count(now_ms, address);
        }
        self.tell(waiting.link, &ToGuest::Replied { end });
        if let Some(home) = self.home() {
            self.tell(home, &ToGuest::InvitationOver { id, end });
        }
    }

    pub(super) fn check_invitations(&mut self, now_ms: i64) {
        let over = |(id, waiting): (&InvitationId, &Waiting)| (now_ms >= waiting.until_ms).then_some(*id);
        for id in self.invitations.waiting.iter().filter_map(over).collect::<Vec<_>>() {
            self.end_invitation(now_ms, id, InvitationEnd::Expired);
        }
        self.invitations.inviting.take_if(|inviting| now_ms >= inviting.until_ms);
    }

    /// Whether the two could begin now; makes place for them.
    fn check_begin(&mut self, now_ms: i64, invitation: &Waiting, home: LinkId) -> Result<(), Why> {
        self.may_leave(invitation.link)?;
        self.may_leave(home).map_err(|_| Why::Busy)?;
        self.make_place(now_ms)
    }

    /// Opens a room for the two, the inviter at its first seat. Both are ready, so the game begins, or goes on.
    fn begin_invited(
        &mut self,
        now_ms: i64,
        invitation: &Waiting,
        home: LinkId,
        (commitment, game): (Commitment, Option<GameOfRoom>),
    ) -> Result<(), Why> {
        self.leave(now_ms, invitation.link)?;
        self.leave(now_ms, home)?;
        self.invitations.inviting = None;
        let Wanted { settings, commitment: theirs, .. } = invitation.wanted.clone();
        if let Some(game) = game {
            return self.take_up(now_ms, [invitation.link, home], settings, game);
        }
        let room = self.open_room(now_ms, settings, None)?;
        let seats = [(SeatNo::First, invitation.link, theirs), (SeatNo::Second, home, commitment)];
        for (seat, link, _) in seats {
            self.watch(now_ms, link, room, None)?;
            self.seat(now_ms, link, room, seat)?;
        }
        for (seat, _, commitment) in seats {
            self.emit(now_ms, room, RoomEvent::Readied { seat, commitment: Some(commitment) })?;
        }
        self.begin_if_ready(now_ms, room);
        Ok(())
    }

    /// The beginning of the game to go on with that both have; `None` if it is to be a new one.
    fn agreed_game(
        &self,
        invitation: &Waiting,
        home: LinkId,
        own: Option<&GameOfRoom>,
    ) -> Result<Option<GameOfRoom>, Why> {
        let Some(mark) = &invitation.wanted.game else { return Ok(None) };
        let own = own.ok_or(Why::OtherGame)?;
        let persons = [self.peer_of(invitation.link)?, self.peer_of(home)?];
        let common = mark.common(own, persons).ok_or(Why::OtherGame)?;
        let game = own.beginning(common).filter(|game| game.game.result().is_none());
        game.map(Some).ok_or(Why::OtherGame)
    }
}
