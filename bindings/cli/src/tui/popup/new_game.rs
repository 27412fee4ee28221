//! The choices of a new game: who plays, how strongly, which colour, by which rules, opening, clocks and size.

use ratatui::text::Line;
use tengen_core::app::{ColourChoice, Kind, NewGame, Settings, TableSnapshot};

use super::ring::next;
use super::terms::{Row, changed, rows, shown, told};
use super::{Popup, Scene};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, WAYS};
use crate::tui::words::Text;

const KINDS: [Kind; 3] = [Kind::AgainstComputer, Kind::TwoPeople, Kind::Watch];

/// The choices, for each way to play its own.
#[derive(Debug)]
pub struct Choices {
    kind: Kind,
    by_kind: [NewGame; 3],
    chosen: usize,
}

impl Choices {
    /// Begins with what was chosen last time.
    pub fn new(kind: Kind, settings: &Settings) -> Self {
        let mut by_kind = KINDS.map(|kind| settings.last_choice(kind).clone());
        for choice in &mut by_kind {
            // One seat is the reader's and the other the computer's: so the rows can say "you".
            if choice.kind() == Kind::AgainstComputer && !choice.me.is_person() {
                std::mem::swap(&mut choice.me, &mut choice.other);
                std::mem::swap(&mut choice.clock, &mut choice.other_clock);
                choice.colour = opposite(choice.colour);
            }
        }
        Self { kind, by_kind, chosen: 0 }
    }

    fn rows(&self) -> Vec<Row> {
        rows(self.choice())
    }

    fn row(&self) -> Row {
        self.rows().get(self.chosen).copied().unwrap_or(Row::Players)
    }

    const fn choice(&self) -> &NewGame {
        let [against_computer, two_people, watch] = &self.by_kind;
        match self.kind {
            Kind::AgainstComputer => against_computer,
            Kind::TwoPeople => two_people,
            Kind::Watch => watch,
        }
    }

    const fn choice_mut(&mut self) -> &mut NewGame {
        let [against_computer, two_people, watch] = &mut self.by_kind;
        match self.kind {
            Kind::AgainstComputer => against_computer,
            Kind::TwoPeople => two_people,
            Kind::Watch => watch,
        }
    }

    fn change(&mut self, by: i32) {
        match self.row() {
            Row::Players => self.kind = next(&KINDS, self.kind, by),
            row => changed(row, self.choice_mut(), by),
        }
    }

    fn go(&mut self, way: Way) {
        match way {
            Way::Up => self.chosen = self.chosen.saturating_sub(1),
            Way::Down => self.chosen = (self.chosen + 1).min(self.rows().len() - 1),
            Way::Left => self.change(-1),
            Way::Right => self.change(1),
        }
    }
}

impl Component for Choices {
    fn offers(&self, _now: &TableSnapshot) -> Vec<Offer> {
        vec![
            Offer::new(Text::Start, &[Wish::Accept]),
            Offer::new(Text::Change, WAYS),
            Offer::new(Text::Close, &[Wish::Dismiss]),
        ]
    }

    fn obey(&mut self, wish: Wish, _now: &TableSnapshot) -> Vec<Request> {
        match wish {
            Wish::Go(way) => {
                self.go(way);
                Vec::new()
            }
            Wish::Accept => vec![Request::Close, Request::Start(self.choice().clone())],
            _ => vec![Request::Close],
        }
    }
}

impl Popup for Choices {
    fn title(&self) -> Text {
        Text::NewGame
    }

    fn lines(&self, scene: &Scene) -> Vec<Line<'static>> {
        let language = scene.look.language;
        let told: Vec<_> = self.rows().iter().map(|row| told(*row, self.choice(), language)).collect();
        shown(&told, self.chosen, self.choice().rules, scene)
    }

    fn chosen(&self) -> usize {
        self.chosen
    }
}

const fn opposite(colour: ColourChoice) -> ColourChoice {
    match colour {
        ColourChoice::Black => ColourChoice::White,
        ColourChoice::White => ColourChoice::Black,
        ColourChoice::Alternate | ColourChoice::Lot => colour,
    }
}
