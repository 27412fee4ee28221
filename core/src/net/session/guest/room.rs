use crate::net::room::{Disagreement, RoomEvent, RoomId, RoomState, SeatNo};

/// A guest's copy of the room it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomCopy {
    id: RoomId,
    rev: u64,
    state: RoomState,
    seat: Option<SeatNo>,
    /// The whole room was asked for: what comes before it is not looked at.
    resyncing: bool,
}

/// What an event does to a copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Taken {
    /// It follows.
    Next,
    /// It was known, or the whole room is on its way.
    Ignored,
    /// Something is missing, or the two disagree: the whole room is to be asked for.
    Lost(Option<Disagreement>),
}

impl RoomCopy {
    pub(super) const fn new(id: RoomId, rev: u64, state: RoomState, seat: Option<SeatNo>) -> Self {
        Self { id, rev, state, seat, resyncing: false }
    }

    /// Which room.
    #[must_use]
    pub const fn id(&self) -> RoomId {
        self.id
    }

    /// The number of the last event that is in it.
    #[must_use]
    pub const fn rev(&self) -> u64 {
        self.rev
    }

    /// The room.
    #[must_use]
    pub const fn state(&self) -> &RoomState {
        &self.state
    }

    /// The seat that one has.
    #[must_use]
    pub const fn seat(&self) -> Option<SeatNo> {
        self.seat
    }

    pub(super) const fn set_seat(&mut self, seat: Option<SeatNo>) {
        self.seat = seat;
    }

    pub(super) const fn begin_resync(&mut self) {
        self.resyncing = true;
    }

    /// Takes one event, of which the host says what hash the board has after it.
    pub(super) fn take(&mut self, rev: u64, hash: u64, event: &RoomEvent) -> Taken {
        if self.resyncing || rev <= self.rev {
            return Taken::Ignored;
        }
        if rev != self.rev + 1 {
            return Taken::Lost(None);
        }
        if let Err(disagreement) = self.state.apply(event) {
            return Taken::Lost(Some(disagreement));
        }
        self.rev = rev;
        // One's own seat can be taken away by what happens: nobody told to stand would know otherwise.
        if let RoomEvent::Stood { seat } = event
            && self.seat == Some(*seat)
        {
            self.seat = None;
        }
        if self.state.board_hash() == hash { Taken::Next } else { Taken::Lost(None) }
    }
}
