//! What two sides agree on, and how a game is lost away from the board.

use super::offer::Offer;
use super::{Event, Game, OfferKind, Refusal, ResultReason};
use crate::board::Stone;

impl Game {
    /// Whether `by` could offer this now.
    pub fn check_offer(&self, kind: OfferKind, by: Stone) -> Result<(), Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        if self.ask().is_some() && !matches!(kind, OfferKind::Clocks(_)) {
            return Err(Refusal::OpeningFirst);
        }
        self.offers.check(Offer { kind, by, plies: self.plies.len() })?;
        match kind {
            OfferKind::Undo { ply } => match self.who_placed(ply) {
                None => Err(Refusal::NothingToUndo),
                Some(stone) if stone != by => Err(Refusal::NotYourStone),
                Some(_) => self.check_allowance(by),
            },
            OfferKind::Clocks(_) if self.has_placed() => Err(Refusal::TooLate),
            OfferKind::Clocks(clocks) => clocks.check().map_err(|_| Refusal::BadClock),
            OfferKind::Draw | OfferKind::Restart => Ok(()),
        }
    }

    /// How many take-backs `stone` has left; `None` as many as it likes.
    #[must_use]
    pub fn undos_left(&self, stone: Stone) -> Option<u32> {
        let taken = u32::try_from(self.offers.taken_back(stone)).unwrap_or(u32::MAX);
        self.setup.undo.allowance.map(|allowance| allowance.saturating_sub(taken))
    }

    /// Whether `stone` has a take-back left.
    pub fn check_allowance(&self, stone: Stone) -> Result<(), Refusal> {
        match (self.undos_left(stone), self.setup.undo.allowance) {
            (Some(0), Some(allowance)) => Err(Refusal::NoUndoLeft { allowance }),
            _ => Ok(()),
        }
    }

    pub(super) fn offer_by(&mut self, kind: OfferKind, by: Stone) -> Result<Vec<Event>, Refusal> {
        // Both want the same: that is agreement, and no counter-offer.
        let theirs = self.offers.waiting().is_some_and(|offer| offer.by != by && offer.kind == kind);
        if theirs {
            return self.accept(by);
        }
        self.check_offer(kind, by)?;
        Ok(self.offers.make(Offer { kind, by, plies: self.plies.len() }))
    }

    pub(super) fn accept(&mut self, stone: Stone) -> Result<Vec<Event>, Refusal> {
        let offer = self.offers.accept(stone)?;
        let follows = match offer.kind {
            OfferKind::Undo { ply } => {
                self.offers.count_take_back(offer.by);
                Some(self.rewind(ply))
            }
            OfferKind::Draw => Some(self.finish(None, ResultReason::Agreement, Vec::new())),
            OfferKind::Restart => None,
            OfferKind::Clocks(clocks) => {
                self.setup.clocks = clocks;
                self.clock.replace(clocks);
                None
            }
        };
        Ok([Event::OfferAccepted(offer)].into_iter().chain(follows).collect())
    }

    pub(super) fn decline(&mut self, stone: Stone) -> Result<Vec<Event>, Refusal> {
        Ok(vec![self.offers.decline(stone)?])
    }

    /// A late opponent loses, if it has done nothing in the game yet.
    pub(super) fn no_show(&mut self, stone: Stone) -> Result<Vec<Event>, Refusal> {
        if self.has_done(stone) && self.result.is_none() {
            return Err(Refusal::TooLate);
        }
        self.lose(stone, ResultReason::NoShow)
    }

    /// Ends the game against `stone`.
    pub(super) fn lose(&mut self, stone: Stone, reason: ResultReason) -> Result<Vec<Event>, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        Ok(vec![self.finish(Some(stone.opponent()), reason, Vec::new())])
    }
}
