//! A room: who sits there, what is played, what can be done about it.

use std::sync::Arc;

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::{NearbySnapshot, RoomView};
use tengen_core::net::room::Phase;

use super::chat::ChatSheet;
use super::lines::{keys, paragraph, quiet, strong};
use super::{Act, View};
use crate::tui::keys::Wish;
use crate::tui::offer::{Component, Offer, Request};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// The room that one is in.
#[derive(Debug)]
pub struct RoomSheet {
    nearby: Arc<NearbySnapshot>,
    /// Whether its game was on the board when this was opened.
    view: View,
}

impl RoomSheet {
    /// As it is.
    pub fn new(nearby: Arc<NearbySnapshot>) -> Self {
        Self { view: View::of(&nearby), nearby }
    }

    fn room(&self) -> Option<&RoomView> {
        self.nearby.room.as_ref()
    }
}

impl Component for RoomSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let close = Offer::new(Text::Close, &[Wish::Dismiss, Wish::Nearby]);
        let Some(room) = self.room() else { return vec![close] };
        let can_stand = room.seat.is_some() && room.phase == Phase::Open;
        let all = [
            (room.can_ready, Offer::new(Text::Ready, &[Wish::Accept])),
            (room.ready, Offer::new(Text::NotReady, &[Wish::Accept])),
            (room.can_sit, Offer::new(Text::Sit, &[Wish::Sit])),
            (can_stand, Offer::new(Text::Stand, &[Wish::Stand])),
            (true, Offer::new(Text::Chat, &[Wish::Chat])),
            (true, Offer::new(Text::LeaveRoom, &[Wish::LeaveRoom])),
        ];
        all.into_iter().filter(|(can, _)| *can).map(|(_, offer)| offer).chain([close]).collect()
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        let ready = self.room().is_some_and(|room| room.ready);
        vec![match wish {
            Wish::Accept => Request::Nearby(Act::Ready(!ready)),
            Wish::Sit if self.room().is_some_and(|room| room.can_sit) => Request::Nearby(Act::Sit),
            Wish::Sit | Wish::Stand => Request::Nearby(Act::Stand),
            Wish::Chat => Request::Show(Box::new(ChatSheet::new(Arc::clone(&self.nearby)))),
            Wish::LeaveRoom => Request::AskLeaveRoom,
            _ => Request::Close,
        }]
    }
}

impl Popup for RoomSheet {
    fn title(&self) -> Text {
        Text::Room
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let Some(room) = self.room() else { return Vec::new() };
        let mut lines = paragraph(&language.room_of(&room.host));
        lines.extend(quiet(&language.proposal(&room.settings), scene));
        lines.push(Line::default());
        lines.extend(room.persons.iter().map(|person| Line::from(language.person(person.as_ref()))));
        lines.push(Line::default());
        let notice = language
            .notice(room, 0)
            .or_else(|| (room.phase == Phase::Open).then(|| language.say(Text::WaitingForReady).to_owned()));
        lines.extend(notice.iter().flat_map(|text| strong(text, scene)));
        lines.extend(self.nearby.announcement.iter().flat_map(|text| strong(text, scene)));
        lines.extend(keys(&self.offers(scene.now), scene));
        lines
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        self.nearby = Arc::clone(nearby);
        self.view.turned(nearby)
    }
}
