use super::Clocks;
use crate::board::Stone;

/// What is left on both clocks of a game.
///
/// One number a side says all: pool and periods together. Time is the game's own: milliseconds that it has been running,
/// the pauses left out. Whoever feeds it says when that is; here it only never goes backwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ClockState {
    controls: Clocks,
    /// Black's and White's when the running turn, or what is left of it, began; `None` without a limit.
    left: [Option<i64>; 2],
    /// The game's time up to which the clocks are charged.
    charged_ms: i64,
    /// The plies for which an increment was given: a ply taken back and played again gets no second one.
    credited: usize,
}

impl ClockState {
    pub(super) fn new(controls: Clocks) -> Self {
        let left = [controls.black.start_ms(), controls.white.start_ms()];
        Self { controls, left, charged_ms: 0, credited: 0 }
    }

    /// Other controls from now on, before the first move.
    pub(super) fn replace(&mut self, controls: Clocks) {
        *self = Self { charged_ms: self.charged_ms, ..Self::new(controls) };
    }

    /// The game's time up to which the clocks are charged.
    pub(super) const fn charged_ms(&self) -> i64 {
        self.charged_ms
    }

    /// What is left for both after the last action.
    pub(super) const fn left(&self) -> [Option<i64>; 2] {
        self.left
    }

    /// What is left for `stone`, whose clock is running, at `now_ms`; never below zero.
    pub(super) fn running_left(&self, stone: Stone, now_ms: i64) -> Option<i64> {
        let used = (now_ms - self.charged_ms).max(0);
        self.left[stone.index()].map(|left| (left - used).max(0))
    }

    /// When `stone`'s clock, running without a pause, will be at zero.
    pub(super) fn runs_out_at(&self, stone: Stone) -> Option<i64> {
        self.left[stone.index()].map(|left| self.charged_ms + left)
    }

    /// Charges the side whose clock ran up to `now_ms`.
    pub(super) fn charge(&mut self, running: Option<Stone>, now_ms: i64) {
        if let Some(stone) = running {
            self.left[stone.index()] = self.running_left(stone, now_ms);
        }
        self.charged_ms = self.charged_ms.max(now_ms);
    }

    /// `stone` has finished its turn with the ply of this number, counted from 1.
    pub(super) fn finish_turn(&mut self, stone: Stone, ply: usize) {
        let control = self.controls.of(stone);
        let increment = if ply > self.credited { control.increment_ms() } else { 0 };
        self.credited = self.credited.max(ply);
        self.set(stone, |left| control.afresh(left) + increment);
    }

    /// Somebody's turn was interrupted: move times and begun periods are whole again, a pool stays as it is.
    pub(super) fn begin_anew(&mut self) {
        for stone in Stone::BOTH {
            let control = self.controls.of(stone);
            self.set(stone, |left| control.afresh(left));
        }
    }

    /// The persons exchange their seats; each keeps its time.
    pub(super) fn exchange(&mut self) {
        self.controls = self.controls.swapped();
        self.left.swap(0, 1);
    }

    fn set(&mut self, stone: Stone, change: impl FnOnce(i64) -> i64) {
        let left = &mut self.left[stone.index()];
        *left = left.map(change);
    }
}
