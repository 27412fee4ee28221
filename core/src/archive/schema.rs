use rusqlite::{Connection, TransactionBehavior};

use super::{ArchiveError, StorageProblem};

/// `TNGN`: marks an `SQLite` file as ours.
pub(super) const APPLICATION_ID: i32 = 0x544E_474E;

/// The steps from one version to the next; a file's version is the number of steps behind it. A step that was ever
/// released is never changed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Schema {
    pub steps: &'static [&'static str],
}

/// How a file stands to a schema that may write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// Nothing was ever written.
    New,
    /// Steps are missing.
    Older,
    /// Nothing is to be done.
    Current,
}

impl Schema {
    /// What this program writes.
    pub(super) const OURS: Self = Self {
        steps: &[
            include_str!("schema/1.sql"),
            include_str!("schema/2.sql"),
            include_str!("schema/3.sql"),
            include_str!("schema/4.sql"),
        ],
    };

    /// Refuses, by reading alone, a file that this program must not write: a newer version's or another program's.
    pub(super) fn check(self, connection: &Connection) -> Result<Standing, ArchiveError> {
        let version = version(connection)?;
        let known = self.steps.len();
        if version > known {
            let detail = format!("schema {version}, this program knows {known}");
            return Err(ArchiveError::Storage { problem: StorageProblem::Newer, detail });
        }
        let id: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        match (version, id) {
            (0, 0) if is_empty(connection)? => Ok(Standing::New),
            // Both numbers are written together with the first table.
            (0, _) => Err(ArchiveError::corrupt(format!("schema 0, application id {id:#x}"))),
            (_, APPLICATION_ID) if version < known => Ok(Standing::Older),
            (_, APPLICATION_ID) => Ok(Standing::Current),
            _ => Err(ArchiveError::corrupt(format!("application id {id:#x}"))),
        }
    }

    /// Takes the steps that are missing, each in a transaction of its own.
    pub(super) fn migrate(self, connection: &mut Connection) -> Result<(), ArchiveError> {
        for (version, step) in (1u32..).zip(self.steps).skip(version(connection)?) {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            transaction.execute_batch(step)?;
            transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
            transaction.pragma_update(None, "user_version", version)?;
            transaction.commit()?;
        }
        Ok(())
    }
}

/// The version of a file.
pub(super) fn version(connection: &Connection) -> Result<usize, ArchiveError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(version as usize)
}

fn is_empty(connection: &Connection) -> Result<bool, ArchiveError> {
    Ok(connection.query_row("SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?)
}
