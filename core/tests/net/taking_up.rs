//! A game that was left unfinished goes on, whoever went and however long ago. Guest 0 is at the hall's own device.

use tengen_core::board::Stone;
use tengen_core::game::{Action, Clocks, ColourChoice, Game, TimeControl};
use tengen_core::net::hall::HallLimits;
use tengen_core::net::room::{Claim, GameOfRoom, Phase, Presence, RoomId, RoomSettings, SeatNo};
use tengen_core::net::session::{Act, Answer, Contact, GameMark, GuestInput, InvitationEnd, RoomCopy, Why};
use tengen_core::rules::opening::{Opening, Protocol};

use crate::world::{DELAY_MS, World};

const DAY_MS: i64 = 24 * 60 * 60_000;

/// A phone whose owner plays its first guest: two stones lie there, and it is the guest's turn.
fn playing(settings: RoomSettings) -> World {
    let mut world = World::with_limits(3, HallLimits::PHONE);
    world.home = Some(0);
    world.start_all();
    begin(&mut world, settings);
    for (n, point) in [(1, "h8"), (0, "h9")] {
        assert_eq!(world.play(n, point), Answer::Done);
    }
    world
}

/// The guest invites the owner, who accepts.
fn begin(world: &mut World, settings: RoomSettings) {
    world.invite(1, settings);
    world.run(5 * DELAY_MS);
    let invitation = world.guests[0].guest.invitations()[0].clone();
    world.accept(&invitation).unwrap();
    world.run(20 * DELAY_MS);
}

fn casual() -> World {
    playing(RoomSettings { first: ColourChoice::Black, ..RoomSettings::casual() })
}

/// Both leave, and what is left of their room is given up.
fn leave_for_days(world: &mut World) {
    world.depart(1);
    world.depart(0);
    world.run(2 * DAY_MS);
    assert_eq!(world.hall().rooms().count(), 0);
}

fn ask(world: &mut World, n: usize) -> Answer {
    let id = world.ask_to_go_on(n).unwrap();
    world.run(5 * DELAY_MS);
    world.answer(n, id).unwrap()
}

fn accept(world: &mut World) -> Answer {
    let invitation = world.guests[0].guest.invitations()[0].clone();
    let id = world.accept(&invitation).unwrap();
    world.run(20 * DELAY_MS);
    world.answer(0, id).unwrap()
}

fn room(world: &World, n: usize) -> RoomId {
    world.guests[n].guest.room().unwrap().id()
}

fn stones(world: &World, n: usize) -> usize {
    world.guests[n].guest.room().unwrap().state().running().unwrap().game.plies().len()
}

#[test]
fn after_days_a_game_goes_on_where_it_was() {
    let mut world = casual();
    leave_for_days(&mut world);
    assert_eq!(ask(&mut world, 1), Answer::Done);
    assert_eq!(world.guests[0].guest.room(), None, "nobody was asked");
    assert_eq!(accept(&mut world), Answer::Done);
    for n in [0, 1] {
        assert_eq!(stones(&world, n), 2);
        assert!(world.guests[n].membership_token().is_some());
    }
    assert_eq!(world.guests[1].replied, [InvitationEnd::Accepted, InvitationEnd::Accepted]);
    // Whose turn it was, and nobody else's.
    assert_eq!(world.play(0, "a1"), Answer::Refused(Why::NotAllowed));
    assert_eq!(world.play(1, "i8"), Answer::Done);
    assert_eq!(world.play(0, "i9"), Answer::Done);
    world.assert_all_agree();
    // It ends as any other, and the next one swaps the colours.
    let resign = Act::Play { action: Action::Resign(Stone::Black) };
    assert_eq!(world.ask(1, resign), Answer::Done);
    world.ready(0).unwrap();
    world.ready(1).unwrap();
    world.run(20 * DELAY_MS);
    assert_eq!(world.play(0, "h8"), Answer::Done);
    world.assert_all_agree();
}

