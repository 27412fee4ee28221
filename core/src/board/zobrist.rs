use super::{Point, Stone};

/// The stride of the key table: the largest board, so that a key depends on the point and not on the size.
const STRIDE: usize = 20;

static KEYS: [[u64; STRIDE * STRIDE]; 2] = keys();

/// The Zobrist key of a stone on a point: a fixed table filled by `SplitMix64` (Steele, Lea and Flood, 2014) from seed 0.
#[must_use]
pub fn zobrist_key(point: Point, stone: Stone) -> u64 {
    KEYS[stone.index()][usize::from(point.y) * STRIDE + usize::from(point.x)]
}

const fn keys() -> [[u64; STRIDE * STRIDE]; 2] {
    let mut table = [[0; STRIDE * STRIDE]; 2];
    let mut state = 0u64;
    let mut n = 0;
    while n < 2 * STRIDE * STRIDE {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        table[n / (STRIDE * STRIDE)][n % (STRIDE * STRIDE)] = z ^ (z >> 31);
        n += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_are_those_of_splitmix64_and_all_different() {
        // The first two outputs of SplitMix64 from seed 0, as published with the reference code.
        assert_eq!(zobrist_key(Point::new(0, 0), Stone::Black), 0xE220_A839_7B1D_CDAF);
        assert_eq!(zobrist_key(Point::new(1, 0), Stone::Black), 0x6E78_9E6A_A1B9_65F4);
        let mut all: Vec<u64> = KEYS.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2 * STRIDE * STRIDE);
    }
}
