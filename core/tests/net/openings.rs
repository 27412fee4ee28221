//! Openings over the network: who decides is not always the colour to move, and colours change hands.

use tengen_core::board::Stone;
use tengen_core::game::{Action, Clocks, OfferKind, ResultReason, TimeControl};
use tengen_core::net::room::{Claim, Phase, RoomId, RoomSettings, SeatNo};
use tengen_core::net::session::{Act, Answer, Why};
use tengen_core::rules::opening::{AskKind, Choice, Opening, Protocol};
use tengen_core::rules::{FoulPolicy, RuleSet};

use crate::common::{Dice, open_actions, openings};
use crate::world::{DELAY_MS, World, at};

fn begin(settings: RoomSettings) -> (World, RoomId) {
    let mut world = World::new(2);
    world.start_all();
    let room = world.game(settings);
    assert_eq!(world.room(room).phase, Phase::Playing);
    (world, room)
}

fn with(opening: Opening) -> RoomSettings {
    RoomSettings { opening, ..RoomSettings::casual() }
}

/// Who has to do something next: guest 0 has the first seat.
fn decider(world: &World, room: RoomId) -> usize {
    world.room(room).running().unwrap().decider().unwrap().index()
}

fn act(world: &mut World, n: usize, action: Action) -> Answer {
    let answer = world.ask(n, Act::Play { action });
    world.assert_all_agree();
    answer
}

/// Whoever has to does this, and nobody else could have.
fn next(world: &mut World, room: RoomId, action: Action) {
    let n = decider(world, room);
    assert_eq!(act(world, 1 - n, action), Answer::Refused(Why::NotAllowed), "{action:?}");
    assert_eq!(act(world, n, action), Answer::Done, "{action:?}");
}

fn play(world: &mut World, room: RoomId, points: &str) {
    for point in points.split_whitespace() {
        next(world, room, Action::Play(at(point)));
    }
}

fn choose(world: &mut World, room: RoomId, choice: Choice) {
    next(world, room, Action::Choose(choice));
}

fn black(world: &World, room: RoomId) -> SeatNo {
    world.room(room).game.as_ref().unwrap().black_now()
}

#[test]
fn in_swap2_one_lays_three_stones_and_the_other_takes_the_colour_and_its_wins() {
    let (mut world, room) = begin(with(Opening::of(Protocol::Swap2)));
    play(&mut world, room, "h8 a1 i9");
    assert_eq!(decider(&world, room), 1);
    choose(&mut world, room, Choice::Swap);
    // Guest 1 is Black now; White is to move.
    assert_eq!((black(&world, room), decider(&world, room)), (SeatNo::Second, 0));
    play(&mut world, room, "a2 j10 a3 k11 a4 g7");
    let state = world.room(room);
    assert_eq!((state.phase, state.wins), (Phase::Finished, [0, 1]));
    // In the next game the other lays the stones, whoever was Black at the end.
    world.ready(0).unwrap();
    world.ready(1).unwrap();
    world.run(20 * DELAY_MS);
    assert_eq!((black(&world, room), decider(&world, room)), (SeatNo::Second, 1));
}

#[test]
fn two_stones_are_added_and_clocks_go_with_their_person() {
    let control = |main_ms| TimeControl::Total { main_ms };
    let clocks = Clocks { black: control(600_000), white: control(60_000) };
    let (mut world, room) = begin(RoomSettings { clocks, ..with(Opening::of(Protocol::Swap2)) });
    play(&mut world, room, "h8 a1 i9");
    choose(&mut world, room, Choice::AddTwo);
    play(&mut world, room, "a2 j10");
    assert_eq!(decider(&world, room), 0);
    choose(&mut world, room, Choice::Swap);
    assert_eq!((black(&world, room), decider(&world, room)), (SeatNo::Second, 0));
    play(&mut world, room, "a3");
    // The second seat, Black now, has still a minute.
    world.run(61_000);
    let state = world.room(room);
    assert_eq!(state.game.as_ref().unwrap().game.result().unwrap().reason, ResultReason::Time);
    assert_eq!(state.wins, [1, 0]);
    world.assert_all_agree();
}

