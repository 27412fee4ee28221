use std::collections::VecDeque;

/// How many events of a room are kept for those who come back.
pub const KEPT_EVENTS: usize = 512;

/// The events of a room by their numbers, which begin with 1 and have no gap. Only the last ones are kept.
#[derive(Debug, Clone)]
pub struct Numbered<E> {
    kept: VecDeque<E>,
    rev: u64,
}

impl<E> Numbered<E> {
    /// An empty list that goes on after `rev`.
    #[must_use]
    pub const fn after(rev: u64) -> Self {
        Self { kept: VecDeque::new(), rev }
    }

    /// The number of the last event; 0 before the first.
    #[must_use]
    pub const fn rev(&self) -> u64 {
        self.rev
    }

    /// Adds an event and gives its number.
    pub fn push(&mut self, event: E) -> u64 {
        if self.kept.len() == KEPT_EVENTS {
            self.kept.pop_front();
        }
        self.kept.push_back(event);
        self.rev += 1;
        self.rev
    }

    /// What has come after `rev`, with numbers; `None` if it is no more kept, or if there never was such a number.
    #[must_use]
    pub fn since(&self, rev: u64) -> Option<impl Iterator<Item = (u64, &E)>> {
        let missing = usize::try_from(self.rev.checked_sub(rev)?).ok()?;
        let start = self.kept.len().checked_sub(missing)?;
        Some((rev + 1..).zip(self.kept.range(start..)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_missed_is_given_in_order_while_it_is_kept() {
        let mut numbered = Numbered::after(100);
        for n in 101..=700u64 {
            assert_eq!(numbered.push(n), n);
        }
        let since =
            |rev| numbered.since(rev).map(|events| events.map(|(rev, n)| (rev, *n)).collect::<Vec<_>>());
        assert_eq!(since(700), Some(vec![]));
        assert_eq!(since(698), Some(vec![(699, 699), (700, 700)]));
        assert_eq!(since(188).map(|events| (events.len(), events[0])), Some((KEPT_EVENTS, (189, 189))));
        assert_eq!((since(187), since(701), since(0)), (None, None, None));
    }
}
