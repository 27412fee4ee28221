use std::cmp::Reverse;
use std::net::{IpAddr, SocketAddr};

use crate::net::address::{PORT, is_reachable};

/// The names of interfaces behind which nobody nearby is begin so: tunnels, mobile networks, virtual machines.
const ELSEWHERE: [&str; 14] = [
    "tun", "tap", "utun", "ppp", "ipsec", "wg", "rmnet", "ccmni", "pdp_ip", "docker", "veth", "virbr", "br-",
    "awdl",
];

/// The addresses by which others nearby can call this device, the likeliest first.
pub(super) fn own_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let nearby = interfaces.into_iter().filter(|interface| is_nearby(&interface.name));
    let mut addresses: Vec<_> =
        nearby.map(|interface| interface.ip()).filter(|ip| is_reachable(*ip)).collect();
    addresses.sort_by_key(|address| (likelihood(*address), *address));
    addresses.dedup();
    addresses
}

fn is_nearby(interface: &str) -> bool {
    !ELSEWHERE.iter().any(|elsewhere| interface.starts_with(elsewhere))
}

/// Home networks and hotspots have private addresses of the older kind.
fn likelihood(address: IpAddr) -> Reverse<u8> {
    Reverse(match address {
        IpAddr::V4(v4) if v4.is_private() => 3,
        IpAddr::V4(v4) if v4.is_link_local() => 1,
        IpAddr::V4(_) => 2,
        IpAddr::V6(v6) if v6.is_unique_local() => 1,
        IpAddr::V6(_) => 0,
    })
}

/// What somebody would type to reach this address: with the port only if it is not the usual one.
pub(super) fn typed(address: SocketAddr) -> String {
    if address.port() == PORT { address.ip().to_string() } else { address.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_can_be_typed() {
        for (address, text) in [
            ("192.168.1.5:27315", "192.168.1.5"),
            ("192.168.1.5:27316", "192.168.1.5:27316"),
            ("[fd00::2]:27315", "fd00::2"),
            ("[fd00::2]:9", "[fd00::2]:9"),
        ] {
            let address = address.parse().unwrap();
            assert_eq!(typed(address), text);
            assert_eq!(crate::net::address::typed_address(text), Ok(address));
        }
    }

    #[test]
    fn tunnels_and_mobile_networks_lead_to_nobody_nearby() {
        assert!(["wlan0", "en0", "eth0", "ap0", "bridge100", "Wi-Fi"].into_iter().all(is_nearby));
        assert!(!["tun0", "utun3", "rmnet_data1", "pdp_ip0", "wg0"].into_iter().any(is_nearby));
    }

    #[test]
    fn addresses_of_homes_come_first() {
        let mut addresses: Vec<IpAddr> = ["2001:db8::1", "fd00::1", "169.254.1.1", "203.0.113.7", "10.0.0.2"]
            .map(|text| text.parse().unwrap())
            .into();
        addresses.sort_by_key(|address| likelihood(*address));
        let texts: Vec<_> = addresses.iter().map(ToString::to_string).collect();
        assert_eq!(texts[0], "10.0.0.2");
        assert_eq!(texts[4], "2001:db8::1");
    }
}
