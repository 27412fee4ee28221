use thiserror::Error;

use super::VersionRefusal;

/// Why a link can't go on. It is closed then; nothing that came through it before is in doubt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LinkError {
    /// What answers is no Tengen.
    #[error("this is no Tengen")]
    NotTengen,
    /// The versions don't go together.
    #[error("{0}")]
    Version(#[from] VersionRefusal),
    /// Nothing came in time.
    #[error("no answer in time to: {0}")]
    TimedOut(Stage),
    /// The handshake fails: a broken program, or somebody in between.
    #[error("the handshake fails")]
    Handshake,
    /// A frame is altered, repeated, missing or out of order.
    #[error("a frame is not what was sent")]
    Tampered,
    /// A frame of a length that none has.
    #[error("a frame has 1 to {cap} bytes, not {length}")]
    FrameLength {
        /// What it claims to have.
        length: usize,
        /// The most it may have.
        cap: usize,
    },
    /// A message, with all its parts, is longer than this side takes.
    #[error("a message is longer than {cap} bytes")]
    TooLong {
        /// The most it may have.
        cap: usize,
    },
    /// The other side is this very installation.
    #[error("this is a link to oneself")]
    Oneself,
    /// Somebody else answers than the one who was called.
    #[error("somebody else answers")]
    OtherKey,
    /// Somebody known speaks an older major than before.
    #[error("somebody known speaks an older version than before: {0}")]
    Downgraded(VersionRefusal),
    /// The link ended in the middle of a frame or of the handshake.
    #[error("the link was cut")]
    Cut,
    /// The link ended between two messages.
    #[error("the link was closed")]
    Closed,
    /// A mistake in this program.
    #[error("internal")]
    Internal,
}

/// How far a link has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Waits for the other side's preamble.
    Preamble,
    /// Waits for the other side's part of the handshake.
    Handshake,
    /// Messages go both ways.
    Open,
}

impl std::fmt::Display for Stage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Preamble => "preamble",
            Self::Handshake => "handshake",
            Self::Open => "open",
        })
    }
}
