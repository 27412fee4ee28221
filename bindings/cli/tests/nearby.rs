//! A hall, a person at a terminal and whoever looks for them, in a network of their own.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "what fails here is the test")]

mod pty;

use std::process::Command;

use pty::OnTerminal;

/// A cable with both ends here: what is sent to all by one end is heard by all who are in this network.
const NETWORK: &str = "ip link add tengen0 type veth peer name tengen1 && ip address add 10.77.0.1/24 dev tengen0 \
                       && ip link set tengen0 up multicast on && ip link set tengen1 up && ip link set lo up";

fn in_own_network(script: &str, folder: &str) -> Command {
    let script = format!("{NETWORK} || exit 99\n{script}");
    let mut command = Command::new("unshare");
    command.args(["--user", "--map-root-user", "--net", "sh", "-c", &script]);
    command.args([env!("CARGO_BIN_EXE_tengen"), folder]);
    command
}

/// Whether there can be such a network here.
fn is_possible() -> bool {
    match in_own_network("true", "").output() {
        Ok(output) if output.status.success() => true,
        other => {
            println!("skipped: there can be no network of its own here: {other:?}");
            false
        }
    }
}

#[test]
fn a_hall_is_found_by_its_name_until_it_stops_and_a_hidden_one_is_not() {
    if !is_possible() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let script = r#"
        mkfifo "$1/in"
        "$0" hall --plain --name 'Go Club' --data "$1/open" <"$1/in" >"$1/open.txt" &
        "$0" hall --plain --name Secret --hidden --port 27400 --data "$1/hidden" </dev/null >"$1/hidden.txt" &
        hidden=$!
        exec 3>"$1/in"
        until grep -q ready "$1/open.txt" && grep -q ready "$1/hidden.txt"; do sleep 0.05; done
        "$0" nearby --seconds 4
        cat "$1/open.txt" >&2
        echo stop >&3
        kill $hidden
        wait
    "#;
    let output = in_own_network(script, folder.path().to_str().unwrap()).output().unwrap();
    let (found, told) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(found, "hall 10.77.0.1:27315 Go Club\n", "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.contains(&"address 10.77.0.1") && lines.contains(&"port 27315"), "{told}");
    assert!(lines.iter().any(|line| line.starts_with("link tengen://join?a=10.77.0.1:27315&k=")), "{told}");
}

#[test]
fn whoever_has_the_page_open_finds_a_hall_and_is_found_until_it_is_closed() {
    if !is_possible() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let script = r#"
        "$0" hall --plain --name 'Go Club' --port 27400 --data "$1/hall" </dev/null >"$1/hall.txt" 2>&1 &
        hall=$!
        "$0" nearby --seconds 60 >"$1/found.txt" &
        list=$!
        until grep -q ready "$1/hall.txt"; do sleep 0.05; done
        "$0" play --data "$1/ann"
        kill $list
        "$0" nearby --seconds 3 >"$1/later.txt"
        kill $hall
        wait
    "#;
    let mut command = in_own_network(script, folder.path().to_str().unwrap());
    command.env("TERM", "xterm-256color").env("LC_ALL", "C.UTF-8").env("USER", "Ann").env_remove("NO_COLOR");
    let mut ann = OnTerminal::start(command);
    ann.prints("Players");
    ann.types("\u{1b}");
    ann.prints("nearby");
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap_or_default();
    assert!(!read("found.txt").contains("Ann"), "nobody is seen before the page is opened");
    ann.types("w");
    ann.prints("Ann_");
    ann.types("\r");
    ann.prints("Club");
    let until = std::time::Instant::now() + std::time::Duration::from_secs(30);
    while !read("found.txt").lines().any(|line| line == "free 10.77.0.1:27315 Ann") {
        assert!(std::time::Instant::now() < until, "{:?}", read("found.txt"));
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    ann.types("\u{11}");
    let ended = ann.ends();
    assert!(ended.is_as_before, "{}", ended.printed);
    assert_eq!(read("later.txt"), "hall 10.77.0.1:27400 Go Club\n");
}
