use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;

use super::address_list::{own_addresses, typed};
use super::{Advertisement, QrCode, advertisement, identity};
use crate::net::link::Identity;

/// Where a hall is that runs by itself, and how it is found.
#[derive(Debug, Clone)]
pub struct HallPost {
    /// The key that guests will know it by: that of its data folder.
    pub identity: Identity,
    /// What guests would type, the likeliest first.
    pub addresses: Vec<String>,
    /// What its QR code says; `None` without an address.
    pub link: Option<String>,
    /// The QR code.
    pub qr: Option<QrCode>,
    /// What is registered for others to find.
    pub advertisement: Advertisement,
}

impl HallPost {
    /// The post of a hall called `name` that listens at `at` (unspecified: at all addresses) and keeps its key in `data`.
    pub fn new(data: &Path, name: &str, at: SocketAddr) -> io::Result<Self> {
        let identity = identity::load_or_make(data)?;
        let (peer, port) = (identity.public().peer_id(), at.port());
        let addresses: Vec<IpAddr> = if at.ip().is_unspecified() { own_addresses() } else { vec![at.ip()] };
        let link = advertisement::link(&addresses, port, peer).map(|link| link.to_string());
        let instance: String = peer.to_string().chars().take(8).collect();
        Ok(Self {
            qr: link.as_deref().and_then(advertisement::qr),
            addresses: addresses.into_iter().map(|address| typed(SocketAddr::new(address, port))).collect(),
            link,
            advertisement: advertisement::advertise_hall(&instance, port, peer, name),
            identity,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::address::JoinLink;

    #[test]
    fn a_hall_is_found_at_its_address_and_keeps_its_key() {
        let data = tempfile::tempdir().unwrap();
        let at = "127.0.0.1:27316".parse().unwrap();
        let post = HallPost::new(data.path(), "Club", at).unwrap();
        assert_eq!(post.addresses, ["127.0.0.1:27316"]);
        let link: JoinLink = post.link.unwrap().parse().unwrap();
        assert_eq!((link.addresses, link.peer), (vec![at], Some(post.identity.public().peer_id())));
        assert!(post.qr.is_some());
        assert!(post.advertisement.txt.contains(&("s".to_owned(), "hall".to_owned())));
        assert_eq!(HallPost::new(data.path(), "Club", at).unwrap().identity, post.identity);
    }
}
