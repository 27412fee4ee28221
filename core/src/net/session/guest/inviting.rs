//! Invitations: those that this guest sends, and those that come to it if it is at the host's own device.

use super::{Act, CommandId, Guest, GuestEffect, NotSent};
use crate::net::link::{Commitment, PeerId, SecretBytes, commit};
use crate::net::room::{GameOfRoom, LOT, RoomSettings};
use crate::net::session::{Answer, GameMark, Invitation, InvitationEnd, InvitationId};

/// Invitations that are remembered, of those that a host says wait. No host has so many.
const MOST: usize = 32;

impl Guest {
    /// Invites whoever is at the host's own device to a game in which this side has the first seat, or to go on with one. What becomes of it is told
    /// by the answer to the command or, if that is [`Answer::Done`], by [`GuestEffect::Replied`].
    pub fn invite(
        &mut self,
        now_ms: i64,
        settings: RoomSettings,
        game: Option<GameMark>,
    ) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        let wanted = settings.clone();
        let sent =
            self.with_nonce(now_ms, |commitment| Act::Invite { settings: wanted, commitment, game })?;
        self.sent_invitation = Some(settings);
        Ok(sent)
    }

    /// Answers one of [`Self::invitations`].
    pub fn reply(
        &mut self,
        now_ms: i64,
        id: InvitationId,
        accept: bool,
    ) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        if accept {
            return self.accept(now_ms, id, None);
        }
        self.command(now_ms, Act::Reply { id, accept: None, game: None, end: None })
    }

    /// Accepts one that is about going on with this game, in which whoever invites has the first seat.
    pub fn go_on(
        &mut self,
        now_ms: i64,
        id: InvitationId,
        game: Box<GameOfRoom>,
    ) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        self.accept(now_ms, id, Some(game))
    }

    /// Answers one that is about going on with a game that can't: for this reason.
    pub fn refuse(
        &mut self,
        now_ms: i64,
        id: InvitationId,
        end: InvitationEnd,
    ) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        self.command(now_ms, Act::Reply { id, accept: None, game: None, end: Some(end) })
    }

    fn accept(
        &mut self,
        now_ms: i64,
        id: InvitationId,
        game: Option<Box<GameOfRoom>>,
    ) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        let end = None;
        self.with_nonce(now_ms, |commitment| Act::Reply { id, accept: Some(commitment), game, end })
    }

    /// Says whom one has invited elsewhere; see [`Act::Inviting`].
    pub fn inviting(
        &mut self,
        now_ms: i64,
        peer: Option<PeerId>,
        game: Option<Box<GameOfRoom>>,
    ) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        self.with_nonce(now_ms, |commitment| Act::Inviting { peer, commitment, game })
    }

    /// The invitations that wait for this side's answer, the oldest first.
    #[must_use]
    pub fn invitations(&self) -> &[Invitation] {
        &self.invitations
    }

    /// What was proposed to the host's owner and is not answered yet.
    #[must_use]
    pub const fn sent_invitation(&self) -> Option<&RoomSettings> {
        self.sent_invitation.as_ref()
    }

    /// Has something done that commits to a nonce for a lot. It is kept only once the command is on its way: else one that
    /// was committed to would be lost.
    pub(super) fn with_nonce(
        &mut self,
        now_ms: i64,
        act: impl FnOnce(Commitment) -> Act,
    ) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        let nonce = SecretBytes(self.chance.bytes());
        let sent = self.command(now_ms, act(commit(LOT, nonce)))?;
        self.nonces.keep(nonce);
        Ok(sent)
    }

    pub(super) fn invited(&mut self, invitation: Invitation, effects: &mut Vec<GuestEffect>) {
        self.invitations.retain(|known| known.id != invitation.id);
        if self.invitations.len() < MOST {
            self.invitations.push(invitation.clone());
            effects.push(GuestEffect::Invited(invitation));
        }
    }

    pub(super) fn invitation_over(
        &mut self,
        id: InvitationId,
        end: InvitationEnd,
        effects: &mut Vec<GuestEffect>,
    ) {
        self.invitations.retain(|known| known.id != id);
        effects.push(GuestEffect::InvitationOver(id, end));
    }

    /// What became of the others was left out.
    pub(super) fn invitations_waiting(&mut self, ids: &[InvitationId], effects: &mut Vec<GuestEffect>) {
        let over: Vec<_> =
            self.invitations.iter().map(|known| known.id).filter(|id| !ids.contains(id)).collect();
        for id in over {
            self.invitation_over(id, InvitationEnd::Lost, effects);
        }
    }

    pub(super) fn replied(&mut self, end: InvitationEnd, effects: &mut Vec<GuestEffect>) {
        self.sent_invitation = None;
        effects.push(GuestEffect::Replied(end));
    }

    /// A command was answered: an invitation that was refused waits no more.
    pub(super) fn note_answer(&mut self, act: &Act, answer: Answer) {
        if matches!((act, answer), (Act::Invite { .. }, Answer::Refused(_))) {
            self.sent_invitation = None;
        }
    }

    /// The link is lost. An invitation that goes out later, by itself, is nobody's wish any more.
    pub(super) fn forget_invitations(&mut self, effects: &mut Vec<GuestEffect>) {
        let stale = |act: &Act| {
            matches!(act, Act::Invite { .. } | Act::Withdraw | Act::Reply { .. } | Act::Inviting { .. })
        };
        for (id, command) in self.pending.take_if(|command| stale(&command.act)) {
            effects.push(GuestEffect::Unanswered(id, command.act));
        }
        if self.sent_invitation.take().is_some() {
            effects.push(GuestEffect::Replied(InvitationEnd::Lost));
        }
        for known in std::mem::take(&mut self.invitations) {
            effects.push(GuestEffect::InvitationOver(known.id, InvitationEnd::Lost));
        }
    }
}
