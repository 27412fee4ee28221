use std::collections::HashMap;
use std::time::Duration;

use mdns_sd::{ServiceDaemon, ServiceInfo};
use tengen_core::app::nearby::Advertisement;

use super::domain;

/// For what is said last: that a service is gone.
const FAREWELL: Duration = Duration::from_millis(500);

/// A service that the network is told of. Dropping it says that it is gone.
pub struct Announced {
    daemon: ServiceDaemon,
    full_name: String,
}

impl Announced {
    /// Tells the network of it, on all interfaces and however their addresses change.
    pub fn new(advertisement: &Advertisement) -> Result<Self, mdns_sd::Error> {
        let info = info(advertisement)?;
        let full_name = info.get_fullname().to_owned();
        let daemon = ServiceDaemon::new()?;
        daemon.register(info)?;
        Ok(Self { daemon, full_name })
    }

    /// Tells what is new of it.
    pub fn update(&mut self, advertisement: &Advertisement) -> Result<(), mdns_sd::Error> {
        let info = info(advertisement)?;
        if info.get_fullname() != self.full_name {
            let _ = self.daemon.unregister(&self.full_name);
            info.get_fullname().clone_into(&mut self.full_name);
        }
        self.daemon.register(info)
    }
}

fn info(advertisement: &Advertisement) -> Result<ServiceInfo, mdns_sd::Error> {
    let Advertisement { service, instance, port, txt } = advertisement;
    let properties: HashMap<String, String> = txt.iter().cloned().collect();
    let (domain, host) = (domain(service), format!("tengen-{instance}.local."));
    Ok(ServiceInfo::new(&domain, instance, &host, "", *port, properties)?.enable_addr_auto())
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
