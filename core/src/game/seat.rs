use std::mem;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Clocks, TimeControl, UndoRule};
use crate::board::{Size, Stone};
use crate::rules::opening::Opening;
use crate::rules::{FoulPolicy, RuleSet};

/// The strength of the computer, 1 (weakest) to 10 (strongest).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Level(u8);

/// A number that is no level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a level is 1 to 10, not {0}")]
pub struct LevelError(pub i32);

impl Level {
    /// 拜師學藝, the weakest of the three named levels.
    pub const LOWEST: Self = Self(1);
    /// 棋行天下, the middle of the three named levels.
    pub const MIDDLE: Self = Self(5);
    /// Three steps below the strongest.
    pub(crate) const SEVENTH: Self = Self(7);
    /// 誰與爭鋒, the strongest.
    pub const TOP: Self = Self(10);

    /// The level of that number.
    pub fn new(number: i32) -> Result<Self, LevelError> {
        match u8::try_from(number) {
            Ok(n @ 1..=10) => Ok(Self(n)),
            _ => Err(LevelError(number)),
        }
    }

    /// The level as a number, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<i32> for Level {
    type Error = LevelError;

    fn try_from(number: i32) -> Result<Self, LevelError> {
        Self::new(number)
    }
}

impl From<Level> for i32 {
    fn from(level: Level) -> Self {
        Self::from(level.0)
    }
}

/// Who plays one colour.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Seat {
    /// A person on this device.
    Person {
        /// What to call them; empty for the unnamed owner of the device.
        name: String,
    },
    /// The engine.
    Computer {
        /// How strong it plays.
        level: Level,
    },
}

impl Seat {
    /// A person without a name.
    #[must_use]
    pub const fn anyone() -> Self {
        Self::Person { name: String::new() }
    }

    /// Whether a person sits here.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }
}

/// What is agreed before the first move and never changes afterwards. Only the clocks can be agreed on anew until then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Lines of the board.
    pub size: Size,
    /// What wins and what is forbidden.
    pub rules: RuleSet,
    /// Who plays Black and so moves first.
    pub black: Seat,
    /// Who plays White.
    pub white: Seat,
    /// How their time is limited.
    pub clocks: Clocks,
    /// How they may take back.
    pub undo: UndoRule,
    /// How the game begins.
    #[serde(default)]
    pub opening: Opening,
    /// What becomes of a foul.
    #[serde(default)]
    pub fouls: FoulPolicy,
}

impl Setup {
    /// A game without clocks in which anybody takes back, which begins freely and in which fouls can't be played.
    #[must_use]
    pub const fn casual(size: Size, rules: RuleSet, black: Seat, white: Seat) -> Self {
        let clocks = Clocks::both(TimeControl::None);
        let (opening, fouls) = (Opening::FREE, FoulPolicy::Prevented);
        Self { size, rules, black, white, clocks, undo: UndoRule::FREE, opening, fouls }
    }

    /// Who plays `stone`.
    #[must_use]
    pub const fn seat(&self, stone: Stone) -> &Seat {
        match stone {
            Stone::Black => &self.black,
            Stone::White => &self.white,
        }
    }

    /// The persons exchange their seats, each with their clock.
    pub(crate) fn exchange(&mut self) {
        mem::swap(&mut self.black, &mut self.white);
        self.clocks = self.clocks.swapped();
    }

    /// How many of the two seats are taken by persons.
    #[must_use]
    pub fn persons(&self) -> usize {
        Stone::BOTH.iter().filter(|&&stone| self.seat(stone).is_person()).count()
    }
}
