//! The six digits that two people compare. A man in the middle could try keys until two handshakes have equal digits, so
//! the guest first commits to a nonce that nobody knows, the host adds one, and only then the guest reveals: whoever stands
//! between has one guess.

use std::fmt;

use blake2::{Blake2s256, Digest};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::secret_bytes::SecretBytes;

/// What one side adds to a code, chosen anew for each.
pub type Nonce = SecretBytes<16>;
/// A nonce that can be checked later and not be learnt before.
pub type Commitment = SecretBytes<32>;

/// A reveal that is not what was committed to: somebody is in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("what was revealed is not what was committed to")]
pub struct CommitmentBroken;

/// Commits to a nonce for `purpose`; one for another purpose can't be used in its place.
#[must_use]
pub fn commit(purpose: &str, nonce: Nonce) -> Commitment {
    let hash = Blake2s256::new()
        .chain_update(b"tengen-commit/")
        .chain_update(purpose)
        .chain_update([0])
        .chain_update(nonce.0)
        .finalize();
    SecretBytes(hash.into())
}

/// Whether `nonce` is what `commitment` stood for.
pub fn check(purpose: &str, commitment: Commitment, nonce: Nonce) -> Result<(), CommitmentBroken> {
    if commit(purpose, nonce) == commitment { Ok(()) } else { Err(CommitmentBroken) }
}

/// The purpose of the nonces of a code.
pub const CODE: &str = "code";

/// The code that both devices show: `428 913`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Code(u32);

impl Code {
    /// The code of a link. `handshake` is its handshake hash, in which both keys are.
    #[must_use]
    pub fn new(handshake: &[u8; 32], guest: Nonce, host: Nonce) -> Self {
        let hash = Blake2s256::new()
            .chain_update(b"tengen-code")
            .chain_update(handshake)
            .chain_update(guest.0)
            .chain_update(host.0)
            .finalize();
        let mut number = [0; 8];
        number.copy_from_slice(&hash[..8]);
        let million = u64::from_le_bytes(number) % 1_000_000;
        Self(u32::try_from(million).unwrap_or_default())
    }

    /// The six digits as a number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// A number that has more than six digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a code has six digits, not {0}")]
pub struct CodeError(pub u32);

impl TryFrom<u32> for Code {
    type Error = CodeError;

    fn try_from(number: u32) -> Result<Self, CodeError> {
        if number < 1_000_000 { Ok(Self(number)) } else { Err(CodeError(number)) }
    }
}

impl From<Code> for u32 {
    fn from(code: Code) -> Self {
        code.number()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03} {:03}", self.0 / 1_000, self.0 % 1_000)
    }
}

/// The guest's end: it commits, and reveals once the host has answered.
#[derive(Debug)]
pub struct GuestCode {
    handshake: [u8; 32],
    nonce: Nonce,
}

impl GuestCode {
    /// Begins with a nonce drawn for this.
    #[must_use]
    pub const fn new(handshake: [u8; 32], nonce: Nonce) -> Self {
        Self { handshake, nonce }
    }

    /// What is sent first.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        commit(CODE, self.nonce)
    }

    /// With the host's nonce there is a code; the nonce is what is sent now. It takes the guest's end away: one answer only.
    #[must_use]
    pub fn finish(self, host: Nonce) -> (Nonce, Code) {
        (self.nonce, Code::new(&self.handshake, self.nonce, host))
    }
}

/// The host's end: it answers a commitment with its own nonce, and checks the reveal.
#[derive(Debug)]
pub struct HostCode {
    handshake: [u8; 32],
    commitment: Commitment,
    nonce: Nonce,
}

impl HostCode {
    /// Begins with the guest's commitment and a nonce drawn for this.
    #[must_use]
    pub const fn new(handshake: [u8; 32], commitment: Commitment, nonce: Nonce) -> Self {
        Self { handshake, commitment, nonce }
    }

    /// What is sent to the guest.
    #[must_use]
    pub const fn nonce(&self) -> Nonce {
        self.nonce
    }

    /// The code, if the guest reveals what it committed to.
    pub fn finish(self, revealed: Nonce) -> Result<Code, CommitmentBroken> {
        check(CODE, self.commitment, revealed)?;
        Ok(Code::new(&self.handshake, revealed, self.nonce))
    }
}
