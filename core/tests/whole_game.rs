//! Whatever is done in whatever order and at whatever time, with any opening, clocks, offers and claims: one result at most,
//! no lost ply, no clock below zero, nothing out of turn, and the record makes the game again.
#![allow(clippy::unwrap_used, reason = "a refused action is a failed test")]

mod common;

use common::{open_actions, openings};
use proptest::prelude::*;
use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{
    Action, Clocks, Entry, Event, Game, OfferKind, Refusal, ResultReason, Seat, Setup, Step, TimeControl,
    UndoRule,
};
use tengen_core::rules::opening::Choice;
use tengen_core::rules::{FoulPolicy, FoulSet, RuleSet};

fn control() -> impl Strategy<Value = TimeControl> {
    let short = 1_000..20_000i64;
    prop_oneof![
        1 => Just(TimeControl::None),
        2 => short.clone().prop_map(|move_ms| TimeControl::PerMove { move_ms }),
        2 => (1_000..90_000i64).prop_map(|main_ms| TimeControl::Total { main_ms }),
        2 => (0..30_000i64, 1..4i64, short.clone())
            .prop_map(|(main_ms, periods, period_ms)| TimeControl::Byoyomi { main_ms, periods, period_ms }),
        2 => (1_000..60_000i64, 0..9_000i64, any::<bool>())
            .prop_map(|(main_ms, increment_ms, early)| TimeControl::Fischer { main_ms, increment_ms, early }),
    ]
}

fn stone() -> impl Strategy<Value = Stone> {
    prop::sample::select(Stone::BOTH.as_slice())
}

fn kind() -> impl Strategy<Value = OfferKind> {
    prop_oneof![
        4 => (0..12usize).prop_map(|ply| OfferKind::Undo { ply }),
        2 => Just(OfferKind::Draw),
        1 => Just(OfferKind::Restart),
        1 => (control(), control()).prop_map(|(black, white)| OfferKind::Clocks(Clocks { black, white })),
    ]
}

/// What somebody tries.
#[derive(Debug, Clone)]
enum Attempt {
    /// This, be it open or not.
    Any(Action),
    /// Something that the opening leaves open, by lot; after it a stone.
    Open(usize),
    /// A point that was chosen before, once more: such as one that was offered.
    Keep(usize),
}

fn attempt() -> impl Strategy<Value = Attempt> {
    let any = prop_oneof![
        30 => (2..8u8, 2..8u8).prop_map(|(x, y)| Action::Play(Point::new(x, y))),
        4 => Just(Action::Undo),
        3 => Just(Action::Redo),
        1 => stone().prop_map(Action::Resign),
        3 => Just(Action::TimeUp),
        1 => stone().prop_map(Action::NoShow),
        1 => stone().prop_map(Action::Abandon),
        8 => (kind(), stone()).prop_map(|(kind, by)| Action::Offer { kind, by }),
        6 => stone().prop_map(Action::Accept),
        2 => stone().prop_map(Action::Decline),
        2 => Just(Action::ClaimFoul),
        2 => Just(Action::WrongClaim),
        2 => Just(Action::Choose(Choice::Swap)),
    ];
    prop_oneof![
        3 => any.prop_map(Attempt::Any),
        2 => (0..1_000_000usize).prop_map(Attempt::Open),
        1 => (0..16usize).prop_map(Attempt::Keep),
    ]
}

fn action_of(game: &Game, attempt: &Attempt) -> Action {
    match attempt {
        Attempt::Any(action) => *action,
        Attempt::Open(lot) => {
            let open = open_actions(game, lot / 8);
            let near = |n: usize| u8::try_from(3 + n % 5).unwrap();
            let stone = Action::Play(Point::new(near(*lot), near(lot / 5)));
            if open.is_empty() { stone } else { open[lot % open.len()] }
        }
        Attempt::Keep(place) => {
            let offers = game.opening().offers();
            let offer = offers.get(place % offers.len().max(1));
            offer.map_or(Action::ClaimFoul, |&point| Action::Choose(Choice::Keep(point)))
        }
    }
}

