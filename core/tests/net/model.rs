//! Whatever people and networks do, in whatever order: what ARCHITECTURE.md promises holds. `TENGEN_SEEDS=10000` runs so many
//! evenings in place of a small fixed share of them.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest};
use tengen_core::board::{Point, Stone};
use tengen_core::game::{Action, Clocks, ColourChoice, Entry, OfferKind, TimeControl};
use tengen_core::net::hall::{HallInput, HallLimits, Stored, StoredRoom};
use tengen_core::net::link::PublicKey;
use tengen_core::net::room::{GameOfRoom, Phase, Phrase, RoomEvent, RoomSettings, Said};
use tengen_core::net::session::{Act, Answer, Contact, GuestInput, MOST_PENDING, ToHost};
use tengen_core::rules::{FoulPolicy, RuleSet};

use crate::common::{open_actions, openings};
use crate::world::{Steps, World, hello, message};

const GUESTS: usize = 4;
/// Where only a thief would play.
const STOLEN: Point = Point::new(14, 14);
/// The opening rules, without and with two fifth moves.
const OPENINGS: usize = 24;
/// Small, so that they are met.
const LIMITS: HallLimits = HallLimits { rooms: 2, watchers: 2, outbox: 8, in_flight: 3, ..HallLimits::HALL };

/// One thing that somebody, or the network, does.
#[derive(Debug, Clone)]
pub enum Move {
    Open {
        lot: bool,
        clock: bool,
        opening: usize,
    },
    Invite {
        opening: usize,
    },
    Reply(bool),
    /// To go on with the last game.
    GoOn,
    /// Leaves for good, and comes again.
    Depart,
    /// The owner says that it has invited one of the others elsewhere, or that it has not.
    Inviting(usize),
    Enter {
        room: u32,
    },
    Do(Wish),
    Play {
        x: u8,
        y: u8,
    },
    Cut,
    Silence,
    Stall,
    Read,
    Duplicate,
    Reorder,
    Background,
    Foreground,
    KillGuest,
    /// Killed, and its data are deleted.
    Amnesia,
    KillHall,
    StartHall,
    Away(bool),
    Garbage,
    Thief,
    Wait {
        ms: i64,
    },
}

/// What needs no more to be said of.
#[derive(Debug, Clone, Copy)]
pub enum Wish {
    Sit,
    Stand,
    Leave,
    Ready,
    Unready,
    Resign,
    AskBack,
    AskDraw,
    AskAnew,
    Agree,
    Decline,
    Claim,
    Say,
    Withdraw,
    ClaimFoul,
}

const WISHES: [Wish; 15] = [
    Wish::Sit,
    Wish::Stand,
    Wish::Leave,
    Wish::Ready,
    Wish::Unready,
    Wish::Resign,
    Wish::AskBack,
    Wish::AskDraw,
    Wish::AskAnew,
    Wish::Agree,
    Wish::Decline,
    Wish::Claim,
    Wish::Say,
    Wish::Withdraw,
    Wish::ClaimFoul,
];

/// What is known without looking: whether the hall runs, whether it is a phone's, and what is played first.
#[derive(Debug, Clone)]
pub struct Evening {
    hall_runs: bool,
    phone: bool,
    /// How the first game begins.
    opening: usize,
    begins: Begins,
    steps: Steps,
}

/// Of what an evening's first game comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Begins {
    Opened,
    Invited,
    /// It was left after some stones, and goes on.
    GoneOn,
}

impl ReferenceStateMachine for Evening {
    type State = Self;
    type Transition = (usize, Move);

    fn init_state() -> BoxedStrategy<Self> {
        let steps = prop::sample::select(&[Steps::Each, Steps::Together][..]);
        let begins = prop::sample::select(&[Begins::Opened, Begins::Invited, Begins::GoneOn][..]);
        let how = (any::<bool>(), 0..OPENINGS, begins, steps);
        let evening =
            |(phone, opening, begins, steps)| Self { hall_runs: true, phone, opening, begins, steps };
        how.prop_map(evening).boxed()
    }

