use std::fmt;
use std::mem;

use snow::{HandshakeState, TransportState};

use super::parts::{self, PART_BYTES, Parts};
use super::stage::{self, End, FRAME_CAP, HANDSHAKE_CAP};
use super::{
    FrameReader, Identity, LinkError, PREAMBLE_BYTES, Preamble, PublicKey, Stage, Versions, write_frame,
};

/// What a link allows. All times in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LinkLimits {
    /// For the other side's preamble, from the start.
    pub preamble_ms: i64,
    /// For the whole handshake, from the start.
    pub handshake_ms: i64,
    /// The most bytes of one message that comes, all its parts together.
    pub message_bytes: usize,
}

impl LinkLimits {
    /// For somebody who is called and so is sent only commands.
    pub const HOST: Self = Self { preamble_ms: 2_000, handshake_ms: 5_000, message_bytes: PART_BYTES };
    /// For somebody who calls, and may be sent a whole game.
    pub const GUEST: Self = Self { message_bytes: 64 * PART_BYTES, ..Self::HOST };
}

/// What happens to a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkInput<'a> {
    /// These bytes have come, however they were cut.
    Bytes(&'a [u8]),
    /// This message is to go; only once the link is open.
    Send(&'a [u8]),
    /// The time of a [`LinkEffect::WakeAt`] has come; at any other time it does no harm.
    Timer,
    /// The other side sends no more.
    Ended,
}

/// What is to be done for a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkEffect {
    /// Send these bytes.
    Write(Vec<u8>),
    /// Give [`LinkInput::Timer`] at this time.
    WakeAt(i64),
    /// The handshake is done.
    Opened(Opened),
    /// A message has come.
    Message(Vec<u8>),
    /// It is over; close the connection. Nothing comes after this.
    Closed(LinkError),
}

/// What is known once a link is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opened {
    /// Who is there.
    pub key: PublicKey,
    /// What the six-digit code is made of; different for each link.
    pub handshake: [u8; 32],
    /// The minor that both speak.
    pub minor: u8,
    /// All that they speak.
    pub theirs: Versions,
}

/// One end of a link.
pub struct SecureLink {
    end: End,
    identity: Identity,
    expected: Option<PublicKey>,
    limits: LinkLimits,
    deadline_ms: i64,
    ours: Preamble,
    state: State,
    reader: FrameReader,
    parts: Parts,
}

enum State {
    Preamble { seed: [u8; 32] },
    Handshake { noise: Box<HandshakeState>, theirs: Versions, minor: u8 },
    Open(Box<TransportState>),
    Closed,
}

impl SecureLink {
    /// The end that has called. With `expected`, nobody else is talked to: not even one's own key is shown to them.
    /// `seed` is for this link alone.
    #[must_use]
    pub fn dial(
        now_ms: i64,
        identity: Identity,
        expected: Option<PublicKey>,
        limits: LinkLimits,
        versions: Versions,
        seed: [u8; 32],
    ) -> (Self, Vec<LinkEffect>) {
        Self::start(now_ms, End::Dialler, identity, expected, limits, versions, seed)
    }

    /// The end that was called. `seed` is for this link alone.
    #[must_use]
    pub fn accept(
        now_ms: i64,
        identity: Identity,
        limits: LinkLimits,
        versions: Versions,
        seed: [u8; 32],
    ) -> (Self, Vec<LinkEffect>) {
        Self::start(now_ms, End::Listener, identity, None, limits, versions, seed)
    }

    fn start(
        now_ms: i64,
        end: End,
        identity: Identity,
        expected: Option<PublicKey>,
        limits: LinkLimits,
        versions: Versions,
        seed: [u8; 32],
    ) -> (Self, Vec<LinkEffect>) {
        let ours = Preamble { versions, flags: 0 };
        let link = Self {
            end,
            identity,
            expected,
            limits,
            deadline_ms: now_ms.saturating_add(limits.handshake_ms),
            ours,
            state: State::Preamble { seed },
            reader: FrameReader::default(),
            parts: Parts::new(limits.message_bytes),
        };
        let wake = LinkEffect::WakeAt(now_ms.saturating_add(limits.preamble_ms));
        (link, vec![LinkEffect::Write(ours.to_bytes().to_vec()), wake])
    }

    /// How far it has come; `None` once it is over.
    #[must_use]
    pub const fn stage(&self) -> Option<Stage> {
        match self.state {
            State::Preamble { .. } => Some(Stage::Preamble),
            State::Handshake { .. } => Some(Stage::Handshake),
            State::Open(_) => Some(Stage::Open),
            State::Closed => None,
        }
    }

    /// Goes on with what has happened. Once over, it does nothing any more.
    pub fn step(&mut self, now_ms: i64, input: LinkInput) -> Vec<LinkEffect> {
        let mut effects = Vec::new();
        if self.stage().is_none() {
            return effects;
        }
        let went_on = match input {
            LinkInput::Bytes(bytes) => {
                self.reader.push(bytes);
                self.read(&mut effects)
            }
            LinkInput::Send(message) => self.send(message, &mut effects),
            LinkInput::Timer => self.check_time(now_ms, &mut effects),
            LinkInput::Ended => Err(self.end_of_stream()),
        };
        if let Err(error) = went_on {
            self.state = State::Closed;
            self.reader = FrameReader::default();
            self.parts = Parts::new(0);
            effects.push(LinkEffect::Closed(error));
        }
        effects
    }

