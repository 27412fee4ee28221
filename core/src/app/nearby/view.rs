//! What a screen is shown, from all that is known.

use std::net::SocketAddr;

use super::line::Line;
use super::neighbourhood::{INVITATION_MS, NOTHING_FOUND_MS, Neighbourhood};
use super::peers::{key_id, peer_id, recognised};
use super::room_view::{ChatLine, Missed, PersonView, RoomContact, RoomView};
use super::{
    Incoming, Listening, Lobby, LobbyRoom, NearbyProblem, NearbySnapshot, Outgoing, OutgoingState, PeerState,
    address_list, advertisement,
};
use crate::board::Stone;
use crate::game::ColourChoice;
use crate::net::room::{Phase, RoomState, SeatNo};
use crate::net::session::{Contact, Farewell, Invitation};

impl Neighbourhood {
    pub(super) fn view(&self) -> NearbySnapshot {
        let port = self.hosting.as_ref().map(|hosting| hosting.port);
        let link = port.and_then(|port| advertisement::link(&self.addresses, port, self.me()));
        let link = link.map(|link| link.to_string());
        NearbySnapshot {
            revision: 0,
            open: self.open,
            name: self.kept.name.as_str().to_owned(),
            me: self.me().to_string(),
            listening: port.map(|port| self.listening(port)),
            advertisement: port.filter(|_| self.can_be_found()).map(|port| self.advertisement(port)),
            qr: link.as_deref().and_then(advertisement::qr),
            link,
            peers: self.peer_list(),
            incoming: self.incoming(),
            outgoing: self.outgoing_view(),
            lobby: self.lobby(),
            room: self.room_view(),
            problem: self.shown_problem(),
            announcement: self.announcement.clone(),
            settings: self.kept.settings.clone(),
        }
    }

    fn listening(&self, port: u16) -> Listening {
        let addresses = self.addresses.iter().map(|ip| address_list::typed(SocketAddr::new(*ip, port)));
        Listening { port, addresses: addresses.collect() }
    }

    /// While the page is open; and by those who come back to a room.
    fn can_be_found(&self) -> bool {
        self.open || self.kept.place.as_ref().is_some_and(|place| place.host.is_none())
    }

    fn advertisement(&self, port: u16) -> super::Advertisement {
        let busy = self.kept.place.is_some();
        advertisement::advertise(&self.instance, port, self.me(), self.kept.name.as_str(), busy)
    }

    fn peer_list(&self) -> Vec<super::Peer> {
        let mut peers = self.peers.list(&self.kept.met);
        for peer in &mut peers {
            peer.unfinished = self.unfinished_with(&peer.id);
        }
        if let Some(calling) = &self.outgoing {
            let state = match calling.state {
                OutgoingState::Connecting => Some(PeerState::Connecting),
                OutgoingState::Waiting => Some(PeerState::Invited),
                _ => None,
            };
            for peer in peers.iter_mut().filter(|peer| peer.id == calling.peer) {
                peer.state = state.unwrap_or(peer.state);
            }
        }
        peers
    }

    fn incoming(&self) -> Option<Incoming> {
        if self.kept.place.is_some() {
            return None;
        }
        let invitation = self.door.as_ref()?.facts.invitations.first()?;
        let arrived = self.arrived.iter().find(|arrived| arrived.id == invitation.id)?;
        let name = invitation.name.as_str();
        Some(Incoming {
            peer: key_id(invitation.key),
            name: name.to_owned(),
            trust: recognised(&self.kept.known(), invitation.key, name),
            code: invitation.code.to_string(),
            settings: invitation.settings.clone(),
            colour: free_colour(invitation),
            unfinished: arrived.game.map(|(_, unfinished)| unfinished),
            until_ms: arrived.at_ms + INVITATION_MS,
        })
    }

    fn outgoing_view(&self) -> Option<Outgoing> {
        let calling = self.outgoing.as_ref()?;
        Some(Outgoing {
            peer: calling.peer.clone(),
            name: calling.name.clone(),
            code: self.away.as_ref().and_then(|line| line.code.clone()),
            trust: calling.trust,
            unfinished: calling.game.as_ref().map(|going_on| going_on.unfinished),
            state: calling.state,
            until_ms: calling.until_ms,
        })
    }

    fn lobby(&self) -> Option<Lobby> {
        if self.kept.place.is_some() || self.outgoing.is_some() {
            return None;
        }
        let line = self.away.as_ref().filter(|line| line.is_here())?;
        let rooms = line.facts.lobby.iter().map(|room| LobbyRoom {
            room: room.room,
            settings: room.settings.clone(),
            seats: room
                .seats
                .clone()
                .map(|seat| seat.map_or_else(String::new, |name| name.as_str().to_owned())),
            phase: room.phase,
            watchers: room.watchers,
            private: room.private,
        });
        Some(Lobby { host: host_name(line), rooms: rooms.collect() })
    }

