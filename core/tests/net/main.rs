//! Play over a network: the state machines without one, given bytes, times and lots; the driver over sockets of this computer.
#![allow(clippy::unwrap_used, reason = "what fails here is the test")]

mod code;
mod codec;
mod evening;
mod handshake;
mod invitations;
mod model;
mod pair;
mod sockets;
mod stream;
mod world;
