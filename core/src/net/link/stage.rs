//! What a link is at each of its stages, without the bytes between them.

use snow::{Builder, HandshakeState, TransportState};

use super::parts;
use super::resolver::{NOISE, SeededResolver};
use super::{Identity, LinkError, Preamble, PublicKey, VersionRefusal, Versions};

/// What every authenticated piece is longer by.
pub(super) const TAG_BYTES: usize = 16;
/// The most bytes of a frame of the handshake; its messages have 32, 96 and 64.
pub(super) const HANDSHAKE_CAP: usize = 96;
/// The most bytes of a frame afterwards: a part, its mark and the tag.
pub(super) const FRAME_CAP: usize = parts::PART_BYTES + 1 + TAG_BYTES;

/// Which end of the link this is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The one that calls.
    Dialler,
    /// The one that is called.
    Listener,
}

/// Begins the handshake once both preambles are known. They are part of it: who alters one breaks it.
pub(super) fn begin(
    end: End,
    identity: &Identity,
    seed: [u8; 32],
    ours: Preamble,
    theirs: Preamble,
) -> Result<HandshakeState, LinkError> {
    let (dialler, listener) = match end {
        End::Dialler => (ours, theirs),
        End::Listener => (theirs, ours),
    };
    let prologue = [b"tengen".as_slice(), &dialler.to_bytes(), &listener.to_bytes()].concat();
    let params = NOISE.parse().map_err(|_| LinkError::Internal)?;
    let builder = Builder::with_resolver(params, Box::new(SeededResolver::new(seed)))
        .local_private_key(identity.private())
        .and_then(|builder| builder.prologue(&prologue));
    let built = builder.and_then(|builder| match end {
        End::Dialler => builder.build_initiator(),
        End::Listener => builder.build_responder(),
    });
    built.map_err(|_| LinkError::Internal)
}

/// The next message of the handshake.
pub(super) fn speak(handshake: &mut HandshakeState) -> Result<Vec<u8>, LinkError> {
    let mut message = vec![0; HANDSHAKE_CAP];
    let length = handshake.write_message(&[], &mut message).map_err(|_| LinkError::Internal)?;
    message.truncate(length);
    Ok(message)
}

/// Takes the other side's message of the handshake, which carries nothing else.
pub(super) fn listen(handshake: &mut HandshakeState, message: &[u8]) -> Result<(), LinkError> {
    match handshake.read_message(message, &mut [0; HANDSHAKE_CAP]) {
        Ok(0) => Ok(()),
        _ => Err(LinkError::Handshake),
    }
}

/// Who has proved to be there; `None` until then.
pub(super) fn their_key(handshake: &HandshakeState) -> Option<PublicKey> {
    handshake.get_remote_static().and_then(|key| key.try_into().ok()).map(PublicKey)
}

/// Encrypts one part.
pub(super) fn seal(transport: &mut TransportState, part: &[u8]) -> Result<Vec<u8>, LinkError> {
    let mut frame = vec![0; part.len() + TAG_BYTES];
    let length = transport.write_message(part, &mut frame).map_err(|_| LinkError::Internal)?;
    frame.truncate(length);
    Ok(frame)
}

/// Decrypts one frame. Each has its number in it, so that none can be repeated, left out or moved.
pub(super) fn open(transport: &mut TransportState, frame: &[u8]) -> Result<Vec<u8>, LinkError> {
    let mut part = vec![0; frame.len()];
    let length = transport.read_message(frame, &mut part).map_err(|_| LinkError::Tampered)?;
    part.truncate(length);
    Ok(part)
}

/// The minor that both speak.
pub(super) fn agree(ours: Versions, theirs: Preamble) -> Result<u8, VersionRefusal> {
    ours.agree(theirs.versions)
}
