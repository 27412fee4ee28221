//! The rows by which a game is chosen, what each says, and its next value.

use ratatui::text::Line;
use tengen_core::app::{ColourChoice, Kind, NewGame, Preset};
use tengen_core::board::Size;
use tengen_core::game::Seat;
use tengen_core::rules::opening::{Pattern, Protocol};
use tengen_core::rules::{FoulKind, FoulPolicy, RuleSet};

use super::Scene;
use super::ring::{
    NO_FOULS, has, next, next_protocol, next_rules, shift_level, with_next_preset, with_other_foul,
};
use crate::tui::agreements::{CLOCKS, UNDO_AGAINST_COMPUTER, UNDO_OF_PEOPLE};
use crate::tui::words::{Language, Text};

/// What one row chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// Who plays.
    Players,
    /// Something ready-made.
    Preset,
    /// The computer's level.
    Level,
    /// The level of a computer that plays Black.
    BlackLevel,
    /// The level of a computer that plays White.
    WhiteLevel,
    /// Who has which colour.
    Colour,
    /// The rule set.
    Rules,
    /// Whether this is a foul, by own rules.
    Foul(FoulKind),
    /// What becomes of a foul.
    Fouls,
    /// How the game begins.
    Opening,
    /// With which of the 26.
    Pattern,
    /// How many fifth moves are offered.
    Fifths,
    /// The size.
    Board,
    /// The clock of the first player.
    Clock,
    /// The clock of the second one.
    OtherClock,
    /// How stones are taken back.
    Undo,
}

/// The rows that mean something with what the others say.
pub fn rows(choice: &NewGame) -> Vec<Row> {
    let kind = choice.kind();
    let protocol = choice.opening.protocol;
    let custom = matches!(choice.rules, RuleSet::Custom(_));
    let (against, people) = (kind == Kind::AgainstComputer, kind == Kind::TwoPeople);
    let watch = kind == Kind::Watch;
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

/// Gives a row its next or last value; who plays is not a matter of one game.
pub fn changed(row: Row, choice: &mut NewGame, by: i32) {
    match row {
        Row::Players => {}
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
        Row::Undo if choice.kind() == Kind::TwoPeople => choice.undo = next(&UNDO_OF_PEOPLE, choice.undo, by),
        Row::Undo => choice.undo = next(&UNDO_AGAINST_COMPUTER, choice.undo, by),
        Row::Board => choice.size = Size::new(i32::from(choice.size) + by).unwrap_or(choice.size),
    }
}

/// What a row is called and what it says now.
pub fn told(row: Row, choice: &NewGame, language: Language) -> (Text, String) {
    let people = choice.kind() == Kind::TwoPeople;
    let say = |text: Text| language.say(text).to_owned();
    match row {
        Row::Players => (Text::Players, say(kind_text(choice.kind()))),
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
        Row::Clock => (if people { Text::Clock } else { Text::YourClock }, language.control(choice.clock)),
        Row::OtherClock => {
            let name = if people { Text::SecondClock } else { Text::ItsClock };
            (name, language.control(choice.other_clock))
        }
        Row::Undo => (Text::TakingBack, language.undo_rule(choice.undo)),
    }
}

/// The rows with what they say, and what the rules mean.
pub fn shown(told: &[(Text, String)], chosen: usize, rules: RuleSet, scene: &Scene) -> Vec<Line<'static>> {
    let language = scene.look.language;
    let row = |(index, (name, value)): (usize, &(Text, String))| {
        let name = padded(language.say(*name), NAMES);
        if index == chosen {
            Line::from(format!("{name} < {value} >")).style(scene.look.styles.chosen)
        } else {
            Line::from(format!("{name}   {value}"))
        }
    };
    let mut lines: Vec<Line> = told.iter().enumerate().map(row).collect();
    // So that the popup keeps its width whichever row is chosen.
    lines.push(Line::from(padded(language.rules_meaning(rules), WIDTH)).style(scene.look.styles.quiet));
    lines
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
