//! Invitations to whoever is at the host's own device, the owner of the hall, who is here by the link within the device.

use std::collections::BTreeMap;

use super::refusals::Refusals;
use super::{Hall, LinkId};
use crate::net::link::{Commitment, PeerId};
use crate::net::room::{RoomEvent, RoomSettings, SeatNo};
use crate::net::session::{Invitation, InvitationEnd, InvitationId, ToGuest, Why};

/// The invitations of a hall.
#[derive(Debug, Default)]
pub(super) struct Invitations {
    waiting: BTreeMap<InvitationId, Waiting>,
    last: InvitationId,
    /// Whom the owner has invited elsewhere.
    inviting: Option<Inviting>,
    refusals: Refusals,
}

/// One that waits for its answer.
#[derive(Debug, Clone)]
struct Waiting {
    link: LinkId,
    settings: RoomSettings,
    commitment: Commitment,
    until_ms: i64,
}

#[derive(Debug, Clone, Copy)]
struct Inviting {
    peer: PeerId,
    commitment: Commitment,
    until_ms: i64,
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
        waiting.chain(self.inviting.map(|inviting| inviting.until_ms)).min()
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

    pub(super) fn invite(
        &mut self,
        now_ms: i64,
        link: LinkId,
        settings: RoomSettings,
        commitment: Commitment,
    ) -> Result<(), Why> {
        settings.check().map_err(|_| Why::BadSettings)?;
        self.may_leave(link)?;
        let home = self.home().filter(|home| *home != link).ok_or(Why::Nobody)?;
        self.check_invites(now_ms, link)?;
        let until_ms = now_ms + self.limits.invitation_ms;
        let waiting = Waiting { link, settings, commitment, until_ms };
        let peer = self.peer_of(link)?;
        if let Some(inviting) = self.invitations.inviting.filter(|inviting| inviting.peer == peer) {
            if !self.hosts_with(home, peer) {
                return Err(Why::Crossed);
            }
            self.check_begin(now_ms, &waiting, home)?;
            self.tell(link, &ToGuest::Replied { end: InvitationEnd::Accepted });
            return self.begin_invited(now_ms, &waiting, home, inviting.commitment);
        }
        if self.may_leave(home).is_err() || self.invitations.count() >= self.limits.invitations {
            return Err(Why::Busy);
        }
        self.invitations.last += 1;
        let id = self.invitations.last;
        self.invitations.waiting.insert(id, waiting);
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
        let (key, name, settings) = (visitor.key, visitor.name.clone(), waiting.settings.clone());
        self.tell(home, &ToGuest::Invited(Box::new(Invitation { id, key, name, code, settings })));
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

    pub(super) fn reply(
        &mut self,
        now_ms: i64,
        link: LinkId,
        id: InvitationId,
        accept: Option<Commitment>,
    ) -> Result<(), Why> {
        if !self.is_home(link) {
            return Err(Why::NotAllowed);
        }
        let waiting = self.invitations.waiting.get(&id).cloned().ok_or(Why::NoInvitation)?;
        if let Some(commitment) = accept {
            return self.accept(now_ms, id, &waiting, commitment);
        }
        self.end_invitation(now_ms, id, InvitationEnd::Declined);
        Ok(())
    }

    fn accept(
        &mut self,
        now_ms: i64,
        id: InvitationId,
        waiting: &Waiting,
        commitment: Commitment,
    ) -> Result<(), Why> {
        let home = self.home().ok_or(Why::Nobody)?;
        self.check_begin(now_ms, waiting, home)?;
        self.end_invitation(now_ms, id, InvitationEnd::Accepted);
        // The owner plays now.
        for other in self.invitations.waiting.keys().copied().collect::<Vec<_>>() {
            self.end_invitation(now_ms, other, InvitationEnd::Busy);
        }
        self.begin_invited(now_ms, waiting, home, commitment)
    }

    pub(super) fn set_inviting(
        &mut self,
        now_ms: i64,
        link: LinkId,
        peer: Option<PeerId>,
        commitment: Commitment,
    ) -> Result<(), Why> {
        if !self.is_home(link) {
            return Err(Why::NotAllowed);
        }
        let until_ms = now_ms + self.limits.invitation_ms;
        self.invitations.inviting = peer.map(|peer| Inviting { peer, commitment, until_ms });
        // Theirs was here first.
        let theirs =
            self.invitations.waiting.iter().find(|(_, waiting)| self.peer_of(waiting.link).ok() == peer);
        let Some((id, waiting)) = theirs.map(|(id, waiting)| (*id, waiting.clone())) else { return Ok(()) };
        if self.peer_of(waiting.link).is_ok_and(|peer| self.hosts_with(link, peer)) {
            self.accept(now_ms, id, &waiting, commitment)
        } else {
            self.end_invitation(now_ms, id, InvitationEnd::Crossed);
            Ok(())
        }
    }

    /// An invitation waits no more: both are told.
    fn end_invitation(&mut self, now_ms: i64, id: InvitationId, end: InvitationEnd) {
        let Some(waiting) = self.invitations.waiting.remove(&id) else { return };
        let in_vain = matches!(end, InvitationEnd::Declined | InvitationEnd::Expired);
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

    /// Opens a room for the two, the inviter at its first seat. Both are ready, so the game begins.
    fn begin_invited(
        &mut self,
        now_ms: i64,
        invitation: &Waiting,
        home: LinkId,
        commitment: Commitment,
    ) -> Result<(), Why> {
        self.leave(now_ms, invitation.link)?;
        self.leave(now_ms, home)?;
        let room = self.open_room(now_ms, invitation.settings.clone(), None)?;
        let seats =
            [(SeatNo::First, invitation.link, invitation.commitment), (SeatNo::Second, home, commitment)];
        for (seat, link, _) in seats {
            self.watch(now_ms, link, room, None)?;
            self.seat(now_ms, link, room, seat)?;
        }
        for (seat, _, commitment) in seats {
            self.emit(now_ms, room, RoomEvent::Readied { seat, commitment: Some(commitment) })?;
        }
        self.begin_if_ready(now_ms, room);
        self.invitations.inviting = None;
        Ok(())
    }
}
