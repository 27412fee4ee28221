//! Whether an archive is whole.

use rusqlite::{Connection, OptionalExtension};

use super::{ArchiveError, games};

/// Reads every page and fails if they don't fit together. `SQLite` tells of a damaged page in a row, not by an error.
pub(super) fn quick(connection: &Connection) -> Result<(), ArchiveError> {
    ask(connection, "PRAGMA quick_check(1)")
}

/// Looks at everything there is: also whether indexes have what their tables have, and whether each game can be played.
pub(super) fn thorough(connection: &Connection) -> Result<(), ArchiveError> {
    ask(connection, "PRAGMA integrity_check(1)")?;
    let orphan = connection.query_row("PRAGMA foreign_key_check", [], |row| row.get::<_, String>(0));
    if let Some(table) = orphan.optional()? {
        return Err(ArchiveError::corrupt(format!("a row of {table} belongs to nothing")));
    }
    for id in games::ids(connection)? {
        games::load(connection, id)?;
    }
    Ok(())
}

fn ask(connection: &Connection, pragma: &str) -> Result<(), ArchiveError> {
    let answer: String = connection.query_row(pragma, [], |row| row.get(0))?;
    if answer == "ok" { Ok(()) } else { Err(ArchiveError::corrupt(answer)) }
}
