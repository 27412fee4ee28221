use serde::{Deserialize, Serialize};

use super::{CommandId, GameMark, InvitationEnd, InvitationId, SeatToken};
use crate::game::Action;
use crate::net::link::{Commitment, Nonce, PeerId};
use crate::net::room::{GameOfRoom, RoomId, RoomSettings, Said, SeatNo};
use crate::net::wire::{Hello, Name};

/// What a guest says to a host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ToHost {
    /// Comes first, and once.
    Hello {
        /// Who this is.
        hello: Hello,
    },
    /// Binds the guest to its nonce of the six-digit code.
    CodeCommit {
        /// What binds it.
        commitment: Commitment,
    },
    /// The nonce itself, once the host's is known.
    CodeReveal {
        /// The nonce.
        nonce: Nonce,
    },
    /// Something is to be done.
    Do {
        /// Its number; the same if it is sent again.
        id: CommandId,
        /// The last event that the guest knew, for what hangs on the board.
        rev: u64,
        /// What.
        act: Act,
    },
    /// Back to a room, after a link was lost.
    Resume {
        /// Which.
        room: RoomId,
        /// The last event that came; 0 if the room is not known any more.
        rev: u64,
        /// What gives the seat back; without it one watches.
        token: Option<SeatToken>,
        /// The room's code, if it has one.
        code: Option<Name>,
    },
    /// What is known here does not fit what came: the whole room, please.
    Resync,
    /// Out of sight for a while.
    Away,
    /// Nothing but a sign of life that asks for one.
    Ping,
    /// Nothing but a sign of life.
    Pong,
    /// Leaves for good.
    Bye,
    /// Something that only a newer version says.
    #[serde(other)]
    Unknown,
}

/// What a guest wants done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "a", rename_all = "snake_case")]
pub enum Act {
    /// Opens a room and takes its first seat.
    Open {
        /// What is played there.
        settings: RoomSettings,
        /// Without this nobody comes in.
        code: Option<Name>,
    },
    /// Goes into a room, to watch.
    Enter {
        /// Which.
        room: RoomId,
        /// Its code, if it has one.
        code: Option<Name>,
    },
    /// Takes a seat of the room one is in.
    Sit {
        /// Which; any free one if that does not matter.
        seat: Option<SeatNo>,
    },
    /// Gives the seat up and watches. In a game it means to resign first.
    Stand,
    /// Back to the lobby.
    Leave,
    /// Other settings; only whoever has the first seat or is at the host's own device, and only between games.
    Settle {
        /// All of them.
        settings: RoomSettings,
    },
    /// Ready for the next game; after a game this offers a rematch, or accepts one.
    Ready {
        /// The nonce with which a lot would be drawn.
        commitment: Commitment,
    },
    /// Not ready after all.
    Unready,
    /// The nonce of the lot.
    Reveal {
        /// The nonce.
        nonce: Nonce,
    },
    /// Something is done in the game.
    Play {
        /// What.
        action: Action,
    },
    /// The absent one has lost.
    Claim,
    /// Says something to the room.
    Say {
        /// What.
        what: Said,
    },
    /// Invites whoever is at the host's own device. One waits at a time, and not for long.
    Invite {
        /// What is to be played. The first seat, whose colour they say, is one's own.
        settings: RoomSettings,
        /// The nonce with which a lot would be drawn.
        commitment: Commitment,
        /// An unfinished game of the two that is to go on. Where the other still sits at its board, one is back there at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameMark>,
    },
    /// Takes one's invitation back.
    Withdraw,
    /// Answers an invitation; only from the host's own device.
    Reply {
        /// Which.
        id: InvitationId,
        /// With it, the invitation is accepted: the nonce with which a lot would be drawn.
        accept: Option<Commitment>,
        /// The game that goes on, if one was asked for, with whoever invites at the first seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<Box<GameOfRoom>>,
        /// Why it is not accepted, if nobody had to be asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end: Option<InvitationEnd>,
    },
    /// Says whom one has invited elsewhere, so that an invitation that comes from there crosses one's own and makes one game
    /// with it; only from the host's own device. Forgotten after as long as an invitation waits.
    Inviting {
        /// Whom; `None` once one's own invitation is over in any way but [`Crossed`](super::InvitationEnd::Crossed).
        peer: Option<PeerId>,
        /// The nonce with which a lot would be drawn.
        commitment: Commitment,
        /// The game that is to go on, if that is what one has invited to, with the other at the first seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<Box<GameOfRoom>>,
    },
    /// Something that only a newer version asks for.
    #[serde(other)]
    Unknown,
}
