use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};

/// How many ports are tried.
const TRIES: u16 = 16;

/// Listens at `port`, or at the next one that is free. A port of 0 is whichever the system gives.
pub fn listen(address: IpAddr, port: u16) -> io::Result<TcpListener> {
    let mut last = io::Error::from(io::ErrorKind::AddrInUse);
    for port in port..=port.saturating_add(TRIES - 1) {
        match TcpListener::bind(SocketAddr::new(address, port)) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => last = error,
            bound => {
                let listener = bound?;
                listener.set_nonblocking(true)?;
                return Ok(listener);
            }
        }
    }
    Err(last)
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
}
