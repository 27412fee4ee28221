//! The choices of a new game: who plays, how strongly, which colour, by which rules, opening, clocks and size.

use ratatui::text::Line;
use tengen_core::app::{ColourChoice, Kind, NewGame, Preset, Settings, TableSnapshot};
use tengen_core::board::Size;
use tengen_core::game::Seat;
use tengen_core::rules::opening::{Pattern, Protocol};
use tengen_core::rules::{FoulKind, FoulPolicy, RuleSet};

use super::ring::{
    NO_FOULS, has, next, next_protocol, next_rules, shift_level, with_next_preset, with_other_foul,
};
use super::{Popup, Scene};
use crate::tui::agreements::{CLOCKS, UNDO_AGAINST_COMPUTER, UNDO_OF_PEOPLE};
use crate::tui::keys::{Way, Wish};
use crate::tui::offer::{Component, Offer, Request, WAYS};
use crate::tui::words::{Language, Text};

const KINDS: [Kind; 3] = [Kind::AgainstComputer, Kind::TwoPeople, Kind::Watch];

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
    Preset,
    Level,
    BlackLevel,
    WhiteLevel,
    Colour,
    Rules,
    Foul(FoulKind),
    Fouls,
    Opening,
    Pattern,
    Fifths,
    Board,
    Clock,
    OtherClock,
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
                std::mem::swap(&mut choice.clock, &mut choice.other_clock);
                choice.colour = opposite(choice.colour);
            }
        }
        Self { kind, by_kind, chosen: 0 }
    }

    /// The rows that mean something with what the others say.
    fn rows(&self) -> Vec<Row> {
        let choice = self.choice();
        let protocol = choice.opening.protocol;
        let custom = matches!(choice.rules, RuleSet::Custom(_));
        let (against, people) = (self.kind == Kind::AgainstComputer, self.kind == Kind::TwoPeople);
        let watch = self.kind == Kind::Watch;
        let all = [
            (true, Row::Players),
            (against, Row::Level),
            (watch, Row::BlackLevel),
            (watch, Row::WhiteLevel),
            (!watch, Row::Colour),
            (true, Row::Preset),
            (true, Row::Rules),
            (custom, Row::Foul(FoulKind::DoubleThree)),
            (custom, Row::Foul(FoulKind::DoubleFour)),
            (custom, Row::Foul(FoulKind::Overline)),
            (choice.rules.fouls().is_some_and(|set| set != NO_FOULS), Row::Fouls),
            (true, Row::Opening),
            (matches!(protocol, Protocol::Given(_)), Row::Pattern),
            (!protocol.has_own_fifths(), Row::Fifths),
            (true, Row::Board),
            (!watch, Row::Clock),
            (!watch, Row::OtherClock),
            (against || people, Row::Undo),
        ];
        all.into_iter().filter(|(is_there, _)| *is_there).map(|(_, row)| row).collect()
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
        let (row, kind) = (self.row(), self.kind);
        let choice = self.choice_mut();
        match row {
            Row::Players => self.kind = next(&KINDS, kind, by),
            Row::Level | Row::WhiteLevel => shift_level(&mut choice.other, by),
            Row::BlackLevel => shift_level(&mut choice.me, by),
            Row::Colour => choice.colour = next(&ColourChoice::ALL, choice.colour, by),
            Row::Preset => *choice = with_next_preset(choice, by),
            Row::Rules => choice.rules = next_rules(choice.rules, by),
            Row::Foul(kind) => choice.rules = with_other_foul(choice.rules, kind),
            Row::Fouls => choice.fouls = next(&FoulPolicy::ALL, choice.fouls, by),
            Row::Opening => choice.opening.protocol = next_protocol(choice.opening.protocol, by),
            Row::Pattern => {
                if let Protocol::Given(pattern) = choice.opening.protocol {
                    let all: Vec<Pattern> = Pattern::all().collect();
                    choice.opening.protocol = Protocol::Given(next(&all, pattern, by));
                }
            }
            Row::Fifths => choice.opening.fifths = !choice.opening.fifths,
            // Both, unless one is ahead of the other already.
            Row::Clock => {
                let (before, clock) = (choice.clock, next(&CLOCKS, choice.clock, by));
                choice.clock = clock;
                if choice.other_clock == before {
                    choice.other_clock = clock;
                }
            }
            Row::OtherClock => choice.other_clock = next(&CLOCKS, choice.other_clock, by),
            Row::Undo if kind == Kind::TwoPeople => choice.undo = next(&UNDO_OF_PEOPLE, choice.undo, by),
            Row::Undo => choice.undo = next(&UNDO_AGAINST_COMPUTER, choice.undo, by),
            Row::Board => choice.size = Size::new(i32::from(choice.size) + by).unwrap_or(choice.size),
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
        let people = self.kind == Kind::TwoPeople;
        let say = |text: Text| language.say(text).to_owned();
        match row {
            Row::Players => (Text::Players, say(kind_text(self.kind))),
            Row::Level => (Text::Level, level_of(&choice.other, language)),
            Row::BlackLevel => (Text::BlackLevel, level_of(&choice.me, language)),
            Row::WhiteLevel => (Text::WhiteLevel, level_of(&choice.other, language)),
            Row::Colour if people => (Text::FirstOne, say(begins_text(choice.colour))),
            Row::Colour => (Text::YourColour, say(colour_text(choice.colour))),
            Row::Preset => (Text::Game, say(preset_text(Preset::of(choice.terms())))),
            Row::Rules => (Text::Rules, language.rules(choice.rules).to_owned()),
            Row::Foul(kind) => {
                let is_foul = choice.rules.fouls().is_some_and(|set| has(set, kind));
                (foul_text(kind), say(if is_foul { Text::IsFoul } else { Text::IsNoFoul }))
            }
            Row::Fouls => (Text::Fouls, language.foul_policy(choice.fouls).to_owned()),
            Row::Opening => (Text::Opening, language.protocol(choice.opening.protocol).to_owned()),
            Row::Pattern => (Text::Which, given(choice.opening.protocol, language)),
            Row::Fifths => {
                (Text::TwoFifths, say(if choice.opening.fifths { Text::OfTwo } else { Text::OneFifth }))
            }
            Row::Board => (Text::Board, language.board_size(choice.size)),
            Row::Clock => {
                (if people { Text::Clock } else { Text::YourClock }, language.control(choice.clock))
            }
            Row::OtherClock => {
                let name = if people { Text::SecondClock } else { Text::ItsClock };
                (name, language.control(choice.other_clock))
            }
            Row::Undo => (Text::TakingBack, language.undo_rule(choice.undo)),
        }
    }
}

const fn preset_text(preset: Option<Preset>) -> Text {
    match preset {
        Some(Preset::Quick) => Text::PresetQuick,
        Some(Preset::Tournament) => Text::PresetTournament,
        Some(Preset::Renju) => Text::PresetRenju,
        None => Text::PresetOwn,
    }
}

fn given(protocol: Protocol, language: Language) -> String {
    match protocol {
        Protocol::Given(pattern) => language.full_pattern(pattern),
        _ => String::new(),
    }
}

const fn foul_text(kind: FoulKind) -> Text {
    match kind {
        FoulKind::Overline => Text::Overline,
        FoulKind::DoubleFour => Text::DoubleFour,
        FoulKind::DoubleThree => Text::DoubleThree,
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

const fn begins_text(colour: ColourChoice) -> Text {
    match colour {
        ColourChoice::Black => Text::FirstBegins,
        ColourChoice::White => Text::SecondBegins,
        ColourChoice::Alternate => Text::ColourByTurns,
        ColourChoice::Lot => Text::ColourByLot,
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
