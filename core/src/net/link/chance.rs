use std::fmt;

use blake2::{Blake2s256, Digest};

/// A stream of bytes that nobody can guess without its seed. The seed comes from the system's random source, by way of
/// whoever drives the state machines: equal seeds give equal runs.
#[derive(Clone)]
pub struct Chance {
    seed: [u8; 32],
    drawn: u64,
}

impl Chance {
    /// The stream of a seed. A seed is used for one stream only.
    #[must_use]
    pub const fn new(seed: [u8; 32]) -> Self {
        Self { seed, drawn: 0 }
    }

    /// The next `N` bytes.
    #[must_use]
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut drawn = [0; N];
        self.fill(&mut drawn);
        drawn
    }

    /// Fills `target` with the next bytes.
    pub fn fill(&mut self, target: &mut [u8]) {
        for chunk in target.chunks_mut(32) {
            let block = Blake2s256::new()
                .chain_update(b"tengen-chance")
                .chain_update(self.seed)
                .chain_update(self.drawn.to_le_bytes())
                .finalize();
            self.drawn += 1;
            chunk.copy_from_slice(&block[..chunk.len()]);
        }
    }

    /// A number from 0 to `end`, `end` left out; 0 if there is none.
    #[must_use]
    pub fn below(&mut self, end: u64) -> u64 {
        // 64 bits for a few thousand: the first numbers are not noticeably likelier.
        u64::from_le_bytes(self.bytes()).checked_rem(end).unwrap_or(0)
    }
}

/// The seed is a secret.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}
