use std::sync::atomic::{AtomicU64, Ordering};

use crate::board::Point;

use super::value::is_decided;

/// What searches of positions have shown, by the positions' hashes; shared by threads without a lock. An entry is two
/// words, the hash mixed with the data and the data: of words that two threads wrote at once the hash comes out wrong, so
/// they are taken for another position's.
#[derive(Debug)]
pub(super) struct Transpositions {
    words: Vec<[AtomicU64; 2]>,
    age: u64,
}

/// How a stored value relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value is at least this.
    AtLeast,
    /// The value is at most this.
    AtMost,
    /// The value is this.
    Exact,
}

/// What is remembered of one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) best: Option<Point>,
    value: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// Entries that share a place: a line of the processor's cache.
const WAYS: usize = 4;
/// Bytes of an entry.
const BYTES: usize = 16;
/// Searches after which ages begin anew.
const AGES: u64 = 64;

impl Entry {
    /// The value as seen from the root: a win's plies are stored from the position on.
    pub(super) fn value(self, ply: usize) -> i32 {
        shifted(i32::from(self.value), -plies(ply))
    }

    /// Value, depth, point, bound and age from the lowest bit up. The bound is never 0, so no entry is.
    fn packed(self, age: u64) -> u64 {
        let point = self.best.map_or(NO_POINT, |p| u64::from(p.y) << 5 | u64::from(p.x));
        let bound = match self.bound {
            Bound::AtLeast => 1,
            Bound::AtMost => 2,
            Bound::Exact => 3,
        };
        let depth = u64::from(self.depth.cast_unsigned());
        u64::from(self.value.cast_unsigned()) | depth << 16 | point << 24 | bound << 34 | age << 36
    }

    fn unpacked(data: u64) -> Option<Self> {
        let [low, high, depth, x, ..] = data.to_le_bytes();
        let bound = match data >> 34 & 3 {
            1 => Bound::AtLeast,
            2 => Bound::AtMost,
            3 => Bound::Exact,
            _ => return None,
        };
        let point = data >> 24 & NO_POINT;
        let y = u8::try_from(point >> 5).unwrap_or_default();
        let best = (point != NO_POINT).then_some(Point::new(x & 31, y));
        Some(Self { best, value: i16::from_le_bytes([low, high]), depth: depth.cast_signed(), bound })
    }
}

/// The ten bits of a point that no board has.
const NO_POINT: u64 = 1023;

impl Transpositions {
    /// A table of about so many bytes, or of less where the machine doesn't give so many.
    pub(super) fn new(bytes: usize) -> Self {
        let mut places = (bytes / BYTES / WAYS).max(1);
        while places > 1 && !is_given(places) {
            places /= 2;
        }
        let words = vec![[0; 2]; places * WAYS];
        Self {
            words: words.into_iter().map(|[key, data]| [AtomicU64::new(key), AtomicU64::new(data)]).collect(),
            age: 0,
        }
    }

    /// Another search begins: what older ones left makes room first.
    pub(super) fn begin(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.place(key)
            .iter()
            .find_map(|words| {
                let data = words[1].load(Ordering::Relaxed);
                (words[0].load(Ordering::Relaxed) ^ data == key).then_some(data)
            })
            .and_then(Entry::unpacked)
    }

    pub(super) fn put(
        &self,
        key: u64,
        depth: i32,
        value: i32,
        ply: usize,
        bound: Bound,
        best: Option<Point>,
    ) {
        let value = i16::try_from(shifted(value, plies(ply))).unwrap_or_default();
        let depth = i8::try_from(depth).unwrap_or(if depth > 0 { i8::MAX } else { i8::MIN });
        let mut entry = Entry { best, value, depth, bound };
        let mut least = (i32::MAX, &self.place(key)[0]);
        for words in self.place(key) {
            let data = words[1].load(Ordering::Relaxed);
            if words[0].load(Ordering::Relaxed) ^ data == key {
                let known = Entry::unpacked(data);
                entry.best = best.or(known.and_then(|known| known.best));
                least.1 = words;
                break;
            }
            let worth = self.worth(data);
            if worth < least.0 {
                least = (worth, words);
            }
        }
        let data = entry.packed(self.age);
        least.1[0].store(key ^ data, Ordering::Relaxed);
        least.1[1].store(data, Ordering::Relaxed);
    }

    /// How much it would be a loss to overwrite an entry.
    fn worth(&self, data: u64) -> i32 {
        let Some(entry) = Entry::unpacked(data) else { return i32::MIN };
        let searches = (self.age + AGES - (data >> 36)) % AGES;
        i32::from(entry.depth) - 8 * i32::try_from(searches).unwrap_or_default()
    }

    fn place(&self, key: u64) -> &[[AtomicU64; 2]] {
        let places = (self.words.len() / WAYS) as u128;
        let place = usize::try_from((u128::from(key) * places) >> 64).unwrap_or_default();
        &self.words[place * WAYS..][..WAYS]
    }
}

/// Whether the machine gives memory for so many places. Only asked here, as zeroed memory can't be had by asking.
fn is_given(places: usize) -> bool {
    let Some(entries) = places.checked_mul(WAYS) else { return false };
    Vec::<[u64; 2]>::new().try_reserve_exact(entries).is_ok()
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
    use crate::board::Size;
    use crate::engine::value::win_at;

    #[test]
    fn a_win_is_as_far_from_where_it_is_read_as_from_where_it_was_stored() {
        let table = Transpositions::new(1 << 10);
        let point = Some(Point::new(3, 4));
        for (key, value) in [(1, win_at(7)), (2 << 60, -win_at(8)), (3 << 60, 250), (4 << 60, -250)] {
            table.put(key, 3, value, 4, Bound::Exact, point);
            let entry = table.get(key).unwrap();
            assert_eq!(entry.value(4), value);
            let closer = if value.abs() > 1_000 { value + 2 * value.signum() } else { value };
            assert_eq!(entry.value(2), closer);
            assert_eq!((entry.best, entry.depth), (point, 3));
        }
    }

    #[test]
    fn every_entry_reads_back() {
        for best in Size::MAX.points().map(Some).chain([None]) {
            for (value, depth, bound) in
                [(-30_000, -1, Bound::AtLeast), (29_999, 127, Bound::AtMost), (0, 0, Bound::Exact)]
            {
                let entry = Entry { best, value, depth, bound };
                assert_eq!(Entry::unpacked(entry.packed(AGES - 1)), Some(entry));
            }
        }
    }

    #[test]
    fn a_table_larger_than_any_machine_becomes_one_that_it_gives() {
        assert!(!is_given(usize::MAX) && !is_given(usize::MAX / WAYS) && is_given(1));
        assert!(!is_given(isize::MAX.unsigned_abs() / BYTES / WAYS));
    }

    #[test]
    fn what_is_shallow_or_of_an_older_search_makes_room_first() {
        let mut table = Transpositions::new(WAYS * BYTES);
        for (key, depth) in [(11, 9), (12, 2), (13, 3), (14, 4), (15, 1)] {
            table.put(key, depth, 0, 0, Bound::AtLeast, None);
        }
        assert!([11, 13, 14, 15].iter().all(|&key| table.get(key).is_some()) && table.get(12).is_none());
        table.begin();
        (16..=18).for_each(|key| table.put(key, 1, 0, 0, Bound::AtLeast, None));
        table.begin();
        table.put(19, 1, 0, 0, Bound::AtLeast, None);
        assert!(table.get(11).is_none() && table.get(19).is_some());
    }
}
