//! The code of a private room, to open one or to go in.

use std::sync::Arc;

use ratatui::crossterm::event::KeyEvent;
use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::NearbySnapshot;
use tengen_core::net::room::{RoomId, RoomSettings};

use super::field::Field;
use super::lines::paragraph;
use super::{Act, View};
use crate::tui::keys::Wish;
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// The longest code.
const MOST: usize = 32;

/// What the code is for.
#[derive(Debug)]
enum For {
    Opening(Box<RoomSettings>),
    Entering(RoomId),
}

/// The field for it.
#[derive(Debug)]
pub struct CodeSheet {
    purpose: For,
    field: Field,
}

impl CodeSheet {
    /// For a room that is to be opened; none makes it open to all.
    pub fn of_new_room(settings: RoomSettings) -> Self {
        Self { purpose: For::Opening(Box::new(settings)), field: Field::new("", MOST) }
    }

    /// For a room that needs one.
    pub fn of(room: RoomId) -> Self {
        Self { purpose: For::Entering(room), field: Field::new("", MOST) }
    }
}

impl Component for CodeSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let yes = match self.purpose {
            For::Opening(_) => Text::OpenRoom,
            For::Entering(_) => Text::EnterRoom,
        };
        vec![Offer::new(yes, &[Wish::Accept]), Offer::new(Text::Close, &[Wish::Dismiss])]
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        let code = self.field.text().trim().to_owned();
        let act = match &self.purpose {
            For::Opening(settings) => Act::OpenRoom(settings.clone(), code),
            For::Entering(room) => Act::EnterRoom(*room, code),
        };
        let act = (wish == Wish::Accept).then_some(Request::Nearby(act));
        act.into_iter().chain([Request::ShowNearby]).collect()
    }
}

impl Popup for CodeSheet {
    fn title(&self) -> Text {
        Text::RoomCode
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let meaning = match self.purpose {
            For::Opening(_) => Text::NewCodeMeaning,
            For::Entering(_) => Text::RoomCodeMeaning,
        };
        let mut lines = paragraph(language.say(meaning));
        lines.push(Line::from(self.field.shown()).style(scene.look.styles.strong));
        lines.push(Line::default());
        lines
    }

    fn types(&mut self, event: KeyEvent) -> bool {
        self.field.take(event)
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        View::interrupted(nearby)
    }
}
