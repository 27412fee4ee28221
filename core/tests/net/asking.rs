//! People of a [`World`] ask each other for a game.

use tengen_core::net::link::PeerId;
use tengen_core::net::room::RoomSettings;
use tengen_core::net::session::{CommandId, GuestInput, Invitation, InvitationId, NotSent};

use crate::world::World;

impl World {
    pub fn invite(&mut self, n: usize, settings: RoomSettings) -> CommandId {
        self.try_to(n, |guest, now_ms| guest.invite(now_ms, settings, None)).unwrap()
    }

    /// Asks to go on with the last game.
    pub fn ask_to_go_on(&mut self, n: usize) -> Result<CommandId, NotSent> {
        let mark = self.guests[n].mark();
        self.try_to(n, |guest, now_ms| guest.invite(now_ms, RoomSettings::casual(), mark))
    }

    /// Accepts what was asked of the hall's owner: with its own record if it is to go on with a game.
    pub fn accept(&mut self, invitation: &Invitation) -> Result<CommandId, NotSent> {
        let record = self.guests[0].record_for(invitation.key.peer_id());
        let (id, game) = (invitation.id, record.filter(|_| invitation.game.is_some()));
        self.try_to(0, |guest, now_ms| match game {
            Some(game) => guest.go_on(now_ms, id, Box::new(game)),
            None => guest.reply(now_ms, id, true),
        })
    }

    /// Says goodbye, and is there again.
    pub fn depart(&mut self, n: usize) {
        self.guest_step(n, GuestInput::Stop);
        self.guest_step(n, GuestInput::Start);
    }

    pub fn reply(&mut self, n: usize, invitation: InvitationId, accept: bool) -> CommandId {
        self.try_to(n, |guest, now_ms| guest.reply(now_ms, invitation, accept)).unwrap()
    }

    pub fn inviting(&mut self, n: usize, peer: Option<PeerId>) {
        self.try_to(n, |guest, now_ms| guest.inviting(now_ms, peer, None)).unwrap();
    }
}
