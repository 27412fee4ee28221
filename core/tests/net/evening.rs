//! Games over a network that behaves, and over one that does not.

use tengen_core::board::Stone;
use tengen_core::game::{Action, Clocks, ColourChoice, OfferKind, ResultReason, TimeControl};
use tengen_core::net::hall::{HallInput, HallLimits};
use tengen_core::net::link::PublicKey;
use tengen_core::net::room::{Claim, Phase, Phrase, Presence, RoomSettings, Said, SeatNo};
use tengen_core::net::session::{
    Act, Answer, Contact, Farewell, GuestInput, NotSent, RoomCopy, SeatToken, ToGuest, ToHost, Why,
};
use tengen_core::net::wire::{Name, decode};

use crate::world::{World, at, hello, message};

fn two() -> (World, u32) {
    let mut world = World::new(2);
    world.start_all();
    let room = world.game(RoomSettings::casual());
    assert_eq!(world.room(room).phase, Phase::Playing);
    (world, room)
}

fn act(action: Action) -> Act {
    Act::Play { action }
}

fn presence(world: &World, room: u32, seat: SeatNo) -> Presence {
    world.room(room).seat(seat).unwrap().presence
}

#[test]
fn a_game_is_played_to_its_five_and_a_rematch_swaps_the_colours() {
    let (mut world, room) = two();
    for (n, point) in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"].into_iter().enumerate() {
        assert_eq!(world.play(n % 2, point), Answer::Done);
        world.assert_all_agree();
    }
    let state = world.room(room);
    assert_eq!((state.phase, state.wins, state.draws), (Phase::Finished, [1, 0], 0));
    let of_room = state.game.as_ref().unwrap();
    assert_eq!(of_room.game.result().unwrap().winner, Some(Stone::Black));
    assert_eq!(of_room.black, SeatNo::First);
    assert_eq!(world.play(1, "h8"), Answer::Refused(Why::NotNow));
    world.ready(1).unwrap();
    world.run(200);
    assert_eq!(world.room(room).phase, Phase::Finished);
    world.ready(0).unwrap();
    world.run(200);
    let state = world.room(room);
    assert_eq!((state.phase, state.game.as_ref().unwrap().black), (Phase::Playing, SeatNo::Second));
    assert_eq!(world.play(0, "h8"), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.play(1, "h8"), Answer::Done);
    world.assert_all_agree();
}

#[test]
fn the_lot_is_drawn_from_both_sides() {
    let settings = RoomSettings { first: ColourChoice::Lot, ..RoomSettings::casual() };
    let mut world = World::new(2);
    world.start_all();
    let room = world.game(settings);
    let state = world.room(room);
    assert_eq!(state.phase, Phase::Playing);
    let black = state.game.as_ref().unwrap().black;
    assert_eq!(world.play(black.index(), "h8"), Answer::Done);
    world.assert_all_agree();
}

#[test]
fn who_does_not_show_its_nonce_is_not_ready_any_more() {
    let settings = RoomSettings { first: ColourChoice::Lot, ..RoomSettings::casual() };
    let mut world = World::new(2);
    world.start_all();
    assert_eq!(world.ask(0, Act::Open { settings, code: None }), Answer::Done);
    world.ask(1, Act::Enter { room: 1, code: None });
    world.ask(1, Act::Sit { seat: None });
    world.ready(0).unwrap();
    // A commitment that nobody can keep.
    let commitment = tengen_core::net::link::Commitment::new([0; 32]);
    world.command(1, Act::Ready { commitment }).unwrap();
    world.run(200);
    assert_eq!(world.room(1).phase, Phase::Drawing);
    let nonce = tengen_core::net::link::Nonce::new([1; 16]);
    assert_eq!(world.ask(1, Act::Reveal { nonce }), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.room(1).phase, Phase::Open);
    world.ready(0).unwrap();
    world.command(1, Act::Ready { commitment }).unwrap();
    world.run(10_500);
    assert_eq!(world.room(1).phase, Phase::Open);
    world.assert_all_agree();
}

