use super::AdapterProblem;
use crate::net::room::{RoomId, RoomSettings, Said, SeatNo};
use crate::net::wire::Name;

/// What a screen or an adapter wants of the thread of [`Nearby`](super::Nearby).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Order {
    Open,
    Shut,
    SetName(Name),
    Found { instance: String, addresses: Vec<String>, port: u16, txt: Vec<(String, String)> },
    Lost(String),
    Adapter(Option<AdapterProblem>),
    NetworkChanged,
    Invite { peer: String, settings: RoomSettings },
    GoOn(String),
    Withdraw,
    Answer(bool),
    Join { text: String, is_link: bool },
    Forget(String),
    Verify { peer: String, verified: bool },
    OpenRoom { settings: RoomSettings, code: Name },
    EnterRoom { room: RoomId, code: Name },
    Sit(Option<SeatNo>),
    Stand,
    Ready(bool),
    Say(Said),
    Mute(bool),
    Claim,
    Settle(RoomSettings),
    Leave,
    GoBack,
    Background,
    Foreground,
}