#[test]
fn the_clocks_go_on_from_the_record() {
    let control = TimeControl::Total { main_ms: 60_000 };
    let clocks = Clocks::both(control);
    let mut world = playing(RoomSettings { first: ColourChoice::Black, clocks, ..RoomSettings::casual() });
    world.run(20_000);
    assert_eq!(world.play(1, "i8"), Answer::Done);
    let before = world.room(room(&world, 1)).running().unwrap().game.clock_ms();
    assert!(before > 20_000);
    leave_for_days(&mut world);
    ask(&mut world, 1);
    accept(&mut world);
    let (now_ms, copy) = (world.now_ms, world.guests[1].guest.room().unwrap());
    let ran_ms = copy.ran_ms(now_ms) - before;
    assert!((0..=20 * DELAY_MS).contains(&ran_ms), "{ran_ms}");
    // What is left runs out as it would have done.
    world.run(59_000);
    assert_eq!(world.room(room(&world, 1)).phase, Phase::Playing);
    world.run(2_000);
    let state = world.room(room(&world, 1));
    assert_eq!(state.game.as_ref().unwrap().game.result().unwrap().winner, Some(Stone::Black));
    world.assert_all_agree();
}

#[test]
fn who_left_comes_back_to_whoever_still_sits_there_without_asking() {
    for gone in [0, 1] {
        let mut world = casual();
        let before = room(&world, 1 - gone);
        world.depart(gone);
        world.run(1_000);
        let claim = |world: &World| {
            let state = world.guests[1 - gone].guest.room().unwrap().state();
            state.seats.clone().map(|seat| seat.unwrap().claim)
        };
        assert!(claim(&world).contains(&Some(Claim::Absent)));
        assert_eq!(ask(&mut world, gone), Answer::Done);
        assert_eq!((room(&world, gone), claim(&world)), (before, [None, None]), "{gone}");
        assert_eq!(world.play(1, "i8"), Answer::Done);
        assert_eq!(world.play(0, "i9"), Answer::Done);
        world.assert_all_agree();
        // With a new token the seat is theirs as before.
        world.kill_guest(gone);
        world.run(1_000);
        assert!(world.guests[gone].guest.room().and_then(RoomCopy::seat).is_some());
    }
}

#[test]
fn a_host_that_was_killed_and_both_who_left_it_go_on() {
    let mut world = casual();
    world.depart(1);
    world.kill_hall();
    world.run(10_000);
    world.start_hall();
    // The owner does not come back to the room, but to a page on which nobody plays.
    world.guests[0].remembered = None;
    world.kill_guest(0);
    world.run(10_000);
    assert_eq!(world.hall().rooms().count(), 1);
    assert_eq!(ask(&mut world, 1), Answer::Done);
    assert_eq!(accept(&mut world), Answer::Done);
    assert_eq!(world.hall().rooms().count(), 1, "the room in which it was left is of no use any more");
    assert_eq!(world.play(1, "i8"), Answer::Done);
    world.kill_guest(1);
    world.run(2_000);
    assert_eq!((world.guests[1].guest.contact(), stones(&world, 1)), (Contact::Here, 3));
    world.assert_all_agree();
}

#[test]
fn records_that_differ_by_what_was_under_way_go_on_from_the_shorter() {
    for behind in [0, 1] {
        let mut world = casual();
        let older = world.guests[behind].record.clone();
        assert_eq!(world.play(1, "i8"), Answer::Done);
        leave_for_days(&mut world);
        world.guests[behind].record = older;
        assert_eq!(ask(&mut world, 1), Answer::Done);
        assert_eq!(accept(&mut world), Answer::Done);
        assert_eq!((stones(&world, 0), stones(&world, 1)), (2, 2), "{behind}");
        assert_eq!(world.play(1, "j8"), Answer::Done);
        world.assert_all_agree();
    }
}

