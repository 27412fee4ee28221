//! `tengen play`: the same commands for a person, with the board after each move.

use std::io::{self, Write};
use std::time::Duration;

use tengen_core::app::{EventKind, Phase, Purpose, TableSnapshot};
use tengen_core::rules::opening::Choice;

use crate::command::{Command, parse};
use crate::draw;
use crate::hint_words;
use crate::inbox::{Inbox, Input};
use crate::manual::HELP;
use crate::plain::{GAMES_LISTED, summary};
use crate::problem::Problem;
use crate::session::{Session, is_settled};
use crate::timeline::Step;
use crate::{opening_words, words};

/// How long an answer of the computer is waited for before the board is drawn without it.
const QUICK_ANSWER: Duration = Duration::from_millis(300);

/// Up to so many stones the name of the opening is worth a line.
const NEW_GAME_STONES: usize = 6;

/// Talks with a person until they leave.
pub fn run(session: &mut Session, inbox: &mut Inbox, out: &mut impl Write) -> io::Result<()> {
    greet(session, out)?;
    settle(session, inbox);
    tell(session, out)?;
    draw_and_ask(session, out)?;
    loop {
        match inbox.next() {
            Input::End => {
                writeln!(out)?;
                return leave(out);
            }
            Input::Changed => match tell(session, out)? {
                Told::Nothing => {}
                Told::Hint => ask(&session.now(), out)?,
                Told::Steps => draw_and_ask(session, out)?,
            },
            Input::Line(line) => match parse(&line, session.now().size) {
                Ok(Some(Command::Quit)) => return leave(out),
                Ok(Some(command)) => obey(session, inbox, out, &command)?,
                Ok(None) => ask(&session.now(), out)?,
                Err(error) => complain(session, out, &error.into())?,
            },
        }
    }
}

fn leave(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Everything is kept: start again and you are back on this move.")?;
    out.flush()
}

fn greet(session: &mut Session, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Type a point such as h8 to play there, 'help' for more.")?;
    if session.now().phase == Phase::NoGame {
        let started = session.perform(&Command::New(Vec::new()));
        if let Err(error) = started {
            return writeln!(out, "No game could be started: {}.", Problem::from(error));
        }
    } else if session.now().last_event == 0 {
        writeln!(out, "Welcome back. Your game is as you left it.")?;
    }
    writeln!(out, "{}", words::setup(&session.now()))
}

fn obey(session: &mut Session, inbox: &mut Inbox, out: &mut impl Write, command: &Command) -> io::Result<()> {
    if let Err(error) = session.perform(command) {
        return complain(session, out, &error.into());
    }
    match command {
        Command::Help => writeln!(out, "{HELP}")?,
        Command::Games => games(session, out)?,
        Command::Openings => writeln!(out, "{}", opening_words::all())?,
        Command::Clock => match session.clock() {
            Some(clock) => writeln!(out, "{}", words::clocks(&clock))?,
            None => writeln!(out, "This game is played without clocks.")?,
        },
        Command::New(_) | Command::Restart | Command::Open(_) => {
            writeln!(out, "{}", words::setup(&session.now()))?;
        }
        Command::Wait => while !is_settled(&session.now()) && inbox.next_change(None) {},
        _ => {}
    }
    settle(session, inbox);
    match (tell(session, out)?, command) {
        (Told::Steps, _) | (_, Command::Show) => draw_and_ask(session, out),
        _ => ask(&session.now(), out),
    }
}

fn complain(session: &Session, out: &mut impl Write, problem: &Problem) -> io::Result<()> {
    let text = problem.at(&session.now());
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    writeln!(out, "{first}{}.", letters.as_str().trim_end_matches('.'))?;
    ask(&session.now(), out)
}

/// Gives the computer a moment, so that a quick answer is drawn together with what it answers.
fn settle(session: &Session, inbox: &mut Inbox) {
    while !is_settled(&session.now()) && inbox.next_change(Some(QUICK_ANSWER)) {}
}

/// What there was to say.
enum Told {
    Nothing,
    Hint,
    Steps,
}

/// Says what happened since the last time.
fn tell(session: &mut Session, out: &mut impl Write) -> io::Result<Told> {
    let (now, steps) = session.steps();
    for step in &steps {
        tell_step(step, out)?;
    }
    let swaps = |step: &Step| matches!(step.kind, EventKind::Chosen { choice: Choice::Swap, .. });
    if steps.iter().any(swaps) {
        writeln!(out, "{}", words::seats(&now))?;
    }
    let hint = session.fresh_hint(&now);
    if let Some(hint) = &hint {
        writeln!(out, "Hint: {}, {}.", hint.point, hint_words::english(hint.reason))?;
    }
    Ok(match (steps.is_empty(), hint) {
        (false, _) => Told::Steps,
        (true, Some(_)) => Told::Hint,
        (true, None) => Told::Nothing,
    })
}

