//! What can still be read from a damaged archive goes into the restored one, game by game and action by action.
//!
//! An action that was stored is never changed. So of the two records of a game the restored one is right as far as it
//! goes, and the damaged one may go further.

use std::path::Path;

use rusqlite::Connection;

use super::columns::{points_bytes, read_points};
use super::games::Start;
use super::open::{Access, connect};
use super::rows::{Columns, entries};
use super::{ArchiveError, Pairing, RoomChange, games, rooms, settings};
use crate::board::Stone;
use crate::game::{Action, Entry, Game, GameResult, OfferKind, ResultReason};

/// The highest number of a game that is believed: a damaged number may be anything.
const MOST_GAMES: i64 = 1_000_000;

/// Takes over from `damaged` what `restored` lacks, and gives the number of games that gained by it. Whatever can't be
/// read is passed over; only writing can fail.
pub(super) fn take_over(damaged: &Path, restored: &Connection) -> Result<usize, ArchiveError> {
    let Some(damaged) = open(damaged) else { return Ok(0) };
    let last = last_id(&damaged).max(games::ids(restored)?.last().copied()).unwrap_or(0);
    let mut salvaged = 0;
    for id in 1..=last {
        salvaged += usize::from(take_over_game(&damaged, restored, id)?);
    }
    skip_numbers(restored, last)?;
    take_over_settings(&damaged, restored)?;
    take_over_rooms(&damaged, restored)?;
    Ok(salvaged)
}

/// Opens a damaged archive so that what is wrong at one place hides as little as it can of the rest.
fn open(damaged: &Path) -> Option<Connection> {
    let damaged = connect(damaged, Access::Read).ok()?;
    damaged.pragma_update(None, "writable_schema", true).ok()?;
    damaged.pragma_update(None, "cell_size_check", false).ok()?;
    Some(damaged)
}

/// The number of the newest game, asked for wherever it may still be read.
fn last_id(damaged: &Connection) -> Option<i64> {
    let asked = [
        "SELECT max(id) FROM game",
        "SELECT seq FROM sqlite_sequence WHERE name = 'game'",
        "SELECT max(game) FROM action",
        "SELECT max(id) FROM (SELECT id, result FROM game INDEXED BY game_by_end)",
    ];
    let answers = asked.iter().filter_map(|sql| damaged.query_row(sql, [], |row| row.get::<_, i64>(0)).ok());
    answers.filter(|id| (1..=MOST_GAMES).contains(id)).max()
}

/// Whether game `id` gained by it.
fn take_over_game(damaged: &Connection, restored: &Connection, id: i64) -> Result<bool, ArchiveError> {
    let columns = games::columns(damaged, id).ok().flatten();
    let known = match games::load(restored, id) {
        Ok(stored) => Some(stored.game),
        Err(ArchiveError::NotFound(_)) => None,
        // Whole, but the rules of today have something against it.
        Err(error) if error.is_damage() => return Ok(false),
        Err(error) => return Err(error),
    };
    let stored = known.as_ref().map_or(0, |game| game.log().len());
    let fresh = || Some(Game::new(columns.as_ref()?.setup().ok()?));
    let is_new = known.is_none();
    let Some(game) = known.or_else(fresh) else { return Ok(false) };
    let game = further(damaged, id, columns.as_ref(), game);
    if is_new {
        let Some(columns) = columns else { return Ok(false) };
        // The clocks may have been agreed on anew since.
        let Ok(setup) = columns.setup() else { return Ok(false) };
        let pairing = columns.pairing().unwrap_or(Pairing::alone());
        let start = Start { setup, seed: columns.seed, started_ms: columns.started_ms, pairing };
        games::insert(restored, Some(id), &start)?;
    }
    let gained = game.log().len() > stored;
    if gained {
        games::append(restored, id, &game, stored)?;
    }
    Ok(gained)
}

