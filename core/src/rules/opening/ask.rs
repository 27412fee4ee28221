use super::{Area, Pattern};
use crate::board::Stone;

/// What an opening asks, for a sentence in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AskKind {
    /// Place the next stone.
    Place,
    /// Place the next stone or exchange the seats.
    PlaceOrSwap,
    /// Stay White and place the fourth stone, take Black, or add two stones (Swap2).
    PlaceSwapOrAddTwo,
    /// Place the fifth stone, exchange the seats, or offer several fifth moves (Taraguchi).
    PlaceSwapOrOffer,
    /// Keep one's seat or exchange.
    StayOrSwap,
    /// Say how many fifth moves will be offered.
    Declare,
    /// Offer the next fifth move.
    Offer,
    /// Offer the first fifth move or exchange the seats (Soosõrv).
    OfferOrSwap,
    /// Keep one of the offered fifth moves.
    Keep,
    /// Name one of the 26 openings.
    Propose,
    /// Agree to the opening that the other named, or name another.
    Answer,
}

/// One question of an opening: whose choice it is, and what may be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent choices that are open or not")]
pub struct Ask {
    /// The question as a whole.
    pub kind: AskKind,
    /// The seat that has to answer, whatever the colour of the next stone.
    pub decider: Stone,
    /// Where the next stone, or the next fifth move to be offered, may lie; `None` if none may be placed.
    pub area: Option<Area>,
    /// Whether [`Choice::Swap`](super::Choice::Swap) is open.
    pub swap: bool,
    /// Whether [`Choice::Stay`](super::Choice::Stay) is open.
    pub stay: bool,
    /// Whether [`Choice::AddTwo`](super::Choice::AddTwo) is open.
    pub add_two: bool,
    /// Whether [`Choice::OfferFifths`](super::Choice::OfferFifths) is open.
    pub offer_fifths: bool,
    /// The highest number that may be declared, from 1; 0 if none is asked for.
    pub declare: u8,
    /// Whether one of the 26 openings may be named.
    pub propose: bool,
    /// Whether any of the 26 openings may be laid at once.
    pub lay: bool,
    /// The opening that was named and may be agreed to by laying it.
    pub agree: Option<Pattern>,
    /// How many fifth moves are to be offered; 0 where none are.
    pub offers: u8,
}

impl Ask {
    /// A question that leaves nothing open yet.
    pub(super) const fn of(kind: AskKind, decider: Stone) -> Self {
        Self {
            kind,
            decider,
            area: None,
            swap: false,
            stay: false,
            add_two: false,
            offer_fifths: false,
            declare: 0,
            propose: false,
            lay: false,
            agree: None,
            offers: 0,
        }
    }

    /// Whether this asks which of the offered fifth moves is kept.
    #[must_use]
    pub const fn keeps(&self) -> bool {
        self.offers > 0 && self.area.is_none()
    }

    /// Asks for the next stone there.
    pub(super) const fn place(decider: Stone, area: Area) -> Self {
        Self { area: Some(area), ..Self::of(AskKind::Place, decider) }
    }

    /// Asks for the next stone there, with the right to exchange the seats first unless it was `used`.
    pub(super) const fn place_or_swap(decider: Stone, area: Area, used: bool) -> Self {
        let place = Self::place(decider, area);
        if used { place } else { Self { kind: AskKind::PlaceOrSwap, swap: true, ..place } }
    }
}
