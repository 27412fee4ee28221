//! Guests and hosts that keep the protocol's form and mean harm.

use tengen_core::board::Size;
use tengen_core::game::{Action, Entry, Game, Level, Seat, Setup};
use tengen_core::net::hall::{HallInput, HallLimits};
use tengen_core::net::link::{GuestCode, Nonce, PublicKey};
use tengen_core::net::room::{GameOfRoom, Phase, Phrase, RoomEvent, RoomSettings, RoomState, Said, SeatNo};
use tengen_core::net::session::{
    Act, Answer, Contact, Entered, Farewell, Guest, GuestEffect, GuestInput, ToGuest, ToHost,
};
use tengen_core::net::wire::{ANNOUNCEMENT_CHARS, Name, decode, encode};
use tengen_core::rules::RuleSet;

use crate::world::{World, at, hello, message};

/// What turns, hides or rings where it is shown.
const NASTY: &str = "\u{202e}Li\u{7}\u{1b}[2J\u{200b}";

fn told(world: &World, link: u64) -> Vec<ToGuest> {
    world.strangers[&link].iter().map(|bytes| decode(bytes).unwrap()).collect()
}

#[test]
fn who_begins_the_code_anew_to_try_more_digits_is_closed() {
    let mut world = World::new(0);
    let nonce = |n| Nonce::new([n; 16]);
    let commit =
        |n| message(&ToHost::CodeCommit { commitment: GuestCode::new([0; 32], nonce(n)).commitment() });
    let reveal = |n| message(&ToHost::CodeReveal { nonce: nonce(n) });
    let hi = message(&ToHost::Hello { hello: hello("X") });
    // Before the digits are known, and after.
    for said in [vec![hi.clone(), commit(1), commit(2)], vec![hi.clone(), commit(1), reveal(1), commit(2)]] {
        let link = world.stranger(PublicKey([7; 32]), &said);
        let told = told(&world, link);
        assert_eq!(told.last(), Some(&ToGuest::Closing { why: Farewell::CodeBroken }));
        assert_eq!(told.iter().filter(|told| matches!(told, ToGuest::CodeNonce { .. })).count(), 1);
    }
    assert_eq!((world.codes.len(), world.hall().links()), (1, 0));
}

#[test]
fn strangers_never_lock_the_owner_out_of_the_hall_at_their_own_device() {
    let mut world = World::with_limits(1, HallLimits { links: 3, ..HallLimits::PHONE });
    for n in 0..5 {
        let link = world.stranger(PublicKey([50 + n; 32]), &[message(&ToHost::Hello { hello: hello("X") })]);
        let full = told(&world, link).contains(&ToGuest::Closing { why: Farewell::Full });
        assert_eq!(full, n >= 3);
    }
    world.home = Some(0);
    world.start_all();
    assert_eq!(world.guests[0].guest.contact(), Contact::Here);
}

/// Guest 0 talks until nothing more fits into the outboxes of those who don't read.
fn talk(world: &mut World) {
    for _ in 0..2 {
        for _ in 0..50 {
            assert_eq!(world.ask(0, Act::Say { what: Said::Phrase(Phrase::Hello) }), Answer::Done);
        }
        world.run(10_000);
    }
}

#[test]
fn who_does_not_read_hears_in_the_end_that_the_host_is_away_and_why_it_closes() {
    for stops in [false, true] {
        let mut world = World::new(3);
        world.start_all();
        let room = world.game(RoomSettings::casual());
        assert_eq!(world.ask(2, Act::Enter { room, code: None }), Answer::Done);
        world.guests[2].stalled = true;
        talk(&mut world);
        world.hall_step(if stops { HallInput::Stop } else { HallInput::Away(true) });
        world.guests[2].stalled = false;
        world.run(1_000);
        let watcher = &world.guests[2];
        assert_eq!(watcher.parted, if stops { vec![Farewell::Stopping] } else { vec![] });
        assert_eq!(watcher.guest.host_away(), !stops);
    }
}

#[test]
fn who_does_not_read_hears_in_the_end_that_the_room_is_gone() {
    let mut world = World::with_limits(2, HallLimits { rooms: 1, ..HallLimits::PHONE });
    world.home = Some(0);
    world.start_all();
    let open = || Act::Open { settings: RoomSettings::casual(), code: None };
    assert_eq!(world.ask(0, open()), Answer::Done);
    assert_eq!(world.ask(1, Act::Enter { room: 1, code: None }), Answer::Done);
    // Of this hall guest 1 never commands anything.
    world.kill_hall();
    world.start_hall();
    world.run(10_000);
    assert!(world.guests[1].guest.room().is_some());
    world.guests[1].stalled = true;
    talk(&mut world);
    assert_eq!(world.ask(0, Act::Leave), Answer::Done);
    assert_eq!(world.ask(0, open()), Answer::Done);
    world.guests[1].stalled = false;
    world.run(1_000);
    assert!(world.guests[1].guest.room().is_none(), "the old room is shown");
}

/// A guest that has said hello to a host of this test's making.
fn guest() -> Guest {
    let mut guest = Guest::new(hello("Li"), None, [9; 32]);
    guest.step(0, GuestInput::Start);
    guest.step(0, GuestInput::Linked(1, [0; 32]));
    tell(&mut guest, &ToGuest::Hello { hello: hello("Host"), newest: 0 });
    guest
}

fn tell(guest: &mut Guest, message: &ToGuest) -> Vec<GuestEffect> {
    guest.step(1, GuestInput::Message(1, &encode(message).unwrap()))
}

