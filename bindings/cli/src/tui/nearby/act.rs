//! What is asked of those nearby.

use tengen_core::app::AppError;
use tengen_core::app::nearby::Nearby;
use tengen_core::net::address::JOIN_LINK;
use tengen_core::net::room::{Phrase, RoomId, RoomSettings};

/// One thing to ask of those nearby.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Others can't see this device any more.
    Shut,
    /// What others see this person called.
    SetName(String),
    /// Invites somebody of the list.
    Invite(String, Box<RoomSettings>),
    /// Invites somebody to go on with the game that was left with them.
    GoOn(String),
    /// Takes the invitation back, or stops calling.
    Withdraw,
    /// Accepts the invitation; whether its code was compared.
    Accept(bool),
    /// Doesn't.
    Decline,
    /// Calls an address, or follows a link.
    Join(String),
    /// Forgets somebody.
    Forget(String),
    /// Opens a room, with a code or with none.
    OpenRoom(Box<RoomSettings>, String),
    /// Goes into a room.
    EnterRoom(RoomId, String),
    /// Takes the free seat.
    Sit,
    /// Gives the seat up.
    Stand,
    /// Is ready for a game, or not after all.
    Ready(bool),
    /// Says a phrase.
    SayPhrase(Phrase),
    /// Says something in one's own words.
    SayText(String),
    /// Hides what others say, or shows it again.
    Mute(bool),
    /// Claims the game.
    Claim,
    /// Leaves the room and its host.
    Leave,
}

impl Act {
    /// Does it.
    pub fn run(self, nearby: &Nearby) -> Result<(), AppError> {
        match self {
            Self::Shut => nearby.shut(),
            Self::SetName(name) => nearby.set_name(&name),
            Self::Invite(peer, settings) => nearby.invite(&peer, *settings),
            Self::GoOn(peer) => nearby.go_on(&peer),
            Self::Withdraw => nearby.withdraw(),
            Self::Accept(compared) => accept(nearby, compared),
            Self::Decline => nearby.answer_invitation(false),
            Self::Join(text) if is_link(&text) => nearby.join_link(&text),
            Self::Join(text) => nearby.join_typed(&text),
            Self::Forget(peer) => nearby.forget(&peer),
            Self::OpenRoom(settings, code) => nearby.open_room(*settings, &code),
            Self::EnterRoom(room, code) => nearby.enter_room(room, &code),
            Self::Sit => nearby.sit(None),
            Self::Stand => nearby.stand(),
            Self::Ready(ready) => nearby.ready(ready),
            Self::SayPhrase(phrase) => nearby.say_phrase(phrase),
            Self::SayText(text) => nearby.say_text(&text),
            Self::Mute(muted) => nearby.mute(muted),
            Self::Claim => nearby.claim(),
            Self::Leave => nearby.leave(),
        }
    }
}

/// Who has compared the code says so once the game is accepted.
fn accept(nearby: &Nearby, compared: bool) -> Result<(), AppError> {
    let peer = nearby.snapshot().incoming.as_ref().map(|incoming| incoming.peer.clone());
    nearby.answer_invitation(true)?;
    match peer.filter(|_| compared) {
        Some(peer) => nearby.verify(&peer, true),
        None => Ok(()),
    }
}

fn is_link(text: &str) -> bool {
    let scheme = JOIN_LINK.split(':').next().unwrap_or(JOIN_LINK);
    let start = text.trim().get(..=scheme.len());
    start.is_some_and(|start| start.strip_suffix(':').is_some_and(|start| start.eq_ignore_ascii_case(scheme)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_no_address() {
        for text in ["tengen://join?a=1.2.3.4:5", " Tengen:x ", "tengen://"] {
            assert!(is_link(text), "{text}");
        }
        for text in ["", "tengen", "1.2.3.4", "fe80::1", "tengén:"] {
            assert!(!is_link(text), "{text}");
        }
    }
}
