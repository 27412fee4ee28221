use blake2::{Blake2s256, Digest};
use serde::{Deserialize, Serialize};

use crate::net::link::{PublicKey, SecretBytes};

/// What a guest shows to have its seat back.
pub type SeatToken = SecretBytes<16>;

/// What the host keeps of a token: enough to know it again from the one key it was given to, not enough to use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenMark(pub SecretBytes<32>);

impl TokenMark {
    /// The mark of a token given to the holder of `key`.
    #[must_use]
    pub fn new(key: PublicKey, token: SeatToken) -> Self {
        let hash = Blake2s256::new().chain_update(b"tengen-seat").chain_update(key.0).chain_update(token.0);
        Self(SecretBytes(hash.finalize().into()))
    }

    /// Whether this token, shown by the holder of `key`, is the one.
    #[must_use]
    pub fn admits(self, key: PublicKey, token: SeatToken) -> bool {
        Self::new(key, token) == self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_opens_for_its_key_alone() {
        let (li, bo) = (PublicKey([1; 32]), PublicKey([2; 32]));
        let mark = TokenMark::new(li, SecretBytes([3; 16]));
        assert!(mark.admits(li, SecretBytes([3; 16])));
        assert!(!mark.admits(bo, SecretBytes([3; 16])) && !mark.admits(li, SecretBytes([4; 16])));
    }
}
