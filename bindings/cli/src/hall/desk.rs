//! The loop of whoever runs a hall: what happens, what is typed, and once a second how it is doing.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use ratatui::crossterm::event::KeyEvent;
use tengen_core::app::RoomStore;
use tengen_core::archive::Store;
use tengen_core::net::driver::{HostDriver, HostOrder};
use tengen_core::net::hall::HallStatus;

use super::front::Front;
use super::news;
use super::options::HELP;
use super::order::{self, Order};
use super::record::Told;
use crate::lines::printable;
use crate::terminal::Input;

/// How often it is looked how the hall is doing.
const SECOND: Duration = Duration::from_secs(1);
/// How often, with no game running, what was played may be backed up.
const REST: Duration = Duration::from_mins(1);

/// What the loop waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The hall tells something.
    Told(Told),
    /// Somebody typed a line.
    Line(Vec<u8>),
    /// Somebody pressed a key of the full screen.
    Key(KeyEvent),
    /// The terminal has another size.
    Resized,
    /// The system asks to end, or the terminal is gone.
    Stop,
}

impl From<Input> for Event {
    fn from(input: Input) -> Self {
        match input {
            Input::Key(key) => Self::Key(key),
            Input::Resized => Self::Resized,
            Input::Gone => Self::Stop,
        }
    }
}

impl From<Told> for Event {
    fn from(told: Told) -> Self {
        Self::Told(told)
    }
}

/// How a hall is doing, and how fast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pulse {
    /// The counts.
    pub status: HallStatus,
    /// Messages that came in the last second.
    pub received_a_second: u64,
    /// And that went.
    pub sent_a_second: u64,
    /// Whether something could not be stored.
    pub unsaved: bool,
}

/// All that the loop works with.
pub struct Desk<'a> {
    /// The hall.
    pub driver: &'a HostDriver,
    /// Its rooms as they are stored.
    pub rooms: &'a Mutex<RoomStore>,
    /// Where they are stored.
    pub archive: &'a Arc<Store>,
    /// Where all is told.
    pub front: &'a mut dyn Front,
}

impl Desk<'_> {
    /// Until somebody wants it to end.
    pub fn run(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        let (mut pulse, mut told) = (Pulse::default(), false);
        let (mut looked, mut shown) = (Instant::now(), Instant::now());
        let (mut rested, mut rested_at) = (Instant::now(), 0);
        self.front.look(self.rooms);
        self.front.show(&pulse)?;
        loop {
            let next_look = SECOND.saturating_sub(looked.elapsed());
            let next_show = self.front.pace().saturating_sub(shown.elapsed());
            match events.recv_timeout(if told { next_look.min(next_show) } else { next_look }) {
                Ok(event) => {
                    let more = std::iter::once(event).chain(events.try_iter());
                    for event in more.take(MOST_AT_ONCE) {
                        if self.handle(event, &mut pulse)? == Ends::Now {
                            return self.front.show(&pulse);
                        }
                    }
                    told = true;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            if told && shown.elapsed() >= self.front.pace() {
                self.front.show(&pulse)?;
                (told, shown) = (false, Instant::now());
            }
            if looked.elapsed() < SECOND {
                continue;
            }
            let Some(status) = self.driver.status() else { return Ok(()) };
            pulse = beat(&pulse, status, looked.elapsed());
            looked = Instant::now();
            self.front.look(self.rooms);
            told = true;
            if status.games == 0 && status.moves > rested_at && rested.elapsed() >= REST {
                (rested, rested_at) = (Instant::now(), status.moves);
                // What is stored is safe without a backup, too.
                let _ = self.archive.rest();
            }
        }
    }

    fn handle(&mut self, event: Event, pulse: &mut Pulse) -> io::Result<Ends> {
        match event {
            Event::Told(Told::Line(line)) => self.front.tell(&line)?,
            Event::Told(Told::LeftOut(count)) => self.front.tell(&format!("left-out {count}"))?,
            Event::Told(Told::Unsaved(why)) => {
                pulse.unsaved = true;
                self.front.tell(&format!("unsaved {}", printable(&why)))?;
            }
            Event::Told(Told::Saved) => {
                pulse.unsaved = false;
                self.front.tell("saved")?;
            }
            Event::Line(line) => match order::read(&line) {
                None => {}
                Some(Err(why)) => self.front.tell(&format!("err {why}"))?,
                Some(Ok(Order::Stop)) => return Ok(Ends::Now),
                Some(Ok(order)) => {
                    self.obey(order, pulse)?;
                    self.front.tell("ok")?;
                }
            },
            Event::Key(key) => match self.front.press(key) {
                None => {}
                Some(Order::Stop) => return Ok(Ends::Now),
                Some(order) => self.obey(order, pulse)?,
            },
            Event::Resized => {}
            Event::Stop => return Ok(Ends::Now),
        }
        Ok(Ends::Later)
    }

    fn obey(&mut self, order: Order, pulse: &Pulse) -> io::Result<()> {
        match order {
            Order::Announce(text) => self.driver.order(HostOrder::Announce(text)),
            Order::Rooms => {
                let rooms = self.rooms.lock().rooms();
                rooms.iter().try_for_each(|room| self.front.tell(&news::room_line(room)))?;
            }
            Order::Status => {
                let status = self.driver.status().unwrap_or_default();
                self.front.tell(&status_line(&Pulse { status, ..*pulse }))?;
            }
            Order::Help => HELP.lines().try_for_each(|line| self.front.tell(line))?,
            Order::Stop => {}
        }
        Ok(())
    }
}

/// What has come by once is told before it is looked how the hall is doing.
const MOST_AT_ONCE: usize = 1_024;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ends {
    Now,
    Later,
}

fn beat(before: &Pulse, status: HallStatus, passed: Duration) -> Pulse {
    let a_second = |now: u64, then: u64| {
        let millis = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX).max(1);
        now.saturating_sub(then).saturating_mul(1_000) / millis
    };
    Pulse {
        status,
        received_a_second: a_second(status.received, before.status.received),
        sent_a_second: a_second(status.sent, before.status.sent),
        unsaved: before.unsaved,
    }
}

/// `status rooms=…`.
pub fn status_line(pulse: &Pulse) -> String {
    let Pulse { status, received_a_second, sent_a_second, .. } = pulse;
    let HallStatus { rooms, games, seats, watchers, lobby, links, received, sent, moves, ended } = status;
    format!(
        "status rooms={rooms} games={games} seats={seats} watchers={watchers} lobby={lobby} links={links} \
         moves={moves} ended={ended} in={received} out={sent} in/s={received_a_second} out/s={sent_a_second}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_of_the_time_that_passed() {
        let status = |received, sent| HallStatus { received, sent, ..HallStatus::default() };
        let before = Pulse { status: status(100, 1_000), unsaved: true, ..Pulse::default() };
        let pulse = beat(&before, status(350, 1_500), Duration::from_millis(500));
        assert_eq!((pulse.received_a_second, pulse.sent_a_second, pulse.unsaved), (500, 1_000, true));
        assert!(status_line(&pulse).ends_with("in=350 out=1500 in/s=500 out/s=1000"));
        assert_eq!(beat(&before, status(0, 0), Duration::ZERO).received_a_second, 0);
    }
}
