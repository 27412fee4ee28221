//! The rows of a game, read as they stand.

use rusqlite::{Connection, Row};

use super::columns::{read_action, read_points, read_result, read_rules, read_seat, read_size};
use super::{ArchiveError, GameSummary};
use crate::board::{Board, Size, Stone};
use crate::game::{Entry, GameResult, Seat, Setup};

/// The columns of `game` that [`Columns::read`] needs.
pub(super) const COLUMNS: &str = "id, size, rules, black_level, black_name, white_level, white_name, moves, result, winner, line, \
                                  seed, started_ms, updated_ms";

/// A row of `game` as it stands there.
#[derive(Debug, Clone)]
pub(super) struct Columns {
    pub id: i64,
    size: i32,
    rules: String,
    black: (i32, String),
    white: (i32, String),
    pub moves: Vec<u8>,
    result: String,
    winner: i32,
    line: Vec<u8>,
    pub seed: u64,
    pub started_ms: i64,
    pub updated_ms: i64,
}

impl Columns {
    pub(super) fn read(row: &Row) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            size: row.get("size")?,
            rules: row.get("rules")?,
            black: (row.get("black_level")?, row.get("black_name")?),
            white: (row.get("white_level")?, row.get("white_name")?),
            moves: row.get("moves")?,
            result: row.get("result")?,
            winner: row.get("winner")?,
            line: row.get("line")?,
            seed: row.get::<_, i64>("seed")?.cast_unsigned(),
            started_ms: row.get("started_ms")?,
            updated_ms: row.get("updated_ms")?,
        })
    }

    pub(super) fn setup(&self) -> Result<Setup, ArchiveError> {
        let seat =
            |(level, name): &(i32, String)| -> Result<Seat, ArchiveError> { read_seat(*level, name.clone()) };
        Ok(Setup {
            size: read_size(self.size)?,
            rules: read_rules(&self.rules)?,
            black: seat(&self.black)?,
            white: seat(&self.white)?,
        })
    }

    pub(super) fn summary(&self) -> Result<GameSummary, ArchiveError> {
        let Setup { size, rules, black, white } = self.setup()?;
        let moves = read_points(&self.moves, size)?;
        let mut board = Board::new(size);
        for (ply, &point) in moves.iter().enumerate() {
            let placed = board.place(point, Stone::to_move_at(ply));
            placed
                .map_err(|error| ArchiveError::corrupt(format!("the moves of game {}: {error}", self.id)))?;
        }
        let result = self.result(size)?;
        Ok(GameSummary {
            game: self.id,
            size,
            rules,
            black,
            white,
            plies: moves.len(),
            board,
            last_move: moves.last().copied(),
            to_move: result.is_none().then(|| Stone::to_move_at(moves.len())),
            result,
            started_ms: self.started_ms,
            updated_ms: self.updated_ms,
        })
    }
    /// How the game ended, if it has.
    pub(super) fn result(&self, size: Size) -> Result<Option<GameResult>, ArchiveError> {
        read_result(&self.result, self.winner, &self.line, size)
    }
}

/// The actions of game `id` from number `from` on, as far as they can be read, and what is wrong after them.
pub(super) fn entries(
    connection: &Connection,
    id: i64,
    size: Size,
    from: usize,
) -> (Vec<Entry>, Result<(), ArchiveError>) {
    let mut entries = Vec::new();
    let whole = read_entries(connection, id, size, from, &mut entries);
    (entries, whole)
}

fn read_entries(
    connection: &Connection,
    id: i64,
    size: Size,
    from: usize,
    entries: &mut Vec<Entry>,
) -> Result<(), ArchiveError> {
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let mut statement = connection
        .prepare("SELECT seq, kind, point, at_ms FROM action WHERE game = ?1 AND seq >= ?2 ORDER BY seq")?;
    let mut rows = statement.query((id, from))?;
    for expected in from.. {
        let Some(row) = rows.next()? else { break };
        let (seq, kind, point): (i64, String, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        if seq != expected {
            return Err(ArchiveError::corrupt(format!("game {id} has a gap before action {seq}")));
        }
        entries.push(Entry { action: read_action(&kind, point, size)?, at_ms: row.get(3)? });
    }
    Ok(())
}
