//! Whole games between two apps.

use tengen_core::app::AppError;
use tengen_core::app::nearby::{PeerSource, RoomContact};
use tengen_core::board::Stone;
use tengen_core::game::{Clocks, Refusal, ResultReason, TimeControl};
use tengen_core::net::room::{Phase, Phrase, RoomSettings, Said};

use crate::pair::{Person, accepted, at, play_to_five, playing};

#[test]
fn a_whole_game_ends_on_both_boards_and_in_both_archives() {
    let (li, bo) = playing();
    assert_eq!((li.table.snapshot().me, bo.table.snapshot().me), (Some(Stone::Black), Some(Stone::White)));
    play_to_five(&li, &bo);
    for person in [&li, &bo] {
        let table = person.sees_table("the end", |table| table.result.is_some());
        let result = table.result.clone().unwrap();
        assert_eq!((result.winner, result.reason), (Some(Stone::Black), ResultReason::Five));
        let stored = person.app.archive().finished(10, 0).unwrap();
        assert_eq!((stored.len(), stored[0].game, stored[0].plies), (1, table.game, 9));
        person.sees("the room is finished", |nearby| {
            nearby.room.as_ref().is_some_and(|room| room.phase == Phase::Finished)
        });
    }
}

#[test]
fn a_rematch_swaps_the_colours_and_counts_the_score() {
    let (li, bo) = playing();
    play_to_five(&li, &bo);
    bo.sees("that a rematch can be played", |nearby| nearby.room.as_ref().is_some_and(|room| room.can_ready));
    bo.table.restart().unwrap();
    li.sees("that Bo is ready", |nearby| {
        let room = nearby.room.as_ref();
        room.and_then(|room| room.persons[1].clone()).is_some_and(|bo| bo.ready)
    });
    li.nearby.ready(true).unwrap();
    bo.sees_table("the next game", |table| table.me == Some(Stone::Black) && table.moves.is_empty());
    play_to_five(&bo, &li);
    for person in [&li, &bo] {
        let table = person.sees_table("the end", |table| table.result.is_some() && table.score.black == 1);
        assert_eq!((table.score.black, table.score.white), (1, 1));
        assert_eq!(person.app.archive().finished(10, 0).unwrap().len(), 2);
        person.sees("the room's own score", |nearby| {
            let room = nearby.room.as_ref().unwrap();
            room.persons.iter().flatten().all(|person| person.wins == 1)
        });
    }
}

#[test]
fn whoever_was_typed_and_then_met_is_in_the_list_once() {
    let (li, bo) = playing();
    li.nearby.leave().unwrap();
    let list = li.sees("nobody in the room", |nearby| nearby.room.is_none()).peers.clone();
    let names: Vec<_> = list.iter().map(|peer| (peer.name.as_str(), peer.source)).collect();
    assert_eq!(names, [("Bo", PeerSource::Met)]);
    drop(bo);
}

#[test]
fn each_side_asks_and_answers_for_itself_alone() {
    let (li, bo) = playing();
    li.play("H8");
    assert!(!li.table.snapshot().can_play && bo.sees_table("a turn", |table| table.can_play).can_play);
    assert_eq!(li.table.play(at("A1")), Err(Refusal::OthersTurn.into()));
    assert_eq!(li.table.snapshot().no_stone, Some(Refusal::OthersTurn));
    assert_eq!(
        (bo.table.snapshot().no_stone.clone(), bo.table.hint()),
        (None, Err(Refusal::NoAdvice.into()))
    );
    bo.play("H9");
    // One's own last stone, though the other has answered it.
    li.table.ask_undo().unwrap();
    bo.sees_table("the question", |table| table.can_answer);
    assert!(!li.table.snapshot().can_answer && matches!(li.table.accept(), Err(AppError::Refused(_))));
    bo.table.accept().unwrap();
    li.sees_table("an empty board", |table| table.moves.is_empty() && table.offer.is_none());
    for (mine, theirs) in [("H8", "H9"), ("A1", "A2"), ("C1", "C2"), ("E1", "E2"), ("G1", "G2"), ("I1", "I2")]
    {
        li.play(mine);
        bo.play(theirs);
    }
    bo.table.offer_draw().unwrap();
    li.sees_table("the offer", |table| table.can_answer);
    li.table.decline().unwrap();
    bo.sees_table("no", |table| table.offer.is_none());
    bo.table.resign().unwrap();
    let table = li.sees_table("the end", |table| table.result.is_some());
    assert_eq!(table.result.as_ref().unwrap().winner, Some(Stone::Black));
    assert_eq!(table.result.as_ref().unwrap().reason, ResultReason::Resignation);
}

