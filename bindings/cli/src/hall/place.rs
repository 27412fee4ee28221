use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, TcpListener};
use std::path::Path;

use tengen_core::app::nearby::HallPost;
use tengen_core::net::driver::listen;
use tengen_core::net::wire::Name;

use super::HallArguments;
use crate::lines::printable;

/// Where a hall is, who it is and how it is found.
pub struct Place {
    /// What guests see it called.
    pub name: Name,
    /// Where they knock.
    pub listener: TcpListener,
    /// Its key and its addresses.
    pub post: HallPost,
    port: u16,
}

impl Place {
    /// Takes the port, and the key of the data folder.
    pub fn take(arguments: &HallArguments, folder: &Path) -> io::Result<Self> {
        let listener = match arguments.address {
            Some(address) => listen(address, arguments.port)?,
            // Where both kinds of addresses are known, this one is all of both.
            None => listen(Ipv6Addr::UNSPECIFIED.into(), arguments.port)
                .or_else(|_| listen(Ipv4Addr::UNSPECIFIED.into(), arguments.port))?,
        };
        let at = listener.local_addr()?;
        let name = called(arguments.name.as_deref());
        let post = HallPost::new(folder, name.as_str(), at)?;
        Ok(Self { name, listener, post, port: at.port() })
    }

    /// What to tell those who want to come.
    pub fn lines(&self) -> Vec<String> {
        let HallPost { identity, addresses, link, .. } = &self.post;
        let peer = identity.public().peer_id();
        let mut lines =
            vec![format!("hall {peer} {}", printable(self.name.as_str())), format!("port {}", self.port)];
        lines.extend(addresses.iter().map(|address| format!("address {address}")));
        lines.extend(link.iter().map(|link| format!("link {link}")));
        lines
    }
}

/// The name that was given, if anything of it can be shown.
fn called(given: Option<&str>) -> Name {
    let given = given.map(Name::new).filter(|name| !name.as_str().is_empty());
    given.unwrap_or_else(|| Name::new(&computer()))
}

/// What this computer is called.
fn computer() -> String {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_string_lossy().into_owned();
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").unwrap_or_default();
    if name.is_empty() { "Tengen".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_has_a_name_that_can_be_shown() {
        assert_eq!(called(Some(" Go\u{202e} Club ")).as_str(), "Go Club");
        for given in [None, Some(""), Some("\u{200b}\n")] {
            assert!(!called(given).as_str().is_empty(), "{given:?}");
        }
    }
}
