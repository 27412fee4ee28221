use std::net::IpAddr;
use std::sync::Arc;

use super::Stored;
use crate::net::link::{Code, PublicKey};

/// The number that the driver gives a link: greater than those of all earlier ones.
pub type LinkId = u64;

/// What happens to a hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HallInput<'a> {
    /// A link is open, and this key was proved.
    Linked {
        /// Which.
        link: LinkId,
        /// Whose.
        key: PublicKey,
        /// The hash of its handshake.
        handshake: [u8; 32],
        /// From which address; `None` from within this device: whoever comes so is the hall's owner.
        from: Option<IpAddr>,
    },
    /// A message came.
    Message {
        /// By which link.
        link: LinkId,
        /// The message.
        bytes: &'a [u8],
    },
    /// So many messages of [`HallEffect::Send`] have been written.
    Sent {
        /// To which link.
        link: LinkId,
        /// How many.
        count: usize,
    },
    /// A link is gone.
    Unlinked {
        /// Which.
        link: LinkId,
    },
    /// Whoever runs the hall says something to all.
    Announce(&'a str),
    /// The app is out of sight and will soon be stopped by the system, or is back: all clocks stand still meanwhile.
    Away(bool),
    /// The time of day was set: what is to be added to `now_ms` for it from now on.
    WallOffset(i64),
    /// The hall ends: everybody is told. Its rooms can be restored from what was stored.
    Stop,
}

/// What is to be done for a hall after a step, in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallEffect {
    /// Store this, all or nothing, before anything else is done.
    Store(Vec<Stored>),
    /// Send a message, and say so with [`HallInput::Sent`] once it is written.
    Send {
        /// By which link.
        link: LinkId,
        /// The message.
        bytes: Arc<[u8]>,
    },
    /// The six digits that a link has at both ends are known.
    Code {
        /// Which.
        link: LinkId,
        /// The digits.
        code: Code,
    },
    /// Close a link once what was to be sent is. The hall has forgotten it.
    Close {
        /// Which.
        link: LinkId,
    },
    /// Finish a step at this time, if there is none before.
    WakeAt(i64),
}
