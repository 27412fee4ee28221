use rusqlite::{Connection, TransactionBehavior};

use super::{ArchiveError, StorageProblem};

/// `TNGN`: marks an `SQLite` file as ours.
pub(super) const APPLICATION_ID: i32 = 0x544E_474E;

/// The steps from one version to the next; a file's version is the number of steps behind it. A step that was ever
/// released is never changed.
const STEPS: [&str; VERSION as usize] = [include_str!("schema/1.sql")];

/// The version that this program writes.
const VERSION: u32 = 1;

/// Refuses, by reading alone, a file that this program must not write: a newer version's or another program's.
pub(super) fn check(connection: &Connection) -> Result<(), ArchiveError> {
    let version = version(connection)?;
    if version > VERSION {
        let detail = format!("schema {version}, this program knows {VERSION}");
        return Err(ArchiveError::Storage { problem: StorageProblem::Newer, detail });
    }
    let id: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if id != APPLICATION_ID && (id != 0 || version != 0) {
        return Err(ArchiveError::corrupt(format!("application id {id:#x}")));
    }
    Ok(())
}

/// Brings the file to [`VERSION`], each step in a transaction of its own.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), ArchiveError> {
    for (version, step) in (1u32..).zip(STEPS).skip(version(connection)? as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", version)?;
        transaction.commit()?;
    }
    Ok(())
}

fn version(connection: &Connection) -> Result<u32, ArchiveError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}
