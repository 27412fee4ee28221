//! Two apps of one process play each other over sockets of this computer, with a data folder each.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails here is the test")]

mod games;
mod invitations;
mod pair;
mod returns;
