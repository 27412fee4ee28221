use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// What `SQLite` puts beside a file of its own, by the end of the name.
pub(super) const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The names in a data folder.
#[derive(Debug, Clone)]
pub(super) struct Files {
    folder: PathBuf,
}

impl Files {
    pub(super) const fn of(folder: PathBuf) -> Self {
        Self { folder }
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(super) fn archive(&self) -> PathBuf {
        self.folder.join("archive.db")
    }

    /// The two backups. Either may be the newer one.
    pub(super) fn backups(&self) -> [PathBuf; 2] {
        ["backup-1.db", "backup-2.db"].map(|name| self.folder.join(name))
    }

    /// A backup that isn't finished.
    pub(super) fn unfinished_backup(&self) -> PathBuf {
        self.folder.join("backup.tmp")
    }

    /// An archive that is being restored and isn't finished.
    pub(super) fn unfinished_restoration(&self) -> PathBuf {
        self.folder.join("archive.tmp")
    }

    /// A copy of the damaged archive to read from.
    pub(super) fn mended_copy(&self) -> PathBuf {
        self.folder.join("archive.mended.tmp")
    }

    /// Is there while the archive is suspected to be damaged, so that the next opening looks closely.
    pub(super) fn suspicion(&self) -> PathBuf {
        self.folder.join("archive.suspect")
    }

    /// Whether the log holds anything: it is folded into the file and goes when the archive is closed, so a process that
    /// had something to write was killed. Costs nothing while the archive is open.
    pub(super) fn has_log(&self) -> bool {
        size(&beside(&self.archive(), "-wal")) > 0
    }

    /// Whether nothing is in the archive's file. `SQLite` would take it for new and delete the log.
    pub(super) fn is_empty(&self) -> bool {
        size(&self.archive()) == 0
    }

    /// Whether the archive is gone and something is left of it.
    pub(super) fn is_lost(&self) -> bool {
        self.is_empty() && (self.has_log() || self.backups().iter().any(|backup| size(backup) > 0))
    }
}

/// The file that `SQLite` keeps beside `path`, such as its log.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Removes one of our own unfinished files with what `SQLite` put beside it.
pub(super) fn discard(path: &Path) -> io::Result<()> {
    for ending in COMPANIONS {
        remove(&beside(path, ending))?;
    }
    remove(path)
}

/// Removes a file unless it isn't there.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Gives a file that is complete its name, in one step and for good: after a power failure there is the whole file of
/// this name, or what was there before.
pub(super) fn publish(complete: &Path, name: &Path) -> io::Result<()> {
    // Windows syncs only files that may be written.
    File::options().read(true).write(true).open(complete)?.sync_all()?;
    fs::rename(complete, name)?;
    sync_folder_of(name)
}

/// Makes renaming last.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    // Folders can be opened, and need it, on Unix only.
    match path.parent().filter(|_| cfg!(unix)) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}

fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |metadata| metadata.len())
}
