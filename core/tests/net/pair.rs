//! Two ends of a link and the bytes between them, for a test to deliver, alter or keep back.

use std::collections::VecDeque;

use tengen_core::net::link::{
    Chance, Identity, LinkEffect, LinkError, LinkInput, LinkLimits, Opened, PublicKey, SecureLink, Versions,
};

pub fn identity(seed: u8) -> Identity {
    Identity::generate(&mut Chance::new([seed; 32])).unwrap()
}

/// One end with all that came of it.
pub struct End {
    pub link: SecureLink,
    /// Written and not delivered yet.
    pub written: VecDeque<Vec<u8>>,
    pub opened: Option<Opened>,
    pub messages: Vec<Vec<u8>>,
    pub closed: Option<LinkError>,
    pub wake_ms: Option<i64>,
}

impl End {
    fn new((link, effects): (SecureLink, Vec<LinkEffect>)) -> Self {
        let (written, messages) = (VecDeque::new(), Vec::new());
        let mut end = Self { link, written, opened: None, messages, closed: None, wake_ms: None };
        end.take(effects);
        end
    }

    pub fn step(&mut self, now_ms: i64, input: LinkInput) {
        let effects = self.link.step(now_ms, input);
        assert!(self.closed.is_none() || effects.is_empty(), "something came after the end");
        self.take(effects);
    }

    fn take(&mut self, effects: Vec<LinkEffect>) {
        for effect in effects {
            match effect {
                LinkEffect::Write(bytes) => self.written.push_back(bytes),
                LinkEffect::WakeAt(at_ms) => self.wake_ms = Some(at_ms),
                LinkEffect::Opened(opened) => self.opened = Some(opened),
                LinkEffect::Message(message) => self.messages.push(message),
                LinkEffect::Closed(error) => self.closed = Some(error),
            }
        }
    }
}

pub struct Pair {
    pub dialler: End,
    pub listener: End,
}

impl Pair {
    pub fn new() -> Self {
        Self::of(identity(1), None, Versions::OURS, identity(2), Versions::OURS)
    }

    pub fn of(
        dialler: Identity,
        expected: Option<PublicKey>,
        dialler_speaks: Versions,
        listener: Identity,
        listener_speaks: Versions,
    ) -> Self {
        let (guest, host) = (LinkLimits::GUEST, LinkLimits::HOST);
        let dialler = SecureLink::dial(0, dialler, expected, guest, dialler_speaks, [3; 32]);
        let listener = SecureLink::accept(0, listener, host, listener_speaks, [4; 32]);
        Self { dialler: End::new(dialler), listener: End::new(listener) }
    }

    /// Two ends that have met.
    pub fn open() -> Self {
        let mut pair = Self::new();
        pair.deliver();
        assert!(pair.dialler.opened.is_some() && pair.listener.opened.is_some());
        pair
    }

    /// The same with other lots.
    pub fn open_with_seeds(dialler: u8, listener: u8) -> Self {
        let mut pair = Self::new();
        let (guest, host) = (LinkLimits::GUEST, LinkLimits::HOST);
        pair.dialler = End::new(SecureLink::dial(0, identity(1), None, guest, Versions::OURS, [dialler; 32]));
        pair.listener = End::new(SecureLink::accept(0, identity(2), host, Versions::OURS, [listener; 32]));
        pair.deliver();
        pair
    }

    /// Delivers until nothing is under way.
    pub fn deliver(&mut self) {
        loop {
            if let Some(bytes) = self.dialler.written.pop_front() {
                self.listener.step(0, LinkInput::Bytes(&bytes));
            } else if let Some(bytes) = self.listener.written.pop_front() {
                self.dialler.step(0, LinkInput::Bytes(&bytes));
            } else {
                return;
            }
        }
    }
}
