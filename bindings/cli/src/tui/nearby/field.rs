//! One line that is being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A text of at most so many characters.
#[derive(Debug, Clone)]
pub struct Field {
    text: String,
    most: usize,
}

impl Field {
    /// With this text, to be typed on up to `most` characters.
    pub fn new(text: &str, most: usize) -> Self {
        Self { text: text.to_owned(), most }
    }

    /// What stands there.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether nothing stands there that could be seen.
    pub fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// What stands there, with the place where the next character comes.
    pub fn shown(&self) -> String {
        format!("{}_", self.text)
    }

    /// Forgets what was typed.
    pub fn clear(&mut self) {
        self.text.clear();
    }

    /// Takes a character or the key that takes the last one away; `false` if it is another key.
    pub fn take(&mut self, event: KeyEvent) -> bool {
        let held = event.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match event.code {
            KeyCode::Char(_) if held => return false,
            KeyCode::Char(letter) if !letter.is_control() => {
                if self.text.chars().count() < self.most {
                    self.text.push(letter);
                }
            }
            KeyCode::Backspace => {
                self.text.pop();
            }
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_stays_short_and_commands_are_no_text() {
        let mut field = Field::new("小", 3);
        let press = |field: &mut Field, code, modifiers| field.take(KeyEvent::new(code, modifiers));
        for letter in "ab cd".chars() {
            assert!(press(&mut field, KeyCode::Char(letter), KeyModifiers::SHIFT));
        }
        assert_eq!((field.text(), field.shown().as_str()), ("小ab", "小ab_"));
        for code in [KeyCode::Enter, KeyCode::Esc, KeyCode::Up, KeyCode::Tab] {
            assert!(!press(&mut field, code, KeyModifiers::NONE));
        }
        assert!(!press(&mut field, KeyCode::Char('c'), KeyModifiers::CONTROL));
        for _ in 0..5 {
            assert!(press(&mut field, KeyCode::Backspace, KeyModifiers::NONE));
        }
        assert!(field.is_blank() && field.text().is_empty());
    }
}
