use serde::{Deserialize, Serialize};

use super::{CommandId, Invitation, InvitationEnd, InvitationId, SeatToken, Wait};
use crate::net::link::Nonce;
use crate::net::room::{Phase, RoomEvent, RoomId, RoomSettings, RoomState, SeatNo};
use crate::net::wire::{Hello, Name};

/// What a host says to a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ToGuest {
    /// Answers the guest's hello.
    Hello {
        /// Who this is.
        hello: Hello,
        /// The newest command of this guest that was ever answered.
        newest: CommandId,
    },
    /// The host's nonce of the six-digit code.
    CodeNonce {
        /// The nonce.
        nonce: Nonce,
    },
    /// The rooms there are; sent to those in the lobby, again whenever they change.
    Lobby {
        /// All of them.
        rooms: Vec<RoomSummary>,
        /// As of [`Entered::newest`].
        #[serde(default)]
        newest: CommandId,
    },
    /// What has become of a command.
    Answer {
        /// Which.
        id: CommandId,
        /// What.
        answer: Answer,
    },
    /// One is in a room, and this is all of it.
    Entered(Box<Entered>),
    /// One is in the room again; what was missed follows.
    Resumed {
        /// Which.
        room: RoomId,
        /// The seat that one has.
        seat: Option<SeatNo>,
        /// The number of the last event that was missed, or is known.
        #[serde(default)]
        rev: u64,
        /// As of [`Entered::ran_ms`], after that.
        #[serde(default)]
        ran_ms: i64,
        /// As of [`Entered::waits`].
        #[serde(default, skip_serializing_if = "nobody_gone")]
        waits: [Option<Wait>; 2],
    },
    /// One is in the lobby: by one's own wish, or since there is no such room, or its code is another.
    InLobby {
        /// Why, if it was not one's own wish.
        why: Option<Why>,
    },
    /// Something has happened in the room.
    Event {
        /// Its number.
        rev: u64,
        /// The board's hash after it.
        hash: u64,
        /// What.
        event: RoomEvent,
    },
    /// Somebody at the board went or came back, or how long they are waited for has changed.
    Waits {
        /// As of [`Entered::waits`].
        seats: [Option<Wait>; 2],
    },
    /// Whoever runs the hall says something to all.
    Announcement {
        /// What.
        text: String,
    },
    /// Somebody invites; told to whoever is at the host's own device, and to them alone.
    Invited(Box<Invitation>),
    /// An invitation that came here waits no more; told to the same.
    InvitationOver {
        /// Which.
        id: InvitationId,
        /// What has become of it.
        end: InvitationEnd,
    },
    /// After something had to be left out: all invitations that came here and wait still; told to the same.
    InvitationsWaiting {
        /// Which.
        ids: Vec<InvitationId>,
    },
    /// What has become of the invitation that this guest sent.
    Replied {
        /// What.
        end: InvitationEnd,
    },
    /// Nothing but a sign of life that asks for one.
    Ping,
    /// Nothing but a sign of life.
    Pong,
    /// The host is out of sight, and all clocks stand still; or it is back.
    HostAway {
        /// Whether it is away.
        away: bool,
    },
    /// The link will be closed.
    Closing {
        /// Why.
        why: Farewell,
    },
    /// Something that only a newer version says.
    #[serde(other)]
    Unknown,
}

/// A whole room, for somebody who comes in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entered {
    /// Which.
    pub room: RoomId,
    /// The number of its last event.
    pub rev: u64,
    /// Its state after that.
    pub state: RoomState,
    /// The seat that one has.
    pub seat: Option<SeatNo>,
    /// What gives the seat back after a lost link; told only when the seat is taken.
    pub token: Option<SeatToken>,
    /// After something had to be left out: the newest of one's commands that was answered. Those up to it get no other
    /// answer than this room.
    #[serde(default)]
    pub newest: CommandId,
    /// For how many milliseconds the game has been running, its pauses left out; see [`Entry::clock_ms`](crate::game::Entry).
    #[serde(default)]
    pub ran_ms: i64,
    /// Who is gone, by their seats, and how long they are waited for.
    #[serde(default, skip_serializing_if = "nobody_gone")]
    pub waits: [Option<Wait>; 2],
}

fn nobody_gone(waits: &[Option<Wait>; 2]) -> bool {
    waits.iter().all(Option::is_none)
}

/// A room as the lobby shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSummary {
    /// Its number.
    pub room: RoomId,
    /// What is played there.
    pub settings: RoomSettings,
    /// Who sits there.
    pub seats: [Option<Name>; 2],
    /// How far it is.
    pub phase: Phase,
    /// How many watch.
    pub watchers: u32,
    /// Whether one needs a code.
    pub private: bool,
}

/// What has become of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is done.
    Done,
    /// It is not.
    Refused(Why),
}

/// Why a command is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The game has gone on since.
    Stale,
    /// It was sent so long ago that nobody knows what became of it.
    Forgotten,
    /// One is in no room.
    NotInRoom,
    /// One has no seat.
    NotSeated,
    /// Somebody else has the seat, or both.
    SeatTaken,
    /// There is no such room.
    NoSuchRoom,
    /// The code is another.
    WrongCode,
    /// No further room, seat or watcher fits in.
    Full,
    /// Not at this time.
    NotNow,
    /// Not for this person.
    NotAllowed,
    /// The game's rules refuse it; one's own game knows why.
    Game,
    /// Only fixed phrases are said here.
    ChatOff,
    /// The text is empty or too long.
    BadText,
    /// Nobody can play with these settings.
    BadSettings,
    /// Too many messages in a short time.
    TooFast,
    /// Who is invited plays already, or has too many invitations waiting.
    Busy,
    /// Nobody is there who could be invited.
    Nobody,
    /// There is no such invitation any more.
    NoInvitation,
    /// One has invited here already, and waits for the answer.
    Invited,
    /// Who is invited has invited in turn, and hosts the game of it: it begins there.
    Crossed,
    /// The two have no record of one game that could go on.
    OtherGame,
    /// Too many of one's invitations were not accepted.
    TooOften,
    /// There is no such command in this version.
    Unknown,
    /// A reason of a newer version.
    #[serde(other)]
    Other,
}

/// Why a host closes a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Farewell {
    /// The hall stops; its games can be gone on with when it is there again.
    Stopping,
    /// The same person has come by another link.
    Replaced,
    /// Too much was sent in too short a time.
    Flood,
    /// What was sent was no message.
    Malformed,
    /// What was sent to them was not read in time.
    Slow,
    /// No hello came.
    Silent,
    /// No more people fit in.
    Full,
    /// The nonce of the code is not the one that was committed to: somebody is in between.
    CodeBroken,
    /// A reason of a newer version.
    #[serde(other)]
    Unknown,
}
