/// A stream of numbers from a seed: `SplitMix64` (Steele, Lea and Flood, 2014). Not for secrets.
#[derive(Debug, Clone)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn from_seed(seed: u64) -> Self {
        Self(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 up to but not including `end`; 0 if `end` is 0. The bias of the remainder is far below what play
    /// could show.
    pub(super) const fn below(&mut self, end: u32) -> u32 {
        let high = self.next() >> 32;
        ((high * end as u64) >> 32) as u32
    }

    /// One of the items; `None` if there are none.
    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let end = u32::try_from(items.len()).unwrap_or(u32::MAX);
        items.get(self.below(end) as usize).copied()
    }
}
