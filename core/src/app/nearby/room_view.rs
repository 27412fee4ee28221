use crate::app::RoomRefusal;
use crate::board::Stone;
use crate::net::room::{Claim, Phase, Presence, RoomSettings, Said, SeatNo};

/// A room as whoever is in it sees it. Its game is on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts that a screen asks one by one")]
pub struct RoomView {
    /// What the host is called.
    pub host: String,
    /// Whether this device is the host.
    pub hosting: bool,
    /// How far the room is.
    pub phase: Phase,
    /// How one stands with the host.
    pub contact: RoomContact,
    /// The seat that one has; `None` for one who watches.
    pub seat: Option<SeatNo>,
    /// Who sits there, the first seat first.
    pub persons: [Option<PersonView>; 2],
    /// Games that nobody won.
    pub draws: u32,
    /// What is played.
    pub settings: RoomSettings,
    /// What was said, the oldest first; the last 50.
    pub chat: Vec<ChatLine>,
    /// How much others have said since one came in, what is not kept included.
    pub said: i64,
    /// Whether what the other says is hidden.
    pub muted: bool,
    /// Why the game can be claimed against the other one now.
    pub can_claim: Option<Claim>,
    /// Whether a free seat could be taken.
    pub can_sit: bool,
    /// Whether one could say that one is ready, for the first game or the next.
    pub can_ready: bool,
    /// Whether one is.
    pub ready: bool,
    /// Whether the settings of the next game could be changed.
    pub can_settle: bool,
    /// Whether free texts could be allowed or not.
    pub can_switch_chat: bool,
    /// Whether the next game is to be another than the last, or than when one came in.
    pub terms_changed: bool,
    /// What happened while one was away; until the next thing happens.
    pub missed: Option<Missed>,
    /// The last thing that was refused, until the next is done.
    pub refused: Option<RoomRefusal>,
}

/// How one stands with the host of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoomContact {
    /// Both are there.
    Here,
    /// The link is gone; this device calls again and again.
    Reconnecting,
    /// The host is out of sight: all clocks stand still.
    HostAway,
    /// The host has stopped. The room is there again when it is.
    HostStopped,
    /// Another device or window of the same person has taken over.
    Replaced,
}

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonView {
    /// As who they are in the list of peers.
    pub peer: String,
    /// What they are called.
    pub name: String,
    /// Whether that is oneself.
    pub me: bool,
    /// Their colour in the game on the table.
    pub colour: Option<Stone>,
    /// Whether they are there.
    pub presence: Presence,
    /// Since when they are gone, in milliseconds since 1970.
    pub gone_since_ms: Option<i64>,
    /// Until when they are waited for, in milliseconds since 1970: then the game may be claimed, or the seat is free.
    pub held_until_ms: Option<i64>,
    /// Whether they are ready for the next game.
    pub ready: bool,
    /// Games won here.
    pub wins: u32,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// By whom.
    pub name: String,
    /// Whether that is oneself.
    pub mine: bool,
    /// What.
    pub said: Said,
}

/// What happened while one was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Missed {
    /// Stones that were placed.
    pub plies: u32,
    /// Whether the game ended.
    pub ended: bool,
    /// Whether another game began.
    pub began: bool,
}

impl RoomView {
    /// Of a room of which nothing has been heard yet in this run.
    pub(super) const fn unknown(
        host: String,
        hosting: bool,
        contact: RoomContact,
        settings: RoomSettings,
    ) -> Self {
        Self {
            host,
            hosting,
            phase: Phase::Open,
            contact,
            seat: None,
            persons: [None, None],
            draws: 0,
            settings,
            chat: Vec::new(),
            said: 0,
            muted: false,
            can_claim: None,
            can_sit: false,
            can_ready: false,
            ready: false,
            can_settle: false,
            can_switch_chat: false,
            terms_changed: false,
            missed: None,
            refused: None,
        }
    }
}