/// The game with those of its further actions that can be read and make sense.
fn further(damaged: &Connection, id: i64, columns: Option<&Columns>, mut game: Game) -> Game {
    let (entries, read) = entries(damaged, id, game.setup().size, game.log().len());
    let applied = entries.into_iter().try_for_each(|entry| game.enter(entry).map(drop));
    let Some(columns) = columns else { return game };
    let cut = read.is_err() || applied.is_err();
    let lacks_last = columns.moves.len() > 2 * game.plies().len()
        && columns.moves.starts_with(&points_bytes(game.plies()));
    if cut || lacks_last { caught_up(&game, columns).unwrap_or(game) } else { game }
}

/// The game brought to the position that its row tells, where its actions are lost.
fn caught_up(game: &Game, columns: &Columns) -> Option<Game> {
    let size = game.setup().size;
    let moves = read_points(&columns.moves, size).ok()?;
    let result = columns.result(size).ok()?;
    let mut game = game.clone();
    let common = game.plies().iter().zip(&moves).take_while(|(ours, theirs)| ours == theirs).count();
    while game.plies().len() > common || (game.result().is_some() && moves.len() > common) {
        game.apply(Action::Undo, columns.updated_ms).ok()?;
    }
    for &point in moves.get(game.plies().len()..)? {
        game.apply(Action::Play(point), columns.updated_ms).ok()?;
    }
    if let Some(result) = result.filter(|_| game.result().is_none()) {
        for action in endings(&result) {
            let clock_ms = game.runs_out_at().filter(|_| action == Action::TimeUp).unwrap_or(game.clock_ms());
            game.enter(Entry { action, at_ms: columns.updated_ms, clock_ms }).ok()?;
        }
    }
    Some(game)
}

/// What ends a game so away from the board.
fn endings(result: &GameResult) -> Vec<Action> {
    match (result.reason, result.winner.map(Stone::opponent)) {
        (ResultReason::Resignation, Some(loser)) => vec![Action::Resign(loser)],
        (ResultReason::Time, Some(_)) => vec![Action::TimeUp],
        (ResultReason::NoShow, Some(loser)) => vec![Action::NoShow(loser)],
        (ResultReason::Abandoned, Some(loser)) => vec![Action::Abandon(loser)],
        (ResultReason::Agreement, _) => {
            vec![Action::Offer { kind: OfferKind::Draw, by: Stone::Black }, Action::Accept(Stone::White)]
        }
        _ => Vec::new(),
    }
}

/// Has no game get a number that one of the lost ones had.
fn skip_numbers(restored: &Connection, last: i64) -> Result<(), ArchiveError> {
    let raise = "UPDATE sqlite_sequence SET seq = max(seq, ?1) WHERE name = 'game'";
    if restored.execute(raise, [last])? == 0 {
        restored.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('game', ?1)", [last])?;
    }
    Ok(())
}

fn take_over_settings(damaged: &Connection, restored: &Connection) -> Result<(), ArchiveError> {
    // All of them or, from a damaged page, none: they hang together.
    for (name, value) in settings::all(damaged).unwrap_or_default() {
        settings::put(restored, &name, &value)?;
    }
    Ok(())
}

/// A room's records hang together, and those of the damaged archive are the newer ones.
fn take_over_rooms(damaged: &Connection, restored: &Connection) -> Result<(), ArchiveError> {
    for known in rooms::all(damaged).unwrap_or_default() {
        let room = known.room;
        let added = known.records.into_iter().map(|record| RoomChange::Added { room, record });
        let changes: Vec<_> = std::iter::once(RoomChange::Removed { room }).chain(added).collect();
        rooms::change(restored, &changes)?;
    }
    Ok(())
}

/// Leaves on the table the game that was last there or, if that is lost, the one `before` it.
pub(super) fn lay_table(restored: &Connection, before: Option<String>) -> Result<(), ArchiveError> {
    for candidate in [settings::get(restored, settings::ON_TABLE)?, before].into_iter().flatten() {
        if candidate.parse().is_ok_and(|id| games::load(restored, id).is_ok()) {
            return settings::put(restored, settings::ON_TABLE, &candidate);
        }
    }
    settings::delete(restored, settings::ON_TABLE)
}
