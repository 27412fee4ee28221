//! Where a hall is seen: lines for scripts, or the terminal with a status under the lines.

use std::io::{self, Write, stdout};

use super::desk::Pulse;

/// What shows a hall.
pub trait Front {
    /// One more line.
    fn tell(&mut self, line: &str) -> io::Result<()>;
    /// How it is doing.
    fn show(&mut self, pulse: &Pulse) -> io::Result<()>;
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
}
