//! Everybody there is, how one is seen oneself, and what went wrong last.

use std::sync::Arc;

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::{NearbySnapshot, Peer, PeerSource, PeerState};

use super::address::AddressSheet;
use super::chosen::Chosen;
use super::lines::{column, keys, paragraph, quiet, row, strong};
use super::name::NameSheet;
use super::proposal::ProposalSheet;
use super::reach::ReachSheet;
use super::{Act, View};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, UP_AND_DOWN};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// The list.
#[derive(Debug)]
pub struct PeopleSheet {
    nearby: Arc<NearbySnapshot>,
    chosen: Chosen<String>,
}

impl PeopleSheet {
    /// The list as it is.
    pub const fn new(nearby: Arc<NearbySnapshot>) -> Self {
        Self { nearby, chosen: Chosen::first() }
    }

    fn ids(&self) -> Vec<String> {
        self.nearby.peers.iter().map(|peer| peer.id.clone()).collect()
    }

    fn peer(&self) -> Option<&Peer> {
        self.nearby.peers.get(self.chosen.index(&self.ids()))
    }

    fn call(&self) -> Vec<Request> {
        let Some(peer) = self.peer() else { return Vec::new() };
        let settings = self.nearby.settings.clone();
        match peer.state {
            // A hall is asked for its rooms by the same call, and takes no invitation.
            PeerState::Hall => {
                vec![Request::Nearby(Act::Invite(peer.id.clone(), Box::new(settings))), Request::ShowNearby]
            }
            _ => vec![Request::Show(Box::new(ProposalSheet::invite(peer, settings)))],
        }
    }

    /// What stands above the list.
    fn heading(&self, scene: &Scene) -> Vec<Line<'static>> {
        let (language, nearby) = (scene.look.language, &self.nearby);
        let mut lines = paragraph(&language.visible(nearby));
        if let Some(problem) = nearby.problem {
            lines.extend(strong(language.nearby_problem(problem), scene));
        }
        lines.push(Line::default());
        if nearby.peers.is_empty() {
            lines.extend(quiet(language.say(Text::NobodyHere), scene));
        } else {
            lines.push(Line::from(language.say(Text::PeopleHere)));
        }
        lines
    }
}

/// Those who can be called: who is known but not found may still be where they were.
const fn can_be_called(peer: &Peer) -> bool {
    matches!(peer.state, PeerState::Free | PeerState::Hall | PeerState::Absent | PeerState::Unreachable)
}

/// Those with whom a game was left.
const fn can_go_on(peer: &Peer) -> bool {
    peer.unfinished.is_some() && can_be_called(peer)
}

/// What somebody is called who has told no name.
pub fn name(peer: &Peer) -> &str {
    if peer.name.is_empty() { &peer.id } else { &peer.name }
}

impl Component for PeopleSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let peer = self.peer();
        let is_hall = peer.is_some_and(|peer| peer.state == PeerState::Hall);
        let call = if is_hall { Text::Visit } else { Text::Invite };
        let all = [
            (peer.is_some_and(can_be_called), Offer::new(call, &[Wish::Accept])),
            (peer.is_some_and(can_go_on), Offer::new(Text::GoOn, &[Wish::GoOn])),
            (true, Offer::new(Text::CallAddress, &[Wish::CallAddress])),
            (true, Offer::new(Text::MyAddress, &[Wish::MyAddress])),
            (true, Offer::new(Text::MyName, &[Wish::MyName])),
            (
                peer.is_some_and(|peer| peer.source != PeerSource::Found),
                Offer::new(Text::Forget, &[Wish::Forget]),
            ),
            (self.nearby.peers.len() > 1, Offer::new(Text::ChooseRow, UP_AND_DOWN)),
            (true, Offer::new(Text::Close, &[Wish::Dismiss, Wish::Nearby])),
        ];
        all.into_iter().filter(|(can, _)| *can).map(|(_, offer)| offer).collect()
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(way) => self.chosen.go(&self.ids(), way == Way::Down),
            Wish::Accept => return self.call(),
            Wish::GoOn => {
                return self
                    .peer()
                    .map(|peer| Request::Nearby(Act::GoOn(peer.id.clone())))
                    .into_iter()
                    .collect();
            }
            Wish::CallAddress => return vec![Request::Show(Box::new(AddressSheet::new()))],
            Wish::MyAddress => {
                return vec![Request::Show(Box::new(ReachSheet::new(Arc::clone(&self.nearby))))];
            }
            Wish::MyName => return vec![Request::Show(Box::new(NameSheet::change(&self.nearby.name)))],
            Wish::Forget => {
                return self
                    .peer()
                    .map(|peer| Request::Nearby(Act::Forget(peer.id.clone())))
                    .into_iter()
                    .collect();
            }
            _ => return vec![Request::Close, Request::Nearby(Act::Shut)],
        }
        Vec::new()
    }
}

impl Popup for PeopleSheet {
    fn title(&self) -> Text {
        Text::Nearby
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let mut lines = self.heading(scene);
        let column = column(self.nearby.peers.iter().map(name));
        let chosen = self.chosen.index(&self.ids());
        let rows = self.nearby.peers.iter().enumerate();
        lines.extend(
            rows.map(|(at, peer)| row(name(peer), &language.peer(peer), column, at == chosen, scene)),
        );
        lines.extend(keys(&self.offers(scene.now), scene));
        lines
    }

    fn chosen(&self) -> usize {
        // Those above and the heading; with a few rows more in sight, so that the keys are.
        self.chosen.index(&self.ids()) + 4
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        self.nearby = Arc::clone(nearby);
        View::People.turned(nearby)
    }
}
