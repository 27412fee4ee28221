use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use super::Clock;
use super::connection::Connection;
use super::timer::Timer;
use crate::net::link::{KnownPeer, LinkEffect, LinkError, LinkInput, Opened, SecureLink, check_downgrade};

/// Bytes that are read at a time.
const CHUNK: usize = 16 * 1024;
/// For how long the other side may take nothing of what is written.
const WRITE: Duration = Duration::from_secs(10);

/// Messages of one link that have been read and not been taken yet. More are not read meanwhile: what somebody sends in
/// floods waits in their own socket, not in this program's memory and before the others' messages.
const UNTAKEN: usize = 64;

/// A message that came. It keeps its place among those that are not taken until it is dropped.
pub(super) struct Came {
    pub(super) bytes: Vec<u8>,
    /// None in a link within the device, whose other end is this program's own.
    _place: Option<OwnedSemaphorePermit>,
}

impl From<Vec<u8>> for Came {
    fn from(bytes: Vec<u8>) -> Self {
        Self { bytes, _place: None }
    }
}

/// What comes of a link.
pub(super) enum FromLink {
    Opened(Opened),
    Message(Came),
    /// So many messages were written.
    Sent(usize),
    /// It is over.
    Closed(LinkError),
}

/// Runs one link over its socket until it is over, or until nobody has anything to send any more: then it is closed. Of those
/// `known` nobody may speak an older major than before.
pub(super) async fn run(
    Connection { mut read, mut write }: Connection,
    (mut link, effects): (SecureLink, Vec<LinkEffect>),
    mut outgoing: mpsc::Receiver<Arc<[u8]>>,
    (clock, known): (Clock, Arc<[KnownPeer]>),
    mut tell: impl FnMut(FromLink),
) {
    let mut timer = Timer::new(clock);
    let mut chunk = vec![0; CHUNK];
    let mut open = false;
    let places = Arc::new(Semaphore::new(UNTAKEN));
    let mut due = effects;
    let error = loop {
        match carry_out(due, &known, &mut write, &mut timer, &places, &mut tell).await {
            Ok(opened) => open |= opened,
            Err(error) => break error,
        }
        due = tokio::select! {
            count = read.read(&mut chunk) => match count {
                Ok(count @ 1..) => link.step(timer.now_ms(), LinkInput::Bytes(&chunk[..count])),
                Ok(0) | Err(_) => link.step(timer.now_ms(), LinkInput::Ended),
            },
            message = outgoing.recv(), if open => {
                let Some(message) = message else { break LinkError::Closed };
                let effects = link.step(timer.now_ms(), LinkInput::Send(&message));
                match carry_out(effects, &known, &mut write, &mut timer, &places, &mut tell).await {
                    Ok(_) => tell(FromLink::Sent(1)),
                    Err(error) => break error,
                }
                Vec::new()
            }
            () = timer.wait() => {
                timer.set(None);
                link.step(timer.now_ms(), LinkInput::Timer)
            }
        };
    };
    let _ = write.shutdown().await;
    tell(FromLink::Closed(error));
}

/// Carries out what a link wants, and says whether it has been opened by that.
async fn carry_out(
    effects: Vec<LinkEffect>,
    known: &[KnownPeer],
    write: &mut (impl AsyncWriteExt + Unpin),
    timer: &mut Timer,
    places: &Arc<Semaphore>,
    tell: &mut impl FnMut(FromLink),
) -> Result<bool, LinkError> {
    let mut opened = false;
    for effect in effects {
        match effect {
            LinkEffect::Write(bytes) => write_in_time(write, &bytes).await.map_err(|_| LinkError::Cut)?,
            LinkEffect::WakeAt(at_ms) => timer.set(Some(at_ms)),
            LinkEffect::Opened(with) => {
                check_downgrade(known, with.key, with.theirs).map_err(LinkError::Downgraded)?;
                opened = true;
                tell(FromLink::Opened(with));
            }
            LinkEffect::Message(bytes) => {
                let place = Arc::clone(places).acquire_owned().await.map_err(|_| LinkError::Internal)?;
                tell(FromLink::Message(Came { bytes, _place: Some(place) }));
            }
            LinkEffect::Closed(error) => return Err(error),
        }
    }
    Ok(opened)
}

