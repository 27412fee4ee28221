//! Play over a network: the link between two devices, the session that outlives it, and the hall in which games are.
//!
//! All of it is state machines without I/O. Each takes what has happened as `step(now_ms, input)` and answers with effects
//! for its caller to carry out; none reads a clock, a socket or a random source. `now_ms` is milliseconds of a clock that
//! never goes backwards and counts the sleep of a phone. Offline play uses nothing of this.
//!
//! Arrows: `link <- session <- hall`, and `wire` (what is said, as JSON) is known to the last two.

pub mod link;
pub mod session;
pub mod wire;
