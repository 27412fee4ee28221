//! Which state of things there is.

use tengen_core::app::nearby::{NearbySnapshot, RoomView};
use tengen_core::net::room::Phase;

use super::Act;
use crate::tui::offer::Request;

/// What is to be seen of those nearby.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// One has no name yet.
    Name,
    /// Somebody invites.
    Incoming,
    /// Somebody was invited, or a host is being called.
    Outgoing,
    /// A room without a game.
    Room,
    /// A room whose game is on the board.
    Board,
    /// The rooms of a hall.
    Lobby,
    /// Everybody there is.
    People,
}

impl View {
    /// Somebody's invitation comes before what one was doing.
    pub const fn of(nearby: &NearbySnapshot) -> Self {
        match nearby {
            NearbySnapshot { room: Some(room), .. } if is_at_board(room) => Self::Board,
            NearbySnapshot { room: Some(_), .. } => Self::Room,
            nearby if nearby.name.is_empty() => Self::Name,
            NearbySnapshot { incoming: Some(_), .. } => Self::Incoming,
            NearbySnapshot { outgoing: Some(_), .. } => Self::Outgoing,
            NearbySnapshot { lobby: Some(_), .. } => Self::Lobby,
            _ => Self::People,
        }
    }

    /// What a popup of this state asks for once there is another one.
    pub fn turned(self, nearby: &NearbySnapshot) -> Vec<Request> {
        match Self::of(nearby) {
            now if now == self => Vec::new(),
            // Nobody new can come while one plays.
            Self::Board => vec![Request::Close, Request::Nearby(Act::Shut)],
            _ if self == Self::Board => vec![Request::Close],
            _ => vec![Request::ShowNearby],
        }
    }

    /// What a popup asks for in which something is being chosen: it stays while nothing comes that can't wait.
    pub fn interrupted(nearby: &NearbySnapshot) -> Vec<Request> {
        match Self::of(nearby) {
            Self::Name | Self::Lobby | Self::People => Vec::new(),
            _ => Self::People.turned(nearby),
        }
    }
}

/// Whether a game runs there, or its result is to be seen.
const fn is_at_board(room: &RoomView) -> bool {
    matches!(room.phase, Phase::Playing | Phase::Finished)
}
