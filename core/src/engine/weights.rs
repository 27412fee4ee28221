use std::sync::LazyLock;

use crate::rules::RuleSet;
use crate::shapes::{CODES, PointClass, Weights, class_of, patterns_of};

/// What a point of each class is worth to the side to move.
const TO_MOVE: [i16; PointClass::COUNT] = [0, 1, 3, 6, 4, 8, 12, 18, 40, 14, 22, 70, 100, 200, 400, 0];
/// What a point of each class is worth to the side that waits.
const WAITING: [i16; PointClass::COUNT] = [0, 1, 2, 4, 3, 5, 8, 11, 22, 9, 13, 36, 50, 50, 200, 0];

pub(super) fn of(rules: RuleSet) -> [&'static Weights; 2] {
    static ALL: LazyLock<Vec<Weights>> = LazyLock::new(|| {
        let build = |rule| {
            let mut all = [[0; 2]; CODES];
            for (code, pair) in all.iter_mut().enumerate() {
                let class =
                    class_of(patterns_of(code).unwrap_or_default().map(|(_, shape)| shape), rule) as usize;
                *pair = [TO_MOVE[class], WAITING[class]];
            }
            all
        };
        RuleSet::ALL.iter().flat_map(|r| r.line_rules()).map(build).collect()
    });
    let n = RuleSet::ALL.iter().position(|&r| r == rules).unwrap_or_default();
    [&ALL[2 * n], &ALL[2 * n + 1]]
}
