//! One line of text to one command. The same words are understood with and without `--plain`.

use tengen_core::board::{ParsePointError, Point, Size};
use tengen_core::game::Clocks;
use tengen_core::rules::opening::Choice;
use thiserror::Error;

use crate::clock_option::clock;
use crate::opening_option::pattern;
use crate::options::{GameOption, OptionError, read_options, shorten};

/// What a person or a script can ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// A new game; the one on the table stays in the archive.
    New(Vec<GameOption>),
    /// A stone for the side to move; where the opening asks for it, a fifth move to offer or to keep.
    Play(Point),
    /// A choice of the opening.
    Choose(Choice),
    /// Agrees to the opening that the other side named.
    Agree,
    /// Lists the 26 openings.
    Openings,
    /// Claims that Black's last stone is a foul.
    Foul,
    /// Takes back; against the computer to the person's previous turn.
    Undo,
    /// Places again what was taken back.
    Redo,
    /// Starts a search for a good move; the answer comes on a line of its own.
    Hint,
    /// Ends the computer's thinking: it plays the best it has.
    Stop,
    /// Gives up.
    Resign,
    /// A new game with the same setup.
    Restart,
    /// Waits until a person is to move or the game is over.
    Wait,
    /// Offers a draw.
    Draw,
    /// Asks to have the last stone back.
    Ask,
    /// Asks for another game.
    AskRestart,
    /// Agrees to what was offered.
    Accept,
    /// Doesn't.
    Decline,
    /// Takes an own offer back.
    Withdraw,
    /// Tells the clocks.
    Clock,
    /// Proposes other clocks before the first stone.
    ProposeClocks(Clocks),
    /// Draws the board.
    Show,
    /// Lists the games of the archive.
    Games,
    /// Takes up an unfinished game.
    Open(i64),
    /// Lists the commands.
    Help,
    /// Leaves; the game is kept.
    Quit,
}

impl Command {
    /// Whether it is about to change what is stored.
    pub const fn writes(&self) -> bool {
        !matches!(
            self,
            Self::Hint
                | Self::Stop
                | Self::Wait
                | Self::Clock
                | Self::Show
                | Self::Games
                | Self::Openings
                | Self::Help
                | Self::Quit
        )
    }
}

/// Why a line is no command.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CommandError {
    /// The first word is neither a command nor a point.
    #[error("'{0}' is no command; 'help' lists them")]
    Unknown(String),
    /// A command that stands alone was given something more.
    #[error("'{0}' takes nothing after it")]
    Trailing(&'static str),
    /// `open` without the number of a game.
    #[error("'open' needs the number of a game; 'games' lists them")]
    NoGameNumber,
    /// `declare` without a number.
    #[error("'declare' needs the number of fifth moves")]
    NoNumber,
    /// `propose` or `lay` without one of the 26 openings.
    #[error("'{0}' is none of the 26 openings; 'openings' lists them")]
    NoOpening(String),
    /// Two numbers or a letter with a number, but no point of this board.
    #[error(transparent)]
    Point(#[from] ParsePointError),
    /// Something is wrong with the options of `new`.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The line is not text.
    #[error("the line is not UTF-8 text")]
    NotText,
    /// The line is longer than any command.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
}

impl CommandError {
    /// The word that a script can tell the error by.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown(_) | Self::Trailing(_) => "unknown-command",
            Self::NoGameNumber => "no-game-number",
            Self::NoNumber => "no-number",
            Self::NoOpening(_) => "no-opening",
            Self::Point(ParsePointError::Malformed(_)) => "bad-point",
            Self::Point(ParsePointError::OffBoard(_)) => "off-board",
            Self::Option(_) => "bad-option",
            Self::NotText => "not-text",
            Self::TooLong => "too-long",
        }
    }
}

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1024;

/// Reads a line for a board of `size`; `None` for a line with nothing on it.
pub fn parse(line: &[u8], size: Size) -> Result<Option<Command>, CommandError> {
    if line.len() > MAX_LINE {
        return Err(CommandError::TooLong);
    }
    let text = std::str::from_utf8(line).map_err(|_| CommandError::NotText)?.trim();
    let Some(first) = text.split_whitespace().next() else { return Ok(None) };
    let rest = text[first.len()..].trim();
    let word = first.to_ascii_lowercase();
    if let Some(command) = with_more(&word, rest, size)? {
        return Ok(Some(command));
    }
    match alone(&word) {
        Some((_, name)) if !rest.is_empty() => Err(CommandError::Trailing(name)),
        Some((command, _)) => Ok(Some(command)),
        None => point(first, text, size).map(Some),
    }
}

