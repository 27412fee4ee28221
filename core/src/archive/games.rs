//! The statements about games. Each writing function is part of the caller's transaction.

use rusqlite::{Connection, OptionalExtension, named_params};

use super::action_columns::ActionColumns;
use super::columns::{points_bytes, result_columns, rules_text, seat_columns, undo_columns};
use super::opening_columns::{fouls_text, opening_text};
use super::pairing::{begins_text, colour_number};
use super::rows::{Columns, entries, game_columns};
use super::{ArchiveError, GameSummary, Pairing, StoredGame};
use crate::game::{Game, Setup};
use crate::rules::opening::Progress;

/// A game before its first move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// What was agreed on.
    pub setup: Setup,
    /// From which its computers draw their variety.
    pub seed: u64,
    /// When it was started, in milliseconds since 1970.
    pub started_ms: i64,
    /// How it belongs to a match.
    pub pairing: Pairing,
}

/// Adds a game and gives its number: `id`, else the next one.
pub(super) fn insert(connection: &Connection, id: Option<i64>, start: &Start) -> Result<i64, ArchiveError> {
    let Start { setup, seed, started_ms, pairing } = start;
    let (black_level, black_name) = seat_columns(&setup.black);
    let (white_level, white_name) = seat_columns(&setup.white);
    let (undo_asks, undo_allowance) = undo_columns(setup.undo);
    connection.execute(
        "INSERT INTO game (id, size, rules, black_level, black_name, white_level, white_name, seed, started_ms, updated_ms,
           black_clock, white_clock, undo_asks, undo_allowance, first, begins, match, opening, fouls, moves)
         VALUES (:id, :size, :rules, :black_level, :black_name, :white_level, :white_name, :seed, :now, :now,
           :black_clock, :white_clock, :undo_asks, :undo_allowance, :first, :begins, :match, :opening, :fouls, :moves)",
        named_params! {
            ":id": id,
            ":size": setup.size.lines(),
            ":rules": rules_text(setup.rules),
            ":black_level": black_level,
            ":black_name": black_name,
            ":white_level": white_level,
            ":white_name": white_name,
            ":seed": seed.cast_signed(),
            ":now": started_ms,
            ":black_clock": setup.clocks.black.to_string(),
            ":white_clock": setup.clocks.white.to_string(),
            ":undo_asks": undo_asks,
            ":undo_allowance": undo_allowance,
            ":first": colour_number(pairing.first),
            ":begins": begins_text(pairing.begins),
            ":match": pairing.of_match.unwrap_or_default(),
            ":opening": opening_text(setup.opening),
            ":fouls": fouls_text(setup.fouls),
            ":moves": points_bytes(Progress::new(setup.opening, setup.size).stones()),
        },
    )?;
    Ok(connection.last_insert_rowid())
}

/// Notes for how long game `id` has been running; less than is known already changes nothing.
pub(super) fn note_clock(connection: &Connection, id: i64, clock_ms: i64) -> Result<(), ArchiveError> {
    connection
        .prepare("UPDATE game SET clock_ms = max(clock_ms, ?2) WHERE id = ?1")?
        .execute((id, clock_ms))?;
    Ok(())
}

/// Adds the actions from number `from` on, and what the game has come to. Says whether they ended it.
pub(super) fn append(
    connection: &Connection,
    id: i64,
    game: &Game,
    from: usize,
) -> Result<bool, ArchiveError> {
    let went_on = connection.query_row("SELECT result = '' FROM game WHERE id = ?1", [id], |row| row.get(0));
    let went_on: bool = went_on.optional()?.ok_or(ArchiveError::NotFound(id))?;
    let mut statement = connection.prepare(
        "INSERT INTO action (game, seq, kind, point, detail, at_ms, clock_ms, black_left_ms, white_left_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    for ((seq, entry), left) in (0i64..).zip(game.log()).zip(game.left_after()).skip(from) {
        let ActionColumns { kind, point, detail } = ActionColumns::of(entry.action, game.setup().size);
        let [black, white] = left.map(|left| left.unwrap_or(-1));
        statement.execute((id, seq, kind, point, detail, entry.at_ms, entry.clock_ms, black, white))?;
    }
    let (result, winner, line) = result_columns(game.result());
    connection
        .prepare(
            "UPDATE game SET moves = ?2, result = ?3, winner = ?4, line = ?5, updated_ms = max(updated_ms, ?6), swapped = ?7
             WHERE id = ?1",
        )?
        .execute((
            id,
            points_bytes(game.plies()),
            result,
            winner,
            line,
            game.log().last().map_or(0, |entry| entry.at_ms),
            game.swapped(),
        ))?;
    Ok(went_on && game.result().is_some())
}

