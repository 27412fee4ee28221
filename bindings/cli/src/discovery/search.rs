use std::thread;

use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent};
use tengen_core::app::nearby::Nearby;
use tengen_core::net::address::{SERVICE, is_reachable};

use super::domain;

/// A search for others, who are told to [`Nearby`] as they come and go. Dropping it ends it.
pub struct Search {
    daemon: ServiceDaemon,
}

impl Search {
    /// Begins to look.
    pub fn new(nearby: Nearby) -> Result<Self, mdns_sd::Error> {
        let daemon = ServiceDaemon::new()?;
        let events = daemon.browse(&domain(SERVICE))?;
        // It ends with the daemon.
        thread::spawn(move || {
            while let Ok(event) = events.recv() {
                tell(&nearby, &event);
            }
        });
        Ok(Self { daemon })
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

fn tell(nearby: &Nearby, event: &ServiceEvent) {
    match event {
        ServiceEvent::ServiceResolved(service) => {
            let addresses = addresses(service);
            if !addresses.is_empty() {
                let txt: Vec<_> = service.txt_properties.iter().map(pair).collect();
                nearby.service_found(instance(&service.fullname), &addresses, service.port, &txt);
            }
        }
        ServiceEvent::ServiceRemoved(_, full_name) => nearby.service_lost(instance(full_name)),
        _ => {}
    }
}

fn pair(property: &mdns_sd::TxtProperty) -> (String, String) {
    (property.key().to_owned(), property.val_str().to_owned())
}

/// Those that can be called, the older kind first, as it needs no scope.
fn addresses(service: &ResolvedService) -> Vec<String> {
    let addresses = service.addresses.iter().map(mdns_sd::ScopedIp::to_ip_addr);
    let mut addresses: Vec<_> = addresses.filter(|at| is_reachable(*at)).collect();
    addresses.sort_by_key(|at| (at.is_ipv6(), *at));
    addresses.iter().map(ToString::to_string).collect()
}

fn instance(full_name: &str) -> &str {
    let domain = domain(SERVICE);
    full_name.strip_suffix(&domain).and_then(|name| name.strip_suffix('.')).unwrap_or(full_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instance_is_what_stands_before_its_kind() {
        assert_eq!(instance("ab12._tengen._tcp.local."), "ab12");
        assert_eq!(instance("a.b._tengen._tcp.local."), "a.b");
        assert_eq!(instance("other"), "other");
    }
}
