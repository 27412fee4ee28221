//! Whatever is done in whatever order and at whatever time: one result at most, no lost ply, no clock below zero, nothing out
//! of turn, and the record makes the game again.
#![allow(clippy::unwrap_used, reason = "a refused action is a failed test")]

use proptest::prelude::*;
use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{
    Action, Clocks, Entry, Event, Game, OfferKind, Refusal, Seat, Setup, Step, TimeControl, UndoRule,
};
use tengen_core::rules::RuleSet;

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

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        30 => (0..7u8, 0..7u8).prop_map(|(x, y)| Action::Play(Point::new(x, y))),
        4 => Just(Action::Undo),
        3 => Just(Action::Redo),
        1 => stone().prop_map(Action::Resign),
        3 => Just(Action::TimeUp),
        1 => stone().prop_map(Action::NoShow),
        1 => stone().prop_map(Action::Abandon),
        8 => (kind(), stone()).prop_map(|(kind, by)| Action::Offer { kind, by }),
        6 => stone().prop_map(Action::Accept),
        2 => stone().prop_map(Action::Decline),
    ]
}

/// How long somebody takes; sometimes a clock goes back.
fn pause() -> impl Strategy<Value = i64> {
    prop_oneof![12 => 0..1_500i64, 2 => 1_000..12_000i64, 1 => -5_000..0i64]
}

fn setup() -> impl Strategy<Value = Setup> {
    let rules = prop::sample::select(RuleSet::ALL.as_slice());
    let undo =
        (any::<bool>(), prop::option::of(0..4u32)).prop_map(|(asks, allowance)| UndoRule { asks, allowance });
    (rules, control(), control(), undo).prop_map(|(rules, black, white, undo)| {
        let casual = Setup::casual(Size::MIN, rules, Seat::anyone(), Seat::anyone());
        Setup { clocks: Clocks { black, white }, undo, ..casual }
    })
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
        Action::TimeUp => prop_assert!(before.time_is_up(entry.clock_ms.max(before.clock_ms())).is_some()),
        _ => {}
    }
    // No ply is lost: what is taken back waits to be placed again, in its order.
    if after.plies().len() < before.plies().len() {
        let back = &before.plies()[after.plies().len()..];
        let stone = |step: &Step| if let Step::Stone(point) = *step { Some(point) } else { None };
        let waiting: Vec<Point> = after.undone().iter().rev().take(back.len()).filter_map(stone).collect();
        prop_assert_eq!(waiting, back);
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
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_game_holds_together(setup in setup(), steps in prop::collection::vec((action(), pause()), 1..150)) {
        let mut game = Game::new(setup.clone());
        let mut now = 0;
        for (action, pause) in steps {
            now += pause;
            let entry = Entry { action, at_ms: -now, clock_ms: now };
            let before = game.clone();
            match game.enter(entry) {
                Ok(events) => check_step(&before, &game, entry, &events)?,
                Err(refusal) => {
                    prop_assert_eq!(&game, &before, "{:?} was refused", action);
                    if let Refusal::TimeIsUp(stone) = refusal {
                        prop_assert_eq!(game.to_move(), Some(stone));
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
