use std::collections::BTreeSet;

use super::{LinkId, SeatKey, StoredRoom};
use crate::net::room::{GameOfRoom, Presence, RoomEvent, RoomSettings, RoomState, SeatNo, Tally};
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
    /// Who is gone, since when and until when, as those here were last told.
    pub(super) told_waits: [Option<(i64, Option<i64>)>; 2],
}

/// Who has a seat.
#[derive(Debug)]
pub(super) struct Holder {
    pub(super) key: SeatKey,
    pub(super) link: Option<LinkId>,
    pub(super) gone_since_ms: Option<i64>,
    /// The event with which they were told of the seat and its token, until they are known to have heard of it.
    pub(super) told_rev: Option<u64>,
    /// For how long they have not been there in their own turn.
    pub(super) absent: Tally,
    /// For how long their first move has been waited for.
    pub(super) late: Tally,
}

impl Holder {
    pub(super) fn new(key: SeatKey, link: Option<LinkId>) -> Self {
        Self {
            key,
            link,
            gone_since_ms: None,
            told_rev: None,
            absent: Tally::default(),
            late: Tally::default(),
        }
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
            told_waits: [None; 2],
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

    /// When somebody will have been absent for too long.
    pub(super) fn absent_due_ms(&self, holder: &Holder) -> Option<i64> {
        holder.absent.reaches(i64::from(self.state.settings.absent_s) * 1_000)
    }

    /// When somebody's first move will be too late.
    pub(super) fn late_due_ms(&self, holder: &Holder) -> Option<i64> {
        holder.late.reaches(i64::from(self.state.settings.no_show_s) * 1_000)
    }

    /// A game begins: nothing has been counted in it.
    pub(super) fn begin_counting(&mut self) {
        self.running = Tally::default();
        for holder in self.seats.iter_mut().flatten() {
            (holder.absent, holder.late) = (Tally::default(), Tally::default());
        }
    }

    /// A game goes on that has been running for so long.
    pub(super) fn go_on_from(&mut self, now_ms: i64, ran_ms: i64) {
        self.begin_counting();
        self.running = Tally::at(ran_ms);
        self.recount(now_ms);
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
        let turn = game.and_then(GameOfRoom::decider);
        let has_done =
            SeatNo::BOTH.map(|seat| game.is_some_and(|of_room| of_room.game.has_done(of_room.stone(seat))));
        for seat in SeatNo::BOTH {
            let here = self.state.seat(seat).is_some_and(|state| state.presence == Presence::Here);
            let Some(holder) = &mut self.seats[seat.index()] else { continue };
            if here {
                holder.absent = Tally::default();
            }
            holder.absent.run(turn == Some(seat) && !here, now_ms);
            holder.late.run(turn == Some(seat) && !has_done[seat.index()], now_ms);
        }
        let empty = self.links().next().is_none();
        self.empty_since_ms = empty.then(|| self.empty_since_ms.unwrap_or(now_ms));
    }
}
