//! A game that was left unfinished goes on between two apps.

use tempfile::TempDir;
use tengen_core::app::nearby::{NearbyProblem, NearbySnapshot, OutgoingState, Unfinished};
use tengen_core::app::{App, AppError};
use tengen_core::board::Stone;
use tengen_core::net::link::Versions;

use crate::pair::{Person, at, playing};

/// Whom `person` knows, by their name.
fn peer(nearby: &NearbySnapshot, name: &str) -> (String, Option<Unfinished>) {
    let peer = nearby.peers.iter().find(|peer| peer.name == name).unwrap();
    (peer.id.clone(), peer.unfinished)
}

/// Li and Bo have left their game after two stones, Bo as its host; it is Li's turn.
fn left() -> (Person, Person) {
    let (li, bo) = playing();
    li.play("H8");
    bo.play("H9");
    li.sees_table("both stones", |table| table.moves.len() == 2);
    li.nearby.leave().unwrap();
    bo.nearby.leave().unwrap();
    (li, bo)
}

/// `person` asks `name`, who is at `other` and says yes.
fn go_on(person: &Person, name: &str, other: &Person) {
    other.is_found_by(person);
    let seen = person.sees("a game that could go on", |nearby| {
        nearby.peers.iter().any(|peer| peer.name == name && peer.unfinished.is_some())
    });
    person.nearby.go_on(&peer(&seen, name).0).unwrap();
    let seen = other.sees("an invitation", |nearby| nearby.incoming.is_some());
    assert!(seen.incoming.as_ref().unwrap().unfinished.is_some());
    other.nearby.answer_invitation(true).unwrap();
    for person in [person, other] {
        person.sees_table("the game", |table| table.nearby && table.moves.len() == 2);
    }
}

#[test]
fn either_side_asks_the_other_and_one_record_goes_on_in_both_archives() {
    for guest_asks in [true, false] {
        let (li, bo) = left();
        let game = |person: &Person| person.app.archive().unfinished().unwrap()[0].game;
        let before = [game(&li), game(&bo)];
        let (asks, asked, name) = if guest_asks { (&li, &bo, "Bo") } else { (&bo, &li, "Li") };
        let (_, unfinished) = peer(&asks.nearby.snapshot(), name);
        let Unfinished { plies, me, my_turn, .. } = unfinished.unwrap();
        let black = if guest_asks { Stone::Black } else { Stone::White };
        assert_eq!((plies, me, my_turn), (2, black, guest_asks));
        go_on(asks, name, asked);
        li.play("I8");
        bo.play("I9");
        li.sees_table("four stones", |table| table.moves.len() == 4);
        assert_eq!([li.table.snapshot().game, bo.table.snapshot().game], before);
        for person in [&li, &bo] {
            assert_eq!(person.app.archive().unfinished().unwrap(), []);
            assert!(person.nearby.snapshot().outgoing.is_none());
        }
        // And once more, from where it is now.
        li.nearby.leave().unwrap();
        bo.nearby.leave().unwrap();
        assert_eq!(peer(&li.nearby.snapshot(), "Bo").1.unwrap().plies, 4);
    }
}

#[test]
fn after_both_were_closed_and_opened_again_it_goes_on() {
    let (li, bo) = left();
    let (li, bo) = (li.again(), bo.again());
    li.nearby.open().unwrap();
    bo.nearby.open().unwrap();
    go_on(&bo, "Li", &li);
    li.play("I8");
    bo.play("I9");
}

#[test]
fn who_left_is_back_at_once_where_the_other_still_sits() {
    for host_leaves in [true, false] {
        let (li, bo) = playing();
        li.play("H8");
        bo.play("H9");
        li.sees_table("both stones", |table| table.moves.len() == 2);
        let (gone, stays, name) = if host_leaves { (&bo, &li, "Li") } else { (&li, &bo, "Bo") };
        gone.nearby.leave().unwrap();
        stays.sees("that it can be claimed", |nearby| {
            nearby.room.as_ref().is_some_and(|room| room.can_claim.is_some())
        });
        stays.is_found_by(gone);
        gone.nearby.go_on(&peer(&gone.nearby.snapshot(), name).0).unwrap();
        gone.sees_table("the game", |table| table.nearby && table.moves.len() == 2);
        assert!(stays.nearby.snapshot().incoming.is_none());
        li.play("I8");
        bo.play("I9");
    }
}

