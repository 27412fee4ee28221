//! Lines from standard input, read while the engine thinks, so that END is heard.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Instant;

use crate::lines::read_line;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1024;
/// Lines that wait to be taken at most; a faster manager is held up by the pipe.
const WAITING_LINES: usize = 512;

/// A line and when it came: the time of a move runs from there.
#[derive(Debug)]
pub struct Letter {
    pub text: String,
    pub at: Instant,
}

/// What was written to the engine and not yet read by it.
pub struct Mailbox {
    letters: Receiver<Letter>,
    /// Set as soon as END has come, so that a search ends too.
    pub ended: Arc<AtomicBool>,
}

impl Mailbox {
    pub fn open() -> Self {
        let (sender, letters) = sync_channel(WAITING_LINES);
        let ended = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&ended);
        thread::spawn(move || collect(&mut io::stdin().lock(), &sender, &flag));
        Self { letters, ended }
    }

    /// Waits for the next line; `None` at the end of input.
    pub fn next(&self) -> Option<Letter> {
        self.letters.recv().ok()
    }
}

fn collect(source: &mut impl BufRead, sender: &SyncSender<Letter>, ended: &AtomicBool) {
    while let Ok(Some(line)) = read_line(source, MAX_LINE) {
        let at = Instant::now();
        let text = String::from_utf8_lossy(&line).into_owned();
        if text.trim().eq_ignore_ascii_case("END") {
            ended.store(true, Ordering::Relaxed);
        }
        if sender.send(Letter { text, at }).is_err() {
            return;
        }
    }
}
