//! What comes from a terminal, and from the system that asks to end: told by threads of their own.

use std::io;
use std::thread;

use ratatui::crossterm::event::{self, KeyEvent, KeyEventKind};

/// What is done at a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// It has another size, or must be drawn again.
    Resized,
    /// It is gone.
    Gone,
}

/// Tells what is done at the terminal, until it is gone or `tell` says that nobody listens any more.
pub fn listen(tell: impl Fn(Input) -> bool + Clone + Send + 'static) -> io::Result<()> {
    let tell_its_end = tell.clone();
    let watch = move || {
        if hangs_up() {
            tell_its_end(Input::Gone);
        }
    };
    thread::Builder::new().name("hang-up".to_owned()).spawn(watch)?;
    thread::Builder::new().name("terminal".to_owned()).spawn(move || read(tell))?;
    Ok(())
}

fn read(tell: impl Fn(Input) -> bool) {
    loop {
        let input = match event::read() {
            Ok(event::Event::Key(key)) if key.kind != KeyEventKind::Release => Input::Key(key),
            Ok(event::Event::Resize(..)) => Input::Resized,
            Ok(_) => continue,
            Err(_) => Input::Gone,
        };
        if !tell(input) || input == Input::Gone {
            return;
        }
    }
}

/// Waits until nobody is at the other end of the terminal any more; `false` if the system does not tell. A signal is sent to
/// whoever leads its session and to nobody else, and reading goes on at the end of the input for ever.
#[cfg(unix)]
fn hangs_up() -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    let stdin = io::stdin();
    loop {
        // Nothing is asked for: that it has gone is told all the same.
        let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
        match poll(&mut terminal, None) {
            Err(Errno::INTR) => {}
            told => return told.is_ok() && terminal[0].revents().contains(PollFlags::HUP),
        }
    }
}

#[cfg(not(unix))]
fn hangs_up() -> bool {
    false
}

/// Tells each time the system asks to end, until `tell` says that nobody listens any more.
#[cfg(unix)]
pub fn listen_to_signals(tell: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for _ in &mut signals {
            if !tell() {
                return;
            }
        }
    })?;
    Ok(())
}

/// Tells nothing where there are no signals.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "as where there are signals")]
pub fn listen_to_signals(_tell: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
    Ok(())
}
