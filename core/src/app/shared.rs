use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc};

use parking_lot::{Mutex, MutexGuard};

use super::across::Here;
use super::alarm::Alarm;
use super::analysis::Order;
use super::notifier::{Notifier, Topic};
use super::publisher::{Publisher, told};
use super::settings::Settings;
use super::sitting::Sitting;
use super::snapshot::{EventKind, Thinking};
use super::thinker::{Job, Outcome, Progress};
use super::time::Time;
use super::{AnalysisLimits, AnalysisLine, AppError, intent, opening_intent};
use crate::archive::{Notice, Store};
use crate::engine::Line;
use crate::game::{Action, Entry, Game, Refusal};

/// What the app, its table and its archive have in common.
///
/// Commands hold the lock of `sitting` while they wait for the disk; reading goes by `publisher`, which they take at
/// their end and only for a moment.
pub(super) struct Shared {
    pub store: Arc<Store>,
    pub publisher: Publisher,
    pub notifier: Notifier,
    pub sitting: Mutex<Sitting>,
    settings: Mutex<Arc<Settings>>,
    settings_revision: AtomicI64,
    notices: Mutex<Vec<Notice>>,
    archive_revision: AtomicI64,
    pub alarm: Arc<Alarm>,
    pub time: Arc<dyn Time>,
    /// The data folder.
    #[cfg_attr(
        not(feature = "net"),
        expect(dead_code, reason = "only what is nearby has files of its own there")
    )]
    pub folder: PathBuf,
}

/// What a failure to store an action means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unstored {
    /// The action is not done, unless only the disk is full.
    Fails,
    /// The action is done all the same: it is the computer's, and nobody could ask for it again.
    GoesOn,
}

impl Shared {
    /// With the settings and the game on the table as the archive has them.
    pub(super) fn open(
        folder: &Path,
        store: Store,
        jobs: mpsc::Sender<Job>,
        time: Arc<dyn Time>,
    ) -> Result<Self, AppError> {
        let settings = Settings::read(&store.settings()?);
        let notices = store.notices()?;
        let on_table = store.on_table()?;
        let notifier = Notifier::start().map_err(|_| AppError::Internal { code: "notifier" })?;
        let shared = Self {
            store: Arc::new(store),
            publisher: Publisher::new(),
            notifier,
            sitting: Mutex::new(Sitting::new(jobs, Arc::clone(&time))),
            settings: Mutex::new(Arc::new(settings)),
            settings_revision: AtomicI64::new(1),
            notices: Mutex::new(notices),
            archive_revision: AtomicI64::new(1),
            alarm: Arc::default(),
            time,
            folder: folder.to_owned(),
        };
        let mut sitting = shared.sitting.lock();
        if let Some(stored) = on_table {
            let table = shared.taken_up(stored)?;
            sitting.seat(table);
        }
        shared.publish(&sitting, Vec::new());
        drop(sitting);
        Ok(shared)
    }

