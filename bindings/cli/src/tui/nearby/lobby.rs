//! The rooms of a hall.

use std::sync::Arc;

use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::{Lobby, LobbyRoom, NearbySnapshot};
use tengen_core::net::room::RoomId;

use super::chosen::Chosen;
use super::code::CodeSheet;
use super::lines::{column, keys, paragraph, quiet, row, strong};
use super::proposal::ProposalSheet;
use super::{Act, View};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, UP_AND_DOWN};
use crate::tui::popup::{Popup, Scene};
use crate::tui::words::Text;

/// The list of its rooms.
#[derive(Debug)]
pub struct LobbySheet {
    nearby: Arc<NearbySnapshot>,
    chosen: Chosen<RoomId>,
}

impl LobbySheet {
    /// As it is.
    pub const fn new(nearby: Arc<NearbySnapshot>) -> Self {
        Self { nearby, chosen: Chosen::first() }
    }

    fn lobby(&self) -> Option<&Lobby> {
        self.nearby.lobby.as_ref()
    }

    fn rooms(&self) -> &[LobbyRoom] {
        self.lobby().map(|lobby| lobby.rooms.as_slice()).unwrap_or_default()
    }

    fn numbers(&self) -> Vec<RoomId> {
        self.rooms().iter().map(|room| room.room).collect()
    }

    fn enter(&self) -> Option<Request> {
        let room = self.rooms().get(self.chosen.index(&self.numbers()))?;
        Some(if room.private {
            Request::Show(Box::new(CodeSheet::of(room.room)))
        } else {
            Request::Nearby(Act::EnterRoom(room.room, String::new()))
        })
    }
}

impl Component for LobbySheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let all = [
            (!self.rooms().is_empty(), Offer::new(Text::EnterRoom, &[Wish::Accept])),
            (true, Offer::new(Text::OpenRoom, &[Wish::OpenRoom])),
            (self.rooms().len() > 1, Offer::new(Text::ChooseRow, UP_AND_DOWN)),
            (true, Offer::new(Text::LeaveHall, &[Wish::Dismiss])),
        ];
        all.into_iter().filter(|(can, _)| *can).map(|(_, offer)| offer).collect()
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(way) => self.chosen.go(&self.numbers(), way == Way::Down),
            Wish::Accept => return self.enter().into_iter().collect(),
            Wish::OpenRoom => {
                let sheet = ProposalSheet::open_room(self.nearby.settings.clone());
                return vec![Request::Show(Box::new(sheet))];
            }
            _ => return vec![Request::Nearby(Act::Leave)],
        }
        Vec::new()
    }
}

impl Popup for LobbySheet {
    fn title(&self) -> Text {
        Text::Rooms
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let Some(lobby) = self.lobby() else { return Vec::new() };
        let mut lines = paragraph(&language.rooms_of(&lobby.host));
        if let Some(problem) = self.nearby.problem {
            lines.extend(strong(language.nearby_problem(problem), scene));
        }
        lines.extend(self.nearby.announcement.iter().flat_map(|text| strong(text, scene)));
        lines.push(Line::default());
        if lobby.rooms.is_empty() {
            lines.extend(quiet(language.say(Text::NoRooms), scene));
        }
        let names: Vec<String> = lobby.rooms.iter().map(|room| language.lobby_room(room)).collect();
        let (column, chosen) = (column(names.iter().map(String::as_str)), self.chosen.index(&self.numbers()));
        let rows = lobby.rooms.iter().zip(&names).enumerate();
        lines.extend(rows.map(|(at, (room, name))| {
            row(name, &language.lobby_room_detail(room), column, at == chosen, scene)
        }));
        lines.extend(keys(&self.offers(scene.now), scene));
        lines
    }

    fn chosen(&self) -> usize {
        self.chosen.index(&self.numbers()) + 3
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        self.nearby = Arc::clone(nearby);
        View::Lobby.turned(nearby)
    }
}
