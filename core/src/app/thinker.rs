use std::cell::{Cell, RefCell};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use super::analysis::{Analysis, AnalysisLine, Order};
use super::shared::Shared;
use super::snapshot::Purpose;
use crate::board::{Board, Stone};
use crate::engine::{self, Choice, Control, Hint, Info, Limits, Line, OpeningMove, Setup, Task};
use crate::game::Level;
use crate::rules::{RuleSet, opening};

/// Between two reports of progress, in milliseconds: a few a second are enough for a clock on the screen.
const REPORT_MS: u64 = 250;

/// A search to be made.
#[derive(Debug)]
pub(super) struct Job {
    /// Tells the search that is wanted from older ones.
    pub search: u64,
    pub purpose: Purpose,
    pub rules: RuleSet,
    pub board: Board,
    /// The colour of the next stone.
    pub to_move: Stone,
    /// How far the opening has come, while it asks for something.
    pub opening: Option<opening::Progress>,
    pub level: Level,
    pub seed: u64,
    /// The longest that it may take, if that is less than its level's own time.
    pub most_ms: Option<u64>,
    /// What is asked of an analysis.
    pub order: Option<Order>,
    pub cancel: Arc<AtomicBool>,
}

impl Job {
    pub(super) fn limits(&self) -> Limits {
        let limits = self.order.map_or_else(|| Limits::for_level(self.level), Order::limits);
        Limits { millis: [limits.millis, self.most_ms].into_iter().flatten().min(), ..limits }
    }
}

/// How a search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    /// What the computer does; `None` if the engine failed.
    Move(Option<Choice>),
    /// What the computer does in an opening; `None` if the engine failed.
    Opening(Option<OpeningMove>),
    /// The advice, if there is any.
    Hint(Option<Hint>),
    /// What the position is worth to the side to move; `None` if the engine failed.
    Value(Option<i32>),
    /// The best moves; `None` if the engine failed.
    Analysis(Option<Analysis>),
}

/// How far a search is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Progress {
    pub elapsed_ms: u64,
    pub depth: u32,
    pub nodes: u64,
}

/// Who thinks for the thread: the engine, or in tests somebody more obedient.
pub(super) trait Mind: Send + Sync {
    fn choose(&self, task: &Task, control: Control) -> Choice;
    fn advise(&self, task: &Task, control: Control) -> Option<Hint>;
    fn weigh(&self, task: &Task, control: Control) -> i32;
    fn compare(
        &self,
        task: &Task,
        control: Control,
        count: usize,
        on_lines: &mut dyn FnMut(&[Line]),
    ) -> Vec<Line>;
    fn open(&self, opening: &opening::Progress, task: &Task, control: Control) -> Option<OpeningMove> {
        engine::choose_opening(opening, task, control)
    }
}

/// The engine of this crate.
#[derive(Debug)]
pub(super) struct Engine;

impl Mind for Engine {
    fn choose(&self, task: &Task, control: Control) -> Choice {
        engine::think(task, control).choice
    }

    fn advise(&self, task: &Task, control: Control) -> Option<Hint> {
        engine::hint(task, control)
    }

    fn weigh(&self, task: &Task, control: Control) -> i32 {
        engine::think(task, control).value
    }

    fn compare(
        &self,
        task: &Task,
        control: Control,
        count: usize,
        on_lines: &mut dyn FnMut(&[Line]),
    ) -> Vec<Line> {
        engine::Engine::new(Setup::default()).best_so_far(task, control, count, on_lines)
    }
}

/// Starts the thread that makes one search after the other until the queue is closed.
pub(super) fn start(
    mind: Arc<dyn Mind>,
    queue: mpsc::Receiver<Job>,
    shared: Weak<Shared>,
) -> io::Result<JoinHandle<()>> {
    thread::Builder::new().name("tengen-thinker".to_owned()).spawn(move || {
        for job in queue {
            // A move and an analysis answer also when they were stopped before they began.
            let can_go = matches!(job.purpose, Purpose::Hint | Purpose::Answer);
            if job.cancel.load(Ordering::Relaxed) && can_go {
                continue;
            }
            let outcome = catch_unwind(AssertUnwindSafe(|| search(mind.as_ref(), &job, &shared)));
            let outcome = outcome.unwrap_or(match job.purpose {
                Purpose::Move if job.opening.is_some() => Outcome::Opening(None),
                Purpose::Move => Outcome::Move(None),
                Purpose::Hint => Outcome::Hint(None),
                Purpose::Answer => Outcome::Value(None),
                Purpose::Analysis => Outcome::Analysis(None),
            });
            let Some(shared) = shared.upgrade() else { return };
            // The table takes over nothing half done, so it stands as before if this fails.
            let _ = catch_unwind(AssertUnwindSafe(|| shared.conclude(job.search, outcome)));
        }
    })
}

fn search(mind: &dyn Mind, job: &Job, shared: &Weak<Shared>) -> Outcome {
    let began = Instant::now();
    let progress = Cell::new(Progress::default());
    // The lines of an analysis that were not told yet.
    let lines: RefCell<Option<Vec<Line>>> = RefCell::new(None);
    // The engine asks for the time far more often than it finishes a depth, so progress is told from here.
    let now_ms = || {
        let elapsed_ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        if elapsed_ms >= progress.get().elapsed_ms + REPORT_MS {
            progress.update(|known| Progress { elapsed_ms, ..known });
            if let Some(shared) = shared.upgrade() {
                shared.report(job.search, progress.get(), lines.take());
            }
        }
        elapsed_ms
    };
    let mut on_info = |info: &Info| {
        progress.update(|known| Progress { depth: info.depth, nodes: info.nodes, ..known });
    };
    let control =
        Control { limits: job.limits(), cancel: &job.cancel, now_ms: &now_ms, on_info: &mut on_info };
    let task =
        Task { rules: job.rules, board: &job.board, to_move: job.to_move, level: job.level, seed: job.seed };
    match (job.purpose, &job.opening) {
        (Purpose::Move, Some(opening)) => Outcome::Opening(mind.open(opening, &task, control)),
        (Purpose::Move, None) => Outcome::Move(Some(mind.choose(&task, control))),
        (Purpose::Hint, _) => Outcome::Hint(mind.advise(&task, control)),
        (Purpose::Answer, _) => Outcome::Value(Some(mind.weigh(&task, control))),
        (Purpose::Analysis, _) => {
            let mut on_lines = |known: &[Line]| drop(lines.replace(Some(known.to_vec())));
            let count = job.order.map_or(1, |order| order.count);
            let found = mind.compare(&task, control, count, &mut on_lines);
            Outcome::Analysis(Some(concluded(job.to_move, progress.get(), found, began)))
        }
    }
}

fn concluded(stone: Stone, progress: Progress, found: Vec<Line>, began: Instant) -> Analysis {
    Analysis {
        stone,
        running: false,
        elapsed_ms: i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX),
        depth: progress.depth,
        nodes: progress.nodes,
        lines: found.into_iter().map(AnalysisLine::from).collect(),
    }
}
