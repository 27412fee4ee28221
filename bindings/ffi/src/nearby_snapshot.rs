use tengen_core::app::nearby as core;

use crate::position::Stone;
use crate::room::{RoomPhase, RoomSettings, RoomView};
use crate::snapshot::clamp;

/// All that a screen shows of those nearby, but for the game itself, which is on the table. Compare revisions, not contents.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct NearbySnapshot {
    /// Grows with every change.
    pub revision: i64,
    /// Whether the page is open: this device can be seen and called.
    pub open: bool,
    /// What others see this person called; empty until it was chosen.
    pub name: String,
    /// By what this installation is known: 26 letters and digits.
    pub me: String,
    /// Where others can call; none while nobody can.
    pub listening: Option<Listening>,
    /// What is to be registered for others to find, as long as it is there and as it is.
    pub advertisement: Option<Advertisement>,
    /// What the QR code says.
    pub link: Option<String>,
    /// The QR code of the link.
    pub qr: Option<QrCode>,
    /// Everybody there is: found, typed, met before.
    pub peers: Vec<Peer>,
    /// Somebody invites.
    pub incoming: Option<Incoming>,
    /// Somebody was invited, or is being called.
    pub outgoing: Option<Outgoing>,
    /// The rooms of the hall that one visits, while one is in none.
    pub lobby: Option<Lobby>,
    /// The room that one is in.
    pub room: Option<RoomView>,
    /// Which step failed.
    pub problem: Option<NearbyProblem>,
    /// What whoever runs the hall told all.
    pub announcement: Option<String>,
    /// What an invitation was last made with.
    pub settings: RoomSettings,
}

/// Where others can call this device.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Listening {
    /// The port.
    pub port: i32,
    /// What somebody would type, the likeliest first. Empty without a network.
    pub addresses: Vec<String>,
}

/// A key of a service's TXT record with its value.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TxtPair {
    /// The key.
    pub key: String,
    /// The value.
    pub value: String,
}

/// A service to be registered (DNS-SD).
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Advertisement {
    /// Its type, as `nearby_service()`.
    pub service: String,
    /// Its name.
    pub instance: String,
    /// Its port.
    pub port: i32,
    /// What its TXT record says.
    pub txt: Vec<TxtPair>,
}

/// A QR code, without the light border of four modules that it needs.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct QrCode {
    /// Modules of a side.
    pub side: i32,
    /// One byte a module, row by row from the top left: 1 is dark.
    pub modules: Vec<u8>,
}

/// Somebody who is nearby, or was.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Peer {
    /// How to speak of them to `Nearby`.
    pub id: String,
    /// What they call themselves; empty if that is not known yet.
    pub name: String,
    /// How they came into the list.
    pub source: PeerSource,
    /// Whether they are who they were.
    pub trust: Trust,
    /// What they are doing.
    pub state: PeerState,
    /// The last game with them that was left and could go on: `goOn`.
    #[uniffi(default = None)]
    pub unfinished: Option<Unfinished>,
}

/// A game with somebody that was left and could go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Unfinished {
    /// Its number in the archive.
    pub game: i64,
    /// Stones that lie there.
    pub plies: i32,
    /// One's own colour.
    pub me: Stone,
    /// Whether it is one's own turn.
    pub my_turn: bool,
    /// When something was last done in it, milliseconds since 1970 UTC.
    pub updated_ms: i64,
}

/// How somebody came into the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum PeerSource {
    /// Found on the network now.
    Found,
    /// Their address was typed, or read from a link.
    Typed,
    /// Met before and not found now.
    Met,
}

/// Who somebody is, as far as one can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
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
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Incoming {
    /// As whom they will be in the list, for `verify`.
    pub peer: String,
    /// What they call themselves.
    pub name: String,
    /// Whether they are who they were.
    pub trust: Trust,
    /// The six digits that both devices show: `428 913`.
    pub code: String,
    /// What is to be played; `first` there is the inviter's colour.
    pub settings: RoomSettings,
    /// The colour that is free; none if the lot decides.
    pub colour: Option<Stone>,
    /// When it ends by itself, milliseconds since 1970 UTC.
    pub until_ms: i64,
    /// The game that is to go on; none for a new one.
    #[uniffi(default = None)]
    pub unfinished: Option<Unfinished>,
}