#[test]
fn every_opening_is_played_through_with_every_kind_of_choice() {
    let mut swaps = 0;
    for opening in openings() {
        for seed in 1..=4 {
            let mut dice = Dice(seed);
            let (mut world, room) = begin(with(opening));
            while let Some(of_room) =
                world.room(room).running().filter(|of_room| of_room.game.ask().is_some())
            {
                let open = open_actions(&of_room.game, dice.below(10_000));
                let action = open[dice.below(open.len())];
                next(&mut world, room, action);
                if dice.below(6) == 0 {
                    // Somebody comes back in the middle of it, from what the host sends.
                    let n = dice.below(2);
                    if dice.below(2) == 0 {
                        world.cut(n);
                    } else {
                        world.kill_guest(n);
                    }
                    world.run(2_000);
                    world.assert_all_agree();
                }
            }
            let of_room = world.room(room).running().unwrap();
            swaps += usize::from(of_room.game.swapped());
            let stone = of_room.stone(SeatNo::First);
            assert_eq!(act(&mut world, 0, Action::Resign(stone)), Answer::Done);
            assert_eq!(world.room(room).wins, [0, 1], "{opening:?}");
        }
    }
    assert!(swaps > 10, "{swaps}");
}

#[test]
fn a_hall_that_is_killed_in_the_middle_of_an_opening_has_it_again() {
    let (mut world, room) = begin(with(Opening::of(Protocol::Taraguchi)));
    play(&mut world, room, "h8");
    choose(&mut world, room, Choice::Swap);
    play(&mut world, room, "h9");
    world.kill_hall();
    world.start_hall();
    world.run(12_000);
    assert_eq!(black(&world, room), SeatNo::Second);
    let kind = world.room(room).running().unwrap().game.ask().unwrap().kind;
    assert_eq!(kind, AskKind::PlaceOrSwap);
    choose(&mut world, room, Choice::Swap);
    assert_eq!(black(&world, room), SeatNo::First);
}

#[test]
fn an_opening_is_drawn_by_lot_for_each_game() {
    let (mut world, room) = begin(with(Opening::of(Protocol::Lot)));
    for _ in 0..3 {
        let of_room = world.room(room).running().unwrap();
        assert!(matches!(of_room.setup.opening.protocol, Protocol::Drawn(_)), "{:?}", of_room.setup.opening);
        assert_eq!(of_room.game.plies().len(), 3);
        world.assert_all_agree();
        let stone = of_room.stone(SeatNo::First);
        act(&mut world, 0, Action::Resign(stone));
        world.ready(0).unwrap();
        world.ready(1).unwrap();
        world.run(20 * DELAY_MS);
    }
}

#[test]
fn a_choice_for_a_position_that_has_changed_is_stale() {
    let (mut world, room) = begin(with(Opening::of(Protocol::Swap)));
    play(&mut world, room, "h8 a1");
    let rev = world.hall().rev(room).unwrap();
    play(&mut world, room, "i9");
    let late = Act::Play { action: Action::Choose(Choice::Swap) };
    assert_eq!(world.say(1, 900, rev, late), Answer::Refused(Why::Stale));
    assert_eq!(black(&world, room), SeatNo::First);
}

#[test]
fn who_lets_the_other_wait_with_a_choice_is_a_no_show() {
    let (mut world, room) = begin(RoomSettings { no_show_s: 30, ..with(Opening::of(Protocol::Swap2)) });
    play(&mut world, room, "h8 a1 i9");
    // White's colour has a stone on the board, but its person has done nothing yet.
    world.run(29_000);
    assert_eq!(world.ask(0, Act::Claim), Answer::Refused(Why::NotNow));
    world.run(2_000);
    assert_eq!(world.room(room).seat(SeatNo::Second).unwrap().claim, Some(Claim::NoShow));
    assert_eq!(world.ask(0, Act::Claim), Answer::Done);
    let state = world.room(room);
    assert_eq!(state.game.as_ref().unwrap().game.result().unwrap().reason, ResultReason::NoShow);
    assert_eq!(state.wins, [1, 0]);
    world.assert_all_agree();
}