#[test]
fn offers_are_for_the_other_to_answer() {
    let (mut world, room) = two();
    world.play(0, "h8");
    world.play(1, "h9");
    let draw = act(Action::Offer { kind: OfferKind::Draw, by: Stone::Black });
    assert_eq!(world.ask(1, draw.clone()), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.ask(0, draw), Answer::Done);
    assert_eq!(world.ask(0, act(Action::Accept(Stone::White))), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.ask(0, act(Action::Accept(Stone::Black))), Answer::Refused(Why::Game));
    assert_eq!(world.ask(1, act(Action::Decline(Stone::White))), Answer::Done);
    let back = act(Action::Offer { kind: OfferKind::Undo { ply: 1 }, by: Stone::White });
    assert_eq!(world.ask(1, back), Answer::Done);
    assert_eq!(world.ask(0, act(Action::Accept(Stone::Black))), Answer::Done);
    assert_eq!(world.room(room).game.as_ref().unwrap().game.plies(), [at("h8")]);
    let restart = act(Action::Offer { kind: OfferKind::Restart, by: Stone::Black });
    assert_eq!(world.ask(0, restart), Answer::Done);
    assert_eq!(world.ask(1, act(Action::Accept(Stone::White))), Answer::Done);
    let state = world.room(room);
    let again = state.game.as_ref().unwrap();
    assert_eq!((again.game.plies().len(), again.black, state.phase), (0, SeatNo::First, Phase::Playing));
    assert_eq!(world.ask(1, act(Action::Undo)), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.ask(1, act(Action::Resign(Stone::White))), Answer::Done);
    assert_eq!(world.room(room).wins, [1, 0]);
    world.assert_all_agree();
}

#[test]
fn a_move_whose_answer_was_lost_is_done_once() {
    // Case P3.
    let (mut world, room) = two();
    for (n, point) in ["h8", "h9", "i8", "i9"].into_iter().enumerate() {
        world.play(n % 2, point);
    }
    let id = world.command(0, act(Action::Play(at("j8")))).unwrap();
    // It arrives, its answer does not.
    world.run(crate::world::DELAY_MS);
    assert_eq!(world.room(room).game.as_ref().unwrap().game.plies().len(), 5);
    world.cut(0);
    assert_eq!(world.answer(0, id), None);
    // Offline, and with a move that is not confirmed, no tap makes another move.
    assert_eq!(world.command(0, act(Action::Play(at("a1")))), Err(NotSent::Offline));
    world.run(1_000);
    assert_eq!(world.answer(0, id), Some(Answer::Done));
    assert_eq!(world.stored_moves(room), ["h8", "h9", "i8", "i9", "j8"].map(at));
    world.assert_all_agree();
    assert_eq!(presence(&world, room, SeatNo::First), Presence::Here);
}

#[test]
fn a_move_that_never_arrived_is_delivered_on_return() {
    let (mut world, room) = two();
    let id = world.command(0, act(Action::Play(at("h8")))).unwrap();
    assert_eq!(world.command(0, act(Action::Play(at("a1")))), Err(NotSent::Unconfirmed));
    world.cut(0);
    assert_eq!(world.stored_moves(room), []);
    world.run(1_000);
    assert_eq!((world.answer(0, id), world.stored_moves(room)), (Some(Answer::Done), vec![at("h8")]));
}

#[test]
fn another_stone_for_a_ply_that_was_played_is_refused() {
    let (mut world, room) = two();
    let rev = world.hall().rev(room).unwrap();
    world.play(0, "h8");
    world.play(1, "h9");
    // As if the guest had not seen the answer and commanded another move for the same board.
    world.cut(0);
    world.reachable = false;
    world.run(50);
    let token = world.guests[0].remembered.as_ref().unwrap().token;
    let key = world.guests[0].key;
    let late = ToHost::Do { id: 900, rev, act: act(Action::Play(at("a1"))) };
    let resume = ToHost::Resume { room, rev: 0, token, code: None };
    let link = world
        .stranger(key, &[message(&ToHost::Hello { hello: hello("P0") }), message(&resume), message(&late)]);
    let told: Vec<ToGuest> = world.strangers[&link].iter().map(|bytes| decode(bytes).unwrap()).collect();
    assert!(told.contains(&ToGuest::Answer { id: 900, answer: Answer::Refused(Why::Stale) }), "{told:?}");
    assert_eq!(world.stored_moves(room), ["h8", "h9"].map(at));
}

