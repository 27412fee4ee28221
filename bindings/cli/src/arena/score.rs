//! What a match says: the score, its Elo with the error of pairs, and the sequential probability ratio test.

use std::fmt;
use std::str::FromStr as _;

/// Points of pairs of games, the second with colours swapped: doubled points 0 to 4.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    pairs: [u32; 5],
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    /// Adds a pair: the doubled points of the first side in each game.
    pub fn add(&mut self, points: [u8; 2]) {
        self.pairs[usize::from(points[0] + points[1]).min(4)] += 1;
        for point in points {
            match point {
                0 => self.lost += 1,
                1 => self.drawn += 1,
                _ => self.won += 1,
            }
        }
    }

    pub fn pairs(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// The mean of a pair's part of the points it could have, 0 to 1, and the variance of that. A pair of each kind is
    /// thought to have been half a time more often, so that a match of one kind of pair only has a variance too.
    fn moments(&self) -> (f64, f64) {
        let counted = |n: u32| f64::from(n) + 0.5;
        let all: f64 = self.pairs.iter().map(|&n| counted(n)).sum();
        let each = || self.pairs.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let mean = each().map(|(&n, part)| counted(n) * part).sum::<f64>() / all;
        let variance = each().map(|(&n, part)| counted(n) * (part - mean).powi(2)).sum::<f64>() / all;
        (mean, variance)
    }

    /// The log likelihood ratio of being `high` Elo better over being `low` Elo better, the points of pairs taken as
    /// normally distributed.
    fn ratio(&self, low: f64, high: f64) -> f64 {
        let (mean, variance) = self.moments();
        let (low, high) = (expected(low), expected(high));
        f64::from(self.pairs()) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Elo and the half width in which it lies with 95 %.
    fn elo(&self) -> (f64, f64) {
        let (mean, variance) = self.moments();
        let error = 1.96 * (variance / f64::from(self.pairs().max(1))).sqrt();
        (elo_of(mean), (elo_of(mean + error) - elo_of(mean - error)) / 2.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.won + self.drawn + self.lost;
        let (elo, error) = self.elo();
        // Adding nothing takes the sign from a zero.
        let elo = elo.round() + 0.0;
        write!(f, "{games} games +{} ={} -{}, Elo {elo:+.0} ± {error:.0}", self.won, self.drawn, self.lost)
    }
}

/// The part of the points that somebody so much better gets.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

fn elo_of(part: f64) -> f64 {
    let part = part.clamp(1e-3, 1.0 - 1e-3);
    -400.0 * (1.0 / part - 1.0).log10()
}

/// What a match is to decide: whether A is rather the higher or the lower number of Elo better than B.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hypotheses(Option<(f64, f64)>);

/// What a match has decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The higher number holds.
    Accepted,
    /// The lower one does.
    Rejected,
    /// Neither can be said.
    Undecided,
}

impl Hypotheses {
    /// Something new is worth its lines.
    const GAIN: Self = Self(Some((0.0, 20.0)));
    /// Something can go without harm.
    const SIMPLIFY: Self = Self(Some((-15.0, 5.0)));
    /// Beyond this ratio either way is a verdict: each is wrong one time in twenty.
    const BOUND: f64 = 2.944_438_979_166_440_3;

    /// Reads `gain`, `simplify`, `none` or two numbers separated by a comma.
    pub fn parse(text: &str) -> Result<Self, String> {
        let problem = || format!("a test is gain, simplify, none or LOW,HIGH in Elo, not '{text}'");
        match text {
            "gain" => Ok(Self::GAIN),
            "simplify" => Ok(Self::SIMPLIFY),
            "none" => Ok(Self(None)),
            _ => {
                let (low, high) = text.split_once(',').ok_or_else(problem)?;
                match (f64::from_str(low), f64::from_str(high)) {
                    (Ok(low), Ok(high)) if low < high && high - low < 1e3 && low.abs() < 1e3 => {
                        Ok(Self(Some((low, high))))
                    }
                    _ => Err(problem()),
                }
            }
        }
    }

    pub fn verdict(&self, score: &Score) -> Verdict {
        match self.0.map(|(low, high)| score.ratio(low, high)) {
            Some(ratio) if ratio >= Self::BOUND => Verdict::Accepted,
            Some(ratio) if ratio <= -Self::BOUND => Verdict::Rejected,
            _ => Verdict::Undecided,
        }
    }

    /// The score and how far the test is.
    pub fn state(&self, score: &Score) -> String {
        match self.0 {
            Some((low, high)) => {
                format!("{score}, LLR {:+.2} [{low}, {high}]", score.ratio(low, high))
            }
            None => score.to_string(),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
            Self::Undecided => "undecided",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(pairs: &[([u8; 2], usize)]) -> Score {
        let mut score = Score::default();
        for &(points, times) in pairs {
            for _ in 0..times {
                score.add(points);
            }
        }
        score
    }

    #[test]
    fn games_are_counted_and_even_is_zero() {
        let even = score(&[([2, 0], 30), ([0, 2], 30), ([1, 1], 10), ([2, 1], 5), ([0, 1], 5)]);
        assert_eq!((even.won, even.drawn, even.lost, even.pairs()), (65, 30, 65, 80));
        let (elo, error) = even.elo();
        assert!(elo.abs() < 1e-9 && error > 0.0, "{elo} ± {error}");
        assert!(even.to_string().starts_with("160 games +65 =30 -65, Elo +0 ± "), "{even}");
    }

    #[test]
    fn three_quarters_are_a_hundred_and_ninety_elo() {
        let better = score(&[([2, 2], 250), ([2, 0], 250), ([2, 1], 500)]);
        let (elo, _) = better.elo();
        assert!((elo - 190.8).abs() < 1.0, "{elo}");
    }

    #[test]
    fn a_clear_match_is_decided_and_a_close_one_is_not() {
        let gain = Hypotheses::GAIN;
        let ahead = score(&[([2, 2], 60), ([2, 0], 100), ([0, 0], 20)]);
        let behind = score(&[([0, 0], 60), ([2, 0], 100), ([2, 2], 20)]);
        let close = score(&[([2, 2], 11), ([2, 0], 20), ([0, 0], 10)]);
        assert_eq!(gain.verdict(&ahead), Verdict::Accepted);
        assert_eq!(gain.verdict(&behind), Verdict::Rejected);
        assert_eq!(gain.verdict(&close), Verdict::Undecided);
        // The same evidence says the opposite with sides exchanged.
        let mirrored = Hypotheses(Some((-20.0, 0.0)));
        assert!((mirrored.0.map(|(l, h)| behind.ratio(l, h)).unwrap() + ahead.ratio(0.0, 20.0)).abs() < 1e-9);
        assert_eq!(Hypotheses(None).verdict(&ahead), Verdict::Undecided);
    }

    #[test]
    fn pairs_that_all_went_alike_still_leave_a_doubt() {
        assert_eq!(Hypotheses::GAIN.verdict(&score(&[([2, 2], 1)])), Verdict::Undecided);
        assert_eq!(Hypotheses::GAIN.verdict(&score(&[([2, 0], 10)])), Verdict::Undecided);
    }

    #[test]
    fn tests_are_read_by_name_or_by_numbers() {
        assert_eq!(Hypotheses::parse("gain"), Ok(Hypotheses::GAIN));
        assert_eq!(Hypotheses::parse("-15,5"), Ok(Hypotheses::SIMPLIFY));
        assert_eq!(Hypotheses::parse("none"), Ok(Hypotheses(None)));
        for wrong in ["", "5,0", "0", "0,nan", "0,inf", "a,b"] {
            assert!(Hypotheses::parse(wrong).is_err(), "{wrong}");
        }
    }
}
