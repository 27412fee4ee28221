use serde::{Deserialize, Serialize};

use super::{Clocks, Event, Refusal};
use crate::board::Stone;

/// After how many plies a side may offer a draw again.
const DRAW_PAUSE: usize = 10;
/// Before this ply nobody offers a draw.
const FIRST_DRAW: usize = 2;

/// What one side asks the other for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// Back to before the offerer's stone number `ply`, counted from 0, whatever was placed since.
    Undo {
        /// How many plies stay.
        ply: usize,
    },
    /// Nobody wins.
    Draw,
    /// This game is given up without a winner and another one begun.
    Restart,
    /// Other clocks, before the first stone.
    Clocks(Clocks),
}

/// An offer that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offer {
    /// What for.
    pub kind: OfferKind,
    /// Whose it is.
    pub by: Stone,
    /// How many plies there were.
    pub plies: usize,
}

/// The offers of a game: the one that waits, and what is remembered of earlier ones.
///
/// An offer waits until it is answered or void. A draw, another game or other clocks are void with the next stone; an undo
/// request is bound to its ply and outlives further stones of either side, but no other way back. The end voids all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Offers {
    waiting: Option<Offer>,
    /// By side, the ply from which it may offer a draw again.
    draw_from: [usize; 2],
    /// By side, what was declined last, with its ply.
    declined: [Option<Offer>; 2],
    /// By side, the take-backs that it was granted.
    taken_back: [usize; 2],
}

impl Offers {
    pub(super) const fn waiting(&self) -> Option<&Offer> {
        self.waiting.as_ref()
    }

    /// How many take-backs `stone` has had.
    pub(super) const fn taken_back(&self, stone: Stone) -> usize {
        self.taken_back[stone.index()]
    }

    pub(super) const fn count_take_back(&mut self, stone: Stone) {
        self.taken_back[stone.index()] += 1;
    }

    /// Whether such an offer may be made after `plies` plies, as far as offers go.
    pub(super) fn check(&self, offer: Offer) -> Result<(), Refusal> {
        let Offer { kind, by, plies } = offer;
        let from = match kind {
            OfferKind::Draw => self.draw_from[by.index()].max(FIRST_DRAW),
            _ => 0,
        };
        if plies < from {
            return Err(Refusal::TooSoon { ply: from });
        }
        // Who was told no asks again only after a further stone.
        if self.declined[by.index()] == Some(offer) {
            return Err(Refusal::TooSoon { ply: plies + 1 });
        }
        Ok(())
    }

    /// Makes an offer that [`Self::check`] allows. The one that waited is void.
    pub(super) fn make(&mut self, offer: Offer) -> Vec<Event> {
        if offer.kind == OfferKind::Draw {
            self.draw_from[offer.by.index()] = offer.plies + DRAW_PAUSE;
        }
        let void = self.waiting.replace(offer).map(Event::OfferVoid);
        void.into_iter().chain([Event::Offered(offer)]).collect()
    }

    /// The offer that `stone` may answer, taken away from those that wait.
    pub(super) fn accept(&mut self, stone: Stone) -> Result<Offer, Refusal> {
        match self.waiting {
            Some(offer) if offer.by == stone => Err(Refusal::OwnOffer),
            Some(_) => self.waiting.take().ok_or(Refusal::NoOffer),
            None => Err(Refusal::NoOffer),
        }
    }

    /// `stone` declines what it was offered, or takes its own offer back.
    pub(super) fn decline(&mut self, stone: Stone) -> Result<Event, Refusal> {
        let offer = self.waiting.take().ok_or(Refusal::NoOffer)?;
        if offer.by == stone {
            return Ok(Event::OfferVoid(offer));
        }
        self.declined[offer.by.index()] = Some(offer);
        Ok(Event::OfferDeclined(offer))
    }

    /// A stone was placed.
    pub(super) fn after_stone(&mut self) -> Option<Event> {
        let waiting = self.waiting.take_if(|offer| !matches!(offer.kind, OfferKind::Undo { .. }));
        waiting.map(Event::OfferVoid)
    }

    /// The persons exchange their seats, and what is counted goes with them. No offer waits then: in an opening there is none
    /// but of clocks, which the first stone voids. What somebody declined was about another game.
    pub(super) const fn exchange(&mut self) {
        self.taken_back.swap(0, 1);
        self.draw_from.swap(0, 1);
        self.declined = [None; 2];
    }

    /// Stones were taken back, or the game has ended.
    pub(super) fn void(&mut self) -> Option<Event> {
        self.waiting.take().map(Event::OfferVoid)
    }
}
