//! What a host stores of its rooms, and what comes back of it.

use super::*;
use crate::archive::{RoomChange, Store};
use crate::game::{Action, Entry};
use crate::net::hall::{SeatKey, Stored, StoredRoom};
use crate::net::link::{PeerId, PublicKey, SecretBytes};
use crate::net::room::{Phase as RoomPhase, Phrase, RoomEvent, RoomId, RoomSettings, Said, SeatNo};
use crate::net::session::TokenMark;
use crate::net::wire::Name;

/// A room's events with their numbers.
struct Script {
    room: RoomId,
    rev: u64,
}

impl Script {
    fn open(room: RoomId) -> (Self, Vec<Stored>) {
        let mut script = Self { room, rev: 0 };
        let settings = RoomSettings { name: Name::new("天元"), ..RoomSettings::casual() };
        let mut stored = vec![Stored::Opened { room, settings, code: Some(Name::new("secret")) }];
        for (seat, name) in [(SeatNo::First, "Ann"), (SeatNo::Second, "Ben")] {
            let number = u8::try_from(seat.index()).unwrap() + 1;
            let key = PublicKey([number; 32]);
            let mark = TokenMark::new(key, SecretBytes([number; 16]));
            stored.push(Stored::Seat { room, seat, key: Some(SeatKey { key, mark }) });
            let sat = RoomEvent::Sat { seat, peer: PeerId([number; 16]), name: Name::new(name) };
            stored.push(script.event(sat));
        }
        (script, stored)
    }

    fn event(&mut self, event: RoomEvent) -> Stored {
        self.rev += 1;
        Stored::Event { room: self.room, rev: self.rev, event }
    }

    fn start(&mut self, black: SeatNo) -> Stored {
        let setup = RoomSettings::casual().setup([&Name::new("Ann"), &Name::new("Ben")], black, 7);
        self.event(RoomEvent::Started { setup, black })
    }

    fn does(&mut self, action: Action) -> Stored {
        self.event(RoomEvent::Did { entry: Entry { action, at_ms: 5_000, clock_ms: 10 } })
    }

    /// A game of two stones that its White resigns.
    fn game(&mut self, black: SeatNo) -> Vec<Stored> {
        let acts = [Action::Play(at("h8")), Action::Play(at("h9")), Action::Resign(Stone::White)];
        let mut game = vec![self.start(black)];
        game.extend(acts.map(|action| self.does(action)));
        game
    }
}

fn archive(dir: &TempDir) -> Arc<Store> {
    Arc::new(Store::open(dir.path(), || 7).unwrap())
}

fn open(dir: &TempDir) -> RoomStore {
    RoomStore::open(archive(dir), GamesToo::Yes).unwrap()
}

#[test]
fn rooms_come_back_as_they_were_stored_and_ended_games_are_in_the_archive() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = open(&dir);
    let mut all = Vec::new();
    let (mut one, stored) = Script::open(1);
    let (mut other, more) = Script::open(2);
    let (_, third) = Script::open(3);
    let steps = [
        stored,
        more,
        third,
        one.game(SeatNo::First),
        vec![other.start(SeatNo::First), other.does(Action::Play(at("a1")))],
        vec![one.start(SeatNo::Second), one.does(Action::Play(at("c3")))],
        vec![Stored::Removed { room: 3 }],
    ];
    for step in steps {
        all.extend(step.clone());
        store.write(step).unwrap();
    }
    drop(store);
    let expected = StoredRoom::replay(all).unwrap();
    let mut store = open(&dir);
    assert_eq!(store.rooms(), expected);
    assert_eq!(store.rooms()[0].state.phase, RoomPhase::Playing);
    // A game that ran when its room was given up is not lost either.
    store.write(vec![other.does(Action::Play(at("a2"))), Stored::Removed { room: 2 }]).unwrap();
    drop(store);
    assert_eq!(open(&dir).rooms(), expected[..1]);
    let archive = archive(&dir);
    let [ended] = &archive.finished(9, 0).unwrap()[..] else { panic!("one game has ended") };
    let person = |name: &str| Seat::Person { name: name.to_owned() };
    assert_eq!((&ended.black, &ended.white, ended.plies), (&person("Ann"), &person("Ben"), 2));
    let [unfinished] = &archive.unfinished(0).unwrap()[..] else { panic!("one game was given up") };
    assert_eq!(unfinished.plies, 2);
}

