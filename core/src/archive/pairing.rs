//! The games of two players one after the other: whose colour is whose, and what they have won.

use rusqlite::Connection;

use super::ArchiveError;
use crate::board::Stone;
use crate::game::ColourChoice;

/// How a game belongs to a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pairing {
    /// The colour that the first of the two players has at the start.
    pub first: Stone,
    /// How the colours of the next game are found.
    pub begins: ColourChoice,
    /// The first game of the match; `None` if this is it.
    pub of_match: Option<i64>,
}

impl Pairing {
    /// A match of its own, begun by the first player.
    #[must_use]
    pub const fn alone() -> Self {
        Self { first: Stone::Black, begins: ColourChoice::Black, of_match: None }
    }
}

/// The ended games of a match. What goes on again after its end was taken back doesn't count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Score {
    /// Won by the first of the two players.
    pub first: u32,
    /// Won by the second.
    pub second: u32,
    /// Won by nobody.
    pub draws: u32,
}

pub(super) const fn colour_number(stone: Stone) -> i64 {
    match stone {
        Stone::Black => 1,
        Stone::White => 2,
    }
}

pub(super) fn read_colour(number: i64) -> Result<Stone, ArchiveError> {
    let known = Stone::BOTH.into_iter().find(|&stone| colour_number(stone) == number);
    known.ok_or_else(|| ArchiveError::corrupt(format!("colour {number}")))
}

pub(super) const fn begins_text(begins: ColourChoice) -> &'static str {
    match begins {
        ColourChoice::Black => "black",
        ColourChoice::White => "white",
        ColourChoice::Alternate => "alternate",
        ColourChoice::Lot => "lot",
    }
}

pub(super) fn read_begins(text: &str) -> Result<ColourChoice, ArchiveError> {
    let known = ColourChoice::ALL.into_iter().find(|&begins| begins_text(begins) == text);
    known.ok_or_else(|| ArchiveError::corrupt(format!("who begins: '{text}'")))
}

/// The score of the match that began with game `id`. Only later games can belong to it, so none of the older is read.
pub(super) fn score(connection: &Connection, id: i64) -> Result<Score, ArchiveError> {
    let sql = "SELECT coalesce(sum(winner <> 0 AND (winner = first) <> swapped), 0),
                 coalesce(sum(winner <> 0 AND (winner = first) = swapped), 0), coalesce(sum(winner = 0), 0)
               FROM game WHERE id >= ?1 AND (id = ?1 OR match = ?1) AND result <> ''";
    let row = connection.query_row(sql, [id], |row| {
        Ok(Score { first: row.get(0)?, second: row.get(1)?, draws: row.get(2)? })
    });
    Ok(row?)
}
