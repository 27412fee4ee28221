//! Rules in which the number of fifth moves is declared: Yamaguchi by Black with the opening, Soosõrv by White with the
//! fourth stone.

use super::twenty_six::{ask_fourth, ask_three};
use super::{Area, Ask, AskKind, Progress};
use crate::board::Stone;

/// The most fifth moves that Black may declare in Yamaguchi. The Renju International Federation names no most.
pub const YAMAGUCHI_MOST: u8 = 12;
/// The most fifth moves that White may declare in Soosõrv-8.
pub const SOOSORV_MOST: u8 = 8;

pub(super) fn ask_yamaguchi(progress: &Progress) -> Option<Ask> {
    ask_three(progress).or_else(|| {
        let undeclared = progress.stones().len() == 3 && progress.declared().is_none();
        let declare = Ask { declare: YAMAGUCHI_MOST, ..Ask::of(AskKind::Declare, Stone::Black) };
        if undeclared { Some(declare) } else { ask_fourth(progress) }
    })
}

pub(super) fn ask_soosorv(progress: &Progress) -> Option<Ask> {
    let first = ask_three(progress).or_else(|| ask_fourth(progress));
    if first.is_some() || progress.stones().len() != 4 {
        return first;
    }
    match progress.declared() {
        None => Some(Ask { declare: SOOSORV_MOST, ..Ask::of(AskKind::Declare, Stone::White) }),
        Some(1) => Some(Ask::place_or_swap(Stone::Black, Area::Any, progress.decided())),
        Some(offers) => (!progress.decided() && progress.offers().is_empty()).then(|| Ask {
            kind: AskKind::OfferOrSwap,
            offers,
            ..Ask::place_or_swap(Stone::Black, Area::Any, false)
        }),
    }
}
