//! Rules that only say where the first stones lie: free, the first in the centre, Pro and Long Pro.

use super::{Area, Ask, Progress, Protocol};
use crate::board::Stone;

pub(super) fn ask(progress: &Progress) -> Option<Ask> {
    let stones = progress.stones().len();
    let (last, area) = match progress.opening().protocol {
        Protocol::CentreFirst => (1, Area::Within(0)),
        Protocol::Pro => (3, area(stones, 2)),
        Protocol::LongPro => (3, area(stones, 3)),
        _ => return None,
    };
    (stones < last).then(|| Ask::place(Stone::to_move_at(stones), area))
}

/// The area of the stone after so many, Black's second lying beyond `beyond`.
const fn area(stones: usize, beyond: u8) -> Area {
    match stones {
        0 => Area::Within(0),
        2 => Area::Beyond(beyond),
        _ => Area::Any,
    }
}
