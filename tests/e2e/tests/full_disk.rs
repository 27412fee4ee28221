//! A disk that is really full: a small file system in memory, which only Linux's root can make. Elsewhere the core's own
//! tests limit the pages of the file.

#![allow(clippy::expect_used, reason = "a helper of a test ends the test")]

use std::path::Path;
use std::process::{Command, Output};

use tengen_e2e::{Answer, Tengen, data_folder, tengen_binary};

/// Enough for an archive and its backup, in KiB.
const SIZE_KIB: u32 = 1_024;

/// A small file system, mounted where only the processes that are started in it see it.
struct SmallDisk {
    folder: tempfile::TempDir,
    /// Keeps the mount until it is dropped.
    holder: Tengen,
}

impl SmallDisk {
    /// Gives the reason if there can't be one.
    fn mount() -> Result<Self, String> {
        let folder = data_folder();
        let mount = format!("mount -t tmpfs -o size={SIZE_KIB}k tengen \"$1\" && echo mounted && read -r _");
        let mut command = Command::new("unshare");
        command.args(["--mount", "sh", "-c", &mount, "sh"]).arg(folder.path());
        let tried = Command::new("unshare").args(["--mount", "true"]).output();
        match tried {
            Err(error) => return Err(format!("there is no unshare: {error}")),
            Ok(output) if !output.status.success() => {
                return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
            }
            Ok(_) => {}
        }
        let holder = Tengen::spawn(&mut command);
        match holder.next_line() {
            Some(line) if line == "mounted" => Ok(Self { folder, holder }),
            said => Err(format!("mount failed: {said:?}")),
        }
    }

    fn data(&self) -> &Path {
        self.folder.path()
    }

    /// A program that sees the disk.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.arg(format!("--mount=/proc/{}/ns/mnt", self.holder.id())).arg(program);
        command
    }

    fn tengen(&self) -> Command {
        let mut command = self.command(tengen_binary().to_str().expect("a path of Unicode"));
        command.args(["play", "--plain", "--data"]).arg(self.data());
        command
    }

    fn start(&self) -> Tengen {
        Tengen::spawn(&mut self.tengen())
    }

    fn shell(&self, script: &str) -> Output {
        self.command("sh").args(["-c", script, "sh"]).arg(self.data()).output().expect("a shell runs")
    }

    fn fill(&self) {
        let filled = self.shell("cat /dev/zero >\"$1/filler\"");
        assert!(String::from_utf8_lossy(&filled.stderr).contains("No space left"), "{filled:?}");
    }

    fn make_room(&self) {
        assert!(self.shell("rm \"$1/filler\"").status.success());
    }
}

/// The n-th of moves that end nothing: each side has every other pair of cells of each row.
fn point(n: usize) -> String {
    let mut cells = (0..100).map(|cell| (cell % 10, cell / 10)).filter(|(x, y)| (x / 2 + y) % 2 == n % 2);
    let (x, y) = cells.nth(n / 2).expect("a board has fifty cells for each side");
    format!("{}{}", char::from(b"abcdefghij"[x]), y + 1)
}

#[test]
fn with_a_full_disk_nothing_is_lost_that_was_stored_and_all_is_stored_once_there_is_room() {
    let disk = match SmallDisk::mount() {
        Ok(disk) => disk,
        Err(reason) => {
            println!("skipped: a small disk can't be mounted here: {reason}");
            return;
        }
    };
    let mut tengen = disk.start();
    tengen.ask_ok("new black=person:Ann white=person:Ben size=10");
    for n in 0..4 {
        tengen.ask_ok(&point(n));
    }
    disk.fill();
    let mut stored = 4;
    let mut unsaved = 0;
    for n in 4..40 {
        match tengen.ask(&point(n)).last() {
            Some(Answer::Ok { .. }) if unsaved == 0 => stored += 1,
            Some(Answer::Err(code)) if code == "unsaved" => unsaved += 1,
            other => panic!("move {n}: {other:?}"),
        }
    }
    assert!(unsaved > 0, "the disk is never full");
    assert_eq!(tengen.show().0.moves.len(), 40, "the game goes on");
    assert_eq!(tengen.ask("new").last(), Some(&Answer::Err("storage-full".into())));
    let _ = tengen.kill();

    // Killed with the disk still full: what was answered by ok is there.
    let mut tengen = disk.start();
    assert_eq!(tengen.show().0.moves.len(), stored);
    assert_eq!(tengen.ask(&point(stored)).last(), Some(&Answer::Err("unsaved".into())));
    disk.make_room();
    for n in stored + 1..50 {
        tengen.ask_ok(&point(n));
    }
    let _ = tengen.kill();

    let mut tengen = disk.start();
    assert_eq!(tengen.show().0.moves.len(), 50);
    tengen.ask_ok("resign");
    // The end folds the log and backs up; a disk without room for a backup is no reason to fail.
    disk.fill();
    let (status, _) = tengen.quit();
    assert_eq!(status, Some(0));
    // Not even what an open archive needs besides itself has room now.
    disk.fill();
    let refused = disk.tengen().output().expect("tengen runs");
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!((refused.status.code(), told.contains("the disk is full")), (Some(1), true), "{told}");
    disk.make_room();
    let mut tengen = disk.start();
    let (shown, _) = tengen.show();
    assert_eq!((shown.moves.len(), shown.over), (50, true));
    println!("a disk of {SIZE_KIB} KiB: {stored} moves stored, {unsaved} not until there was room, 0 lost");
}
