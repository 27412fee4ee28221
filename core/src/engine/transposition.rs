use crate::board::Point;

use super::value::is_decided;

/// What a search of a position has shown, by the position's hash. Two entries share a place: one that stays while it is
/// the deeper, one that is always replaced.
#[derive(Debug)]
pub(super) struct Transpositions {
    places: Vec<[Entry; 2]>,
}

/// How a stored value relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Bound {
    /// The value is at least this.
    #[default]
    AtLeast,
    /// The value is at most this.
    AtMost,
    /// The value is this.
    Exact,
}

/// What is remembered of one position.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Entry {
    key: u64,
    pub(super) best: Option<Point>,
    value: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

impl Entry {
    /// The value as seen from the root: a win's plies are stored from the position on.
    pub(super) fn value(&self, ply: usize) -> i32 {
        shifted(i32::from(self.value), -plies(ply))
    }
}

impl Transpositions {
    /// A table of 2^`bits` entries.
    pub(super) fn new(bits: u32) -> Self {
        Self { places: vec![[Entry::default(); 2]; 1 << (bits - 1)] }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.places[self.place(key)].iter().find(|entry| entry.key == key).copied()
    }

    pub(super) fn put(
        &mut self,
        key: u64,
        depth: i32,
        value: i32,
        ply: usize,
        bound: Bound,
        best: Option<Point>,
    ) {
        let place = self.place(key);
        let [deep, recent] = &mut self.places[place];
        let depth = i8::try_from(depth).unwrap_or(i8::MAX);
        let value = i16::try_from(shifted(value, plies(ply))).unwrap_or_default();
        let slot = if deep.key == key || depth >= deep.depth || deep.key == 0 { deep } else { recent };
        let best = best.or(if slot.key == key { slot.best } else { None });
        *slot = Entry { key, best, value, depth, bound };
    }

    fn place(&self, key: u64) -> usize {
        let places = self.places.len() as u64;
        usize::try_from(key & (places - 1)).unwrap_or_default()
    }
}

fn plies(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or_default()
}

fn shifted(value: i32, plies: i32) -> i32 {
    if is_decided(value) { value + plies * value.signum() } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::value::win_at;

    #[test]
    fn a_win_is_as_far_from_where_it_is_read_as_from_where_it_was_stored() {
        let mut table = Transpositions::new(4);
        let point = Some(Point::new(3, 4));
        for (key, value) in [(1, win_at(7)), (2, -win_at(8)), (3, 250), (4, -250)] {
            table.put(key, 3, value, 4, Bound::Exact, point);
            let entry = table.get(key).unwrap();
            assert_eq!(entry.value(4), value);
            let closer = if value.abs() > 1_000 { value + 2 * value.signum() } else { value };
            assert_eq!(entry.value(2), closer);
            assert_eq!((entry.best, entry.depth), (point, 3));
        }
    }

    #[test]
    fn the_deeper_entry_stays_and_the_other_place_takes_what_comes() {
        let mut table = Transpositions::new(1);
        for (key, depth) in [(11, 9), (12, 2), (13, 3)] {
            table.put(key, depth, 0, 0, Bound::AtLeast, None);
        }
        assert!(table.get(11).is_some() && table.get(13).is_some());
        assert!(table.get(12).is_none());
    }
}
