//! Swap and Swap2: one lays three stones anywhere, the other chooses.

use super::{Area, Ask, AskKind, Progress, Protocol};
use crate::board::Stone;

pub(super) fn ask(progress: &Progress) -> Option<Ask> {
    let two = progress.opening().protocol == Protocol::Swap2;
    match progress.stones().len() {
        0..3 => Some(Ask::place(Stone::Black, Area::Any)),
        // White adds a stone of each colour.
        3 | 4 if progress.adds_two() => Some(Ask::place(Stone::White, Area::Any)),
        3 if two && !progress.decided() => Some(Ask {
            kind: AskKind::PlaceSwapOrAddTwo,
            add_two: true,
            ..Ask::place_or_swap(Stone::White, Area::Any, false)
        }),
        3 => Some(Ask::place_or_swap(Stone::White, Area::Any, progress.decided())),
        5 if progress.adds_two() && !progress.decided() => {
            Some(Ask { swap: true, stay: true, ..Ask::of(AskKind::StayOrSwap, Stone::Black) })
        }
        _ => None,
    }
}
