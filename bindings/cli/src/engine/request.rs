//! One line of the Gomocup protocol to one request.

use thiserror::Error;

/// A cell as the protocol counts: columns from the left, rows from the top, both from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    pub x: i32,
    pub y: i32,
}

/// What the manager wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Request {
    /// An empty board of so many lines.
    Start(i32),
    /// A rectangular board.
    RectStart,
    /// The board emptied.
    Restart,
    /// A move on the board as it is.
    Begin,
    /// The opponent's move, then an answer.
    Turn(Cell),
    /// A move for the engine's own side, chosen by the manager.
    Play(Cell),
    /// A stone taken back.
    TakeBack(Cell),
    /// A position on the lines that follow, up to DONE.
    Board,
    /// The first stones of a swap2 opening on the lines that follow, up to DONE.
    Swap2Board,
    /// A setting.
    Info(Info),
    /// Name and version.
    About,
    /// The end of the program.
    End,
}

/// What the manager tells. Keys that mean nothing here are read as [`Info::Other`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Info {
    /// Milliseconds for a move; 0: as fast as possible.
    TimeoutTurn(u64),
    /// Milliseconds for the game; 0: no limit.
    TimeoutMatch(u64),
    /// Milliseconds left for the game; below 0 when they are used up.
    TimeLeft(i64),
    /// Bytes at most; 0: no limit.
    MaxMemory(u64),
    /// Threads at most.
    ThreadNum(u32),
    /// The sum of 1 exactly five, 2 continuous game, 4 renju, 8 Caro.
    Rule(u32),
    /// Something that changes nothing here.
    Other,
}

/// Why a line is no request.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RequestError {
    /// The first word is no command.
    #[error("UNKNOWN command {0}")]
    Unknown(String),
    /// The words after a command are not what it needs.
    #[error("ERROR {0}")]
    Malformed(&'static str),
    /// The words after INFO and its key are not what the key needs. The protocol allows no answer to INFO.
    #[error("ignored: INFO {0} needs a whole number")]
    Info(&'static str),
}

/// Reads a line; `None` if nothing is on it.
pub fn parse(line: &str) -> Result<Option<Request>, RequestError> {
    let line = line.trim();
    let Some(word) = line.split_whitespace().next() else { return Ok(None) };
    let rest = line[word.len()..].trim();
    Ok(Some(match word.to_ascii_uppercase().as_str() {
        "START" => Request::Start(number(rest).ok_or(RequestError::Malformed("START needs a size"))?),
        "RECTSTART" => Request::RectStart,
        "RESTART" => Request::Restart,
        "BEGIN" => Request::Begin,
        "TURN" => Request::Turn(needed_cell(rest, "TURN needs x,y")?),
        "PLAY" => Request::Play(needed_cell(rest, "PLAY needs x,y")?),
        "TAKEBACK" => Request::TakeBack(needed_cell(rest, "TAKEBACK needs x,y")?),
        "BOARD" => Request::Board,
        "SWAP2BOARD" => Request::Swap2Board,
        "INFO" => Request::Info(info(rest)?),
        "ABOUT" => Request::About,
        "END" => Request::End,
        _ => return Err(RequestError::Unknown(word.chars().take(32).collect())),
    }))
}

/// Reads `x,y`.
pub fn cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell { x: number(x)?, y: number(y)? })
}

/// Reads `x,y,field`.
pub fn cell_with_field(text: &str) -> Option<(Cell, i32)> {
    let (place, field) = text.rsplit_once(',')?;
    Some((cell(place)?, number(field)?))
}

fn needed_cell(text: &str, otherwise: &'static str) -> Result<Cell, RequestError> {
    cell(text).ok_or(RequestError::Malformed(otherwise))
}

fn info(text: &str) -> Result<Info, RequestError> {
    let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match key.to_ascii_lowercase().as_str() {
        "timeout_turn" => value_of(value, "timeout_turn").map(Info::TimeoutTurn),
        "timeout_match" => value_of(value, "timeout_match").map(Info::TimeoutMatch),
        "time_left" => value_of(value, "time_left").map(Info::TimeLeft),
        "max_memory" => value_of(value, "max_memory").map(Info::MaxMemory),
        "thread_num" => value_of(value, "thread_num").map(Info::ThreadNum),
        "rule" => value_of(value, "rule").map(Info::Rule),
        _ => Ok(Info::Other),
    }
}

fn value_of<T: std::str::FromStr>(text: &str, key: &'static str) -> Result<T, RequestError> {
    number(text).ok_or(RequestError::Info(key))
}

fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_any_case_and_with_blanks_around() {
        let seven = Cell { x: 7, y: 8 };
        for (line, request) in [
            ("START 15", Request::Start(15)),
            ("rectstart 15,20", Request::RectStart),
            ("RESTART\r", Request::Restart),
            (" begin ", Request::Begin),
            ("TURN 7,8", Request::Turn(seven)),
            ("turn  7 , 8", Request::Turn(seven)),
            ("PLAY 7,8", Request::Play(seven)),
            ("TAKEBACK 7,8", Request::TakeBack(seven)),
            ("BOARD", Request::Board),
            ("SWAP2BOARD", Request::Swap2Board),
            ("ABOUT", Request::About),
            ("End", Request::End),
            ("INFO timeout_turn 300", Request::Info(Info::TimeoutTurn(300))),
            ("INFO TIMEOUT_MATCH 0", Request::Info(Info::TimeoutMatch(0))),
            ("info time_left -20", Request::Info(Info::TimeLeft(-20))),
            ("INFO max_memory 367001600", Request::Info(Info::MaxMemory(367_001_600))),
            ("INFO thread_num 2", Request::Info(Info::ThreadNum(2))),
            ("INFO rule 4", Request::Info(Info::Rule(4))),
            ("INFO game_type 1", Request::Info(Info::Other)),
            ("INFO folder C:\\some where", Request::Info(Info::Other)),
            ("INFO evaluate 3,4", Request::Info(Info::Other)),
            ("INFO", Request::Info(Info::Other)),
        ] {
            assert_eq!(parse(line), Ok(Some(request)), "{line:?}");
        }
        assert_eq!(parse(" \t\r"), Ok(None));
    }

    #[test]
    fn a_line_that_is_no_request_says_why() {
        for (line, answer) in [
            ("HELLO there", "UNKNOWN command HELLO"),
            ("START", "ERROR START needs a size"),
            ("START fifteen", "ERROR START needs a size"),
            ("START 99999999999", "ERROR START needs a size"),
            ("TURN 7", "ERROR TURN needs x,y"),
            ("TURN 7;8", "ERROR TURN needs x,y"),
            ("TAKEBACK", "ERROR TAKEBACK needs x,y"),
            ("INFO rule renju", "ignored: INFO rule needs a whole number"),
            ("INFO timeout_turn -1", "ignored: INFO timeout_turn needs a whole number"),
        ] {
            assert_eq!(parse(line).map_err(|error| error.to_string()), Err(answer.to_owned()), "{line:?}");
        }
    }

    #[test]
    fn the_lines_of_a_position_are_cells_with_a_field() {
        assert_eq!(cell_with_field(" 3,4,2\r"), Some((Cell { x: 3, y: 4 }, 2)));
        for line in ["3,4", "DONE", "", "3,4,", "a,b,1", "3,4,1,2"] {
            assert_eq!(cell_with_field(line), None, "{line:?}");
        }
    }
}
