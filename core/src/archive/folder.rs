use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use parking_lot::Mutex;

use super::ArchiveError;
use super::files::Files;

/// The folders that this process has open. Android's standard library has no file locks: there an app is one process,
/// and this list keeps it from opening a folder twice.
static OPEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// A data folder that nobody else can open while this value lives.
#[derive(Debug)]
pub(super) struct Folder {
    files: Files,
    /// Held for its lock, which ends with it, also when the process is killed.
    _lock: File,
}

impl Folder {
    /// Makes the folder if it isn't there and takes its lock.
    pub(super) fn claim(folder: &Path) -> Result<Self, ArchiveError> {
        let io = |error: std::io::Error| ArchiveError::io(&error);
        fs::create_dir_all(folder).map_err(io)?;
        let path = folder.canonicalize().map_err(io)?;
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let lock = options.open(path.join("lock")).map_err(io)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ArchiveError::AlreadyOpen(folder.to_owned())),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        if OPEN.lock().insert(path.clone()) {
            Ok(Self { files: Files::of(path), _lock: lock })
        } else {
            Err(ArchiveError::AlreadyOpen(folder.to_owned()))
        }
    }

    pub(super) const fn files(&self) -> &Files {
        &self.files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        OPEN.lock().remove(self.files.folder());
    }
}
