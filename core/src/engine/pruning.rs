//! How much depth and how many moves a position is worth: what is settled without a move, which moves are left out, and
//! which are searched more or less deeply than others.

use std::sync::LazyLock;

use crate::board::Point;
use crate::shapes::PointClass;

use super::frame::Frame;
use super::params;
use super::search::Search;
use super::transposition::{Bound, Entry};
use super::tuning::Tuning;
use super::value::is_decided;

/// What the search without a move says about it.
pub(super) enum Longer {
    /// So many plies more.
    By(i32),
    /// Even without it the value is at least beta.
    Refuted(i32),
}

impl Search<'_, '_> {
    /// A value that needs no move here: so far below alpha that only a win by fours could help, or so far above beta that
    /// nothing can be expected to bring it down.
    pub(super) fn plain_value(&mut self, frame: Frame, still: i32) -> Option<i32> {
        let Frame { alpha, beta, depth, .. } = frame;
        if depth <= self.tuning.razor_depth && !is_decided(alpha) && still + self.tuning.razor(depth) <= alpha
        {
            return Some(self.win_by_fours(frame).unwrap_or(still));
        }
        let quiet = !is_decided(beta) && depth <= self.tuning.calm_depth;
        (quiet && still - self.tuning.calm(depth) >= beta).then_some(still)
    }

    /// How much deeper the table's move is to be searched: more where all others are worse by far.
    pub(super) fn longer(&mut self, frame: Frame, stored: Entry) -> Longer {
        let Some(first) = stored.best else { return Longer::By(0) };
        let known = stored.value(frame.ply);
        if frame.depth < self.tuning.singular_depth
            || frame.ply == 0
            || i32::from(stored.depth) < frame.depth - 3
            || stored.bound == Bound::AtMost
            || is_decided(known)
        {
            return Longer::By(0);
        }
        let beta = known - self.tuning.singular(frame.depth);
        let depth = (frame.depth - 1) / 2;
        self.plies[frame.ply].without = Some(first);
        let without = self.value(Frame { alpha: beta - 1, beta, depth, ..frame });
        self.plies[frame.ply].without = None;
        if without < beta {
            Longer::By(1)
        } else if without >= frame.beta && frame.is_narrow() && !is_decided(without) {
            Longer::Refuted(without)
        } else {
            Longer::By(0)
        }
    }

    /// Whether a late move is left out unseen.
    pub(super) fn is_hopeless(&self, frame: Frame, point: Point, tried: usize) -> bool {
        if !frame.is_narrow() || self.is_sharp(point) {
            return false;
        }
        if frame.depth <= self.tuning.count_depth
            && tried >= most_moves(frame.depth, self.improves(frame.ply))
        {
            return true;
        }
        let still = self.plies[frame.ply].still;
        frame.depth <= self.tuning.futile_depth
            && !is_decided(frame.alpha)
            && still.is_some_and(|still| still + self.tuning.futile(frame.depth) <= frame.alpha)
    }

    /// Whether the side to move stands better than at its last turn.
    fn improves(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|before| self.plies[before].still);
        match (self.plies[ply].still, before) {
            (Some(now), Some(before)) => now > before,
            _ => true,
        }
    }

    /// Plies by which a late move is searched less deeply at first.
    pub(super) fn less(&self, frame: Frame, point: Point, tried: usize, forced: bool) -> i32 {
        if forced || frame.depth < 3 {
            return 0;
        }
        let mut less = reduction(&self.tuning, frame.depth, tried);
        if self.is_sharp(point) {
            less -= 2 * UNIT;
        }
        if !frame.is_narrow() {
            less -= UNIT;
        }
        if frame.cut {
            less += UNIT;
        }
        if !self.improves(frame.ply) {
            less += UNIT / 2;
        }
        let own = self.position.to_move();
        less -= self.experience.history(own, point) * UNIT / params::HISTORY_LIMIT;
        (less / UNIT).clamp(0, frame.depth - 1)
    }

    /// Whether a move makes a four or stops or makes something near to winning.
    fn is_sharp(&self, point: Point) -> bool {
        let own = self.position.to_move();
        let class = |stone| self.position.shapes().class(point, stone);
        class(own) >= PointClass::OpenThree || class(own.opponent()) >= PointClass::DoubleThree
    }
}

/// One ply of a reduction.
const UNIT: i32 = 64;
/// Depths and moves up to which reductions grow.
const GROWS: usize = 64;

/// Units by which the `tried`th quiet move is reduced: the product of two logarithms, weighed.
fn reduction(tuning: &Tuning, depth: i32, tried: usize) -> i32 {
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
fn most_moves(depth: i32, improves: bool) -> usize {
    let most = if improves { 5 + depth * depth } else { 4 + depth * depth / 2 };
    usize::try_from(most).unwrap_or_default()
}
