//! `tengen engine`: the Gomocup protocol on standard input and output, for managers such as Piskvork.

mod field;
mod mailbox;
mod player;
mod request;
mod settings;
mod swap2;

use std::io::{self, Write};
use std::time::Instant;

use crate::lines::printable;

use mailbox::{Letter, MAX_LINE, Mailbox};
use player::{Player, Reply};
use request::{Request, RequestError, parse};

/// What is told to people before one answer at most, whatever a manager sends.
const MOST_NOTES: usize = 16;

/// Answers until END or the end of input or output.
pub fn run() -> io::Result<()> {
    let mailbox = Mailbox::open();
    let mut player = Player::new(&mailbox.ended);
    let mut out = io::stdout().lock();
    let mut notes = Vec::new();
    while let Some(letter) = mailbox.next() {
        let reply = match read(&letter) {
            Ok(None) => continue,
            Ok(Some(Request::End)) => return Ok(()),
            Ok(Some(Request::Info(info))) => {
                player.learn(info);
                continue;
            }
            Ok(Some(request)) => match answer(&mut player, &mailbox, &letter, &request) {
                Some(reply) => reply,
                None => return Ok(()),
            },
            // The manager reads nothing while it sends INFO: that comes before the next answer.
            Err(RequestError::Info(key)) => {
                notes.push(RequestError::Info(key).to_string());
                notes.truncate(MOST_NOTES);
                continue;
            }
            Err(error) => Reply::plain(error.to_string()),
        };
        for note in notes.drain(..).chain(reply.messages) {
            writeln!(out, "MESSAGE {note}")?;
        }
        writeln!(out, "{}", printable(&reply.line))?;
        out.flush()?;
    }
    Ok(())
}

fn read(letter: &Letter) -> Result<Option<Request>, RequestError> {
    if letter.text.len() > MAX_LINE {
        return Err(RequestError::Malformed("the line is too long"));
    }
    parse(&letter.text)
}

/// `None` when the manager leaves in the middle of a position.
fn answer(player: &mut Player, mailbox: &Mailbox, letter: &Letter, request: &Request) -> Option<Reply> {
    Some(match request {
        Request::Board => {
            let (lines, done) = until_done(mailbox)?;
            player.board(&lines, done)
        }
        Request::Swap2Board => {
            let (lines, done) = until_done(mailbox)?;
            player.swap2(&lines, done)
        }
        other => player.answer(other, letter.at),
    })
}

/// The lines up to DONE, and when that came. More lines than any board has cells are read and forgotten.
fn until_done(mailbox: &Mailbox) -> Option<(Vec<String>, Instant)> {
    const MOST: usize = 20 * 20 + 1;
    let mut lines = Vec::new();
    loop {
        let letter = mailbox.next()?;
        let text = letter.text.trim();
        if text.eq_ignore_ascii_case("DONE") {
            return Some((lines, letter.at));
        }
        if text.eq_ignore_ascii_case("END") {
            return None;
        }
        if !text.is_empty() && lines.len() < MOST {
            lines.push(text.to_owned());
        }
    }
}