#[test]
fn a_game_that_is_made_up_does_not_go_on() {
    let mut world = casual();
    leave_for_days(&mut world);
    // Of another game: the same two, the same stones, another time.
    let (true_record, persons) = world.guests[1].record.clone().unwrap();
    let mut log = true_record.game.log().to_vec();
    log[0].at_ms += 1;
    let game = Game::replay(true_record.setup.clone(), log).unwrap();
    let mark = GameMark::of(&GameOfRoom { game, ..true_record.clone() }, persons);
    world.try_to(1, |guest, now_ms| guest.invite(now_ms, RoomSettings::casual(), Some(mark))).unwrap();
    world.run(5 * DELAY_MS);
    assert_eq!(accept(&mut world), Answer::Refused(Why::OtherGame));
    assert_eq!((world.hall().rooms().count(), world.hall().invitations()), (0, 1));
    // The owner's app refuses it by itself, and says why.
    let id = world.guests[0].guest.invitations()[0].id;
    world.try_to(0, |guest, now_ms| guest.refuse(now_ms, id, InvitationEnd::OtherGame)).unwrap();
    world.run(5 * DELAY_MS);
    assert_eq!(world.guests[1].replied.last(), Some(&InvitationEnd::OtherGame));
    // Nor does somebody else go on with it who has got hold of its mark.
    let mark = world.guests[1].mark();
    world.try_to(2, |guest, now_ms| guest.invite(now_ms, RoomSettings::casual(), mark)).unwrap();
    world.run(5 * DELAY_MS);
    assert_eq!(accept(&mut world), Answer::Refused(Why::OtherGame));
    assert_eq!(world.hall().rooms().count(), 0);
}

#[test]
fn nobody_takes_a_seat_by_the_mark_of_its_game() {
    let mut world = casual();
    let mark = world.guests[1].mark();
    world.depart(1);
    world.run(1_000);
    world.try_to(2, |guest, now_ms| guest.invite(now_ms, RoomSettings::casual(), mark)).unwrap();
    world.run(5 * DELAY_MS);
    assert_eq!(world.guests[2].guest.room(), None);
    let seats = world.room(room(&world, 0)).seats.clone();
    assert!(seats.iter().flatten().all(|seat| seat.peer != world.guests[2].key.peer_id()));
    assert!(seats.iter().flatten().any(|seat| seat.presence == Presence::Left));
}

#[test]
fn a_game_that_has_ended_on_one_side_does_not_go_on() {
    let mut world = casual();
    world.depart(1);
    world.run(1_000);
    assert_eq!(world.ask(0, Act::Claim), Answer::Done);
    // For the one who left it goes on; for the other it was claimed, whether that one still sits there or not.
    assert_eq!(ask(&mut world, 1), Answer::Done);
    assert_eq!(world.guests[1].guest.room(), None);
    let ended = world.guests[0].record.clone().unwrap().0;
    assert!(ended.game.result().is_some());
    let id = world.guests[0].guest.invitations()[0].id;
    world.try_to(0, |guest, now_ms| guest.refuse(now_ms, id, InvitationEnd::Ended)).unwrap();
    world.run(5 * DELAY_MS);
    assert_eq!(world.guests[1].replied.last(), Some(&InvitationEnd::Ended));
}

#[test]
fn a_long_game_in_an_opening_that_was_drawn_goes_on_whole() {
    let opening = Opening::of(Protocol::Lot);
    let mut world = playing_drawn(RoomSettings { opening, ..RoomSettings::casual() });
    for n in 0..40 {
        let point = format!(
            "{}{}",
            ["a", "c", "e", "g", "k", "m", "o", "b"][n % 8],
            1 + 2 * (n / 8) + usize::from(n % 2 == 1)
        );
        let mover = mover(&world);
        assert_eq!(world.play(mover, &point), Answer::Done, "{point}");
    }
    leave_for_days(&mut world);
    ask(&mut world, 1);
    assert_eq!(accept(&mut world), Answer::Done);
    assert_eq!((stones(&world, 0), stones(&world, 1)), (43, 43));
    assert!(world.room(room(&world, 1)).settings.draws_opening(), "the next one is drawn anew");
    let mover = mover(&world);
    assert_eq!(world.play(mover, "h15"), Answer::Done);
    world.assert_all_agree();
}