async fn write_in_time(write: &mut (impl AsyncWriteExt + Unpin), bytes: &[u8]) -> io::Result<()> {
    let written = tokio::time::timeout(WRITE, write.write_all(bytes)).await;
    written.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

#[cfg(test)]
mod tests {
    use std::io;

    use tokio::io::{AsyncRead, AsyncWrite, DuplexStream, duplex, split};
    use tokio::sync::mpsc::UnboundedReceiver;

    use super::*;
    use crate::net::link::{Chance, Identity, LinkLimits, Stage, Versions};

    /// The other end, which has come through the handshake.
    struct Caller {
        stream: DuplexStream,
        link: SecureLink,
    }

    fn identity(seed: u8) -> Identity {
        Identity::generate(&mut Chance::new([seed; 32])).unwrap()
    }

    impl Caller {
        async fn through(mut stream: DuplexStream) -> Self {
            let limits = LinkLimits::GUEST;
            let (mut link, mut due) = SecureLink::dial(0, identity(1), None, limits, Versions::OURS, [3; 32]);
            let mut chunk = [0; 256];
            loop {
                for effect in due {
                    match effect {
                        LinkEffect::Write(bytes) => stream.write_all(&bytes).await.unwrap(),
                        LinkEffect::WakeAt(_) | LinkEffect::Opened(_) => {}
                        other => panic!("{other:?}"),
                    }
                }
                if link.stage() == Some(Stage::Open) {
                    return Self { stream, link };
                }
                let count = stream.read(&mut chunk).await.unwrap();
                due = link.step(0, LinkInput::Bytes(&chunk[..count]));
            }
        }

        /// Sends so many messages, for as long as they are read.
        async fn flood(mut self, count: usize) -> io::Result<()> {
            for _ in 0..count {
                for effect in self.link.step(0, LinkInput::Send(b"{}")) {
                    let LinkEffect::Write(bytes) = effect else { panic!("{effect:?}") };
                    self.stream.write_all(&bytes).await?;
                }
            }
            Ok(())
        }
    }

    /// Until nothing more comes of itself.
    async fn at_rest(told: &mut UnboundedReceiver<FromLink>) -> Vec<Came> {
        let mut came = Vec::new();
        while let Ok(Some(event)) = tokio::time::timeout(Duration::from_millis(100), told.recv()).await {
            came.extend(if let FromLink::Message(message) = event { Some(message) } else { None });
        }
        came
    }

    #[tokio::test]
    async fn who_floods_is_read_no_faster_than_taken() {
        let (near, far) = duplex(1 << 20);
        let (read, write) = split(near);
        let (read, write): (Box<dyn AsyncRead + Send + Unpin>, Box<dyn AsyncWrite + Send + Unpin>) =
            (Box::new(read), Box::new(write));
        let link = SecureLink::accept(0, identity(2), LinkLimits::HOST, Versions::OURS, [4; 32]);
        let (tell, mut told) = mpsc::unbounded_channel();
        let (to, outgoing) = mpsc::channel(1);
        let clock: Clock = Arc::new(|| 0);
        let host = tokio::spawn(run(
            Connection { read, write },
            link,
            outgoing,
            (clock, Arc::new([])),
            move |event| {
                let _ = tell.send(event);
            },
        ));
        let flood = tokio::spawn(async { Caller::through(far).await.flood(1_000).await });
        let mut all = 0;
        while all < 1_000 {
            let came = at_rest(&mut told).await;
            assert!(came.len() <= UNTAKEN && !came.is_empty(), "{} at once after {all}", came.len());
            all += came.len();
        }
        flood.await.unwrap().unwrap();
        drop(to);
        host.await.unwrap();
    }
}
