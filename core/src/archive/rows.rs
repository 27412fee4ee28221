//! The rows of a game, read as they stand.

use rusqlite::{Connection, Row};

use super::action_columns::ActionColumns;
use super::columns::{read_clocks, read_points, read_result, read_rules, read_seat, read_size, read_undo};
use super::opening_columns::{read_fouls, read_opening};
use super::pairing::{read_begins, read_colour};
use super::schema::version;
use super::{ArchiveError, GameSummary, Pairing};
use crate::board::{Board, Size, Stone};
use crate::game::{Entry, GameResult, Seat, Setup, Terms};

/// The columns of `game` that [`Columns::read`] needs, as version 1 of the schema has them.
const OLDEST: &str = "id, size, rules, black_level, black_name, white_level, white_name, moves, result, winner, line, \
                                  seed, started_ms, updated_ms";

/// What version 2 added to `game`, and what stands for it in an older file: a backup, or one that is being salvaged.
const SINCE_2: [(&str, &str); 8] = [
    ("black_clock", "''"),
    ("white_clock", "''"),
    ("undo_asks", "0"),
    ("undo_allowance", "-1"),
    ("clock_ms", "0"),
    ("first", "1"),
    ("begins", "'black'"),
    ("match", "0"),
];

/// What version 3 added to `game`.
const SINCE_3: [(&str, &str); 3] = [("opening", "'free'"), ("fouls", "'prevented'"), ("swapped", "0")];

/// What version 2 added to `action`.
const ACTIONS_SINCE_2: [(&str, &str); 2] = [("detail", "''"), ("clock_ms", "0")];

/// The columns of `game` that [`Columns::read`] needs, in a file of any version.
pub(super) fn game_columns(connection: &Connection) -> Result<String, ArchiveError> {
    let version = version(connection)?;
    let part = |since, columns| if version >= since { names(columns) } else { defaults(columns) };
    Ok(format!("{OLDEST}, {}, {}", part(2, &SINCE_2[..]), part(3, &SINCE_3[..])))
}

fn names(columns: &[(&str, &str)]) -> String {
    columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

fn defaults(columns: &[(&str, &str)]) -> String {
    columns.iter().map(|(name, default)| format!("{default} AS {name}")).collect::<Vec<_>>().join(", ")
}

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
    clocks: (String, String),
    undo: (bool, i64),
    pub clock_ms: i64,
    first: i64,
    begins: String,
    of_match: i64,
    opening: String,
    fouls: String,
    swapped: bool,
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
            clocks: (row.get("black_clock")?, row.get("white_clock")?),
            undo: (row.get("undo_asks")?, row.get("undo_allowance")?),
            clock_ms: row.get("clock_ms")?,
            first: row.get("first")?,
            begins: row.get("begins")?,
            of_match: row.get("match")?,
            opening: row.get("opening")?,
            fouls: row.get("fouls")?,
            swapped: row.get("swapped")?,
        })
    }

    /// What was agreed on, with the persons as they sat at the start.
    pub(super) fn setup(&self) -> Result<Setup, ArchiveError> {
        let seat =
            |(level, name): &(i32, String)| -> Result<Seat, ArchiveError> { read_seat(*level, name.clone()) };
        Ok(Setup {
            size: read_size(self.size)?,
            rules: read_rules(&self.rules)?,
            black: seat(&self.black)?,
            white: seat(&self.white)?,
            clocks: read_clocks(&self.clocks.0, &self.clocks.1)?,
            undo: read_undo(self.undo.0, self.undo.1),
            opening: read_opening(&self.opening)?,
            fouls: read_fouls(&self.fouls)?,
        })
    }

    /// How it belongs to a match.
    pub(super) fn pairing(&self) -> Result<Pairing, ArchiveError> {
        Ok(Pairing {
            first: read_colour(self.first)?,
            begins: read_begins(&self.begins)?,
            of_match: Some(self.of_match).filter(|&first_game| first_game != 0),
        })
    }

    pub(super) fn summary(&self) -> Result<GameSummary, ArchiveError> {
        let mut setup = self.setup()?;
        if self.swapped {
            setup.exchange();
        }
        let terms = Terms::of(&setup);
        let Setup { size, rules, black, white, .. } = setup;
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
            terms,
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
    let is_new = version(connection)? >= 2;
    let newer = if is_new { names(&ACTIONS_SINCE_2) } else { defaults(&ACTIONS_SINCE_2) };
    let sql = format!(
        "SELECT seq, kind, point, at_ms, {newer} FROM action WHERE game = ?1 AND seq >= ?2 ORDER BY seq"
    );
    let mut statement = connection.prepare(&sql)?;
    let mut rows = statement.query((id, from))?;
    for expected in from.. {
        let Some(row) = rows.next()? else { break };
        let seq: i64 = row.get(0)?;
        let columns = ActionColumns { kind: row.get(1)?, point: row.get(2)?, detail: row.get(4)? };
        if seq != expected {
            return Err(ArchiveError::corrupt(format!("game {id} has a gap before action {seq}")));
        }
        let action = columns.read(size)?;
        entries.push(Entry { action, at_ms: row.get(3)?, clock_ms: row.get(5)? });
    }
    Ok(())
}
