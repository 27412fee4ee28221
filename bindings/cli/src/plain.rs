//! `tengen play --plain`: one command a line, each answered by a line that starts with `ok` or `err`.

use std::io::{self, Write};

use tengen_core::app::{EventKind, GameSummary, Phase, TableSnapshot};
use tengen_core::board::Point;
use tengen_core::game::TimeControl;
use tengen_core::rules::opening::Choice;

use crate::command::{Command, parse};
use crate::draw;
use crate::hint_words;
use crate::inbox::{Inbox, Input};
use crate::manual::HELP;
use crate::problem::Problem;
use crate::session::{Session, is_settled};
use crate::timeline::Step;
use crate::{opening_words, words};

/// How many finished games `games` lists, the newest first.
pub const GAMES_LISTED: usize = 20;

/// Answers lines until `quit`, the end of input or the end of output.
pub fn run(session: &mut Session, inbox: &mut Inbox, out: &mut impl Write) -> io::Result<()> {
    loop {
        match inbox.next() {
            Input::End => return Ok(()),
            Input::Changed => tell(session, out, None)?,
            Input::Line(line) => match parse(&line, session.now().size) {
                Ok(None) => {}
                Ok(Some(Command::Quit)) => return tell(session, out, Some(&Command::Quit)),
                Ok(Some(command)) => answer(session, inbox, out, &command)?,
                Err(error) => refuse(session, out, &error.into())?,
            },
        }
        out.flush()?;
    }
}

fn answer(
    session: &mut Session,
    inbox: &mut Inbox,
    out: &mut impl Write,
    command: &Command,
) -> io::Result<()> {
    if let Err(error) = session.perform(command) {
        tell(session, out, None)?;
        return refuse(session, out, &error.into());
    }
    match command {
        Command::Wait => wait(session, inbox, out)?,
        Command::Show => show(&session.now(), out)?,
        Command::Clock => clock(session, out)?,
        Command::Help => writeln!(out, "{HELP}")?,
        Command::Openings => writeln!(out, "{}", opening_words::all())?,
        Command::Games => {
            if let Err(problem) = games(session, out)? {
                return refuse(session, out, &problem);
            }
        }
        _ => {}
    }
    tell(session, out, Some(command))
}

/// The line about the clocks.
fn clock(session: &Session, out: &mut impl Write) -> io::Result<()> {
    let left = session.clock().map_or([None, None], |clock| {
        [clock.black, clock.white].map(|side| (side.control != TimeControl::None).then_some(side.left_ms))
    });
    let [black, white] = left.map(|left| left.map_or_else(|| "-".to_owned(), |ms| ms.to_string()));
    writeln!(out, "clock {black} {white}")
}

/// The line about an offer or a wrong claim, if the step is about one.
fn tell_offer(revision: i64, kind: &EventKind, out: &mut impl Write) -> io::Result<()> {
    match kind {
        EventKind::Offered(offer) => {
            let (by, what) = (words::colour_word(offer.by), words::offer_word(offer.kind));
            writeln!(out, "offer {revision} {by} {what}")
        }
        EventKind::OfferAccepted(_) => writeln!(out, "accepted {revision}"),
        EventKind::OfferDeclined(_) => writeln!(out, "declined {revision}"),
        EventKind::OfferVoid(_) => writeln!(out, "void {revision}"),
        EventKind::WrongClaim => writeln!(out, "wrong-claim {revision}"),
        _ => Ok(()),
    }
}

fn refuse(session: &Session, out: &mut impl Write, problem: &Problem) -> io::Result<()> {
    writeln!(out, "err {} {}", problem.code(), problem.at(&session.now()))
}

/// Tells what happened since the last time. With a command its `ok` comes at its own step, or at the end if it has none.
fn tell(session: &mut Session, out: &mut impl Write, command: Option<&Command>) -> io::Result<()> {
    let (now, steps) = session.stored_steps();
    if now.unsaved && command.is_some_and(Command::writes) {
        writeln!(
            out,
            "err unsaved done, but not stored: the disk is full; each further command tries again"
        )?;
        return out.flush();
    }
    let mut unanswered = command;
    for step in steps {
        if unanswered.is_some_and(|command| is_own(command, &step)) {
            unanswered = None;
            ok(out, now.revision, step.ply, step.last)?;
        } else {
            tell_what_came(&now, &step, unanswered.is_some_and(lays), out)?;
        }
        tell_offer(now.revision, &step.kind, out)?;
        if let EventKind::Finished(result) = &step.kind {
            let winner = result.winner.map_or("none", words::colour_word);
            writeln!(out, "over {} {winner} {}", now.revision, words::reason_word(result.reason))?;
        }
    }
    if let Some(hint) = session.fresh_hint(&now) {
        let (reason, line) = (hint_words::word(hint.reason), words::points(&hint.line));
        writeln!(out, "hint {} {} {reason} {line}", now.revision, hint.point)?;
    }
    if unanswered.is_some() {
        ok(out, now.revision, now.moves.len(), now.last_move)?;
    }
    out.flush()
}

