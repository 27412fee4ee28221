use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::Stone;

/// How the time of one side is limited. All times in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// As much time as one likes.
    #[default]
    None,
    /// The same time for each move.
    PerMove {
        /// For one move.
        move_ms: i64,
    },
    /// One pool for the whole game.
    Total {
        /// For the game.
        main_ms: i64,
    },
    /// A pool, and after it periods: a move within the period gives it back whole, a period used up is gone.
    Byoyomi {
        /// For the game, before the periods.
        main_ms: i64,
        /// How many periods.
        periods: i64,
        /// One period.
        period_ms: i64,
    },
    /// A pool to which something is added after each move.
    Fischer {
        /// At the start.
        main_ms: i64,
        /// After each move.
        increment_ms: i64,
        /// Whether the first increment is given before the first move, as chess clocks do, and not only after it.
        early: bool,
    },
}

/// A time control that nobody can play with.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TimeControlError {
    /// Less than a second to begin with.
    #[error("a clock needs a second at least, not {0} ms")]
    TooShort(i64),
    /// A time below zero, or beyond a day.
    #[error("{0} ms is no time for a clock")]
    OutOfRange(i64),
    /// No period, or too many.
    #[error("byo-yomi has 1 to {MOST_PERIODS} periods, not {0}")]
    Periods(i64),
    /// A text that names no time control.
    #[error("'{0}' is no time control")]
    Unreadable(String),
}

/// The shortest time with which a clock may start, and the shortest for a move or a period.
const LEAST_MS: i64 = 1_000;
/// The longest of all times: a day.
const MOST_MS: i64 = 24 * 60 * 60 * 1_000;
/// The most periods of byo-yomi.
const MOST_PERIODS: i64 = 99;

impl TimeControl {
    /// Checks that the times can be played with.
    pub fn check(self) -> Result<(), TimeControlError> {
        let in_range = |ms: i64| {
            if (0..=MOST_MS).contains(&ms) { Ok(()) } else { Err(TimeControlError::OutOfRange(ms)) }
        };
        let long_enough = |ms: i64| if ms < LEAST_MS { Err(TimeControlError::TooShort(ms)) } else { Ok(()) };
        match self {
            Self::None => Ok(()),
            Self::PerMove { move_ms: ms } | Self::Total { main_ms: ms } => in_range(ms).and(long_enough(ms)),
            Self::Byoyomi { main_ms, periods, period_ms } => {
                in_range(main_ms).and(in_range(period_ms)).and(long_enough(period_ms))?;
                let possible = (1..=MOST_PERIODS).contains(&periods);
                if possible { Ok(()) } else { Err(TimeControlError::Periods(periods)) }
            }
            Self::Fischer { main_ms, increment_ms, .. } => {
                in_range(main_ms).and(in_range(increment_ms))?;
                long_enough(self.start_ms().unwrap_or_default())
            }
        }
    }

    /// All the time there is before the first move, periods included; `None` without a limit.
    #[must_use]
    pub fn start_ms(self) -> Option<i64> {
        match self {
            Self::None => None,
            Self::PerMove { move_ms } => Some(move_ms),
            Self::Total { main_ms } => Some(main_ms),
            Self::Byoyomi { main_ms, periods, period_ms } => Some(main_ms + periods * period_ms),
            Self::Fischer { main_ms, increment_ms, early } => {
                Some(main_ms + if early { increment_ms } else { 0 })
            }
        }
    }

    /// What is left for the next turn when one ends with `left_ms`: a move's time anew, a begun period whole.
    #[must_use]
    pub fn afresh(self, left_ms: i64) -> i64 {
        match self {
            Self::PerMove { move_ms } => move_ms,
            Self::Byoyomi { periods, period_ms, .. } if left_ms < periods * period_ms => {
                (left_ms + period_ms - 1) / period_ms * period_ms
            }
            _ => left_ms,
        }
    }

    /// What a finished move adds.
    #[must_use]
    pub const fn increment_ms(self) -> i64 {
        match self {
            Self::Fischer { increment_ms, .. } => increment_ms,
            _ => 0,
        }
    }
}

/// As the archive and files have it: `move 30000`, `total 300000`, `byoyomi 300000 5 30000` (pool, periods, period),
/// `fischer 300000 5000` or, with the first increment early, `fischer 300000 5000 early`; empty for none.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::PerMove { move_ms } => write!(f, "move {move_ms}"),
            Self::Total { main_ms } => write!(f, "total {main_ms}"),
            Self::Byoyomi { main_ms, periods, period_ms } => {
                write!(f, "byoyomi {main_ms} {periods} {period_ms}")
            }
            Self::Fischer { main_ms, increment_ms, early } => {
                write!(f, "fischer {main_ms} {increment_ms}")?;
                if *early { f.write_str(" early") } else { Ok(()) }
            }
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let unreadable = || TimeControlError::Unreadable(text.to_owned());
        let number = |word: &str| word.parse::<i64>().map_err(|_| unreadable());
        let words: Vec<&str> = text.split(' ').collect();
        let control = match words.as_slice() {
            [""] => Self::None,
            ["move", time] => Self::PerMove { move_ms: number(time)? },
            ["total", time] => Self::Total { main_ms: number(time)? },
            ["byoyomi", main, periods, period] => Self::Byoyomi {
                main_ms: number(main)?,
                periods: number(periods)?,
                period_ms: number(period)?,
            },
            ["fischer", main, increment, rest @ ..] if matches!(rest, [] | ["early"]) => Self::Fischer {
                main_ms: number(main)?,
                increment_ms: number(increment)?,
                early: !rest.is_empty(),
            },
            _ => return Err(unreadable()),
        };
        control.check()?;
        Ok(control)
    }
}

impl TryFrom<String> for TimeControl {
    type Error = TimeControlError;

    fn try_from(text: String) -> Result<Self, TimeControlError> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> Self {
        control.to_string()
    }
}

/// The time controls of both sides; a handicap makes them different.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Clocks {
    /// Black's.
    pub black: TimeControl,
    /// White's.
    pub white: TimeControl,
}

impl Clocks {
    /// The same for both.
    #[must_use]
    pub const fn both(control: TimeControl) -> Self {
        Self { black: control, white: control }
    }

    /// The one of `stone`.
    #[must_use]
    pub const fn of(self, stone: Stone) -> TimeControl {
        match stone {
            Stone::Black => self.black,
            Stone::White => self.white,
        }
    }

    /// Whether anybody's time is limited.
    #[must_use]
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// Checks both.
    pub fn check(self) -> Result<(), TimeControlError> {
        self.black.check().and(self.white.check())
    }

    /// The two exchanged, as when the players change colours.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { black: self.white, white: self.black }
    }
}