fn settings() -> RoomSettings {
    RoomSettings { rules: RuleSet::Renju, ..RoomSettings::casual() }
}

/// A room in which both sit and are ready.
fn room() -> RoomState {
    let mut state = RoomState::new(settings());
    for (n, seat) in (1..).zip(SeatNo::BOTH) {
        let peer = PublicKey([n; 32]).peer_id();
        let commitment = GuestCode::new([0; 32], Nonce::new([n; 16])).commitment();
        state.apply(&RoomEvent::Sat { seat, peer, name: Name::new(&format!("P{n}")) }).unwrap();
        state.apply(&RoomEvent::Readied { seat, commitment: Some(commitment) }).unwrap();
    }
    state
}

fn entered(state: RoomState) -> ToGuest {
    let (seat, token) = (Some(SeatNo::First), None);
    ToGuest::Entered(Box::new(Entered {
        room: 1,
        rev: 10,
        state,
        seat,
        token,
        newest: 0,
        ran_ms: 0,
        waits: [None; 2],
    }))
}

#[test]
fn what_a_host_says_is_shown_as_what_people_say() {
    let mut guest = guest();
    let announced =
        tell(&mut guest, &ToGuest::Announcement { text: format!("{NASTY}{}", "x".repeat(9_000)) });
    let texts: Vec<_> = announced
        .iter()
        .filter_map(|effect| if let GuestEffect::Announced(text) = effect { Some(text) } else { None })
        .collect();
    assert!(texts.len() == 1 && texts[0].starts_with("Li[2Jx"), "{texts:?}");
    assert_eq!(texts[0].chars().count(), ANNOUNCEMENT_CHARS);
    let mut state = room();
    let peer = PublicKey([2; 32]).peer_id();
    let said = |text: &str| (peer, Name::new("Bo"), Said::Text(text.to_owned()));
    state.chat =
        [said(NASTY), said(&"y".repeat(500_000))].into_iter().chain((0..100).map(|_| said("z"))).collect();
    tell(&mut guest, &entered(state.clone()));
    let heard = guest.chat().count();
    assert!(heard <= 50 && guest.chat().all(|(_, _, what)| *what == Said::Text("z".to_owned())), "{heard}");
    state.chat = [said(NASTY)].into();
    tell(&mut guest, &entered(state));
    let event = RoomEvent::Said { peer, name: Name::new("Bo"), what: Said::Text(NASTY.to_owned()) };
    tell(&mut guest, &ToGuest::Event { rev: 11, hash: 0, event });
    assert_eq!(guest.room().unwrap().rev(), 11);
    let heard: Vec<_> = guest.chat().map(|(_, _, what)| what.clone()).collect();
    assert_eq!(heard, vec![Said::Text("Li[2J".to_owned()); 2]);
}

#[test]
fn a_host_begins_no_game_but_the_one_that_was_agreed_on() {
    let agreed = room().next_game().unwrap();
    let other_name = Seat::Person { name: NASTY.to_owned() };
    let engine = Seat::Computer { level: Level::LOWEST };
    let changed: [Setup; 4] = [
        Setup { rules: RuleSet::Freestyle, ..agreed.0.clone() },
        Setup { size: Size::MAX, ..agreed.0.clone() },
        Setup { white: other_name.clone(), ..agreed.0.clone() },
        Setup { black: engine.clone(), ..agreed.0.clone() },
    ];
    for (setup, begins) in changed.into_iter().map(|setup| (setup, false)).chain([(agreed.0.clone(), true)]) {
        let mut guest = guest();
        tell(&mut guest, &entered(room()));
        let started = RoomEvent::Started { setup: setup.clone(), black: agreed.1 };
        let effects = tell(&mut guest, &ToGuest::Event { rev: 11, hash: 0, event: started });
        assert_eq!(guest.room().unwrap().state().phase == Phase::Playing, begins, "{setup:?}");
        let asked_anew = effects.iter().any(|effect| matches!(effect, GuestEffect::Disagreed(_)));
        assert_ne!(asked_anew, begins);
    }
    // Nor one in which the other has won some stones already.
    let mut game = Game::new(agreed.0.clone());
    game.enter(Entry { action: Action::Play(at("h8")), at_ms: 1, clock_ms: 1 }).unwrap();
    let game = Box::new(GameOfRoom { setup: agreed.0.clone(), black: agreed.1, game });
    let mut cheated = guest();
    tell(&mut cheated, &entered(room()));
    tell(&mut cheated, &ToGuest::Event { rev: 11, hash: 0, event: RoomEvent::TakenUp { game } });
    assert_ne!(cheated.room().unwrap().state().phase, Phase::Playing);
    // Nor does one get in by a whole room in which it runs.
    for seat in [other_name, engine] {
        let mut state = room();
        state.apply(&RoomEvent::Started { setup: agreed.0.clone(), black: agreed.1 }).unwrap();
        let point = Action::Play(at("h8"));
        state.apply(&RoomEvent::Did { entry: Entry { action: point, at_ms: 1, clock_ms: 1 } }).unwrap();
        let mut guest = guest();
        tell(&mut guest, &entered(state.clone()));
        assert!(guest.room().is_some());
        state.game.as_mut().unwrap().setup.white = seat;
        tell(&mut guest, &entered(state));
        assert_eq!(guest.contact(), Contact::Calling, "the link is given up");
    }
}
