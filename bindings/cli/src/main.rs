//! `tengen`: the table of Tengen in a terminal. Reads and prints; every rule and every stone is the core's.
#![forbid(unsafe_code)]

mod arena;
mod args;
mod bench;
mod clock_option;
mod command;
mod complaint;
mod discovery;
mod doors;
mod draw;
mod engine;
mod hall;
mod hint_words;
mod inbox;
mod lines;
mod manual;
mod notice;
mod opening_option;
mod opening_words;
mod options;
mod plain;
mod position;
mod problem;
mod prompt;
mod report;
mod session;
mod terminal;
mod timeline;
mod tui;
mod words;

use std::io::{self, BufWriter, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use clap::Parser as _;
use tengen_core::app::{AppError, data_dir};

use crate::arena::{ArenaError, arena, selfplay};
use crate::args::{Arguments, JoinArguments, NewOptions, PlayArguments, Task};
use crate::command::Command;
use crate::complaint::complain;
use crate::doors::{Best, Solve, each_line, fouls};
use crate::inbox::Inbox;
use crate::session::Session;

fn main() -> ExitCode {
    match Arguments::parse().task {
        Task::Play(arguments) => open_and_play(&arguments),
        Task::Join(arguments) => open_and_join(&arguments),
        Task::Engine => told(engine::run()),
        Task::Fouls => told(each_line(fouls)),
        Task::Solve(arguments) => told(each_line(|line| Solve(&arguments).line(line))),
        Task::Best(arguments) => {
            let mut best = Best::new(&arguments);
            told(each_line(|line| best.line(line)))
        }
        Task::Nearby(arguments) => told(discovery::list(&arguments)),
        Task::Hall(arguments) => hall::run(&arguments),
        Task::Bench(arguments) => told(bench::bench(&arguments)),
        Task::Arena(arguments) => match arena(&arguments) {
            Err(ArenaError::Output(error)) => told(Err(error)),
            Err(error) => {
                complain(error);
                ExitCode::from(2)
            }
            Ok(()) => ExitCode::SUCCESS,
        },
        Task::Selfplay(arguments) => match selfplay(&arguments) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => told(Err(error)),
        },
    }
}

fn open_and_play(arguments: &PlayArguments) -> ExitCode {
    let folder = data_dir(arguments.data.as_deref());
    let begun = Session::open(&folder).and_then(|mut session| {
        if !arguments.plain {
            session.remember();
        }
        if let Some(NewOptions(options)) = &arguments.new {
            session.perform(&Command::New(options.clone()))?;
        }
        Ok(session)
    });
    match begun {
        Ok(session) => play(session, arguments),
        Err(error) => not_opened(&error, &folder),
    }
}

fn not_opened(error: &AppError, folder: &Path) -> ExitCode {
    complain(problem::opening_sentence(error, folder));
    ExitCode::from(if matches!(error, AppError::AlreadyOpen { .. }) { 3 } else { 1 })
}

/// The full screen, in which somebody is called.
fn open_and_join(arguments: &JoinArguments) -> ExitCode {
    if !tui::is_possible() {
        complain("'join' needs a terminal to draw the board on");
        return ExitCode::FAILURE;
    }
    let folder = data_dir(arguments.data.as_deref());
    let begun = Session::open(&folder).and_then(|session| {
        if let Some(name) = &arguments.name {
            session.app().nearby().set_name(name)?;
        }
        Ok(session)
    });
    match begun {
        Ok(session) => {
            let ended = tui::run(session.app(), Some(&arguments.target));
            notice::tell(session.app());
            close(session, ended)
        }
        Err(error) => not_opened(&error, &folder),
    }
}

fn play(mut session: Session, arguments: &PlayArguments) -> ExitCode {
    let on_full_screen = !arguments.plain && !arguments.prompt && tui::is_possible();
    let ended = if on_full_screen {
        let ended = tui::run(session.app(), None);
        // What is told before would be hidden by the full screen.
        notice::tell(session.app());
        ended
    } else {
        notice::tell(session.app());
        talk(&mut session, arguments.plain)
    };
    close(session, ended)
}

/// All is stored, however it has ended.
fn close(session: Session, ended: io::Result<()>) -> ExitCode {
    let told = told(ended);
    match session.close() {
        Ok(()) => told,
        Err(error) => {
            complain(problem::sentence(&error));
            ExitCode::FAILURE
        }
    }
}

/// A reader that has gone wanted no more: that is no error.
fn told(ended: io::Result<()>) -> ExitCode {
    match ended {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            complain(format_args!("the output failed: {error}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Line by line, for scripts or for people.
fn talk(session: &mut Session, plain: bool) -> io::Result<()> {
    let mut inbox = Inbox::open(session.app());
    let mut out = BufWriter::new(io::stdout().lock());
    let loop_of_choice = if plain { plain::run } else { prompt::run };
    loop_of_choice(session, &mut inbox, &mut out)
}