#[test]
fn a_silent_link_is_found_out_and_replaced_in_bounded_time() {
    let (mut world, room) = two();
    world.play(0, "h8");
    world.silence(0);
    world.run(11_000);
    assert_eq!(presence(&world, room, SeatNo::First), Presence::Here);
    world.run(9_000);
    assert_eq!(world.guests[0].guest.contact(), Contact::Here);
    assert_eq!(presence(&world, room, SeatNo::First), Presence::Here);
    assert_eq!(world.play(1, "h9"), Answer::Done);
    assert_eq!(world.play(0, "i8"), Answer::Done);
    world.assert_all_agree();
}

#[test]
fn somebody_away_is_shown_at_once_and_claimed_against_in_their_own_turn_only() {
    let (mut world, room) = two();
    world.play(0, "h8");
    world.play(1, "h9");
    world.guest_step(1, GuestInput::Background);
    world.run(100);
    assert_eq!(presence(&world, room, SeatNo::Second), Presence::Away);
    // It is Black's own turn.
    world.run(300_000);
    assert_eq!(world.ask(0, Act::Claim), Answer::Refused(Why::NotNow));
    world.play(0, "i8");
    world.run(119_000);
    assert_eq!(world.ask(0, Act::Claim), Answer::Refused(Why::NotNow));
    world.run(2_000);
    assert_eq!(world.room(room).seat(SeatNo::Second).unwrap().claim, Some(Claim::Absent));
    // Who comes back before is not lost.
    world.guest_step(1, GuestInput::Foreground);
    world.run(500);
    assert_eq!(presence(&world, room, SeatNo::Second), Presence::Here);
    assert_eq!(world.ask(0, Act::Claim), Answer::Refused(Why::NotNow));
    world.guest_step(1, GuestInput::Background);
    world.run(121_000);
    assert_eq!(world.ask(0, Act::Claim), Answer::Done);
    let state = world.room(room);
    assert_eq!(state.game.as_ref().unwrap().game.result().unwrap().reason, ResultReason::Abandoned);
    assert_eq!((state.phase, state.wins), (Phase::Finished, [1, 0]));
    // It is told exactly what happened.
    world.guest_step(1, GuestInput::Foreground);
    world.run(500);
    assert_eq!(world.guests[1].guest.room().unwrap().state().wins, [1, 0]);
    world.assert_all_agree();
}

#[test]
fn who_does_not_make_a_first_move_may_be_claimed_against() {
    let (mut world, room) = two();
    world.run(59_000);
    assert_eq!(world.ask(1, Act::Claim), Answer::Refused(Why::NotNow));
    world.run(2_000);
    assert_eq!(world.ask(0, Act::Claim), Answer::Refused(Why::NotNow));
    // The move itself ends the claim.
    world.play(0, "h8");
    assert_eq!(world.ask(1, Act::Claim), Answer::Refused(Why::NotNow));
    world.run(61_000);
    assert_eq!(world.ask(0, Act::Claim), Answer::Done);
    let reason = world.room(room).game.as_ref().unwrap().game.result().unwrap().reason;
    assert_eq!(reason, ResultReason::NoShow);
}

