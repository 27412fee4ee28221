//! The field for one's own name.

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

/// More is not shown to others.
const MOST: usize = 32;

/// What shall others call this person?
#[derive(Debug)]
pub struct NameSheet {
    field: Field,
    /// Without a name nobody can be met.
    is_first: bool,
}

impl NameSheet {
    /// For somebody who has no name yet; one is proposed.
    pub fn first(proposed: &str) -> Self {
        Self { field: Field::new(proposed, MOST), is_first: true }
    }

    /// For somebody who is called so.
    pub fn change(name: &str) -> Self {
        Self { field: Field::new(name, MOST), is_first: false }
    }
}

impl Component for NameSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let save = Offer::new(Text::SaveName, &[Wish::Accept]);
        let close = Offer::new(Text::Close, &[Wish::Dismiss]);
        if self.field.is_blank() { vec![close] } else { vec![save, close] }
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Accept => {
                vec![Request::Nearby(Act::SetName(self.field.text().to_owned())), Request::ShowNearby]
            }
            _ if self.is_first => vec![Request::Close, Request::Nearby(Act::Shut)],
            _ => vec![Request::ShowNearby],
        }
    }
}

impl Popup for NameSheet {
    fn title(&self) -> Text {
        Text::MyName
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let mut lines = paragraph(language.say(Text::NameQuestion));
        lines.push(Line::from(self.field.shown()).style(scene.look.styles.strong));
        lines.extend(quiet(language.say(Text::NameMeaning), scene));
        lines
    }

    fn types(&mut self, event: KeyEvent) -> bool {
        self.field.take(event)
    }

    /// Whoever changes the name is interrupted by what can't wait.
    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        View::interrupted(nearby)
    }
}