/// Somebody was invited, or is being called.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Outgoing {
    /// Whom: as in the list of peers.
    pub peer: String,
    /// What they call themselves; what was typed until that is known.
    pub name: String,
    /// The six digits that both devices show.
    pub code: Option<String>,
    /// How far it is.
    pub state: OutgoingState,
    /// Why it failed.
    pub problem: Option<NearbyProblem>,
    /// When it ends by itself, milliseconds since 1970 UTC; 0 until it has arrived.
    pub until_ms: i64,
    /// Whether they are who they were; none until they have answered.
    #[uniffi(default = None)]
    pub trust: Option<Trust>,
    /// The game that is to go on; none for a new one.
    #[uniffi(default = None)]
    pub unfinished: Option<Unfinished>,
}

/// How far an invitation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum OutgoingState {
    /// The other device is being called.
    Connecting,
    /// It shows the invitation.
    Waiting,
    /// They said no.
    Declined,
    /// Nobody answered in time.
    Expired,
    /// It did not get there: see `problem`.
    Failed,
}

/// A hall's lobby.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Lobby {
    /// What its host is called.
    pub host: String,
    /// Its rooms.
    pub rooms: Vec<LobbyRoom>,
}

/// A room as a lobby shows it.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct LobbyRoom {
    /// Its number.
    pub room: i32,
    /// What is played there.
    pub settings: RoomSettings,
    /// Who has the first seat; empty while it is free.
    pub first: String,
    /// Who has the second seat.
    pub second: String,
    /// How far it is.
    pub phase: RoomPhase,
    /// How many watch.
    pub watchers: i32,
    /// Whether one needs a code.
    pub private: bool,
}

/// Which step of meeting somebody failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum NearbyProblem {
    /// The system does not allow this app to look round on the network.
    PermissionDenied,
    /// No Wi-Fi, no cable, no hotspot of its own.
    NoNetwork,
    /// A VPN is active: it usually keeps others on the same Wi-Fi away.
    VpnActive,
    /// The system's search for services failed. A typed address may still lead to somebody.
    SearchFailed,
    /// No port could be opened: nobody can reach this device.
    CannotListen,
    /// Nobody was found in ten seconds.
    NothingFound,
    /// What was typed is no address.
    NoAddress,
    /// What was read is no link to a game.
    NoLink,
    /// The network keeps the two apart (a guest network, a firewall), or the other side is not there.
    TimedOut,
    /// What answers is no Tengen.
    NotTengen,
    /// This app is too old for the other.
    OursOutdated,
    /// The other app is too old for this one.
    TheirsOutdated,
    /// Somebody else answers than the one who was met before.
    OtherKey,
    /// Somebody known speaks an older language than before: an older app, or somebody in between.
    Downgraded,
    /// That is this very device.
    Oneself,
    /// The link could not be made safe: a broken program, or somebody in between.
    Handshake,
    /// The other side takes no more people, or no more invitations.
    Full,
    /// The other side plays already.
    Busy,
    /// The other device has no record of the game that was to go on.
    OtherGame,
    /// The other device has the game that was to go on as ended.
    GameEnded,
    /// Nobody is there who could be invited.
    Nobody,
    /// The same person has come by another device or window.
    Replaced,
    /// The room is private, and the code is another.
    WrongCode,
    /// There is no such room any more.
    NoSuchRoom,
    /// The storage is full or damaged: a game could not be hosted safely.
    StorageFailed,
    /// Something else went wrong on the way.
    Failed,
}

/// What an adapter can say went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum AdapterProblem {
    /// The system does not allow this app to look round on the network.
    PermissionDenied,
    /// The device is on no network.
    NoNetwork,
    /// A VPN is active.
    VpnActive,
    /// Searching or registering failed.
    SearchFailed,
}