#[test]
fn a_clock_ends_a_game_once_and_stands_still_with_the_host() {
    let clocks = Clocks::both(TimeControl::Total { main_ms: 30_000 });
    let mut world = World::new(2);
    world.start_all();
    let room = world.game(RoomSettings { clocks, ..RoomSettings::casual() });
    world.play(0, "h8");
    world.run(20_000);
    world.hall_step(HallInput::Away(true));
    world.run(600_000);
    assert_eq!(world.room(room).phase, Phase::Playing);
    assert!(world.guests[1].guest.host_away());
    world.hall_step(HallInput::Away(false));
    world.run(4_000);
    // Who comes back knows for how long the game has been running, and so what the clocks show.
    world.cut(0);
    world.run(5_000);
    let ran_ms: Vec<_> =
        world.guests.iter().map(|player| player.guest.room().unwrap().ran_ms(world.now_ms)).collect();
    assert!((29_000..=30_000).contains(&ran_ms[0]) && ran_ms[0].abs_diff(ran_ms[1]) < 100, "{ran_ms:?}");
    assert_eq!(world.room(room).phase, Phase::Playing);
    world.run(2_000);
    let state = world.room(room);
    assert_eq!(state.game.as_ref().unwrap().game.result().unwrap().reason, ResultReason::Time);
    assert_eq!(state.wins, [1, 0]);
    world.run(100_000);
    assert_eq!(world.room(room).wins, [1, 0]);
    world.assert_all_agree();
}

#[test]
fn whose_time_is_up_has_lost_though_the_host_goes_away_at_that_moment() {
    let clocks = Clocks::both(TimeControl::Total { main_ms: 30_000 });
    let mut world = World::new(2);
    world.start_all();
    let room = world.game(RoomSettings { clocks, ..RoomSettings::casual() });
    world.play(0, "h8");
    world.now_ms += 31_000;
    world.hall_step(HallInput::Away(true));
    let state = world.room(room);
    assert_eq!(state.game.as_ref().unwrap().game.result().unwrap().reason, ResultReason::Time);
    assert!(!state.paused);
}

#[test]
fn a_killed_hall_comes_back_with_every_move_that_it_answered() {
    let clocks = Clocks::both(TimeControl::Total { main_ms: 60_000 });
    let mut world = World::new(3);
    world.start_all();
    let room = world.game(RoomSettings { clocks, ..RoomSettings::casual() });
    world.ask(2, Act::Enter { room, code: None });
    world.play(0, "h8");
    world.play(1, "h9");
    world.kill_hall();
    // Down for longer than anybody's clock.
    world.run(120_000);
    world.start_hall();
    world.run(12_000);
    assert!(world.guests.iter().all(|player| player.guest.contact() == Contact::Here));
    assert_eq!(world.room(room).phase, Phase::Playing);
    assert_eq!(world.play(0, "i8"), Answer::Done);
    world.assert_all_agree();
    assert_eq!(world.guests[2].guest.room().unwrap().seat(), None);
    assert_eq!(world.stored_moves(room), ["h8", "h9", "i8"].map(at));
}

#[test]
fn a_killed_guest_is_back_at_its_board_by_itself() {
    let (mut world, room) = two();
    world.play(0, "h8");
    world.kill_guest(1);
    world.run(2_000);
    let copy = world.guests[1].guest.room().unwrap();
    assert_eq!((copy.id(), copy.seat()), (room, Some(SeatNo::Second)));
    assert_eq!(world.play(1, "h9"), Answer::Done);
    world.assert_all_agree();
}

#[test]
fn a_hall_that_stops_says_so_and_its_games_go_on_later() {
    let (mut world, room) = two();
    world.play(0, "h8");
    world.hall_step(HallInput::Announce("last game"));
    world.hall_step(HallInput::Stop);
    world.run(200);
    world.kill_hall();
    for player in &world.guests {
        assert_eq!(
            (&player.parted[..], &player.announced[..]),
            (&[Farewell::Stopping][..], &["last game".to_owned()][..])
        );
    }
    world.start_hall();
    world.run(15_000);
    assert_eq!(world.play(1, "h9"), Answer::Done);
    assert_eq!(world.stored_moves(room), ["h8", "h9"].map(at));
}

