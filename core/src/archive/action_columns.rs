//! How an action stands in columns, both ways.

use super::ArchiveError;
use super::opening_columns::{choice_columns, read_choice};
use crate::board::{Point, Size, Stone};
use crate::game::{Action, Clocks, OfferKind};

/// An action's kind, its point (-1 where there is none) and what else it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ActionColumns {
    pub kind: String,
    pub point: i64,
    pub detail: String,
}

impl ActionColumns {
    pub(super) fn of(action: Action, size: Size) -> Self {
        let plain = |kind: &str| Self { kind: kind.to_owned(), point: -1, detail: String::new() };
        let by = |kind: &str, stone: Stone| plain(&format!("{kind}_{}", colour(stone)));
        match action {
            Action::Play(point) => {
                Self { point: i64::try_from(point.index(size)).unwrap_or(-1), ..plain("play") }
            }
            Action::Choose(choice) => {
                let (kind, point, detail) = choice_columns(choice);
                let point = point.and_then(|point| i64::try_from(point.index(size)).ok()).unwrap_or(-1);
                Self { kind: kind.to_owned(), point, detail }
            }
            Action::ClaimFoul => plain("claim_foul"),
            Action::WrongClaim => plain("wrong_claim"),
            Action::Undo => plain("undo"),
            Action::Redo => plain("redo"),
            Action::TimeUp => plain("time_up"),
            Action::Resign(stone) => by("resign", stone),
            Action::NoShow(stone) => by("no_show", stone),
            Action::Abandon(stone) => by("abandon", stone),
            Action::Offer { kind, by: stone } => Self { detail: offer_text(kind), ..by("offer", stone) },
            Action::Accept(stone) => by("accept", stone),
            Action::Decline(stone) => by("decline", stone),
        }
    }

    pub(super) fn read(&self, size: Size) -> Result<Action, ArchiveError> {
        let known = self.plain(size).or_else(|| self.by_colour());
        known.ok_or_else(|| {
            ArchiveError::corrupt(format!("action '{}' at {} '{}'", self.kind, self.point, self.detail))
        })
    }

    fn plain(&self, size: Size) -> Option<Action> {
        match self.kind.as_str() {
            "play" => {
                let index = usize::try_from(self.point).ok()?;
                Point::from_index(index, size).map(Action::Play)
            }
            "claim_foul" => Some(Action::ClaimFoul),
            "wrong_claim" => Some(Action::WrongClaim),
            "undo" => Some(Action::Undo),
            "redo" => Some(Action::Redo),
            "time_up" => Some(Action::TimeUp),
            kind => read_choice(kind, self.point, &self.detail, size).map(Action::Choose),
        }
    }

    fn by_colour(&self) -> Option<Action> {
        let (kind, name) = self.kind.rsplit_once('_')?;
        let stone = Stone::BOTH.into_iter().find(|&stone| colour(stone) == name)?;
        match kind {
            "resign" => Some(Action::Resign(stone)),
            "no_show" => Some(Action::NoShow(stone)),
            "abandon" => Some(Action::Abandon(stone)),
            "offer" => Some(Action::Offer { kind: read_offer(&self.detail)?, by: stone }),
            "accept" => Some(Action::Accept(stone)),
            "decline" => Some(Action::Decline(stone)),
            _ => None,
        }
    }
}

const fn colour(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "black",
        Stone::White => "white",
    }
}

/// `undo 5` (the plies that stay), `draw`, `restart`, `clocks total 300000|fischer 300000 5000` (Black's, White's).
fn offer_text(kind: OfferKind) -> String {
    match kind {
        OfferKind::Undo { ply } => format!("undo {ply}"),
        OfferKind::Draw => "draw".to_owned(),
        OfferKind::Restart => "restart".to_owned(),
        OfferKind::Clocks(Clocks { black, white }) => format!("clocks {black}|{white}"),
    }
}

fn read_offer(text: &str) -> Option<OfferKind> {
    match text.split_once(' ') {
        None if text == "draw" => Some(OfferKind::Draw),
        None if text == "restart" => Some(OfferKind::Restart),
        Some(("undo", ply)) => ply.parse().ok().map(|ply| OfferKind::Undo { ply }),
        Some(("clocks", both)) => {
            let (black, white) = both.split_once('|')?;
            Some(OfferKind::Clocks(Clocks { black: black.parse().ok()?, white: white.parse().ok()? }))
        }
        _ => None,
    }
}
