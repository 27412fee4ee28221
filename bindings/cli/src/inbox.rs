//! Everything the loops wait for, in one queue: lines from standard input, and changes that the core tells of.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use tengen_core::app::{App, Subscription};

use crate::command::MAX_LINE;
use crate::lines::read_line;

/// What arrived.
#[derive(Debug)]
pub enum Input {
    /// A line without its end; cut off soon after [`MAX_LINE`] bytes.
    Line(Vec<u8>),
    /// Something in the core has a new revision.
    Changed,
    /// Standard input ended.
    End,
}

/// How many lines wait to be taken at most. Whoever writes faster is held up by the pipe, as with any slow reader.
const WAITING_LINES: usize = 64;

/// The queue; as long as it lives, the core tells it of changes.
pub struct Inbox {
    receiver: Receiver<Input>,
    held: VecDeque<Input>,
    /// Lets one more line be read.
    room: Sender<()>,
    _subscription: Subscription,
}

impl Inbox {
    /// Listens to standard input and to `app`.
    pub fn open(app: &App) -> Self {
        let (sender, receiver) = channel();
        let from_core = sender.clone();
        let subscription = app.register(Box::new(move |_, _| {
            let _ = from_core.send(Input::Changed);
        }));
        let (room, granted) = waiting_room();
        thread::spawn(move || read_lines(&mut io::stdin().lock(), &granted, &sender));
        Self { receiver, held: VecDeque::new(), room, _subscription: subscription }
    }

    /// Waits for the next input.
    pub fn next(&mut self) -> Input {
        let input = self.held.pop_front().unwrap_or_else(|| self.receiver.recv().unwrap_or(Input::End));
        if matches!(input, Input::Line(_)) {
            // Nobody reads any more once the input has ended.
            let _ = self.room.send(());
        }
        input
    }

    /// Waits for the next change and holds back the lines that come before it. `false` if none came within `limit`.
    pub fn next_change(&mut self, limit: Option<Duration>) -> bool {
        loop {
            let input = match limit {
                Some(limit) => self.receiver.recv_timeout(limit),
                None => self.receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match input {
                Ok(Input::Changed) => return true,
                Ok(other) => self.held.push_back(other),
                Err(_) => return false,
            }
        }
    }
}

/// Leave to read the first [`WAITING_LINES`] lines, and the way to give leave for more.
fn waiting_room() -> (Sender<()>, Receiver<()>) {
    let (room, granted) = channel();
    for _ in 0..WAITING_LINES {
        // The receiver is right here.
        let _ = room.send(());
    }
    (room, granted)
}

/// Sends every line, each when it is granted, and then the end. A read error is an end too: nothing more will come.
fn read_lines(source: &mut impl BufRead, granted: &Receiver<()>, sender: &Sender<Input>) {
    while granted.recv().is_ok()
        && let Ok(Some(line)) = read_line(source, MAX_LINE)
    {
        if sender.send(Input::Line(line)).is_err() {
            return;
        }
    }
    let _ = sender.send(Input::End);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn input_without_end_is_read_no_further_than_there_is_room() {
        let mut endless = io::BufReader::new(io::repeat(b'\n'));
        let (room, granted) = waiting_room();
        let (sender, receiver) = channel();
        let more = 3;
        for _ in 0..more {
            room.send(()).unwrap();
        }
        drop(room);
        read_lines(&mut endless, &granted, &sender);
        drop(sender);
        let lines = receiver.iter().filter(|input| matches!(input, Input::Line(_))).count();
        assert_eq!(lines, WAITING_LINES + more);
    }
}
