//! The real program on two pipes: lines in, lines out.
#![allow(dead_code, reason = "each test binary uses its part")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Longer than any answer takes on a busy machine: a hang becomes a failure, nothing else depends on it.
const PATIENCE: Duration = Duration::from_mins(2);

/// A running program.
pub struct Talk {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
    messages: Vec<String>,
}

impl Talk {
    pub fn start(arguments: &[&str]) -> Self {
        let mut child = command(arguments).spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { child, stdin, lines, messages: Vec::new() }
    }

    /// Writes a line that has no answer.
    pub fn says(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    /// Writes a line and waits for its answer, keeping what is told to people before it.
    pub fn asks(&mut self, line: &str) -> String {
        self.says(line);
        self.messages.clear();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(told) if told.starts_with("MESSAGE ") => self.messages.push(told),
                Ok(answer) => return answer,
                Err(error) => panic!("{error:?} instead of an answer to {line:?}"),
            }
        }
    }

    /// Writes a command, the lines that belong to it and DONE.
    pub fn sets_up(&mut self, command: &str, lines: &[&str]) -> String {
        self.says(command);
        for line in lines {
            self.says(line);
        }
        self.asks("DONE")
    }

    /// What was told to people before the last answer.
    pub fn messages(&self) -> &[String] {
        &self.messages
    }

    /// Waits for the end; the exit status.
    pub fn ends(mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }
}

/// Feeds `input` to the end and waits for the program.
pub fn feed(arguments: &[&str], input: &[u8]) -> Output {
    feed_to(Command::new(env!("CARGO_BIN_EXE_tengen")).args(arguments), input)
}

/// Feeds `input` to a command that starts the program in another way.
pub fn feed_to(command: &mut Command, input: &[u8]) -> Output {
    let mut child = piped(command).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // The program may end before it has read all.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    piped(command.args(arguments));
    command
}

fn piped(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped())
}
