//! Where a hall is seen: lines for scripts, or the whole screen of a terminal.

use std::io::{self, ErrorKind, Write, stdout};
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
    waiting: Vec<String>,
    left_out: usize,
}

impl Lines {
    /// Nothing is waiting.
    pub const fn new() -> Self {
        Self { waiting: Vec::new(), left_out: 0 }
    }

    /// On a full disk lines are left out: that nobody can read them ends no game.
    fn write(&mut self, out: &mut impl Write) -> io::Result<()> {
        let missed = (self.left_out > 0).then(|| format!("left-out {}\n", self.left_out));
        let waiting = std::mem::take(&mut self.waiting);
        let text: String = missed.iter().chain(&waiting).map(String::as_str).collect();
        match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            Err(error) if matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => {
                self.left_out += waiting.len();
                Ok(())
            }
            Ok(()) => {
                self.left_out = 0;
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}

impl Front for Lines {
    fn tell(&mut self, line: &str) -> io::Result<()> {
        self.waiting.push(format!("{line}\n"));
        Ok(())
    }

    fn show(&mut self, _pulse: &Pulse) -> io::Result<()> {
        self.write(&mut stdout().lock())
    }

    fn end(mut self: Box<Self>) -> io::Result<()> {
        self.tell("stopped")?;
        self.show(&Pulse::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file on a disk that may be full.
    struct File {
        written: Vec<u8>,
        fails: Option<ErrorKind>,
    }

    impl Write for File {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.fails.map_or_else(|| self.written.write(bytes), |kind| Err(kind.into()))
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_a_full_disk_does_not_take_is_counted_and_ends_nothing() {
        let (mut lines, mut file) = (Lines::new(), File { written: Vec::new(), fails: None });
        let mut tell = |file: &mut File, line: &str| lines.tell(line).and_then(|()| lines.write(file));
        tell(&mut file, "one").unwrap();
        file.fails = Some(ErrorKind::StorageFull);
        tell(&mut file, "two").unwrap();
        tell(&mut file, "three").unwrap();
        file.fails = None;
        tell(&mut file, "four").unwrap();
        tell(&mut file, "five").unwrap();
        assert_eq!(file.written, b"one\nleft-out 2\nfour\nfive\n");
        file.fails = Some(ErrorKind::BrokenPipe);
        assert!(tell(&mut file, "six").is_err());
    }
}