#[test]
fn a_game_that_the_other_has_claimed_is_told_as_ended_and_not_offered_again() {
    let (li, bo) = playing();
    li.play("H8");
    bo.play("H9");
    li.sees_table("both stones", |table| table.moves.len() == 2);
    li.nearby.leave().unwrap();
    bo.sees("that it can be claimed", |nearby| {
        nearby.room.as_ref().is_some_and(|room| room.can_claim.is_some())
    });
    bo.nearby.claim().unwrap();
    bo.sees_table("the end", |table| table.result.is_some());
    bo.nearby.leave().unwrap();
    assert_eq!(peer(&bo.nearby.snapshot(), "Li").1, None);
    bo.is_found_by(&li);
    li.nearby.go_on(&peer(&li.nearby.snapshot(), "Bo").0).unwrap();
    let ended = OutgoingState::Failed(NearbyProblem::GameEnded);
    li.sees("that it has ended", |nearby| nearby.outgoing.as_ref().is_some_and(|out| out.state == ended));
    let (id, unfinished) = peer(&li.nearby.snapshot(), "Bo");
    assert_eq!(unfinished, None);
    assert!(matches!(li.nearby.go_on(&id), Err(AppError::BadSetting { .. })));
    // Here it stays as it is.
    assert_eq!(li.app.archive().unfinished().unwrap().len(), 1);
}

#[test]
fn a_game_of_which_the_other_has_no_record_is_told_so() {
    let (li, bo) = left();
    bo.nearby.forget(&peer(&bo.nearby.snapshot(), "Li").0).unwrap();
    bo.is_found_by(&li);
    li.nearby.go_on(&peer(&li.nearby.snapshot(), "Bo").0).unwrap();
    let other = OutgoingState::Failed(NearbyProblem::OtherGame);
    li.sees("that there is none", |nearby| nearby.outgoing.as_ref().is_some_and(|out| out.state == other));
    assert!(bo.nearby.snapshot().incoming.is_none());
}

#[test]
fn what_was_played_alone_since_is_a_game_of_its_own() {
    let (li, bo) = left();
    // Li tries out how it could have gone on.
    let game = li.app.archive().unfinished().unwrap()[0].game;
    li.table.open_game(game).unwrap();
    for point in ["I8", "I9", "J8"] {
        li.table.play(at(point)).unwrap();
    }
    go_on(&li, "Bo", &bo);
    assert_ne!(li.table.snapshot().game, game);
    li.play("A1");
    bo.play("A2");
    li.nearby.leave().unwrap();
    bo.nearby.leave().unwrap();
    let table = li.table.snapshot();
    assert_eq!((table.game, table.moves.len()), (game, 5));
    assert_eq!(peer(&li.nearby.snapshot(), "Bo").1.unwrap().plies, 4);
}

#[test]
fn two_who_ask_each_other_at_once_go_on_with_one_game() {
    for _ in 0..3 {
        let (li, bo) = left();
        bo.is_found_by(&li);
        li.is_found_by(&bo);
        let ids = [peer(&li.nearby.snapshot(), "Bo").0, peer(&bo.nearby.snapshot(), "Li").0];
        std::thread::scope(|scope| {
            scope.spawn(|| li.nearby.go_on(&ids[0]).unwrap());
            scope.spawn(|| bo.nearby.go_on(&ids[1]).unwrap());
        });
        for person in [&li, &bo] {
            person.sees_table("the game", |table| table.nearby && table.moves.len() == 2);
        }
        li.play("I8");
        bo.play("I9");
    }
}

#[test]
fn an_older_app_is_not_asked_what_it_does_not_understand() {
    let (li, bo) = left();
    let dir = bo.close();
    let bo = older(dir);
    bo.nearby.open().unwrap();
    bo.is_found_by(&li);
    li.nearby.go_on(&peer(&li.nearby.snapshot(), "Bo").0).unwrap();
    let outdated = OutgoingState::Failed(NearbyProblem::TheirsOutdated);
    li.sees("that it is too old", |nearby| nearby.outgoing.as_ref().is_some_and(|out| out.state == outdated));
    assert!(bo.nearby.snapshot().incoming.is_none());
}

fn older(dir: TempDir) -> Person {
    let app = App::open_speaking(dir.path(), Versions { max_minor: 1, ..Versions::OURS }).unwrap();
    Person::with(dir, app)
}
