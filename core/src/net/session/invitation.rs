use serde::{Deserialize, Serialize};

use crate::net::link::{Code, PublicKey};
use crate::net::room::RoomSettings;
use crate::net::session::GameMark;
use crate::net::wire::Name;

/// The number that a host gives an invitation that came to it.
pub type InvitationId = u64;

/// Somebody would like to play here, as whoever is at the host's own device is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// By which it is answered.
    pub id: InvitationId,
    /// Who invites: this key was proved.
    pub key: PublicKey,
    /// What they call themselves.
    pub name: Name,
    /// The six digits that their device shows, too.
    pub code: Code,
    /// What is to be played. The first seat, whose colour they say, is the inviter's.
    pub settings: RoomSettings,
    /// The unfinished game that is to go on, of which both have the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameMark>,
}

/// What has become of an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InvitationEnd {
    /// It was accepted: both are in a room, and the game begins by itself.
    Accepted,
    /// It was declined.
    Declined,
    /// Nobody answered in time.
    Expired,
    /// Whoever invited has thought better of it.
    Withdrawn,
    /// The two have invited each other, and the other device, whose peer id is smaller, hosts the one game of it.
    Crossed,
    /// Whoever was invited has begun another game.
    Busy,
    /// The link to the other was lost. Nothing of it is sent again by itself.
    Lost,
    /// Whoever was invited to go on with a game has no such record of it.
    OtherGame,
    /// Whoever was invited to go on with a game has it as ended.
    Ended,
    /// A reason of a newer version.
    #[serde(other)]
    Unknown,
}
