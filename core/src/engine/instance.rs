use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::board::Point;
use crate::game::Level;

use super::search::Search;
use super::think::{Ground, decide};
use super::transposition::Transpositions;
use super::{Control, Limits, Task, Thought, Tuning, analysis, params};

/// What an engine may use of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// Megabytes of the table of positions that were searched.
    pub table_mb: usize,
    /// Threads that search, at least one. Only one by itself gives the same answer every time.
    pub threads: usize,
    /// The numbers of its search.
    pub tuning: Tuning,
}

impl Default for Setup {
    fn default() -> Self {
        Self { table_mb: params::TABLE_MB, threads: 1, tuning: Tuning::default() }
    }
}

/// A computer player that remembers from move to move what it has searched.
#[derive(Debug)]
pub struct Engine {
    setup: Setup,
    table: Transpositions,
}

/// A good move with what follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// As in [`Thought::value`].
    pub value: i32,
    /// Plies searched to the end.
    pub depth: u32,
    /// What both sides are expected to play; never empty.
    pub line: Vec<Point>,
}

impl Engine {
    /// An engine that has searched nothing yet.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self { setup, table: Transpositions::new(setup.table_mb << 20) }
    }

    /// An engine with as much memory as one thought of this level is worth, for one thread.
    pub(super) fn for_level(level: Level) -> Self {
        let table = Transpositions::new(params::strength(level).table_bytes);
        Self { setup: Setup::default(), table }
    }

    /// Forgets all that was searched, for instance before another game.
    pub fn forget(&mut self) {
        *self = Self::new(self.setup);
    }

    /// Chooses a move, as [`super::think`] does.
    #[must_use]
    pub fn think(&mut self, task: &Task, control: Control) -> Thought {
        self.decide(task, control).0
    }

    /// The choice with what made it plain.
    pub(super) fn decide(&mut self, task: &Task, control: Control) -> (Thought, Ground) {
        self.table.begin();
        decide(task, control, &self.table, &self.setup)
    }

    /// The best `count` moves, the best first; fewer if fewer are allowed. Each has its value from a search of all; a win
    /// by threats is looked for as before a move is chosen, whatever the level.
    #[must_use]
    pub fn best(&mut self, task: &Task, control: Control, count: usize) -> Vec<Line> {
        self.best_so_far(task, control, count, &mut |_| {})
    }

    /// As [`Self::best`]; `on_lines` is told after each round of what is known so far, which may be nothing yet.
    pub fn best_so_far(
        &mut self,
        task: &Task,
        control: Control,
        count: usize,
        on_lines: &mut dyn FnMut(&[Line]),
    ) -> Vec<Line> {
        self.table.begin();
        analysis::best(task, control, &self.table, &self.setup.tuning, count, on_lines)
    }
}

/// Runs `search` while `threads` − 1 others search the same position and share what they find through the table (Lazy
/// SMP). The stones that the others placed come second.
pub(super) fn with_company<T>(
    threads: usize,
    search: &mut Search,
    main: impl FnOnce(&mut Search) -> T,
) -> (T, u64) {
    if threads <= 1 {
        return (main(search), 0);
    }
    let (over, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
    let found = thread::scope(|scope| {
        for number in 1..threads {
            let (position, table) = (search.position.clone(), search.table);
            let (strength, tuning) = (search.strength, search.tuning);
            let (over, nodes) = (&over, &nodes);
            let search = move || {
                let limits = Limits::default();
                let control = Control { limits, cancel: over, now_ms: &|| 0, on_info: &mut |_| {} };
                let mut helper = Search::new(position, control, table, strength, tuning);
                helper.accompany(number);
                nodes.fetch_add(helper.meter.nodes(), Ordering::Relaxed);
            };
            // Where the machine gives no more threads, fewer search.
            if thread::Builder::new().spawn_scoped(scope, search).is_err() {
                break;
            }
        }
        let found = main(search);
        over.store(true, Ordering::Relaxed);
        found
    });
    (found, nodes.into_inner())
}
