use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use super::across::{Across, Here};
use super::analysis::{Analysis, Order};
use super::offer_intent;
use super::opening_intent;
use super::opening_view::OpeningView;
use super::snapshot::{Forbidden, Phase, Purpose, TableSnapshot, Thinking};
use super::stopwatch::Stopwatch;
use super::table_clock::TableClock;
use super::think_time::share_ms;
use super::thinker::Job;
use super::time::Time;
use super::{AppError, intent};
use crate::archive::{Pairing, Score, StoredGame};
use crate::board::Stone;
use crate::engine::Hint;
use crate::game::{Game, Level, Seat};
use crate::rules::{FoulPolicy, forbidden_points};

/// The state of the table, changed by one command at a time.
#[derive(Debug)]
pub(super) struct Sitting {
    /// To the thinking thread; `None` once the app is shut down.
    jobs: Option<mpsc::Sender<Job>>,
    pub on_table: Option<OnTable>,
    pub hint: Option<Hint>,
    pub analysis: Option<Analysis>,
    pub search: Option<Search>,
    /// The number of the newest search.
    searches: u64,
    /// In the background no search begins.
    resting: bool,
    /// Nobody is at the table: the clocks stand still.
    paused: bool,
    time: Arc<dyn Time>,
}

/// The longest that the computer thinks about an offer.
const ANSWER_MS: u64 = 1_000;

/// The game on the table.
#[derive(Debug, Clone)]
pub(super) struct OnTable {
    pub id: i64,
    pub game: Game,
    pub seed: u64,
    pub started_ms: i64,
    pub updated_ms: i64,
    /// How many actions of the game the archive has.
    pub stored: usize,
    /// For how long it has been running.
    pub stopwatch: Stopwatch,
    /// The steady time when that was last noted in the archive.
    pub noted_ms: i64,
    /// How it belongs to a match.
    pub pairing: Pairing,
    /// What the ended games of the match have come to.
    pub score: Score,
    /// The room whose game it is.
    pub across: Option<Across>,
}

/// The search under way.
#[derive(Debug)]
pub(super) struct Search {
    pub number: u64,
    pub thinking: Thinking,
    cancel: Arc<AtomicBool>,
}

impl OnTable {
    /// Whether something that is shown is not in the archive.
    pub(super) fn unsaved(&self) -> bool {
        self.stored < self.game.log().len()
    }

    /// Who of its two sides is at this device.
    pub(super) fn here(&self) -> Here {
        self.across.as_ref().map_or(Here::Everybody, |across| Here::Only(across.me))
    }

    /// Whether this device is the one that times it.
    pub(super) fn keeps_clock(&self) -> bool {
        self.across.is_none() && self.game.setup().clocks.any()
    }

    /// For how long it has been running when the steady time is `now_ms`.
    pub(super) fn clock_ms(&self, now_ms: i64) -> i64 {
        self.stopwatch.read(now_ms)
    }

    /// How long a search may take by the clock of `stone`: one for a move of its own.
    fn share_ms(&self, purpose: Purpose, stone: Stone, now_ms: i64) -> Option<u64> {
        match purpose {
            Purpose::Hint | Purpose::Analysis => None,
            Purpose::Answer => Some(ANSWER_MS),
            Purpose::Move => {
                let left = self.game.left_ms(stone, self.clock_ms(now_ms))?;
                share_ms(self.game.setup().clocks.of(stone), left)
            }
        }
    }

    /// Depends only on what the archive has, so that a search begun again after a kill draws the same lot.
    fn search_seed(&self) -> u64 {
        self.seed ^ (self.game.log().len() as u64)
    }
}

impl OnTable {
    /// A game as the archive has it, its clocks standing still.
    pub(super) fn taken_up(stored: StoredGame, score: Score) -> Self {
        let StoredGame { id, game, seed, started_ms, updated_ms, clock_ms, pairing } = stored;
        let stored = game.log().len();
        let stopwatch = Stopwatch::at(clock_ms);
        Self {
            id,
            game,
            seed,
            started_ms,
            updated_ms,
            stored,
            stopwatch,
            noted_ms: 0,
            pairing,
            score,
            across: None,
        }
    }
}

impl Sitting {
    /// An empty table. What is put on it first was interrupted: its clocks wait until somebody is there.
    pub(super) fn new(jobs: mpsc::Sender<Job>, time: Arc<dyn Time>) -> Self {
        Self {
            jobs: Some(jobs),
            on_table: None,
            hint: None,
            analysis: None,
            search: None,
            searches: 0,
            resting: false,
            paused: true,
            time,
        }
    }

    /// Whether commands are still taken.
    pub(super) const fn check_open(&self) -> Result<(), AppError> {
        if self.jobs.is_some() { Ok(()) } else { Err(AppError::Internal { code: "shut_down" }) }
    }

    /// Takes no more commands; the thinking thread ends when it has nothing to do. Says whether it was open.
    pub(super) fn close(&mut self) -> bool {
        self.drop_search();
        self.jobs.take().is_some()
    }

