//! The game of a room on the app's table, and in its archive.

use super::line::Left;
use crate::app::AppError;
use crate::app::across::Across;
use crate::app::publisher::told;
use crate::app::shared::Shared;
use crate::app::sitting::{OnTable, Sitting};
use crate::app::snapshot::EventKind;
use crate::app::stopwatch::Stopwatch;
use crate::archive::{Pairing, Score, Start, StoredGame};
use crate::board::{Point, Stone};
use crate::game::{ColourChoice, Game, Setup};
use crate::net::room::{GameOfRoom, SeatNo};

/// What the archive is to know of a room's game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Record {
    /// Its number; 0 if it has none yet, or is only watched.
    pub game: i64,
    /// The game that was on the table before; 0 if there was none.
    pub aside: i64,
}

impl Shared {
    /// Puts the game of a room on the table, which has been running for `ran_ms`, or what has happened in it since, and into
    /// the archive if it is `kept`. What was on the table before is put aside.
    pub(super) fn show_room(
        &self,
        of_room: &GameOfRoom,
        across: Across,
        (record, kept): (Record, bool),
        ran_ms: i64,
    ) -> Result<Record, AppError> {
        let mut sitting = self.opened()?;
        let here = sitting.on_table.as_ref();
        let known = here.filter(|table| table.across.is_some() || (table.id == record.game && table.id != 0));
        if let Some(table) = known
            && goes_on(&table.game, of_room)
        {
            let game = table.id;
            self.follow(&mut sitting, of_room, across, ran_ms);
            return Ok(Record { game, ..record });
        }
        let aside = match here {
            Some(table) if table.across.is_some() => record.aside,
            other => other.map_or(0, |table| table.id),
        };
        self.leave_table(&mut sitting)?;
        let mut table = self.record_of(&sitting, of_room, record, kept)?;
        let game = table.id;
        table.across = Some(across);
        table.game = of_room.game.clone();
        table.stopwatch = Stopwatch::at(ran_ms);
        self.keep_record(&mut table);
        self.change_table(&mut sitting, table);
        Ok(Record { game, aside })
    }

    /// What the archive has of this game, or a new record of it.
    fn record_of(
        &self,
        sitting: &Sitting,
        of_room: &GameOfRoom,
        record: Record,
        kept: bool,
    ) -> Result<OnTable, AppError> {
        if !kept {
            let stored = stored_game(0, of_room, pairing(of_room, None), self.time.wall_ms());
            return Ok(OnTable::taken_up(stored, Score::default()));
        }
        if record.game != 0
            && let Ok(stored) = self.store.load(record.game)
            && goes_on(&stored.game, of_room)
        {
            self.store.put_on_table(record.game)?;
            return self.taken_up(stored);
        }
        let before = sitting.on_table.as_ref().filter(|table| table.across.is_some() && table.id != 0);
        let of_match =
            before.filter(|table| same_persons(table.game.setup(), &of_room.setup)).map(OnTable::match_id);
        let pairing = pairing(of_room, of_match);
        let started_ms = of_room.game.log().first().map_or_else(|| self.time.wall_ms(), |entry| entry.at_ms);
        let start = Start { setup: of_room.setup.clone(), seed: 0, started_ms, pairing };
        let id = self.store.create(start, Vec::new())?;
        self.taken_up(stored_game(id, of_room, pairing, started_ms))
    }

