//! Everybody who can be invited: found now, typed, or met before; one line each. Pure.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use super::advertisement::{self, Txt};
use super::kept::Met;
use super::{Peer, PeerSource, PeerState, Trust};
use crate::net::link::{KnownPeer, PeerId, PublicKey, Recognition, recognise};
use crate::net::wire::Name;

/// The most services that are remembered, and the most addresses of one.
const MOST_FOUND: usize = 64;
const MOST_ADDRESSES: usize = 8;
/// The most addresses that were typed and are remembered.
const MOST_TYPED: usize = 8;

/// All of them.
#[derive(Debug, Default)]
pub(super) struct Peers {
    found: BTreeMap<String, Found>,
    typed: Vec<Target>,
    /// Those who could not be reached, by their ids.
    unreachable: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Found {
    addresses: Vec<SocketAddr>,
    txt: Txt,
}

/// Somebody who can be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Target {
    /// As in the list.
    pub id: String,
    /// What they are called, or what was typed.
    pub name: String,
    /// Where they may be.
    pub addresses: Vec<SocketAddr>,
    /// Who must answer.
    pub expected: Option<PublicKey>,
}

impl Peers {
    /// Takes what an adapter has found. One's own service is nobody.
    pub(super) fn found(
        &mut self,
        me: PeerId,
        instance: String,
        addresses: &[String],
        port: u16,
        txt: &[(String, String)],
    ) {
        let mut txt = advertisement::read(txt);
        let name = Name::new(&txt.name);
        name.as_str().clone_into(&mut txt.name);
        if txt.hint == advertisement::hint(me) || port == 0 {
            return;
        }
        let read = addresses.iter().filter_map(|text| text.parse().ok());
        let addresses: Vec<_> = read.map(|ip| SocketAddr::new(ip, port)).take(MOST_ADDRESSES).collect();
        if self.found.len() < MOST_FOUND || self.found.contains_key(&instance) {
            self.unreachable.clear();
            self.found.insert(instance, Found { addresses, txt });
        }
    }

    /// A service is gone.
    pub(super) fn lost(&mut self, instance: &str) {
        self.found.remove(instance);
    }

    /// Nothing that was found holds on another network.
    pub(super) fn forget_found(&mut self) {
        self.found.clear();
        self.unreachable.clear();
    }

    /// Whether anybody was found.
    pub(super) fn any_found(&self) -> bool {
        !self.found.is_empty()
    }

    /// Somebody whose address was typed, or read from a link.
    pub(super) fn typed(&mut self, target: Target) {
        self.typed.retain(|known| known.id != target.id);
        self.typed.insert(0, target);
        self.typed.truncate(MOST_TYPED);
    }

    /// Whoever was met at these addresses is in the list as a person from now on, not as what was typed.
    pub(super) fn met_at(&mut self, addresses: &[SocketAddr]) {
        self.typed.retain(|typed| !typed.addresses.iter().any(|address| addresses.contains(address)));
    }

    /// Forgets somebody who was typed.
    pub(super) fn forget(&mut self, id: &str) {
        self.typed.retain(|known| known.id != id);
    }

    /// Somebody did not answer.
    pub(super) fn unreachable(&mut self, id: &str) {
        if !self.unreachable.iter().any(|known| known == id) {
            self.unreachable.push(id.to_owned());
        }
    }

    /// Somebody is called again.
    pub(super) fn try_again(&mut self, id: &str) {
        self.unreachable.retain(|known| known != id);
    }

