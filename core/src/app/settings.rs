use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::new_game::Kind;
use super::{AppError, NewGame};

/// How a tap becomes a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    /// Two steps where cells are small, else one tap.
    Automatic,
    /// A tap chooses, a second one confirms.
    TwoSteps,
    /// A tap places.
    OneTap,
}

/// Which colours the screens have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the device has it.
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// What the owner of the device has chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// How a tap becomes a stone.
    pub placement: Placement,
    /// Which colours the screens have.
    pub theme: Theme,
    /// One of [`LANGUAGES`]; empty follows the device.
    pub language: String,
    /// Whether the app starts at home even if a game is being played.
    pub start_on_home: bool,
    /// The last choices for a game against the computer.
    pub against_computer: NewGame,
    /// The last choices for a game of two people.
    pub two_people: NewGame,
    /// The last choices for a game of two computers.
    pub watch: NewGame,
}

/// The languages that can be chosen; the empty one follows the device.
pub const LANGUAGES: [&str; 3] = ["", "en", "zh"];

/// The categories under which settings are stored, each as one JSON object.
const LOOK: &str = "look";
const PLAY: &str = "play";
const KINDS: [(Kind, &str); 3] =
    [(Kind::AgainstComputer, "against_computer"), (Kind::TwoPeople, "two_people"), (Kind::Watch, "watch")];

impl Default for Settings {
    fn default() -> Self {
        Self {
            placement: Placement::Automatic,
            theme: Theme::System,
            language: String::new(),
            start_on_home: false,
            against_computer: NewGame::first_choice(Kind::AgainstComputer),
            two_people: NewGame::first_choice(Kind::TwoPeople),
            watch: NewGame::first_choice(Kind::Watch),
        }
    }
}

impl Settings {
    /// The last choices for this kind of game.
    #[must_use]
    pub const fn last_choice(&self, kind: Kind) -> &NewGame {
        match kind {
            Kind::AgainstComputer => &self.against_computer,
            Kind::TwoPeople => &self.two_people,
            Kind::Watch => &self.watch,
        }
    }

    const fn last_choice_mut(&mut self, kind: Kind) -> &mut NewGame {
        match kind {
            Kind::AgainstComputer => &mut self.against_computer,
            Kind::TwoPeople => &mut self.two_people,
            Kind::Watch => &mut self.watch,
        }
    }

    /// These settings with `choice` as the last one of its kind.
    pub(super) fn with_last_choice(&self, choice: &NewGame) -> Self {
        let mut settings = self.clone();
        *settings.last_choice_mut(choice.kind()) = choice.clone();
        settings
    }

    /// Checks what types can't: the language is known, names are short, each last choice is of its own kind.
    pub fn check(&self) -> Result<(), AppError> {
        if !LANGUAGES.contains(&self.language.as_str()) {
            return Err(AppError::BadSetting { detail: format!("unknown language '{}'", self.language) });
        }
        for (kind, name) in KINDS {
            let choice = self.last_choice(kind);
            choice.check()?;
            if choice.kind() != kind {
                let detail = format!("the seats of {name} make another kind of game");
                return Err(AppError::BadSetting { detail });
            }
        }
        Ok(())
    }

    /// Each category with its JSON, as the archive keeps them.
    pub(super) fn stored(&self) -> Vec<(String, String)> {
        let mut stored = vec![
            (LOOK.to_owned(), json!({ "theme": self.theme, "language": self.language }).to_string()),
            (
                PLAY.to_owned(),
                json!({ "placement": self.placement, "start_on_home": self.start_on_home }).to_string(),
            ),
        ];
        for (kind, name) in KINDS {
            stored.push((name.to_owned(), json!(self.last_choice(kind)).to_string()));
        }
        stored
    }

    /// Reads what [`Self::stored`] gave, or anything else: whatever is unknown, missing or broken has its default.
    pub(super) fn read(stored: &[(String, String)]) -> Self {
        let category = |name: &str| -> Value {
            let text = stored.iter().find(|(stored_name, _)| stored_name == name).map(|(_, text)| text);
            text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
        };
        let (look, play) = (category(LOOK), category(PLAY));
        let mut settings = Self::default();
        take(&look, "theme", &mut settings.theme);
        take(&look, "language", &mut settings.language);
        if !LANGUAGES.contains(&settings.language.as_str()) {
            settings.language.clear();
        }
        take(&play, "placement", &mut settings.placement);
        take(&play, "start_on_home", &mut settings.start_on_home);
        for (kind, name) in KINDS {
            let read = read_choice(&category(name), settings.last_choice(kind));
            if read.kind() == kind && read.check().is_ok() {
                *settings.last_choice_mut(kind) = read;
            }
        }
        settings
    }
}

fn read_choice(from: &Value, default: &NewGame) -> NewGame {
    let mut choice = default.clone();
    take(from, "size", &mut choice.size);
    take(from, "rules", &mut choice.rules);
    take(from, "me", &mut choice.me);
    take(from, "other", &mut choice.other);
    take(from, "colour", &mut choice.colour);
    take(from, "clock", &mut choice.clock);
    take(from, "other_clock", &mut choice.other_clock);
    take(from, "undo", &mut choice.undo);
    take(from, "opening", &mut choice.opening);
    take(from, "fouls", &mut choice.fouls);
    choice
}

/// Puts the field into `target` if it is there and has a value that the target can have.
fn take<T: DeserializeOwned>(object: &Value, field: &str, target: &mut T) {
    if let Some(value) = object.get(field).and_then(|value| T::deserialize(value).ok()) {
        *target = value;
    }
}
