use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;

use super::ArchiveError;

/// A data folder that nobody else can open while this value lives.
#[derive(Debug)]
pub(super) struct Folder {
    /// Held for its lock, which ends with it, also when the process is killed.
    _lock: File,
}

impl Folder {
    /// Makes the folder if it isn't there and takes its lock.
    pub(super) fn claim(path: &Path) -> Result<Self, ArchiveError> {
        fs::create_dir_all(path).map_err(|error| ArchiveError::io(&error))?;
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let lock = options.open(path.join("lock")).map_err(|error| ArchiveError::io(&error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(ArchiveError::AlreadyOpen(path.to_owned())),
            // Android's standard library has no file locks; an app has one process there.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                Ok(Self { _lock: lock })
            }
            Err(TryLockError::Error(error)) => Err(ArchiveError::io(&error)),
        }
    }
}
