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
use crate::problem::Problem;
use crate::session::{Session, is_settled};
use crate::timeline::Step;
use crate::{opening_words, words};

/// How many finished games `games` lists, the newest first.
pub const GAMES_LISTED: usize = 20;

/// What the lines look like; printed by `help` and `tengen play --help`.
pub const HELP: &str = "\
Commands, one a line:
  h8 or 8 8        place a stone: column and rank from the lower left; where the
                   opening asks for it, a fifth move to offer or to keep
  undo, redo       take back, place again; against the computer to your turn
  hint             search for a good move
  stop             end the search: the computer plays the best it has
  resign           give up
  foul             White claims that Black's last stone is a foul (fouls=claim)
  draw, ask        offer a draw; ask to have the last stone back
  ask restart      ask for another game
  accept, decline  answer what was offered; withdraw takes an offer back
  clock            the clocks of Black and White; before the first stone
                   'clock total:300' proposes others, 'clock total:300 move:30'
                   one for Black and one for White
  show             draw the board: X Black, O White, [ ] last move, ! forbidden,
                   ? offered fifth moves, blank where the opening bars a stone
In an opening, where it is asked for:
  swap, stay       exchange the seats, or not; the stones stay
  add              add two stones and leave the choice to the other (swap2)
  fifths           offer ten fifth moves (taraguchi)
  declare N        so many fifth moves will be offered
  offer h9, keep h9
                   a fifth move to offer, the one to keep; the point alone does
  propose NAME     name one of the 26 openings; 'agree' lays what was named
  lay NAME         lay one at once; NAME is D4, Kagetsu, flower moon or 花月
  openings         list the 26 openings
Games:
  new [OPTION...]  start a game; the one on the table stays in the archive
    size=15           10 to 20 lines
    rules=freestyle   freestyle, standard (exactly five), renju, caro (no five
                      between two stones), caro-six (there six win), or renju
                      with some fouls only: custom:3-3,4-4,6 or custom:none
    fouls=prevented   prevented, loses (at once) or claim (White says 'foul')
    opening=free      free, centre-first, pro, long-pro, swap, swap2, agreed,
                      given:D4, lot, classic, yamaguchi, soosorv, taraguchi;
                      with +2 (classic+2) Black offers two fifth moves
    black=person      person, person:NAME, computer or computer:LEVEL;
    white=computer:1  LEVEL is 1 to 10, an underscore in NAME is a blank
    colours=fixed     the next games' colours: fixed, alternate (exchanged after
                      each game) or lot (drawn before the first one, too)
    clock=none        none, move:30, total:300, byoyomi:600+3x30 (three times
                      half a minute) or fischer:300+5, in seconds; with :early
                      the first increment comes before the first move; for one
                      side black-clock= or white-clock=
    undo=free         free, free:3 (times in a game), ask or ask:3
                   what isn't named is as shown here, or with a prompt as in the
                   last game of this kind
  restart          start the next game of these players, or this one anew
  games            list the games that are kept
  open N           take up the unfinished game N
  wait             wait until a person is to move or the game is over
  help, quit       this text; leave (the game is kept)";

/// The form of the answers, for `tengen play --help`.
pub const ANSWERS: &str = "\
With --plain each command is answered, once it is stored, by one of
  ok REVISION PLY POINT   PLY stones on the board, POINT the last ('-' if none)
  err CODE TEXT           nothing was changed; CODE is one fixed word
                          (only 'err unsaved' is done, and stored later)
and what happens later by itself has lines of its own:
  computer REVISION PLY POINT
  chosen REVISION COLOUR CHOICE
      swap, stay, add, fifths, declare-N, offer-POINT, keep-POINT, propose-CODE
      or lay-CODE, by the seat that had COLOUR then; after it come the stones
      that it lays
  wrong-claim REVISION
      White claimed a foul where there is none
  hint REVISION POINT REASON LINE
      LINE is what both sides are expected to play, POINT first; REASON is
      takes-five, blocks-five, makes-open-four, makes-T, wins-by-fours:N,
      wins-by-threats:N, wins:N (N own moves), blocks-open-three, blocks-T,
      best:VALUE or holds-out:N; T is four-four, four-three or three-three
  over REVISION WINNER REASON
      black, white or none; five, foul, resignation, time, no-show,
      abandoned, full-board or agreement
  offer REVISION COLOUR KIND
      KIND is undo-N (N stones stay), draw, restart or clocks
  accepted REVISION, declined REVISION, void REVISION
  clock BLACK WHITE
      milliseconds left, '-' for no limit; comes before the 'ok' of 'clock'
The lines of 'show', 'games', 'openings' and 'help' come before their 'ok'.
'show' tells
  game N size=N rules=… opening=… fouls=… black=… white=…
  the board, 'moves POINT…', 'redoable N', 'opening RULE', in an opening
  'ask COLOUR WHAT… stone=N area=anywhere|within-N|beyond-N fifths=N' and
  'offered POINT…', with three stones of the 26 'pattern CODE NAMES', and at
  last 'to-move COLOUR' or how the game ended
'games' tells of each game, unfinished ones first
  game N STATE plies=N black=… white=…
      STATE is unfinished, black-won, white-won or drawn
CODE is one of unknown-command, bad-point, off-board, bad-option, not-text,
too-long, no-game-number, no-number, no-opening (the line makes no sense);
taken, forbidden, not-your-turn, game-over, nothing-to-undo, nothing-to-redo,
nothing-to-resign, nothing-to-claim, opening-first, opening-not-open,
opening-choose-first, opening-outside, opening-offered, opening-symmetric,
opening-not-offered, time-is-up, time-is-left, no-offer, own-offer, too-soon,
too-late, not-your-stone, no-undo-left, bad-clock, ask-first, nobody-to-ask
(the game doesn't allow it); no-game, not-found, storage-full,
storage-corrupt, storage-newer, storage-io, already-open, internal, unsaved.
The end of input leaves like 'quit'.";

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
