//! One connection to the hall: a socket with the state machine of a link.

use std::net::{IpAddr, SocketAddr};

use tengen_core::net::link::{Identity, LinkEffect, LinkInput, LinkLimits, SecureLink, Versions};
use tengen_core::net::session::Epoch;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// What has come of bytes, a timer or the end.
pub enum News {
    Opened([u8; 32]),
    Message(Vec<u8>),
    Over,
}

pub struct Line {
    pub epoch: Epoch,
    pub wake_ms: Option<i64>,
    /// Bytes that came and went.
    pub received: u64,
    pub sent: u64,
    stream: TcpStream,
    link: SecureLink,
    chunk: Vec<u8>,
}

impl Line {
    /// Calls `host` from an address of one's own. `None` if nobody is there.
    pub async fn call(
        epoch: Epoch,
        from: IpAddr,
        host: SocketAddr,
        reads_little: bool,
        now_ms: i64,
        identity: Identity,
        seed: [u8; 32],
    ) -> Option<Self> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(SocketAddr::new(from, 0)).ok()?;
        if reads_little {
            socket.set_recv_buffer_size(2_048).ok()?;
        }
        let stream = socket.connect(host).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let (link, effects) =
            SecureLink::dial(now_ms, identity, None, LinkLimits::GUEST, Versions::OURS, seed);
        let chunk = vec![0; 4_096];
        let mut called = Self { epoch, wake_ms: None, received: 0, sent: 0, stream, link, chunk };
        called.carry_out(effects).await;
        Some(called)
    }

    /// Waits for bytes; how many there are.
    pub async fn arrives(&mut self) -> usize {
        self.stream.read(&mut self.chunk).await.unwrap_or(0)
    }

    /// Takes what [`Self::arrives`] has told of.
    pub async fn take(&mut self, now_ms: i64, count: usize) -> Vec<News> {
        self.received += count as u64;
        let input = if count == 0 { LinkInput::Ended } else { LinkInput::Bytes(&self.chunk[..count]) };
        let effects = self.link.step(now_ms, input);
        self.carry_out(effects).await
    }

    pub async fn send(&mut self, now_ms: i64, message: &[u8]) -> Vec<News> {
        let effects = self.link.step(now_ms, LinkInput::Send(message));
        self.carry_out(effects).await
    }

    pub async fn wake(&mut self, now_ms: i64) -> Vec<News> {
        self.wake_ms = None;
        let effects = self.link.step(now_ms, LinkInput::Timer);
        self.carry_out(effects).await
    }

    async fn carry_out(&mut self, effects: Vec<LinkEffect>) -> Vec<News> {
        let mut news = Vec::new();
        for effect in effects {
            match effect {
                LinkEffect::Write(bytes) => {
                    self.sent += bytes.len() as u64;
                    if self.stream.write_all(&bytes).await.is_err() {
                        news.push(News::Over);
                        return news;
                    }
                }
                LinkEffect::WakeAt(at_ms) => self.wake_ms = Some(at_ms),
                LinkEffect::Opened(opened) => news.push(News::Opened(opened.handshake)),
                LinkEffect::Message(message) => news.push(News::Message(message)),
                LinkEffect::Closed(_) => news.push(News::Over),
            }
        }
        news
    }
}
