//! The computer player: which point to play, and why.
//!
//! Limits and a cancel flag in, [`Info`] data and a [`Thought`] out. Nothing here reads a clock or a random source: time is
//! asked of the caller and chance comes from the task's seed, so the same task under the same node limit gives the same
//! answer after the same number of nodes.

mod chance;
mod duty;
mod hint;
mod params;
mod position;
mod task;
mod think;

pub use hint::{Hint, HintReason, hint};
pub use task::{Choice, Control, Info, Limits, Task, Thought};
pub use think::think;
