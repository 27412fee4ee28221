use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::mpsc;

use super::Clock;
use super::connection::Connection;
use super::timer::Timer;
use crate::net::link::{KnownPeer, LinkEffect, LinkError, LinkInput, Opened, SecureLink, check_downgrade};

/// Bytes that are read at a time.
const CHUNK: usize = 16 * 1024;
/// For how long the other side may take nothing of what is written.
const WRITE: Duration = Duration::from_secs(10);

/// What comes of a link.
pub(super) enum FromLink {
    Opened(Opened),
    Message(Vec<u8>),
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
    let mut due = effects;
    let error = loop {
        match carry_out(due, &known, &mut write, &mut timer, &mut tell).await {
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
                match carry_out(effects, &known, &mut write, &mut timer, &mut tell).await {
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
            LinkEffect::Message(message) => tell(FromLink::Message(message)),
            LinkEffect::Closed(error) => return Err(error),
        }
    }
    Ok(opened)
}

async fn write_in_time(write: &mut (impl AsyncWriteExt + Unpin), bytes: &[u8]) -> io::Result<()> {
    let written = tokio::time::timeout(WRITE, write.write_all(bytes)).await;
    written.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}
