use tengen_core::game;

use crate::clock::{TimeControl, control, core_control};

/// The kinds of clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum ClockKind {
    /// As much time as one likes.
    None,
    /// The same time for each move.
    PerMove,
    /// One pool for the whole game.
    Total,
    /// A pool, and after it periods.
    Byoyomi,
    /// A pool to which something is added after each move.
    Fischer,
}

/// One number of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum ClockPart {
    /// Milliseconds for one move.
    Move,
    /// Milliseconds for the game.
    Main,
    /// How many periods.
    Periods,
    /// Milliseconds of a period.
    Period,
    /// Milliseconds after each move.
    Increment,
}

/// One number of a clock, and the clocks with that number a step on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct ClockStep {
    /// Which number.
    pub part: ClockPart,
    /// The number as it is.
    pub number: i64,
    /// The clock with a smaller one; none at the end.
    pub less: Option<TimeControl>,
    /// The clock with a greater one; none at the end.
    pub more: Option<TimeControl>,
}

/// Of which kind a clock is; none is no limit. Main-safe.
#[uniffi::export]
pub fn clock_kind(clock: Option<TimeControl>) -> ClockKind {
    ClockKind::from(core(clock).kind())
}

/// A clock of another kind with the time for the game that this one has; itself if it is of that kind already. Main-safe.
#[uniffi::export]
pub fn clock_of_kind(clock: Option<TimeControl>, kind: ClockKind) -> Option<TimeControl> {
    control(core(clock).of_kind(kind.into()))
}

/// The numbers of a clock with the steps from each. Main-safe.
#[uniffi::export]
pub fn clock_steps(clock: Option<TimeControl>) -> Vec<ClockStep> {
    let clock = core(clock);
    let step = |&part: &game::ClockPart| {
        let number = clock.part(part)?;
        let (less, more) = (clock.less(part), clock.more(part));
        Some(ClockStep {
            part: part.into(),
            number,
            less: less.and_then(control),
            more: more.and_then(control),
        })
    };
    clock.parts().iter().filter_map(step).collect()
}

/// The clocks that one may propose to the other before the first stone, for both sides alike; none is no limit. Main-safe.
#[uniffi::export]
pub fn clock_proposals() -> Vec<Option<TimeControl>> {
    game::TimeControl::PROPOSALS.into_iter().map(control).collect()
}

/// The core's own; one by which nobody can play counts as none.
fn core(clock: Option<TimeControl>) -> game::TimeControl {
    core_control(clock).unwrap_or_default()
}

impl From<game::ClockKind> for ClockKind {
    fn from(kind: game::ClockKind) -> Self {
        match kind {
            game::ClockKind::None => Self::None,
            game::ClockKind::PerMove => Self::PerMove,
            game::ClockKind::Total => Self::Total,
            game::ClockKind::Byoyomi => Self::Byoyomi,
            game::ClockKind::Fischer => Self::Fischer,
        }
    }
}

impl From<ClockKind> for game::ClockKind {
    fn from(kind: ClockKind) -> Self {
        match kind {
            ClockKind::None => Self::None,
            ClockKind::PerMove => Self::PerMove,
            ClockKind::Total => Self::Total,
            ClockKind::Byoyomi => Self::Byoyomi,
            ClockKind::Fischer => Self::Fischer,
        }
    }
}

impl From<game::ClockPart> for ClockPart {
    fn from(part: game::ClockPart) -> Self {
        match part {
            game::ClockPart::Move => Self::Move,
            game::ClockPart::Main => Self::Main,
            game::ClockPart::Periods => Self::Periods,
            game::ClockPart::Period => Self::Period,
            game::ClockPart::Increment => Self::Increment,
        }
    }
}
