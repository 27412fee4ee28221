use std::sync::atomic::{AtomicBool, Ordering};

use crate::board::Point;

use super::time::Pace;
use super::{Control, Info, Limits};

/// Counts the stones placed in a search and says when to stop.
pub(super) struct Meter<'a> {
    limits: Limits,
    pace: Pace,
    cancel: &'a AtomicBool,
    now_ms: &'a dyn Fn() -> u64,
    on_info: &'a mut dyn FnMut(&Info),
    start_ms: u64,
    nodes: u64,
    stopped: bool,
}

/// The flag and the clock are looked at once in so many nodes; the contract allows 1,024 after a cancel.
const POLL: u64 = 64;

impl<'a> Meter<'a> {
    pub(super) fn start(control: Control<'a>) -> Self {
        let Control { limits, cancel, now_ms, on_info } = control;
        let stopped = cancel.load(Ordering::Relaxed);
        let pace = Pace::of(&limits);
        Self { limits, pace, cancel, now_ms, on_info, start_ms: now_ms(), nodes: 0, stopped }
    }

    /// One more stone is about to be placed. Whether it may be.
    pub(super) fn tick(&mut self) -> bool {
        if self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(POLL) {
            self.poll();
        }
        if !self.stopped {
            self.nodes += 1;
        }
        !self.stopped
    }

    /// Whether a limit was reached or the search cancelled. Stays so.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// So many nodes for what comes before the main search, but no more than one of so many `parts` of the limit.
    pub(super) fn share(&self, wanted: u64, parts: u64) -> u64 {
        self.limits.nodes.map_or(wanted, |limit| wanted.min(limit / parts))
    }

    /// Plies of the main search at most.
    pub(super) fn depth(&self) -> u32 {
        self.limits.depth.unwrap_or(u32::MAX)
    }

    /// Whether another, deeper round is worth beginning.
    pub(super) fn has_time_for_more(&self) -> bool {
        !self.stopped && self.pace.wants_more(self.elapsed())
    }

    /// Tells the caller how far the search has come.
    pub(super) fn report(&mut self, depth: u32, value: i32, line: Vec<Point>) {
        if let Some(&best) = line.first() {
            self.pace.learn(best, value);
        }
        let info = Info { depth, nodes: self.nodes, millis: self.elapsed(), value, line };
        (self.on_info)(&info);
        self.stopped |= self.cancel.load(Ordering::Relaxed);
    }

    fn poll(&mut self) {
        let late = self.pace.end_ms().is_some_and(|end| self.elapsed() >= end);
        self.stopped |= late || self.cancel.load(Ordering::Relaxed);
    }

    fn elapsed(&self) -> u64 {
        (self.now_ms)().saturating_sub(self.start_ms)
    }
}