/// The type of service that is registered and searched for: `_tengen._tcp`. Main-safe.
#[uniffi::export]
pub fn nearby_service() -> String {
    tengen_core::net::address::SERVICE.to_owned()
}

impl From<&core::NearbySnapshot> for NearbySnapshot {
    fn from(snapshot: &core::NearbySnapshot) -> Self {
        Self {
            revision: snapshot.revision,
            open: snapshot.open,
            name: snapshot.name.clone(),
            me: snapshot.me.clone(),
            listening: snapshot.listening.as_ref().map(|listening| Listening {
                port: i32::from(listening.port),
                addresses: listening.addresses.clone(),
            }),
            advertisement: snapshot.advertisement.as_ref().map(Advertisement::from),
            link: snapshot.link.clone(),
            qr: snapshot.qr.as_ref().map(|qr| QrCode {
                side: clamp(qr.side),
                modules: qr.modules.iter().map(|dark| u8::from(*dark)).collect(),
            }),
            peers: snapshot.peers.iter().map(Peer::from).collect(),
            incoming: snapshot.incoming.as_ref().map(Incoming::from),
            outgoing: snapshot.outgoing.as_ref().map(Outgoing::from),
            lobby: snapshot.lobby.as_ref().map(|lobby| Lobby {
                host: lobby.host.clone(),
                rooms: lobby.rooms.iter().map(LobbyRoom::from).collect(),
            }),
            room: snapshot.room.as_ref().map(RoomView::from),
            problem: snapshot.problem.map(NearbyProblem::from),
            announcement: snapshot.announcement.clone(),
            settings: (&snapshot.settings).into(),
        }
    }
}

impl From<&core::Advertisement> for Advertisement {
    fn from(advertisement: &core::Advertisement) -> Self {
        let pair = |(key, value): &(String, String)| TxtPair { key: key.clone(), value: value.clone() };
        Self {
            service: advertisement.service.to_owned(),
            instance: advertisement.instance.clone(),
            port: i32::from(advertisement.port),
            txt: advertisement.txt.iter().map(pair).collect(),
        }
    }
}

impl From<&core::Peer> for Peer {
    fn from(peer: &core::Peer) -> Self {
        let source = match peer.source {
            core::PeerSource::Found => PeerSource::Found,
            core::PeerSource::Typed => PeerSource::Typed,
            core::PeerSource::Met => PeerSource::Met,
        };
        let state = match peer.state {
            core::PeerState::Free => PeerState::Free,
            core::PeerState::InGame => PeerState::InGame,
            core::PeerState::Hall => PeerState::Hall,
            core::PeerState::Connecting => PeerState::Connecting,
            core::PeerState::Invited => PeerState::Invited,
            core::PeerState::Absent => PeerState::Absent,
            core::PeerState::Unreachable => PeerState::Unreachable,
        };
        let unfinished = peer.unfinished.map(Unfinished::from);
        Self {
            id: peer.id.clone(),
            name: peer.name.clone(),
            source,
            trust: peer.trust.into(),
            state,
            unfinished,
        }
    }
}

impl From<core::Unfinished> for Unfinished {
    fn from(unfinished: core::Unfinished) -> Self {
        let core::Unfinished { game, plies, me, my_turn, updated_ms } = unfinished;
        Self { game, plies: clamp(plies), me: me.into(), my_turn, updated_ms }
    }
}

impl From<core::Trust> for Trust {
    fn from(trust: core::Trust) -> Self {
        match trust {
            core::Trust::New => Self::New,
            core::Trust::Known => Self::Known,
            core::Trust::Verified => Self::Verified,
            core::Trust::NameTaken => Self::NameTaken,
        }
    }
}

