//! The statements about settings: names with values, some of them the archive's own.

use rusqlite::{Connection, OptionalExtension};

use super::ArchiveError;

/// The name of the setting that remembers which game is on the table.
pub(super) const ON_TABLE: &str = "on_table";

/// The value of a setting.
pub(super) fn get(connection: &Connection, name: &str) -> Result<Option<String>, ArchiveError> {
    let sql = "SELECT value FROM setting WHERE name = ?1";
    Ok(connection.query_row(sql, [name], |row| row.get(0)).optional()?)
}

/// Stores the value of a setting.
pub(super) fn put(connection: &Connection, name: &str, value: &str) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO setting (name, value) VALUES (?1, ?2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    connection.prepare(sql)?.execute((name, value))?;
    Ok(())
}

/// Forgets a setting.
pub(super) fn delete(connection: &Connection, name: &str) -> Result<(), ArchiveError> {
    connection.execute("DELETE FROM setting WHERE name = ?1", [name])?;
    Ok(())
}

/// Every setting with its value.
pub(super) fn all(connection: &Connection) -> Result<Vec<(String, String)>, ArchiveError> {
    let mut statement = connection.prepare("SELECT name, value FROM setting ORDER BY name")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
