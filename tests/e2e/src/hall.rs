//! One running `tengen hall --plain`.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::Command;

use crate::build::tengen_binary;
use crate::process::Tengen;
use crate::usage::Usage;

/// A hall on the loopback network.
pub struct Hall {
    process: Tengen,
    port: u16,
}

impl Hall {
    /// Starts it on a data folder, at this port (0 for any), and waits until it is ready.
    #[must_use]
    pub fn start(data: &Path, port: u16, options: &[&str]) -> Self {
        let mut command = Command::new(tengen_binary());
        command.args(["hall", "--plain", "--hidden", "--address", "127.0.0.1", "--port"]);
        command.arg(port.to_string()).arg("--data").arg(data).args(options);
        let process = Tengen::spawn(&mut command);
        let mut port = 0;
        loop {
            let line = process.line();
            if let Some(told) = line.strip_prefix("port ") {
                port = told.parse().expect("a port is a number");
            }
            if line == "ready" {
                return Self { process, port };
            }
        }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Says a line and gives what was answered, the `ok` left out; what happens in the rooms is passed over.
    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.process.send(line);
        let mut answer = Vec::new();
        loop {
            let line = self.process.line();
            assert!(!line.starts_with("err "), "{line}");
            if line == "ok" {
                return answer;
            }
            answer.push(line);
        }
    }

    /// A number that `status` tells.
    pub fn status(&mut self, name: &str) -> u64 {
        let answer = self.ask("status");
        let status = answer.iter().find(|line| line.starts_with("status ")).expect("it tells its status");
        let start = format!("{name}=");
        let word = status.split(' ').find_map(|word| word.strip_prefix(&start)).expect("it tells that");
        word.parse().expect("a number")
    }

    /// What it has used until now.
    #[must_use]
    pub fn usage(&self) -> Usage {
        Usage::of(self.process.id())
    }

    /// Kills it (SIGKILL).
    pub fn kill(self) {
        let _ = self.process.kill();
    }

    /// Has it stop, and gives its exit status with what it had still to say.
    #[must_use]
    pub fn stop(mut self) -> (Option<i32>, Vec<String>) {
        self.process.send("stop");
        self.process.wait()
    }
}
