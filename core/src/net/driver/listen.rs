use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};

/// How many ports are tried.
const TRIES: u16 = 16;

/// Listens at `port`, or at the next one that is free; if many in a row are taken, or for a port of 0, at whichever the system
/// gives.
pub fn listen(address: IpAddr, port: u16) -> io::Result<TcpListener> {
    for port in (port..=port.saturating_add(TRIES - 1)).chain([0]) {
        match TcpListener::bind(SocketAddr::new(address, port)) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            bound => {
                let listener = bound?;
                listener.set_nonblocking(true)?;
                return Ok(listener);
            }
        }
    }
    Err(io::ErrorKind::AddrInUse.into())
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let home = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let first = listen(home, 0).unwrap();
        let port = first.local_addr().unwrap().port();
        let second = listen(home, port).unwrap();
        assert!(second.local_addr().unwrap().port() > port);
    }

    #[test]
    fn many_taken_ports_in_a_row_keep_nobody_out() {
        let home = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let first = listen(home, 0).unwrap();
        let port = first.local_addr().unwrap().port();
        let next = port..=port.saturating_add(TRIES - 1);
        // Whatever somebody else has is taken as well.
        let taken: Vec<_> = next.clone().map(|port| TcpListener::bind(SocketAddr::new(home, port))).collect();
        let last = listen(home, port).unwrap();
        assert!(!next.contains(&last.local_addr().unwrap().port()));
        drop(taken);
    }
}