/// A game with everything that was ever done in it.
pub(super) fn load(connection: &Connection, id: i64) -> Result<StoredGame, ArchiveError> {
    let columns = columns(connection, id)?.ok_or(ArchiveError::NotFound(id))?;
    let setup = columns.setup()?;
    let (entries, whole) = entries(connection, id, setup.size, 0);
    whole?;
    let game = Game::replay(setup, entries)
        .map_err(|refusal| ArchiveError::corrupt(format!("the actions of game {id}: {refusal}")))?;
    if points_bytes(game.plies()) != columns.moves {
        return Err(ArchiveError::corrupt(format!("the actions of game {id} are not its moves")));
    }
    let pairing = columns.pairing()?;
    let clock_ms = columns.clock_ms.max(game.clock_ms());
    let Columns { seed, started_ms, updated_ms, .. } = columns;
    Ok(StoredGame { id, game, seed, started_ms, updated_ms, clock_ms, pairing })
}

/// What was agreed on before the first move of a game.
pub(super) fn agreed(connection: &Connection, id: i64) -> Result<Setup, ArchiveError> {
    columns(connection, id)?.ok_or(ArchiveError::NotFound(id))?.setup()
}

/// The row of game `id`, if it is there.
pub(super) fn columns(connection: &Connection, id: i64) -> Result<Option<Columns>, ArchiveError> {
    let sql = format!("SELECT {} FROM game WHERE id = ?1", game_columns(connection)?);
    Ok(connection.query_row(&sql, [id], Columns::read).optional()?)
}

/// The numbers of all games.
pub(super) fn ids(connection: &Connection) -> Result<Vec<i64>, ArchiveError> {
    let mut statement = connection.prepare("SELECT id FROM game ORDER BY id")?;
    let ids = statement.query_map([], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

/// A list as far as it can be read.
#[derive(Debug)]
pub(super) struct List {
    pub games: Vec<GameSummary>,
    /// What was wrong with the first of those that are missing.
    pub damage: Option<ArchiveError>,
}

/// The games that can go on, the newest first, without `except` and without those in which nothing was ever done.
pub(super) fn unfinished(connection: &Connection, except: i64) -> Result<List, ArchiveError> {
    let sql = format!(
        "SELECT {} FROM game WHERE result = '' AND id <> ?1
         AND EXISTS (SELECT 1 FROM action WHERE action.game = game.id) ORDER BY updated_ms DESC, id DESC",
        game_columns(connection)?
    );
    summaries(connection, &sql, [except])
}

/// The games that have ended, the newest first: at most `limit` after the first `offset`.
pub(super) fn finished(connection: &Connection, limit: usize, offset: usize) -> Result<List, ArchiveError> {
    let sql = format!(
        "SELECT {} FROM game WHERE result <> '' ORDER BY updated_ms DESC, id DESC LIMIT ?1 OFFSET ?2",
        game_columns(connection)?
    );
    let bound = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    summaries(connection, &sql, (bound(limit), bound(offset)))
}

/// Leaves out what can't be read. Fails only if that is all there is.
fn summaries(
    connection: &Connection,
    sql: &str,
    params: impl rusqlite::Params,
) -> Result<List, ArchiveError> {
    let mut list = List { games: Vec::new(), damage: None };
    let mut statement = connection.prepare(sql)?;
    let mut rows = statement.query(params)?;
    loop {
        match rows.next() {
            Ok(None) => break,
            Ok(Some(row)) => {
                let summary = Columns::read(row).map_err(ArchiveError::from).and_then(|row| row.summary());
                match summary {
                    Ok(game) => list.games.push(game),
                    Err(error) if error.is_damage() => drop(list.damage.get_or_insert(error)),
                    Err(error) => return Err(error),
                }
            }
            // The rows after a damaged page are out of reach.
            Err(error) => {
                list.damage = Some(error.into());
                break;
            }
        }
    }
    match list.damage {
        Some(error) if list.games.is_empty() || !error.is_damage() => Err(error),
        damage => Ok(List { damage, ..list }),
    }
}
