use std::net::IpAddr;

use super::HallLimits;
use super::credits::Credits;
use super::outbox::Outbox;
use crate::net::link::{Code, HostCode, PeerId, PublicKey};
use crate::net::room::RoomId;
use crate::net::session::{Answer, Answered, Heartbeat, Pace, SeatToken};
use crate::net::wire::Name;

/// Somebody with a link.
#[derive(Debug)]
pub(super) struct Visitor {
    pub(super) key: PublicKey,
    pub(super) peer: PeerId,
    pub(super) name: Name,
    pub(super) handshake: [u8; 32],
    /// From where; `None` from within this device.
    pub(super) from: Option<IpAddr>,
    /// This end of the code, once the guest has committed itself.
    pub(super) code: Option<HostCode>,
    /// The code, once both have done their part.
    pub(super) shown_code: Option<Code>,
    /// Until when the hello must come; `None` once it has.
    pub(super) hello_by_ms: Option<i64>,
    pub(super) place: Place,
    pub(super) outbox: Outbox,
    pub(super) heart: Heartbeat,
    pub(super) credits: Credits,
    pub(super) strikes: u32,
    /// The token of the seat that was taken by this link: part of every whole room it is sent, as one may not arrive.
    pub(super) token: Option<SeatToken>,
    /// The list of rooms is to be sent when there is room for it.
    pub(super) lobby_due: bool,
    /// Something had to be left out: the whole room is to be sent when there is room for it.
    pub(super) snapshot_due: bool,
    /// It is told why and closed at the end of the step.
    pub(super) closing: bool,
}

/// Where somebody is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Lobby,
    Room(RoomId),
}

impl Visitor {
    pub(super) fn new(
        now_ms: i64,
        key: PublicKey,
        handshake: [u8; 32],
        from: Option<IpAddr>,
        limits: &HallLimits,
    ) -> Self {
        Self {
            key,
            peer: key.peer_id(),
            name: Name::default(),
            handshake,
            from,
            code: None,
            shown_code: None,
            hello_by_ms: Some(now_ms + limits.hello_ms),
            place: Place::Lobby,
            outbox: Outbox::new(limits.outbox, limits.in_flight),
            heart: Heartbeat::new(now_ms, Pace::WATCHER),
            credits: Credits::new(now_ms, limits.credits, limits.credit_ms),
            strikes: 0,
            token: None,
            lobby_due: false,
            snapshot_due: false,
            closing: false,
        }
    }

    /// When a hello, a message or a sign of life will be due.
    pub(super) fn beat_ms(&self) -> i64 {
        self.heart.due_ms().min(self.hello_by_ms.unwrap_or(i64::MAX))
    }

    /// When nothing will have been read for `slow_ms`, if it is so already.
    pub(super) fn slow_ms(&self, slow_ms: i64) -> i64 {
        self.outbox.stuck().map_or(i64::MAX, |since| since + slow_ms)
    }

    /// Whether something is to be sent or it is to be closed.
    pub(super) fn has_due(&self) -> bool {
        self.closing || self.lobby_due || self.snapshot_due || self.outbox.waiting() > 0
    }
}

/// What is remembered of somebody, with or without a link.
#[derive(Debug)]
pub(super) struct Person {
    pub(super) answered: Answered<Answer>,
    pub(super) openings: Credits,
    pub(super) invites: Credits,
    pub(super) seen_ms: i64,
}

impl Person {
    pub(super) fn new(now_ms: i64, limits: &HallLimits) -> Self {
        let openings = Credits::new(now_ms, limits.openings, 60_000);
        let invites = Credits::new(now_ms, limits.invites, 10 * 60_000);
        Self { answered: Answered::default(), openings, invites, seen_ms: now_ms }
    }
}
