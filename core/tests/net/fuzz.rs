//! The codec under bolero: the committed corpus and inputs by chance under `cargo test`, any fuzzer under `cargo bolero test`.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;
use tengen_core::net::session::{ToGuest, ToHost};
use tengen_core::net::wire::{decode, encode};

use crate::codec;

/// What can be read, reads as the same once it is written again.
fn read_again<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(bytes: &[u8]) -> bool {
    let Ok(message) = decode::<T>(bytes) else { return false };
    assert_eq!(decode::<T>(&encode(&message).unwrap()).as_ref(), Ok(&message));
    true
}

#[test]
fn any_bytes() {
    bolero::check!().for_each(|bytes: &[u8]| {
        let (to_host, to_guest) = (read_again::<ToHost>(bytes), read_again::<ToGuest>(bytes));
        if to_host || to_guest {
            codec::use_it(bytes);
        }
    });
}

/// Every message there is, as this program encodes it, and what is none, is where the fuzzers begin. With `TENGEN_WRITE_CORPUS`
/// set this writes it.
#[test]
fn the_corpus_has_every_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/net/__fuzz__/fuzz__any_bytes/corpus");
    let write = std::env::var_os("TENGEN_WRITE_CORPUS").is_some();
    if write {
        fs::create_dir_all(&folder).unwrap();
    }
    let mut files: Vec<PathBuf> = Vec::new();
    for (name, lines) in codec::FILES {
        for (n, line) in (1..).zip(lines.lines()) {
            let file = folder.join(format!("{name}_{n}"));
            if write {
                fs::write(&file, line).unwrap();
            }
            assert_eq!(fs::read(&file).ok().as_deref(), Some(line.as_bytes()), "{}", file.display());
            files.push(file);
        }
    }
    assert!(files.len() > 150);
}
