use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;

/// How many invitations of one address may be in vain in [`WINDOW_MS`].
const MOST: usize = 3;
/// For how long one counts.
const WINDOW_MS: i64 = 10 * 60_000;
/// Addresses that are remembered.
const ADDRESSES: usize = 256;

/// Whose invitations were declined or ran out, so that nobody is asked again and again.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    in_vain_ms: BTreeMap<IpAddr, VecDeque<i64>>,
}

impl Refusals {
    pub(super) const fn new() -> Self {
        Self { in_vain_ms: BTreeMap::new() }
    }

    /// Whether somebody there has to wait before they invite again.
    pub(super) fn hold_back(&mut self, now_ms: i64, address: IpAddr) -> bool {
        self.forget(now_ms);
        self.in_vain_ms.get(&address).is_some_and(|times| times.len() >= MOST)
    }

    /// An invitation from there was in vain.
    pub(super) fn count(&mut self, now_ms: i64, address: IpAddr) {
        self.forget(now_ms);
        if self.in_vain_ms.len() >= ADDRESSES && !self.in_vain_ms.contains_key(&address) {
            let oldest = self.in_vain_ms.iter().min_by_key(|(_, times)| times.back().copied());
            if let Some(oldest) = oldest.map(|(address, _)| *address) {
                self.in_vain_ms.remove(&oldest);
            }
        }
        let times = self.in_vain_ms.entry(address).or_default();
        times.truncate(MOST - 1);
        times.push_back(now_ms);
    }

    fn forget(&mut self, now_ms: i64) {
        for times in self.in_vain_ms.values_mut() {
            times.retain(|at_ms| now_ms - at_ms < WINDOW_MS);
        }
        self.in_vain_ms.retain(|_, times| !times.is_empty());
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
    fn three_in_ten_minutes_and_then_again() {
        let mut refusals = Refusals::new();
        for n in 0..3 {
            assert!(!refusals.hold_back(n * 1_000, address(1)));
            refusals.count(n * 1_000, address(1));
        }
        assert!(refusals.hold_back(WINDOW_MS - 1, address(1)));
        assert!(!refusals.hold_back(WINDOW_MS - 1, address(2)));
        assert!(!refusals.hold_back(WINDOW_MS, address(1)));
    }

    #[test]
    fn many_addresses_need_no_more_memory() {
        let mut refusals = Refusals::new();
        for n in 0..1_000 {
            for _ in 0..10 {
                refusals.count(i64::from(n), address(n));
            }
            assert!(refusals.in_vain_ms.len() <= ADDRESSES);
        }
        assert!(refusals.in_vain_ms.values().all(|times| times.len() <= MOST));
    }
}
