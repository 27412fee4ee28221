//! Opens the archive of a folder; a damaged one is set aside and replaced by what can be had of it.

use std::fs;

use rusqlite::{Connection, MAIN_DB};

use super::files::{Files, beside, remove};
use super::log::Log;
use super::open::{Access, configure, connect, fold_log_on_close};
use super::restore::restore;
use super::schema::{Schema, Standing};
use super::{ArchiveError, backup, check, set_aside, settings, store};

/// The name of the setting that tells which version of this program opened the archive last.
const PROGRAM: &str = "program";
const THIS_PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// An archive that is ready for use.
#[derive(Debug)]
pub(super) struct Opened {
    pub connection: Connection,
    /// Whether it may hold something that no backup has.
    pub changed: bool,
}

/// Opens the archive, and makes it if it isn't there.
///
/// A damaged one is set aside under a clear name, never deleted, and a notice tells of it: the newest good backup takes
/// its place with all that still can be read from the damaged file, or a new archive with that alone.
pub(super) fn open(files: &Files, schema: Schema, now_ms: i64) -> Result<Opened, ArchiveError> {
    set_aside::finish(files).map_err(|error| ArchiveError::io(&error))?;
    match open_as_it_is(files, schema, now_ms) {
        Err(error) if error.is_damage() => {
            restore(files, schema, now_ms)?;
            let opened = open_as_it_is(files, schema, now_ms)?;
            Ok(Opened { changed: true, ..opened })
        }
        other => other,
    }
}

/// Fails with `Corrupt`, and has then written nothing, if the archive is damaged or lost.
fn open_as_it_is(files: &Files, schema: Schema, now_ms: i64) -> Result<Opened, ArchiveError> {
    if files.is_lost() {
        return Err(ArchiveError::corrupt("the archive is gone"));
    }
    let (killed, suspect) = (files.has_log(), files.suspicion().exists());
    let log = fs::read(beside(&files.archive(), "-wal")).unwrap_or_default();
    if Log::read(&log).is_damaged() {
        return Err(ArchiveError::corrupt("the log lacks what was stored"));
    }
    let mut connection = connect(&files.archive(), Access::Write)?;
    let standing = schema.check(&connection)?;
    check_writable(&connection, files)?;
    let updated = standing != Standing::New && !written_by_this_program(&connection)?;
    if suspect {
        check::thorough(&connection)?;
    } else if killed || updated {
        check::quick(&connection)?;
    }
    configure(&connection)?;
    if standing == Standing::Older {
        backup::make(&connection, files, now_ms)?;
    }
    schema.migrate(&mut connection)?;
    // What the app can't do without.
    settings::all(&connection)?;
    store::on_table(&connection)?;
    if updated || standing == Standing::New {
        sign(&connection)?;
    }
    fold_log_on_close(&connection)?;
    remove(&files.suspicion()).map_err(|error| ArchiveError::io(&error))?;
    Ok(Opened { connection, changed: killed })
}

/// Fails with `Corrupt` if it is the file itself that says it can't be written.
fn check_writable(connection: &Connection, files: &Files) -> Result<(), ArchiveError> {
    let metadata = fs::metadata(files.archive()).map_err(|error| ArchiveError::io(&error))?;
    if connection.is_readonly(MAIN_DB)? && !metadata.permissions().readonly() {
        return Err(ArchiveError::corrupt("the file calls itself unwritable"));
    }
    Ok(())
}

fn written_by_this_program(connection: &Connection) -> Result<bool, ArchiveError> {
    Ok(settings::get(connection, PROGRAM)?.is_some_and(|version| version == THIS_PROGRAM))
}

/// With a full disk the next opening does it.
fn sign(connection: &Connection) -> Result<(), ArchiveError> {
    match settings::put(connection, PROGRAM, THIS_PROGRAM) {
        Err(error) if !error.is_full() => Err(error),
        _ => Ok(()),
    }
}
