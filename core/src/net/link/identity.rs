use std::fmt;
use std::str::FromStr;

use blake2::{Blake2s256, Digest};
use data_encoding::{BASE32_NOPAD, HEXLOWER};
use serde::{Deserialize, Serialize};
use snow::Builder;
use thiserror::Error;

use super::resolver::{NOISE, SeededResolver};
use super::{Chance, LinkError};

/// The long-lived key of an installation, made on first use and kept where only this app on this device can read it.
#[derive(Clone, PartialEq, Eq)]
pub struct Identity {
    private: [u8; 32],
    public: PublicKey,
}

impl Identity {
    /// A new one.
    pub fn generate(chance: &mut Chance) -> Result<Self, LinkError> {
        let seed = chance.bytes();
        let params = NOISE.parse().map_err(|_| LinkError::Internal)?;
        let builder = Builder::with_resolver(params, Box::new(SeededResolver::new(seed)));
        let pair = builder.generate_keypair().map_err(|_| LinkError::Internal)?;
        let private = pair.private.try_into().map_err(|_| LinkError::Internal)?;
        let public = pair.public.try_into().map_err(|_| LinkError::Internal)?;
        Ok(Self { private, public: PublicKey(public) })
    }

    /// The identity that [`Self::to_bytes`] gave.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 64]) -> Self {
        let (mut private, mut public) = ([0; 32], [0; 32]);
        private.copy_from_slice(&bytes[..32]);
        public.copy_from_slice(&bytes[32..]);
        Self { private, public: PublicKey(public) }
    }

    /// Both keys, to be stored; the first 32 bytes are secret.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&self.private);
        bytes[32..].copy_from_slice(&self.public.0);
        bytes
    }

    /// The key that others know this installation by.
    #[must_use]
    pub const fn public(&self) -> PublicKey {
        self.public
    }

    pub(super) const fn private(&self) -> &[u8; 32] {
        &self.private
    }
}

/// The private key is a secret.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identity").field("public", &self.public).finish_non_exhaustive()
    }
}

/// The public half of an [`Identity`]; whoever has completed a handshake with it holds the other half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicKey(pub [u8; 32]);

impl PublicKey {
    /// Its short form.
    #[must_use]
    pub fn peer_id(self) -> PeerId {
        let hash = Blake2s256::new().chain_update(b"tengen-peer").chain_update(self.0).finalize();
        let mut id = [0; 16];
        id.copy_from_slice(&hash[..16]);
        PeerId(id)
    }
}

/// The short form of a public key, by which an installation is called: 26 letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PeerId(pub [u8; 16]);

/// A text that is no key, peer id or token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("unreadable: {kind}")]
pub struct UnreadableId {
    /// What it should have been.
    pub kind: &'static str,
}

impl fmt::Display for PeerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE32_NOPAD.encode(&self.0).to_ascii_lowercase())
    }
}

impl fmt::Debug for PeerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PeerId({self})")
    }
}

impl FromStr for PeerId {
    type Err = UnreadableId;

    fn from_str(text: &str) -> Result<Self, UnreadableId> {
        let bytes = BASE32_NOPAD.decode(text.to_ascii_uppercase().as_bytes()).ok();
        let id = bytes.and_then(|bytes| bytes.try_into().ok());
        id.map(Self).ok_or(UnreadableId { kind: "peer id" })
    }
}

impl TryFrom<String> for PeerId {
    type Error = UnreadableId;

    fn try_from(text: String) -> Result<Self, UnreadableId> {
        text.parse()
    }
}

impl From<PeerId> for String {
    fn from(id: PeerId) -> Self {
        id.to_string()
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({})", self.peer_id())
    }
}

impl TryFrom<String> for PublicKey {
    type Error = UnreadableId;

    fn try_from(text: String) -> Result<Self, UnreadableId> {
        let bytes = HEXLOWER.decode(text.as_bytes()).ok();
        let key = bytes.and_then(|bytes| bytes.try_into().ok());
        key.map(Self).ok_or(UnreadableId { kind: "public key" })
    }
}

impl From<PublicKey> for String {
    fn from(key: PublicKey) -> Self {
        HEXLOWER.encode(&key.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_reads_back_and_each_seed_makes_its_own() {
        let make = |seed| Identity::generate(&mut Chance::new([seed; 32])).unwrap();
        let identity = make(1);
        assert_eq!(Identity::from_bytes(identity.to_bytes()), identity);
        assert_eq!(make(1), identity);
        assert_ne!(make(2).public().peer_id(), identity.public().peer_id());
        assert!(!format!("{identity:?}").contains("private"));
    }

    #[test]
    fn ids_and_keys_read_back_and_other_texts_are_refused() {
        let key = PublicKey([7; 32]);
        let id = key.peer_id();
        assert_eq!((id.to_string().len(), id.to_string().parse()), (26, Ok(id)));
        assert_eq!(PublicKey::try_from(String::from(key)), Ok(key));
        for text in ["", "a", "1111111111111111111111111", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa", "\u{e9}"] {
            assert!(text.parse::<PeerId>().is_err() && PublicKey::try_from(text.to_owned()).is_err());
        }
    }
}