    fn transitions(_: &Self) -> BoxedStrategy<Self::Transition> {
        let wish = prop::sample::select(WISHES.as_slice());
        // A small corner, so that fives come about.
        let play = (0..5u8, 0..4u8).prop_map(|(x, y)| Move::Play { x, y });
        let wait = prop::sample::select(vec![0, 20, 45, 120, 700, 5_000, 16_000, 61_000, 130_000]);
        let network = prop::sample::select(vec![
            Move::Cut,
            Move::Silence,
            Move::Stall,
            Move::Read,
            Move::Duplicate,
            Move::Reorder,
            Move::Background,
            Move::Foreground,
            Move::Foreground,
            Move::KillGuest,
            Move::Amnesia,
            Move::KillHall,
            Move::StartHall,
            Move::Away(true),
            Move::Away(false),
            Move::Garbage,
            Move::Thief,
        ]);
        let what = prop_oneof![
            1 => (any::<(bool, bool)>(), 0..OPENINGS).prop_map(|((lot, clock), opening)| Move::Open { lot, clock, opening }),
            4 => (0..OPENINGS).prop_map(|opening| Move::Invite { opening }),
            4 => prop::bool::weighted(0.8).prop_map(Move::Reply),
            1 => (0..GUESTS).prop_map(Move::Inviting),
            6 => Just(Move::GoOn),
            2 => Just(Move::Depart),
            2 => (1..3u32).prop_map(|room| Move::Enter { room }),
            8 => wish.prop_map(Move::Do),
            4 => Just(Move::Do(Wish::Ready)),
            20 => play,
            6 => network,
            14 => wait.prop_map(|ms| Move::Wait { ms }),
        ];
        (0..GUESTS, what).boxed()
    }

    fn apply(mut state: Self, (_, what): &Self::Transition) -> Self {
        match what {
            Move::KillHall => state.hall_runs = false,
            Move::StartHall => state.hall_runs = true,
            _ => {}
        }
        state
    }

    fn preconditions(state: &Self, (_, what): &Self::Transition) -> bool {
        match what {
            Move::StartHall => !state.hall_runs,
            Move::KillHall | Move::Away(_) | Move::Garbage | Move::Thief => state.hall_runs,
            _ => true,
        }
    }
}

/// The real thing, with what can't be known of commands whose answers were lost.
pub struct Running {
    world: World,
    lost_moves: usize,
}

impl StateMachineTest for Evening {
    type SystemUnderTest = Running;
    type Reference = Self;

    fn init_test(evening: &Self) -> Running {
        let limits = HallLimits { guests_open: !evening.phone, ..LIMITS };
        let mut world = World::with_limits(GUESTS, limits);
        (world.home, world.steps) = (Some(0), evening.steps);
        world.start_all();
        if evening.begins == Begins::Opened {
            world.game(with(evening.opening));
        } else {
            world.invite(1, RoomSettings { first: ColourChoice::Lot, ..with(evening.opening) });
            accept(&mut world);
        }
        if evening.begins == Begins::GoneOn {
            go_on(&mut world);
        }
        assert_eq!(world.room(world.guests[0].guest.room().unwrap().id()).phase, Phase::Playing);
        Running { world, lost_moves: 0 }
    }

