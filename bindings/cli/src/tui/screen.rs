//! The terminal, taken for the full screen and given back on every way out, a panic included.

use std::io::{self, Stdout, Write, stderr, stdout};
use std::panic;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::execute;
use ratatui::crossterm::style::ResetColor;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// The terminal while it is ours. Dropping it gives it back.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    kept: Kept,
}

/// What other threads had to report while the screen was in use.
type Kept = Arc<Mutex<Vec<String>>>;

impl Screen {
    /// Takes the terminal, and sees to it that a panic of this thread gives it back before it is reported.
    pub fn take() -> io::Result<Self> {
        let kept = Kept::default();
        hook(Arc::clone(&kept));
        enter()?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout())).inspect_err(|_| leave())?;
        Ok(Self { terminal, kept })
    }

    /// What is drawn on.
    pub const fn terminal(&mut self) -> &mut Terminal<CrosstermBackend<Stdout>> {
        &mut self.terminal
    }

    /// Gives the terminal to the shell, and takes it again when the shell lets the program go on; at once if there is
    /// no shell that could, for then the system doesn't stop it.
    #[cfg(unix)]
    pub fn suspend(&mut self) -> io::Result<()> {
        leave();
        signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
        enter()?;
        // A new one draws everything. Clearing the old one would ask the terminal where its cursor is, and the thread that
        // reads keys would take the answer.
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }

    /// There is no shell to go back to.
    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "as where there is one")]
    pub fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // After a panic of this thread the hook has given it back already, and the report stands on it.
        if !thread::panicking() {
            leave();
            let _ = panic::take_hook();
        }
        for report in self.kept.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = writeln!(stderr(), "{report}");
        }
    }
}

/// A killed program leaves the other screen on, with what the shell has written there since: so it is wiped.
fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, ResetColor, Clear(ClearType::All)).inspect_err(|_| leave())
}

/// Each step is tried whatever became of the one before: the terminal may have gone.
fn leave() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), LeaveAlternateScreen, Show);
    let _ = stdout().flush();
}

/// A panic of this thread ends the program, so it gives the terminal back and is reported as usual. A panic of another
/// one, such as the engine's, is caught by the core and must not spoil the screen: its report is kept for later.
fn hook(kept: Kept) {
    let owner = thread::current().id();
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == owner {
            leave();
            usual(info);
        } else {
            kept.lock().unwrap_or_else(PoisonError::into_inner).push(info.to_string());
        }
    }));
}

#[cfg(test)]
#[cfg(unix)]
#[path = "../../tests/pty/mod.rs"]
mod pty;

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::env;
    use std::process::Command;

    use super::pty::{Ended, GIVEN_BACK, OnTerminal, TAKEN};
    use super::*;

    /// Set in the process that is to panic.
    const ROLE: &str = "TENGEN_TEST_PANICS_IN";

    /// Runs this very test again, alone and on a terminal, where [`ROLE`] has it panic.
    fn panicking_in(thread: &str) -> Ended {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args(["--exact", "--nocapture", "--test-threads=1"]);
        command.arg("tui::screen::tests::a_panic_gives_the_terminal_back_before_it_is_reported");
        command.env(ROLE, thread);
        let mut running = OnTerminal::start(command);
        running.prints(TAKEN);
        running.ends()
    }

    #[test]
    fn a_panic_gives_the_terminal_back_before_it_is_reported() {
        match env::var(ROLE).as_deref() {
            Ok("own") => {
                let _screen = Screen::take().unwrap();
                panic!("a mistake of the screen");
            }
            Ok(_) => {
                let mut screen = Screen::take().unwrap();
                let other = thread::spawn(|| panic!("a mistake of another thread"));
                assert!(other.join().is_err());
                screen.terminal().draw(|frame| frame.render_widget("unspoilt", frame.area())).unwrap();
            }
            Err(_) => {
                let ended = panicking_in("own");
                assert!(!ended.status.success() && ended.is_as_before);
                let given_back = ended.printed.find(GIVEN_BACK).unwrap();
                assert!(given_back < ended.printed.find("a mistake of the screen").unwrap());
                assert_eq!(ended.printed.matches(GIVEN_BACK).count(), 1, "the report stays in sight");

                let ended = panicking_in("other");
                assert!(ended.status.success() && ended.is_as_before, "{}", ended.printed);
                let [drawn, given_back, reported] = ["unspoilt", GIVEN_BACK, "a mistake of another thread"]
                    .map(|text| ended.printed.find(text).unwrap());
                assert!(drawn < given_back && given_back < reported, "{:?}", ended.printed);
            }
        }
    }
}
