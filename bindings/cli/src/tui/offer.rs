//! What can be done now: each component offers it, keys are looked up in it, bar and help are made of it.

use ratatui::crossterm::event::KeyEvent;
use tengen_core::app::{NewGame, TableSnapshot};
use tengen_core::board::Point;
use tengen_core::rules::opening::Choice;

use super::keys::{Way, Wish};
use super::nearby::Act;
use super::popup::Popup;
use super::words::{Language, Text};

/// One line of the help and one word of the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// What it does.
    pub name: Text,
    /// What its keys ask for; several only where they belong together, such as the four ways.
    pub wishes: &'static [Wish],
    /// Whether the help alone tells it, as the bar is short.
    pub in_help_only: bool,
}

impl Offer {
    /// An offer that both tell.
    pub const fn new(name: Text, wishes: &'static [Wish]) -> Self {
        Self { name, wishes, in_help_only: false }
    }

    /// An offer that the help alone tells.
    pub const fn in_help(name: Text, wishes: &'static [Wish]) -> Self {
        Self { name, wishes, in_help_only: true }
    }

    /// Its first key, short.
    pub fn short_key(self, language: Language) -> String {
        let first = self.wishes.first().and_then(|wish| wish.keys().first());
        first.map(|key| key.short_name(language)).unwrap_or_default()
    }

    /// All its keys, each name once; what no key stands for is typed.
    pub fn all_keys(self, language: Language) -> String {
        let mut names: Vec<String> = Vec::new();
        for key in self.wishes.iter().flat_map(|wish| wish.keys()) {
            let name = key.name(language);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if names.is_empty() { language.say(Text::PointExamples).to_owned() } else { names.join(" ") }
    }
}

/// The ways of a list.
pub const UP_AND_DOWN: &[Wish] = &[Wish::Go(Way::Up), Wish::Go(Way::Down)];

/// The four ways as one offer.
pub const WAYS: &[Wish] =
    &[Wish::Go(Way::Left), Wish::Go(Way::Down), Wish::Go(Way::Up), Wish::Go(Way::Right)];

/// The offered wish that this key asks for.
pub fn asked(offers: &[Offer], event: KeyEvent) -> Option<Wish> {
    offers.iter().flat_map(|offer| offer.wishes).copied().find(|wish| wish.is_asked_by(event))
}

/// What a component wants done that it can't do itself. It is queued, so that components don't know each other.
#[derive(Debug)]
pub enum Request {
    /// A stone there, for the side to move.
    Play(Point),
    /// Takes back.
    Undo,
    /// Places again.
    Redo,
    /// Starts a search for advice.
    Hint,
    /// Ends the search under way.
    Stop,
    /// Gives up.
    Resign,
    /// Asks to have the last stone back.
    AskUndo,
    /// Offers a draw.
    OfferDraw,
    /// Agrees to what is offered.
    Agree,
    /// Doesn't.
    Refuse,
    /// Chooses in an opening.
    Choose(Choice),
    /// Claims a foul.
    Claim,
    /// A new game of the same setup.
    Restart,
    /// Another game.
    Start(NewGame),
    /// An unfinished game of the archive.
    TakeUp(i64),
    /// A line to be read until the next key.
    Say(String),
    /// Opens a popup.
    Show(Box<dyn Popup>),
    /// Opens the choices of a new game.
    ShowNewGame,
    /// Opens the list of the other games.
    ShowGames,
    /// Opens what there is to see of those nearby now.
    ShowNearby,
    /// Leaves the room, after a question if that leaves a game.
    AskLeaveRoom,
    /// Leaves the room.
    LeaveRoom,
    /// Asks something of those nearby.
    Nearby(Act),
    /// Closes the popup.
    Close,
    /// Leaves the program.
    Quit,
    /// Stops the program until the shell continues it.
    Suspend,
}

/// A part of the screen that takes keys.
pub trait Component {
    /// What it can do now.
    fn offers(&self, now: &TableSnapshot) -> Vec<Offer>;

    /// Does one of the wishes that it offered.
    fn obey(&mut self, wish: Wish, now: &TableSnapshot) -> Vec<Request>;
}