    fn apply(mut running: Running, _: &Self, (n, what): (usize, Move)) -> Running {
        let world = &mut running.world;
        match what {
            Move::Open { lot, clock, opening } => {
                let first = if lot { ColourChoice::Lot } else { ColourChoice::White };
                let control = if clock { TimeControl::Total { main_ms: 60_000 } } else { TimeControl::None };
                let settings = RoomSettings { first, clocks: Clocks::both(control), ..with(opening) };
                let _ = world.command(n, Act::Open { settings, code: None });
            }
            Move::Invite { opening } => {
                let first = ColourChoice::Lot;
                let _ = world.try_to(n, |guest, now_ms| {
                    guest.invite(now_ms, RoomSettings { first, ..with(opening) }, None)
                });
            }
            Move::Reply(accept) => {
                let waiting = world.guests[0].guest.invitations().first().cloned();
                if let Some(invitation) = waiting.clone().filter(|_| accept) {
                    let _ = world.accept(&invitation);
                } else {
                    let id = waiting.map_or(1, |invitation| invitation.id);
                    let _ = world.try_to(0, |guest, now_ms| guest.reply(now_ms, id, accept));
                }
            }
            Move::GoOn => {
                let _ = world.ask_to_go_on(n);
            }
            Move::Depart => world.depart(n),
            Move::Inviting(peer) => {
                let peer = (peer > 0).then(|| world.guests[peer].key.peer_id());
                let game = peer.filter(|_| n % 2 == 0).and_then(|peer| world.guests[0].record_for(peer));
                let _ = world.try_to(0, |guest, now_ms| guest.inviting(now_ms, peer, game.map(Box::new)));
            }
            Move::Enter { room } => {
                let _ = world.command(n, Act::Enter { room, code: None });
            }
            Move::Do(wish) => grant(world, n, wish),
            Move::Play { x, y } => {
                // Mostly whoever has to: else games would not come far.
                let n = if x > 0 { to_decide(world).unwrap_or(n) } else { n };
                let action = of_opening(world, n, x, y).unwrap_or(Action::Play(Point::new(x, y)));
                let _ = world.command(n, Act::Play { action });
                if x > 2 {
                    world.run(60);
                }
            }
            Move::Cut => world.cut(n),
            Move::Silence => world.silence(n),
            Move::Stall => world.guests[n].stalled = true,
            Move::Read => world.guests[n].stalled = false,
            Move::Duplicate => world.duplicate(n),
            Move::Reorder => world.reorder(n),
            Move::Background => world.guest_step(n, GuestInput::Background),
            Move::Foreground => world.guest_step(n, GuestInput::Foreground),
            Move::KillGuest | Move::Amnesia => {
                if matches!(what, Move::Amnesia) {
                    world.guests[n].remembered = None;
                    world.guests[n].record = None;
                }
                running.lost_moves += pending_moves(world, n);
                world.kill_guest(n);
            }
            Move::KillHall => world.kill_hall(),
            Move::StartHall => world.start_hall(),
            Move::Away(away) => world.hall_step(HallInput::Away(away)),
            Move::Garbage => {
                world.stranger(PublicKey([200; 32]), &[b"{\"t\":[[[[".to_vec()]);
            }
            Move::Thief => steal(world, n),
            Move::Wait { ms } => world.run(ms),
        }
        running
    }

    fn check_invariants(running: &Running, _: &Self) {
        let world = &running.world;
        let Some(hall) = &world.hall else { return };
        let limits = LIMITS;
        assert!(hall.longest_outbox() <= limits.outbox && hall.links() <= limits.links);
        assert!(hall.invitations() <= limits.invitations);
        assert!(hall.people() <= limits.people && hall.rooms().count() <= limits.rooms);
        // What was stored is what is, without a gap: else replay fails.
        let mut stored = StoredRoom::replay(world.stored.iter().cloned()).unwrap();
        stored.sort_by_key(|room| room.room);
        assert_eq!(stored.len(), hall.rooms().count());
        for (of_store, (id, state)) in stored.iter().zip(sorted(hall.rooms())) {
            assert_eq!((of_store.room, Some(of_store.rev), &of_store.state), (id, hall.rev(id), state));
            let peers: Vec<_> = state.seats.iter().flatten().map(|seat| seat.peer).collect();
            assert!(peers.len() < 2 || peers[0] != peers[1], "one person has both seats");
            assert!(state.phase != Phase::Playing || state.game.is_some() && peers.len() == 2);
        }
        for player in &world.guests {
            assert!(player.guest.pending().count() <= MOST_PENDING);
            let seated = player.guest.room().is_some_and(|room| room.seat().is_some());
            assert!(
                !seated || player.membership_token().is_some(),
                "a seat without the token that gives it back"
            );
            assert_eq!(player.disagreements, 0, "something was left out, or seen otherwise");
        }
        assert_moves_are_done_once(running);
        assert_nothing_is_made_up(world);
    }