#[test]
fn a_seat_is_its_holders_alone() {
    let (mut world, room) = two();
    world.play(0, "h8");
    let token = world.guests[1].remembered.as_ref().unwrap().token;
    world.cut(1);
    world.reachable = false;
    let thief = PublicKey([9; 32]);
    let hi = message(&ToHost::Hello { hello: hello("P1") });
    let resume = |token| message(&ToHost::Resume { room, rev: 3, token, code: None });
    let sit = message(&ToHost::Do { id: 901, rev: 0, act: Act::Sit { seat: Some(SeatNo::Second) } });
    let mv = message(&ToHost::Do { id: 902, rev: 99, act: act(Action::Play(at("a1"))) });
    let told = |world: &World, link| -> Vec<ToGuest> {
        world.strangers[&link].iter().map(|bytes| decode(bytes).unwrap()).collect()
    };
    // Another key with the stolen token; the right key with another token: both may watch, no more.
    let wrong = SeatToken::new([1; 16]);
    for (key, token) in [(thief, token), (world.guests[1].key, Some(wrong)), (thief, None)] {
        let link = world.stranger(key, &[hi.clone(), resume(token), sit.clone(), mv.clone()]);
        let told = told(&world, link);
        assert!(
            told.contains(&ToGuest::Answer { id: 902, answer: Answer::Refused(Why::NotSeated) }),
            "{told:?}"
        );
        let seen = told.iter().find_map(|message| match message {
            ToGuest::Entered(entered) => Some(entered.seat),
            _ => None,
        });
        assert_eq!(seen, Some(None));
    }
    assert_eq!(presence(&world, room, SeatNo::Second), Presence::Reconnecting);
    world.reachable = true;
    world.run(10_000);
    assert_eq!(world.play(1, "h9"), Answer::Done);
}

#[test]
fn a_private_room_opens_by_its_code() {
    let mut world = World::new(2);
    world.start_all();
    let code = Some(Name::new("4711"));
    world.ask(0, Act::Open { settings: RoomSettings::casual(), code: code.clone() });
    assert!(world.guests[1].guest.lobby()[0].private);
    assert_eq!(world.ask(1, Act::Enter { room: 1, code: None }), Answer::Refused(Why::WrongCode));
    assert_eq!(
        world.ask(1, Act::Enter { room: 1, code: Some(Name::new("4712")) }),
        Answer::Refused(Why::WrongCode)
    );
    assert_eq!(world.ask(1, Act::Enter { room: 1, code }), Answer::Done);
    // A watcher comes back with it, too.
    world.cut(1);
    world.run(1_000);
    assert_eq!(world.guests[1].guest.room().map(RoomCopy::id), Some(1));
    // Nobody tries many.
    let mut guesser = World::new(2);
    guesser.start_all();
    guesser.ask(0, Act::Open { settings: RoomSettings::casual(), code: Some(Name::new("1")) });
    for n in 2..5 {
        let _ = guesser.command(1, Act::Enter { room: 1, code: Some(Name::new(&n.to_string())) });
        guesser.run(100);
    }
    assert_eq!(guesser.guests[1].parted, [Farewell::Flood]);
}

#[test]
fn one_talks_in_ones_own_room_as_its_host_allows() {
    let mut world = World::new(3);
    world.start_all();
    let room = world.game(RoomSettings::casual());
    let text = |text: &str| Act::Say { what: Said::Text(text.to_owned()) };
    assert_eq!(world.ask(0, text(" good \u{202e}game ")), Answer::Done);
    assert_eq!(world.ask(1, text(&"x".repeat(201))), Answer::Refused(Why::BadText));
    assert_eq!(world.ask(2, text("hi")), Answer::Refused(Why::NotInRoom));
    world.ask(2, Act::Enter { room, code: None });
    assert_eq!(world.ask(2, Act::Say { what: Said::Phrase(Phrase::GoodMove) }), Answer::Done);
    let switched = RoomSettings { free_chat: false, ..RoomSettings::casual() };
    assert_eq!(world.ask(1, Act::Settle { settings: switched.clone() }), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.ask(0, Act::Settle { settings: switched.clone() }), Answer::Done);
    let other_game = RoomSettings { undos: None, ..switched };
    assert_eq!(world.ask(0, Act::Settle { settings: other_game }), Answer::Refused(Why::NotNow));
    assert_eq!(world.ask(1, text("hello")), Answer::Refused(Why::ChatOff));
    let said: Vec<_> =
        world.room(room).chat.iter().map(|(_, name, said)| (name.as_str(), said.clone())).collect();
    assert_eq!(said, [("P0", Said::Text("good game".into())), ("P2", Said::Phrase(Phrase::GoodMove))]);
    world.assert_all_agree();
}

