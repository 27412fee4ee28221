//! A program on a terminal of its own: what it prints is read, keys are typed, its settings are looked at.

#![allow(dead_code, reason = "each test that shares it uses something else of it")]

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{FdFlags, fcntl_setfd};
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};

/// Longer than any answer takes on a busy machine: a hang becomes a failure, nothing else depends on it.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a program that takes the whole screen prints first, wiping it, and last.
pub const TAKEN: &str = "\u{1b}[?1049h\u{1b}[0m\u{1b}[2J";
pub const GIVEN_BACK: &str = "\u{1b}[?1049l";

/// A running program and the other end of its terminal.
pub struct OnTerminal {
    child: Running,
    keyboard: File,
    /// Kept open, so that its settings can be looked at when the program has ended.
    terminal: OwnedFd,
    before: Settings,
    chunks: Receiver<Vec<u8>>,
    printed: String,
}

/// The process; a test that fails leaves none behind.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What raw mode changes.
#[derive(Debug, PartialEq, Eq)]
pub struct Settings([u64; 4]);

impl OnTerminal {
    /// Starts a program on a terminal of 80×24. The command is used up, as it would keep the terminal open.
    pub fn start(mut command: Command) -> Self {
        let (keyboard, terminal) = pair();
        // Before the program can change them.
        let before = Settings::of(&terminal);
        let end = || Stdio::from(terminal.try_clone().unwrap());
        // A group of its own: the system stops no process that nobody could continue.
        let child =
            Running(command.process_group(0).stdin(end()).stdout(end()).stderr(end()).spawn().unwrap());
        let chunks = read(keyboard.try_clone().unwrap());
        Self { child, keyboard, terminal: terminal.into(), before, chunks, printed: String::new() }
    }

    /// Types bytes as a keyboard sends them.
    pub fn types(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child.0), signal).unwrap();
    }

    /// Waits until it has been stopped; says whether the terminal is then as it was before the start.
    pub fn is_as_before_while_stopped(&self) -> bool {
        let (_, status) =
            waitpid(Some(Pid::from_child(&self.child.0)), WaitOptions::UNTRACED).unwrap().unwrap();
        assert!(status.stopped(), "{status:?}");
        Settings::of(&self.terminal) == self.before
    }

    /// Waits until it has printed this word, after whatever was waited for before. A screen is printed by what changes
    /// in it, so blanks between words may be jumped over.
    pub fn prints(&mut self, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(at) = self.printed.find(text) {
                self.printed.drain(..at + text.len());
                return;
            }
            match self.chunks.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(chunk) => self.printed.push_str(&String::from_utf8_lossy(&chunk)),
                Err(error) => panic!("{error:?} instead of {text:?} after {:?}", self.printed),
            }
        }
    }

    /// The next that it prints, in pieces as they come; `None` if it prints nothing for so long, or has ended.
    pub fn next_piece(&self, within: Duration) -> Option<Vec<u8>> {
        self.chunks.recv_timeout(within).ok()
    }

    /// Waits for its end; gives its status and what it printed since it was last waited for.
    pub fn ends(mut self) -> Ended {
        let status = self.child.0.wait().unwrap();
        let after = Settings::of(&self.terminal);
        // The reader sees the end of the terminal once nobody has its other end any more.
        drop(self.terminal);
        loop {
            match self.chunks.recv_timeout(PATIENCE) {
                Ok(chunk) => self.printed.push_str(&String::from_utf8_lossy(&chunk)),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the terminal stays open"),
            }
        }
        Ended { status, is_as_before: after == self.before, printed: self.printed }
    }
}

/// Starts a program on a terminal, which goes once it has printed `text` and then nothing for a while; how it ends.
pub fn end_after_hang_up(mut command: Command, text: &str) -> ExitStatus {
    let (mut keyboard, terminal) = pair();
    let end = || Stdio::from(terminal.try_clone().unwrap());
    let mut child =
        Running(command.process_group(0).stdin(end()).stdout(end()).stderr(end()).spawn().unwrap());
    let (mut printed, mut buffer) = (String::new(), [0; 4096]);
    // What is drawn on a terminal that has gone would fail, and end it too.
    while !printed.contains(text) || prints_more(&keyboard) {
        let count = keyboard.read(&mut buffer).unwrap();
        printed.push_str(&String::from_utf8_lossy(&buffer[..count]));
    }
    drop(keyboard);
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(status) = child.0.try_wait().unwrap() {
            return status;
        }
        assert!(Instant::now() < deadline, "it runs on without a terminal");
        thread::sleep(Duration::from_millis(20));
    }
}

fn prints_more(keyboard: &File) -> bool {
    let a_while = Timespec { tv_sec: 0, tv_nsec: 300_000_000 };
    poll(&mut [PollFd::new(keyboard, PollFlags::IN)], Some(&a_while)).unwrap() > 0
}

/// Both ends of a new terminal of 80×24: that of whoever types, and that of the program.
fn pair() -> (File, File) {
    let keyboard = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    // A program of another test would keep it open.
    fcntl_setfd(&keyboard, FdFlags::CLOEXEC).unwrap();
    grantpt(&keyboard).unwrap();
    unlockpt(&keyboard).unwrap();
    let name = ptsname(&keyboard, Vec::new()).unwrap();
    let terminal = File::options().read(true).write(true).open(name.to_str().unwrap()).unwrap();
    tcsetwinsize(&terminal, Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
    (File::from(keyboard), terminal)
}

/// A program that has ended.
pub struct Ended {
    pub status: ExitStatus,
    /// Whether the terminal's settings are those from before the start.
    pub is_as_before: bool,
    pub printed: String,
}

impl Settings {
    fn of(terminal: impl rustix::fd::AsFd) -> Self {
        let Termios { input_modes, output_modes, control_modes, local_modes, .. } =
            tcgetattr(terminal).unwrap();
        Self([
            u64::from(input_modes.bits()),
            u64::from(output_modes.bits()),
            u64::from(control_modes.bits()),
            u64::from(local_modes.bits()),
        ])
    }
}

/// Reads until the terminal has no other end any more, which is an error on some systems.
fn read(mut screen: File) -> Receiver<Vec<u8>> {
    let (sender, chunks) = channel();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = screen.read(&mut buffer) {
            if sender.send(buffer[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    chunks
}
