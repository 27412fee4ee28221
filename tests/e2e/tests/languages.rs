//! A Kotlin process and a Swift process play each other over a real socket, each as host once, with different minors of the
//! protocol. Both programs are built by the tests of their languages.
#![allow(clippy::expect_used, reason = "a helper of a test ends the test")]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use tengen_e2e::{data_folder, repository};

/// One side, which is ended if the test is.
struct Side {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Side {
    /// A host, or a guest of the host at `address`.
    fn start(mut command: Command, folder: &Path, minor: &str, address: Option<&str>) -> Self {
        let role = if address.is_none() { "host" } else { "guest" };
        command.arg(role).arg(folder).arg(minor).args(address);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program of a language runs");
        let lines = BufReader::new(child.stdout.take().expect("its output"));
        Self { child, lines }
    }

    /// The rest of the next line that begins with `start`.
    fn says(&mut self, start: &str) -> String {
        let lines = self.lines.by_ref().lines().map_while(Result::ok);
        let mut rests = lines.filter_map(|line| line.strip_prefix(start).map(str::to_owned));
        rests.next().expect(start)
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        // One that has ended by itself is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn kotlin() -> Command {
    let target = repository().join("android/host/desktop/target");
    let libraries = fs::read_to_string(target.join("classpath")).expect("./test kotlin was run");
    let classes = ["test-classes", "classes"].map(|folder| target.join(folder).display().to_string());
    let mut java = Command::new("java");
    java.arg(format!("-Djna.library.path={}", repository().join("target/release").display()))
        .args(["-cp", &format!("{}:{}", classes.join(":"), libraries.trim())])
        .arg("app.tengen.contract.NearbyPlayer");
    java
}

/// With the toolchain's own libraries.
fn swift() -> Command {
    let mut program = Command::new(repository().join("ios/host/swift-toolchain.sh"));
    program.arg(repository().join("target/swift/bindings-swift/debug/nearby-player"));
    program
}

fn play(host: (Command, &str), guest: (Command, &str)) {
    let folders = [data_folder(), data_folder()];
    let mut host = Side::start(host.0, folders[0].path(), host.1, None);
    let address = host.says("address ");
    let mut guest = Side::start(guest.0, folders[1].path(), guest.1, Some(&address));
    for side in [&mut guest, &mut host] {
        assert_eq!(side.says("over "), "black 9 stored 1");
    }
}

#[test]
fn kotlin_and_swift_play_each_other_and_each_hosts_once() {
    play((kotlin(), "4"), (swift(), "0"));
    play((swift(), "7"), (kotlin(), "1"));
}