    /// Ends the search; none begins until [`Self::wake`].
    pub(super) fn rest(&mut self) {
        self.drop_search();
        self.resting = true;
        self.run_clock();
    }

    /// If a computer is to move, it thinks again from the start. Says whether it was resting.
    pub(super) fn wake(&mut self) -> bool {
        if !mem::take(&mut self.resting) {
            return false;
        }
        self.run_clock();
        self.let_computer_think();
        true
    }

    /// Stops the clocks or lets them run. Says whether that was otherwise before.
    pub(super) fn pause(&mut self, paused: bool) -> bool {
        let changed = mem::replace(&mut self.paused, paused) != paused;
        self.run_clock();
        changed
    }

    /// After how many milliseconds it is to be noted again for how long the game has been running.
    pub(super) fn next_note_in(&self, every_ms: i64, now_ms: i64) -> Option<i64> {
        let running = self.timed_here()?;
        Some(running.noted_ms + every_ms - now_ms)
    }

    /// After how many milliseconds the running clock will be at zero.
    pub(super) fn runs_out_in(&self, now_ms: i64) -> Option<i64> {
        let running = self.timed_here()?;
        running.game.runs_out_at().map(|end| end - running.clock_ms(now_ms))
    }

    /// The game whose clock runs and is this device's to keep.
    fn timed_here(&self) -> Option<&OnTable> {
        self.on_table.as_ref().filter(|table| table.stopwatch.is_running() && table.across.is_none())
    }

    /// The clocks run while somebody is there and a timed game goes on.
    fn run_clock(&mut self) {
        let (attended, now_ms) = (!self.paused && !self.resting, self.time.steady_ms());
        if let Some(table) = &mut self.on_table {
            let attended = table.across.as_ref().map_or(attended, |across| across.running);
            let timed = table.game.to_move().is_some() && table.game.setup().clocks.any();
            if attended && timed && !table.stopwatch.is_running() {
                table.noted_ms = now_ms;
            }
            table.stopwatch.run(attended && timed, now_ms);
        }
    }

    /// Fails while the table shows the game of a room.
    pub(super) fn check_alone(&self) -> Result<(), AppError> {
        let in_room = self.on_table.as_ref().is_some_and(|table| table.across.is_some());
        if in_room { Err(AppError::InRoom) } else { Ok(()) }
    }

    pub(super) fn game(&self) -> Result<&OnTable, AppError> {
        self.on_table.as_ref().ok_or(AppError::NoGame)
    }

    /// Puts another state of affairs on the table. What was being searched for it is of no use any more.
    pub(super) fn seat(&mut self, on_table: OnTable) {
        self.drop_search();
        (self.hint, self.analysis) = (None, None);
        self.on_table = Some(on_table);
        self.run_clock();
        self.let_computer_think();
    }

    /// Takes what is there off the table.
    #[cfg(feature = "net")]
    pub(super) fn clear(&mut self) {
        self.drop_search();
        (self.hint, self.analysis) = (None, None);
        self.on_table = None;
    }

    /// Starts a search for advice to `stone`, by the strongest level.
    pub(super) fn search_hint(&mut self, stone: Stone) {
        self.hint = None;
        self.begin(Purpose::Hint, stone, Level::TOP, None);
    }

    /// Starts a search for the best moves of `stone`, by the strongest level.
    pub(super) fn analyse(&mut self, stone: Stone, order: Order) {
        self.begin(Purpose::Analysis, stone, Level::TOP, Some(order));
        self.analysis = self.search.is_some().then(|| Analysis::begun(stone));
    }

    /// Whether nothing is searched that an advice would have to wait for.
    pub(super) fn may_search(&self) -> bool {
        self.search.as_ref().is_none_or(|search| search.thinking.purpose == Purpose::Analysis)
    }

    /// Whether nothing is searched that an analysis would have to wait for: the computer's answer to an offer.
    pub(super) fn may_analyse(&self) -> bool {
        let purpose = self.search.as_ref().map(|search| search.thinking.purpose);
        matches!(purpose, None | Some(Purpose::Hint | Purpose::Analysis))
    }

    /// Has the engine stop. For a move or an analysis it then answers with the best it has; advice is not wanted any more.
    pub(super) fn stop_search(&mut self) {
        match &self.search {
            Some(search) if matches!(search.thinking.purpose, Purpose::Move | Purpose::Analysis) => {
                search.cancel.store(true, Ordering::Relaxed);
            }
            _ => self.drop_search(),
        }
    }

    /// Ends the search, if there is one; whatever it still answers will be late.
    pub(super) fn drop_search(&mut self) {
        if let Some(search) = self.search.take() {
            search.cancel.store(true, Ordering::Relaxed);
            if search.thinking.purpose == Purpose::Analysis {
                self.analysis = None;
            }
        }
    }

