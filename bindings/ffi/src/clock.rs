use tengen_core::{app, game};

use crate::error::TengenError;
use crate::position::Stone;
use crate::problem::bad;

/// How the time of one side is limited. Times in milliseconds, from a second to a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum TimeControl {
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
        /// For the game, before the periods; may be 0.
        main_ms: i64,
        /// How many periods, 1 to 99.
        periods: i32,
        /// One period.
        period_ms: i64,
    },
    /// A pool to which something is added after each move.
    Fischer {
        /// At the start.
        main_ms: i64,
        /// After each move.
        increment_ms: i64,
        /// The first increment is given before the first move already.
        early: bool,
    },
}

/// One side's clock at one moment.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct SeatClock {
    /// How its time is limited; none without a limit.
    pub control: Option<TimeControl>,
    /// What is left, pool and periods together; 0 without a limit.
    pub left_ms: i64,
    /// What the clock shows: `1:02:03`, `2:03`, in the last ten seconds `9.8`; empty without a limit.
    pub text: String,
    /// In byo-yomi the periods left, the running one included; else 0.
    pub periods: i32,
    /// The pool is used up and a period runs.
    pub in_period: bool,
    /// After how many milliseconds of running the text is another one, at least 1.
    pub changes_in_ms: i64,
    /// What runs down now, the pool or in byo-yomi the period; 0 without a limit.
    #[uniffi(default = 0)]
    pub shown_ms: i64,
    /// The last ten seconds of what runs down: the text has tenths.
    #[uniffi(default = false)]
    pub low: bool,
}

/// The clocks of a game at one moment.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TableClock {
    /// Black's.
    pub black: SeatClock,
    /// White's.
    pub white: SeatClock,
    /// Whose clock goes down; none while both stand still.
    pub running: Option<Stone>,
    /// They stand still because nobody is at the table.
    pub paused: bool,
}

pub(crate) fn control(control: game::TimeControl) -> Option<TimeControl> {
    Some(match control {
        game::TimeControl::None => return None,
        game::TimeControl::PerMove { move_ms } => TimeControl::PerMove { move_ms },
        game::TimeControl::Total { main_ms } => TimeControl::Total { main_ms },
        game::TimeControl::Byoyomi { main_ms, periods, period_ms } => {
            TimeControl::Byoyomi { main_ms, periods: crate::snapshot::clamp(periods), period_ms }
        }
        game::TimeControl::Fischer { main_ms, increment_ms, early } => {
            TimeControl::Fischer { main_ms, increment_ms, early }
        }
    })
}

/// The core's own; an impossible one is refused.
pub(crate) fn core_control(control: Option<TimeControl>) -> Result<game::TimeControl, TengenError> {
    let control = match control {
        None => game::TimeControl::None,
        Some(TimeControl::PerMove { move_ms }) => game::TimeControl::PerMove { move_ms },
        Some(TimeControl::Total { main_ms }) => game::TimeControl::Total { main_ms },
        Some(TimeControl::Byoyomi { main_ms, periods, period_ms }) => {
            game::TimeControl::Byoyomi { main_ms, periods: i64::from(periods), period_ms }
        }
        Some(TimeControl::Fischer { main_ms, increment_ms, early }) => {
            game::TimeControl::Fischer { main_ms, increment_ms, early }
        }
    };
    control.check().map_err(bad)?;
    Ok(control)
}

impl From<&app::SeatClock> for SeatClock {
    fn from(clock: &app::SeatClock) -> Self {
        let face = clock.face();
        let control = control(clock.control);
        Self {
            control,
            left_ms: clock.left_ms,
            text: if control.is_some() { face.text() } else { String::new() },
            periods: crate::snapshot::clamp(face.periods),
            in_period: face.in_period,
            changes_in_ms: face.changes_in_ms(),
            shown_ms: if control.is_some() { face.shown_ms } else { 0 },
            low: control.is_some() && face.is_low(),
        }
    }
}

impl From<&app::TableClock> for TableClock {
    fn from(clock: &app::TableClock) -> Self {
        Self {
            black: (&clock.black).into(),
            white: (&clock.white).into(),
            running: clock.running.map(Stone::from),
            paused: clock.paused,
        }
    }
}
