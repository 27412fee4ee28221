//! A copy of a damaged archive, mended where it is known what must stand there. The damaged file itself stays as it is.

use std::fs;
use std::io;
use std::path::Path;

use super::files::{Files, beside, discard};
use super::log::{Log, PAGE};

/// What each archive has in its head, by the format that `SQLite` documents (<https://sqlite.org/fileformat2.html>,
/// section 1.3): place and bytes. A file whose log was folded in is no file with a log any more.
const HEAD: [(usize, &[u8]); 7] = [
    (0, b"SQLite format 3\0"),
    (16, &[0x10, 0]),                // the size of a page
    (18, &[1, 1, 0, 64, 32, 32]),    // no log; nothing reserved; three constants
    (32, &[0; 8]),                   // no free pages, which reading doesn't need
    (44, &[0, 0, 0, 4]),             // the format of the schema
    (52, &[0, 0, 0, 0, 0, 0, 0, 1]), // no automatic vacuum; UTF-8
    (64, &[0; 4]),                   // no incremental vacuum
];

/// Writes the copy to `path`, complete in itself.
pub(super) fn copy(files: &Files, path: &Path) -> io::Result<()> {
    discard(path)?;
    let mut archive = fs::read(files.archive())?;
    // Without a log there is none to fold in.
    let log = fs::read(beside(&files.archive(), "-wal")).unwrap_or_default();
    Log::read(&log).fold_into(&mut archive);
    mend_head(&mut archive);
    fs::write(path, archive)
}

fn mend_head(archive: &mut Vec<u8>) {
    archive.resize(archive.len().next_multiple_of(PAGE), 0);
    for (at, bytes) in HEAD {
        archive[at..at + bytes.len()].copy_from_slice(bytes);
    }
    let pages = u32::try_from(archive.len() / PAGE).unwrap_or(u32::MAX);
    archive[28..32].copy_from_slice(&pages.to_be_bytes());
    // The number of pages is believed only if these two agree.
    archive.copy_within(24..28, 92);
}
