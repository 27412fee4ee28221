//! How others reach this device: what they type, and the code that a phone's camera reads.

use std::sync::Arc;

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::NearbySnapshot;

use super::View;
use super::lines::{paragraph, quiet};
use crate::hall::qr;
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, UP_AND_DOWN};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// Rows of which the chosen one moves at a time, so that what is too long for the terminal can be seen.
const STEP: usize = 4;

/// One's own addresses and the code.
#[derive(Debug)]
pub struct ReachSheet {
    nearby: Arc<NearbySnapshot>,
    /// The last row in sight.
    down_to: usize,
}

impl ReachSheet {
    /// As they are.
    pub const fn new(nearby: Arc<NearbySnapshot>) -> Self {
        Self { nearby, down_to: 0 }
    }
}

impl Component for ReachSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        vec![Offer::new(Text::Close, &[Wish::Dismiss, Wish::Accept]), Offer::new(Text::Scroll, UP_AND_DOWN)]
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(Way::Down) => self.down_to = (self.down_to + STEP).min(MOST_ROWS),
            Wish::Go(_) => self.down_to = self.down_to.saturating_sub(STEP),
            _ => return vec![Request::ShowNearby],
        }
        Vec::new()
    }
}

/// More rows than addresses and code have.
const MOST_ROWS: usize = 60;

impl Popup for ReachSheet {
    fn title(&self) -> Text {
        Text::MyAddress
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let addresses = self.nearby.listening.as_ref().map(|listening| listening.addresses.as_slice());
        let addresses = addresses.unwrap_or_default();
        if addresses.is_empty() {
            return paragraph(language.say(Text::NoAddressHere));
        }
        let mut lines: Vec<Line> =
            addresses.iter().map(|at| Line::from(at.clone()).style(scene.look.styles.strong)).collect();
        lines.extend(quiet(language.say(Text::MyAddressMeaning), scene));
        if let Some(code) = self.nearby.qr.as_ref().filter(|_| scene.look.glyphs.lines) {
            lines.extend(qr::drawn(code).into_iter().map(Line::from));
        }
        lines
    }

    fn chosen(&self) -> usize {
        self.down_to
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        self.nearby = Arc::clone(nearby);
        View::interrupted(nearby)
    }
}
