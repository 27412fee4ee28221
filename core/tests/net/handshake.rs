//! Who meets whom, and who is refused.

use tengen_core::net::link::{
    LinkEffect, LinkError, LinkInput, LinkLimits, SecureLink, Side, Stage, Versions,
};

use crate::pair::{Pair, identity};

fn speaks(major: u8, min_minor: u8, max_minor: u8) -> Versions {
    Versions { major, min_minor, max_minor }
}

#[test]
fn each_end_learns_the_other_ends_key_and_both_the_same_hash() {
    let pair = Pair::open();
    let (dialler, listener) = (pair.dialler.opened.unwrap(), pair.listener.opened.unwrap());
    assert_eq!(dialler.key, identity(2).public());
    assert_eq!(listener.key, identity(1).public());
    assert_eq!((dialler.handshake, dialler.minor), (listener.handshake, listener.minor));
}

#[test]
fn the_newest_common_minor_is_agreed_on() {
    let mut pair = Pair::of(identity(1), None, speaks(1, 0, 3), identity(2), speaks(1, 2, 7));
    pair.deliver();
    assert_eq!((pair.dialler.opened.unwrap().minor, pair.listener.opened.unwrap().minor), (3, 3));
}

#[test]
fn versions_that_do_not_go_together_are_explained_at_both_ends() {
    for (old, new) in [(speaks(1, 0, 9), speaks(2, 0, 0)), (speaks(1, 0, 1), speaks(1, 2, 2))] {
        let mut pair = Pair::of(identity(1), None, old, identity(2), new);
        pair.deliver();
        let (Some(LinkError::Version(ours)), Some(LinkError::Version(theirs))) =
            (pair.dialler.closed, pair.listener.closed)
        else {
            panic!("{:?} {:?}", pair.dialler.closed, pair.listener.closed);
        };
        assert_eq!((ours.outdated, theirs.outdated), (Side::Ours, Side::Theirs));
        assert_eq!((ours.ours, ours.theirs), (theirs.theirs, theirs.ours));
    }
}

#[test]
fn a_preamble_altered_on_the_way_breaks_the_handshake() {
    // The flags mean nothing yet, the minors still go together: only the handshake can tell.
    for (byte, value) in [(6, 0), (7, 1)] {
        let mut pair = Pair::of(identity(1), None, speaks(1, 0, 5), identity(2), speaks(1, 0, 5));
        pair.listener.written[0][byte] = value;
        pair.deliver();
        assert_eq!(pair.dialler.closed, Some(LinkError::Handshake), "byte {byte}");
        assert!(pair.listener.opened.is_none());
    }
}

#[test]
fn every_bit_of_the_handshake_counts() {
    for message in 1..=3 {
        for bit in [0, 7, 255, 32 * 8 + 1, 60 * 8] {
            let mut pair = Pair::new();
            let mut seen = 0;
            loop {
                let from_dialler = !pair.dialler.written.is_empty();
                let (from, to) = if from_dialler {
                    (&mut pair.dialler, &mut pair.listener)
                } else {
                    (&mut pair.listener, &mut pair.dialler)
                };
                let Some(mut bytes) = from.written.pop_front() else { break };
                // The preambles come first, then the three messages in turn, each behind its length.
                if bytes.len() > 8 {
                    seen += 1;
                    let place = (2 + bit / 8).min(bytes.len() - 1);
                    if seen == message {
                        bytes[place] ^= 1 << (bit % 8);
                    }
                }
                to.step(0, LinkInput::Bytes(&bytes));
            }
            let both = pair.dialler.opened.is_some() && pair.listener.opened.is_some();
            assert!(!both, "message {message}, bit {bit}");
            assert!(seen >= message);
        }
    }
}

#[test]
fn somebody_else_than_was_called_is_told_nothing() {
    let mut pair =
        Pair::of(identity(1), Some(identity(9).public()), Versions::OURS, identity(2), Versions::OURS);
    pair.deliver();
    assert_eq!(pair.dialler.closed, Some(LinkError::OtherKey));
    assert_eq!((pair.listener.opened, pair.listener.closed), (None, None));
    let mut known =
        Pair::of(identity(1), Some(identity(2).public()), Versions::OURS, identity(2), Versions::OURS);
    known.deliver();
    assert!(known.dialler.opened.is_some());
}

#[test]
fn one_does_not_play_oneself() {
    let mut pair = Pair::of(identity(1), None, Versions::OURS, identity(1), Versions::OURS);
    pair.deliver();
    assert_eq!(pair.dialler.closed, Some(LinkError::Oneself));
}

#[test]
fn what_is_no_tengen_is_told_by_its_first_byte() {
    for greeting in [&b"GET / HTTP/1.1\r\n"[..], b"\0", b"TNGM", b"SSH-2.0", b"TNGN\x01\x09\x02\x00"] {
        let (mut link, _) = SecureLink::accept(0, identity(2), LinkLimits::HOST, Versions::OURS, [4; 32]);
        let effects = link.step(0, LinkInput::Bytes(greeting));
        assert_eq!(effects, [LinkEffect::Closed(LinkError::NotTengen)], "{greeting:?}");
    }
}

#[test]
fn who_says_nothing_is_left_in_bounded_time_at_each_stage() {
    let mut silent = Pair::new();
    assert_eq!(silent.listener.wake_ms, Some(2_000));
    silent.listener.step(1_999, LinkInput::Timer);
    assert_eq!((silent.listener.closed, silent.listener.wake_ms), (None, Some(2_000)));
    silent.listener.step(2_000, LinkInput::Timer);
    assert_eq!(silent.listener.closed, Some(LinkError::TimedOut(Stage::Preamble)));

    let mut begun = Pair::new();
    let preamble = begun.dialler.written.pop_front().unwrap();
    begun.listener.step(100, LinkInput::Bytes(&preamble));
    assert_eq!(begun.listener.wake_ms, Some(5_000));
    begun.listener.step(5_000, LinkInput::Timer);
    assert_eq!(begun.listener.closed, Some(LinkError::TimedOut(Stage::Handshake)));

    let mut open = Pair::open();
    open.listener.step(1_000_000, LinkInput::Timer);
    assert_eq!(open.listener.closed, None);
}

#[test]
fn a_handshake_cannot_be_replayed() {
    let mut recorded = Vec::new();
    let mut pair = Pair::new();
    for bytes in pair.listener.written.drain(..) {
        pair.dialler.step(0, LinkInput::Bytes(&bytes));
    }
    loop {
        if let Some(bytes) = pair.dialler.written.pop_front() {
            pair.listener.step(0, LinkInput::Bytes(&bytes));
            recorded.push(bytes);
        } else if let Some(bytes) = pair.listener.written.pop_front() {
            pair.dialler.step(0, LinkInput::Bytes(&bytes));
        } else {
            break;
        }
    }
    assert!(pair.listener.opened.is_some());
    let (mut again, _) = SecureLink::accept(0, identity(2), LinkLimits::HOST, Versions::OURS, [5; 32]);
    let effects = again.step(0, LinkInput::Bytes(&recorded.concat()));
    assert_eq!(effects.last(), Some(&LinkEffect::Closed(LinkError::Handshake)));
}
