use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc};

use parking_lot::Mutex;

use super::notifier::{Notifier, Topic};
use super::publisher::{Publisher, told};
use super::settings::Settings;
use super::sitting::{OnTable, Sitting};
use super::snapshot::EventKind;
use super::thinker::{Job, Outcome, Progress};
use super::{AppError, NewGame, intent};
use crate::archive::{Clock, Notice, Store};
use crate::board::Stone;
use crate::game::{Action, Game, Refusal, Setup};

/// What the app, its table and its archive have in common.
///
/// Commands hold the lock of `sitting` while they wait for the disk; reading goes by `publisher`, which they take at
/// their end and only for a moment.
pub(super) struct Shared {
    pub store: Store,
    pub publisher: Publisher,
    pub notifier: Notifier,
    sitting: Mutex<Sitting>,
    settings: Mutex<Arc<Settings>>,
    settings_revision: AtomicI64,
    notices: Mutex<Vec<Notice>>,
    archive_revision: AtomicI64,
    clock: Clock,
}

/// What a failure to store an action means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unstored {
    /// The action is not done, unless only the disk is full.
    Fails,
    /// The action is done all the same: it is the computer's, and nobody could ask for it again.
    GoesOn,
}

impl Shared {
    /// With the settings and the game on the table as the archive has them.
    pub(super) fn open(store: Store, jobs: mpsc::Sender<Job>, clock: Clock) -> Result<Self, AppError> {
        let settings = Settings::read(&store.settings()?);
        let notices = store.notices()?;
        let on_table = store.on_table()?;
        let notifier = Notifier::start().map_err(|_| AppError::Internal { code: "notifier" })?;
        let shared = Self {
            store,
            publisher: Publisher::new(),
            notifier,
            sitting: Mutex::new(Sitting::new(jobs)),
            settings: Mutex::new(Arc::new(settings)),
            settings_revision: AtomicI64::new(1),
            notices: Mutex::new(notices),
            archive_revision: AtomicI64::new(1),
            clock,
        };
        let mut sitting = shared.sitting.lock();
        if let Some(stored) = on_table {
            sitting.seat(stored.into());
        }
        shared.publish(&sitting, Vec::new());
        drop(sitting);
        Ok(shared)
    }

    pub(super) fn settings(&self) -> Arc<Settings> {
        Arc::clone(&self.settings.lock())
    }

    pub(super) fn update_settings(&self, settings: Settings) -> Result<(), AppError> {
        settings.check()?;
        let sitting = self.sitting.lock();
        sitting.check_open()?;
        self.store.write_settings(settings.stored())?;
        self.take_settings(settings);
        Ok(())
    }

    pub(super) fn notices(&self) -> Vec<Notice> {
        self.notices.lock().clone()
    }

    pub(super) fn acknowledge(&self, notice: i64) -> Result<(), AppError> {
        self.sitting.lock().check_open()?;
        *self.notices.lock() = self.store.acknowledge(notice)?;
        self.lists_changed();
        Ok(())
    }

