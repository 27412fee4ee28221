//! How a damaged archive makes room for the restored one. Nothing is deleted, and a kill between any two steps is made
//! good by the next opening: the restored archive, complete under a name with the number of its turn, is the record
//! of what was to be done.

use std::fs;
use std::io;
use std::path::PathBuf;

use super::files::{COMPANIONS, Files, beside, publish, sync_folder_of};

/// Where the restored archive waits, complete, until the damaged one has made room: `archive.restored-1.db`.
const RESTORED: &str = "archive.restored-";
/// What the damaged one is then called: `archive.corrupt-1.db`, with its companions.
const CORRUPT: &str = "archive.corrupt-";
const ENDING: &str = ".db";

/// A number that no file set aside has.
pub(super) fn next_number(files: &Files) -> io::Result<u32> {
    let numbers = names(files)?.into_iter().filter_map(|name| number(&name, CORRUPT));
    Ok(numbers.max().unwrap_or(0).saturating_add(1))
}

/// The name that the damaged archive gets in turn `number`.
pub(super) fn corrupt_name(number: u32) -> String {
    format!("{CORRUPT}{number}{ENDING}")
}

/// Declares the restoration complete, and does it.
pub(super) fn replace_archive(files: &Files, number: u32) -> io::Result<()> {
    let restored = files.folder().join(format!("{RESTORED}{number}{ENDING}"));
    publish(&files.unfinished_restoration(), &restored)?;
    finish(files)
}

/// Does what a kill left undone of [`replace_archive`].
pub(super) fn finish(files: &Files) -> io::Result<()> {
    for name in names(files)? {
        if let Some(number) = number(&name, RESTORED).filter(|_| name.ends_with(ENDING)) {
            move_away(files, number)?;
            fs::rename(files.folder().join(name), files.archive())?;
            sync_folder_of(&files.archive())?;
        }
    }
    Ok(())
}

/// Renames the archive and what belongs to it. The archive goes last: with it gone, its log would be taken for nothing.
fn move_away(files: &Files, number: u32) -> io::Result<()> {
    let corrupt = files.folder().join(corrupt_name(number));
    for ending in COMPANIONS.into_iter().chain([""]) {
        let from = beside(&files.archive(), ending);
        if from.try_exists()? {
            fs::rename(from, beside(&corrupt, ending))?;
        }
    }
    sync_folder_of(&files.archive())
}

fn names(files: &Files) -> io::Result<Vec<String>> {
    let entries: Vec<PathBuf> =
        fs::read_dir(files.folder())?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    let name = |path: PathBuf| Some(path.file_name()?.to_str()?.to_owned());
    Ok(entries.into_iter().filter_map(name).collect())
}

/// The number in `archive.corrupt-12.db-wal`.
fn number(name: &str, start: &str) -> Option<u32> {
    name.strip_prefix(start)?.split('.').next()?.parse().ok()
}
