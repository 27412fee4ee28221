use crate::board::Stone;
use crate::game::{ClockFace, Game, TimeControl};

/// The clocks of a game at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// Black's.
    pub black: SeatClock,
    /// White's.
    pub white: SeatClock,
    /// Whose clock goes down now; `None` while both stand still.
    pub running: Option<Stone>,
    /// Whether they stand still because the game is paused.
    pub paused: bool,
    /// The moment, in the steady milliseconds of the device.
    pub read_ms: i64,
}

/// One side's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatClock {
    /// How its time is limited.
    pub control: TimeControl,
    /// What is left, pool and periods together, in milliseconds; 0 without a limit.
    pub left_ms: i64,
}

impl SeatClock {
    /// What it shows.
    #[must_use]
    pub fn face(&self) -> ClockFace {
        ClockFace::of(self.control, self.left_ms)
    }
}

impl TableClock {
    /// The clocks of `game`, which has been running for `clock_ms`; `None` if it is played without.
    pub(super) fn of(game: &Game, clock_ms: i64, is_running: bool, read_ms: i64) -> Option<Self> {
        let clocks = game.setup().clocks;
        let seat = |stone| SeatClock {
            control: clocks.of(stone),
            left_ms: game.left_ms(stone, clock_ms).unwrap_or_default(),
        };
        clocks.any().then(|| Self {
            black: seat(Stone::Black),
            white: seat(Stone::White),
            running: game.running().filter(|_| is_running),
            paused: !is_running && game.to_move().is_some(),
            read_ms,
        })
    }

    /// The same clocks at a later moment, had nothing happened since.
    #[must_use]
    pub fn at(mut self, read_ms: i64) -> Self {
        let passed = (read_ms - self.read_ms).max(0);
        let seat = match self.running {
            None => None,
            Some(Stone::Black) => Some(&mut self.black),
            Some(Stone::White) => Some(&mut self.white),
        };
        if let Some(seat) = seat {
            seat.left_ms = (seat.left_ms - passed).max(0);
        }
        self.read_ms = self.read_ms.max(read_ms);
        self
    }
}