/// How long somebody takes; sometimes a clock goes back.
fn pause() -> impl Strategy<Value = i64> {
    prop_oneof![12 => 0..1_500i64, 2 => 1_000..12_000i64, 1 => -5_000..0i64]
}

fn setup() -> impl Strategy<Value = Setup> {
    let mut all = RuleSet::ALL.to_vec();
    // Fouls come about in these alone.
    all.extend([RuleSet::Renju; 3]);
    all.extend(FoulSet::ALL.map(RuleSet::Custom));
    let (rules, opening) = (prop::sample::select(all), prop::sample::select(openings()));
    let fouls = prop::sample::select(FoulPolicy::ALL.as_slice());
    let undo =
        (any::<bool>(), prop::option::of(0..4u32)).prop_map(|(asks, allowance)| UndoRule { asks, allowance });
    (rules, opening, fouls, control(), control(), undo).prop_map(
        |(rules, opening, fouls, black, white, undo)| {
            let casual = Setup::casual(Size::MIN, rules, person("A"), person("B"));
            Setup { clocks: Clocks { black, white }, undo, opening, fouls, ..casual }
        },
    )
}

fn person(name: &str) -> Seat {
    Seat::Person { name: name.to_owned() }
}

/// The colour that this person has now.
fn colour_of(game: &Game, name: &str) -> Stone {
    if *game.setup().seat(Stone::Black) == person(name) { Stone::Black } else { Stone::White }
}

fn finishes(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Finished(_))).count()
}

fn check_step(before: &Game, after: &Game, entry: Entry, events: &[Event]) -> Result<(), TestCaseError> {
    prop_assert_eq!(after.log().len(), before.log().len() + 1);
    prop_assert_eq!(after.board().stones(), after.plies().len());
    // One result at most: only a game that goes on gets one, and one alone.
    prop_assert_eq!(finishes(events), usize::from(before.result().is_none() && after.result().is_some()));
    if let (Some(old), Some(new)) = (before.result(), after.result()) {
        prop_assert_eq!(old, new);
    }
    prop_assert!(after.result().is_none() || after.offer().is_none(), "the end voids offers");
    // Nothing out of turn.
    match entry.action {
        Action::Play(point) => {
            prop_assert_eq!(after.board().get(point), before.to_move());
            prop_assert_eq!(&after.plies()[..before.plies().len()], before.plies());
        }
        Action::Accept(stone) => {
            prop_assert_eq!(before.offer().map(|offer| offer.by), Some(stone.opponent()));
        }
        Action::TimeUp => {
            prop_assert!(before.time_is_up(entry.clock_ms.max(before.clock_ms())).is_some());
            prop_assert_eq!(after.result().unwrap().winner, before.decider().map(Stone::opponent));
        }
        Action::Choose(_) => {
            prop_assert_eq!(
                events.iter().find_map(|event| match event {
                    Event::Chosen { by, .. } => Some(*by),
                    _ => None,
                }),
                before.ask().map(|ask| ask.decider)
            );
        }
        Action::ClaimFoul => {
            prop_assert!(before.claimable().is_some());
            let result = after.result().unwrap();
            prop_assert_eq!((result.winner, result.reason), (Some(Stone::White), ResultReason::Foul));
        }
        Action::WrongClaim => {
            prop_assert!(before.may_claim() && before.claimable().is_none());
            prop_assert_eq!(
                (after.board(), after.result(), after.offer()),
                (before.board(), None, before.offer())
            );
        }
        _ => {}
    }
    check_agreement(before, after, events)?;
    // No ply is lost: what is taken back waits to be placed again, in its order.
    if after.plies().len() < before.plies().len() {
        let back = &before.plies()[after.plies().len()..];
        let stones = |step: &Step| match *step {
            Step::Stone(point) | Step::Choice(Choice::Keep(point)) => vec![point],
            Step::Choice(Choice::Lay(pattern)) => pattern.stones(after.setup().size).to_vec(),
            Step::Choice(_) => Vec::new(),
        };
        let waiting: Vec<Point> = after.undone().iter().rev().flat_map(stones).take(back.len()).collect();
        prop_assert_eq!(waiting, back);
    }
    Ok(())
}

