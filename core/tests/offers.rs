//! What two sides ask of each other.
#![allow(clippy::unwrap_used, reason = "a refused action is a failed test")]

use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{
    Action, Clocks, Event, Game, Offer, OfferKind, Refusal, ResultReason, Seat, Setup, TimeControl, UndoRule,
};
use tengen_core::rules::RuleSet;
use tengen_core::rules::opening::{Choice, Opening, Pattern, Protocol};

use Stone::{Black, White};

fn asking() -> Game {
    let setup = Setup::casual(Size::STANDARD, RuleSet::Freestyle, Seat::anyone(), Seat::anyone());
    Game::new(Setup { undo: UndoRule::ASKING, ..setup })
}

fn at(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}

/// A game of these moves; no two of `MOVES` are in one row of five.
fn played(plies: usize) -> Game {
    const MOVES: [&str; 16] =
        ["a1", "c2", "e1", "g2", "i1", "k2", "m1", "o2", "a4", "c5", "e4", "g5", "i4", "k5", "m4", "o5"];
    let mut game = asking();
    for name in &MOVES[..plies] {
        act(&mut game, Action::Play(at(name)));
    }
    game
}

fn act(game: &mut Game, action: Action) -> Vec<Event> {
    game.apply(action, 0).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"))
}

fn refused(game: &mut Game, action: Action) -> Refusal {
    let before = game.clone();
    let refusal = game.apply(action, 0).unwrap_err();
    assert_eq!(*game, before, "{action:?} was refused");
    refusal
}

const fn undo(ply: usize, by: Stone) -> Action {
    Action::Offer { kind: OfferKind::Undo { ply }, by }
}

const fn draw(by: Stone) -> Action {
    Action::Offer { kind: OfferKind::Draw, by }
}

const fn restart(by: Stone) -> Action {
    Action::Offer { kind: OfferKind::Restart, by }
}

#[test]
fn an_undo_is_asked_for_and_granted() {
    let mut game = played(5);
    let offer = Offer { kind: OfferKind::Undo { ply: 4 }, by: Black, plies: 5 };
    assert_eq!(act(&mut game, undo(4, Black)), [Event::Offered(offer)]);
    assert_eq!((game.offer(), game.plies().len()), (Some(&offer), 5));
    let events = act(&mut game, Action::Accept(White));
    assert_eq!(events, [Event::OfferAccepted(offer), Event::TakenBack { plies: 1 }]);
    assert_eq!((game.plies().len(), game.undone().len(), game.offer()), (4, 1, None));
    assert_eq!((game.undos_left(Black), game.undos_left(White)), (Some(2), Some(3)));
}

#[test]
fn declined_nothing_changes_and_the_same_is_not_asked_twice() {
    let mut game = played(5);
    act(&mut game, undo(4, Black));
    assert_eq!(refused(&mut game, Action::Accept(Black)), Refusal::OwnOffer);
    let events = act(&mut game, Action::Decline(White));
    assert!(matches!(events[..], [Event::OfferDeclined(_)]));
    assert_eq!((game.plies().len(), game.undos_left(Black)), (5, Some(3)));
    assert_eq!(refused(&mut game, Action::Accept(White)), Refusal::NoOffer);
    assert_eq!(refused(&mut game, Action::Decline(White)), Refusal::NoOffer);
    assert_eq!(refused(&mut game, undo(4, Black)), Refusal::TooSoon { ply: 6 });
    act(&mut game, Action::Play(at("k2")));
    act(&mut game, undo(4, Black));
}

/// Each way in which a game can have moved on before the answer comes: both sides' stones, one or many.
#[test]
fn an_undo_accepted_after_the_other_moved_on_rewinds_to_its_ply_once() {
    for asked_at in 1..8 {
        for (further, kept) in (0..8).flat_map(|further| (0..asked_at).map(move |kept| (further, kept))) {
            let mut game = played(asked_at);
            let by = Stone::to_move_at(kept);
            act(&mut game, undo(kept, by));
            let mut longer = played(asked_at + further);
            for &point in &longer.plies()[asked_at..] {
                act(&mut game, Action::Play(point));
            }
            let events = act(&mut game, Action::Accept(by.opponent()));
            let back = asked_at + further - kept;
            assert!(
                matches!(events[..], [Event::OfferAccepted(_), Event::TakenBack { plies }] if plies == back)
            );
            assert_eq!(game.plies(), &longer.plies()[..kept]);
            assert_eq!((game.board(), game.undone().len()), (played(kept).board(), back));
            assert_eq!(refused(&mut game, Action::Accept(by.opponent())), Refusal::NoOffer);
            // Nothing is lost: what was taken back can all be placed again.
            for _ in 0..back {
                act(&mut game, Action::Redo);
            }
            assert_eq!((game.plies(), game.board()), (longer.plies(), longer.board()));
            act(&mut longer, Action::Undo);
        }
    }
}

