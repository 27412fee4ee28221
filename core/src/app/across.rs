//! A game on the table whose other side, or both, are at other devices.

use std::fmt;
use std::sync::Arc;

use super::{AppError, RoomRefusal};
use crate::board::{Point, Stone};
use crate::game::{Action, Refusal};

/// Who of the two sides is at this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Here {
    /// Whoever is a person.
    Everybody,
    /// One side, or nobody: who watches.
    Only(Option<Stone>),
}

impl Here {
    /// Whether this side is played at this device.
    pub(super) fn has(self, stone: Stone) -> bool {
        match self {
            Self::Everybody => true,
            Self::Only(me) => me == Some(stone),
        }
    }

    /// Why somebody here can't do what is the other side's to do.
    pub(super) const fn lacks(self) -> Refusal {
        match self {
            Self::Everybody => Refusal::NotYourTurn,
            Self::Only(Some(_)) => Refusal::OthersTurn,
            Self::Only(None) => Refusal::Watching,
        }
    }
}

/// How the table stands with the room whose game is on it.
#[derive(Debug, Clone)]
pub(super) struct Across {
    /// The side that is played at this device.
    pub me: Option<Stone>,
    /// Whether the host can be asked for something now.
    pub connected: bool,
    /// Whether its clocks run.
    pub running: bool,
    /// A stone that was asked for and is not answered.
    pub sending: Option<Point>,
    /// Takes what is asked for to the host.
    pub way: Way,
}

/// Takes what is asked for to the host of a room.
#[derive(Clone)]
pub(super) struct Way(pub Arc<dyn Fn(Errand) + Send + Sync>);

/// What somebody at the table wants of the host of its room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Errand {
    /// Something in the game.
    Do(Action),
    /// Another game.
    Ready,
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Way").finish_non_exhaustive()
    }
}

impl Across {
    /// Whether a screen would show it as it shows the other.
    #[cfg(feature = "net")]
    pub(super) fn looks_as(&self, other: &Self) -> bool {
        let look = |across: &Self| (across.me, across.connected, across.running, across.sending);
        look(self) == look(other)
    }

    /// Sends what was planned.
    pub(super) fn send(&mut self, actions: &[Action]) -> Result<(), RoomRefusal> {
        if !self.connected {
            return Err(RoomRefusal::Offline);
        }
        if self.sending.is_some() {
            return Err(RoomRefusal::Unconfirmed);
        }
        for &action in actions {
            if let Action::Play(point) = action {
                self.sending = Some(point);
            }
            // Whether a claim is right is for the host to say.
            let told = if action == Action::WrongClaim { Action::ClaimFoul } else { action };
            (self.way.0)(Errand::Do(told));
        }
        Ok(())
    }

    /// Asks for another game, for which this one must have ended.
    pub(super) fn ask_for_another(&self, is_over: bool) -> Result<(), AppError> {
        if !self.connected {
            return Err(RoomRefusal::Offline.into());
        }
        if !is_over {
            return Err(Refusal::AskFirst.into());
        }
        (self.way.0)(Errand::Ready);
        Ok(())
    }
}
