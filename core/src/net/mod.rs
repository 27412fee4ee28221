//! Play over a network: the link between two devices, the session that outlives it, and the hall in which games are.
//!
//! All but `driver` is state machines without I/O. Each takes what has happened as `step(now_ms, input)` and answers with effects
//! for its caller to carry out; none reads a clock, a socket or a random source. `now_ms` is milliseconds of a clock that
//! never goes backwards and counts the sleep of a phone. Offline play uses nothing of this.
//!
//! Arrows: `link`, `wire` (what is said, as JSON) `<- room` (two seats and their games) `<- session <- hall`; `address` is for
//! those who find each other.

pub mod address;
pub mod driver;
pub mod hall;
pub mod link;
pub mod room;
pub mod session;
pub mod wire;