impl From<&core::Incoming> for Incoming {
    fn from(incoming: &core::Incoming) -> Self {
        Self {
            peer: incoming.peer.clone(),
            name: incoming.name.clone(),
            trust: incoming.trust.into(),
            code: incoming.code.clone(),
            settings: (&incoming.settings).into(),
            colour: incoming.colour.map(Stone::from),
            until_ms: incoming.until_ms,
            unfinished: incoming.unfinished.map(Unfinished::from),
        }
    }
}

impl From<&core::Outgoing> for Outgoing {
    fn from(outgoing: &core::Outgoing) -> Self {
        let (state, problem) = match outgoing.state {
            core::OutgoingState::Connecting => (OutgoingState::Connecting, None),
            core::OutgoingState::Waiting => (OutgoingState::Waiting, None),
            core::OutgoingState::Declined => (OutgoingState::Declined, None),
            core::OutgoingState::Expired => (OutgoingState::Expired, None),
            core::OutgoingState::Failed(problem) => (OutgoingState::Failed, Some(problem.into())),
        };
        Self {
            peer: outgoing.peer.clone(),
            name: outgoing.name.clone(),
            code: outgoing.code.clone(),
            state,
            problem,
            until_ms: outgoing.until_ms,
            trust: outgoing.trust.map(Trust::from),
            unfinished: outgoing.unfinished.map(Unfinished::from),
        }
    }
}

impl From<&core::LobbyRoom> for LobbyRoom {
    fn from(room: &core::LobbyRoom) -> Self {
        let [first, second] = room.seats.clone();
        Self {
            room: clamp(room.room),
            settings: (&room.settings).into(),
            first,
            second,
            phase: room.phase.into(),
            watchers: clamp(room.watchers),
            private: room.private,
        }
    }
}

impl From<core::NearbyProblem> for NearbyProblem {
    fn from(problem: core::NearbyProblem) -> Self {
        match problem {
            core::NearbyProblem::PermissionDenied => Self::PermissionDenied,
            core::NearbyProblem::NoNetwork => Self::NoNetwork,
            core::NearbyProblem::VpnActive => Self::VpnActive,
            core::NearbyProblem::SearchFailed => Self::SearchFailed,
            core::NearbyProblem::CannotListen => Self::CannotListen,
            core::NearbyProblem::NothingFound => Self::NothingFound,
            core::NearbyProblem::NoAddress => Self::NoAddress,
            core::NearbyProblem::NoLink => Self::NoLink,
            core::NearbyProblem::TimedOut => Self::TimedOut,
            core::NearbyProblem::NotTengen => Self::NotTengen,
            core::NearbyProblem::OursOutdated => Self::OursOutdated,
            core::NearbyProblem::TheirsOutdated => Self::TheirsOutdated,
            core::NearbyProblem::OtherKey => Self::OtherKey,
            core::NearbyProblem::Downgraded => Self::Downgraded,
            core::NearbyProblem::Oneself => Self::Oneself,
            core::NearbyProblem::Handshake => Self::Handshake,
            core::NearbyProblem::Full => Self::Full,
            core::NearbyProblem::Busy => Self::Busy,
            core::NearbyProblem::OtherGame => Self::OtherGame,
            core::NearbyProblem::GameEnded => Self::GameEnded,
            core::NearbyProblem::Nobody => Self::Nobody,
            core::NearbyProblem::Replaced => Self::Replaced,
            core::NearbyProblem::WrongCode => Self::WrongCode,
            core::NearbyProblem::NoSuchRoom => Self::NoSuchRoom,
            core::NearbyProblem::Storage => Self::StorageFailed,
            core::NearbyProblem::Failed => Self::Failed,
        }
    }
}

impl From<AdapterProblem> for core::AdapterProblem {
    fn from(problem: AdapterProblem) -> Self {
        match problem {
            AdapterProblem::PermissionDenied => Self::PermissionDenied,
            AdapterProblem::NoNetwork => Self::NoNetwork,
            AdapterProblem::VpnActive => Self::VpnActive,
            AdapterProblem::SearchFailed => Self::SearchFailed,
        }
    }
}
