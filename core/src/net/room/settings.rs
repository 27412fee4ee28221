use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{GameOfRoom, SeatNo};
use crate::board::{Size, Stone};
use crate::game::{Clocks, ColourChoice, Seat, Setup, UndoRule};
use crate::net::wire::Name;
use crate::rules::opening::{Opening, Protocol};
use crate::rules::{FoulPolicy, RuleSet};

/// What is played in a room, as whoever opened it chose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSettings {
    /// What the room is called; may be empty.
    #[serde(default)]
    pub name: Name,
    /// Lines of the board.
    pub size: Size,
    /// What wins and what is forbidden.
    pub rules: RuleSet,
    /// How the time is limited.
    #[serde(default)]
    pub clocks: Clocks,
    /// How often each side may be granted a take-back in one game; `None` without limit.
    #[serde(default)]
    pub undos: Option<u32>,
    /// The colour of the first seat in the first game. In each next one the colours are swapped.
    pub first: ColourChoice,
    /// Whether free texts may be said, beyond the fixed phrases.
    #[serde(default)]
    pub free_chat: bool,
    /// How each game begins.
    #[serde(default)]
    pub opening: Opening,
    /// What becomes of a foul.
    #[serde(default)]
    pub fouls: FoulPolicy,
    /// After how many seconds without a first move the game may be claimed.
    #[serde(default = "no_show_s")]
    pub no_show_s: u32,
    /// After how many seconds of the absent one's own turn the game may be claimed.
    #[serde(default = "absent_s")]
    pub absent_s: u32,
}

/// Settings that nobody can play with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("nobody can play with these settings")]
pub struct BadSettings;

/// How many seconds [`RoomSettings::no_show_s`] and [`RoomSettings::absent_s`] can be.
pub const PATIENCE_S: RangeInclusive<u32> = 30..=600;

const fn no_show_s() -> u32 {
    60
}

const fn absent_s() -> u32 {
    120
}

impl RoomSettings {
    /// The standard board, freestyle, no clock, no opening rule, three take-backs, the first seat is Black.
    #[must_use]
    pub fn casual() -> Self {
        Self {
            name: Name::default(),
            size: Size::STANDARD,
            rules: RuleSet::Freestyle,
            clocks: Clocks::default(),
            undos: UndoRule::ASKING.allowance,
            first: ColourChoice::Black,
            free_chat: true,
            opening: Opening::FREE,
            fouls: FoulPolicy::Prevented,
            no_show_s: no_show_s(),
            absent_s: absent_s(),
        }
    }

    /// Checks what types can't.
    pub fn check(&self) -> Result<(), BadSettings> {
        let patient = PATIENCE_S.contains(&self.no_show_s) && PATIENCE_S.contains(&self.absent_s);
        if patient { self.clocks.check().map_err(|_| BadSettings) } else { Err(BadSettings) }
    }

    /// Whether another game would be played with these: their names, who begins the first one and how people talk aside.
    #[must_use]
    pub fn differs(&self, other: &Self) -> bool {
        let Self { name, first, free_chat, .. } = self.clone();
        *self != Self { name, first, free_chat, ..other.clone() }
    }

    /// Whether each game's opening is drawn by lot.
    #[must_use]
    pub fn draws_opening(&self) -> bool {
        self.opening.protocol == Protocol::Lot
    }

    /// These for a room in which `of_room` goes on: what is played is the game's. The next game's opening is drawn if this one's was.
    #[must_use]
    pub fn going_on(self, of_room: &GameOfRoom) -> Self {
        let Setup { size, rules, clocks, undo, opening, fouls, .. } = of_room.setup;
        let first = if of_room.black == SeatNo::First { ColourChoice::Black } else { ColourChoice::White };
        let protocol = match opening.protocol {
            Protocol::Drawn(_) => Protocol::Lot,
            other => other,
        };
        let opening = Opening { protocol, ..opening };
        Self { size, rules, clocks, undos: undo.allowance, first, opening, fouls, ..self }
    }

    /// The setup of a game with these two, of whom `black` begins; its opening is what `lot` gives where it is drawn.
    #[must_use]
    pub fn setup(&self, names: [&Name; 2], black: SeatNo, lot: u64) -> Setup {
        let seat = |seat: SeatNo| Seat::Person { name: names[seat.index()].as_str().to_owned() };
        let undo = UndoRule { asks: true, allowance: self.undos };
        let casual = Setup::casual(self.size, self.rules, seat(black), seat(black.other()));
        let (opening, fouls) = (self.opening.drawn(lot), self.fouls);
        Setup { clocks: self.clocks, undo, opening, fouls, ..casual }
    }

    /// Who begins the game after one in which `before` began. Where the colour is
    /// drawn, the first seat is Black with an even `lot`.
    #[must_use]
    pub fn black(&self, before: Option<SeatNo>, lot: u64) -> SeatNo {
        if let Some(before) = before {
            return before.other();
        }
        match self.first.colour(None, lot) {
            Stone::Black => SeatNo::First,
            Stone::White => SeatNo::Second,
        }
    }
}
