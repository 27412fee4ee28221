//! The core of Tengen: rules, engine, game record, archive and the table that joins them.
//!
//! Modules look one way only: `board <- shapes <- rules <- game <- engine`, `game <- archive`, `game <- net`,
//! all of them `<- app`.
#![forbid(unsafe_code)]

pub mod app;
pub mod archive;
pub mod board;
pub mod engine;
pub mod game;
#[cfg(feature = "net")]
pub mod net;
pub mod rules;
pub mod shapes;
