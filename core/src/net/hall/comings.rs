//! Who comes by a new link, and what comes by it.

use std::collections::BTreeSet;
use std::net::IpAddr;

use super::visitor::{Person, Visitor};
use super::{Hall, LinkId};
use crate::net::link::{Commitment, HostCode, Nonce, PeerId, PublicKey};
use crate::net::session::{Farewell, ToGuest, ToHost};
use crate::net::wire::{Hello, decode};

impl Hall {
    pub(super) fn linked(
        &mut self,
        now_ms: i64,
        link: LinkId,
        key: PublicKey,
        handshake: [u8; 32],
        from: Option<IpAddr>,
    ) {
        let staying = self.visitors.values().filter(|visitor| !visitor.closing);
        // Nobody is locked out of the hall at their own device.
        let full = from.is_some() && staying.count() >= self.limits.links;
        self.visitors.insert(link, Visitor::new(now_ms, key, handshake, from, &self.limits));
        if full {
            self.close(now_ms, link, Farewell::Full);
        }
    }

    pub(super) fn sent(&mut self, link: LinkId, count: usize) {
        if let Some(visitor) = self.visitors.get_mut(&link) {
            visitor.outbox.sent(count);
        }
    }

    pub(super) fn unlinked(&mut self, now_ms: i64, link: LinkId) {
        self.lose_invitation(now_ms, link);
        self.forget_link(now_ms, link);
        self.visitors.remove(&link);
    }

    pub(super) fn receive(&mut self, now_ms: i64, link: LinkId, bytes: &[u8]) {
        let Some(visitor) = self.visitors.get_mut(&link).filter(|visitor| !visitor.closing) else { return };
        visitor.heart.heard(now_ms);
        let in_time = visitor.credits.take(now_ms);
        if !in_time {
            visitor.strikes += 1;
            if visitor.strikes >= self.limits.strikes {
                return self.close(now_ms, link, Farewell::Flood);
            }
        }
        let greeted = visitor.hello_by_ms.is_none();
        match decode::<ToHost>(bytes) {
            Ok(ToHost::Hello { hello }) if !greeted => self.greet(now_ms, link, &hello),
            Ok(ToHost::Unknown) => {}
            // No message, a second hello, or anything before the first.
            Err(_) | Ok(ToHost::Hello { .. }) => self.close(now_ms, link, Farewell::Malformed),
            Ok(_) if !greeted => self.close(now_ms, link, Farewell::Malformed),
            Ok(message) => self.hear(now_ms, link, message, in_time),
        }
    }

    fn hear(&mut self, now_ms: i64, link: LinkId, message: ToHost, in_time: bool) {
        match message {
            ToHost::CodeCommit { commitment } => self.begin_code(now_ms, link, commitment),
            ToHost::CodeReveal { nonce } => self.finish_code(now_ms, link, nonce),
            ToHost::Do { id, rev, act } => self.command(now_ms, link, id, rev, act, in_time),
            ToHost::Resume { room, rev, token, code } => {
                self.resume(now_ms, link, (room, rev), token, code.as_ref());
            }
            ToHost::Resync => self.resync(link),
            ToHost::Away => self.mark_away(now_ms, link),
            ToHost::Ping => self.tell(link, &ToGuest::Pong),
            ToHost::Bye => {
                self.lose_invitation(now_ms, link);
                self.say_bye(now_ms, link);
                if let Some(visitor) = self.visitors.get_mut(&link) {
                    visitor.closing = true;
                }
                self.forget_link(now_ms, link);
            }
            ToHost::Hello { .. } | ToHost::Pong | ToHost::Unknown => {}
        }
    }

    fn greet(&mut self, now_ms: i64, link: LinkId, hello: &Hello) {
        let Some(visitor) = self.visitors.get_mut(&link) else { return };
        visitor.hello_by_ms = None;
        visitor.name = hello.name.clone();
        visitor.lobby_due = true;
        let peer = visitor.peer;
        // Only the holder of the key can come by a second link. The newest counts: the others are half open, or given up and
        // their hello was long under way.
        for other in self.other_links(peer, link) {
            let older = other.min(link);
            self.close(now_ms, older, Farewell::Replaced);
            if older == link {
                return;
            }
        }
        if self.remember(now_ms, peer) {
            let (hello, newest) = (self.hello.clone(), self.newest(peer));
            self.tell(link, &ToGuest::Hello { hello, newest });
            if self.is_home(link) {
                self.show_invitations(link);
            }
            self.hand_over_again(now_ms, link);
        } else {
            self.close(now_ms, link, Farewell::Full);
        }
    }

    /// Once for each link: whoever could begin anew would try until the digits are those that somebody else is shown.
    fn begin_code(&mut self, now_ms: i64, link: LinkId, commitment: Commitment) {
        let nonce = Nonce::new(self.chance.bytes());
        let Some(visitor) = self.visitors.get_mut(&link) else { return };
        if visitor.code.is_some() || visitor.shown_code.is_some() {
            return self.close(now_ms, link, Farewell::CodeBroken);
        }
        visitor.code = Some(HostCode::new(visitor.handshake, commitment, nonce));
        self.tell(link, &ToGuest::CodeNonce { nonce });
    }

    fn finish_code(&mut self, now_ms: i64, link: LinkId, nonce: Nonce) {
        let code = self.visitors.get_mut(&link).and_then(|visitor| visitor.code.take());
        match code.map(|code| code.finish(nonce)) {
            Some(Ok(code)) => {
                self.codes.push((link, code));
                if let Some(visitor) = self.visitors.get_mut(&link) {
                    visitor.shown_code = Some(code);
                }
                self.show_invitation_of(link);
            }
            Some(Err(_)) => self.close(now_ms, link, Farewell::CodeBroken),
            None => {}
        }
    }

    /// Remembers somebody, if need be in place of who has been gone for longest.
    fn remember(&mut self, now_ms: i64, peer: PeerId) -> bool {
        if !self.people.contains_key(&peer) && self.people.len() >= self.limits.people {
            let here: BTreeSet<_> = self.visitors.values().map(|visitor| visitor.peer).collect();
            let seated = |peer| self.rooms.values().any(|hosted| hosted.state.seat_of(peer).is_some());
            let gone = self.people.iter().filter(|(peer, _)| !here.contains(peer) && !seated(**peer));
            let Some(oldest) = gone.min_by_key(|(_, person)| person.seen_ms).map(|(peer, _)| *peer) else {
                return false;
            };
            self.people.remove(&oldest);
        }
        self.people.entry(peer).or_insert_with(|| Person::new(now_ms, &self.limits)).seen_ms = now_ms;
        true
    }
}