#[test]
fn what_is_said_is_seen_and_can_be_hidden() {
    let (li, bo) = playing();
    li.nearby.say_phrase(Phrase::GoodLuck).unwrap();
    li.nearby.say_text("从这里开始").unwrap();
    let seen = bo.sees("both", |nearby| nearby.room.as_ref().is_some_and(|room| room.chat.len() == 2));
    let room = seen.room.clone().unwrap();
    assert_eq!(room.said, 2);
    let said: Vec<_> =
        room.chat.iter().map(|line| (line.name.as_str(), line.mine, line.said.clone())).collect();
    let (phrase, text) = (Said::Phrase(Phrase::GoodLuck), Said::Text("从这里开始".to_owned()));
    assert_eq!(said, [("Li", false, phrase), ("Li", false, text)]);
    bo.nearby.mute(true).unwrap();
    bo.sees("nothing", |nearby| nearby.room.as_ref().is_some_and(|room| room.muted && room.chat.is_empty()));
    li.nearby.say_text(&"长".repeat(201)).unwrap();
    li.sees("that it was too long", |nearby| nearby.room.as_ref().is_some_and(|room| room.refused.is_some()));
}

#[test]
fn while_in_a_room_the_table_is_the_rooms() {
    let (li, bo) = playing();
    assert_eq!(
        li.table.new_game(tengen_core::app::NewGame::first_choice(tengen_core::app::Kind::TwoPeople)),
        Err(AppError::InRoom)
    );
    assert!(li.table.undo().is_err() && li.table.redo().is_err() && li.table.hint().is_err());
    assert!(li.table.restart().is_err());
    assert_eq!(bo.nearby.join_typed("127.0.0.1:1"), Err(AppError::InRoom));
    assert!(
        bo.nearby
            .snapshot()
            .room
            .as_ref()
            .is_some_and(|room| room.hosting && room.contact == RoomContact::Here)
    );
}

#[test]
fn the_host_times_the_game_for_both() {
    let (li, bo) = (Person::named("Li"), Person::named("Bo"));
    bo.nearby.open().unwrap();
    let control = TimeControl::Total { main_ms: 60_000 };
    let clocks = Clocks { black: control, white: control };
    li.nearby.join_typed(&bo.address()).unwrap();
    bo.sees("an invitation", |nearby| nearby.incoming.is_some());
    li.nearby.withdraw().unwrap();
    bo.sees("that it was taken back", |nearby| nearby.incoming.is_none());
    let id = li.nearby.snapshot().peers[0].id.clone();
    li.nearby.invite(&id, RoomSettings { clocks, ..RoomSettings::casual() }).unwrap();
    accepted(&li, &bo);
    li.play("H8");
    let clock = bo.sees_table("that White's clock runs", |table| {
        table.clock.is_some_and(|clock| clock.running == Some(Stone::White))
    });
    assert!(clock.clock.unwrap().black.left_ms < 60_000);
    let clock = li
        .sees_table("the same", |table| table.clock.is_some_and(|clock| clock.running == Some(Stone::White)));
    assert!(!clock.clock.unwrap().paused);
}
