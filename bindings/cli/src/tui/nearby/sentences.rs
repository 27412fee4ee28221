//! What is said of people, invitations and halls.

use std::net::Ipv4Addr;

use tengen_core::app::nearby::{
    Incoming, LobbyRoom, NearbySnapshot, Outgoing, OutgoingState, Peer, PeerState, Trust, Unfinished,
};
use tengen_core::board::Stone;
use tengen_core::game::TimeControl;
use tengen_core::net::room::{Phase, RoomSettings};

use crate::tui::words::Language::{self, Chinese, English};
use crate::tui::words::Text;

impl Language {
    /// How others see this device, and where they can call it: without a network from this computer alone.
    pub fn visible(self, nearby: &NearbySnapshot) -> String {
        let name = &nearby.name;
        let Some(listening) = &nearby.listening else {
            return match self {
                English => format!("You are {name} to others. They can't call you."),
                Chinese => format!("别人看到的名字：{name}。别人无法连接你。"),
            };
        };
        let here = format!("{}:{}", Ipv4Addr::LOCALHOST, listening.port);
        let address = listening.addresses.first().unwrap_or(&here);
        match self {
            English => format!("Others see you as {name}, at {address}."),
            Chinese => format!("别人看到的名字：{name}，地址 {address}。"),
        }
    }

    /// What somebody is doing, and whether they are who they were.
    pub fn peer(self, peer: &Peer) -> String {
        let state = self.say(match peer.state {
            PeerState::Free => Text::PeerFree,
            PeerState::InGame => Text::PeerInGame,
            PeerState::Hall => Text::PeerHall,
            PeerState::Connecting => Text::PeerConnecting,
            PeerState::Invited => Text::PeerInvited,
            PeerState::Absent => Text::PeerAbsent,
            PeerState::Unreachable => Text::PeerUnreachable,
        });
        let trust = match peer.trust {
            Trust::New => None,
            Trust::Known => Some(Text::TrustKnown),
            Trust::Verified => Some(Text::TrustVerified),
            Trust::NameTaken => Some(Text::TrustNameTaken),
        };
        let mut parts = vec![state.to_owned()];
        parts.extend(peer.unfinished.as_ref().map(|left| self.left(left)));
        parts.extend(trust.map(|trust| self.say(trust).to_owned()));
        self.list(&parts)
    }

    /// The game that was left with somebody.
    fn left(self, left: &Unfinished) -> String {
        match self {
            English => format!("a game left at move {}", left.plies),
            Chinese => format!("第 {} 手未下完", left.plies),
        }
    }

    /// Several things in a row.
    pub fn list(self, parts: &[impl AsRef<str>]) -> String {
        let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
        parts.join(if self == English { ", " } else { "，" })
    }

    /// Whom one is about to invite.
    pub fn invite(self, name: &str) -> String {
        match self {
            English => format!("You invite {name}."),
            Chinese => format!("邀请{name}。"),
        }
    }

    /// Who invites, and to go on with which game.
    pub fn invited_by(self, incoming: &Incoming) -> String {
        let name = &incoming.name;
        match (self, &incoming.unfinished) {
            (English, None) => format!("{name} invites you."),
            (Chinese, None) => format!("{name}邀请你下棋。"),
            (English, Some(left)) => format!("{name} would go on with you: {}.", self.left(left)),
            (Chinese, Some(left)) => format!("{name}想继续那盘棋：{}。", self.left(left)),
        }
    }

    /// What is to be played: what is as always isn't told.
    pub fn proposal(self, settings: &RoomSettings) -> String {
        let mut parts = vec![self.board_size(settings.size), self.rules(settings.rules).to_owned()];
        let opening = self.opening_line(settings.opening, None);
        if !opening.is_empty() {
            parts.push(opening);
        }
        if settings.clocks.black != TimeControl::None {
            parts.push(self.control(settings.clocks.black));
        }
        self.list(&parts)
    }

    /// The colour that an invitation leaves.
    pub const fn free_colour(self, colour: Option<Stone>) -> &'static str {
        self.say(match colour {
            Some(Stone::Black) => Text::YouPlayBlack,
            Some(Stone::White) => Text::YouPlayWhite,
            None => Text::LotDecides,
        })
    }

    /// The six digits.
    pub fn code(self, code: &str, compared: bool) -> String {
        let same = match (compared, self) {
            (false, _) => "",
            (true, English) => " (compared)",
            (true, Chinese) => "（已核对）",
        };
        match self {
            English => format!("Both devices show {code}{same}"),
            Chinese => format!("两台设备都显示 {code}{same}"),
        }
    }

    /// How far an invitation is.
    pub fn outgoing(self, outgoing: &Outgoing) -> String {
        let name = &outgoing.name;
        match (outgoing.state, self) {
            (OutgoingState::Connecting, English) => format!("Calling {name} ..."),
            (OutgoingState::Connecting, Chinese) => format!("正在连接{name}……"),
            (OutgoingState::Waiting, English) if outgoing.unfinished.is_some() => {
                format!("Waiting for {name} to go on with your game.")
            }
            (OutgoingState::Waiting, Chinese) if outgoing.unfinished.is_some() => {
                format!("等待{name}继续那盘棋。")
            }
            (OutgoingState::Waiting, English) => format!("Waiting for {name} to answer."),
            (OutgoingState::Waiting, Chinese) => format!("等待{name}回应。"),
            (OutgoingState::Declined, English) => format!("{name} can't play now."),
            (OutgoingState::Declined, Chinese) => format!("{name}现在不能下棋。"),
            (OutgoingState::Expired, English) => format!("{name} did not answer."),
            (OutgoingState::Expired, Chinese) => format!("{name}没有回应。"),
            (OutgoingState::Failed(problem), _) => self.nearby_problem(problem).to_owned(),
        }
    }

    /// Whose hall it is.
    pub fn rooms_of(self, host: &str) -> String {
        match self {
            English => format!("Rooms of {host}"),
            Chinese => format!("{host}的房间"),
        }
    }

    /// Whose room it is.
    pub fn room_of(self, host: &str) -> String {
        match self {
            English => format!("Room of {host}"),
            Chinese => format!("{host}的房间"),
        }
    }

    /// Who sits in a room of a lobby.
    pub fn lobby_room(self, room: &LobbyRoom) -> String {
        let seat =
            |name: &String| if name.is_empty() { self.say(Text::FreeSeat).to_owned() } else { name.clone() };
        let [first, second] = room.seats.each_ref().map(seat);
        format!("{first} - {second}")
    }

    /// What is played there, and who may come in.
    pub fn lobby_room_detail(self, room: &LobbyRoom) -> String {
        let phase = match room.phase {
            Phase::Open => Text::PhaseOpen,
            Phase::Drawing | Phase::Playing => Text::PhasePlaying,
            Phase::Finished => Text::PhaseFinished,
            Phase::Closed => Text::PhaseClosed,
        };
        let mut parts = vec![self.say(phase).to_owned(), self.proposal(&room.settings)];
        match (room.watchers, self) {
            (0, _) => {}
            (1, English) => parts.push("1 watches".to_owned()),
            (watchers, English) => parts.push(format!("{watchers} watch")),
            (watchers, Chinese) => parts.push(format!("{watchers} 人观战")),
        }
        if room.private {
            parts.push(self.say(Text::NeedsCode).to_owned());
        }
        self.list(&parts)
    }
}