    /// If a computer is to move, has it think.
    fn let_computer_think(&mut self) {
        let Some(on_table) = &self.on_table else { return };
        let Some(stone) = on_table.game.decider() else { return };
        let setup = on_table.game.setup();
        let asked = on_table.game.offer().map(|offer| setup.seat(offer.by.opponent()));
        if let Some(&Seat::Computer { level }) = asked {
            self.begin(Purpose::Answer, stone, level, None);
        } else if let Seat::Computer { level } = *setup.seat(stone) {
            self.begin(Purpose::Move, stone, level, None);
        }
    }

    fn begin(&mut self, purpose: Purpose, stone: Stone, level: Level, order: Option<Order>) {
        self.drop_search();
        if self.resting {
            return;
        }
        let (Some(jobs), Some(on_table)) = (&self.jobs, &self.on_table) else { return };
        self.searches += 1;
        let cancel = Arc::new(AtomicBool::new(false));
        let job = Job {
            search: self.searches,
            purpose,
            rules: on_table.game.setup().rules,
            board: on_table.game.board().clone(),
            to_move: on_table.game.turn(),
            opening: on_table.game.ask().is_some().then(|| on_table.game.opening().clone()),
            level,
            seed: on_table.search_seed(),
            most_ms: on_table.share_ms(purpose, stone, self.time.steady_ms()),
            order,
            cancel: Arc::clone(&cancel),
        };
        let limit_ms = job.limits().millis.and_then(|millis| i64::try_from(millis).ok()).unwrap_or(0);
        // The thread outlives this sender, so the job arrives.
        if jobs.send(job).is_ok() {
            let thinking = Thinking { stone, purpose, elapsed_ms: 0, limit_ms, depth: 0, nodes: 0 };
            self.search = Some(Search { number: self.searches, thinking, cancel });
        }
    }

    /// What a screen needs to know; revision and event number are given when it is published.
    pub(super) fn picture(&self) -> TableSnapshot {
        let Some(on_table) = &self.on_table else { return TableSnapshot::without_game() };
        let game = &on_table.game;
        let setup = game.setup();
        let now_ms = self.time.steady_ms();
        let to_move = game.to_move();
        let ask = game.ask();
        let here = on_table.here();
        let answers =
            on_table.across.as_ref().is_none_or(|across| across.connected && across.sending.is_none());
        let no_stone = opening_intent::no_stone(game, here);
        let person_moves = answers && opening_intent::decides_here(game, here).is_ok();
        let shows_fouls = setup.fouls == FoulPolicy::Prevented && ask.is_none();
        let forbidden = if person_moves && to_move == Some(Stone::Black) && shows_fouls {
            forbidden_points(setup.rules, game.board())
        } else {
            Vec::new()
        };
        TableSnapshot {
            revision: 0,
            phase: if to_move.is_some() { Phase::Playing } else { Phase::Over },
            game: on_table.id,
            size: setup.size,
            rules: setup.rules,
            black: setup.black.clone(),
            white: setup.white.clone(),
            board: game.board().clone(),
            moves: game.plies().to_vec(),
            redoable: game.undone().len(),
            to_move,
            last_move: game.plies().last().copied(),
            forbidden: forbidden.into_iter().map(|(point, foul)| Forbidden { point, foul }).collect(),
            result: game.result().cloned(),
            thinking: self.search.as_ref().map(|search| search.thinking),
            hint: self.hint.clone(),
            analysis: self.analysis.clone(),
            can_play: answers && no_stone.is_none(),
            no_stone,
            can_choose: person_moves && ask.is_some(),
            can_claim: opening_intent::claim(game, here).is_ok(),
            decider: game.decider(),
            opening: OpeningView::of(game),
            fouls: setup.fouls,
            foul: game.foul().map(|(point, foul)| Forbidden { point, foul }),
            can_undo: intent::undo(game).is_ok(),
            can_redo: intent::redo(game, here).is_ok(),
            can_hint: intent::hint(game, here).is_ok() && self.may_search(),
            can_analyse: intent::hint(game, here).is_ok() && self.may_analyse(),
            can_resign: intent::resign(game, here).is_ok(),
            clock: TableClock::of(game, on_table.clock_ms(now_ms), on_table.stopwatch.is_running(), now_ms),
            offer: game.offer().copied(),
            can_answer: offer_intent::asked(game, here).is_ok(),
            can_ask_undo: offer_intent::undo(game, here).is_ok(),
            can_offer_draw: offer_intent::draw(game, here).is_ok(),
            can_offer_restart: offer_intent::restart(game, here).is_ok(),
            undo: setup.undo,
            undos_left: Stone::BOTH.map(|stone| game.undos_left(stone)),
            score: on_table.match_score(),
            nearby: on_table.across.is_some(),
            me: on_table.across.as_ref().and_then(|across| across.me),
            sending: on_table.across.as_ref().and_then(|across| across.sending),
            halted: to_move.is_some() && on_table.across.as_ref().is_some_and(|across| !across.running),
            unsaved: on_table.unsaved(),
            last_event: 0,
            started_ms: on_table.started_ms,
            updated_ms: on_table.updated_ms,
        }
    }
}
