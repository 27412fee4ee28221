//! Taraguchi-10: the seats may be exchanged before each of the stones two to six; instead of placing the fifth, Black may
//! offer ten, and then nothing is exchanged any more.

use super::{Area, Ask, AskKind, Progress};
use crate::board::Stone;

/// How many fifth moves are offered.
pub const TARAGUCHI_OFFERS: u8 = 10;

pub(super) fn ask(progress: &Progress) -> Option<Ask> {
    let stones = progress.stones().len();
    let (holder, used) = (Stone::to_move_at(stones), progress.decided());
    match stones {
        0 => Some(Ask::place(holder, Area::Within(0))),
        1 => Some(Ask::place_or_swap(holder, Area::Within(1), used)),
        2 => Some(Ask::place_or_swap(holder, Area::Within(2), used)),
        3 => Some(Ask::place_or_swap(holder, Area::Within(3), used)),
        4 if progress.fifths() > 1 => None,
        4 if used => Some(Ask::place(holder, Area::Within(4))),
        4 => Some(Ask {
            kind: AskKind::PlaceSwapOrOffer,
            offer_fifths: true,
            ..Ask::place_or_swap(holder, Area::Within(4), false)
        }),
        5 if progress.offers().is_empty() && !used => Some(Ask::place_or_swap(holder, Area::Any, false)),
        _ => None,
    }
}
