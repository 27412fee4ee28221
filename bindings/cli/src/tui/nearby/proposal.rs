//! What is to be played in a room: for an invitation, or for a room that is to be opened in a hall.

use std::sync::Arc;

use ratatui::text::Line;
use tengen_core::app::nearby::{NearbySnapshot, Peer};
use tengen_core::app::{Kind, NewGame, TableSnapshot};
use tengen_core::game::{Clocks, ColourChoice, UndoRule};
use tengen_core::net::room::RoomSettings;

use super::code::CodeSheet;
use super::lines::strong;
use super::people;
use super::{Act, View};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, WAYS};
use crate::tui::popup::{Popup, Row, Scene, changed, next, rows, shown, told};
use crate::tui::words::{Language, Text};

/// The colours that whoever invites can have.
const COLOURS: [ColourChoice; 3] = [ColourChoice::Black, ColourChoice::White, ColourChoice::Lot];

/// Who is to play it.
#[derive(Debug)]
enum With {
    Peer { id: String, name: String },
    Whoever,
}

/// The choices.
#[derive(Debug)]
pub struct ProposalSheet {
    with: With,
    settings: RoomSettings,
    /// The same as a game, whose rows are chosen.
    game: NewGame,
    chosen: usize,
}

/// What one row chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RoomRow {
    Colour,
    Term(Row),
    Chat,
}

impl ProposalSheet {
    /// For an invitation; `settings` are those of the last one.
    pub fn invite(peer: &Peer, settings: RoomSettings) -> Self {
        let with = With::Peer { id: peer.id.clone(), name: people::name(peer).to_owned() };
        Self { with, game: game_of(&settings), settings, chosen: 0 }
    }

    /// For a room of a hall.
    pub fn open_room(settings: RoomSettings) -> Self {
        Self { with: With::Whoever, game: game_of(&settings), settings, chosen: 0 }
    }

    /// In a room both have the same clock, and who takes back always asks.
    fn rows(&self) -> Vec<RoomRow> {
        let terms = rows(&self.game).into_iter();
        let terms = terms.filter(|row| !matches!(row, Row::Players | Row::Colour | Row::OtherClock));
        [RoomRow::Colour].into_iter().chain(terms.map(RoomRow::Term)).chain([RoomRow::Chat]).collect()
    }

    fn change(&mut self, by: i32) {
        match self.rows().get(self.chosen) {
            Some(RoomRow::Colour) => self.settings.first = next(&COLOURS, self.settings.first, by),
            Some(RoomRow::Term(row)) => {
                changed(*row, &mut self.game, by);
                // The ring of two people at one board has ways to take back without asking, too.
                while !self.game.undo.asks && *row == Row::Undo {
                    changed(*row, &mut self.game, by);
                }
                self.game.undo.asks = true;
                self.game.other_clock = self.game.clock;
            }
            Some(RoomRow::Chat) => self.settings.free_chat = !self.settings.free_chat,
            None => {}
        }
    }

    fn told(&self, row: RoomRow, language: Language) -> (Text, String) {
        let say = |text: Text| language.say(text).to_owned();
        match row {
            RoomRow::Colour => {
                let colour = match self.settings.first {
                    ColourChoice::White => Text::ColourWhite,
                    ColourChoice::Lot => Text::ColourByLot,
                    ColourChoice::Black | ColourChoice::Alternate => Text::ColourBlack,
                };
                (Text::YourColour, say(colour))
            }
            RoomRow::Term(row) => told(row, &self.game, language),
            RoomRow::Chat => (
                Text::ChatRow,
                say(if self.settings.free_chat { Text::OwnWords } else { Text::PhrasesAlone }),
            ),
        }
    }

    /// The settings with the terms that were chosen.
    fn proposal(&self) -> RoomSettings {
        let NewGame { size, rules, opening, fouls, clock, undo, .. } = self.game;
        let clocks = Clocks { black: clock, white: clock };
        RoomSettings { size, rules, opening, fouls, clocks, undos: undo.allowance, ..self.settings.clone() }
    }
}

/// Two people who play by these settings.
fn game_of(settings: &RoomSettings) -> NewGame {
    let RoomSettings { size, rules, opening, fouls, clocks, undos, .. } = *settings;
    let (clock, undo) = (clocks.black, UndoRule { asks: true, allowance: undos });
    let people = NewGame::first_choice(Kind::TwoPeople);
    NewGame { size, rules, opening, fouls, clock, other_clock: clock, undo, ..people }
}

impl Component for ProposalSheet {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        let yes = match self.with {
            With::Peer { .. } => Text::Invite,
            With::Whoever => Text::OpenRoom,
        };
        vec![
            Offer::new(yes, &[Wish::Accept]),
            Offer::new(Text::Change, WAYS),
            Offer::new(Text::Close, &[Wish::Dismiss]),
        ]
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(Way::Up) => self.chosen = self.chosen.saturating_sub(1),
            Wish::Go(Way::Down) => self.chosen = (self.chosen + 1).min(self.rows().len() - 1),
            Wish::Go(Way::Left) => self.change(-1),
            Wish::Go(Way::Right) => self.change(1),
            Wish::Accept => return self.accept(),
            _ => return vec![Request::ShowNearby],
        }
        Vec::new()
    }
}

impl ProposalSheet {
    fn accept(&self) -> Vec<Request> {
        let settings = self.proposal();
        match &self.with {
            With::Peer { id, .. } => {
                vec![Request::Nearby(Act::Invite(id.clone(), Box::new(settings))), Request::ShowNearby]
            }
            With::Whoever => vec![Request::Show(Box::new(CodeSheet::of_new_room(settings)))],
        }
    }
}

impl Popup for ProposalSheet {
    fn title(&self) -> Text {
        match self.with {
            With::Peer { .. } => Text::Invitation,
            With::Whoever => Text::Room,
        }
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let heading = match &self.with {
            With::Peer { name, .. } => strong(&language.invite(name), scene),
            With::Whoever => Vec::new(),
        };
        let told: Vec<_> = self.rows().into_iter().map(|row| self.told(row, language)).collect();
        heading.into_iter().chain(shown(&told, self.chosen, self.game.rules, scene)).collect()
    }

    fn chosen(&self) -> usize {
        self.chosen + 1
    }

    fn follow(&mut self, nearby: &Arc<NearbySnapshot>) -> Vec<Request> {
        View::interrupted(nearby)
    }
}
