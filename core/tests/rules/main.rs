//! The judges on public cases, on a corpus of positions and against an oracle.
#![allow(
    clippy::unwrap_used,
    reason = "a panic is how a test fails; clippy knows only functions marked as tests"
)]

mod cases;
mod corpus;
mod custom;
mod dense;
mod generated;
mod oracle;
mod support;
mod wins;
