//! The computer player: which point to play, and why.
//!
//! Limits and a cancel flag in, [`Info`] data and a [`Thought`] out. Nothing here reads a clock or a random source: time is
//! asked of the caller and chance comes from the task's seed, so the same task under the same node limit gives the same
//! answer after the same number of nodes.
//!
//! A move is found in this order: what a five forces ([`duty`]), the first stones ([`opening`]), a win by fours alone
//! ([`fours`]), one by fours and threes ([`threats`]), then iterative deepening ([`root`]) of an alpha-beta search
//! ([`search`]) over the counts that [`crate::shapes`] keeps. The weakest levels choose by the look of the points instead
//! ([`casual`]).

mod analysis;
mod casual;
mod chance;
mod duty;
mod exercise;
mod fours;
mod frame;
mod hint;
mod instance;
mod line;
mod meter;
mod moves;
mod opening;
mod opening_choice;
mod params;
mod position;
mod pruning;
mod reason;
mod root;
mod search;
mod solve;
mod stops;
mod task;
mod think;
mod threats;
mod time;
mod transposition;
mod tuning;
mod value;
mod weights;

pub use exercise::exercise;
pub use hint::{DoubleThreat, Hint, HintReason, hint};
pub use instance::{Engine, Line, Setup};
pub use opening_choice::{OpeningMove, choose_opening};
pub use solve::{Answer, Solution, solve_vcf, solve_vct};
pub use task::{Choice, Control, Info, Limits, Task, Thought};
pub use think::think;
pub use time::Clock;
pub use tuning::{Tuning, TuningError};
pub use value::Worth;
