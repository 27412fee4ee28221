//! The rooms of a host on disk: all that a step has changed is one transaction, and after any end the rooms come back from it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::archive::{ArchiveError, RoomChange, RoomRecords, StorageProblem, Store};
use crate::game::{Game, Setup};
use crate::net::hall::{Stored, StoredRoom};
use crate::net::room::{GameOfRoom, Phase, RoomId};

/// After how many records a room is put together into one: talk alone must not fill a disk.
const MOST_RECORDS: usize = 1_000;

/// Whether what was played in the rooms is also added to the archive's games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GamesToo {
    /// Each game that ends, and one that runs when its room is given up: for a hall, where nobody else keeps them.
    Yes,
    /// None: whoever plays at the host's own device keeps its record as every guest does.
    No,
}

/// What a host has stored of its rooms, and how it goes on.
#[derive(Debug)]
pub struct RoomStore {
    archive: Arc<Store>,
    games_too: GamesToo,
    rooms: BTreeMap<RoomId, Kept>,
    /// Rooms of which something could not be written: the next time they are written whole, or removed.
    unsaved: BTreeSet<RoomId>,
    unsaved_games: Vec<(Setup, Game)>,
}

/// A room as its records have it.
#[derive(Debug)]
struct Kept {
    room: StoredRoom,
    records: usize,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Record {
    /// One change after another.
    Change(Stored),
    /// All of them up to here.
    Whole(Box<StoredRoom>),
}

impl RoomStore {
    /// Reads what there is. A room whose records are damaged comes back as far as they can be read. Blocking.
    pub fn open(archive: Arc<Store>, games_too: GamesToo) -> Result<Self, ArchiveError> {
        let kept = archive.rooms()?;
        let rooms = kept.iter().filter_map(read).map(|kept| (kept.room.room, kept)).collect();
        Ok(Self { archive, games_too, rooms, unsaved: BTreeSet::new(), unsaved_games: Vec::new() })
    }

    /// The rooms as they were last stored.
    #[must_use]
    pub fn rooms(&self) -> Vec<StoredRoom> {
        self.rooms.values().map(|kept| kept.room.clone()).collect()
    }

    /// A room as it was last stored.
    #[must_use]
    pub fn room(&self, room: RoomId) -> Option<&StoredRoom> {
        self.rooms.get(&room).map(|kept| &kept.room)
    }

    /// Stores what a step has changed, all or nothing. What could not be written is written with the next change. Blocking.
    pub fn write(&mut self, stored: Vec<Stored>) -> Result<(), ArchiveError> {
        let mut changes = Vec::new();
        let mut touched = BTreeSet::new();
        for one in stored {
            touched.insert(one.room());
            changes.extend(self.follow(one)?);
        }
        let unsaved = self.unsaved.iter().map(|&room| self.whole(room)).collect::<Result<Vec<_>, _>>()?;
        changes.extend(unsaved);
        let written = self.archive.change_rooms(changes, self.unsaved_games.clone());
        if written.is_ok() {
            self.unsaved.clear();
            self.unsaved_games.clear();
        } else {
            self.unsaved.append(&mut touched);
        }
        written
    }

    /// Takes one change in and says how it is written; not at all if its room is written whole anyway.
    fn follow(&mut self, stored: Stored) -> Result<Option<RoomChange>, ArchiveError> {
        let room = stored.room();
        let change = match &stored {
            Stored::Opened { settings, code, .. } => {
                let opened = StoredRoom::new(room, settings.clone(), code.clone());
                self.rooms.insert(room, Kept { room: opened, records: 1 });
                // Of a room that could not be read something may be left.
                RoomChange::Replaced { room, record: written(&Record::Change(stored))? }
            }
            Stored::Removed { .. } => {
                let unfinished = self.rooms.remove(&room).and_then(|kept| kept.room.state.game);
                self.keep(unfinished.filter(|of_room| of_room.game.result().is_none()));
                RoomChange::Removed { room }
            }
            Stored::Event { .. } | Stored::Seat { .. } => self.go_on(room, stored)?,
        };
        Ok(Some(change).filter(|_| !self.unsaved.contains(&room)))
    }

    fn go_on(&mut self, room: RoomId, stored: Stored) -> Result<RoomChange, ArchiveError> {
        let record = written(&Record::Change(stored.clone()))?;
        let Some(kept) = self.rooms.get_mut(&room) else { return Ok(RoomChange::Added { room, record }) };
        let before = kept.room.state.phase;
        // The host has applied the same to the same.
        let _ = kept.room.apply(stored);
        kept.records += 1;
        let ends = (before, kept.room.state.phase) == (Phase::Playing, Phase::Finished);
        let ended = kept.room.state.game.clone().filter(|_| ends);
        let many = kept.records > MOST_RECORDS;
        if many {
            kept.records = 1;
        }
        self.keep(ended);
        if many { self.whole(room) } else { Ok(RoomChange::Added { room, record }) }
    }

    fn whole(&self, room: RoomId) -> Result<RoomChange, ArchiveError> {
        let Some(kept) = self.rooms.get(&room) else { return Ok(RoomChange::Removed { room }) };
        let record = written(&Record::Whole(Box::new(kept.room.clone())))?;
        Ok(RoomChange::Replaced { room, record })
    }

    fn keep(&mut self, of_room: Option<GameOfRoom>) {
        let played = of_room.filter(|of_room| !of_room.game.log().is_empty());
        if let Some(GameOfRoom { setup, game, .. }) = played.filter(|_| self.games_too == GamesToo::Yes) {
            self.unsaved_games.push((setup, game));
        }
    }
}

fn written(record: &Record) -> Result<String, ArchiveError> {
    let problem = StorageProblem::Io;
    serde_json::to_string(record)
        .map_err(|error| ArchiveError::Storage { problem, detail: error.to_string() })
}

fn read(records: &RoomRecords) -> Option<Kept> {
    let mut kept = None;
    for record in &records.records {
        if !read_further(&mut kept, record) {
            break;
        }
    }
    kept.filter(|kept| kept.room.room == records.room)
}

/// Whether the record could be read and follows on what there is.
fn read_further(kept: &mut Option<Kept>, record: &str) -> bool {
    let room = match serde_json::from_str(record) {
        Ok(Record::Whole(whole)) => *whole,
        Ok(Record::Change(Stored::Opened { room, settings, code })) => StoredRoom::new(room, settings, code),
        Ok(Record::Change(change)) => {
            return kept.as_mut().is_some_and(|kept| {
                kept.records += 1;
                kept.room.apply(change).is_ok()
            });
        }
        Err(_) => return false,
    };
    *kept = Some(Kept { room, records: 1 });
    true
}
