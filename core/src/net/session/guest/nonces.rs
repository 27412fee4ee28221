use std::collections::VecDeque;

use crate::net::link::{Commitment, Nonce, commit};
use crate::net::room::LOT;

/// Commitments that can be open at a time: for a seat, for an invitation sent, for some that were answered.
const MOST: usize = 8;

/// The nonces that this guest has committed to and may have to show.
#[derive(Debug, Default)]
pub(super) struct Nonces(VecDeque<Nonce>);

impl Nonces {
    pub(super) const fn new() -> Self {
        Self(VecDeque::new())
    }

    pub(super) fn keep(&mut self, nonce: Nonce) {
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back(nonce);
    }

    /// What this commitment stands for.
    pub(super) fn behind(&self, commitment: Commitment) -> Option<Nonce> {
        self.0.iter().copied().find(|nonce| commit(LOT, *nonce) == commitment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_are_kept() {
        let mut nonces = Nonces::new();
        for n in 0..20 {
            nonces.keep(Nonce::new([n; 16]));
        }
        let behind = |n| nonces.behind(commit(LOT, Nonce::new([n; 16])));
        assert_eq!(
            (behind(19), behind(12), behind(11)),
            (Some(Nonce::new([19; 16])), Some(Nonce::new([12; 16])), None)
        );
    }
}
