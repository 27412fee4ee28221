//! Which key asks for what. Help, the bar at the bottom and every sentence that names a key read it here.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::words::{Language, Text};

/// What a key can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wish {
    /// One point, or one row of a list, that way.
    Go(Way),
    /// A stone at the cursor.
    Place,
    /// Takes back.
    Undo,
    /// Places again what was taken back.
    Redo,
    /// A search for a good move.
    Hint,
    /// The cursor onto the point of the hint.
    GoToHint,
    /// Ends the search under way.
    Stop,
    /// The choices of a new game.
    NewGame,
    /// The list of the other unfinished games.
    Games,
    /// A new game with the same setup.
    Restart,
    /// Gives up, after a question.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Agrees to what is offered.
    Agree,
    /// Doesn't.
    Refuse,
    /// Exchanges the seats in an opening.
    Swap,
    /// Keeps one's seat, or agrees to the opening that the other named.
    Stay,
    /// The list of all that an opening leaves open.
    Choose,
    /// Claims a foul.
    Claim,
    /// Those nearby, or the room that one is in.
    Nearby,
    /// What is said in the room.
    Chat,
    /// Claims the game against somebody who is gone.
    ClaimGame,
    /// Leaves the room, after a question.
    LeaveRoom,
    /// A field for somebody's address.
    CallAddress,
    /// How others reach this device.
    MyAddress,
    /// A field for one's name.
    MyName,
    /// Goes on with the game that was left with somebody.
    GoOn,
    /// Forgets somebody.
    Forget,
    /// Says that both codes are the same, or not after all.
    Compare,
    /// The choices of a new room.
    OpenRoom,
    /// Takes the free seat.
    Sit,
    /// Gives the seat up.
    Stand,
    /// Hides what others say, or shows it again.
    Mute,
    /// What can be done now.
    Help,
    /// Leaves the program; the game is kept.
    Quit,
    /// Back to the shell until it calls the program again.
    Suspend,
    /// What the open popup is there for.
    Accept,
    /// Closes the open popup.
    Dismiss,
}

/// A direction on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// Towards the first column.
    Left,
    /// Towards the first rank, or down a list.
    Down,
    /// Towards the last rank, or up a list.
    Up,
    /// Towards the last column.
    Right,
}

/// One key of the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    code: KeyCode,
    control: bool,
}

const fn plain(code: KeyCode) -> Key {
    Key { code, control: false }
}

const fn letter(letter: char) -> Key {
    plain(KeyCode::Char(letter))
}

const fn control(letter: char) -> Key {
    Key { code: KeyCode::Char(letter), control: true }
}

impl Wish {
    /// The keys that ask for it; the first is the one that is told.
    ///
    /// The letters A to T begin a point, so no command is among them; h, j, k and l move as well.
    pub const fn keys(self) -> &'static [Key] {
        match self {
            Self::Go(Way::Left) => const { &[plain(KeyCode::Left), letter('h')] },
            Self::Go(Way::Down) => const { &[plain(KeyCode::Down), letter('j')] },
            Self::Go(Way::Up) => const { &[plain(KeyCode::Up), letter('k')] },
            Self::Go(Way::Right) => const { &[plain(KeyCode::Right), letter('l')] },
            Self::Place | Self::Accept => const { &[plain(KeyCode::Enter), letter(' ')] },
            Self::Undo => const { &[letter('u')] },
            Self::Redo => const { &[letter('y')] },
            Self::Hint | Self::GoToHint => const { &[plain(KeyCode::Tab)] },
            Self::Stop | Self::Dismiss => const { &[plain(KeyCode::Esc)] },
            Self::NewGame => const { &[control('n'), plain(KeyCode::F(2))] },
            Self::Games => const { &[control('o'), plain(KeyCode::F(3))] },
            Self::Restart => const { &[control('r')] },
            Self::Resign => const { &[control('x')] },
            Self::OfferDraw => const { &[control('d')] },
            Self::Agree => const { &[letter('+')] },
            Self::Refuse => const { &[letter('-')] },
            Self::Swap => const { &[letter('x')] },
            Self::Stay => const { &[letter('z')] },
            Self::Choose => const { &[letter('v')] },
            Self::Claim => const { &[letter('!')] },
            Self::Nearby => const { &[letter('w'), plain(KeyCode::F(4))] },
            Self::Chat => const { &[letter('/')] },
            Self::ClaimGame => const { &[control('g')] },
            Self::LeaveRoom => const { &[control('l')] },
            Self::CallAddress => const { &[letter('a')] },
            Self::MyAddress => const { &[letter('m')] },
            Self::MyName => const { &[letter('n')] },
            Self::GoOn => const { &[letter('g')] },
            Self::Forget => const { &[letter('x'), plain(KeyCode::Delete)] },
            Self::Compare => const { &[letter('c')] },
            Self::OpenRoom => const { &[letter('o')] },
            Self::Sit | Self::Stand => const { &[letter('s')] },
            Self::Mute => const { &[control('t')] },
            Self::Help => const { &[letter('?'), plain(KeyCode::F(1))] },
            Self::Quit => const { &[control('q'), control('c')] },
            Self::Suspend => const { &[control('z')] },
        }
    }

    /// Whether this key asks for it.
    pub fn is_asked_by(self, event: KeyEvent) -> bool {
        self.keys().iter().any(|key| key.is(event))
    }

    /// The name of its first key.
    pub fn key_name(self, language: Language) -> String {
        self.keys().first().map(|key| key.name(language)).unwrap_or_default()
    }
}

impl Key {
    fn is(self, event: KeyEvent) -> bool {
        let code = match event.code {
            KeyCode::Char(letter) => KeyCode::Char(letter.to_ascii_lowercase()),
            other => other,
        };
        code == self.code
            && event.modifiers.contains(KeyModifiers::CONTROL) == self.control
            && !event.modifiers.contains(KeyModifiers::ALT)
    }

    /// As it is printed on the keyboard: `Enter`, `u`, `Ctrl-N`.
    pub fn name(self, language: Language) -> String {
        match self.code {
            KeyCode::Char(' ') => language.say(Text::SpaceKey).to_owned(),
            KeyCode::Char(letter) if self.control => format!("Ctrl-{}", letter.to_ascii_uppercase()),
            KeyCode::Char(letter) => letter.to_string(),
            KeyCode::Left | KeyCode::Down | KeyCode::Up | KeyCode::Right => {
                language.say(Text::ArrowKeys).to_owned()
            }
            code => code.to_string(),
        }
    }

    /// As short as the bar at the bottom needs it: `^N`.
    pub fn short_name(self, language: Language) -> String {
        match self.code {
            KeyCode::Char(letter) if self.control => format!("^{}", letter.to_ascii_uppercase()),
            _ => self.name(language),
        }
    }

    /// The event of pressing it, for tests.
    #[cfg(test)]
    pub const fn event(self) -> KeyEvent {
        let modifiers = if self.control { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
        KeyEvent::new(self.code, modifiers)
    }
}
