//! A point while it is being typed: `h8`, `8 8` or `8,8`.

use tengen_core::board::{ParsePointError, Point, Size};

/// Longer than any point: `20 20` and some room for mistakes.
const LONGEST: usize = 8;

/// What was typed so far.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Typed {
    text: String,
}

impl Typed {
    /// What is to be shown, if it is more than a way of the cursor.
    pub fn shown(&self) -> Option<&str> {
        (!self.text.is_empty() && !self.is_way()).then_some(self.text.as_str())
    }

    /// Takes a character if it can belong to a point. The letter of a column begins anew.
    pub fn take(&mut self, letter: char) -> bool {
        match letter {
            'a'..='t' | 'A'..='T' => self.text = letter.to_string(),
            '0'..='9' if self.text.len() < LONGEST => self.text.push(letter),
            // Between two numbers only: else a blank places a stone.
            ' ' | ',' if self.awaits_separator() => self.text.push(letter),
            '0'..='9' | ',' => {}
            _ => return false,
        }
        true
    }

    /// Forgets the last character; `false` if there is none to be seen.
    pub fn erase(&mut self) -> bool {
        let was_shown = self.shown().is_some();
        self.text.pop();
        was_shown
    }

    /// Forgets all; `false` if there is nothing to be seen.
    pub fn clear(&mut self) -> bool {
        let was_shown = self.shown().is_some();
        self.text.clear();
        was_shown
    }

    /// The column that was begun, from 0, as long as no rank follows: `q` is 16.
    pub fn lone_column(&self) -> Option<u8> {
        match self.shown()?.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => Some(letter.to_ascii_lowercase() - b'a'),
            _ => None,
        }
    }

    /// The point that stands there; `None` if nothing was typed but ways of the cursor.
    pub fn point(&self, size: Size) -> Option<Result<Point, ParsePointError>> {
        self.shown().map(|text| Point::parse(text, size))
    }

    /// One of h, j, k, l alone: it has moved the cursor, and begins a point only if a number follows.
    fn is_way(&self) -> bool {
        matches!(self.text.as_str(), "h" | "j" | "k" | "l")
    }

    fn awaits_separator(&self) -> bool {
        !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types it all; gives what is shown and the point on the standard board.
    fn typed(keys: &str) -> (String, Option<Point>) {
        let mut typed = Typed::default();
        for key in keys.chars() {
            typed.take(key);
        }
        let point = typed.point(Size::STANDARD).and_then(Result::ok);
        (typed.shown().unwrap_or_default().to_owned(), point)
    }

    #[test]
    fn both_notations_lead_to_the_point() {
        for keys in ["h8", "H8", "8 8", "8,8", "jkh8", "hhh8", "a1h8"] {
            assert_eq!(typed(keys).1, Some(Point::new(7, 7)), "{keys}");
        }
        assert_eq!(typed("o15").1, Some(Point::new(14, 14)));
        assert_eq!(typed("15 1").1, Some(Point::new(14, 0)));
    }

    #[test]
    fn a_way_alone_is_nothing_typed() {
        for keys in ["h", "j", "k", "l", "hhl"] {
            assert_eq!(typed(keys), (String::new(), None), "{keys}");
        }
        assert_eq!(typed("H"), ("H".to_owned(), None), "a capital moves nothing");
        assert_eq!(typed("h9"), ("h9".to_owned(), Some(Point::new(7, 8))));
    }

    #[test]
    fn a_blank_is_taken_between_two_numbers_only() {
        let takes_blank = |keys: &str| {
            let mut typed = Typed::default();
            for key in keys.chars() {
                typed.take(key);
            }
            typed.take(' ')
        };
        assert!(takes_blank("8"));
        for keys in ["", "h", "h8", "8 8", "8,"] {
            assert!(!takes_blank(keys), "{keys:?}");
        }
    }

    #[test]
    fn however_much_is_typed_stays_short_and_never_fails() {
        let (shown, point) = typed(&"9".repeat(300));
        assert_eq!((shown.len(), point), (LONGEST, None));
        let mut typed = Typed::default();
        assert!(
            !typed.take('é') && !typed.take('🙂') && !typed.take('u') && !typed.erase() && !typed.clear()
        );
        assert!(typed.take('b') && typed.erase() && typed.point(Size::STANDARD).is_none());
    }
}
