//! This device as a host: a hall that listens, and its own player's way in.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use super::NearbyProblem;
use crate::app::room_store::{GamesToo, RoomStore};
use crate::app::shared::Shared;
use crate::net::address::PORT;
use crate::net::driver::{Door, HostDriver, HostObserver, HostOrder, HostPlan, listen};
use crate::net::hall::{HallLimits, Stored};
use crate::net::link::{Identity, KnownPeer, Versions};
use crate::net::wire::Hello;

/// For a call to one's own port.
const KNOCK: Duration = Duration::from_millis(300);

/// A running host.
pub(super) struct Hosting {
    driver: HostDriver,
    pub port: u16,
}

/// Stores what happens in the rooms before anybody is told.
struct Recorder(RoomStore);

impl HostObserver for Recorder {
    fn store(&mut self, stored: Vec<Stored>) {
        // What could not be written is written with the next change; both players keep the game as guests do, too.
        let _ = self.0.write(stored);
    }
}

impl Hosting {
    /// Listens at the port it had `before`, at the usual one or the next, with the rooms of the last time.
    pub(super) fn start(
        shared: &Arc<Shared>,
        identity: &Identity,
        hello: Hello,
        (versions, known): (Versions, Vec<KnownPeer>),
        before: Option<u16>,
    ) -> Result<Self, NearbyProblem> {
        let mut ports = before.into_iter().chain([PORT]);
        let listener = ports.find_map(|port| every_address().find_map(|address| listen(address, port).ok()));
        let listener = listener.ok_or(NearbyProblem::CannotListen)?;
        let port = listener.local_addr().map_err(|_| NearbyProblem::CannotListen)?.port();
        let store = RoomStore::open(Arc::clone(&shared.store), GamesToo::No);
        let store = store.map_err(|_| NearbyProblem::Storage)?;
        let time = Arc::clone(&shared.time);
        let plan = HostPlan {
            identity: identity.clone(),
            hello,
            versions,
            limits: HallLimits::PHONE,
            known: known.into(),
            rooms: store.rooms(),
            clock: Arc::new({
                let time = Arc::clone(&time);
                move || time.steady_ms()
            }),
            wall_offset_ms: time.wall_ms() - time.steady_ms(),
            observer: Box::new(Recorder(store)),
        };
        let driver = HostDriver::start(plan, listener).map_err(|_| NearbyProblem::CannotListen)?;
        Ok(Self { driver, port })
    }

    pub(super) fn door(&self) -> Door {
        self.driver.door()
    }

    /// Out of sight, or back.
    pub(super) fn set_away(&self, away: bool) {
        self.driver.order(HostOrder::Away(away));
    }

    /// Whether calls still come through: some phones take the sockets of an app that is out of sight, and say nothing.
    pub(super) fn is_listening(&self) -> bool {
        let home = (IpAddr::V4(Ipv4Addr::LOCALHOST), self.port).into();
        TcpStream::connect_timeout(&home, KNOCK).is_ok()
    }
}

/// Both kinds of addresses at once, else the older kind alone.
fn every_address() -> impl Iterator<Item = IpAddr> {
    // Windows keeps the two apart.
    let both = (!cfg!(windows)).then_some(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
    both.into_iter().chain([IpAddr::V4(Ipv4Addr::UNSPECIFIED)])
}
