//! The choices of a new game: who plays, how strongly, which colour, rules and size.

use ratatui::text::Line;
use tengen_core::app::{ColourChoice, Kind, NewGame, Settings, TableSnapshot};
use tengen_core::board::Size;
use tengen_core::game::{Level, Seat};
use tengen_core::rules::RuleSet;

use super::{Popup, Scene};
use crate::tui::agreements::{CLOCKS, UNDO_RULES};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, WAYS};
use crate::tui::words::{Language, Text};

const KINDS: [Kind; 3] = [Kind::AgainstComputer, Kind::TwoPeople, Kind::Watch];
const RULES: [RuleSet; 5] = RuleSet::ALL;

/// The choices, for each way to play its own.
#[derive(Debug)]
pub struct Choices {
    kind: Kind,
    by_kind: [NewGame; 3],
    chosen: usize,
}

/// What one row chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    Players,
    Level,
    BlackLevel,
    WhiteLevel,
    Colour,
    Rules,
    Board,
    Clock,
    Undo,
}

impl Choices {
    /// Begins with what was chosen last time.
    pub fn new(kind: Kind, settings: &Settings) -> Self {
        let mut by_kind = KINDS.map(|kind| settings.last_choice(kind).clone());
        for choice in &mut by_kind {
            // One seat is the reader's and the other the computer's: so the rows can say "you".
            if choice.kind() == Kind::AgainstComputer && !choice.me.is_person() {
                std::mem::swap(&mut choice.me, &mut choice.other);
                choice.colour = opposite(choice.colour);
            }
        }
        Self { kind, by_kind, chosen: 0 }
    }

    fn rows(&self) -> &'static [Row] {
        match self.kind {
            Kind::AgainstComputer => {
                &[Row::Players, Row::Level, Row::Colour, Row::Rules, Row::Board, Row::Clock]
            }
            Kind::TwoPeople => &[Row::Players, Row::Rules, Row::Board, Row::Clock, Row::Undo],
            Kind::Watch => &[Row::Players, Row::BlackLevel, Row::WhiteLevel, Row::Rules, Row::Board],
        }
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
            Row::Level | Row::WhiteLevel => shift_level(&mut self.choice_mut().other, by),
            Row::BlackLevel => shift_level(&mut self.choice_mut().me, by),
            Row::Colour => self.choice_mut().colour = next(&ColourChoice::ALL, self.choice().colour, by),
            Row::Rules => self.choice_mut().rules = next(&RULES, self.choice().rules, by),
            Row::Clock => {
                let clock = next(&CLOCKS, self.choice().clock, by);
                let choice = self.choice_mut();
                (choice.clock, choice.other_clock) = (clock, clock);
            }
            Row::Undo => self.choice_mut().undo = next(&UNDO_RULES, self.choice().undo, by),
            Row::Board => {
                let size = self.choice().size;
                self.choice_mut().size = Size::new(i32::from(size) + by).unwrap_or(size);
            }
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

    /// What a row is called and what it says now.
    fn told(&self, row: Row, language: Language) -> (Text, String) {
        let choice = self.choice();
        match row {
            Row::Players => (Text::Players, language.say(kind_text(self.kind)).to_owned()),
            Row::Level => (Text::Level, level_of(&choice.other, language)),
            Row::BlackLevel => (Text::BlackLevel, level_of(&choice.me, language)),
            Row::WhiteLevel => (Text::WhiteLevel, level_of(&choice.other, language)),
            Row::Colour => (Text::YourColour, language.say(colour_text(choice.colour)).to_owned()),
            Row::Rules => (Text::Rules, language.rules(choice.rules).to_owned()),
            Row::Board => (Text::Board, language.board_size(choice.size)),
            Row::Clock => (Text::Clock, language.control(choice.clock)),
            Row::Undo => (Text::TakingBack, language.undo_rule(choice.undo)),
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
        let mut lines = Vec::new();
        for (index, row) in self.rows().iter().enumerate() {
            let (name, value) = self.told(*row, language);
            let name = padded(language.say(name), NAMES);
            let line = if index == self.chosen {
                Line::from(format!("{name} < {value} >")).style(scene.look.styles.chosen)
            } else {
                Line::from(format!("{name}   {value}"))
            };
            lines.push(line);
        }
        let meaning = language.rules_meaning(self.choice().rules);
        // So that the popup keeps its width whichever row is chosen.
        lines.push(Line::from(padded(meaning, WIDTH)).style(scene.look.styles.quiet));
        lines
    }

    fn chosen(&self) -> usize {
        self.chosen
    }
}

/// Columns of the rows' names.
const NAMES: usize = 13;
/// Columns of the widest row.
const WIDTH: usize = 40;

/// A text with blanks behind it up to `width` columns.
fn padded(text: &str, width: usize) -> String {
    let there = Line::from(text).width();
    format!("{text}{}", " ".repeat(width.saturating_sub(there)))
}

/// The neighbour of `value` in a ring of values.
fn next<T: Copy + PartialEq>(ring: &[T], value: T, by: i32) -> T {
    let at = ring.iter().position(|&other| other == value).unwrap_or(0);
    let step = if by < 0 { ring.len() - 1 } else { 1 };
    ring.get((at + step) % ring.len()).copied().unwrap_or(value)
}

fn shift_level(seat: &mut Seat, by: i32) {
    if let Seat::Computer { level } = seat {
        *level = Level::new(i32::from(level.number()) + by).unwrap_or(*level);
    }
}

fn level_of(seat: &Seat, language: Language) -> String {
    match seat {
        Seat::Computer { level } => language.level(*level),
        Seat::Person { name } => name.clone(),
    }
}

const fn opposite(colour: ColourChoice) -> ColourChoice {
    match colour {
        ColourChoice::Black => ColourChoice::White,
        ColourChoice::White => ColourChoice::Black,
        ColourChoice::Alternate | ColourChoice::Lot => colour,
    }
}

const fn kind_text(kind: Kind) -> Text {
    match kind {
        Kind::AgainstComputer => Text::AgainstComputer,
        Kind::TwoPeople => Text::TwoPeople,
        Kind::Watch => Text::Watch,
    }
}

const fn colour_text(colour: ColourChoice) -> Text {
    match colour {
        ColourChoice::Black => Text::ColourBlack,
        ColourChoice::White => Text::ColourWhite,
        ColourChoice::Alternate => Text::ColourByTurns,
        ColourChoice::Lot => Text::ColourByLot,
    }
}