/// The commands that say more than their word; `None` if this is none of them.
fn with_more(word: &str, rest: &str, size: Size) -> Result<Option<Command>, CommandError> {
    let named = || pattern(rest).ok_or_else(|| CommandError::NoOpening(shorten(rest)));
    Ok(Some(match word {
        "new" => Command::New(read_options(rest)?),
        "open" => Command::Open(rest.parse().map_err(|_| CommandError::NoGameNumber)?),
        "declare" => Command::Choose(Choice::Declare(rest.parse().map_err(|_| CommandError::NoNumber)?)),
        "offer" => Command::Choose(Choice::Offer(Point::parse(rest, size)?)),
        "keep" => Command::Choose(Choice::Keep(Point::parse(rest, size)?)),
        "propose" => Command::Choose(Choice::Propose(named()?)),
        "lay" => Command::Choose(Choice::Lay(named()?)),
        "ask" if rest.eq_ignore_ascii_case("restart") => Command::AskRestart,
        "clock" if !rest.is_empty() => Command::ProposeClocks(clocks(rest)?),
        _ => return Ok(None),
    }))
}

/// One clock for both sides, or Black's and White's.
fn clocks(text: &str) -> Result<Clocks, OptionError> {
    let (black, white) = text.split_once(char::is_whitespace).unwrap_or((text, text));
    Ok(Clocks { black: clock(black)?, white: clock(white.trim())? })
}

/// The commands of one word.
fn alone(word: &str) -> Option<(Command, &'static str)> {
    Some(match word {
        "undo" => (Command::Undo, "undo"),
        "redo" => (Command::Redo, "redo"),
        "hint" => (Command::Hint, "hint"),
        "stop" => (Command::Stop, "stop"),
        "resign" => (Command::Resign, "resign"),
        "swap" => (Command::Choose(Choice::Swap), "swap"),
        "stay" => (Command::Choose(Choice::Stay), "stay"),
        "add" => (Command::Choose(Choice::AddTwo), "add"),
        "fifths" => (Command::Choose(Choice::OfferFifths), "fifths"),
        "agree" => (Command::Agree, "agree"),
        "openings" => (Command::Openings, "openings"),
        "foul" | "foul!" => (Command::Foul, "foul"),
        "restart" => (Command::Restart, "restart"),
        "wait" => (Command::Wait, "wait"),
        "draw" => (Command::Draw, "draw"),
        "ask" => (Command::Ask, "ask"),
        "accept" => (Command::Accept, "accept"),
        "decline" => (Command::Decline, "decline"),
        "withdraw" => (Command::Withdraw, "withdraw"),
        "clock" => (Command::Clock, "clock"),
        "show" => (Command::Show, "show"),
        "games" => (Command::Games, "games"),
        "help" | "?" => (Command::Help, "help"),
        "quit" | "exit" => (Command::Quit, "quit"),
        _ => return None,
    })
}

/// A point, or "no such command" where the line was not meant as one.
fn point(first: &str, text: &str, size: Size) -> Result<Command, CommandError> {
    match Point::parse(text, size) {
        Ok(point) => Ok(Command::Play(point)),
        Err(ParsePointError::Malformed(_)) if !looks_like_a_point(first) => {
            Err(CommandError::Unknown(first.chars().take(32).collect()))
        }
        Err(error) => Err(error.into()),
    }
}