fn tell_step(step: &Step, out: &mut impl Write) -> io::Result<()> {
    match &step.kind {
        EventKind::Placed { point, stone } => {
            writeln!(out, "{}. {} {point}", step.ply, words::colour(*stone))
        }
        EventKind::TakenBack { plies: 0 } => writeln!(out, "The end is withdrawn."),
        EventKind::TakenBack { plies } => writeln!(out, "Taken back: {}.", words::count(*plies, "move")),
        EventKind::Redone { plies } => writeln!(out, "Placed again: {}.", words::count(*plies, "move")),
        EventKind::Offered(offer) => writeln!(out, "{}", words::offered(offer)),
        EventKind::OfferAccepted(_) => writeln!(out, "Agreed."),
        EventKind::OfferDeclined(_) => writeln!(out, "Declined: all stays as it was."),
        EventKind::OfferVoid(_) => writeln!(out, "The offer is void."),
        EventKind::Chosen { choice, by } => {
            writeln!(out, "{} {}.", words::colour(*by), words::chosen(*choice))
        }
        EventKind::WrongClaim => writeln!(out, "That is no foul: the game goes on."),
        // Both are told by the line under the board.
        EventKind::Finished(_) | EventKind::Started => Ok(()),
    }
}

fn draw_and_ask(session: &Session, out: &mut impl Write) -> io::Result<()> {
    let now = session.now();
    write!(out, "{}", draw::board(&now))?;
    if let Some(pattern) = now.opening.pattern.filter(|_| now.moves.len() <= NEW_GAME_STONES) {
        writeln!(out, "The opening is {}.", words::opening_name(pattern))?;
    }
    if let Some(clock) = session.clock() {
        writeln!(out, "{}", words::clocks(&clock))?;
    }
    if now.unsaved {
        writeln!(
            out,
            "The disk is full: the last moves are not stored yet. Every further move tries again."
        )?;
    }
    ask(&now, out)
}

/// The last line before the cursor: who is to move, or how it ended.
fn ask(now: &TableSnapshot, out: &mut impl Write) -> io::Result<()> {
    let thinking = now.thinking.map(|thinking| thinking.purpose);
    if let Some(ask) = now.opening.ask.as_ref().filter(|_| now.can_choose && !now.can_answer) {
        let (colour, who) = (words::colour(ask.decider), words::seat(now, ask.decider));
        write!(out, "{colour}, {who}: {}: ", opening_words::question(now, ask))?;
        return out.flush();
    }
    match (&now.result, now.to_move, thinking) {
        (Some(result), ..) => {
            write!(out, "{} 'undo', 'restart' or 'new'? ", words::result(now, result))?;
        }
        (None, _, Some(Purpose::Hint)) => writeln!(out, "Looking for a hint; 'stop' ends that.")?,
        (None, Some(stone), _) if now.can_answer => {
            let asked = now.offer.map_or(stone, |offer| offer.by.opponent());
            write!(out, "{}: 'accept', 'decline', or play on: ", words::colour(asked))?;
        }
        (None, Some(_), Some(Purpose::Answer)) => writeln!(out, "The computer thinks about your offer.")?,
        (None, Some(_), _) if !now.can_play && !now.can_choose => {
            writeln!(out, "The computer is thinking; 'stop' makes it hurry.")?;
        }
        (None, Some(stone), _) if now.can_claim => {
            write!(out, "{}, {}, to move, or 'foul': ", words::colour(stone), words::seat(now, stone))?;
        }
        (None, Some(stone), _) => {
            write!(out, "{}, {}, to move: ", words::colour(stone), words::seat(now, stone))?;
        }
        (None, None, _) => write!(out, "No game; 'new' starts one: ")?,
    }
    out.flush()
}

fn games(session: &Session, out: &mut impl Write) -> io::Result<()> {
    let archive = session.app().archive();
    let lists = archive.unfinished().and_then(|open| Ok((open, archive.finished(GAMES_LISTED, 0)?)));
    match lists {
        Err(error) => writeln!(out, "The games can't be listed: {}.", Problem::from(error)),
        Ok((unfinished, finished)) if unfinished.is_empty() && finished.is_empty() => {
            writeln!(out, "No other games are kept yet; 'new' starts one.")
        }
        Ok((unfinished, finished)) => {
            for game in unfinished.iter().chain(&finished) {
                writeln!(out, "{}", summary(game))?;
            }
            writeln!(out, "'open N' takes up an unfinished one.")
        }
    }
}
