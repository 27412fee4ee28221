//! Where things are, and the program under test built once.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The top folder of the checkout.
#[must_use]
pub fn repository() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        here.ancestors().nth(2).expect("tests/e2e lies two folders deep").to_path_buf()
    });
    &ROOT
}

/// An empty data folder that is deleted when dropped.
#[must_use]
pub fn data_folder() -> tempfile::TempDir {
    tempfile::Builder::new().prefix("tengen-e2e-").tempdir().expect("a temporary folder can be made")
}

/// The program `tengen`, built with the profile of the tests. Cargo builds it for no other package's tests by itself.
#[must_use]
pub fn tengen_binary() -> &'static Path {
    static BINARY: LazyLock<PathBuf> = LazyLock::new(|| {
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "--profile", "test", "--package", "tengen-cli"])
            .current_dir(repository())
            .status()
            .expect("cargo runs");
        assert!(built.success(), "tengen-cli does not build");
        // This test lies in target/debug/deps, the program beside that folder.
        let test = std::env::current_exe().expect("a running test has a path");
        let folder = test.ancestors().nth(2).expect("tests lie in target/<profile>/deps");
        folder.join("tengen").with_extension(std::env::consts::EXE_EXTENSION)
    });
    &BINARY
}

/// Lets `./play` build what it needs for `--terminal` or `--window`; whether that worked.
#[must_use]
pub fn build_with_play(mode: &str) -> bool {
    let status = Command::new(repository().join("play")).args([mode, "--build"]).status();
    status.is_ok_and(|status| status.success())
}
