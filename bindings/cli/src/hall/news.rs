//! What has happened in a room, as a line.

use tengen_core::app::RoomStore;
use tengen_core::board::Stone;
use tengen_core::game::{Action, Entry, Seat, Setup};
use tengen_core::net::hall::{Stored, StoredRoom};
use tengen_core::net::room::{Phase, Presence, RoomEvent, RoomSettings, SeatNo};

use crate::lines::printable;
use crate::words;

/// Who leaves a seat with each of these: that is not known any more afterwards.
pub fn who_stands(store: &RoomStore, stored: &[Stored]) -> Vec<Option<String>> {
    let gone = |one: &Stored| match one {
        Stored::Event { room, event: RoomEvent::Stood { seat }, .. } => {
            store.room(*room).map(|known| sitter(known, *seat))
        }
        _ => None,
    };
    stored.iter().map(gone).collect()
}

/// The lines of one thing that was stored: none for what nobody needs to read, two for what ends a game.
pub fn lines(store: &RoomStore, stored: &Stored, gone: Option<&str>) -> Vec<String> {
    let known = store.room(stored.room());
    let said = match (stored, known) {
        (Stored::Opened { settings, .. }, _) => vec![format!("opened {}", described(settings))],
        (Stored::Removed { .. }, _) => vec!["closed".to_owned()],
        (Stored::Event { event, .. }, Some(known)) => {
            [happened(known, event, gone), over(known, event)].into_iter().flatten().collect()
        }
        _ => Vec::new(),
    };
    said.into_iter().map(|said| format!("room {} {said}", stored.room())).collect()
}

fn happened(room: &StoredRoom, event: &RoomEvent, gone: Option<&str>) -> Option<String> {
    Some(match event {
        RoomEvent::Sat { name, .. } => format!("sat {}", word(name.as_str())),
        RoomEvent::Stood { .. } => format!("stood {}", gone?),
        RoomEvent::Started { setup, .. } => began(setup),
        RoomEvent::Did { entry } => did(room, entry)?,
        RoomEvent::Presence { seat, presence } => {
            format!("{} {}", sitter(room, *seat), presence_word(*presence))
        }
        _ => return None,
    })
}

fn began(setup: &Setup) -> String {
    let [black, white] = [&setup.black, &setup.white].map(|seat| match seat {
        Seat::Person { name } => word(name),
        Seat::Computer { .. } => words::seat_word(seat),
    });
    format!("began {black} {white}")
}

/// A stone by its number, anything else by who did it.
fn did(room: &StoredRoom, entry: &Entry) -> Option<String> {
    let plies = room.state.game.as_ref()?.game.plies().len();
    Some(match entry.action {
        Action::Play(point) => format!("move {plies} {point}"),
        Action::Choose(choice) => format!("move {plies} {}", words::chosen(choice)),
        Action::Undo => "undo".to_owned(),
        Action::Redo => "redo".to_owned(),
        Action::ClaimFoul => "claims-foul".to_owned(),
        Action::WrongClaim => "claims-foul wrongly".to_owned(),
        Action::TimeUp => "time-is-up".to_owned(),
        Action::Resign(stone) => by(stone, "resigns"),
        Action::NoShow(stone) => by(stone, "did-not-come"),
        Action::Abandon(stone) => by(stone, "left-the-game"),
        Action::Offer { kind, by: stone } => by(stone, &format!("offers-{}", words::offer_word(kind))),
        Action::Accept(stone) => by(stone, "accepts"),
        Action::Decline(stone) => by(stone, "declines"),
    })
}

/// How the game ended, if it was this that ended it.
fn over(room: &StoredRoom, event: &RoomEvent) -> Option<String> {
    let ended = matches!(event, RoomEvent::Did { .. });
    let result = room.state.game.as_ref().filter(|_| ended)?.game.result()?;
    let winner = result.winner.map_or("none", words::colour_word);
    Some(format!("over {winner} {}", words::reason_word(result.reason)))
}

fn by(stone: Stone, what: &str) -> String {
    format!("{} {what}", words::colour_word(stone))
}

const fn presence_word(presence: Presence) -> &'static str {
    match presence {
        Presence::Here => "here",
        Presence::Reconnecting => "reconnecting",
        Presence::Away => "away",
        Presence::Left => "left",
    }
}

/// A room in a list.
pub fn room_line(room: &StoredRoom) -> String {
    let state = match room.state.phase {
        Phase::Open => "open",
        Phase::Drawing => "drawing",
        Phase::Playing => "playing",
        Phase::Finished => "finished",
        Phase::Closed => "closed",
    };
    let plies = room.state.game.as_ref().map_or(0, |of_room| of_room.game.plies().len());
    let [first, second] = SeatNo::BOTH.map(|seat| sitter(room, seat));
    let number = room.room;
    let what = described(&room.state.settings);
    format!("room {number} {state} first={first} second={second} plies={plies} {what}")
}

fn described(settings: &RoomSettings) -> String {
    let RoomSettings { rules, size, name, .. } = settings;
    let line = format!("{} {} {}", words::rules_word(*rules), size.lines(), word(name.as_str()));
    line.trim_end().to_owned()
}

/// Who sits there; `-` for nobody.
fn sitter(room: &StoredRoom, seat: SeatNo) -> String {
    room.state.seat(seat).map_or_else(|| "-".to_owned(), |state| word(state.name.as_str()))
}

/// A name as one word.
fn word(name: &str) -> String {
    printable(&name.replace(' ', "_"))
}