    /// Does what `plan` makes of the game on the table.
    pub(super) fn act(
        &self,
        plan: impl FnOnce(&Game) -> Result<Vec<Action>, Refusal>,
    ) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
        let actions = plan(&sitting.game()?.game)?;
        self.advance(&mut sitting, &actions, Unstored::Fails)
    }

    /// Starts a game and remembers `choice` as the last one of its kind.
    pub(super) fn new_game(&self, choice: &NewGame) -> Result<(), AppError> {
        choice.check()?;
        let lot = if random()? & 1 == 0 { Stone::Black } else { Stone::White };
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
        let settings = self.settings().with_last_choice(choice);
        self.start(&mut sitting, choice.setup(lot), settings.stored())?;
        self.take_settings(settings);
        Ok(())
    }

    /// Starts a game of the same setup as the one on the table.
    pub(super) fn restart(&self) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
        let setup = sitting.game()?.game.setup().clone();
        self.start(&mut sitting, setup, Vec::new())
    }

    /// Puts an unfinished game of the archive on the table.
    pub(super) fn open_game(&self, id: i64) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
        if sitting.on_table.as_ref().is_some_and(|on_table| on_table.id == id) {
            return Ok(());
        }
        let stored = self.store.load(id)?;
        if stored.game.result().is_some() {
            return Err(Refusal::GameOver.into());
        }
        self.store_rest(&mut sitting)?;
        self.store.put_on_table(id)?;
        self.change_table(&mut sitting, stored.into());
        Ok(())
    }

    pub(super) fn hint(&self) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
        let stone = intent::hint(&sitting.game()?.game)?;
        // With a person to move, a search under way can only be for advice already.
        if sitting.search.is_none() {
            sitting.search_hint(stone);
            self.publish(&sitting, Vec::new());
        }
        Ok(())
    }

    pub(super) fn stop_thinking(&self) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
        if sitting.search.is_some() {
            sitting.stop_search();
            self.publish(&sitting, Vec::new());
        }
        Ok(())
    }

    /// The game on the table by its number; 0 if there is none. Waits for the command under way.
    pub(super) fn game_on_table(&self) -> Result<i64, AppError> {
        let sitting = self.sitting.lock();
        sitting.check_open()?;
        Ok(sitting.on_table.as_ref().map_or(0, |on_table| on_table.id))
    }

    /// Takes no more commands and stores what could not be stored before. `None` if that was done already.
    pub(super) fn close(&self) -> Option<Result<(), AppError>> {
        let mut sitting = self.sitting.lock();
        if !sitting.close() {
            return None;
        }
        let stored = self.store_rest(&mut sitting);
        self.publish(&sitting, Vec::new());
        Some(stored)
    }

    /// Ends thinking and leaves one file with all that was done: the process may be stopped or killed from now on.
    pub(super) fn enter_background(&self) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
        sitting.rest();
        let stored = self.store_rest(&mut sitting);
        self.publish(&sitting, Vec::new());
        drop(sitting);
        self.store.rest()?;
        stored
    }

    pub(super) fn enter_foreground(&self) -> Result<(), AppError> {
        let mut sitting = self.sitting.lock();
        sitting.check_open()?;
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
        sitting.drop_search();
        let concluded = match outcome {
            Outcome::Hint(hint) => {
                sitting.hint = hint;
                self.publish(&sitting, Vec::new());
                Ok(())
            }
            Outcome::Move(choice) => sitting
                .game()
                .map(|on_table| intent::reply(&on_table.game, choice))
                .and_then(|action| self.advance(&mut sitting, &[action], Unstored::GoesOn)),
        };
        if concluded.is_err() {
            self.publish(&sitting, Vec::new());
        }
    }

    /// Shows how far search `number` is. Takes no command's lock.
    pub(super) fn report(&self, number: u64, progress: Progress) {
        let revision = self.publisher.report(number, |thinking| {
            thinking.elapsed_ms = i64::try_from(progress.elapsed_ms).unwrap_or(i64::MAX);
            thinking.depth = progress.depth;
            thinking.nodes = progress.nodes;
        });
        if let Some(revision) = revision {
            self.notifier.notify(Topic::Table, revision);
        }
    }

    /// Does the actions on a copy, stores them together with all that the archive still lacks, then shows them.
    fn advance(&self, sitting: &mut Sitting, actions: &[Action], unstored: Unstored) -> Result<(), AppError> {
        let before = sitting.game()?;
        let ended = before.game.result().is_some();
        let mut after = before.clone();
        after.updated_ms = after.updated_ms.max((self.clock)());
        let mut events = Vec::new();
        for &action in actions {
            events.extend(after.game.apply(action, after.updated_ms)?);
        }
        match self.store.append(after.id, &after.game, after.stored) {
            Ok(()) => after.stored = after.game.log().len(),
            Err(error) if error.is_full() || unstored == Unstored::GoesOn => {}
            Err(error) => return Err(error.into()),
        }
        let changes_lists = ended != after.game.result().is_some();
        sitting.seat(after);
        self.publish(sitting, told(events));
        if changes_lists {
            self.lists_changed();
        }
        Ok(())
    }

    fn start(
        &self,
        sitting: &mut Sitting,
        setup: Setup,
        settings: Vec<(String, String)>,
    ) -> Result<(), AppError> {
        self.store_rest(sitting)?;
        let (seed, now) = (random()?, (self.clock)());
        let id = self.store.create(setup.clone(), seed, now, settings)?;
        let game = Game::new(setup);
        let on_table = OnTable { id, game, seed, started_ms: now, updated_ms: now, stored: 0 };
        self.change_table(sitting, on_table);
        Ok(())
    }

    fn change_table(&self, sitting: &mut Sitting, on_table: OnTable) {
        sitting.seat(on_table);
        self.publish(sitting, vec![EventKind::Started]);
        self.lists_changed();
    }

    /// Stores what the disk had no room for, before the game leaves the table.
    fn store_rest(&self, sitting: &mut Sitting) -> Result<(), AppError> {
        if let Some(on_table) = sitting.on_table.as_mut().filter(|on_table| on_table.unsaved()) {
            self.store.append(on_table.id, &on_table.game, on_table.stored)?;
            on_table.stored = on_table.game.log().len();
        }
        Ok(())
    }

    fn publish(&self, sitting: &Sitting, happened: Vec<EventKind>) {
        let search = sitting.search.as_ref().map(|search| search.number);
        let revision = self.publisher.publish(sitting.picture(), search, happened);
        self.notifier.notify(Topic::Table, revision);
    }

    fn take_settings(&self, settings: Settings) {
        *self.settings.lock() = Arc::new(settings);
        let revision = self.settings_revision.fetch_add(1, Ordering::Relaxed) + 1;
        self.notifier.notify(Topic::Settings, revision);
    }

    fn lists_changed(&self) {
        let revision = self.archive_revision.fetch_add(1, Ordering::Relaxed) + 1;
        self.notifier.notify(Topic::Archive, revision);
    }
}

fn random() -> Result<u64, AppError> {
    getrandom::u64().map_err(|_| AppError::Internal { code: "random" })
}
