//! Finding each other on the network without an address: multicast DNS by mdns-sd, which has a thread of its own.

use std::collections::HashMap;
use std::io::{self, Write, stdout};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use clap::Args;
use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};
use tengen_core::app::nearby::Advertisement;
use tengen_core::net::address::{SERVICE, is_reachable};

use crate::lines::printable;

/// For what is said last: that a service is gone.
const FAREWELL: Duration = Duration::from_millis(500);

/// How to look for others.
#[derive(Debug, Args)]
pub struct NearbyArguments {
    /// For how long
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub seconds: u64,
}

/// A service that the network is told of. Dropping it says that it is gone.
pub struct Announced {
    daemon: ServiceDaemon,
    full_name: String,
}

impl Announced {
    /// Tells the network of it, on all interfaces and however their addresses change.
    pub fn new(advertisement: &Advertisement) -> Result<Self, mdns_sd::Error> {
        let Advertisement { service, instance, port, txt } = advertisement;
        let properties: HashMap<String, String> = txt.iter().cloned().collect();
        let (domain, host) = (domain(service), format!("tengen-{instance}.local."));
        let info = ServiceInfo::new(&domain, instance, &host, "", *port, properties)?.enable_addr_auto();
        let full_name = info.get_fullname().to_owned();
        let daemon = ServiceDaemon::new()?;
        daemon.register(info)?;
        Ok(Self { daemon, full_name })
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        // Who does not hear of it hears nothing more either.
        if let Ok(gone) = self.daemon.unregister(&self.full_name) {
            let _ = gone.recv_timeout(FAREWELL);
        }
        let _ = self.daemon.shutdown();
    }
}

fn domain(service: &str) -> String {
    format!("{service}.local.")
}

/// `tengen nearby`: a line for each host that answers.
pub fn list(arguments: &NearbyArguments) -> io::Result<()> {
    let daemon = ServiceDaemon::new().map_err(io::Error::other)?;
    let answers = daemon.browse(&domain(SERVICE)).map_err(io::Error::other)?;
    let until = Instant::now() + Duration::from_secs(arguments.seconds);
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
