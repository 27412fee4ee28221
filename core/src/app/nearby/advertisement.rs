//! How others find this device: what is registered, and what a QR code says.

use std::net::{IpAddr, SocketAddr};

use qrcodegen::{QrCode as Encoded, QrCodeEcc};

use super::{Advertisement, QrCode};
use crate::net::address::{JoinLink, SERVICE};
use crate::net::link::{PeerId, Versions};

/// How many characters of a peer id a TXT record tells: a hint, never trusted.
const HINT_CHARS: usize = 13;

/// What the TXT record of a service says, as this version reads it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Txt {
    pub name: String,
    pub hint: String,
    pub busy: bool,
    pub hall: bool,
}

/// The beginning of a peer id, by which somebody met before may be known again.
pub(super) fn hint(peer: PeerId) -> String {
    peer.to_string().chars().take(HINT_CHARS).collect()
}

/// The service of a phone that hosts.
pub(super) fn advertise(instance: &str, port: u16, peer: PeerId, name: &str, busy: bool) -> Advertisement {
    register(instance, port, peer, name, if busy { "busy" } else { "free" })
}

/// The service of a hall.
pub(super) fn advertise_hall(instance: &str, port: u16, peer: PeerId, name: &str) -> Advertisement {
    register(instance, port, peer, name, "hall")
}

fn register(instance: &str, port: u16, peer: PeerId, name: &str, state: &str) -> Advertisement {
    let pairs = [
        ("v", Versions::OURS.major.to_string()),
        ("n", name.to_owned()),
        ("k", hint(peer)),
        ("s", state.to_owned()),
    ];
    let txt = pairs.map(|(key, value)| (key.to_owned(), value)).to_vec();
    Advertisement { service: SERVICE, instance: instance.to_owned(), port, txt }
}

/// Reads a TXT record; what is not known is passed over.
pub(super) fn read(pairs: &[(String, String)]) -> Txt {
    let mut txt = Txt::default();
    for (key, value) in pairs {
        match key.as_str() {
            "n" => txt.name.clone_from(value),
            "k" => txt.hint = value.chars().take(HINT_CHARS).collect(),
            "s" => (txt.busy, txt.hall) = (value == "busy", value == "hall"),
            _ => {}
        }
    }
    txt
}

/// The link that leads to a host; `None` without an address.
pub(super) fn link(addresses: &[IpAddr], port: u16, peer: PeerId) -> Option<JoinLink> {
    // Four are enough, and keep the code coarse.
    let addresses: Vec<_> = addresses.iter().take(4).map(|address| SocketAddr::new(*address, port)).collect();
    (!addresses.is_empty()).then_some(JoinLink { addresses, peer: Some(peer), room: None })
}

/// The QR code of a text; `None` if it is too long for one.
pub(super) fn qr(text: &str) -> Option<QrCode> {
    let code = Encoded::encode_text(text, QrCodeEcc::Medium).ok()?;
    let side = usize::try_from(code.size()).ok()?;
    let modules = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let modules = modules.map(|(x, y)| code.get_module(x, y)).collect();
    Some(QrCode { side, modules })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_read() {
        let peer = PeerId([7; 16]);
        let told = advertise("ab12", 27_315, peer, "小明", true);
        assert_eq!((told.service, told.port), ("_tengen._tcp", 27_315));
        let expected = Txt { name: "小明".into(), hint: hint(peer), busy: true, hall: false };
        assert_eq!(read(&told.txt), expected);
        assert!(peer.to_string().starts_with(&hint(peer)));
        assert_eq!(read(&[("zz".into(), "?".into())]), Txt::default());
    }

    #[test]
    fn a_link_becomes_a_square_with_finders_in_three_corners() {
        let link = link(&["192.168.1.5".parse().unwrap()], 27_315, PeerId([7; 16])).unwrap().to_string();
        let QrCode { side, modules } = qr(&link).unwrap();
        assert_eq!(modules.len(), side * side);
        let dark = |x: usize, y: usize| modules[y * side + x];
        for (x, y) in [(0, 0), (side - 7, 0), (0, side - 7)] {
            let ring =
                (0..7).all(|n| dark(x + n, y) && dark(x + n, y + 6) && dark(x, y + n) && dark(x + 6, y + n));
            assert!(ring && !dark(x + 1, y + 1) && dark(x + 3, y + 3));
        }
    }
}
