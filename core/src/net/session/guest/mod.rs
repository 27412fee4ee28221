//! The guest's end: calls the host, comes back after a lost link, and keeps a copy of the room it is in.

mod inviting;
mod line;
mod nonces;
mod receive;
mod room;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use line::Line;
use nonces::Nonces;
pub use room::{RoomCopy, Waited};

use super::{
    Act, Answer, CommandId, Farewell, Invitation, InvitationEnd, InvitationId, Pending, Retry, RoomSummary,
    SeatToken, TooMany, Why,
};
use crate::net::link::{Chance, Code, GuestCode, PeerId};
use crate::net::room::{Disagreement, RoomId, RoomSettings, Said};
use crate::net::session::ToHost;
use crate::net::wire::{Agreed, Hello, Name, encode};

/// One dial and all that comes of it. What still comes of an older one is thrown away.
pub type Epoch = u64;

/// What a guest must not forget, even when its process is killed, to have its seat back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Membership {
    /// The room.
    pub room: RoomId,
    /// What gives the seat back; `None` for one who watches.
    pub token: Option<SeatToken>,
    /// The room's code, if it was needed.
    pub code: Option<Name>,
}

/// What happens to a guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuestInput<'a> {
    /// Call the host, and keep calling.
    Start,
    /// Say goodbye and call no more.
    Stop,
    /// Out of sight: tell the host and close.
    Background,
    /// In sight again, or the network has changed: call at once.
    Foreground,
    /// The link of this dial is open, with this handshake hash.
    Linked(Epoch, [u8; 32]),
    /// The link of this dial is gone, or never came about.
    Unlinked(Epoch),
    /// A message came by the link of this dial.
    Message(Epoch, &'a [u8]),
    /// The time of a [`GuestEffect::WakeAt`] has come; at any other time it does no harm.
    Timer,
}

/// What is to be done for a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuestEffect {
    /// Call the host.
    Dial(Epoch),
    /// Close the link of that dial.
    HangUp(Epoch),
    /// Send this by the link of that dial.
    Send(Epoch, Vec<u8>),
    /// Give [`GuestInput::Timer`] at this time.
    WakeAt(i64),
    /// Store this in place of what was stored; `None` once there is no room to come back to.
    Remember(Option<Membership>),
    /// The six digits that this link has at both ends.
    Code(Code),
    /// A command was answered.
    Answered(CommandId, Act, Answer),
    /// A command will never be answered: whether it was done is seen in the room.
    Unanswered(CommandId, Act),
    /// Somebody invites; it waits among [`Guest::invitations`].
    Invited(Invitation),
    /// One of those waits no more.
    InvitationOver(InvitationId, InvitationEnd),
    /// What has become of the invitation that was sent.
    Replied(InvitationEnd),
    /// What a screen shows has changed.
    Changed,
    /// Whoever runs the hall says this.
    Announced(String),
    /// The host sent one to the lobby.
    SentToLobby(Why),
    /// The copy of the room and the host disagreed; the room was asked for anew.
    Disagreed(Option<Disagreement>),
    /// The host has closed the link for this reason.
    Parted(Farewell),
}

/// Why a command can't be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotSent {
    /// There is no link: a move that goes out later, by itself, is nobody's wish.
    #[error("there is no connection")]
    Offline,
    /// A move waits for the host's answer.
    #[error("the last move is not confirmed yet")]
    Unconfirmed,
    /// Too many commands wait.
    #[error("{0}")]
    TooMany(#[from] TooMany),
}

/// How a guest stands with its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contact {
    /// Not wanted.
    Off,
    /// Calls, or waits to call again.
    Calling,
    /// Both have said hello.
    Here,
}

/// A command on its way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// The last event that was known when it was given.
    pub rev: u64,
    /// What is to be done.
    pub act: Act,
}

/// The guest.
#[derive(Debug)]
pub struct Guest {
    hello: Hello,
    chance: Chance,
    line: Line,
    epoch: Epoch,
    retry: Retry,
    membership: Option<Membership>,
    /// The code with which the room was asked for that one is not in yet.
    asked_code: Option<Name>,
    room: Option<RoomCopy>,
    lobby: Vec<RoomSummary>,
    host_away: bool,
    pending: Pending<Command>,
    nonces: Nonces,
    /// The last hello of the host.
    host: Option<Hello>,
    sent_invitation: Option<RoomSettings>,
    invitations: Vec<Invitation>,
    /// This end of the code of the current link, until it is known.
    code: Option<GuestCode>,
    muted: BTreeSet<PeerId>,
}

