//! How much depth and how many moves a position is worth, as functions of depth and of how late a move comes.

use std::sync::LazyLock;

use super::params::{
    CALM_MARGIN, FUTILE_BASE, FUTILE_MARGIN, RAZOR_BASE, RAZOR_MARGIN, REDUCTION_BASE, REDUCTION_SCALE,
    SINGULAR_MARGIN,
};

/// One ply of a reduction.
pub(super) const UNIT: i32 = 64;
/// Depths and moves up to which reductions grow.
const GROWS: usize = 64;

/// Units by which the `tried`th quiet move is reduced: the product of two logarithms.
pub(super) fn reduction(depth: i32, tried: usize) -> i32 {
    static TABLE: LazyLock<Vec<i32>> = LazyLock::new(|| {
        let log = |n: usize| f64::from(u32::try_from(n).unwrap_or(1).max(1)).ln();
        let entry = |n: usize| REDUCTION_BASE + log(n / GROWS) * log(n % GROWS) * REDUCTION_SCALE;
        #[expect(clippy::cast_possible_truncation, reason = "the logarithms of 64 give small numbers")]
        let rounded = |n| entry(n).round() as i32;
        (0..GROWS * GROWS).map(rounded).collect()
    });
    let depth = usize::try_from(depth).unwrap_or_default().min(GROWS - 1);
    TABLE[depth * GROWS + tried.min(GROWS - 1)]
}

/// Below alpha by more than this, a shallow position is searched for fours only.
pub(super) const fn razor_margin(depth: i32) -> i32 {
    RAZOR_BASE + RAZOR_MARGIN * depth
}

/// Above beta by more than this, a shallow position is taken as good enough.
pub(super) const fn calm_margin(depth: i32) -> i32 {
    CALM_MARGIN * depth
}

/// Below alpha by more than this, a quiet move isn't tried at a shallow depth.
pub(super) const fn futile_margin(depth: i32) -> i32 {
    FUTILE_BASE + FUTILE_MARGIN * depth
}

/// By so much all other moves must be worse for the table's move to be extended.
pub(super) const fn singular_margin(depth: i32) -> i32 {
    SINGULAR_MARGIN * depth
}

/// Moves tried at a shallow depth before quiet ones are left out.
pub(super) fn most_moves(depth: i32, improves: bool) -> usize {
    let most = if improves { 5 + depth * depth } else { 4 + depth * depth / 2 };
    usize::try_from(most).unwrap_or_default()
}