fn mover(world: &World) -> usize {
    let decider = world.guests[1].guest.room().unwrap().state().running().unwrap().decider();
    usize::from(world.guests[1].guest.room().unwrap().seat() == decider)
}

fn playing_drawn(settings: RoomSettings) -> World {
    let mut world = World::with_limits(2, HallLimits::PHONE);
    world.home = Some(0);
    world.start_all();
    begin(&mut world, settings);
    world
}

#[test]
fn two_who_ask_each_other_to_go_on_do_and_a_new_game_is_another_wish() {
    let mut world = casual();
    leave_for_days(&mut world);
    let (peer, seat) = (world.guests[1].key.peer_id(), SeatNo::First);
    let record = world.guests[0].record_for(peer).map(Box::new);
    let hosts = world.guests[0].key.peer_id() < peer;
    // The owner has asked the other to go on, but the other would like a new game: that is asked as ever.
    world.try_to(0, |guest, now_ms| guest.inviting(now_ms, Some(peer), record.clone())).unwrap();
    world.run(5 * DELAY_MS);
    world.invite(1, RoomSettings::casual());
    world.run(5 * DELAY_MS);
    assert_eq!(world.guests[0].guest.invitations().len(), 1);
    assert_eq!(world.ask(1, Act::Withdraw), Answer::Done);
    let answer = ask(&mut world, 1);
    world.run(20 * DELAY_MS);
    if hosts {
        assert_eq!((answer, stones(&world, 0), stones(&world, 1)), (Answer::Done, 2, 2));
        assert_eq!(world.guests[1].guest.room().unwrap().seat(), Some(seat));
    } else {
        assert_eq!(answer, Answer::Refused(Why::Crossed));
    }
    assert!(world.guests[0].guest.invitations().is_empty());
}

#[test]
fn how_long_somebody_is_waited_for_is_told_by_the_host_whenever_one_comes() {
    let mut world = casual();
    let seat = |world: &World, n: usize| world.guests[n].guest.room().unwrap().seat().unwrap();
    let (gone, stays) = (seat(&world, 1), 0);
    world.run(1_000);
    world.guest_step(1, GuestInput::Background);
    world.run(20_000);
    let since_ms = world.guests[stays].guest.room().unwrap().waited(gone).unwrap().since_ms;
    assert!((world.now_ms - since_ms) < 20_000);
    world.run(30_000);
    // It is Black's turn, who is gone: the game may be claimed after two minutes of that.
    let waited = world.guests[stays].guest.room().unwrap().waited(gone).unwrap();
    assert_eq!(waited.since_ms, since_ms, "it is not counted anew");
    let due_ms = waited.due_ms.unwrap() - since_ms;
    assert!((due_ms - 120_000).abs() <= 2 * DELAY_MS, "{due_ms}");
    // The same for one who comes later, and for one who was away meanwhile.
    let id = room(&world, stays);
    assert_eq!(world.ask(2, Act::Enter { room: id, code: None }), Answer::Done);
    world.cut(stays);
    world.run(3_000);
    for n in [stays, 2] {
        let told = world.guests[n].guest.room().unwrap().waited(gone).unwrap();
        assert!((told.since_ms - since_ms).abs() <= 2 * DELAY_MS, "{n}");
        assert!((told.due_ms.unwrap() - waited.due_ms.unwrap()).abs() <= 2 * DELAY_MS, "{n}");
    }
    world.run(120_000);
    assert_eq!(
        world.guests[stays].guest.room().unwrap().state().seat(gone).unwrap().claim,
        Some(Claim::Absent)
    );
    assert_eq!(world.ask(stays, Act::Claim), Answer::Done);
}