/// What was agreed to is what was offered, by whom it was offered, once.
fn check_agreement(before: &Game, after: &Game, events: &[Event]) -> Result<(), TestCaseError> {
    let agreed = events.iter().find_map(|event| match event {
        Event::OfferAccepted(offer) => Some(*offer),
        _ => None,
    });
    let Some(offer) = agreed else {
        // Clocks change with the seats alone.
        prop_assert_eq!(after.setup_at_start(), before.setup_at_start());
        return Ok(());
    };
    prop_assert_eq!(before.offer(), Some(&offer));
    prop_assert_eq!(after.offer(), None);
    match offer.kind {
        OfferKind::Undo { ply } => {
            prop_assert_eq!(before.who_placed(ply), Some(offer.by));
            prop_assert!(after.plies().len() <= ply && before.plies().starts_with(after.plies()));
        }
        OfferKind::Clocks(clocks) => {
            let laid = Game::new(after.setup_at_start());
            prop_assert_eq!(after.plies(), laid.plies(), "a stone was placed");
            prop_assert_eq!(after.setup().clocks, clocks);
        }
        OfferKind::Draw => prop_assert_eq!(after.result().unwrap().reason, ResultReason::Agreement),
        OfferKind::Restart => prop_assert_eq!((after.board(), after.result()), (before.board(), None)),
    }
    Ok(())
}

fn check_clocks(before: &Game, after: &Game) -> Result<(), TestCaseError> {
    prop_assert!(after.clock_ms() >= before.clock_ms());
    for stone in Stone::BOTH {
        let left = after.left_ms(stone, after.clock_ms());
        prop_assert_eq!(left.is_some(), after.setup().clocks.of(stone).start_ms().is_some());
        prop_assert!(left.is_none_or(|ms| ms >= 0), "{:?}", left);
        prop_assert!(after.left_ms(stone, i64::MAX / 2).is_none_or(|ms| ms >= 0));
    }
    // Nobody is given time back, whatever seat they have: neither by taking back nor by a swap.
    for name in ["A", "B"] {
        let [old, new] = [before, after].map(|game| {
            let stone = colour_of(game, name);
            (game.setup().clocks.of(stone), game.left_ms(stone, game.clock_ms()))
        });
        if matches!(old.0, TimeControl::Total { .. }) && old.0 == new.0 && !agreed_on_clocks(after) {
            prop_assert!(new.1 <= old.1, "{name}: {:?} after {:?}", new, old);
        }
    }
    Ok(())
}

/// Whether the last thing that was done was to agree on other clocks, which are whole.
fn agreed_on_clocks(game: &Game) -> bool {
    let last = game.log().last().map(|entry| entry.action);
    matches!(last, Some(Action::Accept(_) | Action::Offer { kind: OfferKind::Clocks(_), .. }))
        && Game::new(game.setup_at_start()).plies() == game.plies()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_game_holds_together(setup in setup(), steps in prop::collection::vec((attempt(), pause()), 1..150)) {
        let mut game = Game::new(setup.clone());
        let mut now = 0;
        for (attempt, pause) in steps {
            now += pause;
            let action = action_of(&game, &attempt);
            let entry = Entry { action, at_ms: -now, clock_ms: now };
            let before = game.clone();
            match game.enter(entry) {
                Ok(events) => check_step(&before, &game, entry, &events)?,
                Err(refusal) => {
                    prop_assert_eq!(&game, &before, "{:?} was refused", action);
                    if let Refusal::TimeIsUp(stone) = refusal {
                        prop_assert_eq!(game.decider(), Some(stone));
                        prop_assert_eq!(game.left_ms(stone, now), Some(0));
                    }
                }
            }
            check_clocks(&before, &game)?;
        }
        let again = Game::replay(setup, game.log().iter().copied()).unwrap();
        prop_assert_eq!(again, game);
    }
}
