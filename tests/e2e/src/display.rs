//! A screen of its own for a window: Xvfb, looked at through the file in which it keeps its pixels, touched by xdotool.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::PATIENCE;
use crate::pixels::Pixels;

/// A running Xvfb. Dropping it ends it.
pub struct Display {
    server: Child,
    name: String,
    files: tempfile::TempDir,
}

impl Display {
    /// Starts a screen of 1280×1024; the server chooses a free number itself.
    #[must_use]
    pub fn start() -> Self {
        let files = tempfile::tempdir().expect("a temporary folder can be made");
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-fbdir"])
            .arg(files.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        let output = server.stdout.take().expect("stdout is piped");
        BufReader::new(output).read_line(&mut number).expect("Xvfb tells its number");
        Self { server, name: format!(":{}", number.trim()), files }
    }

    /// What `DISPLAY` has to be.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The screen as it is.
    #[must_use]
    pub fn look(&self) -> Option<Pixels> {
        Pixels::read(&fs::read(self.files.path().join("Xvfb_screen0")).ok()?)
    }

    /// Looks again and again until something is seen.
    pub fn look_for<T>(&self, what: &str, mut see: impl FnMut(&Pixels) -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(seen) = self.look().as_ref().and_then(&mut see) {
                return seen;
            }
            assert!(begun.elapsed() < PATIENCE, "{what} was not to be seen within {PATIENCE:?}");
            sleep(Duration::from_millis(20));
        }
    }

    /// A click of the left button.
    pub fn click(&self, (x, y): (usize, usize)) {
        let status = Command::new("xdotool")
            .args(["mousemove", &x.to_string(), &y.to_string(), "click", "1"])
            .env("DISPLAY", &self.name)
            .status();
        assert!(status.is_ok_and(|status| status.success()), "xdotool clicks at {x} {y}");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