    /// The network heals, and everybody sees the same.
    fn teardown(mut running: Running, evening: Self) {
        let world = &mut running.world;
        if world.hall.is_none() {
            world.start_hall();
        }
        world.hall_step(HallInput::Away(false));
        for n in 0..GUESTS {
            world.guests[n].stalled = false;
            world.guest_step(n, GuestInput::Foreground);
        }
        world.run(45_000);
        for player in &world.guests {
            assert_eq!(player.guest.contact(), Contact::Here);
            assert_eq!(player.guest.pending().count(), 0, "a command was never answered");
            assert_eq!(player.guest.invitations(), [], "an invitation waits for ever");
            assert_eq!(player.guest.sent_invitation(), None, "an invitation was never answered");
        }
        world.assert_all_agree();
        Self::check_invariants(&running, &evening);
    }
}

fn accept(world: &mut World) {
    world.run(200);
    let invitation = world.guests[0].guest.invitations()[0].clone();
    world.accept(&invitation).unwrap();
    world.run(500);
}

/// Something is done in the game of the first two, both leave it, and they go on with it.
fn go_on(world: &mut World) {
    for n in 0..3u8 {
        let Some(decider) = to_decide(world) else { continue };
        let action = of_opening(world, decider, n, 1).unwrap_or(Action::Play(Point::new(n, 0)));
        let _ = world.command(decider, Act::Play { action });
        world.run(100);
    }
    let done = world.guests[1].record.as_ref().unwrap().0.game.log().len();
    world.depart(0);
    world.depart(1);
    world.run(1_000);
    world.ask_to_go_on(1).unwrap();
    accept(world);
    let gone_on = world.guests[0].record.as_ref().unwrap().0.game.log().len();
    assert!(done > 0 && gone_on == done, "{gone_on} of {done} entries");
}

/// How a game of an evening begins; fouls are claimed, so that claims are met.
fn with(opening: usize) -> RoomSettings {
    let opening = openings()[opening];
    RoomSettings { opening, rules: RuleSet::Renju, fouls: FoulPolicy::Claim, ..RoomSettings::casual() }
}

/// The guest who knows that it has to do something next.
fn to_decide(world: &World) -> Option<usize> {
    (0..GUESTS).find(|&n| {
        let room = world.guests[n].guest.room();
        room.is_some_and(|room| {
            let decider = room.state().running().and_then(GameOfRoom::decider);
            decider.is_some() && room.seat() == decider
        })
    })
}

/// What the opening asks this guest for, by lot.
fn of_opening(world: &World, n: usize, x: u8, y: u8) -> Option<Action> {
    let of_room = world.guests[n].guest.room()?.state().running()?;
    let open = open_actions(&of_room.game, usize::from(x) * 31 + usize::from(y) * 7);
    let count = open.len();
    open.into_iter()
        .nth(usize::from(x + y).checked_rem(count)?)
        .filter(|action| *action != Action::Play(STOLEN))
}

fn sorted<'a, T>(rooms: impl Iterator<Item = (u32, &'a T)>) -> Vec<(u32, &'a T)> {
    let mut rooms: Vec<_> = rooms.collect();
    rooms.sort_by_key(|(id, _)| *id);
    rooms
}

fn grant(world: &mut World, n: usize, wish: Wish) {
    let of_room =
        world.guests[n].guest.room().and_then(|room| Some((room.seat()?, room.state().game.as_ref()?)));
    let mine = of_room.map_or(Stone::Black, |(seat, of_room)| of_room.stone(seat));
    let plies = of_room.map_or(0, |(_, of_room)| of_room.game.plies().len());
    let play = |action| Act::Play { action };
    let offer = |kind| play(Action::Offer { kind, by: mine });
    let act = match wish {
        Wish::Ready => {
            let _ = world.ready(n);
            return;
        }
        Wish::Sit => Act::Sit { seat: None },
        Wish::Stand => Act::Stand,
        Wish::Leave => Act::Leave,
        Wish::Unready => Act::Unready,
        Wish::Resign => play(Action::Resign(mine)),
        Wish::AskBack => offer(OfferKind::Undo { ply: plies.saturating_sub(1) }),
        Wish::AskDraw => offer(OfferKind::Draw),
        Wish::AskAnew => offer(OfferKind::Restart),
        Wish::Agree => play(Action::Accept(mine)),
        Wish::Decline => play(Action::Decline(mine)),
        Wish::Claim => Act::Claim,
        Wish::Say => Act::Say { what: Said::Phrase(Phrase::Hello) },
        Wish::Withdraw => Act::Withdraw,
        Wish::ClaimFoul => play(Action::ClaimFoul),
    };
    let _ = world.command(n, act);
}

