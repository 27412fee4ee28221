//! The weight of a code is the sum of what its class, each of its four patterns and the code itself are worth, so that a
//! rare code is judged by its parts. Found by Adam (Kingma and Ba, 2014).

use tengen_core::board::Stone;
use tengen_core::rules::RuleSet;
use tengen_core::shapes::{CODES, PointClass, class_of, patterns_of};

/// The weights of one rule set: pairs by code, one set for both colours or, in renju, Black's and then White's.
pub struct Model {
    parts: Vec<[usize; 6]>,
    numbers: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    shared: bool,
    /// How strongly what a code is worth by itself is drawn to nothing.
    pull: f32,
}

const PATTERNS: usize = 16;
/// Numbers of a set, each a pair: classes, patterns, codes.
const NUMBERS: usize = PointClass::COUNT + PATTERNS + CODES;

impl Model {
    pub fn new(rules: RuleSet, pull: f32) -> Self {
        let shared = rules != RuleSet::Renju;
        let sets = if shared { 1 } else { 2 };
        let mut parts = Vec::new();
        for (set, line_rule) in rules.line_rules().into_iter().enumerate().take(sets) {
            for code in 0..CODES {
                let patterns = patterns_of(code).unwrap_or_default();
                let class = class_of(patterns.map(|(_, shape)| shape), line_rule) as usize;
                let [a, b, c, d] = patterns.map(|(number, _)| PointClass::COUNT + usize::from(number));
                let own = PointClass::COUNT + PATTERNS + code;
                parts.push([class, a, b, c, d, own].map(|part| set * NUMBERS + part));
            }
        }
        let zeros = || vec![0.0; 2 * sets * NUMBERS];
        Self { parts, numbers: zeros(), first: zeros(), second: zeros(), steps: 0, shared, pull }
    }

    /// What the classes are worth before anything is learned.
    pub fn start(&mut self, classes: [[f32; PointClass::COUNT]; 2]) {
        for set in self.numbers.chunks_mut(2 * NUMBERS) {
            for (n, values) in classes.iter().enumerate() {
                for (class, value) in values.iter().enumerate() {
                    set[2 * class + n] = *value;
                }
            }
        }
    }

    /// Where the weight of a colour's point stands in [`Self::weights`]; `n` is 0 or 1, the place in the pair.
    pub const fn place(&self, stone: Stone, code: usize, n: usize) -> usize {
        let set = if self.shared { 0 } else { stone.index() };
        2 * (set * CODES + code) + n
    }

    /// All weights.
    pub fn weights(&self) -> Vec<f32> {
        let weight = |parts: &[usize; 6], n| parts.iter().map(|part| self.numbers[2 * part + n]).sum();
        self.parts.iter().flat_map(|parts| [0, 1].map(|n| weight(parts, n))).collect()
    }

    /// One step against the slope of the loss by each weight.
    pub fn learn(&mut self, slope: &[f32], rate: f32) {
        let mut slopes = vec![0.0; self.numbers.len()];
        for (parts, pair) in self.parts.iter().zip(slope.chunks(2)) {
            for (n, slope) in pair.iter().enumerate() {
                for part in parts {
                    slopes[2 * part + n] += slope;
                }
                let own = 2 * parts[5] + n;
                slopes[own] += self.pull * self.numbers[own];
            }
        }
        self.steps += 1;
        let (early, late) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (n, slope) in slopes.into_iter().enumerate() {
            self.first[n] = 0.9 * self.first[n] + 0.1 * slope;
            self.second[n] = 0.999 * self.second[n] + 0.001 * slope * slope;
            self.numbers[n] -= rate * (self.first[n] / early) / ((self.second[n] / late).sqrt() + 1e-7);
        }
    }
}
