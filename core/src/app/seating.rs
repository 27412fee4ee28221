//! Which game is on the table: a new one, the next of a match, one of the archive.

use super::shared::{Shared, Unstored};
use super::sitting::{OnTable, Sitting};
use super::snapshot::EventKind;
use super::{AppError, NewGame, matches, offer_intent};
use crate::archive::{Pairing, Start, StoredGame};
use crate::game::{Game, OfferKind, Refusal, Setup};

impl Shared {
    /// Starts a game and remembers `choice` as the last one of its kind.
    pub(super) fn new_game(&self, choice: &NewGame) -> Result<(), AppError> {
        choice.check()?;
        let lot = random()?;
        let mut sitting = self.settled()?;
        sitting.check_alone()?;
        let settings = self.settings().with_last_choice(choice);
        let (setup, pairing) = matches::chosen(choice, sitting.on_table.as_ref(), lot);
        self.start(&mut sitting, setup, pairing, settings.stored())?;
        self.take_settings(settings);
        Ok(())
    }

    /// Starts the next game of the players at the table or, if theirs goes on, that one anew.
    pub(super) fn restart(&self) -> Result<(), AppError> {
        let mut sitting = self.settled()?;
        if let Some(across) = &sitting.game()?.across {
            return across.ask_for_another(sitting.game()?.game.result().is_some());
        }
        self.start_next(&mut sitting)
    }

    fn start_next(&self, sitting: &mut Sitting) -> Result<(), AppError> {
        let (setup, pairing) = matches::next(sitting.game()?, random()?);
        self.start(sitting, setup, pairing, Vec::new())
    }

    /// A person answers an offer. Where that is to another game, it begins.
    pub(super) fn accept(&self) -> Result<(), AppError> {
        let mut sitting = self.settled()?;
        let table = sitting.game()?;
        let game = &table.game;
        let actions = offer_intent::accept(game, table.here())?;
        if table.across.is_some() {
            return self.send(&mut sitting, &actions);
        }
        let anew = game.offer().is_some_and(|offer| offer.kind == OfferKind::Restart);
        self.advance(&mut sitting, &actions, Unstored::Fails)?;
        if anew { self.start_next(&mut sitting) } else { Ok(()) }
    }

    /// Puts an unfinished game of the archive on the table.
    pub(super) fn open_game(&self, id: i64) -> Result<(), AppError> {
        let mut sitting = self.opened()?;
        if sitting.on_table.as_ref().is_some_and(|on_table| on_table.id == id) {
            return Ok(());
        }
        sitting.check_alone()?;
        let stored = self.store.load(id)?;
        if stored.game.result().is_some() {
            return Err(Refusal::GameOver.into());
        }
        self.leave_table(&mut sitting)?;
        self.store.put_on_table(id)?;
        let table = self.taken_up(stored)?;
        self.change_table(&mut sitting, table);
        Ok(())
    }

    fn start(
        &self,
        sitting: &mut Sitting,
        setup: Setup,
        pairing: Pairing,
        settings: Vec<(String, String)>,
    ) -> Result<(), AppError> {
        self.leave_table(sitting)?;
        let (seed, started_ms) = (random()?, self.time.wall_ms());
        let start = Start { setup: setup.clone(), seed, started_ms, pairing };
        let id = self.store.create(start, settings)?;
        let game = Game::new(setup);
        let stored = StoredGame { id, game, seed, started_ms, updated_ms: started_ms, clock_ms: 0, pairing };
        let on_table = self.taken_up(stored)?;
        self.change_table(sitting, on_table);
        Ok(())
    }

    /// What the archive has of a game, for the table.
    pub(super) fn taken_up(&self, stored: StoredGame) -> Result<OnTable, AppError> {
        let score = self.store.score(stored.pairing.of_match.unwrap_or(stored.id))?;
        Ok(OnTable::taken_up(stored, score))
    }

    /// Puts a game there that somebody wants to play now.
    pub(super) fn change_table(&self, sitting: &mut Sitting, on_table: OnTable) {
        sitting.seat(on_table);
        sitting.pause(false);
        self.publish(sitting, vec![EventKind::Started]);
        self.lists_changed();
    }

    /// Stores what the archive still lacks of a game before it leaves the table.
    pub(super) fn leave_table(&self, sitting: &mut Sitting) -> Result<(), AppError> {
        self.store_rest(sitting)?;
        self.note_clock(sitting);
        Ok(())
    }
}

fn random() -> Result<u64, AppError> {
    getrandom::u64().map_err(|_| AppError::Internal { code: "random" })
}
