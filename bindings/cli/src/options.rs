//! The options of `new`: `size=15 rules=renju black=person:Ann white=computer:5`.

use tengen_core::board::{Size, SizeError};
use tengen_core::game::{Clocks, Level, LevelError, Seat, Setup, TimeControlError};
use tengen_core::rules::RuleSet;
use thiserror::Error;

use crate::clock_option::{clock, undo};

/// Why the options of `new` make no game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OptionError {
    /// Not of the form `name=value`.
    #[error(
        "'{0}' is no option; options are size=, rules=, black=, white=, clock=, black-clock=, white-clock= and undo="
    )]
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
    #[error("rules are freestyle, standard, renju, caro or caro-six, not '{0}'")]
    Rules(String),
    /// Neither a person nor the computer.
    #[error("a seat is person, person:NAME, computer or computer:LEVEL, not '{0}'")]
    Seat(String),
    /// No such clock.
    #[error("a clock is none, move:30, total:300, byoyomi:600+3x30 or fischer:300+5, in seconds, not '{0}'")]
    Clock(String),
    /// A clock that nobody can play with.
    #[error(transparent)]
    Time(#[from] TimeControlError),
    /// No such way to take back.
    #[error("undo is free, free:N, ask or ask:N, not '{0}'")]
    Undo(String),
    /// A name that a line of text can't hold.
    #[error("a name has 1 to {MAX_NAME} characters and no control characters")]
    Name,
}

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 20;

/// The game of `new` without options: the first start of the app.
pub fn default_setup() -> Setup {
    let computer = Seat::Computer { level: Level::LOWEST };
    Setup::casual(Size::STANDARD, RuleSet::Freestyle, Seat::anyone(), computer)
}

/// Reads options in any order; what is not named stays as in [`default_setup`].
pub fn read_setup(text: &str) -> Result<Setup, OptionError> {
    let mut setup = default_setup();
    let mut seen: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| OptionError::Unknown(shorten(word)))?;
        let name = name.to_ascii_lowercase();
        match name.as_str() {
            "size" => setup.size = size(value)?,
            "rules" => setup.rules = rules(value)?,
            "black" => setup.black = seat(value)?,
            "white" => setup.white = seat(value)?,
            "clock" => setup.clocks = Clocks::both(clock(value)?),
            "black-clock" => setup.clocks.black = clock(value)?,
            "white-clock" => setup.clocks.white = clock(value)?,
            "undo" => setup.undo = undo(value)?,
            _ => return Err(OptionError::Unknown(shorten(word))),
        }
        if seen.contains(&name) {
            return Err(OptionError::Twice(name));
        }
        seen.push(name);
    }
    Ok(setup)
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
    match text.to_ascii_lowercase().as_str() {
        "freestyle" => Ok(RuleSet::Freestyle),
        "standard" => Ok(RuleSet::Standard),
        "renju" => Ok(RuleSet::Renju),
        "caro" => Ok(RuleSet::Caro),
        "caro-six" => Ok(RuleSet::CaroSix),
        _ => Err(OptionError::Rules(shorten(text))),
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
fn shorten(text: &str) -> String {
    text.chars().take(32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_come_in_any_order() {
        let setup = read_setup("white=person:Ann_Lee rules=RENJU size=20 black=computer:10").unwrap();
        let (black, white) = (Seat::Computer { level: Level::TOP }, Seat::Person { name: "Ann Lee".into() });
        let expected = Setup::casual(Size::MAX, RuleSet::Renju, black, white);
        assert_eq!(setup, expected);
    }

    #[test]
    fn clocks_may_differ_and_taking_back_may_be_asked_for() {
        let setup = read_setup("clock=total:300 white-clock=move:30 undo=ask:3 white=person").unwrap();
        assert_eq!(setup.clocks.black.to_string(), "total 300000");
        assert_eq!(setup.clocks.white.to_string(), "move 30000");
        assert_eq!((setup.undo.asks, setup.undo.allowance), (true, Some(3)));
    }

    #[test]
    fn nothing_named_is_the_first_start() {
        assert_eq!(read_setup(""), Ok(default_setup()));
    }

    #[test]
    fn a_wrong_option_says_what_would_be_right() {
        for (text, message) in [
            (
                "colour=red",
                "'colour=red' is no option; options are size=, rules=, black=, white=, clock=, black-clock=, white-clock= and undo=",
            ),
            (
                "renju",
                "'renju' is no option; options are size=, rules=, black=, white=, clock=, black-clock=, white-clock= and undo=",
            ),
            ("size=9", "a board has 10 to 20 lines, not 9"),
            ("size=big", "'big' is no whole number"),
            ("size=15 size=16", "'size' is given twice"),
            ("rules=go", "rules are freestyle, standard, renju, caro or caro-six, not 'go'"),
            ("black=robot", "a seat is person, person:NAME, computer or computer:LEVEL, not 'robot'"),
            ("black=computer:11", "a level is 1 to 10, not 11"),
            ("white=person:", "a name has 1 to 20 characters and no control characters"),
        ] {
            assert_eq!(read_setup(text).map_err(|e| e.to_string()), Err(message.to_owned()), "{text}");
        }
    }
}
