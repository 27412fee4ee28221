//! The statements about what a host keeps of its rooms, and about games that are played there. What stands in a record is the
//! host's business.

use rusqlite::Connection;

use super::games::{self, Start};
use super::{ArchiveError, Pairing};
use crate::game::{Game, Setup};

/// One change in what is kept of a host's rooms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoomChange {
    /// One more record of a room.
    Added {
        /// The room's number.
        room: u32,
        /// The record.
        record: String,
    },
    /// One record in place of all that there were.
    Replaced {
        /// The room's number.
        room: u32,
        /// The record.
        record: String,
    },
    /// The room is gone, with all its records.
    Removed {
        /// The room's number.
        room: u32,
    },
}

/// The records of one room, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRecords {
    /// The room's number.
    pub room: u32,
    /// The records.
    pub records: Vec<String>,
}

/// Makes these changes.
pub(super) fn change(connection: &Connection, changes: &[RoomChange]) -> Result<(), ArchiveError> {
    for change in changes {
        match change {
            RoomChange::Added { room, record } => add(connection, *room, record)?,
            RoomChange::Replaced { room, record } => {
                add(connection, *room, record)?;
                let older = "DELETE FROM room WHERE room = ?1
                             AND seq < (SELECT max(seq) FROM room WHERE room = ?1)";
                connection.prepare(older)?.execute([room])?;
            }
            RoomChange::Removed { room } => {
                connection.prepare("DELETE FROM room WHERE room = ?1")?.execute([room])?;
            }
        }
    }
    Ok(())
}

fn add(connection: &Connection, room: u32, record: &str) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO room (room, seq, record)
               SELECT ?1, coalesce(max(seq) + 1, 0), ?2 FROM room WHERE room = ?1";
    connection.prepare(sql)?.execute((room, record))?;
    Ok(())
}

/// What is kept of all rooms.
pub(super) fn all(connection: &Connection) -> Result<Vec<RoomRecords>, ArchiveError> {
    let mut statement = connection.prepare("SELECT room, record FROM room ORDER BY room, seq")?;
    let mut rows = statement.query([])?;
    let mut all: Vec<RoomRecords> = Vec::new();
    while let Some(row) = rows.next()? {
        let (room, record) = (row.get(0)?, row.get(1)?);
        match all.last_mut().filter(|last| last.room == room) {
            Some(last) => last.records.push(record),
            None => all.push(RoomRecords { room, records: vec![record] }),
        }
    }
    Ok(all)
}

/// Adds a game with all that was done in it.
pub(super) fn keep_game(connection: &Connection, (setup, game): &(Setup, Game)) -> Result<(), ArchiveError> {
    let started_ms = game.log().first().map_or(0, |entry| entry.at_ms);
    let start = Start { setup: setup.clone(), seed: 0, started_ms, pairing: Pairing::alone() };
    let id = games::insert(connection, None, &start)?;
    games::append(connection, id, game, 0)?;
    Ok(())
}
