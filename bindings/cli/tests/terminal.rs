//! The real program on a real terminal: it takes the whole screen, and gives it back on every way out.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a helper of a test ends the test")]

mod pty;

use std::path::Path;
use std::process::Command;

use pty::{GIVEN_BACK, OnTerminal, TAKEN, end_after_hang_up};
use rustix::process::Signal;

fn tengen(data: &Path, more: &[&str], term: &str) -> OnTerminal {
    OnTerminal::start(tengen_command(data, more, term))
}

fn tengen_command(data: &Path, more: &[&str], term: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.arg("play").args(more).arg("--data").arg(data);
    command.env("TERM", term).env("LC_ALL", "C.UTF-8").env_remove("NO_COLOR").env_remove("COLORTERM");
    command
}

fn full_screen(data: &Path) -> OnTerminal {
    let mut tengen = tengen(data, &[], "xterm-256color");
    tengen.prints(TAKEN);
    tengen
}

#[test]
fn a_game_is_played_and_left_with_the_terminal_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut tengen = full_screen(folder.path());
    tengen.prints("Players");
    // Two people; then a point by its name.
    tengen.types("\u{1b}[C");
    tengen.prints("people");
    tengen.types("\r");
    tengen.prints("move.");
    tengen.types("c4\r");
    tengen.prints("Moves");
    tengen.types("\u{11}");
    let ended = tengen.ends();
    assert_eq!(ended.status.code(), Some(0), "{}", ended.printed);
    assert!(ended.is_as_before, "{:?}", ended.printed);
    let (_, after) = ended.printed.split_once(GIVEN_BACK).unwrap();
    assert!(after.contains("Everything is kept"), "{after:?}");

    let mut tengen = full_screen(folder.path());
    tengen.prints("C4");
    tengen.types("\u{3}");
    assert_eq!(tengen.ends().status.code(), Some(0));
}

#[test]
fn a_terminal_that_goes_without_a_signal_ends_the_program() {
    let folder = tempfile::tempdir().unwrap();
    // With which code is by chance: ratatui itself complains to a terminal that has gone.
    assert!(
        end_after_hang_up(tengen_command(folder.path(), &[], "xterm-256color"), "Players").code().is_some()
    );
}

fn hall_command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.args(["hall", "--hidden", "--address", "127.0.0.1", "--port", "0", "--data"]).arg(data);
    command.env("TERM", "xterm-256color").env("LC_ALL", "C.UTF-8").env_remove("NO_COLOR");
    command
}

fn hall(data: &Path) -> OnTerminal {
    let mut hall = OnTerminal::start(hall_command(data));
    hall.prints(TAKEN);
    hall
}

#[test]
fn a_hall_has_the_whole_screen_and_leaves_the_terminal_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    for keys in ["\u{15}stop\r", "\u{3}"] {
        let mut hall = hall(folder.path());
        hall.prints("No rooms yet");
        hall.types("anounce\r");
        hall.prints("order:");
        hall.types(keys);
        let ended = hall.ends();
        assert_eq!(ended.status.code(), Some(0), "{}", ended.printed);
        assert!(ended.is_as_before, "{:?}", ended.printed);
        let (_, after) = ended.printed.split_once(GIVEN_BACK).unwrap();
        assert!(after.contains("The hall has stopped"), "{after:?}");
    }
    let mut hall = hall(folder.path());
    hall.prints("No rooms yet");
    hall.signal(Signal::TERM);
    let ended = hall.ends();
    assert!(ended.status.success() && ended.is_as_before, "{:?}", ended.printed);
}

#[test]
fn a_request_to_end_gives_the_terminal_back() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let folder = tempfile::tempdir().unwrap();
        let mut tengen = full_screen(folder.path());
        tengen.prints("Players");
        tengen.signal(signal);
        let ended = tengen.ends();
        assert_eq!(ended.status.code(), Some(0), "{signal:?}: {}", ended.printed);
        assert!(ended.is_as_before && ended.printed.contains(GIVEN_BACK), "{signal:?}: {:?}", ended.printed);
    }
}

#[test]
fn the_shell_gets_the_terminal_for_a_while_and_the_game_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut tengen = full_screen(folder.path());
    tengen.prints("Players");
    tengen.types("\u{1a}");
    tengen.prints(GIVEN_BACK);
    assert!(tengen.is_as_before_while_stopped());
    tengen.signal(Signal::CONT);
    tengen.prints(TAKEN);
    tengen.prints("Players");
    tengen.types("\r");
    tengen.prints("turn");
    tengen.types("\u{11}");
    let ended = tengen.ends();
    assert!(ended.status.success() && ended.is_as_before, "{:?}", ended.printed);
}

#[test]
fn without_a_screen_to_draw_on_or_when_asked_it_talks_line_by_line() {
    for (more, term) in [(&[][..], "dumb"), (&["--prompt"][..], "xterm-256color")] {
        let folder = tempfile::tempdir().unwrap();
        let mut tengen = tengen(folder.path(), more, term);
        tengen.prints("Type a point such as h8");
        tengen.types("h8\nquit\n");
        tengen.prints("Everything is kept");
        let ended = tengen.ends();
        assert_eq!(ended.status.code(), Some(0));
        assert!(ended.is_as_before && !ended.printed.contains('\u{1b}'), "{:?}", ended.printed);
    }
}

#[test]
fn no_color_is_honoured() {
    let sequences = |no_color: &str| {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
        command.arg("play").arg("--data").arg(folder.path());
        command.env("TERM", "xterm-256color").env("LC_ALL", "C.UTF-8").env("NO_COLOR", no_color);
        let mut tengen = OnTerminal::start(command);
        tengen.prints(TAKEN);
        tengen.types("\u{11}");
        let ended = tengen.ends();
        assert!(ended.printed.contains("Players"));
        ended.printed.matches("\u{1b}[38;5;").count() + ended.printed.matches("\u{1b}[48;5;").count()
    };
    assert_eq!(sequences("1"), 0);
    assert!(sequences("") > 0, "the colours are there to be left out");
}