/// Somebody with another key shows the token of `n` and plays in their place.
fn steal(world: &mut World, n: usize) {
    let Some(membership) = world.guests[n].remembered.clone() else { return };
    let (room, token, code) = (membership.room, membership.token, membership.code);
    let play = Act::Play { action: Action::Play(STOLEN) };
    let said = [
        ToHost::Hello { hello: hello("thief") },
        ToHost::Resume { room, rev: 1, token, code },
        ToHost::Do { id: 1, rev: u64::MAX, act: play },
    ];
    let link = world.stranger(PublicKey([201; 32]), &said.map(|said| message(&said)));
    world.hall_step(HallInput::Unlinked { link });
}

fn is_move(act: &Act) -> bool {
    matches!(act, Act::Play { action: Action::Play(_) | Action::Choose(_) })
}

fn pending_moves(world: &World, n: usize) -> usize {
    world.guests[n].guest.pending().filter(|(_, command)| is_move(&command.act)).count()
}

/// Each move that was answered stands in the record, once; none stands there that nobody made.
fn assert_moves_are_done_once(running: &Running) {
    let world = &running.world;
    let done = world.stored.iter().filter(|stored| {
        matches!(stored, Stored::Event { event: RoomEvent::Did { entry }, .. } if matches!(entry.action, Action::Play(_) | Action::Choose(_)))
    });
    let thefts = world.stored.iter().filter(|stored| {
        matches!(stored, Stored::Event { event: RoomEvent::Did { entry }, .. } if entry.action == Action::Play(STOLEN))
    });
    assert_eq!(thefts.count(), 0, "a stolen token was worth something");
    let (done, mut answered, mut unknown) = (done.count(), 0, running.lost_moves);
    for (n, player) in world.guests.iter().enumerate() {
        let moves = player.answers.iter().filter(|(_, act, answer)| is_move(act) && *answer == Answer::Done);
        answered += moves.count();
        unknown += player.unanswered.iter().filter(|(_, act)| is_move(act)).count() + pending_moves(world, n);
        // A hall that was killed does not know what it has answered: it calls such a move stale, and rightly so.
        let stale = player.answers.iter().filter(|(_, act, answer)| is_move(act) && *answer != Answer::Done);
        unknown += if world.hall_starts() > 1 { stale.count() } else { 0 };
    }
    assert!(answered <= done, "{answered} moves were answered, {done} were done");
    assert!(
        done <= answered + unknown,
        "{done} moves were done, {answered} were answered, {unknown} may have been"
    );
}

/// A game that goes on is made of what was once done in a room, and has not ended.
fn assert_nothing_is_made_up(world: &World) {
    let mut done: Vec<Entry> = Vec::new();
    for stored in &world.stored {
        match stored {
            Stored::Event { event: RoomEvent::Did { entry }, .. } => done.push(*entry),
            Stored::Event { event: RoomEvent::TakenUp { game }, .. } => {
                assert!(
                    game.game.log().iter().all(|entry| done.contains(entry)),
                    "an entry that nobody made"
                );
                assert!(game.game.result().is_none() && !game.game.log().is_empty());
            }
            _ => {}
        }
    }
}

fn evenings() -> ProptestConfig {
    let cases = std::env::var("TENGEN_SEEDS").ok().and_then(|cases| cases.parse().ok()).unwrap_or(48);
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(8),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest_state_machine::prop_state_machine! {
    #![proptest_config(evenings())]

    #[test]
    fn an_evening_keeps_its_promises(sequential 1..80 => Evening);
}
