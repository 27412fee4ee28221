//! Somebody invites.

use std::sync::Arc;

use ratatui::text::Line;
use tengen_core::app::nearby::{Incoming, NearbySnapshot, Trust};
use tengen_core::app::{Phase, TableSnapshot};

use super::lines::{keys, paragraph, quiet, strong};
use super::{Act, View};
use crate::tui::keys::Wish;
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// The invitation that waits for an answer.
#[derive(Debug)]
pub struct IncomingSheet {
    nearby: Arc<NearbySnapshot>,
    compared: bool,
}

impl IncomingSheet {
    /// The one that there is.
    pub const fn new(nearby: Arc<NearbySnapshot>) -> Self {
        Self { nearby, compared: false }
    }

    fn incoming(&self) -> Option<&Incoming> {
        self.nearby.incoming.as_ref()
    }
}

impl Component for IncomingSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let compare = if self.compared { Text::NotCompared } else { Text::Compared };
        vec![
            Offer::new(Text::PlayWithThem, &[Wish::Accept]),
            Offer::new(Text::NoThanks, &[Wish::Dismiss]),
            Offer::new(compare, &[Wish::Compare]),
        ]
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Compare => self.compared = !self.compared,
            Wish::Accept => return vec![Request::Nearby(Act::Accept(self.compared))],
            _ => return vec![Request::Nearby(Act::Decline)],
        }
        Vec::new()
    }
}

impl Popup for IncomingSheet {
    fn title(&self) -> Text {
        Text::Invitation
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let (language, now) = (scene.look.language, scene.now);
        let Some(incoming) = self.incoming() else { return Vec::new() };
        let mut lines = strong(&language.invited_by(incoming), scene);
        if incoming.trust == Trust::NameTaken {
            lines.extend(strong(language.say(Text::NameTakenMeaning), scene));
        }
        lines.extend(paragraph(&language.proposal(&incoming.settings)));
        lines.extend(paragraph(language.free_colour(incoming.colour)));
        if now.phase == Phase::Playing && !now.moves.is_empty() && !now.nearby {
            lines.extend(quiet(language.say(Text::GameAside), scene));
        }
        lines.push(Line::default());
        lines.extend(strong(&language.code(&incoming.code, self.compared), scene));
        lines.extend(quiet(language.say(Text::CodeMeaning), scene));
        lines.extend(keys(&self.offers(now), scene));
        lines
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        let code = |nearby: &NearbySnapshot| nearby.incoming.as_ref().map(|incoming| incoming.code.clone());
        if code(nearby) != code(&self.nearby) {
            self.compared = false;
        }
        self.nearby = Arc::clone(nearby);
        View::Incoming.turned(nearby)
    }
}