#[test]
fn a_watcher_sees_the_whole_game_and_one_who_does_not_read_harms_nobody() {
    let mut world = World::new(4);
    world.start_all();
    let room = world.game(RoomSettings { undos: None, ..RoomSettings::casual() });
    world.ask(2, Act::Enter { room, code: None });
    world.guests[2].stalled = true;
    for round in 0..40 {
        assert_eq!(world.play(0, "h8"), Answer::Done, "round {round}");
        let back = Action::Offer { kind: OfferKind::Undo { ply: 0 }, by: Stone::Black };
        assert_eq!(world.ask(0, act(back)), Answer::Done);
        assert_eq!(world.ask(1, act(Action::Accept(Stone::White))), Answer::Done);
        assert!(world.hall().longest_outbox() <= HallLimits::HALL.outbox);
        world.run(1_000);
    }
    world.guests[2].stalled = false;
    world.ask(3, Act::Enter { room, code: None });
    world.run(10_000);
    world.assert_all_agree();
    assert_eq!(world.guests[2].guest.room().unwrap().rev(), world.hall().rev(room).unwrap());
    assert_eq!(world.guests[3].guest.room().unwrap().state().game.as_ref().unwrap().game.log().len(), 120);
}

#[test]
fn a_player_who_does_not_read_is_closed_and_comes_back() {
    let mut world = World::new(3);
    world.start_all();
    let room = world.game(RoomSettings::casual());
    world.guests[1].stalled = true;
    // Black talks; what White does not read piles up.
    for _ in 0..60 {
        assert!(world.command(0, Act::Say { what: Said::Phrase(Phrase::Thinking) }).is_ok());
        world.run(150);
    }
    assert_eq!(presence(&world, room, SeatNo::Second), Presence::Reconnecting);
    world.guests[1].stalled = false;
    world.run(15_000);
    assert_eq!(presence(&world, room, SeatNo::Second), Presence::Here);
    assert_eq!(world.guests[1].parted, [Farewell::Slow]);
    world.assert_all_agree();
}

#[test]
fn strangers_are_named_and_closed_in_bounded_time() {
    let (mut world, room) = two();
    let links = world.hall().links();
    let hi = message(&ToHost::Hello { hello: hello("X") });
    let ping = message(&ToHost::Ping);
    let unknown = br#"{"t":"teleport","to":{"x":[1,2]}}"#.to_vec();
    let garbage = b"\xff\x00garbage".to_vec();
    let flood: Vec<_> = std::iter::once(hi.clone()).chain(std::iter::repeat_n(ping.clone(), 100)).collect();
    let cases = [
        (vec![], 3_000, Farewell::Silent),
        (vec![garbage.clone()], 0, Farewell::Malformed),
        (vec![ping.clone()], 0, Farewell::Malformed),
        (vec![hi.clone(), hi.clone()], 0, Farewell::Malformed),
        (vec![hi.clone(), unknown, garbage], 0, Farewell::Malformed),
        (flood, 0, Farewell::Flood),
        (vec![hi.clone()], 41_000, Farewell::Silent),
    ];
    for (n, (said, wait_ms, why)) in cases.into_iter().enumerate() {
        let link = world.stranger(PublicKey([20 + u8::try_from(n).unwrap(); 32]), &said);
        world.run(wait_ms);
        let last: ToGuest = decode(world.strangers[&link].last().unwrap()).unwrap();
        assert_eq!(last, ToGuest::Closing { why }, "case {n}");
        assert_eq!(world.hall().links(), links, "case {n}");
    }
    assert_eq!(world.play(0, "h8"), Answer::Done);
    assert_eq!(world.stored_moves(room), [at("h8")]);
}

