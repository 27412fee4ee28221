use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};

/// A future of a [`Network`].
pub type Waiting<'a, T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send + 'a>>;

/// An open connection, whatever carries it.
pub struct Connection {
    /// What comes.
    pub read: Box<dyn AsyncRead + Send + Unpin>,
    /// What goes.
    pub write: Box<dyn AsyncWrite + Send + Unpin>,
}

/// Where a guest calls: the system's sockets, or a network that a test makes up.
pub trait Network: Send + Sync {
    /// Opens a connection.
    fn connect(&self, address: SocketAddr) -> Waiting<'_, Connection>;
}

/// Where a host is called.
pub trait Listening: Send {
    /// The next connection, with the address it comes from.
    fn accept(&mut self) -> Waiting<'_, (Connection, IpAddr)>;
}

/// The sockets of the system.
pub(super) struct System;

impl Network for System {
    fn connect(&self, address: SocketAddr) -> Waiting<'_, Connection> {
        Box::pin(async move { Ok(connection(TcpStream::connect(address).await?)) })
    }
}

impl Listening for TcpListener {
    fn accept(&mut self) -> Waiting<'_, (Connection, IpAddr)> {
        Box::pin(async move {
            let (stream, address) = Self::accept(self).await?;
            Ok((connection(stream), address.ip()))
        })
    }
}

fn connection(stream: TcpStream) -> Connection {
    // Moves are small, and people wait for them.
    let _ = stream.set_nodelay(true);
    let (read, write) = stream.into_split();
    Connection { read: Box::new(read), write: Box::new(write) }
}