    /// How to call somebody of the list.
    pub(super) fn target(&self, id: &str, met: &[Met]) -> Option<Target> {
        if let Some(typed) = self.typed.iter().find(|typed| typed.id == id) {
            return Some(typed.clone());
        }
        for (instance, found) in &self.found {
            let known = known(met, &found.txt.hint);
            if found_id(instance, known) == id {
                let (name, addresses) = (found.txt.name.clone(), found.addresses.clone());
                return Some(Target {
                    id: id.to_owned(),
                    name,
                    addresses,
                    expected: known.map(|met| met.key),
                });
            }
        }
        let met = met.iter().find(|met| met_id(met) == id)?;
        let (name, addresses) = (met.name.clone(), met.addresses.clone());
        Some(Target { id: id.to_owned(), name, addresses, expected: Some(met.key) })
    }

    /// Where somebody who was met has been found now.
    pub(super) fn addresses_of(&self, key: PublicKey) -> Vec<SocketAddr> {
        let hint = advertisement::hint(key.peer_id());
        let found = self.found.values().filter(|found| found.txt.hint == hint);
        found.flat_map(|found| found.addresses.iter().copied()).collect()
    }

    /// The list: found, typed, met.
    pub(super) fn list(&self, met: &[Met]) -> Vec<Peer> {
        let mut list = Vec::new();
        for (instance, found) in &self.found {
            let known = known(met, &found.txt.hint);
            let state = match &found.txt {
                txt if txt.hall => PeerState::Hall,
                txt if txt.busy => PeerState::InGame,
                _ => PeerState::Free,
            };
            let trust = known.map_or_else(|| trust_of_name(met, &found.txt.name), trust_of);
            let (id, name) = (found_id(instance, known), found.txt.name.clone());
            list.push(Peer { id, name, source: PeerSource::Found, trust, state, unfinished: None });
        }
        for typed in &self.typed {
            let known = met.iter().find(|met| Some(met.key) == typed.expected);
            let trust = known.map_or(Trust::New, trust_of);
            let (id, name) = (typed.id.clone(), typed.name.clone());
            let (source, state) = (PeerSource::Typed, PeerState::Free);
            list.push(Peer { id, name, source, trust, state, unfinished: None });
        }
        for known in met {
            let (id, name) = (met_id(known), known.name.clone());
            if !list.iter().any(|peer| peer.id == id) {
                let (source, state) = (PeerSource::Met, PeerState::Absent);
                list.push(Peer { id, name, source, trust: trust_of(known), state, unfinished: None });
            }
        }
        for peer in list.iter_mut().filter(|peer| self.unreachable.contains(&peer.id)) {
            peer.state = PeerState::Unreachable;
        }
        list.sort_by(|one, other| (one.source, &one.name).cmp(&(other.source, &other.name)));
        list
    }
}

/// How a typed address is spoken of.
pub(super) fn typed_id(text: &str) -> String {
    format!("a:{}", text.trim())
}

pub(super) fn key_id(key: PublicKey) -> String {
    peer_id(key.peer_id())
}

pub(super) fn peer_id(peer: PeerId) -> String {
    format!("p:{peer}")
}

fn met_id(met: &Met) -> String {
    key_id(met.key)
}

fn found_id(instance: &str, known: Option<&Met>) -> String {
    known.map_or_else(|| format!("s:{instance}"), met_id)
}

fn known<'a>(met: &'a [Met], hint: &str) -> Option<&'a Met> {
    met.iter().find(|met| advertisement::hint(met.key.peer_id()) == hint)
}

const fn trust_of(met: &Met) -> Trust {
    if met.verified { Trust::Verified } else { Trust::Known }
}

fn trust_of_name(met: &[Met], name: &str) -> Trust {
    if met.iter().any(|met| met.name.eq_ignore_ascii_case(name)) { Trust::NameTaken } else { Trust::New }
}

/// Who somebody with a proved key is.
pub(super) fn recognised(known: &[KnownPeer], key: PublicKey, name: &str) -> Trust {
    match recognise(known, key, name) {
        Recognition::Known { verified: true } => Trust::Verified,
        Recognition::Known { verified: false } => Trust::Known,
        Recognition::New => Trust::New,
        Recognition::NameTaken => Trust::NameTaken,
    }
}
