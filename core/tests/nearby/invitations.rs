//! Who finds whom, and who invites whom.

use std::net::TcpListener;

use tengen_core::app::nearby::{NearbyProblem, OutgoingState, PeerSource, PeerState, Trust};
use tengen_core::app::{Kind, NewGame, Phase};
use tengen_core::net::address::SERVICE;
use tengen_core::net::link::PeerId;

use crate::pair::{Person, accepted, at, playing_at};

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

#[test]
fn two_who_invite_each_other_at_once_play_one_game() {
    for _ in 0..5 {
        let (li, bo) = (Person::named("Li"), Person::named("Bo"));
        li.nearby.open().unwrap();
        bo.nearby.open().unwrap();
        let (to_bo, to_li) = (bo.address(), li.address());
        std::thread::scope(|scope| {
            scope.spawn(|| li.nearby.join_typed(&to_bo).unwrap());
            scope.spawn(|| bo.nearby.join_typed(&to_li).unwrap());
        });
        for person in [&li, &bo] {
            person.sees_table("a game", |table| table.nearby && table.to_move.is_some());
        }
        let hosts = [&li, &bo].map(|person| {
            let seen = person.sees("a room", |nearby| nearby.room.is_some());
            seen.room.as_ref().unwrap().hosting
        });
        let id = |person: &Person| person.nearby.snapshot().me.parse::<PeerId>().unwrap();
        let smaller = id(&li) < id(&bo);
        assert_eq!(hosts, [smaller, !smaller]);
        let (black, white) = if li.table.snapshot().can_play { (&li, &bo) } else { (&bo, &li) };
        black.play("H8");
        white.play("H9");
    }
}

#[test]
fn an_invitation_during_a_game_puts_that_aside_until_the_room_is_left() {
    let (li, bo) = (Person::named("Li"), Person::named("Bo"));
    bo.table.new_game(NewGame::first_choice(Kind::TwoPeople)).unwrap();
    bo.table.play(at("A1")).unwrap();
    let before = bo.table.snapshot().game;
    bo.nearby.open().unwrap();
    playing_at(&li, &bo, &bo.address());
    assert_eq!(bo.app.archive().unfinished().unwrap()[0].game, before);
    li.play("H8");
    bo.play("H9");
    bo.nearby.leave().unwrap();
    let table = bo.table.snapshot();
    assert_eq!((table.game, table.nearby, table.moves.as_slice()), (before, false, &[at("A1")][..]));
    bo.table.play(at("A2")).unwrap();
    li.nearby.leave().unwrap();
    assert_eq!(li.table.snapshot().phase, Phase::NoGame);
}

#[test]
fn who_was_met_is_known_again_and_another_with_that_name_is_not() {
    let (li, bo) = (Person::named("Li"), Person::named("Bo"));
    bo.nearby.open().unwrap();
    playing_at(&li, &bo, &bo.address());
    let peer = bo.nearby.snapshot().room.as_ref().unwrap().persons[0].clone().unwrap().peer;
    bo.nearby.verify(&peer, true).unwrap();
    li.nearby.leave().unwrap();
    bo.nearby.leave().unwrap();
    let met = &bo.nearby.snapshot().peers[0];
    assert_eq!((met.name.as_str(), met.source, met.trust), ("Li", PeerSource::Met, Trust::Verified));
    li.nearby.join_typed(&bo.address()).unwrap();
    let shown = bo.sees("an invitation", |nearby| nearby.incoming.is_some());
    assert_eq!(shown.incoming.as_ref().unwrap().trust, Trust::Verified);
    li.sees("who that is", |nearby| {
        nearby.outgoing.as_ref().is_some_and(|out| out.trust == Some(Trust::Known))
    });
    li.nearby.withdraw().unwrap();
    bo.sees("that it was taken back", |nearby| nearby.incoming.is_none());
    let other = Person::named("Li");
    other.nearby.join_typed(&bo.address()).unwrap();
    let shown = bo.sees("an invitation", |nearby| nearby.incoming.is_some());
    assert_eq!(shown.incoming.as_ref().unwrap().trust, Trust::NameTaken);
}

