use serde::{Deserialize, Serialize};

use super::SeatNo;
use crate::board::{Size, Stone};
use crate::game::{Clocks, ColourChoice, Seat, Setup, TimeControlError, UndoRule};
use crate::net::wire::Name;
use crate::rules::RuleSet;

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
}

impl RoomSettings {
    /// The standard board, freestyle, no clock, three take-backs, the first seat is Black.
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
        }
    }

    /// Checks what types can't.
    pub fn check(&self) -> Result<(), TimeControlError> {
        self.clocks.check()
    }

    /// The setup of a game with these two, of whom `black` begins.
    #[must_use]
    pub fn setup(&self, names: [&Name; 2], black: SeatNo) -> Setup {
        let seat = |seat: SeatNo| Seat::Person { name: names[seat.index()].as_str().to_owned() };
        let undo = UndoRule { asks: true, allowance: self.undos };
        let casual = Setup::casual(self.size, self.rules, seat(black), seat(black.other()));
        Setup { clocks: self.clocks, undo, ..casual }
    }

    /// Who begins the game after one in which `before` began. `lot` says whether the first seat has drawn Black.
    #[must_use]
    pub fn black(&self, before: Option<SeatNo>, lot: bool) -> SeatNo {
        if let Some(before) = before {
            return before.other();
        }
        match self.first.colour(None, u64::from(!lot)) {
            Stone::Black => SeatNo::First,
            Stone::White => SeatNo::Second,
        }
    }
}