    fn shown_problem(&self) -> Option<NearbyProblem> {
        if self.problem.is_some() || !self.open {
            return self.problem;
        }
        if let Some(problem) = self.adapter {
            return Some(problem.into());
        }
        if self.addresses.is_empty() {
            return Some(NearbyProblem::NoNetwork);
        }
        let waited = self.shared.time.steady_ms() - self.opened_ms >= NOTHING_FOUND_MS;
        (waited && !self.peers.any_found()).then_some(NearbyProblem::NothingFound)
    }

    fn room_view(&self) -> Option<RoomView> {
        let place = self.kept.place.as_ref()?;
        let line = self.place_line()?;
        let host =
            place.host.as_ref().map_or_else(|| self.kept.name.as_str().to_owned(), |host| host.name.clone());
        let hosting = place.host.is_none();
        let Some(room) = line.room() else {
            return Some(RoomView::unknown(host, hosting, contact(line), self.kept.settings.clone()));
        };
        let (state, seat) = (room.state(), room.seat());
        let other = seat.map(SeatNo::other);
        let here = line.is_here();
        let between = matches!(state.phase, Phase::Open | Phase::Finished);
        let settles = seat.is_some() && (seat == Some(SeatNo::First) || hosting);
        let both_sit = state.seats.iter().all(Option::is_some);
        let mine = seat.and_then(|seat| state.seat(seat));
        let ready = mine.is_some_and(|mine| mine.ready.is_some());
        let claim = other.and_then(|other| state.seat(other)).and_then(|theirs| theirs.claim);
        let said = line.facts.chat.iter().map(|(peer, name, said)| ChatLine {
            name: name.as_str().to_owned(),
            mine: *peer == self.me(),
            said: said.clone(),
        });
        let person = |seat| self.person(line, state, seat);
        Some(RoomView {
            host,
            hosting,
            phase: state.phase,
            contact: contact(line),
            seat,
            persons: SeatNo::BOTH.map(person),
            draws: state.draws,
            settings: state.settings.clone(),
            chat: said.collect(),
            said: line.said,
            muted: line.muted,
            can_claim: claim.filter(|_| here && state.running().is_some()),
            can_sit: here && seat.is_none() && !both_sit && state.phase != Phase::Closed,
            can_ready: here && mine.is_some() && between && both_sit && !ready,
            ready,
            can_settle: here && settles && between,
            can_switch_chat: here && settles && (between || state.phase == Phase::Playing),
            terms_changed: between
                && line.agreed.as_ref().is_some_and(|agreed| agreed.differs(&state.settings)),
            missed: missed(line).or(line.missed),
            refused: self.refused,
        })
    }

    fn person(&self, line: &Line, state: &RoomState, seat: SeatNo) -> Option<PersonView> {
        let sits = state.seat(seat)?;
        let gone = line.gone[seat.index()].map(|(_, gone)| gone);
        Some(PersonView {
            peer: peer_id(sits.peer),
            name: sits.name.as_str().to_owned(),
            me: sits.peer == self.me(),
            colour: state.game.as_ref().map(|of_room| of_room.stone(seat)),
            presence: sits.presence,
            gone_since_ms: gone.map(|gone| gone.since_ms),
            held_until_ms: gone.and_then(|gone| gone.due_ms),
            ready: sits.ready.is_some(),
            wins: state.wins[seat.index()],
        })
    }
}

/// The colour that an invitation leaves; `None` if the lot decides.
fn free_colour(invitation: &Invitation) -> Option<Stone> {
    match invitation.settings.first {
        ColourChoice::Black | ColourChoice::Alternate => Some(Stone::White),
        ColourChoice::White => Some(Stone::Black),
        ColourChoice::Lot => None,
    }
}

fn host_name(line: &Line) -> String {
    let told = line.facts.host.as_ref().map(|host| host.name.as_str()).filter(|name| !name.is_empty());
    told.map(str::to_owned)
        .or_else(|| line.target.as_ref().map(|target| target.name.clone()))
        .unwrap_or_default()
}

fn contact(line: &Line) -> RoomContact {
    match (line.facts.contact, line.parted) {
        (Contact::Here, _) if line.facts.host_away => RoomContact::HostAway,
        (Contact::Here, _) => RoomContact::Here,
        (_, Some(Farewell::Replaced)) => RoomContact::Replaced,
        (_, Some(Farewell::Stopping)) => RoomContact::HostStopped,
        _ => RoomContact::Reconnecting,
    }
}

/// What has happened since the link was lost, once it is there again.
pub(super) fn missed(line: &Line) -> Option<Missed> {
    let left = line.left.filter(|_| line.back_ms.is_some() && line.is_here())?;
    let of_room = line.room()?.state().game.as_ref()?;
    let (entries, plies) = (of_room.game.log().len(), of_room.game.plies().len());
    let over = of_room.game.result().is_some();
    let began = entries < left.entries;
    let before = if began { 0 } else { left.plies };
    let missed = Missed {
        plies: u32::try_from(plies.saturating_sub(before)).unwrap_or(u32::MAX),
        ended: over && (began || !left.over),
        began,
    };
    (missed != Missed { plies: 0, ended: false, began: false }).then_some(missed)
}
