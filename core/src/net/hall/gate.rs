use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;

use thiserror::Error;

/// Links that have not proved a key yet, at most.
const UNPROVED: usize = 16;
/// Of one address.
const UNPROVED_PER_ADDRESS: usize = 4;
/// Links that one address may begin in a minute.
const BEGUN_PER_MINUTE: usize = 10;
const MINUTE_MS: i64 = 60_000;
/// Addresses that are remembered.
const ADDRESSES: usize = 1_024;

/// Decides who may begin a handshake, which costs the host more than it costs a stranger.
#[derive(Debug, Default)]
pub struct Gate {
    addresses: BTreeMap<IpAddr, Address>,
}

#[derive(Debug, Default)]
struct Address {
    unproved: usize,
    begun_ms: VecDeque<i64>,
}

/// Why a connection is closed before a byte is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum GateRefusal {
    /// Too many handshakes are under way.
    #[error("too many handshakes at a time")]
    Crowded,
    /// Too many of this address.
    #[error("too many handshakes of one address at a time")]
    TooManyAtATime,
    /// Too many of this address in a minute.
    #[error("too many handshakes of one address in a minute")]
    TooOften,
}

impl Gate {
    /// Somebody connects from there. If it is let in, [`Self::done`] is to be called when its handshake ends in any way.
    pub fn enter(&mut self, now_ms: i64, address: IpAddr) -> Result<(), GateRefusal> {
        if self.unproved() >= UNPROVED {
            return Err(GateRefusal::Crowded);
        }
        self.forget(now_ms);
        let known = self.addresses.entry(address).or_default();
        if known.unproved >= UNPROVED_PER_ADDRESS {
            return Err(GateRefusal::TooManyAtATime);
        }
        if known.begun_ms.len() >= BEGUN_PER_MINUTE {
            return Err(GateRefusal::TooOften);
        }
        known.unproved += 1;
        known.begun_ms.push_back(now_ms);
        Ok(())
    }

    /// A handshake from there has ended: it succeeded, failed, or the link was lost.
    pub fn done(&mut self, address: IpAddr) {
        if let Some(known) = self.addresses.get_mut(&address) {
            known.unproved = known.unproved.saturating_sub(1);
        }
    }

    fn unproved(&self) -> usize {
        self.addresses.values().map(|known| known.unproved).sum()
    }

    /// Forgets what is older than a minute, and of too many addresses those that have come first.
    fn forget(&mut self, now_ms: i64) {
        for known in self.addresses.values_mut() {
            while known.begun_ms.front().is_some_and(|begun| now_ms - begun >= MINUTE_MS) {
                known.begun_ms.pop_front();
            }
        }
        self.addresses.retain(|_, known| known.unproved > 0 || !known.begun_ms.is_empty());
        while self.addresses.len() >= ADDRESSES {
            let idle = self.addresses.iter().filter(|(_, known)| known.unproved == 0);
            let oldest =
                idle.min_by_key(|(_, known)| known.begun_ms.back().copied()).map(|(address, _)| *address);
            let Some(oldest) = oldest else { return };
            self.addresses.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn address(n: u32) -> IpAddr {
        Ipv4Addr::from(n).into()
    }

    #[test]
    fn one_address_is_held_back_and_others_are_not() {
        let mut gate = Gate::default();
        for _ in 0..UNPROVED_PER_ADDRESS {
            assert_eq!(gate.enter(0, address(1)), Ok(()));
        }
        assert_eq!(gate.enter(0, address(1)), Err(GateRefusal::TooManyAtATime));
        assert_eq!(gate.enter(0, address(2)), Ok(()));
        gate.done(address(1));
        assert_eq!(gate.enter(0, address(1)), Ok(()));
        for n in 3..14 {
            assert_eq!(gate.enter(0, address(n)), Ok(()), "{n}");
        }
        assert_eq!(gate.enter(0, address(99)), Err(GateRefusal::Crowded));
    }

    #[test]
    fn ten_a_minute_and_then_again() {
        let mut gate = Gate::default();
        for n in 0..BEGUN_PER_MINUTE {
            assert_eq!(gate.enter(i64::try_from(n).unwrap(), address(1)), Ok(()));
            gate.done(address(1));
        }
        assert_eq!(gate.enter(59_999, address(1)), Err(GateRefusal::TooOften));
        assert_eq!(gate.enter(60_000, address(1)), Ok(()));
        gate.done(address(1));
        assert_eq!(gate.enter(60_000, address(1)), Err(GateRefusal::TooOften));
    }

    #[test]
    fn a_flood_of_addresses_needs_no_more_memory() {
        let mut gate = Gate::default();
        for n in 0..5_000 {
            assert_eq!(gate.enter(0, address(n)), Ok(()));
            gate.done(address(n));
            assert!(gate.addresses.len() <= ADDRESSES);
        }
    }
}
