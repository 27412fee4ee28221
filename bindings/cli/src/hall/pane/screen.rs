//! The pane on the terminal itself.

use std::io::{self, Write as _, stdout};
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use parking_lot::Mutex;
use ratatui::crossterm::event::KeyEvent;
use tengen_core::app::RoomStore;

use super::Pane;
use super::words::Text;
use crate::hall::desk::{Event, Pulse};
use crate::hall::front::Front;
use crate::hall::order::Order;
use crate::terminal;
use crate::tui::Screen;

/// What happens is drawn so often at most: a full hall has hundreds of moves a second.
const PACE: Duration = Duration::from_millis(50);

/// The whole screen of a terminal while it is ours.
pub struct OnScreen {
    screen: Screen,
    pane: Pane,
}

impl OnScreen {
    /// Takes the terminal, whose keys become events.
    pub fn take(pane: Pane, events: SyncSender<Event>) -> io::Result<Self> {
        let screen = Screen::take()?;
        terminal::listen(move |input| events.send(input.into()).is_ok())?;
        Ok(Self { screen, pane })
    }
}

impl Front for OnScreen {
    fn tell(&mut self, line: &str) -> io::Result<()> {
        self.pane.tell(line);
        Ok(())
    }

    fn look(&mut self, rooms: &Mutex<RoomStore>) {
        self.pane.look(rooms);
    }

    fn press(&mut self, key: KeyEvent) -> Option<Order> {
        self.pane.press(key)
    }

    fn show(&mut self, pulse: &Pulse) -> io::Result<()> {
        self.pane.follow(pulse);
        self.screen.terminal().draw(|frame| self.pane.draw(frame)).map(drop)
    }

    fn pace(&self) -> Duration {
        PACE
    }

    fn end(self: Box<Self>) -> io::Result<()> {
        let Self { screen, pane } = *self;
        drop(screen);
        writeln!(stdout(), "{}", pane.say(Text::Stopped))
    }
}
