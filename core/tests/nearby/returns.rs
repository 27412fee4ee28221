//! Who goes and comes back.

use tengen_core::app::nearby::RoomContact;

use crate::pair::playing;

#[test]
fn a_guest_that_is_opened_again_is_back_at_its_board_by_itself() {
    let (li, bo) = playing();
    li.play("H8");
    bo.play("H9");
    let li = li.again();
    let table = li.table.snapshot();
    assert_eq!((table.nearby, table.moves.len()), (true, 2));
    li.sees("the host", |nearby| nearby.room.as_ref().is_some_and(|room| room.contact == RoomContact::Here));
    li.play("I8");
    bo.play("I9");
}

#[test]
fn a_host_that_is_opened_again_is_back_with_its_guest() {
    let (li, bo) = playing();
    li.play("H8");
    bo.play("H9");
    let bo = bo.again();
    assert!(bo.table.snapshot().nearby);
    li.play("I8");
    bo.play("I9");
    assert_eq!(li.sees_table("both", |table| table.moves.len() == 4).moves, bo.table.snapshot().moves);
}
