//! Who invites whom.

use tengen_core::app::nearby::{OutgoingState, Trust};

use crate::pair::Person;

#[test]
fn an_invitation_is_shown_with_the_same_code_on_both_sides_and_can_be_declined() {
    let (li, bo) = (Person::named("Li"), Person::named("Bo"));
    bo.nearby.open().unwrap();
    li.nearby.join_typed(&bo.address()).unwrap();
    let shown = bo.sees("an invitation", |nearby| nearby.incoming.is_some());
    let incoming = shown.incoming.clone().unwrap();
    assert_eq!((incoming.name.as_str(), incoming.trust), ("Li", Trust::New));
    let sent = li.sees("the code", |nearby| nearby.outgoing.as_ref().is_some_and(|out| out.code.is_some()));
    assert_eq!(sent.outgoing.clone().unwrap().code, Some(incoming.code));
    bo.nearby.answer_invitation(false).unwrap();
    li.sees("no", |nearby| nearby.outgoing.as_ref().is_some_and(|out| out.state == OutgoingState::Declined));
    bo.sees("nothing any more", |nearby| nearby.incoming.is_none());
    assert!(li.nearby.snapshot().room.is_none() && !li.table.snapshot().nearby);
}
