//! Drives real processes of Tengen from outside, as a script or a person would: starts, talks, kills.
#![forbid(unsafe_code)]
#![allow(
    clippy::missing_panics_doc,
    clippy::expect_used,
    reason = "a test ends where its harness can't go on"
)]

mod build;
mod model;
mod process;
mod table;

pub use build::{data_folder, repository, tengen_binary};
pub use model::{InFlight, Players, State};
pub use process::{Answer, Tengen};
pub use table::Shown;
