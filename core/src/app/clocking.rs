//! The clocks of the game on the table: when they run, when they are looked at, and what is noted of them.

use parking_lot::MutexGuard;

use super::AppError;
use super::shared::{Shared, Unstored};
use super::sitting::{OnTable, Sitting};
use super::table_clock::TableClock;
use crate::game::Action;

/// How often it is noted for how long a game has been running: after a kill no more than this is given back.
const NOTE_EVERY_MS: i64 = 5_000;

impl Shared {
    /// The clocks as they are at this moment.
    pub(super) fn clock(&self) -> Option<TableClock> {
        self.publisher.snapshot().clock.map(|clock| clock.at(self.time.steady_ms()))
    }

    /// Stops the clocks, or lets them run again.
    pub(super) fn pause(&self, paused: bool) -> Result<(), AppError> {
        let mut sitting = self.settled()?;
        // The clocks of a room are its host's.
        if sitting.game()?.across.is_some() {
            return Ok(());
        }
        if sitting.pause(paused) {
            // Who pauses may be about to be killed. On a full disk the next note does it.
            self.note_clock(&mut sitting);
            self.publish(&sitting, Vec::new());
        }
        Ok(())
    }

    /// The table for a command that time comes before: if a clock is at zero, the game has ended first.
    pub(super) fn settled(&self) -> Result<MutexGuard<'_, Sitting>, AppError> {
        let mut sitting = self.opened()?;
        self.settle(&mut sitting);
        Ok(sitting)
    }

    /// Ends the game if a clock has come to zero: whatever is asked for comes too late.
    pub(super) fn settle(&self, sitting: &mut Sitting) {
        let now = self.time.steady_ms();
        let up = |sitting: &Sitting| {
            sitting
                .on_table
                .as_ref()
                .filter(|table| table.across.is_none())
                .is_some_and(|table| table.game.time_is_up(table.clock_ms(now)).is_some())
        };
        if up(sitting) && self.advance(sitting, &[Action::TimeUp], Unstored::GoesOn).is_err() {
            self.publish(sitting, Vec::new());
        }
    }

    /// When these actions happen, by the game's own time: at this moment or, if the time is up, when it was.
    pub(super) fn moment(&self, table: &OnTable, actions: &[Action]) -> i64 {
        let now = table.clock_ms(self.time.steady_ms());
        let end = table.game.runs_out_at().filter(|_| actions == [Action::TimeUp]);
        end.map_or(now, |end| end.min(now))
    }

    /// What the alarm rings for.
    pub(super) fn look_at_clocks(&self) {
        let mut sitting = self.sitting.lock();
        if sitting.check_open().is_err() {
            return;
        }
        self.settle(&mut sitting);
        if sitting.next_note_in(NOTE_EVERY_MS, self.time.steady_ms()).is_some_and(|ms| ms <= 0) {
            self.note_clock(&mut sitting);
        }
        self.set_alarm(&sitting);
    }

    /// Notes for how long the game on the table has been running.
    pub(super) fn note_clock(&self, sitting: &mut Sitting) {
        let now = self.time.steady_ms();
        let Some(on_table) = sitting.on_table.as_mut().filter(|table| table.keeps_clock()) else {
            return;
        };
        on_table.noted_ms = now;
        // Without it a kill gives some seconds back, and no more.
        let _ = self.store.note_clock(on_table.id, on_table.clock_ms(now));
    }

    /// Has the alarm ring for what is due next.
    pub(super) fn set_alarm(&self, sitting: &Sitting) {
        let now = self.time.steady_ms();
        let note = sitting.next_note_in(NOTE_EVERY_MS, now);
        let end = sitting.runs_out_in(now);
        self.alarm.set(note.into_iter().chain(end).min());
    }
}