/// A number, or one letter and a number: `8`, `h8`, `h-1`.
fn looks_like_a_point(word: &str) -> bool {
    let mut letters = word.chars();
    let first = letters.next();
    first.is_some_and(|c| c.is_ascii_digit())
        || first.is_some_and(|c| c.is_ascii_alphabetic())
            && letters.next().is_none_or(|c| c.is_ascii_digit() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Option<Command>, CommandError> {
        parse(line.as_bytes(), Size::STANDARD)
    }

    fn code(line: &[u8]) -> &'static str {
        parse(line, Size::STANDARD).unwrap_err().code()
    }

    #[test]
    fn every_word_is_read_in_any_case_and_with_blanks_around() {
        for (word, command) in [
            ("undo", Command::Undo),
            ("redo", Command::Redo),
            ("hint", Command::Hint),
            ("stop", Command::Stop),
            ("resign", Command::Resign),
            ("swap", Command::Choose(Choice::Swap)),
            ("stay", Command::Choose(Choice::Stay)),
            ("add", Command::Choose(Choice::AddTwo)),
            ("fifths", Command::Choose(Choice::OfferFifths)),
            ("agree", Command::Agree),
            ("openings", Command::Openings),
            ("foul", Command::Foul),
            ("restart", Command::Restart),
            ("wait", Command::Wait),
            ("draw", Command::Draw),
            ("ask", Command::Ask),
            ("accept", Command::Accept),
            ("decline", Command::Decline),
            ("withdraw", Command::Withdraw),
            ("clock", Command::Clock),
            ("show", Command::Show),
            ("games", Command::Games),
            ("help", Command::Help),
            ("quit", Command::Quit),
        ] {
            for line in [word.to_owned(), word.to_uppercase(), format!("  {word}\t\r")] {
                assert_eq!(read(&line), Ok(Some(command.clone())), "{line:?}");
            }
            let expected = if word == "clock" { "bad-option" } else { "unknown-command" };
            assert_eq!(code(format!("{word} 3").as_bytes()), expected, "{word}");
        }
        assert_eq!(read("open 12"), Ok(Some(Command::Open(12))));
        assert_eq!(read("foul!"), Ok(Some(Command::Foul)));
        assert_eq!(read("ask restart"), Ok(Some(Command::AskRestart)));
    }

    #[test]
    fn choices_of_an_opening_say_which() {
        let h8 = Point::new(7, 7);
        for (line, choice) in [
            ("declare 3", Choice::Declare(3)),
            ("offer h8", Choice::Offer(h8)),
            ("KEEP 8 8", Choice::Keep(h8)),
            ("propose D4", Choice::Propose(pattern("D4").unwrap())),
            ("lay flower moon", Choice::Lay(pattern("D4").unwrap())),
            ("lay 彗星", Choice::Lay(pattern("I13").unwrap())),
        ] {
            assert_eq!(read(line), Ok(Some(Command::Choose(choice))), "{line}");
        }
        for (line, expected) in [
            ("declare", "no-number"),
            ("declare -1", "no-number"),
            ("declare 300", "no-number"),
            ("offer", "bad-point"),
            ("keep p1", "off-board"),
            ("propose", "no-opening"),
            ("lay Z1", "no-opening"),
        ] {
            assert_eq!(code(line.as_bytes()), expected, "{line}");
        }
    }

    #[test]
    fn clocks_are_proposed_for_both_sides_or_for_each() {
        let times = |line: &str| match read(line) {
            Ok(Some(Command::ProposeClocks(clocks))) => (clocks.black.to_string(), clocks.white.to_string()),
            other => panic!("{other:?}"),
        };
        assert_eq!(times("clock total:300"), ("total 300000".into(), "total 300000".into()));
        assert_eq!(times("clock total:300  move:9"), ("total 300000".into(), "move 9000".into()));
        assert_eq!(times("clock none move:9"), (String::new(), "move 9000".into()));
        assert_eq!(code(b"clock total:300 move:9 move:9"), "bad-option");
    }

    #[test]
    fn points_are_read_in_both_notations() {
        let h8 = Ok(Some(Command::Play(Point::new(7, 7))));
        for line in ["h8", "H8", " h8 ", "8 8", "8,8", "8  8"] {
            assert_eq!(read(line), h8, "{line}");
        }
    }

    #[test]
    fn what_is_no_command_has_a_code_of_its_own() {
        for (line, expected) in [
            ("play", "unknown-command"),
            ("\u{1F642}", "unknown-command"),
            ("hello world", "unknown-command"),
            ("h", "bad-point"),
            ("8", "bad-point"),
            ("h8 h9", "bad-point"),
            ("h16", "off-board"),
            ("0 0", "off-board"),
            ("open", "no-game-number"),
            ("open x", "no-game-number"),
            ("new size=9", "bad-option"),
        ] {
            assert_eq!(code(line.as_bytes()), expected, "{line}");
        }
        assert_eq!(code(b"h\xff8"), "not-text");
        assert_eq!(code(&[b'8'; MAX_LINE + 1]), "too-long");
    }

    #[test]
    fn an_empty_line_asks_for_nothing() {
        assert_eq!(read(""), Ok(None));
        assert_eq!(read(" \t\r"), Ok(None));
    }

    proptest::proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(line: Vec<u8>, lines in 10..=20) {
            let _ = parse(&line, Size::new(lines).unwrap());
        }
    }
}