#[test]
fn a_phones_own_games_are_not_kept_twice() {
    let dir = tempfile::tempdir().unwrap();
    let archive = archive(&dir);
    let mut store = RoomStore::open(Arc::clone(&archive), GamesToo::No).unwrap();
    let (mut room, stored) = Script::open(1);
    store.write(stored).unwrap();
    store.write(room.game(SeatNo::First)).unwrap();
    assert_eq!(archive.finished(9, 0).unwrap(), []);
}

#[test]
fn a_long_evening_is_put_together() {
    let dir = tempfile::tempdir().unwrap();
    let archive = archive(&dir);
    let mut store = RoomStore::open(Arc::clone(&archive), GamesToo::Yes).unwrap();
    let (mut room, mut all) = Script::open(1);
    store.write(all.clone()).unwrap();
    for game in 0..600 {
        let black = if game % 2 == 0 { SeatNo::First } else { SeatNo::Second };
        let stored = room.game(black);
        all.extend(stored.clone());
        store.write(stored).unwrap();
    }
    let records = archive.rooms().unwrap()[0].records.len();
    assert!(records < 1_010, "{records} records");
    assert_eq!(archive.finished(1_000, 0).unwrap().len(), 600);
    drop((store, archive));
    assert_eq!(open(&dir).rooms(), StoredRoom::replay(all).unwrap());
}

#[test]
fn much_talk_before_a_game_and_in_one_fills_no_disk() {
    let dir = tempfile::tempdir().unwrap();
    let archive = archive(&dir);
    let mut store = RoomStore::open(Arc::clone(&archive), GamesToo::Yes).unwrap();
    let (mut room, mut all) = Script::open(1);
    store.write(all.clone()).unwrap();
    let talk = |room: &mut Script| -> Vec<Stored> {
        let what = Said::Phrase(Phrase::Hurry);
        let said = RoomEvent::Said { peer: PeerId([1; 16]), name: Name::new("Ann"), what };
        (0..5_000).map(|_| room.event(said.clone())).collect()
    };
    let steps = [talk(&mut room), vec![room.start(SeatNo::First)], talk(&mut room)];
    for step in steps {
        all.extend(step.clone());
        store.write(step).unwrap();
        let records = archive.rooms().unwrap()[0].records.len();
        assert!(records < 1_010, "{records} records");
    }
    drop((store, archive));
    assert_eq!(open(&dir).rooms(), StoredRoom::replay(all).unwrap());
}

#[test]
fn what_could_not_be_written_is_written_once_there_is_room() {
    let dir = tempfile::tempdir().unwrap();
    let archive = archive(&dir);
    let mut store = RoomStore::open(Arc::clone(&archive), GamesToo::Yes).unwrap();
    let (mut room, mut all) = Script::open(1);
    store.write(all.clone()).unwrap();
    storage::limit_pages_of(&archive, true);
    let mut games = 0;
    let mut black = SeatNo::First;
    let mut play = |store: &mut RoomStore| {
        let game = room.game(black);
        (black, games) = (black.other(), games + 1);
        all.extend(game.clone());
        store.write(game)
    };
    while play(&mut store).is_ok() {}
    assert!(play(&mut store).is_err_and(|error| error.is_full()), "it stays full");
    storage::limit_pages_of(&archive, false);
    play(&mut store).unwrap();
    drop(store);
    assert_eq!(archive.finished(1_000, 0).unwrap().len(), games);
    drop(archive);
    assert_eq!(open(&dir).rooms(), StoredRoom::replay(all).unwrap());
}

#[test]
fn of_damaged_records_a_room_has_what_can_be_read() {
    let dir = tempfile::tempdir().unwrap();
    let archive = archive(&dir);
    let mut store = RoomStore::open(Arc::clone(&archive), GamesToo::Yes).unwrap();
    let (mut room, stored) = Script::open(1);
    store.write(stored.clone()).unwrap();
    let expected = StoredRoom::replay(stored).unwrap();
    let broken = |room: RoomId| RoomChange::Added { room, record: "{\"later\":1}".to_owned() };
    archive.change_rooms(vec![broken(1), broken(2)], Vec::new()).unwrap();
    store.write(vec![room.start(SeatNo::First)]).unwrap();
    assert_eq!(RoomStore::open(Arc::clone(&archive), GamesToo::Yes).unwrap().rooms(), expected);
    // Its number can be had again.
    store.write(Script::open(2).1).unwrap();
    assert_eq!(RoomStore::open(archive, GamesToo::Yes).unwrap().rooms().len(), 2);
}
