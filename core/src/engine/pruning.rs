//! How much depth and how many moves a position is worth, as functions of depth and of how late a move comes.

use std::sync::LazyLock;

use super::tuning::Tuning;

/// One ply of a reduction.
pub(super) const UNIT: i32 = 64;
/// Depths and moves up to which reductions grow.
const GROWS: usize = 64;

/// Units by which the `tried`th quiet move is reduced: the product of two logarithms, weighed.
pub(super) fn reduction(tuning: &Tuning, depth: i32, tried: usize) -> i32 {
    /// The products in 1024ths.
    static TABLE: LazyLock<Vec<i32>> = LazyLock::new(|| {
        let log = |n: usize| f64::from(u32::try_from(n).unwrap_or(1).max(1)).ln();
        #[expect(clippy::cast_possible_truncation, reason = "the logarithms of 64 give small numbers")]
        let rounded = |n: usize| (log(n / GROWS) * log(n % GROWS) * 1024.0).round() as i32;
        (0..GROWS * GROWS).map(rounded).collect()
    });
    let depth = usize::try_from(depth).unwrap_or_default().min(GROWS - 1);
    tuning.reduction_base + tuning.reduction_scale * TABLE[depth * GROWS + tried.min(GROWS - 1)] / 1024
}

/// Moves tried at a shallow depth before quiet ones are left out.
pub(super) fn most_moves(depth: i32, improves: bool) -> usize {
    let most = if improves { 5 + depth * depth } else { 4 + depth * depth / 2 };
    usize::try_from(most).unwrap_or_default()
}
