//! Who goes and comes back.

use tengen_core::app::nearby::{Missed, RoomContact};
use tengen_core::app::{AppError, RoomRefusal};
use tengen_core::game::ResultReason;
use tengen_core::net::room::{Claim, Phrase, Presence};

use crate::pair::{Person, at, play_to_five, playing, playing_at};
use crate::proxy::Proxy;

fn sees_contact(person: &Person, contact: RoomContact) {
    person.sees(&format!("{contact:?}"), |nearby| {
        nearby.room.as_ref().is_some_and(|room| room.contact == contact)
    });
}

/// What one does oneself right after coming back is nothing that was missed.
fn has_missed_nothing(person: &Person) {
    let snapshot = person.nearby.snapshot();
    assert_eq!(snapshot.room.as_ref().map(|room| room.missed), Some(None));
}

#[test]
fn a_guest_that_is_opened_again_is_back_at_its_board_by_itself() {
    let (li, bo) = playing();
    li.play("H8");
    bo.play("H9");
    let li = li.again();
    let table = li.table.snapshot();
    assert_eq!((table.nearby, table.moves.len()), (true, 2));
    sees_contact(&li, RoomContact::Here);
    li.play("I8");
    has_missed_nothing(&li);
    bo.play("I9");
    assert_eq!(li.app.archive().unfinished().unwrap(), []);
}

#[test]
fn a_host_that_is_opened_again_is_back_with_its_guest() {
    let (li, bo) = playing();
    li.play("H8");
    bo.play("H9");
    let bo = bo.again();
    assert!(bo.table.snapshot().nearby);
    bo.is_found_by(&li);
    li.play("I8");
    bo.play("I9");
    has_missed_nothing(&bo);
    assert_eq!(li.sees_table("both", |table| table.moves.len() == 4).moves, bo.table.snapshot().moves);
}

#[test]
fn after_a_lost_link_a_game_goes_on_and_nothing_is_played_by_itself() {
    let (li, bo) = (Person::named("Li"), Person::named("Bo"));
    bo.nearby.open().unwrap();
    let proxy = Proxy::to(&bo.address());
    playing_at(&li, &bo, &proxy.address());
    li.play("H8");
    proxy.cut();
    sees_contact(&li, RoomContact::Reconnecting);
    bo.sees("that Li is gone", |nearby| {
        let room = nearby.room.as_ref();
        room.and_then(|room| room.persons[0].clone())
            .is_some_and(|li| li.presence == Presence::Reconnecting && !li.me)
    });
    bo.play("H9");
    let refused = li.table.play(at("I8")).unwrap_err();
    assert!(matches!(refused, AppError::Refused(_) | AppError::Room(RoomRefusal::Offline)), "{refused:?}");
    assert_eq!(li.table.snapshot().moves.len(), 1);
    proxy.mend();
    sees_contact(&li, RoomContact::Here);
    let table = li.sees_table("what was missed", |table| table.moves.len() == 2);
    assert_eq!(table.moves[1], at("H9"));
    let missed = li
        .sees("that it was missed", |nearby| nearby.room.as_ref().is_some_and(|room| room.missed.is_some()));
    let missed = missed.room.as_ref().unwrap().missed;
    assert_eq!(missed, Some(Missed { plies: 1, ended: false, began: false }));
    li.nearby.say_phrase(Phrase::Oops).unwrap();
    li.sees("that it is known", |nearby| nearby.room.as_ref().is_some_and(|room| room.missed.is_none()));
    for (mine, theirs) in [("I8", "I9"), ("J8", "J9"), ("K8", "K9")] {
        li.play(mine);
        bo.play(theirs);
    }
    li.play("L8");
    for person in [&li, &bo] {
        person.sees_table("the end", |table| table.result.is_some());
        assert_eq!(person.app.archive().finished(10, 0).unwrap().len(), 1);
    }
}

#[test]
fn a_game_that_somebody_leaves_can_be_claimed_at_once_and_is_kept_unfinished_by_them() {
    let (li, bo) = playing();
    li.play("H8");
    bo.play("H9");
    li.nearby.leave().unwrap();
    assert!(!li.table.snapshot().nearby && li.nearby.snapshot().room.is_none());
    assert_eq!(li.app.archive().unfinished().unwrap().len(), 1);
    bo.sees("that it can be claimed", |nearby| {
        nearby.room.as_ref().is_some_and(|room| room.can_claim == Some(Claim::Absent))
    });
    bo.nearby.claim().unwrap();
    let table = bo.sees_table("the end", |table| table.result.is_some());
    assert_eq!(table.result.as_ref().unwrap().reason, ResultReason::Abandoned);
}

#[test]
fn a_host_that_leaves_its_game_gives_the_guest_time_to_claim_it() {
    let (li, bo) = playing();
    bo.nearby.shut().unwrap();
    li.play("H8");
    bo.play("H9");
    bo.nearby.leave().unwrap();
    li.sees("that it can be claimed", |nearby| {
        nearby.room.as_ref().is_some_and(|room| room.can_claim == Some(Claim::Absent))
    });
    li.nearby.claim().unwrap();
    li.sees_table("the end", |table| table.result.is_some());
    assert!(bo.nearby.snapshot().advertisement.is_none());
}

#[test]
fn who_is_out_of_sight_is_away_and_comes_back() {
    let (li, bo) = playing();
    li.play("H8");
    li.app.enter_background().unwrap();
    bo.sees("that Li is away", |nearby| {
        let room = nearby.room.as_ref();
        room.and_then(|room| room.persons[0].clone()).is_some_and(|li| li.presence == Presence::Away)
    });
    bo.play("H9");
    li.app.enter_foreground().unwrap();
    sees_contact(&li, RoomContact::Here);
    bo.app.enter_background().unwrap();
    sees_contact(&li, RoomContact::HostAway);
    bo.app.enter_foreground().unwrap();
    sees_contact(&li, RoomContact::Here);
    li.play("I8");
    bo.play("I9");
}

#[test]
fn a_finished_game_is_gone_on_from_after_both_were_opened_again() {
    let (li, bo) = playing();
    play_to_five(&li, &bo);
    bo.sees_table("the end", |table| table.result.is_some());
    let (li, bo) = (li.again(), bo.again());
    bo.is_found_by(&li);
    for person in [&li, &bo] {
        person.sees("that a rematch can be played", |nearby| {
            nearby.room.as_ref().is_some_and(|room| room.can_ready)
        });
    }
    li.nearby.ready(true).unwrap();
    bo.nearby.ready(true).unwrap();
    bo.play("H8");
    li.play("H9");
}
