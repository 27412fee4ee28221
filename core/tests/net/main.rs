//! Play over a network, without one: the state machines are given bytes, times and lots.
#![allow(clippy::unwrap_used, reason = "what fails here is the test")]

mod code;
mod handshake;
mod pair;
mod stream;
