use crate::net::link::Chance;

/// The first wait, which doubles with each further failure.
const FIRST_MS: u64 = 250;
/// The longest wait.
const LONGEST_MS: u64 = 8_000;

/// When to call again after a link has failed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Retry {
    failures: u32,
}

impl Retry {
    /// Nothing has failed yet.
    pub const NEW: Self = Self { failures: 0 };

    /// How long to wait after one more failure, in milliseconds: a quarter more or less by lot, so that a hall that comes
    /// back is not called by all at once.
    pub fn wait_ms(&mut self, chance: &mut Chance) -> i64 {
        let base = FIRST_MS.saturating_mul(1 << self.failures.min(16)).min(LONGEST_MS);
        self.failures = self.failures.saturating_add(1);
        let wait = base * 3 / 4 + chance.below(base / 2 + 1);
        i64::try_from(wait).unwrap_or(i64::MAX)
    }

    /// It has worked, or there is reason to think that it will: the network changed, or the app is in sight again.
    pub const fn reset(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_bound_and_differ() {
        let mut chance = Chance::new([1; 32]);
        let mut retry = Retry::default();
        for base in [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000] {
            let wait = retry.wait_ms(&mut chance);
            assert!((base * 3 / 4..=base * 5 / 4).contains(&wait), "{wait} for {base}");
        }
        for _ in 0..100 {
            assert!(retry.wait_ms(&mut chance) <= 10_000);
        }
        retry.reset();
        assert!(retry.wait_ms(&mut chance) <= 313);
    }
}
