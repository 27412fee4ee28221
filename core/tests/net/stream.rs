//! Messages on an open link: cut, glued, altered, repeated, left out.

use proptest::prelude::*;
use tengen_core::net::link::{LinkError, LinkInput, LinkLimits, PART_BYTES, SecureLink, Versions};

use crate::pair::{Pair, identity};

fn send(pair: &mut Pair, message: &[u8]) -> Vec<u8> {
    pair.dialler.step(0, LinkInput::Send(message));
    pair.dialler.written.pop_front().unwrap()
}

#[test]
fn messages_arrive_whole_however_they_are_cut() {
    // Case P1: byte by byte, all in one, cut within a length and within a character.
    let sent = ["hello".as_bytes(), "落子 天元".as_bytes(), b"", &[7; PART_BYTES]];
    for step in [1, 2, 3, 7, 19, usize::MAX] {
        let mut pair = Pair::open();
        let stream: Vec<u8> = sent.iter().flat_map(|message| send(&mut pair, message)).collect();
        for chunk in stream.chunks(step.min(stream.len())) {
            pair.listener.step(0, LinkInput::Bytes(chunk));
        }
        assert_eq!(pair.listener.messages, sent, "in pieces of {step}");
        assert_eq!(pair.listener.closed, None);
    }
}

#[test]
fn a_guest_takes_a_whole_game_and_a_host_does_not() {
    let game = vec![b'x'; 5 * PART_BYTES + 3];
    let mut pair = Pair::open();
    pair.listener.step(0, LinkInput::Send(&game));
    pair.dialler.step(0, LinkInput::Send(&game));
    pair.deliver();
    assert_eq!(pair.dialler.messages, [game]);
    assert_eq!(pair.listener.closed, Some(LinkError::TooLong { cap: PART_BYTES }));
    assert!(pair.listener.messages.is_empty());
}

#[test]
fn a_frame_that_is_altered_repeated_left_out_or_moved_ends_the_link() {
    type Change = fn(Vec<Vec<u8>>) -> Vec<Vec<u8>>;
    let changes: [(&str, Change, usize); 5] = [
        (
            "altered",
            |mut frames| {
                frames[1][9] ^= 1;
                frames
            },
            1,
        ),
        (
            "tag altered",
            |mut frames| {
                *frames[1].last_mut().unwrap() ^= 1;
                frames
            },
            1,
        ),
        ("repeated", |frames| vec![frames[0].clone(), frames[0].clone()], 1),
        ("left out", |frames| vec![frames[0].clone(), frames[2].clone()], 1),
        ("moved", |frames| vec![frames[1].clone(), frames[0].clone()], 0),
    ];
    for (name, change, arrive) in changes {
        let mut pair = Pair::open();
        let frames = [b"one", b"two", b"3rd"].map(|message| send(&mut pair, message)).to_vec();
        for frame in change(frames) {
            pair.listener.step(0, LinkInput::Bytes(&frame));
        }
        assert_eq!(pair.listener.closed, Some(LinkError::Tampered), "{name}");
        assert_eq!(pair.listener.messages.len(), arrive, "{name}");
    }
}

#[test]
fn a_frame_of_another_link_or_another_direction_is_worth_nothing() {
    let (mut one, mut other) = (Pair::open(), Pair::open_with_seeds(7, 8));
    let frame = send(&mut one, b"move");
    other.listener.step(0, LinkInput::Bytes(&frame));
    assert_eq!(other.listener.closed, Some(LinkError::Tampered));
    // Back to its sender.
    one.dialler.step(0, LinkInput::Bytes(&frame));
    assert_eq!(one.dialler.closed, Some(LinkError::Tampered));
}

#[test]
fn bad_lengths_end_the_link_at_once() {
    // Case P2.
    let cap = PART_BYTES + 17;
    for length in [0, cap + 1, 65_535] {
        let mut pair = Pair::open();
        pair.listener.step(0, LinkInput::Bytes(&u16::try_from(length).unwrap().to_be_bytes()));
        assert_eq!(pair.listener.closed, Some(LinkError::FrameLength { length, cap }));
    }
    let mut early = Pair::new();
    let preamble = early.dialler.written.pop_front().unwrap();
    early.listener.step(0, LinkInput::Bytes(&preamble));
    early.listener.step(0, LinkInput::Bytes(&[0, 97]));
    assert_eq!(early.listener.closed, Some(LinkError::FrameLength { length: 97, cap: 96 }));
}

#[test]
fn a_cut_is_told_from_an_end() {
    let mut pair = Pair::open();
    let frame = send(&mut pair, b"move");
    pair.listener.step(0, LinkInput::Bytes(&frame[..frame.len() - 1]));
    pair.listener.step(0, LinkInput::Ended);
    assert_eq!(pair.listener.closed, Some(LinkError::Cut));

    let mut long = Pair::open();
    let frames = send(&mut long, &vec![0; PART_BYTES + 1]);
    long.listener.step(0, LinkInput::Bytes(&frames[..PART_BYTES + 19]));
    long.listener.step(0, LinkInput::Ended);
    assert_eq!(long.listener.closed, Some(LinkError::Cut));

    let mut whole = Pair::open();
    let frame = send(&mut whole, b"move");
    whole.listener.step(0, LinkInput::Bytes(&frame));
    whole.listener.step(0, LinkInput::Ended);
    assert_eq!(whole.listener.closed, Some(LinkError::Closed));
    // Nothing is done with what comes after the end.
    whole.listener.step(0, LinkInput::Bytes(b"more"));
    whole.listener.step(0, LinkInput::Send(b"more"));
}

proptest! {
    #[test]
    fn any_bytes_end_in_a_typed_error_or_wait(
        stage in 0..3,
        chunks in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 0..8),
    ) {
        let mut link = match stage {
            0 => SecureLink::accept(0, identity(2), LinkLimits::HOST, Versions::OURS, [4; 32]).0,
            1 => {
                let mut pair = Pair::new();
                let preamble = pair.dialler.written.pop_front().unwrap();
                pair.listener.step(0, LinkInput::Bytes(&preamble));
                pair.listener.link
            }
            _ => Pair::open().listener.link,
        };
        for chunk in &chunks {
            link.step(0, LinkInput::Bytes(chunk));
        }
        link.step(10_000, LinkInput::Timer);
        link.step(10_000, LinkInput::Ended);
        prop_assert_eq!(link.stage(), None);
    }
}
