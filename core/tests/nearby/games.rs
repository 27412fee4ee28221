//! Whole games between two apps.

use tengen_core::board::Stone;
use tengen_core::game::ResultReason;
use tengen_core::net::room::Phase;

use crate::pair::{play_to_five, playing};

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
