use super::{NearbyProblem, RoomView};
use crate::board::Stone;
use crate::net::room::{Phase, RoomId, RoomSettings};

/// Everything a screen needs to know of those nearby at one moment, but for the game itself, which is on the table. Never
/// changes; a later one has a higher revision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NearbySnapshot {
    /// Counts up with every change for as long as the app is open.
    pub revision: i64,
    /// Whether the page is open: this device can be seen and called.
    pub open: bool,
    /// What others see this person called; empty until it was chosen.
    pub name: String,
    /// By what this installation is known: 26 letters and digits.
    pub me: String,
    /// Where others can call.
    pub listening: Option<Listening>,
    /// What a platform registers for others to find.
    pub advertisement: Option<Advertisement>,
    /// What the QR code says.
    pub link: Option<String>,
    /// The QR code.
    pub qr: Option<QrCode>,
    /// Everybody there is, those who are there first.
    pub peers: Vec<Peer>,
    /// Somebody invites.
    pub incoming: Option<Incoming>,
    /// Somebody was invited, or a host is being called.
    pub outgoing: Option<Outgoing>,
    /// The rooms of the host that one visits, while one is in none.
    pub lobby: Option<Lobby>,
    /// The room that one is in.
    pub room: Option<RoomView>,
    /// Which step has failed last, until another one is tried.
    pub problem: Option<NearbyProblem>,
    /// What whoever runs the hall has told all.
    pub announcement: Option<String>,
    /// What an invitation was last made with.
    pub settings: RoomSettings,
}

/// Where others can call this device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listening {
    /// The port.
    pub port: u16,
    /// What somebody would type, the likeliest first; with the port only if that is not the usual one. Empty without a network.
    pub addresses: Vec<String>,
}

/// A service to be registered (DNS-SD).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advertisement {
    /// Its type.
    pub service: &'static str,
    /// Its name, of this run of the app.
    pub instance: String,
    /// Its port.
    pub port: u16,
    /// What its TXT record says.
    pub txt: Vec<(String, String)>,
}

/// A square of dark and light modules, without the light border of four modules that it needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrCode {
    /// Modules of a side.
    pub side: usize,
    /// Row by row from the top left; whether it is dark.
    pub modules: Vec<bool>,
}

/// Somebody who is nearby, or was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peer {
    /// How to speak of them to [`Nearby`](super::Nearby).
    pub id: String,
    /// What they call themselves; empty if that is not known yet.
    pub name: String,
    /// How they came into the list.
    pub source: PeerSource,
    /// Whether they are who they were.
    pub trust: Trust,
    /// What they are doing.
    pub state: PeerState,
    /// The last game with them that was left and could go on.
    pub unfinished: Option<Unfinished>,
}

/// A game with somebody that was left and could go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unfinished {
    /// Its number in the archive.
    pub game: i64,
    /// Stones that lie there.
    pub plies: usize,
    /// One's own colour.
    pub me: Stone,
    /// Whether it is one's own turn.
    pub my_turn: bool,
    /// When something was last done in it, in milliseconds since 1970.
    pub updated_ms: i64,
}

/// How somebody came into the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PeerSource {
    /// Found on the network now.
    Found,
    /// Their address was typed, or read from a link.
    Typed,
    /// Met before and not found now.
    Met,
}

/// Who somebody is, as far as one can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trust {
    /// Never met.
    New,
    /// Met before; the codes were not compared.
    Known,
    /// Met before, and both have compared the code.
    Verified,
    /// Never met, and called as somebody who was: another person, or one with a new phone.
    NameTaken,
}

/// What somebody is doing, as far as it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PeerState {
    /// Can be invited.
    Free,
    /// Plays.
    InGame,
    /// Runs a hall with rooms for many.
    Hall,
    /// Is being called.
    Connecting,
    /// Was invited and has not answered.
    Invited,
    /// Is not there now.
    Absent,
    /// Could not be reached.
    Unreachable,
}

/// Somebody invites this person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// As whom they will be in the list of peers.
    pub peer: String,
    /// What they call themselves.
    pub name: String,
    /// Whether they are who they were.
    pub trust: Trust,
    /// The six digits that both devices show: `428 913`.
    pub code: String,
    /// What is to be played. The colour there is the inviter's.
    pub settings: RoomSettings,
    /// The colour that is free; `None` if the lot decides.
    pub colour: Option<Stone>,
    /// The game that is to go on; `None` for a new one.
    pub unfinished: Option<Unfinished>,
    /// When it ends by itself, in milliseconds since 1970.
    pub until_ms: i64,
}

/// Somebody was invited, or a host is being called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outgoing {
    /// Whom: as in the list of peers.
    pub peer: String,
    /// What they call themselves; what was typed until that is known.
    pub name: String,
    /// Whether they are who they were; `None` until they have answered.
    pub trust: Option<Trust>,
    /// The six digits that both devices show.
    pub code: Option<String>,
    /// The game that is to go on; `None` for a new one.
    pub unfinished: Option<Unfinished>,
    /// How far it is.
    pub state: OutgoingState,
    /// When it ends by itself, in milliseconds since 1970; 0 until it has arrived.
    pub until_ms: i64,
}

/// How far an invitation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutgoingState {
    /// The other device is being called.
    Connecting,
    /// It shows the invitation.
    Waiting,
    /// They said no.
    Declined,
    /// Nobody answered in time.
    Expired,
    /// It did not get there.
    Failed(NearbyProblem),
}

/// A hall's lobby.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lobby {
    /// What its host is called.
    pub host: String,
    /// Its rooms.
    pub rooms: Vec<LobbyRoom>,
}

/// A room as a lobby shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LobbyRoom {
    /// Its number.
    pub room: RoomId,
    /// What is played there.
    pub settings: RoomSettings,
    /// Who sits there; empty for a free seat.
    pub seats: [String; 2],
    /// How far it is.
    pub phase: Phase,
    /// How many watch.
    pub watchers: u32,
    /// Whether one needs a code.
    pub private: bool,
}

impl NearbySnapshot {
    /// Before anything has been done.
    pub(super) fn blank() -> Self {
        Self {
            revision: 0,
            open: false,
            name: String::new(),
            me: String::new(),
            listening: None,
            advertisement: None,
            link: None,
            qr: None,
            peers: Vec::new(),
            incoming: None,
            outgoing: None,
            lobby: None,
            room: None,
            problem: None,
            announcement: None,
            settings: RoomSettings::casual(),
        }
    }
}
