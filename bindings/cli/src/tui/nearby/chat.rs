//! What is said in the room: phrases in each one's own language, and one's own words.

use std::sync::Arc;

use ratatui::crossterm::event::KeyEvent;
use ratatui::text::Line;
use tengen_core::app::TableSnapshot;
use tengen_core::app::nearby::{NearbySnapshot, RoomContact, RoomView};
use tengen_core::net::room::Phrase;
use tengen_core::net::wire::CHAT_CHARS;

use super::Act;
use super::field::Field;
use super::lines::{keys, paragraph, quiet, strong};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, WAYS};
use crate::tui::popup::{Popup, Scene, next};
use crate::tui::words::Text;

/// Rows of the last things that were said.
const SAID: usize = 8;
/// Columns of what is shown of one's own words: their end, as that is where one types.
const SHOWN: usize = 46;

/// The chat.
#[derive(Debug)]
pub struct ChatSheet {
    nearby: Arc<NearbySnapshot>,
    field: Field,
    /// What is said if nothing is written.
    phrase: Phrase,
}

impl ChatSheet {
    /// As it is.
    pub fn new(nearby: Arc<NearbySnapshot>) -> Self {
        Self { nearby, field: Field::new("", CHAT_CHARS), phrase: Phrase::Hello }
    }

    fn room(&self) -> Option<&RoomView> {
        self.nearby.room.as_ref()
    }

    fn can_write(&self) -> bool {
        self.room().is_some_and(|room| room.settings.free_chat)
    }

    /// One's own words if there are any, else the phrase.
    fn say(&mut self) -> Request {
        if self.field.is_blank() {
            return Request::Nearby(Act::SayPhrase(self.phrase));
        }
        let text = self.field.text().to_owned();
        self.field.clear();
        Request::Nearby(Act::SayText(text))
    }
}

/// The last of what was said.
fn said(room: &RoomView, scene: &Scene) -> Vec<Line<'static>> {
    let language = scene.look.language;
    let heard = room.chat.iter().filter(|line| line.mine || !room.muted);
    let lines: Vec<Line> = heard.flat_map(|line| paragraph(&language.chat_line(line))).collect();
    if room.muted {
        return quiet(language.say(Text::OthersMuted), scene);
    }
    if lines.is_empty() {
        return quiet(language.say(Text::NothingSaid), scene);
    }
    lines[lines.len().saturating_sub(SAID)..].to_vec()
}

impl Component for ChatSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let room = self.room();
        let mute = if room.is_some_and(|room| room.muted) { Text::Unmute } else { Text::Mute };
        let can_say = room.is_some_and(|room| room.contact == RoomContact::Here);
        let all = [
            (can_say, Offer::new(Text::Say, &[Wish::Accept])),
            (self.field.is_blank(), Offer::new(Text::ChoosePhrase, WAYS)),
            (true, Offer::new(mute, &[Wish::Mute])),
            (true, Offer::new(Text::Close, &[Wish::Dismiss])),
        ];
        all.into_iter().filter(|(can, _)| *can).map(|(_, offer)| offer).collect()
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(Way::Up | Way::Left) => self.phrase = next(&Phrase::ALL, self.phrase, -1),
            Wish::Go(_) => self.phrase = next(&Phrase::ALL, self.phrase, 1),
            Wish::Accept => return vec![self.say()],
            Wish::Mute => {
                let muted = self.room().is_some_and(|room| room.muted);
                return vec![Request::Nearby(Act::Mute(!muted))];
            }
            _ => return vec![Request::Close],
        }
        Vec::new()
    }
}

impl Popup for ChatSheet {
    fn title(&self) -> Text {
        Text::Chat
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let Some(room) = self.room() else { return Vec::new() };
        let mut lines = said(room, scene);
        lines.push(Line::default());
        if self.can_write() {
            let shown: Vec<char> = self.field.shown().chars().collect();
            let shown: String = shown[shown.len().saturating_sub(SHOWN)..].iter().collect();
            lines.push(
                Line::from(format!("{} {shown}", language.say(Text::YourWords)))
                    .style(scene.look.styles.strong),
            );
        } else {
            lines.extend(quiet(language.say(Text::PhrasesOnly), scene));
        }
        let phrase = format!("{} < {} >", language.say(Text::PhraseRow), language.phrase(self.phrase));
        let is_meant = self.field.is_blank();
        lines.push(Line::from(phrase).style(if is_meant {
            scene.look.styles.chosen
        } else {
            scene.look.styles.quiet
        }));
        if let Some(refused) = room.refused {
            lines.extend(strong(language.room_refusal(refused), scene));
        }
        lines.extend(keys(&self.offers(scene.now), scene));
        lines
    }

    /// The end is what matters.
    fn chosen(&self) -> usize {
        usize::MAX - 1
    }

    fn types(&mut self, event: KeyEvent) -> bool {
        self.can_write() && self.field.take(event)
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        self.nearby = Arc::clone(nearby);
        if nearby.room.is_some() { Vec::new() } else { vec![Request::Close] }
    }
}
