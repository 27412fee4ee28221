//! A terminal that goes. The system sends a signal to whoever leads its session, and to nobody else.

/// Waits until nobody is at the other end of the terminal any more; `false` if the system does not tell.
#[cfg(unix)]
pub fn comes() -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    let stdin = std::io::stdin();
    loop {
        // Nothing is asked for: that it has gone is told all the same.
        let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
        match poll(&mut terminal, None) {
            Err(Errno::INTR) => {}
            told => return told.is_ok() && terminal[0].revents().contains(PollFlags::HUP),
        }
    }
}

/// Waits until nobody is at the other end of the terminal any more; `false` if the system does not tell.
#[cfg(not(unix))]
pub fn comes() -> bool {
    false
}
