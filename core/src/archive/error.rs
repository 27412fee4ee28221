use std::fmt;
use std::path::PathBuf;

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

/// What kind of trouble the storage has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StorageProblem {
    /// The disk is full.
    Full,
    /// The file is damaged, or no archive.
    Corrupt,
    /// The file was written by a newer version of the app. It was not touched.
    Newer,
    /// Anything else: no permission, a lock held too long, a failing disk.
    Io,
}

impl fmt::Display for StorageProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Full => "the disk is full",
            Self::Corrupt => "the archive is damaged",
            Self::Newer => "the archive belongs to a newer version",
            Self::Io => "the archive can't be used",
        })
    }
}

/// Why the archive could not do something. What was to be written was not written at all.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// Somebody else has the data folder open.
    #[error("{} is open already", .0.display())]
    AlreadyOpen(PathBuf),
    /// The file can't be read or written.
    #[error("{problem}: {detail}")]
    Storage {
        /// What kind of trouble.
        problem: StorageProblem,
        /// The system's own words.
        detail: String,
    },
    /// There is no game of this number.
    #[error("there is no game {0}")]
    NotFound(i64),
    /// The archive was closed, or its thread is gone.
    #[error("the archive is closed")]
    Closed,
}

impl ArchiveError {
    /// A file whose contents make no sense.
    pub(super) fn corrupt(detail: impl Into<String>) -> Self {
        Self::Storage { problem: StorageProblem::Corrupt, detail: detail.into() }
    }

    /// A failure of the file system.
    pub(super) fn io(error: &std::io::Error) -> Self {
        let full = error.kind() == std::io::ErrorKind::StorageFull;
        let problem = if full { StorageProblem::Full } else { StorageProblem::Io };
        Self::Storage { problem, detail: error.to_string() }
    }

    /// Whether the only trouble is that the disk is full.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        matches!(self, Self::Storage { problem: StorageProblem::Full, .. })
    }

    /// Whether it means that the file is damaged.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(self, Self::Storage { problem: StorageProblem::Corrupt, .. })
    }
}

impl From<rusqlite::Error> for ArchiveError {
    fn from(error: rusqlite::Error) -> Self {
        let problem = match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StorageProblem::Full,
            // There was no room for the index of the log.
            _ if extended_code(&error) == Some(ffi::SQLITE_IOERR_SHMSIZE) => StorageProblem::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StorageProblem::Corrupt,
            _ if makes_no_sense(&error) => StorageProblem::Corrupt,
            _ => StorageProblem::Io,
        };
        Self::Storage { problem, detail: error.to_string() }
    }
}

fn extended_code(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|error| error.extended_code)
}

/// Whether the trouble is what stands in the file: the statements are fixed, so one that is wrong has met another schema
/// than ours, and a value of another type a row that this version can't have written.
fn makes_no_sense(error: &rusqlite::Error) -> bool {
    use rusqlite::Error::{
        FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, SqlInputError, SqliteFailure,
        Utf8Error,
    };
    match error {
        SqliteFailure(..) => extended_code(error) == Some(ffi::SQLITE_ERROR),
        SqlInputError { .. }
        | FromSqlConversionFailure(..)
        | IntegralValueOutOfRange(..)
        | InvalidColumnType(..)
        | Utf8Error(..) => true,
        _ => false,
    }
}
