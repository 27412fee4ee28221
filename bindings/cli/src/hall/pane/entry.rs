//! The line in which an order is typed.

use ratatui::crossterm::event::KeyCode;
use ratatui::text::Span;

/// The longest that can be typed, in bytes.
const LONGEST: usize = 1_024;

/// What was typed so far, and where the cursor is.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Entry {
    letters: Vec<char>,
    cursor: usize,
}

impl Entry {
    /// This text, the cursor behind it.
    pub fn of(text: &str) -> Self {
        let letters: Vec<char> = text.chars().collect();
        Self { cursor: letters.len(), letters }
    }

    pub const fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// What was typed; the line is empty afterwards.
    pub fn take(&mut self) -> String {
        std::mem::take(self).letters.into_iter().collect()
    }

    /// Types a letter, or goes somewhere, or deletes.
    pub fn press(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(letter) if !letter.is_control() && self.bytes() + letter.len_utf8() <= LONGEST => {
                self.letters.insert(self.cursor, letter);
                self.cursor += 1;
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.letters.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.letters.len(),
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.letters.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.letters.len() => drop(self.letters.remove(self.cursor)),
            _ => {}
        }
    }

    fn bytes(&self) -> usize {
        self.letters.iter().map(|letter| letter.len_utf8()).sum()
    }

    /// The part of it that has room in so many columns, and in which of them the cursor is.
    pub fn shown(&self, columns: usize) -> (String, usize) {
        let before = self.letters[..self.cursor].iter();
        let (mut first, mut cursor) = (0, before.map(|&letter| width(letter)).sum::<usize>());
        while cursor >= columns.max(1) && first < self.cursor {
            cursor -= width(self.letters[first]);
            first += 1;
        }
        let mut used = 0;
        let fits = self.letters[first..].iter().take_while(|&&letter| {
            used += width(letter);
            used <= columns
        });
        (fits.collect(), cursor)
    }
}

fn width(letter: char) -> usize {
    Span::raw(letter.to_string()).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_typed_and_mended_anywhere() {
        let mut entry = Entry::of("anounce");
        for code in [KeyCode::Home, KeyCode::Right, KeyCode::Char('n'), KeyCode::End, KeyCode::Char('!')] {
            entry.press(code);
        }
        entry.press(KeyCode::Backspace);
        assert_eq!(
            (entry.shown(80), entry.clone().take()),
            (("announce".to_owned(), 8), "announce".to_owned())
        );
        for code in
            [KeyCode::Home, KeyCode::Backspace, KeyCode::Left, KeyCode::Delete, KeyCode::End, KeyCode::Delete]
        {
            entry.press(code);
        }
        entry.press(KeyCode::Char('\u{7}'));
        assert_eq!(entry.take(), "nnounce");
        assert!(entry.is_empty());
    }

    #[test]
    fn the_cursor_stays_in_sight_and_no_wide_letter_is_cut() {
        let mut entry = Entry::of("下午五点喝茶");
        assert_eq!(entry.shown(7), ("点喝茶".to_owned(), 6));
        entry.press(KeyCode::Home);
        assert_eq!(entry.shown(7), ("下午五".to_owned(), 0));
        assert_eq!(entry.shown(0), (String::new(), 0));
        let mut long = Entry::default();
        for _ in 0..2 * LONGEST {
            long.press(KeyCode::Char('茶'));
        }
        assert_eq!(long.take().len(), LONGEST / 3 * 3);
    }
}
