//! The other games that are unfinished, the newest first.

use ratatui::text::Line;
use tengen_core::app::{GameSummary, TableSnapshot};

use super::{Popup, Scene};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, UP_AND_DOWN};
use crate::tui::words::Text;

/// The list with the row that is chosen.
#[derive(Debug)]
pub struct Games {
    list: Vec<GameSummary>,
    chosen: usize,
    now_ms: i64,
}

impl Games {
    /// The list as it was read at `now_ms`, in milliseconds since 1970.
    pub const fn new(list: Vec<GameSummary>, now_ms: i64) -> Self {
        Self { list, chosen: 0, now_ms }
    }
}

impl Component for Games {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let mut offers = Vec::new();
        if !self.list.is_empty() {
            offers.push(Offer::new(Text::TakeUp, &[Wish::Accept]));
        }
        if self.list.len() > 1 {
            offers.push(Offer::new(Text::ChooseRow, UP_AND_DOWN));
        }
        offers.push(Offer::new(Text::Close, &[Wish::Dismiss]));
        offers
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(Way::Up) => self.chosen = self.chosen.saturating_sub(1),
            Wish::Go(_) => self.chosen = (self.chosen + 1).min(self.list.len().saturating_sub(1)),
            Wish::Accept => {
                let game = self.list.get(self.chosen).map(|game| Request::TakeUp(game.game));
                return [Some(Request::Close), game].into_iter().flatten().collect();
            }
            _ => return vec![Request::Close],
        }
        Vec::new()
    }
}

impl Popup for Games {
    fn title(&self) -> Text {
        Text::OtherGames
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        if self.list.is_empty() {
            return vec![Line::from(language.say(Text::NoOtherGames))];
        }
        let row = |(index, game): (usize, &GameSummary)| {
            let text = language.summary(game, self.now_ms - game.updated_ms);
            if index == self.chosen {
                Line::from(format!("> {text}")).style(scene.look.styles.chosen)
            } else {
                Line::from(format!("  {text}"))
            }
        };
        self.list.iter().enumerate().map(row).collect()
    }

    fn chosen(&self) -> usize {
        self.chosen
    }
}