#[test]
fn an_undo_request_is_void_after_any_other_way_back_and_after_the_end() {
    let mut game = played(5);
    act(&mut game, undo(4, Black));
    let events = act(&mut game, Action::Undo);
    assert!(matches!(events[..], [Event::OfferVoid(_), Event::TakenBack { plies: 1 }]), "{events:?}");
    assert_eq!(refused(&mut game, Action::Accept(White)), Refusal::NoOffer);

    let mut game = played(5);
    act(&mut game, undo(4, Black));
    let events = act(&mut game, Action::Resign(White));
    assert!(matches!(events[..], [Event::OfferVoid(_), Event::Finished(_)]), "{events:?}");
    assert_eq!(game.offer(), None);
    assert_eq!(refused(&mut game, undo(4, Black)), Refusal::GameOver);
}

#[test]
fn a_stone_voids_a_draw_and_another_game_whoever_places_it() {
    for action in [draw(Black), draw(White), restart(Black), restart(White)] {
        let mut game = played(4);
        act(&mut game, action);
        let events = act(&mut game, Action::Play(at("i1")));
        assert!(matches!(events[..], [Event::Placed { .. }, Event::OfferVoid(_)]), "{events:?}");
        for stone in Stone::BOTH {
            assert_eq!(refused(&mut game, Action::Accept(stone)), Refusal::NoOffer);
        }
    }
}

#[test]
fn the_winning_stone_voids_every_offer_before_the_end() {
    for action in [draw(White), restart(White), undo(7, White)] {
        let mut game = asking();
        for name in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"] {
            act(&mut game, Action::Play(at(name)));
        }
        act(&mut game, action);
        let events = act(&mut game, Action::Play(at("e1")));
        assert!(
            matches!(events[..], [Event::Placed { .. }, Event::OfferVoid(_), Event::Finished(_)]),
            "{events:?}"
        );
        assert_eq!(game.offer(), None);
    }
}

#[test]
fn a_newer_offer_voids_the_older_one() {
    let mut game = played(5);
    act(&mut game, undo(4, Black));
    let events = act(&mut game, draw(White));
    assert!(matches!(events[..], [Event::OfferVoid(_), Event::Offered(_)]), "{events:?}");
    assert_eq!(refused(&mut game, Action::Accept(White)), Refusal::OwnOffer);
    act(&mut game, Action::Accept(Black));
    assert_eq!(
        game.result().map(|result| (result.winner, result.reason)),
        Some((None, ResultReason::Agreement))
    );
}

#[test]
fn who_offered_can_take_it_back_and_offer_again() {
    let mut game = played(5);
    act(&mut game, undo(4, Black));
    let events = act(&mut game, Action::Decline(Black));
    assert!(matches!(events[..], [Event::OfferVoid(_)]), "{events:?}");
    act(&mut game, undo(4, Black));
}

#[test]
fn the_same_from_both_is_an_agreement() {
    let mut game = played(5);
    act(&mut game, draw(Black));
    let events = act(&mut game, draw(White));
    assert!(matches!(events[..], [Event::OfferAccepted(_), Event::Finished(_)]), "{events:?}");
    let mut game = asking();
    let clocks = |ms| OfferKind::Clocks(Clocks::both(TimeControl::Total { main_ms: ms }));
    act(&mut game, Action::Offer { kind: clocks(60_000), by: Black });
    let events = act(&mut game, Action::Offer { kind: clocks(90_000), by: White });
    assert!(matches!(events[..], [Event::OfferVoid(_), Event::Offered(_)]), "a counter-offer: {events:?}");
    act(&mut game, Action::Offer { kind: clocks(90_000), by: Black });
    assert_eq!(game.setup().clocks, Clocks::both(TimeControl::Total { main_ms: 90_000 }));
}

