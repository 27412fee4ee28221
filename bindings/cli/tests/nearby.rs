//! A hall and whoever looks for it, in a network of their own.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "what fails here is the test")]

use std::process::Command;

/// A cable with both ends here: what is sent to all by one end is heard by all who are in this network.
const NETWORK: &str = "ip link add tengen0 type veth peer name tengen1 && ip address add 10.77.0.1/24 dev tengen0 \
                       && ip link set tengen0 up multicast on && ip link set tengen1 up && ip link set lo up";

fn in_own_network(script: &str, folder: &str) -> std::io::Result<std::process::Output> {
    let script = format!("{NETWORK} || exit 99\n{script}");
    Command::new("unshare")
        .args([
            "--user",
            "--map-root-user",
            "--net",
            "sh",
            "-c",
            &script,
            env!("CARGO_BIN_EXE_tengen"),
            folder,
        ])
        .output()
}

#[test]
fn a_hall_is_found_by_its_name_until_it_stops_and_a_hidden_one_is_not() {
    match in_own_network("true", "") {
        Ok(output) if output.status.success() => {}
        other => {
            println!("skipped: there can be no network of its own here: {other:?}");
            return;
        }
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
    let output = in_own_network(script, folder.path().to_str().unwrap()).unwrap();
    let (found, told) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(found, "hall 10.77.0.1:27315 Go Club\n", "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.contains(&"address 10.77.0.1") && lines.contains(&"port 27315"), "{told}");
    assert!(lines.iter().any(|line| line.starts_with("link tengen://join?a=10.77.0.1:27315&k=")), "{told}");
}