/// Whether this is the step that the command itself makes.
fn is_own(command: &Command, step: &Step) -> bool {
    match (command, &step.kind) {
        // A point alone may offer a fifth move; what lays stones is done with the last of them.
        (Command::Play(wanted), EventKind::Chosen { choice: Choice::Offer(point), .. })
        | (Command::Play(wanted) | Command::Choose(Choice::Keep(wanted)), EventKind::Placed { point, .. }) => {
            wanted == point
        }
        (Command::Choose(Choice::Lay(_)) | Command::Agree, EventKind::Placed { .. }) => step.ply == 3,
        (Command::Choose(wanted), EventKind::Chosen { choice, .. }) => wanted == choice && !lays(command),
        (Command::Undo, EventKind::TakenBack { .. })
        | (Command::Redo, EventKind::Redone { .. })
        | (Command::Resign, EventKind::Finished(_))
        | (Command::Foul, EventKind::Finished(_) | EventKind::WrongClaim)
        | (
            Command::Draw | Command::Ask | Command::AskRestart | Command::ProposeClocks(_),
            EventKind::Offered(_),
        )
        | (Command::Accept, EventKind::OfferAccepted(_))
        | (Command::Decline, EventKind::OfferDeclined(_))
        | (Command::Withdraw, EventKind::OfferVoid(_))
        | (Command::New(_) | Command::Restart | Command::Open(_), EventKind::Started) => true,
        _ => false,
    }
}

/// Whether the command lays stones of which none is its own answer but the last.
const fn lays(command: &Command) -> bool {
    matches!(command, Command::Choose(Choice::Keep(_) | Choice::Lay(_)) | Command::Agree)
}

/// What happened besides the command's own step: the computer's doing or, while `laying`, a person's stones.
fn tell_what_came(now: &TableSnapshot, step: &Step, laying: bool, out: &mut impl Write) -> io::Result<()> {
    let computers = [&now.black, &now.white].into_iter().any(|seat| !seat.is_person());
    match step.kind {
        EventKind::Placed { point, .. } if computers && !laying => {
            writeln!(out, "computer {} {} {point}", now.revision, step.ply)
        }
        EventKind::Chosen { choice, by } => {
            let (who, what) = (words::colour_word(by), opening_words::choice_word(choice));
            writeln!(out, "chosen {} {who} {what}", now.revision)
        }
        _ => Ok(()),
    }
}

fn ok(out: &mut impl Write, revision: i64, ply: usize, last: Option<Point>) -> io::Result<()> {
    match last {
        Some(point) => writeln!(out, "ok {revision} {ply} {point}"),
        None => writeln!(out, "ok {revision} {ply} -"),
    }
}

/// Tells what happens until a person is to move. Lines that arrive meanwhile are held back, the end of input too.
fn wait(session: &mut Session, inbox: &mut Inbox, out: &mut impl Write) -> io::Result<()> {
    while !is_settled(&session.now()) && inbox.next_change(None) {
        tell(session, out, None)?;
    }
    Ok(())
}

fn show(now: &TableSnapshot, out: &mut impl Write) -> io::Result<()> {
    if now.phase == Phase::NoGame {
        return Ok(());
    }
    let (black, white) = (words::seat_word(&now.black), words::seat_word(&now.white));
    let (lines, agreed) = (now.size.lines(), words::agreed(now));
    writeln!(out, "game {} size={lines} {agreed} black={black} white={white}", now.game)?;
    write!(out, "{}", draw::board(now))?;
    writeln!(out, "moves {}", words::points(&now.moves))?;
    writeln!(out, "redoable {}", now.redoable)?;
    for line in opening_words::shown(&now.opening) {
        writeln!(out, "{line}")?;
    }
    match &now.result {
        Some(result) => writeln!(out, "{}", words::result(now, result)),
        None => writeln!(out, "to-move {}", now.to_move.map_or("none", words::colour_word)),
    }
}

fn games(session: &Session, out: &mut impl Write) -> io::Result<Result<(), Problem>> {
    let archive = session.app().archive();
    let lists = archive.unfinished().and_then(|open| Ok((open, archive.finished(GAMES_LISTED, 0)?)));
    let (unfinished, finished) = match lists {
        Ok(lists) => lists,
        Err(error) => return Ok(Err(error.into())),
    };
    for game in unfinished.iter().chain(&finished) {
        writeln!(out, "{}", summary(game))?;
    }
    Ok(Ok(()))
}

/// One line of `games`.
pub fn summary(game: &GameSummary) -> String {
    let (black, white) = (words::seat_word(&game.black), words::seat_word(&game.white));
    let state = match &game.result {
        None => "unfinished",
        Some(result) => result.winner.map_or("drawn", |stone| match words::colour_word(stone) {
            "black" => "black-won",
            _ => "white-won",
        }),
    };
    format!("game {} {state} plies={} black={black} white={white}", game.game, game.plies)
}
