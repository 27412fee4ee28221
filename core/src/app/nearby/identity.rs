use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use crate::net::link::{Chance, Identity};

/// The folder, within that of the data, of what no backup may carry to another device: two devices with one key would be
/// one person.
const FOLDER: &str = "no-backup";
const FILE: &str = "identity";

/// The identity of this installation; made, and stored, where there is none or it can't be read.
pub(super) fn load_or_make(data: &Path) -> io::Result<Identity> {
    let folder = data.join(FOLDER);
    let path = folder.join(FILE);
    if let Some(bytes) = fs::read(&path).ok().and_then(|bytes| <[u8; 64]>::try_from(bytes).ok()) {
        return Ok(Identity::from_bytes(bytes));
    }
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(io::Error::other)?;
    let identity = Identity::generate(&mut Chance::new(seed)).map_err(io::Error::other)?;
    fs::create_dir_all(&folder)?;
    let unfinished = folder.join("identity.tmp");
    let mut file = private_file(&unfinished)?;
    file.write_all(&identity.to_bytes())?;
    file.sync_all()?;
    fs::rename(unfinished, path)?;
    Ok(identity)
}

/// A new file that only this user can read, where the system knows users.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_installation_keeps_its_key_and_makes_a_new_one_for_a_broken_file() {
        let data = tempfile::tempdir().unwrap();
        let first = load_or_make(data.path()).unwrap();
        assert_eq!(load_or_make(data.path()).unwrap(), first);
        fs::write(data.path().join(FOLDER).join(FILE), b"short").unwrap();
        let second = load_or_make(data.path()).unwrap();
        assert_ne!(second, first);
        assert_eq!(load_or_make(data.path()).unwrap(), second);
    }
}
