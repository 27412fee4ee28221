//! Where a hall is seen: lines for scripts, or the whole screen of a terminal.

use std::io::{self, Write, stdout};
use std::time::Duration;

use parking_lot::Mutex;
use ratatui::crossterm::event::KeyEvent;
use tengen_core::app::RoomStore;

use super::desk::Pulse;
use super::order::Order;

/// What shows a hall.
pub trait Front {
    /// One more line of what happens, or of an answer.
    fn tell(&mut self, line: &str) -> io::Result<()>;

    /// How the rooms are; told once a second.
    fn look(&mut self, _rooms: &Mutex<RoomStore>) {}

    /// Takes a key and gives the order that it completes.
    fn press(&mut self, _key: KeyEvent) -> Option<Order> {
        None
    }

    /// Shows all that was told, and how the hall is doing.
    fn show(&mut self, pulse: &Pulse) -> io::Result<()>;

    /// For how long what happens may wait before it is shown.
    fn pace(&self) -> Duration {
        Duration::ZERO
    }

    /// The hall has ended.
    fn end(self: Box<Self>) -> io::Result<()>;
}

/// Lines on standard output. They go out together: `show` comes after each lot of them.
pub struct Lines {
    waiting: Vec<u8>,
}

impl Lines {
    /// Nothing is waiting.
    pub const fn new() -> Self {
        Self { waiting: Vec::new() }
    }
}

impl Front for Lines {
    fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.waiting, "{line}")
    }

    fn show(&mut self, _pulse: &Pulse) -> io::Result<()> {
        let mut out = stdout().lock();
        out.write_all(&self.waiting)?;
        self.waiting.clear();
        out.flush()
    }

    fn end(mut self: Box<Self>) -> io::Result<()> {
        self.tell("stopped")?;
        self.show(&Pulse::default())
    }
}
