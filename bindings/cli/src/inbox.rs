//! Everything the loops wait for, in one queue: lines from standard input, and changes that the core tells of.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use tengen_core::app::{App, Subscription};

use crate::command::MAX_LINE;

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

/// The queue; as long as it lives, the core tells it of changes.
pub struct Inbox {
    receiver: Receiver<Input>,
    held: VecDeque<Input>,
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
        thread::spawn(move || read_lines(&mut io::stdin().lock(), &sender));
        Self { receiver, held: VecDeque::new(), _subscription: subscription }
    }

    /// Waits for the next input.
    pub fn next(&mut self) -> Input {
        self.held.pop_front().unwrap_or_else(|| self.receiver.recv().unwrap_or(Input::End))
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

/// Sends every line and then the end. A read error is an end too: nothing more will come.
fn read_lines(source: &mut impl BufRead, sender: &Sender<Input>) {
    while let Ok(Some(line)) = read_line(source) {
        if sender.send(Input::Line(line)).is_err() {
            return;
        }
    }
    let _ = sender.send(Input::End);
}

/// One line of which at most `MAX_LINE + 1` bytes are kept, however long it is; `None` at the end.
fn read_line(source: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let limit = MAX_LINE as u64 + 1;
    if source.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > MAX_LINE {
        source.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut bytes: &[u8]) -> Vec<usize> {
        std::iter::from_fn(|| read_line(&mut bytes).unwrap()).map(|line| line.len()).collect()
    }

    #[test]
    fn a_line_of_any_length_is_one_line_and_bounded() {
        let mut bytes = vec![b'x'; 5 * MAX_LINE];
        bytes.extend(b"\nundo\n\nquit");
        assert_eq!(lines(&bytes), [MAX_LINE + 1, 4, 0, 4]);
        assert_eq!(lines(&[b'x'; MAX_LINE + 1]), [MAX_LINE + 1]);
        assert_eq!(lines(b""), [0_usize; 0]);
    }

    #[test]
    fn a_line_exactly_at_the_limit_keeps_its_neighbours_apart() {
        for length in [MAX_LINE - 1, MAX_LINE, MAX_LINE + 1, MAX_LINE + 2] {
            let mut bytes = vec![b'x'; length];
            bytes.extend(b"\nh8\n");
            assert_eq!(lines(&bytes), [length.min(MAX_LINE + 1), 2], "{length}");
        }
    }
}
