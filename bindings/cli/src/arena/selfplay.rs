//! `tengen selfplay`: the engine against itself by all rules on all sizes, to see that it keeps the rules and its time.

use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use clap::Args;
use tengen_core::board::{Size, Stone};
use tengen_core::rules::RuleSet;

use super::game::{Ending, Played, play};
use super::opening::scattered;
use super::player::PlayerSpec;
use super::pool;
use super::stopwatch::Spent;

/// How many games and how long.
#[derive(Debug, Args)]
pub struct SelfPlayArguments {
    /// Games; rules and sizes take turns
    #[arg(long, default_value_t = 1000)]
    pub games: usize,

    /// Milliseconds for a move
    #[arg(long, default_value_t = 10)]
    pub ms: u64,

    /// Milliseconds of the processor's that a move may take beyond that: what other programs take doesn't count
    #[arg(long, default_value_t = 20)]
    pub over: u64,

    /// Games at once
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,

    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What happened in the games so far.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    moves: usize,
    black: usize,
    white: usize,
    full: usize,
    faults: usize,
    crashes: usize,
    overruns: usize,
    longest: Spent,
}

impl Tally {
    fn add(&mut self, played: Option<&Played>, allowed: Duration) {
        self.games += 1;
        let Some(played) = played else {
            self.crashes += 1;
            return;
        };
        self.moves += played.moves.len();
        self.overruns += usize::from(played.longest.processor > allowed);
        self.longest = self.longest.longest(played.longest);
        match played.ending {
            Ending::Won(Stone::Black) => self.black += 1,
            Ending::Won(Stone::White) => self.white += 1,
            Ending::Full => self.full += 1,
            Ending::LostBy(..) => self.faults += 1,
        }
    }

    const fn is_clean(&self) -> bool {
        self.faults + self.crashes + self.overruns == 0
    }

    fn state(&self) -> String {
        let Self { games, moves, black, white, full, faults, crashes, overruns, longest } = self;
        format!(
            "{games} games, {moves} moves: Black {black}, White {white}, full {full}; illegal moves or fouls {faults}, \
             crashes {crashes}, games with a move over its time {overruns}; longest thought {} ms of the processor's, \
             {} ms by the clock",
            longest.processor.as_millis(),
            longest.clock.as_millis()
        )
    }
}

/// Plays the games and tells how they went; whether all were clean.
pub fn selfplay(arguments: &SelfPlayArguments) -> io::Result<bool> {
    let mut tally = Tally::default();
    let mut out = io::stdout().lock();
    let mut told = Ok(());
    pool::in_order(
        arguments.jobs,
        arguments.games,
        |number| (number, catch_unwind(AssertUnwindSafe(|| game(arguments, number))).ok()),
        |(number, played)| {
            tally.add(played.as_ref(), Duration::from_millis(arguments.ms + arguments.over));
            let (rules, size) = kind(number);
            let wrong = match &played {
                None => Some("a crash".to_owned()),
                Some(Played { ending: Ending::LostBy(winner, fault), moves, .. }) => {
                    Some(format!("{fault:?} by {:?} after {}", winner.opponent(), crate::report::line(moves)))
                }
                Some(_) => None,
            };
            if let Some(wrong) = wrong {
                told = writeln!(out, "game {number}, {rules:?} {}: {wrong}", size.lines());
            } else if tally.games.is_multiple_of(100) {
                told = writeln!(out, "{}", tally.state()).and_then(|()| out.flush());
            }
            told.is_ok()
        },
    );
    told?;
    writeln!(out, "{}", tally.state())?;
    Ok(tally.is_clean())
}

/// Rules and size of a game: all pairs of them in turn.
fn kind(number: usize) -> (RuleSet, Size) {
    const SIZES: [i32; 11] = [15, 20, 10, 11, 12, 13, 14, 16, 17, 18, 19];
    let rules = RuleSet::ALL[number % RuleSet::ALL.len()];
    let size = Size::new(SIZES[number / RuleSet::ALL.len() % SIZES.len()]).unwrap_or(Size::STANDARD);
    (rules, size)
}

fn game(arguments: &SelfPlayArguments, number: usize) -> Played {
    let (rules, size) = kind(number);
    let mut dice = fastrand::Rng::with_seed(arguments.seed.wrapping_mul(1_000_003) ^ number as u64);
    let opening = scattered(rules, size, &mut dice);
    let player = || PlayerSpec::default().player(u64::MAX, Some(arguments.ms), arguments.seed);
    play(rules, &opening, &mut player(), &mut player())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_meets_every_rule() {
        let mut kinds: Vec<(RuleSet, Size)> = (0..55).map(kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), 55);
    }

    #[test]
    fn a_game_that_goes_wrong_is_counted() {
        let played = |ending, ms| {
            let processor = Duration::from_millis(ms);
            Played { ending, moves: Vec::new(), longest: Spent { processor, clock: 2 * processor } }
        };
        let allowed = Duration::from_millis(30);
        let mut tally = Tally::default();
        tally.add(Some(&played(Ending::Won(Stone::Black), 30)), allowed);
        assert!(tally.is_clean());
        for wrong in [
            None,
            Some(played(Ending::Full, 31)),
            Some(played(Ending::LostBy(Stone::White, super::super::game::Fault::Foul), 1)),
        ] {
            let mut tally = Tally::default();
            tally.add(wrong.as_ref(), allowed);
            assert!(!tally.is_clean(), "{wrong:?}");
        }
    }
}
