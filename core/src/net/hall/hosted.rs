use std::collections::BTreeSet;

use super::{LinkId, SeatKey, StoredRoom};
use crate::net::room::{Presence, RoomEvent, RoomSettings, RoomState, SeatNo};
use crate::net::session::Numbered;
use crate::net::wire::Name;

/// A room with what only its host knows.
#[derive(Debug)]
pub(super) struct Hosted {
    pub(super) state: RoomState,
    /// Each event with the board's hash after it.
    pub(super) log: Numbered<(u64, RoomEvent)>,
    /// The last event that changed the game: a move that does not know it is too late.
    pub(super) game_rev: u64,
    pub(super) seats: [Option<Holder>; 2],
    pub(super) watchers: BTreeSet<LinkId>,
    pub(super) code: Option<Name>,
    /// For how long the game has been running.
    pub(super) running: Tally,
    pub(super) drawing_until_ms: Option<i64>,
    /// Since when nobody is here.
    pub(super) empty_since_ms: Option<i64>,
}

/// Who has a seat.
#[derive(Debug)]
pub(super) struct Holder {
    pub(super) key: SeatKey,
    pub(super) link: Option<LinkId>,
    pub(super) gone_since_ms: Option<i64>,
    /// For how long they have not been there in their own turn.
    pub(super) absent: Tally,
    /// For how long their first move has been waited for.
    pub(super) late: Tally,
}

impl Holder {
    pub(super) fn new(key: SeatKey, link: Option<LinkId>) -> Self {
        Self { key, link, gone_since_ms: None, absent: Tally::default(), late: Tally::default() }
    }
}

/// Time that counts now and then.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tally {
    counted_ms: i64,
    since_ms: Option<i64>,
}

impl Tally {
    pub(super) const fn at(counted_ms: i64) -> Self {
        Self { counted_ms, since_ms: None }
    }

    pub(super) fn read(self, now_ms: i64) -> i64 {
        self.counted_ms + self.since_ms.map_or(0, |since| (now_ms - since).max(0))
    }

    pub(super) fn run(&mut self, on: bool, now_ms: i64) {
        if on != self.since_ms.is_some() {
            *self = Self { counted_ms: self.read(now_ms), since_ms: on.then_some(now_ms) };
        }
    }

    /// When it will have counted `aim_ms`, if it counts.
    pub(super) fn reaches(self, aim_ms: i64) -> Option<i64> {
        self.since_ms.map(|since| since + aim_ms - self.counted_ms)
    }
}

impl Hosted {
    pub(super) fn new(now_ms: i64, settings: RoomSettings, code: Option<Name>) -> Self {
        Self {
            state: RoomState::new(settings),
            log: Numbered::after(0),
            game_rev: 0,
            seats: [None, None],
            watchers: BTreeSet::new(),
            code,
            running: Tally::default(),
            drawing_until_ms: None,
            empty_since_ms: Some(now_ms),
        }
    }

    pub(super) fn restored(now_ms: i64, stored: StoredRoom) -> Self {
        let StoredRoom { rev, game_rev, state, code, seats, .. } = stored;
        let holder = |key: SeatKey| Holder { gone_since_ms: Some(now_ms), ..Holder::new(key, None) };
        let ran_ms = state.game.as_ref().map_or(0, |of_room| of_room.game.clock_ms());
        let mut hosted = Self::new(now_ms, state.settings.clone(), code);
        hosted.state = state;
        hosted.log = Numbered::after(rev);
        hosted.game_rev = game_rev;
        hosted.seats = seats.map(|key| key.map(holder));
        hosted.running = Tally::at(ran_ms);
        hosted
    }

    pub(super) const fn holder(&self, seat: SeatNo) -> Option<&Holder> {
        self.seats[seat.index()].as_ref()
    }

    pub(super) const fn holder_mut(&mut self, seat: SeatNo) -> Option<&mut Holder> {
        self.seats[seat.index()].as_mut()
    }

    /// The seat that somebody has by this link.
    pub(super) fn seat_of(&self, link: LinkId) -> Option<SeatNo> {
        SeatNo::BOTH
            .into_iter()
            .find(|&seat| self.holder(seat).is_some_and(|holder| holder.link == Some(link)))
    }

    /// Everybody here.
    pub(super) fn links(&self) -> impl Iterator<Item = LinkId> {
        let seated = self.seats.iter().flatten().filter_map(|holder| holder.link);
        seated.chain(self.watchers.iter().copied())
    }

    /// A game begins: nothing has been counted in it.
    pub(super) fn begin_counting(&mut self) {
        self.running = Tally::default();
        for holder in self.seats.iter_mut().flatten() {
            (holder.absent, holder.late) = (Tally::default(), Tally::default());
        }
    }

    /// A game has ended: whoever is gone has some time from now on to see how.
    pub(super) fn hold_from(&mut self, now_ms: i64) {
        for holder in self.seats.iter_mut().flatten() {
            holder.gone_since_ms = holder.gone_since_ms.map(|_| now_ms);
        }
    }

    /// Lets what is counted run or stand still, as the state now is.
    pub(super) fn recount(&mut self, now_ms: i64) {
        let game = self.state.running().filter(|_| !self.state.paused);
        self.running.run(game.is_some(), now_ms);
        let turn = game.and_then(|of_room| of_room.game.to_move().map(|stone| of_room.seat(stone)));
        // Each side's first move is one of the first two plies.
        let first_moves = game.is_some_and(|of_room| of_room.game.plies().len() < 2);
        for seat in SeatNo::BOTH {
            let here = self.state.seat(seat).is_some_and(|state| state.presence == Presence::Here);
            let Some(holder) = &mut self.seats[seat.index()] else { continue };
            if here {
                holder.absent = Tally::default();
            }
            holder.absent.run(turn == Some(seat) && !here, now_ms);
            holder.late.run(turn == Some(seat) && first_moves, now_ms);
        }
        let empty = self.links().next().is_none();
        self.empty_since_ms = empty.then(|| self.empty_since_ms.unwrap_or(now_ms));
    }
}
