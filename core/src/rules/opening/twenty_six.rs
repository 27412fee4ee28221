//! Rules over the 26 openings: agreed by both, given beforehand, and the classic rule of the Renju International Federation.

use super::{Area, Ask, AskKind, Progress, Protocol};
use crate::board::Stone;

/// What is asked where both agree on an opening.
pub(super) fn ask_agreed(progress: &Progress) -> Option<Ask> {
    if !progress.stones().is_empty() {
        return None;
    }
    Some(match progress.proposed() {
        None => Ask { propose: true, ..Ask::of(AskKind::Propose, Stone::Black) },
        Some((proposer, pattern)) => {
            Ask { propose: true, agree: Some(pattern), ..Ask::of(AskKind::Answer, proposer.opponent()) }
        }
    })
}

/// What the classic rule asks: Black lays one of the 26, White places the fourth stone or exchanges.
pub(super) fn ask_classic(progress: &Progress) -> Option<Ask> {
    ask_three(progress).or_else(|| ask_fourth(progress))
}

/// The three stones that Black lays, one by one or all at once.
pub(super) fn ask_three(progress: &Progress) -> Option<Ask> {
    let stones = progress.stones().len();
    let distance = u8::try_from(stones).ok().filter(|&stones| stones < 3)?;
    Some(Ask { lay: stones == 0, ..Ask::place(Stone::Black, Area::Within(distance)) })
}

/// The fourth stone anywhere, before which White may exchange.
pub(super) fn ask_fourth(progress: &Progress) -> Option<Ask> {
    let fourth = progress.stones().len() == 3;
    fourth.then(|| Ask::place_or_swap(Stone::White, Area::Any, progress.decided()))
}

/// Whether the three stones are laid before the game begins.
pub(super) const fn given(protocol: Protocol) -> Option<super::Pattern> {
    match protocol {
        Protocol::Given(pattern) | Protocol::Drawn(pattern) => Some(pattern),
        _ => None,
    }
}
