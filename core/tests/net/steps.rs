//! A step of a hall is of however many things: they are stored together, and then sent.

use std::collections::BTreeSet;

use tengen_core::net::hall::{Hall, HallEffect, HallInput, HallLimits, LinkId, Stored};
use tengen_core::net::link::PublicKey;
use tengen_core::net::room::RoomSettings;
use tengen_core::net::session::{Act, Farewell, ToGuest, ToHost};
use tengen_core::net::wire::decode;

use crate::world::{hello, message};

const NOW_MS: i64 = 1_000;

fn hall(links: usize) -> Hall {
    let limits = HallLimits { links, ..HallLimits::HALL };
    Hall::new(limits, hello("Hall"), 0, [1; 32])
}

fn come(hall: &mut Hall, link: LinkId) {
    let key = PublicKey([u8::try_from(link).unwrap(); 32]);
    let from = Some([127, 0, 0, 1].into());
    hall.take(NOW_MS, HallInput::Linked { link, key, handshake: [2; 32], from });
}

fn say(hall: &mut Hall, link: LinkId, said: &ToHost) {
    hall.take(NOW_MS, HallInput::Message { link, bytes: &message(said) });
}

/// What a link is sent.
fn told(effects: &[HallEffect], to: LinkId) -> Vec<ToGuest> {
    let sent = effects.iter().filter_map(|effect| match effect {
        HallEffect::Send { link, bytes } if *link == to => Some(decode(bytes).unwrap()),
        _ => None,
    });
    sent.collect()
}

#[test]
fn what_comes_together_is_stored_at_once_and_before_anything_is_sent() {
    let mut hall = hall(4);
    for link in [1, 2] {
        come(&mut hall, link);
        say(&mut hall, link, &ToHost::Hello { hello: hello("P") });
        let act = Act::Open { settings: RoomSettings::casual(), code: None };
        say(&mut hall, link, &ToHost::Do { id: 1, rev: 0, act });
    }
    let effects = hall.finish(NOW_MS);
    let HallEffect::Store(stored) = &effects[0] else { panic!("{effects:?}") };
    let rooms: BTreeSet<_> = stored.iter().map(Stored::room).collect();
    assert_eq!(rooms.len(), 2);
    assert!(!effects[1..].iter().any(|effect| matches!(effect, HallEffect::Store(_))));
    for link in [1, 2] {
        let told = told(&effects, link);
        assert!(matches!(told[..], [ToGuest::Hello { .. }, .., ToGuest::Answer { .. }]), "{told:?}");
    }
    assert!(matches!(effects.last(), Some(HallEffect::WakeAt(at_ms)) if *at_ms > NOW_MS));
    assert!(hall.finish(NOW_MS).iter().all(|effect| matches!(effect, HallEffect::WakeAt(_))));
}

#[test]
fn who_is_closed_in_a_step_makes_place_in_it_and_hears_nothing_after_the_farewell() {
    let mut hall = hall(1);
    come(&mut hall, 1);
    hall.take(NOW_MS, HallInput::Message { link: 1, bytes: b"no message" });
    come(&mut hall, 2);
    say(&mut hall, 2, &ToHost::Hello { hello: hello("P") });
    hall.take(NOW_MS, HallInput::Announce("tea at five"));
    say(&mut hall, 1, &ToHost::Ping);
    let effects = hall.finish(NOW_MS);
    assert_eq!(told(&effects, 1), [ToGuest::Closing { why: Farewell::Malformed }]);
    assert!(effects.contains(&HallEffect::Close { link: 1 }));
    let told = told(&effects, 2);
    assert!(told.contains(&ToGuest::Announcement { text: "tea at five".to_owned() }), "{told:?}");
    assert!(!effects.contains(&HallEffect::Close { link: 2 }));
    assert_eq!(hall.links(), 1);
}
