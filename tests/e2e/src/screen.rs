//! A terminal in memory: what a program draws by escape sequences becomes lines that can be read.

/// Rows and columns of characters, each one cell wide.
#[derive(Debug)]
pub struct Screen {
    cells: Vec<Vec<char>>,
    row: usize,
    column: usize,
    /// Bytes whose rest has not come yet.
    pending: Vec<u8>,
}

impl Screen {
    /// An empty one.
    #[must_use]
    pub fn new(columns: usize, rows: usize) -> Self {
        Self { cells: vec![vec![' '; columns]; rows], row: 0, column: 0, pending: Vec::new() }
    }

    /// Takes what was printed, which may end in the middle of anything.
    pub fn take(&mut self, bytes: &[u8]) {
        self.pending.extend_from_slice(bytes);
        let pending = std::mem::take(&mut self.pending);
        let valid = match std::str::from_utf8(&pending) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&pending[..error.valid_up_to()]).unwrap_or_default(),
        };
        let mut rest = valid;
        while let Some(letter) = rest.chars().next() {
            let taken = if letter == '\u{1b}' { self.sequence(rest) } else { Some(self.put(letter)) };
            let Some(taken) = taken else { break };
            rest = &rest[taken..];
        }
        self.pending = pending[valid.len() - rest.len()..].to_vec();
    }

    /// All that can be read on it, blanks single, so that a sentence is found wherever it was broken.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = self.cells.iter().map(|line| line.iter().collect::<String>());
        lines.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// As it looks, line by line.
    #[must_use]
    pub fn picture(&self) -> String {
        let lines = self.cells.iter().map(|line| line.iter().collect::<String>());
        lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    /// How many bytes it takes.
    fn put(&mut self, letter: char) -> usize {
        match letter {
            '\r' => self.column = 0,
            '\n' => self.row += 1,
            letter if letter.is_control() => {}
            letter => {
                if let Some(cell) = self.cells.get_mut(self.row).and_then(|line| line.get_mut(self.column)) {
                    *cell = letter;
                }
                self.column += 1;
            }
        }
        letter.len_utf8()
    }

    /// The bytes of the sequence that `text` begins with; `None` if it isn't whole.
    fn sequence(&mut self, text: &str) -> Option<usize> {
        let Some(body) = text.strip_prefix("\u{1b}[") else {
            // Of the others none is longer.
            return (text.len() >= 2).then_some(2);
        };
        let end = body.find(|letter: char| ('@'..='~').contains(&letter))?;
        self.obey(&body[..end], &body[end..=end]);
        Some("\u{1b}[".len() + end + 1)
    }

    fn obey(&mut self, numbers: &str, what: &str) {
        let number = |at: usize| numbers.split(';').nth(at).and_then(|text| text.parse::<usize>().ok());
        match what {
            "H" => {
                self.row = number(0).unwrap_or(1).saturating_sub(1);
                self.column = number(1).unwrap_or(1).saturating_sub(1);
            }
            "C" => self.column += number(0).unwrap_or(1),
            "J" => self.cells.iter_mut().flatten().for_each(|cell| *cell = ' '),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_can_be_read_however_it_comes() {
        let drawn =
            "\u{1b}[?1049h\u{1b}[2J\u{1b}[1;2H\u{1b}[38;5;16m●\u{1b}[0m old\u{1b}[2;1Hone\u{1b}[1;4Hnew";
        for piece in 1..=drawn.len() {
            let mut screen = Screen::new(8, 2);
            for bytes in drawn.as_bytes().chunks(piece) {
                screen.take(bytes);
            }
            assert_eq!(screen.picture(), " ● new\none", "{piece}");
            assert_eq!(screen.text(), "● new one");
        }
    }
}
