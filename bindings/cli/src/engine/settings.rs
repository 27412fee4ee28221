//! What INFO has told, and what it leaves for one move.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use tengen_core::engine::{Clock, Limits, Setup};
use tengen_core::rules::RuleSet;

use super::request::Info;

/// For a move when nothing is told.
const DEFAULT_TURN_MS: u64 = 5_000;
/// Kept back for the way of the answer to the manager.
const RESERVE_MS: u64 = 8;
/// Megabytes that everything but the table takes.
const PROGRAM_MB: usize = 24;
/// More of a table helps no search that somebody waits for.
const LARGEST_TABLE_MB: usize = 1024;
/// Stones placed in the search when the answer shall come as fast as possible.
const FAST_NODES: u64 = 2_000;
/// What managers send as the time left when there is no limit.
const UNLIMITED_MS: i64 = i32::MAX as i64;

/// The settings in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    turn_ms: u64,
    /// What the game has left; `None` without a limit.
    left_ms: Option<i64>,
    match_ms: u64,
    rule: u32,
    memory: u64,
    threads: usize,
}

impl Settings {
    pub const fn new() -> Self {
        Self { turn_ms: DEFAULT_TURN_MS, left_ms: None, match_ms: 0, rule: 0, memory: 0, threads: 1 }
    }

    pub fn learn(&mut self, info: Info) {
        match info {
            Info::TimeoutTurn(ms) => self.turn_ms = ms,
            Info::TimeoutMatch(ms) => {
                self.match_ms = ms;
                self.refill();
            }
            Info::TimeLeft(ms) => self.left_ms = (ms < UNLIMITED_MS).then_some(ms),
            Info::MaxMemory(bytes) => self.memory = bytes,
            Info::ThreadNum(threads) => self.threads = usize::try_from(threads).unwrap_or(usize::MAX),
            Info::Rule(rule) => self.rule = rule,
            Info::Other => {}
        }
    }

    /// A new game has its whole time.
    pub fn refill(&mut self) {
        self.left_ms = (self.match_ms > 0).then(|| i64::try_from(self.match_ms).unwrap_or(i64::MAX));
    }

    /// A move took so long. The manager may tell better.
    pub fn spend(&mut self, spent: Duration) {
        let spent = i64::try_from(spent.as_millis()).unwrap_or(i64::MAX);
        self.left_ms = self.left_ms.map(|left| left.saturating_sub(spent));
    }

    /// The rules asked for; the sum itself if nobody here plays by them.
    pub const fn rules(&self) -> Result<RuleSet, u32> {
        match self.rule {
            0 => Ok(RuleSet::Freestyle),
            1 => Ok(RuleSet::Standard),
            4 => Ok(RuleSet::Renju),
            8 => Ok(RuleSet::CaroSix),
            9 => Ok(RuleSet::Caro),
            other => Err(other),
        }
    }

    /// The limits of a move of which `gone` has passed since the manager asked for it, with so many stones on the board.
    pub fn limits(&self, gone: Duration, stones: usize) -> Limits {
        if self.turn_ms == 0 {
            return Limits { nodes: Some(FAST_NODES), ..Limits::default() };
        }
        let gone = u64::try_from(gone.as_millis()).unwrap_or(u64::MAX);
        let rest = |ms: u64| ms.saturating_sub(gone);
        let turn_ms = Some(rest(self.turn_ms).saturating_sub(RESERVE_MS).max(1));
        let left_ms = self.left_ms.map(|left| rest(u64::try_from(left).unwrap_or_default()));
        Limits::by_clock(Clock { turn_ms, left_ms, stones })
    }

