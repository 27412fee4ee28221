//! Somebody was invited, or a host is being called.

use std::sync::Arc;

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::{NearbySnapshot, Outgoing, OutgoingState, Trust};

use super::lines::{keys, quiet, strong};
use super::{Act, View};
use crate::tui::keys::Wish;
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// How far it is.
#[derive(Debug)]
pub struct OutgoingSheet {
    nearby: Arc<NearbySnapshot>,
}

impl OutgoingSheet {
    /// As it is.
    pub const fn new(nearby: Arc<NearbySnapshot>) -> Self {
        Self { nearby }
    }

    fn goes_on(&self) -> bool {
        self.nearby.outgoing.as_ref().is_some_and(goes_on)
    }
}

const fn goes_on(outgoing: &Outgoing) -> bool {
    matches!(outgoing.state, OutgoingState::Connecting | OutgoingState::Waiting)
}

impl Component for OutgoingSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        if self.goes_on() {
            vec![Offer::new(Text::Withdraw, &[Wish::Dismiss])]
        } else {
            vec![Offer::new(Text::Close, &[Wish::Dismiss, Wish::Accept])]
        }
    }

    fn obey(&mut self, _wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        vec![Request::Nearby(Act::Withdraw)]
    }
}

impl Popup for OutgoingSheet {
    fn title(&self) -> Text {
        Text::Invitation
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let Some(outgoing) = &self.nearby.outgoing else { return Vec::new() };
        let mut lines = strong(&language.outgoing(outgoing), scene);
        if let Some(code) = outgoing.code.as_ref().filter(|_| goes_on(outgoing)) {
            if outgoing.trust == Some(Trust::NameTaken) {
                lines.extend(strong(language.say(Text::NameTakenMeaning), scene));
            }
            lines.push(Line::default());
            lines.extend(strong(&language.code(code, false), scene));
            lines.extend(quiet(language.say(Text::CodeMeaning), scene));
        }
        lines.extend(keys(&self.offers(scene.now), scene));
        lines
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        self.nearby = Arc::clone(nearby);
        View::Outgoing.turned(nearby)
    }
}
