use std::fmt;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

use super::UnreadableId;

/// Bytes that go over the wire as hexadecimal digits and stand in no log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SecretBytes<const N: usize>(pub [u8; N]);

impl<const N: usize> SecretBytes<N> {
    /// These bytes.
    #[must_use]
    pub const fn new(bytes: [u8; N]) -> Self {
        Self(bytes)
    }
}

impl<const N: usize> fmt::Debug for SecretBytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretBytes<{N}>")
    }
}

impl<const N: usize> TryFrom<String> for SecretBytes<N> {
    type Error = UnreadableId;

    fn try_from(text: String) -> Result<Self, UnreadableId> {
        let bytes = HEXLOWER.decode(text.as_bytes()).ok();
        bytes.and_then(|bytes| bytes.try_into().ok()).map(Self).ok_or(UnreadableId { kind: "bytes" })
    }
}

impl<const N: usize> From<SecretBytes<N>> for String {
    fn from(bytes: SecretBytes<N>) -> Self {
        HEXLOWER.encode(&bytes.0)
    }
}
