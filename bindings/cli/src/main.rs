//! `tengen`: the table of Tengen in a terminal. Reads and prints; every rule and every stone is the core's.
#![forbid(unsafe_code)]

mod args;
mod command;
mod draw;
mod inbox;
mod notice;
mod options;
mod plain;
mod problem;
mod prompt;
mod session;
mod timeline;
mod tui;
mod words;

use std::io::{self, BufWriter, ErrorKind};
use std::process::ExitCode;

use clap::Parser as _;
use tengen_core::app::{AppError, data_dir};

use crate::args::{Arguments, PlayArguments, Task};
use crate::inbox::Inbox;
use crate::session::Session;

fn main() -> ExitCode {
    let Task::Play(arguments) = Arguments::parse().task;
    let folder = data_dir(arguments.data.as_deref());
    match Session::open(&folder) {
        Ok(session) => play(session, &arguments),
        Err(error) => {
            eprintln!("tengen: {}", problem::opening_sentence(&error, &folder));
            ExitCode::from(if matches!(error, AppError::AlreadyOpen { .. }) { 3 } else { 1 })
        }
    }
}

fn play(mut session: Session, arguments: &PlayArguments) -> ExitCode {
    let on_full_screen = !arguments.plain && !arguments.prompt && tui::is_possible();
    let ended = if on_full_screen {
        let ended = tui::run(session.app());
        // What is told before would be hidden by the full screen.
        notice::tell(session.app());
        ended
    } else {
        notice::tell(session.app());
        talk(&mut session, arguments.plain)
    };
    // A reader that has gone wanted no more: that is no error. All is stored in either case.
    let failed = ended.err().filter(|error| error.kind() != ErrorKind::BrokenPipe);
    if let Some(error) = &failed {
        eprintln!("tengen: the output failed: {error}");
    }
    let closed = session.close();
    if let Err(error) = &closed {
        eprintln!("tengen: {}", problem::sentence(error));
    }
    if failed.is_none() && closed.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Line by line, for scripts or for people.
fn talk(session: &mut Session, plain: bool) -> io::Result<()> {
    let mut inbox = Inbox::open(session.app());
    let mut out = BufWriter::new(io::stdout().lock());
    let loop_of_choice = if plain { plain::run } else { prompt::run };
    loop_of_choice(session, &mut inbox, &mut out)
}
