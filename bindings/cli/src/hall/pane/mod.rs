//! A hall on the whole screen of a terminal: where it is, how it is doing, who plays whom, what happens, and a line for orders.
//! Keys in, orders out, a picture; knows no terminal.

mod draw;
mod entry;
mod layout;
mod log;
mod row;
mod screen;
#[cfg(test)]
mod tests;
mod words;

use parking_lot::Mutex;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tengen_core::app::RoomStore;
use tengen_core::app::nearby::QrCode;
use tengen_core::net::hall::{HallLimits, StoredRoom};

pub use self::screen::OnScreen;

use self::entry::Entry;
use self::log::Log;
use self::words::Text;
use super::desk::Pulse;
use super::order::{self, Order};
use super::place::Place;
use crate::lines::printable;
use crate::tui::Look;

/// All that is on the screen.
pub struct Pane {
    look: Look,
    name: String,
    addresses: Vec<String>,
    code: Option<QrCode>,
    limits: HallLimits,
    pulse: Pulse,
    rooms: Vec<StoredRoom>,
    /// The first room that is shown.
    first_room: usize,
    log: Log,
    entry: Entry,
    popup: Option<Popup>,
    /// What became of the last order.
    said: Option<String>,
    /// It was asked whether the hall shall stop though people are there.
    asked: bool,
}

/// What lies over the rest until the next key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Popup {
    Help,
    Code,
}

impl Pane {
    /// A hall at its place, with nobody in it.
    pub fn new(place: &Place, limits: HallLimits, look: Look) -> Self {
        Self {
            look,
            name: printable(place.name.as_str()),
            addresses: place.post.addresses.clone(),
            code: place.post.qr.clone(),
            limits,
            pulse: Pulse::default(),
            rooms: Vec::new(),
            first_room: 0,
            log: Log::default(),
            entry: Entry::default(),
            popup: None,
            said: None,
            asked: false,
        }
    }

    /// Something has happened.
    pub fn tell(&mut self, line: &str) {
        self.log.push(line.to_owned());
    }

    /// Looks how the rooms are.
    pub fn look(&mut self, rooms: &Mutex<RoomStore>) {
        self.rooms = rooms.lock().rooms();
    }

    /// How the hall is doing.
    pub const fn follow(&mut self, pulse: &Pulse) {
        self.pulse = *pulse;
    }

    /// Takes a key and gives the order that it completes.
    pub fn press(&mut self, key: KeyEvent) -> Option<Order> {
        self.said = None;
        let asked = std::mem::take(&mut self.asked);
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'q') => return self.stop(asked),
                KeyCode::Char('u') => self.entry.clear(),
                _ => {}
            }
            return None;
        }
        // Whatever lies over the rest goes with the next key.
        if self.popup.take().is_some() {
            return None;
        }
        match key.code {
            KeyCode::Enter => return self.order(),
            KeyCode::F(1) => self.popup = Some(Popup::Help),
            KeyCode::Char('?') if self.entry.is_empty() => self.popup = Some(Popup::Help),
            KeyCode::Tab => self.popup = self.code.as_ref().map(|_| Popup::Code),
            KeyCode::Up => self.first_room = self.first_room.saturating_sub(1),
            KeyCode::Down => self.first_room += 1,
            KeyCode::PageUp => self.log.back(),
            KeyCode::PageDown => self.log.forward(),
            KeyCode::Esc => {
                self.entry.clear();
                self.log.show_newest();
            }
            code => self.entry.press(code),
        }
        None
    }

    /// Asks first if it would send people away.
    fn stop(&mut self, asked: bool) -> Option<Order> {
        let here = self.pulse.status.links;
        if asked || here == 0 {
            self.said = Some(self.say(Text::Stopping).to_owned());
            return Some(Order::Stop);
        }
        self.asked = true;
        self.said = Some(self.look.language.asks_to_stop(here));
        None
    }

    fn order(&mut self) -> Option<Order> {
        let line = self.entry.take();
        match order::read(line.as_bytes())? {
            Ok(Order::Announce(text)) => {
                self.said = Some(self.look.language.announced(self.pulse.status.links));
                self.log.push(format!("announced: {}", printable(&text)));
                return Some(Order::Announce(text));
            }
            Ok(Order::Stop) => return self.stop(true),
            Ok(Order::Help) => self.popup = Some(Popup::Help),
            Ok(Order::Rooms | Order::Status) => self.said = Some(self.say(Text::InSight).to_owned()),
            Err(_) => {
                self.said = Some(self.say(Text::Unknown).to_owned());
                self.entry = Entry::of(&line);
            }
        }
        None
    }

    const fn say(&self, text: Text) -> &'static str {
        self.look.language.word(text)
    }
}