#[test]
fn somebody_else_at_a_known_persons_address_is_not_talked_to() {
    let (li, bo, other) = (Person::named("Li"), Person::named("Bo"), Person::named("Bo"));
    bo.nearby.open().unwrap();
    playing_at(&li, &bo, &bo.address());
    li.nearby.leave().unwrap();
    bo.nearby.leave().unwrap();
    other.nearby.open().unwrap();
    // What another device says of itself, with the hint of the one that was met.
    let advertised = bo.nearby.snapshot().advertisement.clone().unwrap();
    let port = other.nearby.snapshot().listening.clone().unwrap().port;
    li.nearby.service_found("impostor", &["127.0.0.1".to_owned()], port, &advertised.txt);
    let seen = li.sees("Bo", |nearby| nearby.peers.iter().any(|peer| peer.source == PeerSource::Found));
    let peer = seen.peers.iter().find(|peer| peer.source == PeerSource::Found).unwrap();
    assert_eq!(peer.trust, Trust::Known);
    li.nearby.invite(&peer.id, seen.settings.clone()).unwrap();
    li.sees("that it is another", |nearby| nearby.problem == Some(NearbyProblem::OtherKey));
    assert!(other.nearby.snapshot().incoming.is_none());
}

#[test]
fn those_found_are_listed_without_oneself() {
    let (li, bo) = (Person::named("Li"), Person::named("小波"));
    li.nearby.open().unwrap();
    bo.nearby.open().unwrap();
    let here = ["127.0.0.1".to_owned()];
    for person in [&li, &bo] {
        let told = person.nearby.snapshot().advertisement.clone().unwrap();
        assert_eq!(told.service, SERVICE);
        li.nearby.service_found(&told.instance, &here, told.port, &told.txt);
    }
    let seen = li.sees("somebody", |nearby| !nearby.peers.is_empty());
    let [peer] = seen.peers.as_slice() else { panic!("{:?}", seen.peers) };
    assert_eq!((peer.name.as_str(), peer.trust, peer.state), ("小波", Trust::New, PeerState::Free));
    li.nearby.invite(&peer.id, seen.settings.clone()).unwrap();
    accepted(&li, &bo);
    let told = bo.nearby.snapshot().advertisement.clone().unwrap();
    li.nearby.service_found(&told.instance, &here, told.port, &told.txt);
    li.sees("that Bo plays", |nearby| nearby.peers.iter().any(|peer| peer.state == PeerState::InGame));
    li.nearby.service_lost(&told.instance);
    li.sees("that Bo is gone", |nearby| nearby.peers.iter().all(|peer| peer.state == PeerState::Absent));
}

#[test]
fn each_step_that_fails_has_its_name() {
    let li = Person::named("Li");
    li.nearby.open().unwrap();
    let fails = |problem| {
        li.sees(&format!("{problem:?}"), |nearby| nearby.problem == Some(problem));
    };
    li.nearby.join_typed("nowhere").unwrap();
    fails(NearbyProblem::NoAddress);
    li.nearby.join_link("https://example.org").unwrap();
    fails(NearbyProblem::NoLink);
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = nobody.local_addr().unwrap().to_string();
    drop(nobody);
    li.nearby.join_typed(&address).unwrap();
    fails(NearbyProblem::TimedOut);
    let seen = li.nearby.snapshot();
    assert_eq!(seen.peers[0].state, PeerState::Unreachable);
    assert_eq!(seen.outgoing.as_ref().unwrap().state, OutgoingState::Failed(NearbyProblem::TimedOut));
    let web = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = web.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        let (mut stream, _) = web.accept().unwrap();
        std::io::Write::write_all(&mut stream, b"HTTP/1.1 400 Bad Request\r\n\r\n").unwrap();
    });
    li.nearby.join_typed(&address).unwrap();
    fails(NearbyProblem::NotTengen);
    li.nearby.join_typed(&li.address()).unwrap();
    fails(NearbyProblem::Oneself);
}

#[test]
fn nobody_hears_of_a_device_whose_page_is_closed() {
    let (li, bo) = (Person::named("Li"), Person::named("Bo"));
    assert!(bo.nearby.snapshot().listening.is_none());
    bo.nearby.open().unwrap();
    let address = bo.address();
    bo.nearby.shut().unwrap();
    let shut = bo.nearby.snapshot();
    assert!(shut.listening.is_none() && shut.advertisement.is_none() && shut.qr.is_none() && !shut.open);
    li.nearby.join_typed(&address).unwrap();
    li.sees("nobody", |nearby| nearby.problem == Some(NearbyProblem::TimedOut));
}