    /// What the engine may use of the machine.
    pub fn setup(&self) -> Setup {
        let default = Setup::default();
        let table_mb = match self.memory >> 20 {
            0 if self.memory == 0 => default.table_mb,
            megabytes => usize::try_from(megabytes).unwrap_or(usize::MAX).saturating_sub(PROGRAM_MB) / 2,
        };
        // Threads that wait for a processor add nothing, and the one that watches the clock would wait among them.
        let threads = self.threads.clamp(1, thread::available_parallelism().map_or(1, NonZero::get));
        Setup { table_mb: table_mb.clamp(1, LARGEST_TABLE_MB), threads, ..default }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(infos: &[Info]) -> Settings {
        let mut settings = Settings::new();
        for &info in infos {
            settings.learn(info);
        }
        settings
    }

    fn millis(settings: &Settings) -> Option<u64> {
        settings.limits(Duration::ZERO, 10).millis
    }

    #[test]
    fn a_move_gets_its_own_limit_less_what_the_answer_needs() {
        assert_eq!(millis(&told(&[])), Some(DEFAULT_TURN_MS - RESERVE_MS));
        let settings = told(&[Info::TimeoutTurn(300)]);
        assert_eq!(millis(&settings), Some(300 - RESERVE_MS));
        assert_eq!(settings.limits(Duration::from_millis(30), 10).millis, Some(270 - RESERVE_MS));
        assert_eq!(settings.limits(Duration::from_secs(30), 10).millis, Some(1));
        for late in [Info::TimeLeft(-5), Info::TimeLeft(0)] {
            assert_eq!(millis(&told(&[late])), Some(0), "{late:?}");
        }
    }

    #[test]
    fn without_time_to_think_nodes_are_counted_instead() {
        let limits = told(&[Info::TimeoutTurn(0)]).limits(Duration::ZERO, 0);
        assert_eq!((limits.millis, limits.nodes), (None, Some(FAST_NODES)));
    }

    #[test]
    fn the_games_time_runs_down_and_comes_back_with_a_new_game() {
        let mut settings = told(&[Info::TimeoutTurn(10_000), Info::TimeoutMatch(9_000)]);
        let first = millis(&settings);
        settings.spend(Duration::from_secs(8));
        assert!(millis(&settings) < first);
        settings.refill();
        assert_eq!(millis(&settings), first);
        for unlimited in [Info::TimeLeft(UNLIMITED_MS), Info::TimeoutMatch(0)] {
            settings.learn(unlimited);
            assert_eq!(millis(&settings), Some(10_000 - RESERVE_MS));
        }
    }

    #[test]
    fn the_table_stays_within_the_memory_told() {
        let table = |bytes| told(&[Info::MaxMemory(bytes)]).setup().table_mb;
        assert_eq!(table(0), Setup::default().table_mb);
        assert_eq!(table(350 << 20), (350 - PROGRAM_MB) / 2);
        assert_eq!((table(1), table(20 << 20)), (1, 1));
        assert_eq!(table(u64::MAX), LARGEST_TABLE_MB);
    }

    #[test]
    fn no_more_threads_search_than_there_are_processors() {
        let processors = thread::available_parallelism().unwrap().get();
        for (told_threads, threads) in
            [(0, 1), (1, 1), (2, processors.min(2)), (64, processors.min(64)), (u32::MAX, processors)]
        {
            assert_eq!(told(&[Info::ThreadNum(told_threads)]).setup().threads, threads, "{told_threads}");
        }
    }

    #[test]
    fn a_sum_of_rules_that_nobody_plays_here_is_told() {
        assert_eq!(told(&[]).rules(), Ok(RuleSet::Freestyle));
        assert_eq!(told(&[Info::Rule(1)]).rules(), Ok(RuleSet::Standard));
        assert_eq!(told(&[Info::Rule(4)]).rules(), Ok(RuleSet::Renju));
        assert_eq!(told(&[Info::Rule(8)]).rules(), Ok(RuleSet::CaroSix));
        assert_eq!(told(&[Info::Rule(9)]).rules(), Ok(RuleSet::Caro));
        for sum in [2, 3, 5, 12, 16, u32::MAX] {
            assert_eq!(told(&[Info::Rule(sum)]).rules(), Err(sum));
        }
    }
}
