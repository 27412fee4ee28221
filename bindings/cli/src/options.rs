//! The options of `new`: `size=15 rules=renju opening=swap2 black=person:Ann white=computer:5`.

use tengen_core::app::{ColourChoice, Kind, NewGame, Preset};
use tengen_core::board::{Size, SizeError, Stone};
use tengen_core::game::{
    Clocks, Level, LevelError, Seat, Setup, Terms, TimeControl, TimeControlError, UndoRule,
};
use tengen_core::rules::opening::Opening;
use tengen_core::rules::{FoulPolicy, RuleSet};
use thiserror::Error;

use crate::clock_option::{clock, undo};
use crate::opening_option::{custom_rules, fouls, opening};

/// Why the options of `new` make no game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OptionError {
    /// Not of the form `name=value`.
    #[error("'{0}' is no option; options are {NAMES}")]
    Unknown(String),
    /// The same option twice.
    #[error("'{0}' is given twice")]
    Twice(String),
    /// Something that is not a whole number.
    #[error("'{0}' is no whole number")]
    NotANumber(String),
    /// No board of that size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// No such level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// No such rule set.
    #[error(
        "rules are freestyle, standard, renju, caro, caro-six or custom: with some of 3-3,4-4,6, not '{0}'"
    )]
    Rules(String),
    /// Neither a person nor the computer.
    #[error("a seat is person, person:NAME, computer or computer:LEVEL, not '{0}'")]
    Seat(String),
    /// No such clock.
    #[error(
        "a clock is none, move:30, total:300, byoyomi:600+3x30, fischer:300+5 or fischer:300+5:early, in seconds, not '{0}'"
    )]
    Clock(String),
    /// A clock that nobody can play with.
    #[error(transparent)]
    Time(#[from] TimeControlError),
    /// No such way to take back.
    #[error("undo is free, free:N, ask or ask:N, not '{0}'")]
    Undo(String),
    /// No such opening rule.
    #[error(
        "an opening is free, centre-first, pro, long-pro, swap, swap2, agreed, given:D4, lot, classic, yamaguchi, soosorv or taraguchi, each with +2 for two fifth moves, not '{0}'"
    )]
    Opening(String),
    /// No such treatment of fouls.
    #[error("fouls are prevented, loses or claim, not '{0}'")]
    Fouls(String),
    /// No such ready-made game.
    #[error("a preset is quick, tournament or renju, not '{0}'")]
    Preset(String),
    /// No such way to find who begins.
    #[error("colours are fixed, alternate or lot, not '{0}'")]
    Colours(String),
    /// A name that a line of text can't hold.
    #[error("a name has 1 to {MAX_NAME} characters and no control characters")]
    Name,
}

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 20;

const NAMES: &str = "preset=, size=, rules=, opening=, fouls=, black=, white=, colours=, clock=, black-clock=, white-clock= and undo=";

/// One thing that `new` was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameOption {
    Preset(Preset),
    Size(Size),
    Rules(RuleSet),
    Opening(Opening),
    Fouls(FoulPolicy),
    Seat(Stone, Seat),
    Colours(Colours),
    Clock(TimeControl),
    SeatClock(Stone, TimeControl),
    Undo(UndoRule),
}

/// How the colours of the first game and of the next ones are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    /// As the seats were named.
    Fixed,
    /// So in the first game, and exchanged after each.
    Alternate,
    /// By lot.
    Lot,
}

/// The game of `new` without options: the first start of the app.
pub fn default_game() -> NewGame {
    NewGame::first_choice(Kind::AgainstComputer)
}

/// Reads options in any order.
pub fn read_options(text: &str) -> Result<Vec<GameOption>, OptionError> {
    let mut options = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| OptionError::Unknown(shorten(word)))?;
        let name = name.to_ascii_lowercase();
        options.push(match name.as_str() {
            "preset" => GameOption::Preset(preset(value)?),
            "size" => GameOption::Size(size(value)?),
            "rules" => GameOption::Rules(rules(value)?),
            "opening" => GameOption::Opening(opening(value)?),
            "fouls" => GameOption::Fouls(fouls(value)?),
            "black" => GameOption::Seat(Stone::Black, seat(value)?),
            "white" => GameOption::Seat(Stone::White, seat(value)?),
            "colours" => GameOption::Colours(colours(value)?),
            "clock" => GameOption::Clock(clock(value)?),
            "black-clock" => GameOption::SeatClock(Stone::Black, clock(value)?),
            "white-clock" => GameOption::SeatClock(Stone::White, clock(value)?),
            "undo" => GameOption::Undo(undo(value)?),
            _ => return Err(OptionError::Unknown(shorten(word))),
        });
        if seen.contains(&name) {
            return Err(OptionError::Twice(name));
        }
        seen.push(name);
    }
    // What is said of all comes before what is said of a part; and a preset asks who plays.
    options.sort_by_key(|option| match option {
        GameOption::Seat(..) => 0,
        GameOption::Preset(_) => 1,
        GameOption::Clock(_) => 2,
        _ => 3,
    });
    Ok(options)
}

