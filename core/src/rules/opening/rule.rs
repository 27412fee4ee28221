use serde::{Deserialize, Serialize};

use super::Pattern;

/// How the first stones come onto the board and who gets which colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Protocol {
    /// Without restriction.
    #[default]
    Free,
    /// The first stone in the centre.
    CentreFirst,
    /// The first stone in the centre, Black's second outside the 5×5 points round it.
    Pro,
    /// The first stone in the centre, Black's second outside the 7×7 points round it.
    LongPro,
    /// One lays three stones anywhere; the other chooses the seat. Renju's players know it as three free stones with swap.
    Swap,
    /// One lays three stones anywhere; the other chooses the seat, or adds two stones and leaves the choice.
    Swap2,
    /// Both agree on one of the 26 openings. No exchange.
    Agreed,
    /// This one of the 26 openings, chosen beforehand. No exchange.
    Given(Pattern),
    /// One of the 26 openings, to be drawn by lot: [`Opening::drawn`] makes it [`Protocol::Drawn`].
    Lot,
    /// This one of the 26 openings, which the lot drew for this game: the next game draws anew. No exchange.
    Drawn(Pattern),
    /// One lays one of the 26 openings; the other may exchange before the fourth stone (RIF 1996–2008).
    Classic,
    /// As the classic rule, with a declared number of fifth moves.
    Yamaguchi,
    /// As the classic rule; with the fourth stone White declares how many fifth moves, whereupon Black may exchange.
    Soosorv,
    /// The seats may be exchanged before each stone; the fifth may be offered tenfold instead.
    Taraguchi,
}

/// An opening rule as it is agreed before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Opening {
    /// How the first stones come onto the board.
    pub protocol: Protocol,
    /// Whether Black offers two fifth moves, of which White keeps one. Rules with fifth moves of their own ignore it.
    pub fifths: bool,
}

impl Opening {
    /// No restriction at all.
    pub const FREE: Self = Self::of(Protocol::Free);

    /// The rule without two fifth moves.
    #[must_use]
    pub const fn of(protocol: Protocol) -> Self {
        Self { protocol, fifths: false }
    }

    /// The rule with two fifth moves.
    #[must_use]
    pub const fn with_fifths(protocol: Protocol) -> Self {
        Self { protocol, fifths: true }
    }

    /// The rule with the lot drawn, anew if it was drawn before: the same number draws the same opening.
    #[must_use]
    pub fn drawn(self, lot: u64) -> Self {
        let drawn = || Pattern::all().nth(usize::try_from(lot % 26).unwrap_or_default());
        match (self.protocol, drawn()) {
            (Protocol::Lot | Protocol::Drawn(_), Some(pattern)) => {
                Self { protocol: Protocol::Drawn(pattern), ..self }
            }
            _ => self,
        }
    }
}

impl Protocol {
    /// Whether the rule has fifth moves of its own.
    #[must_use]
    pub const fn has_own_fifths(self) -> bool {
        matches!(self, Self::Yamaguchi | Self::Soosorv | Self::Taraguchi)
    }
}