#[test]
fn rooms_links_and_openings_have_their_bounds() {
    let mut world = World::with_limits(5, HallLimits { rooms: 2, links: 5, ..HallLimits::HALL });
    world.start_all();
    let open = || Act::Open { settings: RoomSettings::casual(), code: None };
    assert_eq!(world.ask(0, open()), Answer::Done);
    assert_eq!(world.ask(1, open()), Answer::Done);
    assert_eq!(world.ask(2, open()), Answer::Refused(Why::Full));
    // Who is refused stays where it is.
    assert_eq!(world.ask(2, Act::Enter { room: 1, code: None }), Answer::Done);
    assert_eq!(world.ask(2, open()), Answer::Refused(Why::Full));
    assert_eq!(world.ask(2, Act::Enter { room: 9, code: None }), Answer::Refused(Why::NoSuchRoom));
    assert_eq!(world.ask(0, Act::Say { what: Said::Phrase(Phrase::Hello) }), Answer::Done);
    assert_eq!(world.guests[2].guest.room().unwrap().state().chat.len(), 1);
    let link = world.stranger(PublicKey([77; 32]), &[]);
    let last: ToGuest = decode(world.strangers[&link].last().unwrap()).unwrap();
    assert_eq!(last, ToGuest::Closing { why: Farewell::Full });
    let mut often = World::new(1);
    often.start_all();
    let answers: Vec<_> = (0..6).map(|_| often.ask(0, open())).collect();
    assert_eq!(answers.iter().filter(|answer| **answer == Answer::Done).count(), 4);
    assert_eq!(answers[5], Answer::Refused(Why::TooFast));
    // Each left room is empty, and gone in time.
    often.run(31 * 60_000);
    assert!(often.hall().summaries().len() <= 1);
}

#[test]
fn both_ends_of_a_link_show_the_same_code_and_each_link_another() {
    let mut world = World::new(2);
    world.start_all();
    world.cut(0);
    world.run(1_000);
    let shown: Vec<_> =
        world.codes.iter().filter(|(guest, _)| *guest == Some(0)).map(|(_, code)| *code).collect();
    assert_eq!((shown.len(), &shown), (2, &world.guests[0].codes));
    assert_ne!(shown[0], shown[1]);
    // Whoever is in between and exchanges its nonce is told from a guest.
    let commitment = tengen_core::net::link::Commitment::new([7; 32]);
    let nonce = tengen_core::net::link::Nonce::new([7; 16]);
    let said = [
        ToHost::Hello { hello: hello("X") },
        ToHost::CodeCommit { commitment },
        ToHost::CodeReveal { nonce },
    ];
    let link = world.stranger(PublicKey([9; 32]), &said.map(|said| message(&said)));
    let last: ToGuest = decode(world.strangers[&link].last().unwrap()).unwrap();
    assert_eq!(last, ToGuest::Closing { why: Farewell::CodeBroken });
}

#[test]
fn who_is_muted_is_muted_for_one_alone() {
    let (mut world, _) = two();
    world.ask(0, Act::Say { what: Said::Phrase(Phrase::Hurry) });
    world.ask(1, Act::Say { what: Said::Phrase(Phrase::Thinking) });
    let pest = world.guests[0].key.peer_id();
    world.guests[1].guest.mute(pest, true);
    let heard = |world: &World, n: usize| world.guests[n].guest.chat().count();
    assert_eq!((heard(&world, 0), heard(&world, 1)), (2, 1));
    world.guests[1].guest.mute(pest, false);
    assert_eq!(heard(&world, 1), 2);
}
