//! One connection between two devices: versions, a handshake that proves both keys, and messages that nobody else can read
//! or alter. [`SecureLink`] is all that the layers above see of it.

mod chance;
mod code;
mod error;
mod frame;
mod identity;
mod parts;
mod preamble;
mod resolver;
mod secret_bytes;
mod secure_link;
mod stage;
mod trust;

pub use chance::Chance;
pub use code::{
    CODE, Code, CodeError, Commitment, CommitmentBroken, GuestCode, HostCode, Nonce,
    check as check_commitment, commit,
};
pub use error::{LinkError, Stage};
pub use frame::{FrameReader, write_frame};
pub use identity::{Identity, PeerId, PublicKey, UnreadableId};
pub use parts::PART_BYTES;
pub use preamble::{MAGIC, PREAMBLE_BYTES, Preamble, Side, VersionRefusal, Versions};
pub use secret_bytes::SecretBytes;
pub use secure_link::{LinkEffect, LinkInput, LinkLimits, Opened, SecureLink};
pub use trust::{KnownPeer, Recognition, check_downgrade, recognise};
