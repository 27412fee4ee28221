//! The opening rules by themselves: every branch of each, and what they refuse.
#![allow(
    clippy::unwrap_used,
    reason = "a panic is how a test fails; clippy knows only functions marked as tests"
)]

mod covered;
mod every_branch;
mod patterns;
mod random;
mod symmetric;
mod walk;