/// The game that these options make of `base`; what none of them names stays as it is.
pub fn game_of(base: &NewGame, options: &[GameOption]) -> NewGame {
    let mut colours = match base.colour {
        ColourChoice::Black | ColourChoice::White => Colours::Fixed,
        ColourChoice::Alternate => Colours::Alternate,
        ColourChoice::Lot => Colours::Lot,
    };
    let mine = if base.colour == ColourChoice::White { Stone::White } else { Stone::Black };
    let mut setup = base.setup(mine);
    for option in options {
        match option.clone() {
            GameOption::Preset(preset) => setup = by_preset(setup, preset),
            GameOption::Size(size) => setup.size = size,
            GameOption::Rules(rules) => setup.rules = rules,
            GameOption::Opening(opening) => setup.opening = opening,
            GameOption::Fouls(fouls) => setup.fouls = fouls,
            GameOption::Seat(Stone::Black, seat) => setup.black = seat,
            GameOption::Seat(Stone::White, seat) => setup.white = seat,
            GameOption::Colours(wanted) => colours = wanted,
            GameOption::Clock(clock) => setup.clocks = Clocks::both(clock),
            GameOption::SeatClock(Stone::Black, clock) => setup.clocks.black = clock,
            GameOption::SeatClock(Stone::White, clock) => setup.clocks.white = clock,
            GameOption::Undo(undo) => setup.undo = undo,
        }
    }
    new_game(&setup, colours)
}

/// The same players by ready-made terms.
fn by_preset(setup: Setup, preset: Preset) -> Setup {
    let Terms { size, rules, opening, fouls, clock, other_clock, undo } =
        preset.terms(setup.persons() == 2, false);
    let clocks = Clocks { black: clock, white: other_clock };
    Setup { size, rules, clocks, undo, opening, fouls, ..setup }
}

/// A setup as the app is asked for it: with fixed colours, the first of the two is a person if there is one.
fn new_game(setup: &Setup, colours: Colours) -> NewGame {
    let white_is_me = colours == Colours::Fixed && !setup.black.is_person() && setup.white.is_person();
    let (me, other) = if white_is_me { (&setup.white, &setup.black) } else { (&setup.black, &setup.white) };
    let Clocks { black: clock, white: other_clock } =
        if white_is_me { setup.clocks.swapped() } else { setup.clocks };
    NewGame {
        size: setup.size,
        rules: setup.rules,
        me: me.clone(),
        other: other.clone(),
        colour: match colours {
            Colours::Fixed if white_is_me => ColourChoice::White,
            Colours::Fixed => ColourChoice::Black,
            Colours::Alternate => ColourChoice::Alternate,
            Colours::Lot => ColourChoice::Lot,
        },
        clock,
        other_clock,
        undo: setup.undo,
        opening: setup.opening,
        fouls: setup.fouls,
    }
}

fn number(text: &str) -> Result<i32, OptionError> {
    text.parse().map_err(|_| OptionError::NotANumber(shorten(text)))
}

/// A number of lines.
pub fn size(text: &str) -> Result<Size, OptionError> {
    Ok(Size::new(number(text)?)?)
}

/// The name of a rule set.
pub fn rules(text: &str) -> Result<RuleSet, OptionError> {
    let lower = text.to_ascii_lowercase();
    match lower.as_str() {
        "freestyle" => Ok(RuleSet::Freestyle),
        "standard" => Ok(RuleSet::Standard),
        "renju" => Ok(RuleSet::Renju),
        "caro" => Ok(RuleSet::Caro),
        "caro-six" => Ok(RuleSet::CaroSix),
        _ => custom_rules(&lower).ok_or_else(|| OptionError::Rules(shorten(text))),
    }
}

fn preset(text: &str) -> Result<Preset, OptionError> {
    match text.to_ascii_lowercase().as_str() {
        "quick" => Ok(Preset::Quick),
        "tournament" => Ok(Preset::Tournament),
        "renju" => Ok(Preset::Renju),
        _ => Err(OptionError::Preset(shorten(text))),
    }
}

fn colours(text: &str) -> Result<Colours, OptionError> {
    match text.to_ascii_lowercase().as_str() {
        "fixed" => Ok(Colours::Fixed),
        "alternate" => Ok(Colours::Alternate),
        "lot" => Ok(Colours::Lot),
        _ => Err(OptionError::Colours(shorten(text))),
    }
}

fn seat(text: &str) -> Result<Seat, OptionError> {
    let (kind, detail) = text.split_once(':').map_or((text, None), |(kind, detail)| (kind, Some(detail)));
    match (kind.to_ascii_lowercase().as_str(), detail) {
        ("person", None) => Ok(Seat::anyone()),
        ("person", Some(name)) => person(name),
        ("computer", None) => Ok(Seat::Computer { level: Level::LOWEST }),
        ("computer", Some(level)) => Ok(Seat::Computer { level: Level::new(number(level)?)? }),
        _ => Err(OptionError::Seat(shorten(text))),
    }
}