fn renju(fouls: FoulPolicy) -> RoomSettings {
    RoomSettings { rules: RuleSet::Renju, fouls, ..RoomSettings::casual() }
}

/// Black makes an overline of six on row 8.
const OVERLINE: &str = "c8 a1 d8 a2 e8 a3 g8 a15 h8 o15 f8";

#[test]
fn a_foul_is_claimed_by_white_once_and_rightly() {
    let (mut world, room) = begin(renju(FoulPolicy::Claim));
    play(&mut world, room, "h8");
    let log = |world: &World| world.room(room).game.as_ref().unwrap().game.log().len();
    // There is none: the claim stands in the record, and is not made again and again.
    assert_eq!(act(&mut world, 0, Action::ClaimFoul), Answer::Refused(Why::NotAllowed));
    assert_eq!(act(&mut world, 1, Action::WrongClaim), Answer::Refused(Why::NotAllowed));
    assert_eq!(act(&mut world, 1, Action::ClaimFoul), Answer::Done);
    assert_eq!(act(&mut world, 1, Action::ClaimFoul), Answer::Refused(Why::NotNow));
    assert_eq!(log(&world), 2);
    act(&mut world, 1, Action::Resign(Stone::White));
    world.ready(0).unwrap();
    world.ready(1).unwrap();
    world.run(20 * DELAY_MS);
    // Guest 1 is Black in the next game.
    play(&mut world, room, OVERLINE);
    assert_eq!(world.room(room).phase, Phase::Playing);
    assert_eq!(act(&mut world, 0, Action::ClaimFoul), Answer::Done);
    let state = world.room(room);
    assert_eq!(state.game.as_ref().unwrap().game.result().unwrap().reason, ResultReason::Foul);
    assert_eq!(state.wins, [2, 0]);
}

#[test]
fn a_foul_loses_at_once_or_cannot_be_played_as_the_room_has_it() {
    let (mut world, room) = begin(renju(FoulPolicy::Loses));
    play(&mut world, room, OVERLINE);
    assert_eq!(world.room(room).wins, [0, 1]);
    let (mut world, room) = begin(renju(FoulPolicy::Prevented));
    let (before, last) = OVERLINE.rsplit_once(' ').unwrap();
    play(&mut world, room, before);
    assert_eq!(act(&mut world, 0, Action::Play(at(last))), Answer::Refused(Why::Game));
}

#[test]
fn other_clocks_are_agreed_on_before_the_first_stone_and_kept_when_the_game_begins_anew() {
    let (mut world, room) = begin(RoomSettings::casual());
    let clocks = Clocks::both(TimeControl::Total { main_ms: 300_000 });
    let offer = |by| Action::Offer { kind: OfferKind::Clocks(clocks), by };
    assert_eq!(act(&mut world, 1, offer(Stone::White)), Answer::Done);
    assert_eq!(act(&mut world, 0, Action::Accept(Stone::Black)), Answer::Done);
    let agreed = |world: &World| world.room(room).running().unwrap().game.setup().clocks;
    assert_eq!(agreed(&world), clocks);
    play(&mut world, room, "h8 h9");
    let again = Action::Offer { kind: OfferKind::Restart, by: Stone::Black };
    assert_eq!(act(&mut world, 0, again), Answer::Done);
    assert_eq!(act(&mut world, 1, Action::Accept(Stone::White)), Answer::Done);
    assert_eq!((agreed(&world), world.room(room).running().unwrap().game.plies()), (clocks, [].as_slice()));
    play(&mut world, room, "h8");
    assert_eq!(act(&mut world, 1, offer(Stone::White)), Answer::Refused(Why::Game));
}

#[test]
fn settings_that_nobody_can_play_with_are_refused() {
    let mut world = World::new(1);
    world.start_all();
    for settings in [
        RoomSettings { no_show_s: 29, ..RoomSettings::casual() },
        RoomSettings { absent_s: 601, ..RoomSettings::casual() },
    ] {
        assert_eq!(world.ask(0, Act::Open { settings, code: None }), Answer::Refused(Why::BadSettings));
    }
}