#[test]
fn a_draw_is_offered_at_most_once_in_ten_plies_of_each_side() {
    let mut game = played(1);
    assert_eq!(refused(&mut game, draw(Black)), Refusal::TooSoon { ply: 2 });
    let mut game = played(2);
    act(&mut game, draw(Black));
    act(&mut game, Action::Decline(White));
    for ply in 2..12 {
        assert_eq!(refused(&mut game, draw(Black)), Refusal::TooSoon { ply: 12 }, "ply {ply}");
        let next = played(ply + 1).plies()[ply];
        act(&mut game, Action::Play(next));
        if ply == 5 {
            act(&mut game, draw(White));
            act(&mut game, Action::Decline(Black));
        }
    }
    act(&mut game, draw(Black));
    assert_eq!(refused(&mut game, draw(Black)), Refusal::TooSoon { ply: 22 });
}

#[test]
fn an_agreed_draw_can_be_withdrawn_as_a_resignation_can() {
    let mut game = played(6);
    act(&mut game, draw(Black));
    act(&mut game, Action::Accept(White));
    assert_eq!(game.to_move(), None);
    assert_eq!(act(&mut game, Action::Undo), [Event::TakenBack { plies: 0 }]);
    assert_eq!((game.plies().len(), game.result()), (6, None));
}

#[test]
fn the_allowance_is_of_each_side_and_of_what_was_granted() {
    let mut game = played(8);
    for left in (0..3).rev() {
        let last = game.plies().len() - 1;
        let kept = if Stone::to_move_at(last) == Black { last } else { last - 1 };
        act(&mut game, undo(kept, Black));
        act(&mut game, Action::Accept(White));
        assert_eq!(game.undos_left(Black), Some(left));
    }
    assert_eq!(refused(&mut game, undo(0, Black)), Refusal::NoUndoLeft { allowance: 3 });
    act(&mut game, undo(1, White));

    let none = Setup { undo: UndoRule { asks: true, allowance: Some(0) }, ..asking().setup().clone() };
    let mut game = Game::new(none);
    act(&mut game, Action::Play(at("a1")));
    assert_eq!(refused(&mut game, undo(0, Black)), Refusal::NoUndoLeft { allowance: 0 });
    let free = Setup { undo: UndoRule { asks: true, allowance: None }, ..asking().setup().clone() };
    let mut game = Game::new(free);
    for _ in 0..50 {
        act(&mut game, Action::Play(at("a1")));
        act(&mut game, undo(0, Black));
        act(&mut game, Action::Accept(White));
    }
    assert_eq!(game.undos_left(Black), None);
}

#[test]
fn only_ones_own_stone_is_asked_back_and_only_one_that_stands() {
    let mut game = played(5);
    assert_eq!(refused(&mut game, undo(4, White)), Refusal::NotYourStone);
    assert_eq!(refused(&mut game, undo(3, Black)), Refusal::NotYourStone);
    assert_eq!(refused(&mut game, undo(6, Black)), Refusal::NothingToUndo);
    assert_eq!(refused(&mut game, undo(usize::MAX - 1, Black)), Refusal::NothingToUndo);
}

#[test]
fn another_game_that_both_want_leaves_this_one_as_it_is() {
    let mut game = played(5);
    act(&mut game, restart(White));
    let events = act(&mut game, Action::Accept(Black));
    assert!(matches!(events[..], [Event::OfferAccepted(offer)] if offer.kind == OfferKind::Restart));
    assert_eq!((game.plies().len(), game.result()), (5, None));
}

#[test]
fn a_late_opponent_loses_only_before_its_first_stone() {
    let mut game = played(1);
    assert_eq!(refused(&mut game, Action::NoShow(Black)), Refusal::TooLate);
    act(&mut game, Action::NoShow(White));
    let result = game.result().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Black), ResultReason::NoShow));
    assert_eq!(refused(&mut game, Action::Undo), Refusal::GameOver);

    let mut game = played(5);
    act(&mut game, Action::Abandon(Black));
    let result = game.result().unwrap();
    assert_eq!((result.winner, result.reason), (Some(White), ResultReason::Abandoned));
    assert_eq!(refused(&mut game, Action::Undo), Refusal::GameOver);
}

/// Two people with an opening, after these steps.
fn opened(protocol: Protocol, steps: &[Action]) -> Game {
    let mut game = Game::new(Setup { opening: Opening::of(protocol), ..asking().setup().clone() });
    for &step in steps {
        act(&mut game, step);
    }
    game
}