/// An underscore stands for a blank, since a blank ends an option.
fn person(name: &str) -> Result<Seat, OptionError> {
    let name = name.replace('_', " ");
    let fits = (1..=MAX_NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if fits { Ok(Seat::Person { name }) } else { Err(OptionError::Name) }
}

/// Enough of a wrong word to know it again.
pub fn shorten(text: &str) -> String {
    text.chars().take(32).collect()
}

#[cfg(test)]
mod tests {
    use tengen_core::rules::FoulSet;
    use tengen_core::rules::opening::Protocol;

    use super::*;

    fn read(text: &str) -> NewGame {
        game_of(&default_game(), &read_options(text).unwrap())
    }

    #[test]
    fn options_come_in_any_order() {
        let game = read("white=person:Ann_Lee rules=RENJU size=20 black=computer:10");
        let ann = Seat::Person { name: "Ann Lee".into() };
        let expected = NewGame {
            size: Size::MAX,
            rules: RuleSet::Renju,
            me: ann,
            other: Seat::Computer { level: Level::TOP },
            colour: ColourChoice::White,
            ..default_game()
        };
        assert_eq!(game, expected);
    }

    #[test]
    fn clocks_may_differ_and_taking_back_may_be_asked_for() {
        for text in [
            "clock=total:300 white-clock=move:30 undo=ask:3 white=person",
            "white-clock=move:30 clock=total:300 undo=ask:3 white=person",
        ] {
            let game = read(text);
            assert_eq!(game.clock.to_string(), "total 300000");
            assert_eq!(game.other_clock.to_string(), "move 30000");
            assert_eq!((game.undo.asks, game.undo.allowance), (true, Some(3)));
        }
    }

    #[test]
    fn opening_fouls_and_who_begins() {
        let game = read("opening=swap2+2 fouls=claim rules=custom:3-3,6 colours=lot");
        assert_eq!(game.opening, Opening::with_fifths(Protocol::Swap2));
        let set = FoulSet { overline: true, double_four: false, double_three: true };
        assert_eq!((game.fouls, game.rules), (FoulPolicy::Claim, RuleSet::Custom(set)));
        assert_eq!(game.colour, ColourChoice::Lot);
        // By turns, the one who was named as Black begins with the first game.
        let game = read("black=computer:3 white=person colours=alternate");
        assert_eq!((game.me.is_person(), game.colour), (false, ColourChoice::Alternate));
    }

    #[test]
    fn a_preset_is_for_who_plays_and_other_options_change_it() {
        for text in ["size=19 preset=tournament white=person", "white=person preset=tournament size=19"] {
            let game = read(text);
            assert_eq!((game.size.lines(), game.opening), (19, Opening::of(Protocol::Swap2)));
            assert_eq!((game.undo.allowance, game.kind()), (Some(0), Kind::TwoPeople));
        }
        assert_eq!(read("preset=quick"), default_game());
        assert_eq!(read("preset=renju white=person").undo.allowance, Some(3));
        let own = read("preset=renju clock=none");
        assert_eq!((own.clock, own.rules), (TimeControl::None, RuleSet::Renju));
    }

    #[test]
    fn nothing_named_is_what_it_was() {
        let last = read("size=20 rules=renju black=computer white=person black-clock=move:9 colours=fixed");
        for base in [default_game(), last, read("colours=lot"), read("colours=alternate white=person")] {
            assert_eq!(game_of(&base, &[]), base);
        }
    }

    #[test]
    fn a_wrong_option_says_what_would_be_right() {
        let no_option = |word: &str| format!("'{word}' is no option; options are {NAMES}");
        for (text, message) in [
            ("colour=red", no_option("colour=red")),
            ("renju", no_option("renju")),
            ("size=9", "a board has 10 to 20 lines, not 9".to_owned()),
            ("size=big", "'big' is no whole number".to_owned()),
            ("size=15 size=16", "'size' is given twice".to_owned()),
            ("fouls=ignored", "fouls are prevented, loses or claim, not 'ignored'".to_owned()),
            ("colours=red", "colours are fixed, alternate or lot, not 'red'".to_owned()),
            (
                "black=robot",
                "a seat is person, person:NAME, computer or computer:LEVEL, not 'robot'".to_owned(),
            ),
            ("black=computer:11", "a level is 1 to 10, not 11".to_owned()),
            ("white=person:", "a name has 1 to 20 characters and no control characters".to_owned()),
        ] {
            assert_eq!(read_options(text).map_err(|e| e.to_string()), Err(message), "{text}");
        }
        for text in ["rules=go", "rules=custom:7", "opening=swop", "clock=blitz"] {
            let message = read_options(text).unwrap_err().to_string();
            assert!(message.contains(text.split_once('=').unwrap().1), "{message}");
        }
    }
}
