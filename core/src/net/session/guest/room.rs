use crate::net::room::{Disagreement, RoomEvent, RoomId, RoomState, SeatNo, Tally};
use crate::net::session::{Entered, Wait};

/// A guest's copy of the room it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomCopy {
    id: RoomId,
    rev: u64,
    state: RoomState,
    seat: Option<SeatNo>,
    /// For how long the game has been running.
    running: Tally,
    /// Events up to this one are older than what the host last said of that.
    ran_after: u64,
    /// The whole room was asked for: what comes before it is not looked at.
    resyncing: bool,
    /// Who is gone: since when, and until when they are waited for.
    waits: [Option<Waited>; 2],
}

/// Somebody at a seat is gone. In milliseconds of the guest's own clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Waited {
    /// Since when.
    pub since_ms: i64,
    /// When the game may be claimed or, without one, the seat is free; `None` while that time stands still.
    pub due_ms: Option<i64>,
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
    pub(super) fn new(now_ms: i64, entered: Entered) -> Self {
        let Entered { room: id, rev, state, seat, ran_ms, waits, .. } = entered;
        let mut copy = Self {
            id,
            rev,
            state,
            seat,
            running: Tally::default(),
            ran_after: rev,
            resyncing: false,
            waits: [None; 2],
        };
        copy.set_ran(now_ms, ran_ms);
        copy.set_waits(now_ms, waits);
        copy
    }

    /// One is here again: after event `rev` the game has been running for so long.
    pub(super) fn resumed(&mut self, now_ms: i64, seat: Option<SeatNo>, rev: u64, ran_ms: i64) {
        (self.seat, self.ran_after) = (seat, rev);
        self.set_ran(now_ms, ran_ms);
    }

    fn set_ran(&mut self, now_ms: i64, ran_ms: i64) {
        self.running = Tally::at(ran_ms.max(0));
        self.running.run(self.state.running().is_some() && !self.state.paused, now_ms);
    }

    pub(super) fn set_waits(&mut self, now_ms: i64, waits: [Option<Wait>; 2]) {
        self.waits = waits.map(|wait| {
            let Wait { gone_ms, due_ms } = wait?;
            let due_ms = due_ms.map(|due_ms| now_ms.saturating_add(due_ms));
            Some(Waited { since_ms: now_ms.saturating_sub(gone_ms), due_ms })
        });
    }

    /// Since when somebody who sits there is gone, and until when they are waited for.
    #[must_use]
    pub const fn waited(&self, seat: SeatNo) -> Option<Waited> {
        self.waits[seat.index()]
    }

    /// For how many milliseconds the game has been running, its pauses left out: what its clocks are read with.
    #[must_use]
    pub fn ran_ms(&self, now_ms: i64) -> i64 {
        self.running.read(now_ms)
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

    pub(super) const fn begin_resync(&mut self) {
        self.resyncing = true;
    }

    /// Takes one event, of which the host says what hash the board has after it.
    pub(super) fn take(&mut self, now_ms: i64, rev: u64, hash: u64, event: &RoomEvent) -> Taken {
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
        let ran_ms = match event {
            RoomEvent::Started { .. } if rev > self.ran_after => 0,
            RoomEvent::TakenUp { game } if rev > self.ran_after => game.game.clock_ms(),
            RoomEvent::Did { entry } if rev > self.ran_after => entry.clock_ms,
            _ => self.running.read(now_ms),
        };
        self.set_ran(now_ms, ran_ms);
        // One's own seat can be taken away by what happens: nobody told to stand would know otherwise.
        if let RoomEvent::Stood { seat } = event
            && self.seat == Some(*seat)
        {
            self.seat = None;
        }
        if self.state.board_hash() == hash { Taken::Next } else { Taken::Lost(None) }
    }
}
