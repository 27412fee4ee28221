//! What `show` says.

use crate::process::Answer;

/// The game on the table, as `show` told it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shown {
    /// The game's number in the archive; 0 if there is none.
    pub game: usize,
    /// The moves on the board, oldest first.
    pub moves: Vec<String>,
    /// How many plies can be placed again.
    pub redoable: usize,
    /// Whether the game has ended.
    pub over: bool,
    /// The word for the opening rule.
    pub opening: String,
    /// What the opening asks: the colour that decides, then what is open.
    pub ask: Vec<String>,
    /// The fifth moves that are offered.
    pub offered: Vec<String>,
}

impl Shown {
    /// Reads the lines of `show`.
    #[must_use]
    pub fn read(answers: &[Answer]) -> Self {
        let mut shown = Self { over: true, ..Self::default() };
        for answer in answers {
            let Answer::Text(line) = answer else { continue };
            let mut words = line.split_whitespace();
            match words.next() {
                Some("game") => shown.game = number(words.next()),
                Some("moves") => shown.moves = words.map(str::to_owned).collect(),
                Some("redoable") => shown.redoable = number(words.next()),
                Some("to-move") => shown.over = false,
                Some("opening") => shown.opening = words.map(str::to_owned).collect(),
                Some("ask") => shown.ask = words.map(str::to_owned).collect(),
                Some("offered") => shown.offered = words.map(str::to_owned).collect(),
                _ => {}
            }
        }
        shown
    }
}

fn number(word: Option<&str>) -> usize {
    word.and_then(|word| word.parse().ok()).unwrap_or_default()
}
