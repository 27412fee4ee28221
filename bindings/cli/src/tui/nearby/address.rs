//! The field for somebody's address.

use std::sync::Arc;

use ratatui::crossterm::event::KeyEvent;
use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::NearbySnapshot;

use super::field::Field;
use super::lines::{paragraph, quiet};
use super::{Act, View};
use crate::tui::keys::Wish;
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// The longest link that is read.
const MOST: usize = 1_024;
/// Columns of what is shown of it: its end, as that is where one types.
const SHOWN: usize = 48;

/// Where somebody is: typed, or a link that was copied.
#[derive(Debug)]
pub struct AddressSheet {
    field: Field,
}

impl AddressSheet {
    /// Nothing is typed yet.
    pub fn new() -> Self {
        Self { field: Field::new("", MOST) }
    }
}

impl Component for AddressSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let call = Offer::new(Text::Call, &[Wish::Accept]);
        let close = Offer::new(Text::Close, &[Wish::Dismiss]);
        if self.field.is_blank() { vec![close] } else { vec![call, close] }
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        let call = Request::Nearby(Act::Join(self.field.text().to_owned()));
        if wish == Wish::Accept { vec![call, Request::ShowNearby] } else { vec![Request::ShowNearby] }
    }
}

impl Popup for AddressSheet {
    fn title(&self) -> Text {
        Text::CallAddress
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let shown: Vec<char> = self.field.shown().chars().collect();
        let shown: String = shown[shown.len().saturating_sub(SHOWN)..].iter().collect();
        let mut lines = paragraph(language.say(Text::AddressQuestion));
        lines.push(Line::from(shown).style(scene.look.styles.strong));
        lines.extend(quiet(language.say(Text::AddressMeaning), scene));
        lines
    }

    fn types(&mut self, event: KeyEvent) -> bool {
        self.field.take(event)
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        View::interrupted(nearby)
    }
}
