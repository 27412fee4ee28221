//! Play over a network: the state machines without one, given bytes, times and lots; the driver over sockets of this computer.
#![allow(clippy::unwrap_used, reason = "what fails here is the test")]

#[path = "../common/mod.rs"]
mod common;

mod asking;
mod code;
mod codec;
mod evening;
mod fuzz;
mod handshake;
mod hostile;
mod invitations;
mod model;
mod openings;
mod outcomes;
mod pair;
mod players;
mod simulated;
mod sockets;
mod steps;
mod stream;
mod taking_up;
mod world;
