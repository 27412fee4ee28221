//! The chosen row of a list that changes by itself.

/// Stays on the same thing for as long as that is there.
#[derive(Debug, Clone, Default)]
pub struct Chosen<K> {
    key: Option<K>,
}

impl<K: Clone + PartialEq> Chosen<K> {
    /// Nothing is chosen yet: the first one.
    pub const fn first() -> Self {
        Self { key: None }
    }

    /// Which of these it is.
    pub fn index(&self, keys: &[K]) -> usize {
        keys.iter().position(|key| Some(key) == self.key.as_ref()).unwrap_or(0)
    }

    /// One further down, or up.
    pub fn go(&mut self, keys: &[K], down: bool) {
        let at = self.index(keys);
        let to = if down { at + 1 } else { at.saturating_sub(1) };
        self.key = keys.get(to.min(keys.len().saturating_sub(1))).cloned();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_stays_so_wherever_it_moves() {
        let mut chosen = Chosen::first();
        assert_eq!(chosen.index(&['a', 'b', 'c']), 0);
        chosen.go(&['a', 'b', 'c'], true);
        assert_eq!(chosen.index(&['c', 'd', 'a', 'b']), 3);
        assert_eq!(chosen.index(&['c', 'd']), 0, "what is gone is not chosen");
        chosen.go(&['c', 'd'], true);
        chosen.go(&['c', 'd'], true);
        assert_eq!(chosen.index(&['c', 'd']), 1);
        chosen.go(&[], true);
        assert_eq!(chosen.index(&[]), 0);
    }
}
