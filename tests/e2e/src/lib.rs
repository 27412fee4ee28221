//! Drives real processes of Tengen from outside, as a script or a person would: starts, talks, kills.
#![forbid(unsafe_code)]
#![allow(
    clippy::missing_panics_doc,
    clippy::expect_used,
    reason = "a test ends where its harness can't go on"
)]

mod build;
mod crowd;
mod display;
mod hall;
mod model;
mod pixels;
mod process;
mod screen;
mod table;
mod usage;

pub use build::{build_with_play, data_folder, repository, tengen_binary};
pub use crowd::{Crowd, Plan, Truth};
pub use display::Display;
pub use hall::Hall;
pub use model::{InFlight, Players, State};
pub use pixels::{Area, Pixels};
pub use process::{Answer, Tengen};
pub use screen::Screen;
pub use table::Shown;
pub use usage::Usage;

/// Longer than anything takes on a busy machine: a hang becomes a failure, nothing else depends on it.
const PATIENCE: std::time::Duration = std::time::Duration::from_mins(1);
