use crate::net::link::{LinkError, Side};
use crate::net::session::{Farewell, Why};

/// Which step of meeting somebody has failed, so that a screen can say what to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NearbyProblem {
    /// The system does not allow this app to look round on the network.
    PermissionDenied,
    /// The device is on no network that others could be on: no Wi-Fi, no cable, no hotspot of its own.
    NoNetwork,
    /// A VPN is active: it usually keeps others on the same Wi-Fi away.
    VpnActive,
    /// The system's search for services has failed. A typed address may still lead to somebody.
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
    Storage,
    /// Something else went wrong on the way.
    Failed,
}

/// What a platform's adapter can say went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AdapterProblem {
    /// The system does not allow this app to look round on the network.
    PermissionDenied,
    /// The device is on no network.
    NoNetwork,
    /// A VPN is active.
    VpnActive,
    /// Searching or registering has failed.
    SearchFailed,
}

impl From<AdapterProblem> for NearbyProblem {
    fn from(problem: AdapterProblem) -> Self {
        match problem {
            AdapterProblem::PermissionDenied => Self::PermissionDenied,
            AdapterProblem::NoNetwork => Self::NoNetwork,
            AdapterProblem::VpnActive => Self::VpnActive,
            AdapterProblem::SearchFailed => Self::SearchFailed,
        }
    }
}

impl NearbyProblem {
    /// Why a link has not come about, or has ended.
    pub(super) fn of_link(error: LinkError) -> Self {
        match error {
            LinkError::NotTengen => Self::NotTengen,
            LinkError::Version(refusal) if refusal.outdated == Side::Ours => Self::OursOutdated,
            LinkError::Version(_) => Self::TheirsOutdated,
            LinkError::TimedOut(_) | LinkError::Cut | LinkError::Closed => Self::TimedOut,
            LinkError::Handshake
            | LinkError::Tampered
            | LinkError::FrameLength { .. }
            | LinkError::TooLong { .. } => Self::Handshake,
            LinkError::Oneself => Self::Oneself,
            LinkError::OtherKey => Self::OtherKey,
            LinkError::Downgraded(_) => Self::Downgraded,
            LinkError::Internal => Self::Failed,
        }
    }

    /// Why a host has closed the link; `None` if that is no trouble of this side's.
    pub(super) const fn of_farewell(why: Farewell) -> Option<Self> {
        match why {
            Farewell::Full => Some(Self::Full),
            Farewell::Replaced => Some(Self::Replaced),
            Farewell::CodeBroken => Some(Self::Handshake),
            Farewell::Stopping | Farewell::Slow | Farewell::Silent => None,
            Farewell::Flood | Farewell::Malformed | Farewell::Unknown => Some(Self::Failed),
        }
    }

    /// Why a host has sent one to its lobby.
    pub(super) const fn of_refusal(why: Why) -> Self {
        match why {
            Why::WrongCode => Self::WrongCode,
            Why::NoSuchRoom => Self::NoSuchRoom,
            Why::Full | Why::SeatTaken | Why::TooOften => Self::Full,
            Why::Busy => Self::Busy,
            Why::OtherGame => Self::OtherGame,
            Why::Nobody => Self::Nobody,
            _ => Self::Failed,
        }
    }
}