fn play(name: &str) -> Action {
    Action::Play(at(name))
}

fn flower_moon() -> Pattern {
    Pattern::new(3).unwrap()
}

const FIVE_MINUTES: OfferKind = OfferKind::Clocks(Clocks::both(TimeControl::Total { main_ms: 300_000 }));

#[test]
fn clocks_are_agreed_on_before_the_first_stone_that_somebody_places() {
    // Three stones lie there, and nobody has placed any.
    let mut game = opened(Protocol::Given(flower_moon()), &[]);
    act(&mut game, Action::Offer { kind: FIVE_MINUTES, by: White });
    act(&mut game, Action::Accept(Black));
    assert_eq!(OfferKind::Clocks(game.setup().clocks), FIVE_MINUTES);
    act(&mut game, play("a1"));
    assert_eq!(refused(&mut game, Action::Offer { kind: FIVE_MINUTES, by: Black }), Refusal::TooLate);

    // To name an opening is no stone; to lay it is.
    let mut game = opened(Protocol::Agreed, &[Action::Choose(Choice::Propose(flower_moon()))]);
    act(&mut game, Action::Offer { kind: FIVE_MINUTES, by: White });
    let events = act(&mut game, Action::Choose(Choice::Lay(flower_moon())));
    assert!(matches!(events.last(), Some(Event::OfferVoid(_))), "{events:?}");
    assert_eq!(refused(&mut game, Action::Accept(Black)), Refusal::NoOffer);
    assert_eq!(refused(&mut game, Action::Offer { kind: FIVE_MINUTES, by: White }), Refusal::TooLate);
}

#[test]
fn a_stone_is_asked_back_by_who_placed_it_whatever_its_colour() {
    let added = [play("a1"), play("b1"), play("c1"), Action::Choose(Choice::AddTwo), play("d1"), play("e1")];
    let mut game = opened(Protocol::Swap2, &added);
    act(&mut game, Action::Choose(Choice::Stay));
    // White placed both the fourth stone and the fifth, which is black; Black the three before.
    assert_eq!(refused(&mut game, undo(4, Black)), Refusal::NotYourStone);
    assert_eq!(refused(&mut game, undo(1, White)), Refusal::NotYourStone);
    act(&mut game, undo(4, White));
    act(&mut game, play("f1"));
    act(&mut game, Action::Accept(Black));
    assert_eq!((game.plies().len(), game.ask().is_some()), (4, true));

    // After a swap the same persons have the other colours.
    let mut game = opened(Protocol::Swap2, &added);
    act(&mut game, Action::Choose(Choice::Swap));
    assert_eq!(refused(&mut game, undo(4, White)), Refusal::NotYourStone);
    act(&mut game, undo(3, Black));
    act(&mut game, play("f1"));
    act(&mut game, play("g1"));
    act(&mut game, Action::Accept(White));
    assert_eq!((game.plies().len(), game.swapped(), game.undone().len()), (3, false, 5));
    assert_eq!(refused(&mut game, Action::Accept(White)), Refusal::NoOffer);
}

#[test]
fn what_lay_there_from_the_start_is_nobodys_to_take_back_and_is_no_move_of_the_late() {
    let mut game = opened(Protocol::Given(flower_moon()), &[play("a1")]);
    for ply in 0..3 {
        assert_eq!(refused(&mut game, undo(ply, Stone::to_move_at(ply))), Refusal::NothingToUndo);
    }
    assert_eq!(refused(&mut game, Action::NoShow(White)), Refusal::TooLate);
    act(&mut game, Action::NoShow(Black));

    // In Swap2 the first three stones are one person's: the other may be late still.
    let mut game = opened(Protocol::Swap2, &[play("a1"), play("b1"), play("c1")]);
    assert_eq!(refused(&mut game, Action::NoShow(Black)), Refusal::TooLate);
    act(&mut game, Action::NoShow(White));
}

#[test]
fn what_was_counted_goes_with_the_persons_through_a_swap() {
    let mut game = opened(Protocol::Swap, &[play("a1"), play("c2"), play("e1"), play("g2")]);
    act(&mut game, undo(3, White));
    act(&mut game, Action::Accept(Black));
    assert_eq!((game.undos_left(Black), game.undos_left(White)), (Some(3), Some(2)));
    act(&mut game, Action::Choose(Choice::Swap));
    assert_eq!((game.undos_left(Black), game.undos_left(White)), (Some(2), Some(3)));
}
