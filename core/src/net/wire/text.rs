use serde::{Deserialize, Serialize};

/// The most bytes of a name.
pub const NAME_BYTES: usize = 32;
/// The most characters of a free text.
pub const CHAT_CHARS: usize = 200;

/// The most characters of an announcement.
pub const ANNOUNCEMENT_CHARS: usize = 500;

/// What somebody, or a room, is called: one line without characters that would turn or hide what stands beside it,
/// shortened to [`NAME_BYTES`] at the end of a character.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct Name(String);

impl Name {
    /// The name that such a text makes.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut name = String::new();
        for character in clean(text).chars() {
            if name.len() + character.len_utf8() > NAME_BYTES {
                break;
            }
            name.push(character);
        }
        name.truncate(name.trim_end().len());
        Self(name)
    }

    /// The name as it is shown; may be empty.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}

/// What of an announcement is shown: of one that is too long, its beginning; nothing if nothing is left of it.
#[must_use]
pub fn clean_announcement(text: &str) -> Option<String> {
    let shown: String = clean(text).chars().take(ANNOUNCEMENT_CHARS).collect();
    (!shown.is_empty()).then_some(shown)
}

/// What of a free text is said: nothing if nothing is left of it or it is too long.
#[must_use]
pub fn clean_chat(text: &str) -> Option<String> {
    let said = clean(text);
    let length = said.chars().count();
    (1..=CHAT_CHARS).contains(&length).then_some(said)
}

/// Without control characters, without marks of direction and without invisible ones; blanks are single and inside only.
fn clean(text: &str) -> String {
    let shown: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| is_shown(c)).collect();
    shown.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn is_shown(character: char) -> bool {
    let hidden = matches!(
        character,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200c}' | '\u{200e}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    );
    !character.is_control() && !hidden
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_plain_line() {
        for (text, name) in [
            ("Li", "Li"),
            ("  小  明\n", "小 明"),
            ("a\u{202e}b\u{0}c\u{200b}\u{7}", "abc"),
            ("\u{2066}\u{feff}", ""),
            ("👩\u{200d}👧", "👩\u{200d}👧"),
        ] {
            assert_eq!(Name::new(text).as_str(), name, "{text:?}");
        }
    }

    #[test]
    fn a_long_name_ends_with_a_whole_character() {
        assert_eq!(Name::new(&"x".repeat(28)).as_str().len(), 28);
        assert_eq!(Name::new(&"x".repeat(500)).as_str().len(), NAME_BYTES);
        assert_eq!(Name::new(&"明".repeat(20)).as_str(), "明".repeat(10));
        assert_eq!(Name::new(&format!("{} b", "a".repeat(31))).as_str(), "a".repeat(31));
    }

    #[test]
    fn a_text_is_said_whole_or_not_at_all() {
        assert_eq!(clean_chat(" good\tgame\u{202e} "), Some("good game".to_owned()));
        assert_eq!(clean_chat(&"明".repeat(200)), Some("明".repeat(200)));
        assert_eq!(clean_chat(&"a".repeat(201)), None);
        assert_eq!(clean_chat("\u{200b}\n"), None);
    }

    #[test]
    fn of_an_announcement_that_is_too_long_the_beginning_is_shown() {
        assert_eq!(clean_announcement(" tea\u{1b} at\nfive "), Some("tea at five".to_owned()));
        assert_eq!(clean_announcement(&"明".repeat(1_000)), Some("明".repeat(ANNOUNCEMENT_CHARS)));
        assert_eq!(clean_announcement("\u{202e}"), None);
    }
}
