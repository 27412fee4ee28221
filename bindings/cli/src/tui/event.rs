//! Everything the loop waits for, in one queue: one thread turns the terminal into events, the core tells of changes,
//! the system asks to end.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::event::{self, KeyEvent, KeyEventKind};
use tengen_core::app::{App, Subscription};

use crate::hang_up;

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
        listen_to_signals(sender.clone())?;
        let at_the_end = sender.clone();
        let watch = move || {
            if hang_up::comes() {
                let _ = at_the_end.send(Event::End);
            }
        };
        thread::Builder::new().name("hang-up".to_owned()).spawn(watch)?;
        thread::Builder::new().name("terminal".to_owned()).spawn(move || read_terminal(&sender))?;
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

/// Ends with the terminal, or when nobody listens any more.
fn read_terminal(sender: &Sender<Event>) {
    loop {
        let event = match event::read() {
            Ok(event::Event::Key(key)) if key.kind != KeyEventKind::Release => Event::Key(key),
            Ok(event::Event::Resize(..)) => Event::Resized,
            Ok(_) => continue,
            Err(_) => Event::End,
        };
        if sender.send(event).is_err() || event == Event::End {
            return;
        }
    }
}

/// A request to end takes the same way as a key, so that the terminal is given back.
#[cfg(unix)]
fn listen_to_signals(sender: Sender<Event>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for _ in &mut signals {
            if sender.send(Event::End).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

#[cfg(not(unix))]
fn listen_to_signals(_sender: Sender<Event>) -> io::Result<()> {
    Ok(())
}