    /// Shows and stores what has happened in the game on the table.
    fn follow(&self, sitting: &mut Sitting, of_room: &GameOfRoom, mut across: Across, ran_ms: i64) {
        let Some(mut table) = sitting.on_table.clone() else { return };
        let known = table.game.log().len();
        let result = table.game.result().cloned();
        let mut events = Vec::new();
        for entry in &of_room.game.log()[known..] {
            if let Ok(happened) = table.game.enter(*entry) {
                events.extend(happened);
            }
        }
        let goes_on = table.game.result().is_none();
        let empty = |point: &Point| table.game.board().is_empty_at(*point);
        let sending = table.across.as_ref().and_then(|across| across.sending);
        across.sending = sending.filter(|point| goes_on && across.connected && empty(point));
        let as_before = table.across.as_ref().is_some_and(|before| before.looks_as(&across));
        if as_before && events.is_empty() {
            return;
        }
        table.stopwatch = Stopwatch::at(ran_ms);
        if !events.is_empty() {
            table.updated_ms = table.game.log().last().map_or(table.updated_ms, |entry| entry.at_ms);
        }
        if result.as_ref() != table.game.result() {
            table.count(result.as_ref());
        }
        table.across = Some(across);
        self.keep_record(&mut table);
        let ended = result.is_some() != table.game.result().is_some();
        sitting.seat(table);
        self.publish(sitting, told(events));
        if ended {
            self.lists_changed();
        }
    }

    /// Stores what the archive lacks. A full disk is tried again with the next action, as with every game.
    fn keep_record(&self, table: &mut OnTable) {
        let watched = table.id == 0;
        if watched || self.store.append(table.id, &table.game, table.stored).is_ok() {
            table.stored = table.game.log().len();
        }
    }

    /// A room's game that was on the table when the app ended is the room's again, before its host has been heard of. Says
    /// how far it was.
    pub(super) fn expect_room(&self, game: i64, across: Across) -> Option<Left> {
        let mut sitting = self.opened().ok()?;
        let table = sitting.on_table.as_mut().filter(|table| game != 0 && table.id == game)?;
        table.across = Some(across);
        let left = Left::of(&table.game);
        sitting.pause(false);
        self.publish(&sitting, Vec::new());
        Some(left)
    }

    /// The stone that was asked for will not come.
    pub(super) fn give_up_sending(&self) {
        let mut sitting = self.sitting.lock();
        let across = sitting.on_table.as_mut().and_then(|table| table.across.as_mut());
        if across.is_some_and(|across| across.sending.take().is_some()) {
            self.publish(&sitting, Vec::new());
        }
    }

    /// The room is left: the table is as it was before.
    pub(super) fn leave_room(&self, aside: i64) -> Result<(), AppError> {
        let mut sitting = self.opened()?;
        if sitting.check_alone().is_ok() {
            return Ok(());
        }
        self.leave_table(&mut sitting)?;
        let before = if aside == 0 { None } else { self.store.load(aside).ok() };
        self.store.put_on_table(before.as_ref().map_or(0, |stored| stored.id))?;
        sitting.clear();
        if let Some(stored) = before {
            let table = self.taken_up(stored)?;
            sitting.seat(table);
        }
        sitting.pause(true);
        self.publish(&sitting, vec![EventKind::Started]);
        self.lists_changed();
        Ok(())
    }
}

/// Whether a room's game is the one that is known here, perhaps further on.
pub(super) fn goes_on(known: &Game, of_room: &GameOfRoom) -> bool {
    // Other clocks may have been agreed on since the start.
    let setup = Setup { clocks: of_room.setup.clocks, ..known.setup_at_start() };
    setup == of_room.setup && of_room.game.log().starts_with(known.log())
}

fn same_persons(one: &Setup, other: &Setup) -> bool {
    (&one.black, &one.white) == (&other.black, &other.white)
        || (&one.black, &one.white) == (&other.white, &other.black)
}

fn pairing(of_room: &GameOfRoom, of_match: Option<i64>) -> Pairing {
    let first = if of_room.black == SeatNo::First { Stone::Black } else { Stone::White };
    Pairing { first, begins: ColourChoice::Alternate, of_match }
}

fn stored_game(id: i64, of_room: &GameOfRoom, pairing: Pairing, started_ms: i64) -> StoredGame {
    let game = Game::new(of_room.setup.clone());
    StoredGame { id, game, seed: 0, started_ms, updated_ms: started_ms, clock_ms: 0, pairing }
}