    /// The table for a command, which none is after the end.
    pub(super) fn opened(&self) -> Result<MutexGuard<'_, Sitting>, AppError> {
        let sitting = self.sitting.lock();
        sitting.check_open()?;
        Ok(sitting)
    }

    pub(super) fn settings(&self) -> Arc<Settings> {
        Arc::clone(&self.settings.lock())
    }

    pub(super) fn update_settings(&self, settings: Settings) -> Result<(), AppError> {
        settings.check()?;
        // Held, so that settings are shown in the order in which they are stored.
        let _sitting = self.opened()?;
        self.store.write_settings(settings.stored())?;
        self.take_settings(settings);
        Ok(())
    }

    pub(super) fn notices(&self) -> Vec<Notice> {
        self.notices.lock().clone()
    }

    pub(super) fn acknowledge(&self, notice: i64) -> Result<(), AppError> {
        drop(self.opened()?);
        *self.notices.lock() = self.store.acknowledge(notice)?;
        self.lists_changed();
        Ok(())
    }

    /// Does what `plan` makes of the game on the table, or has the host of its room do it.
    pub(super) fn act(
        &self,
        plan: impl FnOnce(&Game, Here) -> Result<Vec<Action>, Refusal>,
    ) -> Result<(), AppError> {
        let mut sitting = self.settled()?;
        let table = sitting.game()?;
        let actions = plan(&table.game, table.here())?;
        if actions.is_empty() {
            return Ok(());
        }
        if table.across.is_some() {
            return self.send(&mut sitting, &actions);
        }
        self.advance(&mut sitting, &actions, Unstored::Fails)
    }

    /// Has the host of the room do the actions; what comes of them comes from there. What the game refuses is not sent.
    pub(super) fn send(&self, sitting: &mut Sitting, actions: &[Action]) -> Result<(), AppError> {
        let Some(table) = sitting.on_table.as_mut() else { return Err(AppError::NoGame) };
        let mut tried = table.game.clone();
        for &action in actions {
            tried.apply(action, 0)?;
        }
        if let Some(across) = &mut table.across {
            across.send(actions)?;
        }
        self.publish(sitting, Vec::new());
        Ok(())
    }

    /// Does what a person who is at the table wants: the clocks run again.
    pub(super) fn act_present(
        &self,
        plan: impl FnOnce(&Game, Here) -> Result<Vec<Action>, Refusal>,
    ) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        if sitting.on_table.is_some() && sitting.pause(false) {
            self.publish(&sitting, Vec::new());
        }
        drop(sitting);
        self.act(plan)
    }

    pub(super) fn hint(&self) -> Result<(), AppError> {
        let mut sitting = self.settled()?;
        let stone = intent::hint(&sitting.game()?.game, sitting.game()?.here())?;
        // With a person to move, a search under way can only be for advice already, or give way to it.
        if sitting.may_search() {
            sitting.search_hint(stone);
            self.publish(&sitting, Vec::new());
        }
        Ok(())
    }

    pub(super) fn analyse(&self, count: usize, limits: AnalysisLimits) -> Result<(), AppError> {
        let order = Order::of(count, limits)?;
        let mut sitting = self.settled()?;
        let stone = intent::hint(&sitting.game()?.game, sitting.game()?.here())?;
        if !sitting.may_analyse() {
            return Err(Refusal::NotYourTurn.into());
        }
        sitting.analyse(stone, order);
        self.publish(&sitting, Vec::new());
        Ok(())
    }

    pub(super) fn stop_thinking(&self) -> Result<(), AppError> {
        let mut sitting = self.opened()?;
        if sitting.search.is_some() {
            sitting.stop_search();
            self.publish(&sitting, Vec::new());
        }
        Ok(())
    }

    /// The game on the table by its number; 0 if there is none. Waits for the command under way.
    pub(super) fn game_on_table(&self) -> Result<i64, AppError> {
        let sitting = self.opened()?;
        Ok(sitting.on_table.as_ref().map_or(0, |on_table| on_table.id))
    }

    /// Takes no more commands and stores what could not be stored before. `None` if that was done already.
    pub(super) fn close(&self) -> Option<Result<(), AppError>> {
        let mut sitting = self.sitting.lock();
        if sitting.check_open().is_ok() {
            self.settle(&mut sitting);
        }
        if !sitting.close() {
            return None;
        }
        let stored = self.store_rest(&mut sitting);
        self.note_clock(&mut sitting);
        self.publish(&sitting, Vec::new());
        Some(stored)
    }

    /// Ends thinking and leaves one file with all that was done: the process may be stopped or killed from now on.
    pub(super) fn enter_background(&self) -> Result<(), AppError> {
        let mut sitting = self.settled()?;
        sitting.rest();
        let stored = self.store_rest(&mut sitting);
        self.note_clock(&mut sitting);
        self.publish(&sitting, Vec::new());
        drop(sitting);
        self.store.rest()?;
        stored
    }

    pub(super) fn enter_foreground(&self) -> Result<(), AppError> {
        let mut sitting = self.opened()?;
        if sitting.wake() {
            self.publish(&sitting, Vec::new());
        }
        Ok(())
    }

    /// Takes the answer of search `number`, unless the game has gone on without it.
    pub(super) fn conclude(&self, number: u64, outcome: Outcome) {
        let mut sitting = self.sitting.lock();
        if sitting.search.as_ref().is_none_or(|search| search.number != number) {
            return;
        }
        self.settle(&mut sitting);
        // With its time up, the answer comes too late.
        if sitting.search.is_none() {
            return;
        }
        sitting.drop_search();
        let concluded = match outcome {
            Outcome::Hint(hint) => {
                sitting.hint = hint;
                self.publish(&sitting, Vec::new());
                Ok(())
            }
            Outcome::Analysis(analysis) => {
                sitting.analysis = analysis;
                self.publish(&sitting, Vec::new());
                Ok(())
            }
            Outcome::Move(choice) => sitting
                .game()
                .map(|on_table| intent::reply(&on_table.game, choice))
                .and_then(|action| self.advance(&mut sitting, &[action], Unstored::GoesOn)),
            Outcome::Opening(answer) => sitting
                .game()
                .map(|on_table| Vec::from_iter(opening_intent::reply(&on_table.game, answer)))
                .and_then(|actions| self.advance(&mut sitting, &actions, Unstored::GoesOn)),
            Outcome::Value(value) => sitting
                .game()
                .map(|on_table| intent::answer(&on_table.game, value))
                .and_then(|actions| self.advance(&mut sitting, &actions, Unstored::GoesOn)),
        };
        if concluded.is_err() {
            self.publish(&sitting, Vec::new());
        }
    }

    /// Shows how far search `number` is. Takes no command's lock.
    pub(super) fn report(&self, number: u64, progress: Progress, lines: Option<Vec<Line>>) {
        let Progress { elapsed_ms, depth, nodes } = progress;
        let elapsed_ms = i64::try_from(elapsed_ms).unwrap_or(i64::MAX);
        let revision = self.publisher.report(number, |snapshot| {
            if let Some(thinking) = &mut snapshot.thinking {
                *thinking = Thinking { elapsed_ms, depth, nodes, ..*thinking };
            }
            if let Some(analysis) = snapshot.analysis.as_mut().filter(|analysis| analysis.running) {
                (analysis.elapsed_ms, analysis.depth, analysis.nodes) = (elapsed_ms, depth, nodes);
                if let Some(lines) = lines {
                    analysis.lines = lines.into_iter().map(AnalysisLine::from).collect();
                }
            }
        });
        if let Some(revision) = revision {
            self.notifier.notify(Topic::Table, revision);
        }
    }

    /// Does the actions on a copy, stores them together with all that the archive still lacks, then shows them.
    pub(super) fn advance(
        &self,
        sitting: &mut Sitting,
        actions: &[Action],
        unstored: Unstored,
    ) -> Result<(), AppError> {
        let before = sitting.game()?;
        let result = before.game.result().cloned();
        let mut after = before.clone();
        after.updated_ms = after.updated_ms.max(self.time.wall_ms());
        let clock_ms = self.moment(&after, actions);
        let mut events = Vec::new();
        for &action in actions {
            events.extend(after.game.enter(Entry { action, at_ms: after.updated_ms, clock_ms })?);
        }
        match self.store.append(after.id, &after.game, after.stored) {
            Ok(()) => {
                after.stored = after.game.log().len();
                after.noted_ms = self.time.steady_ms();
            }
            Err(error) if error.is_full() || unstored == Unstored::GoesOn => {}
            Err(error) => return Err(error.into()),
        }
        let changes_lists = result.is_some() != after.game.result().is_some();
        if result.as_ref() != after.game.result() {
            after.count(result.as_ref());
        }
        sitting.seat(after);
        self.publish(sitting, told(events));
        if changes_lists {
            self.lists_changed();
        }
        Ok(())
    }

    /// Stores what the disk had no room for.
    pub(super) fn store_rest(&self, sitting: &mut Sitting) -> Result<(), AppError> {
        if let Some(on_table) = sitting.on_table.as_mut().filter(|on_table| on_table.unsaved()) {
            self.store.append(on_table.id, &on_table.game, on_table.stored)?;
            on_table.stored = on_table.game.log().len();
        }
        Ok(())
    }

    pub(super) fn publish(&self, sitting: &Sitting, happened: Vec<EventKind>) {
        self.set_alarm(sitting);
        let search = sitting.search.as_ref().map(|search| search.number);
        let revision = self.publisher.publish(sitting.picture(), search, happened);
        self.notifier.notify(Topic::Table, revision);
    }

    pub(super) fn take_settings(&self, settings: Settings) {
        *self.settings.lock() = Arc::new(settings);
        let revision = self.settings_revision.fetch_add(1, Ordering::Relaxed) + 1;
        self.notifier.notify(Topic::Settings, revision);
    }

    pub(super) fn lists_changed(&self) {
        let revision = self.archive_revision.fetch_add(1, Ordering::Relaxed) + 1;
        self.notifier.notify(Topic::Archive, revision);
    }
}