impl Guest {
    /// A guest that has called nobody yet. `membership` is what it remembered last; `seed` is for it alone.
    #[must_use]
    pub const fn new(hello: Hello, membership: Option<Membership>, seed: [u8; 32]) -> Self {
        Self {
            hello,
            chance: Chance::new(seed),
            line: Line::Off,
            epoch: 0,
            retry: Retry::NEW,
            membership,
            asked_code: None,
            room: None,
            lobby: Vec::new(),
            host_away: false,
            pending: Pending::starting_at(1),
            nonces: Nonces::new(),
            host: None,
            sent_invitation: None,
            invitations: Vec::new(),
            code: None,
            muted: BTreeSet::new(),
        }
    }

    /// How it stands with the host.
    #[must_use]
    pub const fn contact(&self) -> Contact {
        match self.line {
            Line::Off => Contact::Off,
            Line::Live(_) => Contact::Here,
            _ => Contact::Calling,
        }
    }

    /// The room it is in, as it knows it.
    #[must_use]
    pub const fn room(&self) -> Option<&RoomCopy> {
        self.room.as_ref()
    }

    /// The rooms there are, as it last heard.
    #[must_use]
    pub fn lobby(&self) -> &[RoomSummary] {
        &self.lobby
    }

    /// What the host last said of itself.
    #[must_use]
    pub const fn host(&self) -> Option<&Hello> {
        self.host.as_ref()
    }

    /// What both can do; `None` before the host's hello.
    #[must_use]
    pub fn agreed(&self) -> Option<Agreed> {
        self.host.as_ref().map(|host| self.hello.agree(host))
    }

    /// Whether the host is out of sight.
    #[must_use]
    pub const fn host_away(&self) -> bool {
        self.host_away
    }

    /// What is on its way, the oldest first.
    pub fn pending(&self) -> impl Iterator<Item = &(CommandId, Command)> {
        self.pending.waiting()
    }

    /// What it needs to come back.
    #[must_use]
    pub const fn membership(&self) -> Option<&Membership> {
        self.membership.as_ref()
    }

    /// What is said in the room, the oldest first, but for those who are muted.
    pub fn chat(&self) -> impl Iterator<Item = &(PeerId, Name, Said)> {
        let said = self.room.iter().flat_map(|copy| copy.state().chat.iter());
        said.filter(|(peer, ..)| !self.muted.contains(peer))
    }

    /// Shows nothing any more of what somebody says, or shows it again. Only this guest is concerned.
    pub fn mute(&mut self, peer: PeerId, muted: bool) {
        if muted {
            self.muted.insert(peer);
        } else {
            self.muted.remove(&peer);
        }
    }

    /// Has something done at the host, and gives the number by which it will be answered.
    pub fn command(&mut self, now_ms: i64, act: Act) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        let Line::Live(heart) = &mut self.line else { return Err(NotSent::Offline) };
        let plays = |act: &Act| matches!(act, Act::Play { action } if action.is_for_position());
        if plays(&act) && self.pending.waiting().any(|(_, waiting)| plays(&waiting.act)) {
            return Err(NotSent::Unconfirmed);
        }
        if let Act::Open { code, .. } | Act::Enter { code, .. } = &act {
            self.asked_code.clone_from(code);
        }
        let rev = self.room.as_ref().map_or(0, RoomCopy::rev);
        let id = self.pending.add(Command { rev, act: act.clone() })?;
        heart.said(now_ms);
        let mut effects = vec![GuestEffect::WakeAt(heart.due_ms())];
        self.send(&ToHost::Do { id, rev, act }, &mut effects);
        Ok((id, effects))
    }

    /// Is ready for the next game, with a nonce drawn for a lot.
    pub fn ready(&mut self, now_ms: i64) -> Result<(CommandId, Vec<GuestEffect>), NotSent> {
        self.with_nonce(now_ms, |commitment| Act::Ready { commitment })
    }

    fn send(&self, message: &ToHost, effects: &mut Vec<GuestEffect>) {
        // What can't be encoded is a mistake in this program; the next sign of life finds the link as it is.
        if let Ok(bytes) = encode(message) {
            effects.push(GuestEffect::Send(self.epoch, bytes));
        }
    }
}
