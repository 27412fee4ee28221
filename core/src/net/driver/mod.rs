//! Sockets, timers and threads for the state machines: bytes become inputs, effects become bytes. No rules are here.
//!
//! A host and a guest have one thread each, which lives as long as its handle. Nothing is opened before one is started. What
//! runs on these threads ([`HostTask`], [`GuestTask`]) needs no more than a runtime and a network, so that a test can have it run
//! over one of its own, with partitions and crashes.

mod connection;
mod guest;
mod host;
mod link;
mod listen;
mod timer;

pub use connection::{Connection, Listening, Network, Waiting};
pub use guest::{GuestDriver, GuestObserver, GuestOrder, GuestOrders, GuestPlan, GuestTask, Way};
pub use host::{Door, HostDriver, HostObserver, HostOrder, HostPlan, HostTask};
pub use listen::listen;

use std::sync::Arc;

/// Milliseconds of a clock that never goes backwards and counts the sleep of the device.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// A new seed from the system's random source.
fn seed() -> std::io::Result<[u8; 32]> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(std::io::Error::other)?;
    Ok(seed)
}