    /// Reads all that is whole.
    fn read(&mut self, effects: &mut Vec<LinkEffect>) -> Result<(), LinkError> {
        while match self.state {
            State::Preamble { seed } => self.read_preamble(seed, effects)?,
            State::Handshake { .. } => self.read_handshake(effects)?,
            State::Open(_) => self.read_frame(effects)?,
            State::Closed => false,
        } {}
        Ok(())
    }

    fn read_preamble(&mut self, seed: [u8; 32], effects: &mut Vec<LinkEffect>) -> Result<bool, LinkError> {
        if !Preamble::may_begin(self.reader.rest()) {
            return Err(LinkError::NotTengen);
        }
        let Some(bytes) = self.reader.raw::<PREAMBLE_BYTES>() else { return Ok(false) };
        let theirs = Preamble::read(bytes).ok_or(LinkError::NotTengen)?;
        let minor = stage::agree(self.ours.versions, theirs)?;
        let mut noise = stage::begin(self.end, &self.identity, seed, self.ours, theirs)?;
        if self.end == End::Dialler {
            effects.push(write(&stage::speak(&mut noise)?)?);
        }
        effects.push(LinkEffect::WakeAt(self.deadline_ms));
        self.state = State::Handshake { noise: Box::new(noise), theirs: theirs.versions, minor };
        Ok(true)
    }

    fn read_handshake(&mut self, effects: &mut Vec<LinkEffect>) -> Result<bool, LinkError> {
        let State::Handshake { noise, .. } = &mut self.state else { return Ok(false) };
        let Some(message) = self.reader.next(HANDSHAKE_CAP)? else { return Ok(false) };
        stage::listen(noise, message)?;
        let key = stage::their_key(noise);
        if key == Some(self.identity.public()) {
            return Err(LinkError::Oneself);
        }
        if key.is_some() && self.expected.is_some() && key != self.expected {
            return Err(LinkError::OtherKey);
        }
        if !noise.is_handshake_finished() {
            effects.push(write(&stage::speak(noise)?)?);
        }
        if noise.is_handshake_finished() {
            self.open(effects)?;
        }
        Ok(true)
    }

    fn open(&mut self, effects: &mut Vec<LinkEffect>) -> Result<(), LinkError> {
        let State::Handshake { noise, theirs, minor } = mem::replace(&mut self.state, State::Closed) else {
            return Err(LinkError::Internal);
        };
        let key = stage::their_key(&noise).ok_or(LinkError::Internal)?;
        let handshake = noise.get_handshake_hash().try_into().map_err(|_| LinkError::Internal)?;
        let transport = noise.into_transport_mode().map_err(|_| LinkError::Internal)?;
        self.state = State::Open(Box::new(transport));
        effects.push(LinkEffect::Opened(Opened { key, handshake, minor, theirs }));
        Ok(())
    }

    fn read_frame(&mut self, effects: &mut Vec<LinkEffect>) -> Result<bool, LinkError> {
        let State::Open(transport) = &mut self.state else { return Ok(false) };
        let Some(frame) = self.reader.next(FRAME_CAP)? else { return Ok(false) };
        let part = stage::open(transport, frame)?;
        effects.extend(self.parts.push(&part)?.map(LinkEffect::Message));
        Ok(true)
    }

    fn send(&mut self, message: &[u8], effects: &mut Vec<LinkEffect>) -> Result<(), LinkError> {
        let State::Open(transport) = &mut self.state else { return Err(LinkError::Internal) };
        let mut bytes = Vec::new();
        for part in parts::cut(message) {
            write_frame(&stage::seal(transport, &part)?, &mut bytes)?;
        }
        effects.push(LinkEffect::Write(bytes));
        Ok(())
    }

    fn check_time(&self, now_ms: i64, effects: &mut Vec<LinkEffect>) -> Result<(), LinkError> {
        let due_ms = match self.stage() {
            Some(Stage::Preamble) => self.deadline_ms - self.limits.handshake_ms + self.limits.preamble_ms,
            Some(Stage::Handshake) => self.deadline_ms,
            Some(Stage::Open) | None => return Ok(()),
        };
        if now_ms < due_ms {
            effects.push(LinkEffect::WakeAt(due_ms));
            return Ok(());
        }
        Err(self.stage().map_or(LinkError::Internal, LinkError::TimedOut))
    }

    fn end_of_stream(&self) -> LinkError {
        let between = matches!(self.state, State::Open(_)) && self.reader.rest().is_empty();
        if between && !self.parts.is_open() { LinkError::Closed } else { LinkError::Cut }
    }
}

fn write(message: &[u8]) -> Result<LinkEffect, LinkError> {
    let mut bytes = Vec::new();
    write_frame(message, &mut bytes)?;
    Ok(LinkEffect::Write(bytes))
}

impl fmt::Debug for SecureLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecureLink")
            .field("end", &self.end)
            .field("stage", &self.stage())
            .finish_non_exhaustive()
    }
}
