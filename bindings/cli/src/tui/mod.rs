//! `tengen play` on a terminal: the whole screen is the board.
//!
//! One thread turns the terminal into events and one loop consumes them. An open popup gets a key first, then the board.
//! Each says what it offers now: keys are looked up in that, the bar and the help are made of it. Nothing here decides
//! anything about a game; every stone is the core's.

mod agreements;
mod board;
mod board_view;
mod event;
mod keys;
mod layout;
mod look;
mod nearby;
mod offer;
mod openings;
mod panel;
mod popup;
mod refusals;
mod screen;
mod sentences;
#[cfg(test)]
mod tests;
mod texts;
mod typed;
mod ui;
mod words;

use std::env;
use std::io::{self, IsTerminal, Write as _, stdin, stdout};
use std::time::{SystemTime, UNIX_EPOCH};

use ratatui::crossterm::style::available_color_count;
use tengen_core::app::App;

use self::event::{Event, Events};
pub use self::look::{Look, Surroundings};
pub use self::popup::{clamped, framed, middle};
pub use self::screen::Screen;
use self::ui::{After, Ui};
pub use self::words::Language;
use self::words::Text;
use crate::discovery::Finder;

/// Whether there is a terminal here that can be drawn on.
pub fn is_possible() -> bool {
    let term = env::var("TERM").unwrap_or_default();
    let draws = cfg!(windows) || !matches!(term.as_str(), "" | "dumb");
    draws && stdin().is_terminal() && stdout().is_terminal()
}

/// Plays until the person leaves or the terminal goes; first calls somebody's address or link, if one is given. The
/// terminal is as it was afterwards.
pub fn run(app: &App, call: Option<&str>) -> io::Result<()> {
    let look = Look::choose(&surroundings(), &app.settings().language);
    let language = look.language;
    let events = Events::listen(app)?;
    let finder = Finder::start(app)?;
    let mut screen = Screen::take()?;
    let mut ui = Ui::new(app, look, now_ms);
    ui.suggest(user_name());
    if let Some(target) = call {
        ui.call(target);
    }
    play(&mut ui, &events, &mut screen)?;
    drop(finder);
    drop(screen);
    writeln!(stdout(), "{}", language.say(Text::Kept))
}

/// The loop that consumes the events.
fn play(ui: &mut Ui, events: &Events, screen: &mut Screen) -> io::Result<()> {
    loop {
        screen.terminal().draw(|frame| ui.draw(frame))?;
        for event in events.next(ui.changes_in()) {
            match event {
                Event::Key(key) => match ui.press(key) {
                    After::Draw => {}
                    After::Suspend => screen.suspend()?,
                    After::Quit => return Ok(()),
                },
                Event::Resized => {}
                Event::Changed => ui.refresh(),
                Event::End => return Ok(()),
            }
        }
    }
}

/// What the environment says of the terminal.
pub fn surroundings() -> Surroundings {
    let variable = |name: &str| env::var(name).unwrap_or_default();
    let first_of = |names: [&str; 3]| {
        names.into_iter().map(variable).find(|value| !value.is_empty()).unwrap_or_default()
    };
    Surroundings {
        no_color: variable("NO_COLOR"),
        characters: first_of(["LC_ALL", "LC_CTYPE", "LANG"]),
        messages: first_of(["LC_ALL", "LC_MESSAGES", "LANG"]),
        colours: available_color_count(),
    }
}

/// What the system calls whoever sits here.
fn user_name() -> String {
    let name = ["USER", "USERNAME", "LOGNAME"].into_iter().find_map(|name| env::var(name).ok());
    name.unwrap_or_default()
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
