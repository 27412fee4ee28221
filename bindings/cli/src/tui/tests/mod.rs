//! The full screen as a person has it: keys pressed on the real core over a real folder, drawn into a terminal in memory.

mod agreements;
mod fouls;
mod help;
mod look;
mod nearby;
mod openings;
mod play;
mod points;
mod popups;
mod sizes;

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::{Backend as _, TestBackend};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;
use ratatui::text::Span;
use tengen_core::app::{App, Subscription, TableSnapshot};
use tengen_core::board::{Point, Size};

use super::layout::board_size;
use super::look::{Look, Surroundings};
use super::ui::{After, Ui};
use crate::session::is_settled;

/// Longer than any search takes on a busy machine: a hang becomes a failure, nothing else depends on it.
const PATIENCE: Duration = Duration::from_mins(1);

/// A person at a terminal.
struct Person<'a> {
    app: &'a App,
    ui: Ui<'a>,
    terminal: Terminal<TestBackend>,
    changes: Receiver<()>,
    _subscription: Subscription,
}

/// A terminal with colours and all characters, in this language.
fn surroundings(language: &str) -> Surroundings {
    let locale = format!("{language}.UTF-8");
    Surroundings { no_color: String::new(), characters: locale.clone(), messages: locale, colours: 256 }
}

fn open(dir: &Path) -> App {
    App::open(dir).unwrap()
}

impl<'a> Person<'a> {
    /// Sits down at a terminal of 80×24 that speaks English.
    fn sits_down(app: &'a App) -> Self {
        Self::with(app, &surroundings("en_GB"), (80, 24))
    }

    fn with(app: &'a App, around: &Surroundings, (width, height): (u16, u16)) -> Self {
        let (tell, changes) = channel();
        let subscription = app.register(Box::new(move |_, _| {
            let _ = tell.send(());
        }));
        let look = Look::choose(around, &app.settings().language);
        let ui = Ui::new(app, look, || 10_000_000_000_000);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut person = Self { app, ui, terminal, changes, _subscription: subscription };
        person.screen();
        person
    }

    /// Presses keys by their names, such as `Enter`, `^N`, `u`.
    fn press(&mut self, names: &str) -> After {
        let mut after = After::Draw;
        for name in names.split_whitespace() {
            after = self.ui.press(key(name));
        }
        after
    }

    /// Types characters one after the other.
    fn types(&mut self, text: &str) {
        for letter in text.chars() {
            self.ui.press(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
        }
    }

    /// Types each point and places a stone there.
    fn places(&mut self, points: &str) {
        for point in points.split_whitespace() {
            self.types(point);
            self.press("Enter");
        }
    }

    /// What the screen shows, line by line, without the blanks at their ends.
    fn screen(&mut self) -> String {
        let all = self.shown(0..u16::MAX);
        all.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }

    /// These columns of each line.
    fn shown(&mut self, columns: Range<u16>) -> Vec<String> {
        self.ui.refresh();
        let frame = self.terminal.draw(|frame| self.ui.draw(frame)).unwrap();
        let text = |y| {
            let mut line = String::new();
            let mut x = 0;
            while x < frame.area.width {
                let symbol = frame.buffer[(x, y)].symbol();
                if columns.contains(&x) {
                    line.push_str(symbol);
                }
                // What a wide character hides is not shown.
                x += u16::try_from(Span::raw(symbol).width()).unwrap().max(1);
            }
            line
        };
        (0..frame.area.height).map(text).collect()
    }

    /// All that can be read: line by line, and the panel and a popup by themselves, as their sentences go on in their next
    /// lines.
    fn readable(&mut self) -> String {
        let panel = board_size(self.now().size).0;
        let lines = self.screen();
        let popup = lines.lines().filter_map(inside).collect::<Vec<_>>().join(" ");
        flat(&format!("{lines} {} {popup}", self.shown(panel..u16::MAX).join(" ")))
    }

    /// The two lines of words and the bar of keys.
    fn below(&mut self) -> String {
        let screen = self.screen();
        let lines: Vec<&str> = screen.lines().collect();
        lines[lines.len() - 3..].join("\n")
    }

    fn sees(&mut self, text: &str) {
        assert!(self.readable().contains(text), "no '{text}' on\n{}", self.screen());
    }

    fn sees_no(&mut self, text: &str) {
        assert!(!self.readable().contains(text), "'{text}' on\n{}", self.screen());
    }

    /// Waits until this can be read, whoever brings it about.
    fn waits_for(&mut self, text: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.readable().contains(text) {
            let left = end.saturating_duration_since(Instant::now());
            let told = !left.is_zero() && self.changes.recv_timeout(left).is_ok();
            assert!(told, "no '{text}' on\n{}", self.screen());
        }
    }

    /// Waits until the game is so, whoever brings it about.
    fn waits_until(&mut self, wanted: impl Fn(&TableSnapshot) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !wanted(&self.now()) {
            let left = end.saturating_duration_since(Instant::now());
            let told = !left.is_zero() && self.changes.recv_timeout(left).is_ok();
            assert!(told, "the game is another on\n{}", self.screen());
        }
    }

    /// Where the terminal's own cursor is.
    fn cursor(&mut self) -> Position {
        self.screen();
        self.terminal.backend_mut().get_cursor_position().unwrap()
    }

    fn now(&self) -> Arc<TableSnapshot> {
        self.app.table().snapshot()
    }

    /// Waits until nothing more happens by itself.
    fn waits(&mut self) {
        while !is_settled(&self.now()) {
            self.changes.recv_timeout(PATIENCE).expect("the table changes");
        }
        self.ui.refresh();
    }
}

/// What stands inside the frame of a popup on this line.
fn inside(line: &str) -> Option<&str> {
    let (before, _) = line.rsplit_once('│')?;
    before.rsplit_once("│ ").map(|(_, text)| text.trim())
}

/// One line, so that a sentence is found wherever it was broken.
fn flat(screen: &str) -> String {
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn key(name: &str) -> KeyEvent {
    let plain = |code| KeyEvent::new(code, KeyModifiers::NONE);
    match name {
        "Enter" => plain(KeyCode::Enter),
        "Space" => plain(KeyCode::Char(' ')),
        "Esc" => plain(KeyCode::Esc),
        "Tab" => plain(KeyCode::Tab),
        "Back" => plain(KeyCode::Backspace),
        "Left" => plain(KeyCode::Left),
        "Right" => plain(KeyCode::Right),
        "Up" => plain(KeyCode::Up),
        "Down" => plain(KeyCode::Down),
        "F1" => plain(KeyCode::F(1)),
        _ => match name.chars().collect::<Vec<_>>().as_slice() {
            ['^', letter] => KeyEvent::new(KeyCode::Char(letter.to_ascii_lowercase()), KeyModifiers::CONTROL),
            [letter] => plain(KeyCode::Char(*letter)),
            _ => panic!("no key '{name}'"),
        },
    }
}

fn at(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}
