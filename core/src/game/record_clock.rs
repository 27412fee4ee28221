//! How the clocks go with the record of a game.

use super::{Action, Event, Game, Refusal, ResultReason};
use crate::board::Stone;
use crate::rules::opening::Choice;

impl Game {
    /// Whose clock runs: the side that has to do something, if its time is limited.
    #[must_use]
    pub fn running(&self) -> Option<Stone> {
        self.decider().filter(|&stone| self.setup.clocks.of(stone).start_ms().is_some())
    }

    /// What is left for `stone` when the game has been running for `clock_ms`, in milliseconds, pool and periods together;
    /// `None` without a limit.
    #[must_use]
    pub fn left_ms(&self, stone: Stone, clock_ms: i64) -> Option<i64> {
        if self.running() == Some(stone) {
            self.clock.running_left(stone, clock_ms)
        } else {
            self.clock.left()[stone.index()]
        }
    }

    /// For how long the game had been running when something was last done in it, in milliseconds.
    #[must_use]
    pub const fn clock_ms(&self) -> i64 {
        self.clock.charged_ms()
    }

    /// When, in the same count, the running clock comes to zero; `None` if none runs.
    #[must_use]
    pub fn runs_out_at(&self) -> Option<i64> {
        self.running().and_then(|stone| self.clock.runs_out_at(stone))
    }

    /// Whose time is up when the game has been running for `clock_ms`. Exactly all of the time used is too much.
    #[must_use]
    pub fn time_is_up(&self, clock_ms: i64) -> Option<Stone> {
        self.running().filter(|&stone| self.clock.running_left(stone, clock_ms) == Some(0))
    }

    /// With the time up, nothing else can be done than to say so; and that only then.
    pub(super) fn check_time(&self, action: Action, clock_ms: i64) -> Result<(), Refusal> {
        match (action, self.time_is_up(clock_ms)) {
            (Action::TimeUp, None) if self.result.is_some() => Err(Refusal::GameOver),
            (Action::TimeUp, None) => Err(Refusal::TimeIsLeft),
            (Action::TimeUp, Some(_)) | (_, None) => Ok(()),
            (_, Some(stone)) => Err(Refusal::TimeIsUp(stone)),
        }
    }

    /// The side to move loses by its clock, of which [`Self::check_time`] has made sure.
    pub(super) fn time_up(&mut self) -> Result<Vec<Event>, Refusal> {
        let stone = self.decider().ok_or(Refusal::GameOver)?;
        self.lose(stone, ResultReason::Time)
    }

    /// What `action`, by the side whose clock was `running`, does to the clocks once its time is charged.
    pub(super) fn turn_clocks(&mut self, action: Action, running: Option<Stone>, events: &[Event]) {
        let interrupted = |event: &Event| matches!(event, Event::TakenBack { .. } | Event::Redone { .. });
        if events.iter().any(interrupted) {
            self.clock.begin_anew();
            return;
        }
        match (action, running) {
            (Action::Choose(Choice::Swap), Some(stone)) => {
                self.clock.finish_turn(stone.opponent(), self.plies.len());
            }
            (Action::Play(_) | Action::Choose(_), Some(stone)) => {
                self.clock.finish_turn(stone, self.plies.len());
            }
            _ => {}
        }
    }
}
