//! One running `tengen play --plain`.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crate::PATIENCE;
use crate::build::tengen_binary;
use crate::table::Shown;

/// One line that tells of something stored, or refuses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// `ok REVISION PLY POINT`.
    Ok {
        /// Stones on the board.
        ply: usize,
        /// The last stone.
        last: Option<String>,
    },
    /// `err CODE …`.
    Err(String),
    /// `computer REVISION PLY POINT`.
    Computer {
        /// Stones on the board.
        ply: usize,
        /// Where it played.
        point: String,
    },
    /// `over REVISION WINNER REASON`.
    Over {
        /// `black`, `white` or `none`.
        winner: String,
        /// `five`, `foul` and the like.
        reason: String,
    },
    /// Anything else, such as a line of `show`.
    Text(String),
}

impl Answer {
    /// Reads one line of output.
    #[must_use]
    pub fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |text: &str| text.parse::<usize>().ok();
        let last = |text: &str| (text != "-").then(|| text.to_owned());
        match words.as_slice() {
            ["ok", _, ply, point] if number(ply).is_some() => {
                Self::Ok { ply: number(ply).unwrap_or_default(), last: last(point) }
            }
            ["computer", _, ply, point] if number(ply).is_some() => {
                Self::Computer { ply: number(ply).unwrap_or_default(), point: (*point).to_owned() }
            }
            ["err", code, ..] => Self::Err((*code).to_owned()),
            ["over", _, winner, reason] => {
                Self::Over { winner: (*winner).to_owned(), reason: (*reason).to_owned() }
            }
            _ => Self::Text(line.to_owned()),
        }
    }
}

/// A running program with its pipes. Dropping it kills it.
pub struct Tengen {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Tengen {
    /// Starts `tengen play --plain` on a data folder.
    #[must_use]
    pub fn start(data: &Path) -> Self {
        let mut command = Command::new(tengen_binary());
        command.args(["play", "--plain", "--data"]).arg(data);
        Self::spawn(&mut command)
    }

    /// Starts any program that speaks lines.
    #[must_use]
    pub fn spawn(command: &mut Command) -> Self {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let input = child.stdin.take().expect("stdin is piped");
        let output = child.stdout.take().expect("stdout is piped");
        let (sender, lines) = channel();
        thread::spawn(move || {
            let whole_lines = BufReader::new(output).split(b'\n').map_while(Result::ok);
            for line in whole_lines {
                if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                    return;
                }
            }
        });
        Self { child, input, lines }
    }

    /// The number that the system knows it by.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a line without waiting for its answer.
    pub fn send(&mut self, line: &str) {
        // A program that has gone is noticed when its answer doesn't come.
        let _ = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
    }

    /// Waits until it has ended, and gives its exit status with all that was still said.
    #[must_use]
    pub fn wait(mut self) -> (Option<i32>, Vec<String>) {
        let status = self.child.wait().expect("a program that was told to end ends");
        (status.code(), self.lines.iter().collect())
    }

    /// The next line of output.
    #[must_use]
    pub fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line of output within a minute")
    }

    /// The next line of output; `None` if the program has ended without one.
    #[must_use]
    pub fn next_line(&self) -> Option<String> {
        self.lines.recv_timeout(PATIENCE).ok()
    }

    /// Sends a line and gives all that is said up to and with its `ok` or `err`.
    pub fn ask(&mut self, line: &str) -> Vec<Answer> {
        self.send(line);
        let mut answers = Vec::new();
        loop {
            let answer = Answer::read(&self.line());
            answers.push(answer.clone());
            if matches!(answer, Answer::Ok { .. } | Answer::Err(_)) {
                return answers;
            }
        }
    }

    /// Sends a line that must be answered by `ok`.
    pub fn ask_ok(&mut self, line: &str) -> Vec<Answer> {
        let answers = self.ask(line);
        assert!(matches!(answers.last(), Some(Answer::Ok { .. })), "{line}: {answers:?}");
        answers
    }

    /// The table as `show` tells it, and what else was said meanwhile.
    pub fn show(&mut self) -> (Shown, Vec<Answer>) {
        let answers = self.ask_ok("show");
        (Shown::read(&answers), answers)
    }

    /// Kills it (SIGKILL) and gives what it had still said.
    #[must_use]
    pub fn kill(mut self) -> Vec<Answer> {
        self.child.kill().expect("a running program can be killed");
        self.child.wait().expect("a killed program ends");
        self.lines.iter().map(|line| Answer::read(&line)).collect()
    }

    /// Says `quit` and gives the exit status with all that was still said.
    #[must_use]
    pub fn quit(mut self) -> (Option<i32>, Vec<Answer>) {
        self.send("quit");
        let status = self.child.wait().expect("a program that was told to quit ends");
        (status.code(), self.lines.iter().map(|line| Answer::read(&line)).collect())
    }
}

impl Drop for Tengen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
