use super::Missed;
use super::news::Facts;
use super::peers::Target;
use crate::game::Game;
use crate::net::driver::{GuestDriver, GuestOrder};
use crate::net::link::{PeerId, PublicKey};
use crate::net::room::{RoomSettings, SeatNo};
use crate::net::session::{Act, Contact, Farewell, GameMark, RoomCopy, Waited};

/// A guest of ours at some host, with what it last told.
pub(super) struct Line {
    pub number: u64,
    pub driver: GuestDriver,
    /// Who was called; `None` for the host at this device.
    pub target: Option<Target>,
    pub wish: Wish,
    /// Who has answered.
    pub key: Option<PublicKey>,
    pub facts: Facts,
    /// The six digits of the link.
    pub code: Option<String>,
    /// Why the host has closed the link, until it is there again.
    pub parted: Option<Farewell>,
    /// How much others have said.
    pub said: i64,
    pub muted: bool,
    /// What was on the board when the link was lost.
    pub left: Option<Left>,
    /// When it was there again, in steady milliseconds.
    pub back_ms: Option<i64>,
    /// What had happened by then.
    pub missed: Option<Missed>,
    /// Who is gone from the seats, as their host last told, and the same in milliseconds since 1970.
    pub gone: [Option<(Waited, Waited)>; 2],
    /// What was to be played when one came in, or when the last game began.
    pub agreed: Option<RoomSettings>,
}

/// What somebody was called for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wish {
    /// To be asked for a new game, or to go on with one; a hall is visited instead.
    Invite(Box<RoomSettings>, Option<GameMark>),
    /// The invitation is on its way.
    Invited,
    /// To be visited, or gone back to.
    Visit,
}

/// What was on the board when a link was lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Left {
    pub entries: usize,
    pub plies: usize,
    pub over: bool,
}

impl Left {
    pub(super) fn of(game: &Game) -> Self {
        Self { entries: game.log().len(), plies: game.plies().len(), over: game.result().is_some() }
    }
}

impl Line {
    pub(super) const fn is_here(&self) -> bool {
        matches!(self.facts.contact, Contact::Here)
    }

    pub(super) fn room(&self) -> Option<&RoomCopy> {
        self.facts.room.as_ref()
    }

    pub(super) fn seat(&self) -> Option<SeatNo> {
        self.room().and_then(RoomCopy::seat)
    }

    /// Who sits across the board.
    pub(super) fn other(&self) -> Option<PeerId> {
        let room = self.room()?;
        room.state().seat(room.seat()?.other()).map(|state| state.peer)
    }

    pub(super) fn act(&self, act: Act) {
        self.driver.order(GuestOrder::Act(act));
    }
}
