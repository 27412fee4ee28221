//! Apps of one process play each other over sockets of this computer, with a data folder each; some in processes of their own,
//! to be killed.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails here is the test")]

mod games;
mod going_on;
mod invitations;
mod kills;
mod pair;
mod proxy;
mod returns;
mod versions;
