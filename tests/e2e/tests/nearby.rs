//! Two real terminals with a data folder each play each other on one computer, and each is killed once.
#![cfg(unix)]

#[path = "../../../bindings/cli/tests/pty/mod.rs"]
#[allow(clippy::unwrap_used, reason = "shared with the tests of the terminal")]
mod pty;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use pty::OnTerminal;
use rustix::process::Signal;
use tengen_e2e::{Hall, Screen, Tengen, data_folder, tengen_binary};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Somebody who sits at a terminal of 80×24 and reads it.
struct Person {
    terminal: OnTerminal,
    screen: Screen,
}

impl Person {
    fn starts(name: &str, data: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new(tengen_binary());
        command.args(arguments).arg("--data").arg(data).env("USER", name);
        command.env("TERM", "xterm-256color").env("LC_ALL", "C.UTF-8").env_remove("NO_COLOR");
        Self { terminal: OnTerminal::start(command), screen: Screen::new(80, 24) }
    }

    fn types(&mut self, keys: &str) {
        self.terminal.types(keys);
    }

    /// Waits until this can be read.
    fn sees(&mut self, text: &str) {
        self.reads(text, |screen| screen.contains(text).then_some(()));
    }

    /// Waits until something can be read.
    fn reads<T>(&mut self, what: &str, wanted: impl Fn(&str) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(read) = wanted(&self.screen.text()) {
                return read;
            }
            let piece = self.terminal.next_piece(end.saturating_duration_since(Instant::now()));
            let Some(piece) = piece else { panic!("no '{what}' on\n{}", self.screen.picture()) };
            self.screen.take(&piece);
        }
    }

    /// Where others can call this one.
    fn address(&mut self) -> String {
        self.reads("an address", |screen| {
            let (_, rest) = screen.split_once("Others see you as ")?;
            let (_, rest) = rest.split_once(", at ")?;
            let word = rest.split(' ').next()?;
            word.strip_suffix('.').map(str::to_owned)
        })
    }

    /// Plays a stone once it can be played, and sees it among the moves.
    fn plays(&mut self, point: &str) {
        self.sees("Your turn");
        self.types(point);
        // Not the "Enter places" of what is said while one types.
        self.sees("Enter place ");
        self.types("\r");
        self.sees("to move.");
    }

    fn gets_killed(self) {
        self.terminal.signal(Signal::KILL);
        let ended = self.terminal.ends();
        assert!(!ended.status.success());
    }

    fn leaves(mut self) {
        self.types("\u{11}");
        let ended = self.terminal.ends();
        assert!(ended.status.success() && ended.is_as_before, "{:?}", ended.printed);
    }
}

/// Sits down, and closes the choices of a first game.
fn at_empty_board(name: &str, data: &Path) -> Person {
    let mut person = Person::starts(name, data, &["play"]);
    person.sees("Players");
    person.types("\u{1b}");
    person.sees("w nearby");
    person
}

fn games_in(data: &Path) -> Vec<String> {
    let mut tengen = Tengen::start(data);
    tengen.send("games");
    let mut games = Vec::new();
    loop {
        let line = tengen.line();
        if line.starts_with("ok ") {
            return games;
        }
        games.push(line);
    }
}

#[test]
fn two_terminals_play_a_whole_game_and_each_is_back_at_the_board_after_a_kill() {
    let (of_ann, of_bob) = (data_folder(), data_folder());
    let mut ann = at_empty_board("Ann", of_ann.path());
    ann.types("w");
    ann.sees("Ann_");
    ann.types("\r");
    let address = ann.address();
    let mut bob = Person::starts("bob", of_bob.path(), &["join", &address, "--name", "Bob"]);
    bob.sees("Waiting for Ann to answer.");
    ann.sees("Bob invites you.");
    ann.types("\r");
    bob.plays("a1");
    ann.plays("a2");
    bob.plays("b1");

    ann.sees("Your turn (White).");
    ann.gets_killed();
    bob.sees("No connection. Trying again.");
    let mut ann = Person::starts("Ann", of_ann.path(), &["play"]);
    ann.plays("b2");

    bob.sees("Your turn (Black).");
    bob.gets_killed();
    ann.sees("Bob is reconnecting.");
    let mut bob = Person::starts("bob", of_bob.path(), &["play"]);
    bob.plays("c1");

    ann.plays("c2");
    bob.plays("d1");
    ann.plays("d2");
    bob.sees("Your turn");
    bob.types("e1\r");
    for person in [&mut ann, &mut bob] {
        person.sees("A1 B1 C1 D1 E1");
        person.sees("^L leave the room");
    }
    ann.leaves();
    bob.leaves();
    for data in [of_ann.path(), of_bob.path()] {
        let games = games_in(data);
        assert_eq!(games.len(), 1, "{games:?}");
        let expected = "black-won plies=9 black=person:Bob white=person:Ann";
        assert!(games[0].ends_with(expected), "{games:?}");
    }
}

#[test]
fn two_terminals_meet_in_a_hall_and_a_third_one_watches() {
    let (of_hall, folders) = (data_folder(), [data_folder(), data_folder(), data_folder()]);
    let hall = Hall::start(of_hall.path(), 0, &[]);
    let address = hall.address().to_string();
    let [mut ann, mut bob, mut eve] = ["Ann", "Bob", "Eve"].map(|name| {
        let at = ["Ann", "Bob", "Eve"].iter().position(|other| *other == name).unwrap_or(0);
        Person::starts(name, folders[at].path(), &["join", &address, "--name", name])
    });
    for person in [&mut ann, &mut bob, &mut eve] {
        person.sees("No room is open yet.");
    }
    ann.types("o");
    ann.sees("Enter open a room");
    ann.types("\r");
    ann.sees("A code that others need");
    ann.types("key\r");
    ann.sees("Ann, you");
    bob.sees("Ann - free");
    bob.types("\r");
    bob.sees("This room needs a code.");
    bob.types("wrong\r");
    bob.sees("The room has another code.");
    bob.types("\r");
    bob.sees("This room needs a code.");
    bob.types("key\r");
    bob.sees("s sit down");
    bob.types("s");
    bob.sees("Bob, you");
    bob.types("\r");
    ann.sees("Bob, ready");
    ann.types("\r");
    ann.plays("h8");
    bob.plays("h9");
    eve.sees("Ann - Bob");
    eve.types("\r");
    eve.sees("This room needs a code.");
    eve.types("key\r");
    eve.sees("You watch.");
    eve.sees("1. H8 H9");
    ann.types("/");
    ann.sees("Your words:");
    ann.types("Welcome, Eve\r");
    eve.sees("Ann: Welcome, Eve");
    bob.sees("Ann: Welcome, Eve");
    for person in [ann, bob, eve] {
        person.leaves();
    }
    assert_eq!(hall.stop().0, Some(0));
}
