//! The numbers of the search by name, so that a match can play one setting against another in one process.

use thiserror::Error;

use super::params::Strength;

/// Why a number can't be set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TuningError {
    /// No number has this name.
    #[error("'{0}' is no number of the search")]
    Unknown(String),
    /// Beyond what the search can work with.
    #[error("{0} is 0 to {LARGEST}")]
    Range(&'static str),
}

/// More than any of the numbers needs to be.
const LARGEST: i32 = 1_000_000;

/// Declares the numbers with their defaults, once for all.
macro_rules! numbers {
    ($($(#[doc = $doc:literal])+ $name:ident = $default:expr;)+) => {
        /// Numbers of the search. Those of depths switch their technique off at 0, or where they say "from" at 99.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Tuning {
            $($(#[doc = $doc])+ pub(super) $name: i32,)+
            limits: Overrides,
        }

        impl Default for Tuning {
            fn default() -> Self {
                Self { $($name: $default,)+ limits: Overrides::default() }
            }
        }

        impl Tuning {
            /// What each number is called and what it is now.
            #[must_use]
            pub fn numbers(&self) -> Vec<(&'static str, i32)> {
                vec![$((stringify!($name), self.$name)),+]
            }

            /// Sets a number by its name, or one of the level's limits: `width`, `fours`, `leaf_fours`, `threats`.
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), TuningError> {
                if !(0..=LARGEST).contains(&value) {
                    let known = self.numbers().into_iter().find(|&(known, _)| known == name);
                    return Err(TuningError::Range(known.map_or("a number", |(name, _)| name)));
                }
                match name {
                    $(stringify!($name) => self.$name = value,)+
                    _ => self.limits.set(name, value)?,
                }
                Ok(())
            }
        }
    };
}

numbers! {
    /// What a killer move adds to a point's look.
    killer = 60;
    /// What an answer that refuted the same move elsewhere adds.
    counter = 40;
    /// The half width of the first window round the last value.
    aspiration = 40;
    /// From this depth on a position without a known best move is searched a ply less deeply.
    unknown_depth = 4;
    /// Up to this depth a position far below alpha is searched for fours only.
    razor_depth = 3;
    /// How far at depth 0.
    razor_base = 60;
    /// How much more each ply.
    razor_margin = 40;
    /// Up to this depth a position far above beta is taken as good enough.
    calm_depth = 5;
    /// How far a ply.
    calm_margin = 45;
    /// Up to this depth quiet moves aren't tried far below alpha.
    futile_depth = 5;
    /// How far at depth 0.
    futile_base = 30;
    /// How much more each ply.
    futile_margin = 35;
    /// Up to this depth late quiet moves are left out by their number.
    count_depth = 6;
    /// From this depth on the table's move is searched more deeply where all others are worse.
    singular_depth = 6;
    /// Worse by so much a ply.
    singular_margin = 3;
    /// The reduction of late moves, in 64ths of a ply: this and the next by the logarithms of depth and number.
    reduction_base = 32;
    /// How much of the product of the two logarithms.
    reduction_scale = 76;
}

/// Limits of a level that are set instead of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Overrides {
    width: Option<i32>,
    fours: Option<i32>,
    leaf_fours: Option<i32>,
    threats: Option<i32>,
}

impl Overrides {
    fn set(&mut self, name: &str, value: i32) -> Result<(), TuningError> {
        let limit = match name {
            "width" => &mut self.width,
            "fours" => &mut self.fours,
            "leaf_fours" => &mut self.leaf_fours,
            "threats" => &mut self.threats,
            _ => return Err(TuningError::Unknown(name.chars().take(32).collect())),
        };
        *limit = Some(value);
        Ok(())
    }
}

impl Tuning {
    /// A level's strength with the limits that were set.
    pub(super) fn applied(&self, mut strength: Strength) -> Strength {
        let Overrides { width, fours, leaf_fours, threats } = self.limits;
        let count = |limit: i32| u64::from(limit.unsigned_abs());
        strength.width = width.map_or(strength.width, |width| width.unsigned_abs() as usize);
        strength.fours = fours.map_or(strength.fours, count);
        strength.leaf_fours = leaf_fours.map_or(strength.leaf_fours, count);
        strength.threats = threats.map_or(strength.threats, count);
        strength
    }

    /// Below alpha by more than this, a shallow position is searched for fours only.
    pub(super) const fn razor(&self, depth: i32) -> i32 {
        self.razor_base + self.razor_margin * depth
    }

    /// Above beta by more than this, a shallow position is taken as good enough.
    pub(super) const fn calm(&self, depth: i32) -> i32 {
        self.calm_margin * depth
    }

    /// Below alpha by more than this, a quiet move isn't tried at a shallow depth.
    pub(super) const fn futile(&self, depth: i32) -> i32 {
        self.futile_base + self.futile_margin * depth
    }

    /// By so much all other moves must be worse for the table's move to be extended.
    pub(super) const fn singular(&self, depth: i32) -> i32 {
        self.singular_margin * depth
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::params;
    use crate::game::Level;

    #[test]
    fn every_number_is_set_by_its_name_and_nothing_else() {
        let default = Tuning::default();
        assert!(default.numbers().len() > 10);
        for (name, value) in default.numbers() {
            let mut tuning = default;
            tuning.set(name, value + 1).unwrap();
            let changed = tuning.numbers().into_iter().filter(|number| !default.numbers().contains(number));
            assert_eq!(changed.collect::<Vec<_>>(), [(name, value + 1)]);
            assert_eq!(tuning.set(name, -1), Err(TuningError::Range(name)));
            assert_eq!(tuning.set(name, i32::MAX), Err(TuningError::Range(name)));
        }
        assert_eq!(Tuning::default().set("luck", 7), Err(TuningError::Unknown("luck".into())));
    }

    #[test]
    fn a_levels_limits_are_replaced_where_they_are_set() {
        let top = *params::strength(Level::TOP);
        let mut tuning = Tuning::default();
        assert_eq!(tuning.applied(top), top);
        for name in ["width", "fours", "leaf_fours", "threats"] {
            tuning.set(name, 7).unwrap();
        }
        let applied = tuning.applied(top);
        let limits = (applied.width, applied.fours, applied.leaf_fours, applied.threats);
        assert_eq!(limits, (7, 7, 7, 7));
    }
}
