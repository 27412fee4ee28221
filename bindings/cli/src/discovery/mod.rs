//! Finding each other on the network without an address: multicast DNS by mdns-sd, which has a thread of its own.

mod announced;
mod finder;
mod search;

use std::io::{self, Write, stdout};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use clap::Args;
use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent};
use tengen_core::net::address::{SERVICE, is_reachable};

pub use self::announced::Announced;
pub use self::finder::Finder;
use self::search::Search;
use crate::lines::printable;

/// How to look for others.
#[derive(Debug, Args)]
pub struct NearbyArguments {
    /// For how long
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub seconds: u32,
}

fn domain(service: &str) -> String {
    format!("{service}.local.")
}

/// `tengen nearby`: a line for each host that answers.
pub fn list(arguments: &NearbyArguments) -> io::Result<()> {
    let daemon = ServiceDaemon::new().map_err(io::Error::other)?;
    let answers = daemon.browse(&domain(SERVICE)).map_err(io::Error::other)?;
    let until = Instant::now() + Duration::from_secs(arguments.seconds.into());
    let mut told = Vec::new();
    while let Ok(event) = answers.recv_timeout(until.saturating_duration_since(Instant::now())) {
        let ServiceEvent::ServiceResolved(service) = event else { continue };
        let Some(line) = line(&service) else { continue };
        if !told.contains(&line) {
            writeln!(stdout(), "{line}")?;
            told.push(line);
        }
    }
    // Its thread ends with the program.
    let _ = daemon.shutdown();
    Ok(())
}

/// `free 192.168.1.5:27315 Ann`; nothing before there is an address that can be called.
fn line(service: &ResolvedService) -> Option<String> {
    let text = |key: &str| printable(service.txt_properties.get_property_val_str(key).unwrap_or_default());
    let addresses = service.addresses.iter().map(mdns_sd::ScopedIp::to_ip_addr);
    // The older kind is shorter to type.
    let address = addresses.filter(|at| is_reachable(*at)).min_by_key(|at: &IpAddr| (at.is_ipv6(), *at))?;
    Some(format!("{} {} {}", text("s"), SocketAddr::new(address, service.port), text("n")))
}
