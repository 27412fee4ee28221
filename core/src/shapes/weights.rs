use std::sync::LazyLock;

use super::Shape;
use super::class::Packed;
use super::pattern::Pattern;

/// How many different points there are for one colour: four of sixteen patterns in any order.
pub const CODES: usize = 3876;

/// What a point is worth by its code: a pair of numbers whose meaning is the owner's. [`super::Shapes`] keeps the sums of
/// both over the empty points.
pub type Weights = [[i16; 2]; CODES];

/// Nothing is worth anything.
pub(super) static NO_WEIGHTS: Weights = [[0; 2]; CODES];

/// The code of every packed point: 128 KiB.
pub(super) fn codes() -> &'static [u16; 1 << 16] {
    static TABLE: LazyLock<Box<[u16; 1 << 16]>> = LazyLock::new(|| {
        let mut codes = Box::new([0; 1 << 16]);
        for (code, &packed) in (0..).zip(ordered()) {
            codes[usize::from(packed.bits())] = code;
        }
        for bits in 0..=u16::MAX {
            codes[usize::from(bits)] = codes[usize::from(in_order(bits))];
        }
        codes
    });
    &TABLE
}

/// The packed points whose patterns ascend, by their code.
fn ordered() -> &'static [Packed] {
    static TABLE: LazyLock<Vec<Packed>> = LazyLock::new(|| {
        let ascending = (0..=u16::MAX).filter(|&bits| in_order(bits) == bits);
        ascending.map(Packed::from_bits).collect()
    });
    &TABLE
}

fn in_order(bits: u16) -> u16 {
    let mut digits = [0, 4, 8, 12].map(|shift| bits >> shift & 15);
    digits.sort_unstable();
    digits[0] | digits[1] << 4 | digits[2] << 8 | digits[3] << 12
}

/// The patterns of a code in ascending order: their numbers, below 16, with the shape of each. `None` from [`CODES`] on.
#[must_use]
pub fn patterns_of(code: usize) -> Option<[(u8, Shape); 4]> {
    let packed = ordered().get(code)?;
    Some([0, 4, 8, 12].map(|shift| {
        let pattern = Pattern::from_bits(packed.bits() >> shift);
        (u8::try_from(pattern.bits()).unwrap_or_default(), pattern.shape())
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_all_used_and_the_order_of_directions_does_not_matter() {
        let codes = codes();
        let mut seen = codes.to_vec();
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.into_iter().map(usize::from).eq(0..CODES) && ordered().len() == CODES);
        for bits in (0..=u16::MAX).step_by(7) {
            assert_eq!(codes[usize::from(bits)], codes[usize::from(bits.rotate_left(4))]);
            assert_eq!(codes[usize::from(bits)], codes[usize::from(bits.swap_bytes())]);
        }
    }
}
