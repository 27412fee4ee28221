//! Several fifth moves, of which White keeps one: a part of some rules, and one that goes with every other.

use super::{Area, Ask, AskKind, OpeningRefusal, Progress, images};
use crate::board::{Point, Stone};

/// What is left to ask when the rule itself has nothing more: the stones up to the fourth where they lead to fifth moves,
/// the offers, and which of them White keeps.
pub(super) fn ask(progress: &Progress) -> Option<Ask> {
    let (stones, wanted) = (progress.stones().len(), progress.fifths());
    if wanted < 2 {
        return None;
    }
    match stones {
        0..4 => Some(Ask::place(Stone::to_move_at(stones), Area::Any)),
        4 if progress.offers().len() < usize::from(wanted) => {
            Some(Ask { area: Some(Area::Any), offers: wanted, ..Ask::of(AskKind::Offer, Stone::Black) })
        }
        4 => Some(Ask { offers: wanted, ..Ask::of(AskKind::Keep, Stone::White) }),
        _ => None,
    }
}

/// Whether `point` may be added to the offers: it is none of them, nor the same as one by the position's symmetry.
pub(super) fn check_offer(progress: &Progress, point: Point) -> Result<(), OpeningRefusal> {
    if progress.offers().contains(&point) {
        return Err(OpeningRefusal::Offered(point));
    }
    let same = images(progress.stones(), point).into_iter().find(|image| progress.offers().contains(image));
    same.map_or(Ok(()), |with| Err(OpeningRefusal::Symmetric { point, with }))
}
