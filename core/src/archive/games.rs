//! The statements about games. Each writing function is part of the caller's transaction.

use rusqlite::{Connection, OptionalExtension, Row, named_params};

use super::columns::{
    action_columns, points_bytes, read_action, read_points, read_result, read_rules, read_seat, read_size,
    result_columns, rules_text, seat_columns,
};
use super::{ArchiveError, GameSummary, StoredGame};
use crate::board::{Board, Size, Stone};
use crate::game::{Entry, Game, Seat, Setup};

/// Adds a game before its first move and gives its number.
pub(super) fn insert(
    connection: &Connection,
    setup: &Setup,
    seed: u64,
    started_ms: i64,
) -> Result<i64, ArchiveError> {
    let (black_level, black_name) = seat_columns(&setup.black);
    let (white_level, white_name) = seat_columns(&setup.white);
    connection.execute(
        "INSERT INTO game (size, rules, black_level, black_name, white_level, white_name, seed, started_ms, updated_ms)
         VALUES (:size, :rules, :black_level, :black_name, :white_level, :white_name, :seed, :now, :now)",
        named_params! {
            ":size": setup.size.lines(),
            ":rules": rules_text(setup.rules),
            ":black_level": black_level,
            ":black_name": black_name,
            ":white_level": white_level,
            ":white_name": white_name,
            ":seed": seed.cast_signed(),
            ":now": started_ms,
        },
    )?;
    Ok(connection.last_insert_rowid())
}

/// Adds the actions from number `from` on, and what the game has come to.
pub(super) fn append(connection: &Connection, id: i64, game: &Game, from: usize) -> Result<(), ArchiveError> {
    let mut statement = connection
        .prepare("INSERT INTO action (game, seq, kind, point, at_ms) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for (seq, entry) in (0i64..).zip(game.log()).skip(from) {
        let (kind, point) = action_columns(entry.action, game.setup().size);
        statement.execute((id, seq, kind, point, entry.at_ms))?;
    }
    let (result, winner, line) = result_columns(game.result());
    let changed = connection.prepare(
        "UPDATE game SET moves = ?2, result = ?3, winner = ?4, line = ?5, updated_ms = max(updated_ms, ?6) WHERE id = ?1",
    )?.execute((
        id,
        points_bytes(game.plies()),
        result,
        winner,
        line,
        game.log().last().map_or(0, |entry| entry.at_ms),
    ))?;
    if changed == 1 { Ok(()) } else { Err(ArchiveError::NotFound(id)) }
}

/// A game with everything that was ever done in it.
pub(super) fn load(connection: &Connection, id: i64) -> Result<StoredGame, ArchiveError> {
    let sql = format!("SELECT {COLUMNS}, seed FROM game WHERE id = ?1");
    let read = |row: &Row| Ok((Columns::read(row)?, row.get::<_, i64>("seed")?));
    let found = connection.query_row(&sql, [id], read).optional()?;
    let (columns, seed) = found.ok_or(ArchiveError::NotFound(id))?;
    let setup = columns.setup()?;
    let entries = entries(connection, id, setup.size)?;
    let game = Game::replay(setup, entries)
        .map_err(|refusal| ArchiveError::corrupt(format!("the actions of game {id}: {refusal}")))?;
    let (started_ms, updated_ms) = (columns.started_ms, columns.updated_ms);
    Ok(StoredGame { id, game, seed: seed.cast_unsigned(), started_ms, updated_ms })
}

fn entries(connection: &Connection, id: i64, size: Size) -> Result<Vec<Entry>, ArchiveError> {
    let mut statement =
        connection.prepare("SELECT seq, kind, point, at_ms FROM action WHERE game = ?1 ORDER BY seq")?;
    let mut rows = statement.query([id])?;
    let mut entries = Vec::new();
    for expected in 0i64.. {
        let Some(row) = rows.next()? else { break };
        let (seq, kind, point): (i64, String, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        if seq != expected {
            return Err(ArchiveError::corrupt(format!("game {id} has a gap before action {seq}")));
        }
        entries.push(Entry { action: read_action(&kind, point, size)?, at_ms: row.get(3)? });
    }
    Ok(entries)
}

/// The games that can go on, the newest first, without `except` and without those in which nothing was ever done.
pub(super) fn unfinished(connection: &Connection, except: i64) -> Result<Vec<GameSummary>, ArchiveError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM game WHERE result = '' AND id <> ?1
         AND EXISTS (SELECT 1 FROM action WHERE action.game = game.id) ORDER BY updated_ms DESC, id DESC"
    );
    summaries(connection, &sql, [except])
}

/// The games that have ended, the newest first: at most `limit` after the first `offset`.
pub(super) fn finished(
    connection: &Connection,
    limit: usize,
    offset: usize,
) -> Result<Vec<GameSummary>, ArchiveError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM game WHERE result <> '' ORDER BY updated_ms DESC, id DESC LIMIT ?1 OFFSET ?2"
    );
    let bound = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    summaries(connection, &sql, (bound(limit), bound(offset)))
}

fn summaries(
    connection: &Connection,
    sql: &str,
    params: impl rusqlite::Params,
) -> Result<Vec<GameSummary>, ArchiveError> {
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map(params, Columns::read)?;
    rows.map(|columns| columns?.summary()).collect()
}

const COLUMNS: &str = "id, size, rules, black_level, black_name, white_level, white_name, moves, result, winner, line, \
                       started_ms, updated_ms";

/// A row of `game` as it stands there.
struct Columns {
    id: i64,
    size: i32,
    rules: String,
    black: (i32, String),
    white: (i32, String),
    moves: Vec<u8>,
    result: String,
    winner: i32,
    line: Vec<u8>,
    started_ms: i64,
    updated_ms: i64,
}

impl Columns {
    fn read(row: &Row) -> rusqlite::Result<Self> {
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
            started_ms: row.get("started_ms")?,
            updated_ms: row.get("updated_ms")?,
        })
    }

    fn setup(&self) -> Result<Setup, ArchiveError> {
        let seat =
            |(level, name): &(i32, String)| -> Result<Seat, ArchiveError> { read_seat(*level, name.clone()) };
        Ok(Setup {
            size: read_size(self.size)?,
            rules: read_rules(&self.rules)?,
            black: seat(&self.black)?,
            white: seat(&self.white)?,
        })
    }

    fn summary(&self) -> Result<GameSummary, ArchiveError> {
        let Setup { size, rules, black, white } = self.setup()?;
        let moves = read_points(&self.moves, size)?;
        let mut board = Board::new(size);
        for (ply, &point) in moves.iter().enumerate() {
            let placed = board.place(point, Stone::to_move_at(ply));
            placed
                .map_err(|error| ArchiveError::corrupt(format!("the moves of game {}: {error}", self.id)))?;
        }
        let result = read_result(&self.result, self.winner, &self.line, size)?;
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
}
