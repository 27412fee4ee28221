//! Everything the loop waits for, in one queue: what is done at the terminal, what the core tells, that the system asks to end.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use ratatui::crossterm::event::KeyEvent;
use tengen_core::app::{App, Subscription};

use crate::terminal::{self, Input};

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    /// The terminal has another size, or must be drawn again.
    Resized,
    /// Something in the core has a new revision.
    Changed,
    /// The program is to end: the system says so, or the terminal has gone.
    End,
}

impl From<Input> for Event {
    fn from(input: Input) -> Self {
        match input {
            Input::Key(key) => Self::Key(key),
            Input::Resized => Self::Resized,
            Input::Gone => Self::End,
        }
    }
}

/// The queue; as long as it lives, the core tells it of changes.
pub struct Events {
    receiver: Receiver<Event>,
    _subscription: Subscription,
}

impl Events {
    /// Listens to the terminal, to `app` and to the system.
    pub fn listen(app: &App) -> io::Result<Self> {
        let (sender, receiver) = channel();
        let from_core = sender.clone();
        let subscription = app.register(Box::new(move |_, _| {
            let _ = from_core.send(Event::Changed);
        }));
        let from_system = sender.clone();
        // A request to end takes the same way as a key, so that the terminal is given back.
        terminal::listen_to_signals(move || from_system.send(Event::End).is_ok())?;
        terminal::listen(move |input| sender.send(input.into()).is_ok())?;
        Ok(Self { receiver, _subscription: subscription })
    }

    /// Waits for the next event, and gives all that have come by then: none if so much time has passed without one.
    pub fn next(&self, at_most: Option<Duration>) -> Vec<Event> {
        let first = match at_most.map(|most| self.receiver.recv_timeout(most)) {
            Some(Err(RecvTimeoutError::Timeout)) => return Vec::new(),
            Some(Ok(event)) => event,
            Some(Err(RecvTimeoutError::Disconnected)) => Event::End,
            None => self.receiver.recv().unwrap_or(Event::End),
        };
        std::iter::once(first).chain(self.receiver.try_iter()).collect()
    }
}
