//! Where a host is: typed by hand, or in a link that a camera reads.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use thiserror::Error;

use super::link::PeerId;
use super::room::RoomId;

/// The kind of service that hosts announce and guests look for (DNS-SD).
pub const SERVICE: &str = "_tengen._tcp";
/// The port that a host takes if it is free, else one of the next.
pub const PORT: u16 = 27_315;
/// What a link begins with that leads to a host.
pub const JOIN_LINK: &str = "tengen://join";

/// The most addresses in one link.
const MOST_ADDRESSES: usize = 8;
/// The longest link that is read.
const LONGEST: usize = 1_024;

/// A text that leads to no host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum AddressError {
    /// It is no address of a computer.
    #[error("this is no address")]
    NoAddress,
    /// It is no link of this app.
    #[error("this is no link to a game")]
    NoLink,
}

/// Reads what somebody types: `192.168.1.5`, `192.168.1.5:27315`, `fe80::1`, `[fe80::1]:27315`. Without a port it is
/// [`PORT`].
pub fn typed_address(text: &str) -> Result<SocketAddr, AddressError> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let with_port = || bare.parse::<IpAddr>().map(|address| SocketAddr::new(address, PORT));
    let read = text.parse().or_else(|_| with_port()).map_err(|_| AddressError::NoAddress)?;
    if is_callable(read) { Ok(read) } else { Err(AddressError::NoAddress) }
}

fn is_callable(address: SocketAddr) -> bool {
    address.port() != 0 && !address.ip().is_unspecified() && !address.ip().is_multicast()
}

/// Where a host can be called, as its QR code says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinLink {
    /// Where it may be, the likeliest first; at least one.
    pub addresses: Vec<SocketAddr>,
    /// Who it is.
    pub peer: Option<PeerId>,
    /// Which room is meant; `None` for the lobby.
    pub room: Option<RoomId>,
}

impl fmt::Display for JoinLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(JOIN_LINK)?;
        for (n, address) in self.addresses.iter().enumerate() {
            write!(f, "{}a={address}", if n == 0 { '?' } else { '&' })?;
        }
        if let Some(peer) = self.peer {
            write!(f, "&k={peer}")?;
        }
        self.room.map_or(Ok(()), |room| write!(f, "&r={room}"))
    }
}

impl FromStr for JoinLink {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let text = text.trim();
        let known = text.get(..JOIN_LINK.len()).filter(|start| start.eq_ignore_ascii_case(JOIN_LINK));
        let rest = known.filter(|_| text.len() <= LONGEST).map(|start| &text[start.len()..]);
        let rest =
            rest.map(|rest| rest.strip_prefix('/').unwrap_or(rest)).and_then(|rest| rest.strip_prefix('?'));
        let mut link = Self { addresses: Vec::new(), peer: None, room: None };
        for pair in rest.ok_or(AddressError::NoLink)?.split('&') {
            match pair.split_once('=') {
                Some(("a", address)) if link.addresses.len() < MOST_ADDRESSES => {
                    link.addresses.push(typed_address(&unescape(address))?);
                }
                Some(("k", peer)) => link.peer = Some(peer.parse().map_err(|_| AddressError::NoLink)?),
                Some(("r", room)) => link.room = Some(room.parse().map_err(|_| AddressError::NoLink)?),
                // A newer version may say more.
                _ => {}
            }
        }
        if link.addresses.is_empty() { Err(AddressError::NoLink) } else { Ok(link) }
    }
}

/// Some readers of QR codes write brackets and colons as `%5B` and the like.
fn unescape(text: &str) -> String {
    ["%5B", "%5b"]
        .into_iter()
        .fold(text.to_owned(), |text, code| text.replace(code, "["))
        .replace("%5D", "]")
        .replace("%5d", "]")
        .replace("%3A", ":")
        .replace("%3a", ":")
}

/// Whether others on the network can call this address of one's own: no address of this device alone, none without a scope
/// that they would need, and not the one by which some phones reach older networks.
#[must_use]
pub fn is_reachable(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let translated = v4.octets()[..3] == [192, 0, 0];
            !(v4.is_loopback() || v4.is_unspecified() || v4.is_multicast() || v4.is_broadcast() || translated)
        }
        IpAddr::V6(v6) => {
            !(v6.is_loopback() || v6.is_unspecified() || v6.is_multicast() || is_link_local(v6))
        }
    }
}

const fn is_link_local(address: Ipv6Addr) -> bool {
    address.segments()[0] & 0xFFC0 == 0xFE80
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_needs_no_port() {
        for (text, address) in [
            (" 192.168.1.5 ", "192.168.1.5:27315"),
            ("10.0.0.1:80", "10.0.0.1:80"),
            ("fe80::1", "[fe80::1]:27315"),
            ("[fd00::2]", "[fd00::2]:27315"),
            ("[fd00::2]:99", "[fd00::2]:99"),
        ] {
            assert_eq!(typed_address(text), Ok(address.parse().unwrap()), "{text}");
        }
        for text in [
            "",
            "host",
            "1.2.3",
            "1.2.3.4:",
            "1.2.3.4:0",
            "1.2.3.4:70000",
            "0.0.0.0",
            "224.0.0.1",
            "[::]",
            "１.2.3.4",
        ] {
            assert_eq!(typed_address(text), Err(AddressError::NoAddress), "{text}");
        }
    }

    #[test]
    fn a_link_reads_back_and_others_are_refused() {
        let addresses = vec!["192.168.1.5:27315".parse().unwrap(), "[fd00::2]:27316".parse().unwrap()];
        let link = JoinLink { addresses, peer: Some(PeerId([7; 16])), room: Some(3) };
        let text = link.to_string();
        assert_eq!(text.parse(), Ok(link.clone()));
        assert_eq!(text.replace('[', "%5B").replace(']', "%5d").parse(), Ok(link));
        let short = JoinLink { addresses: vec!["10.0.0.1:27315".parse().unwrap()], peer: None, room: None };
        assert_eq!("TENGEN://join/?a=10.0.0.1&new=1".parse(), Ok(short));
        let long = format!("tengen://join?a=10.0.0.1&x={}", "y".repeat(LONGEST));
        for text in [
            "",
            "tengen://join",
            "tengen://join?",
            "tengen://play?a=1.2.3.4",
            "https://x?a=1.2.3.4",
            "天元://join",
            "tengen://join?k=aaaa&a=1.2.3.4",
            "tengen://join?a=1.2.3.4&r=-1",
            "tengen://join?a=nowhere",
            &long,
        ] {
            assert!(text.parse::<JoinLink>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_addresses_that_others_can_call_are_told() {
        let reachable = |text: &str| is_reachable(text.parse().unwrap());
        assert!(["192.168.1.5", "10.1.2.3", "fd00::1", "2001:db8::1"].into_iter().all(reachable));
        assert!(
            !["127.0.0.1", "192.0.0.4", "0.0.0.0", "fe80::1", "::1", "ff02::fb"].into_iter().any(reachable)
        );
    }
}
