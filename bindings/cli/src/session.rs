//! The app as both loops see it: commands in, steps out.

use std::path::Path;
use std::sync::Arc;

use tengen_core::app::{App, AppError, Hint, Kind, NewGame, Phase, Table, TableClock, TableSnapshot};
use tengen_core::game::Refusal;
use tengen_core::rules::opening::{Choice, OpeningRefusal};

use crate::command::Command;
use crate::options::{GameOption, default_game, game_of};
use crate::timeline::{Step, steps_to};

/// An open data folder, and how much of what happened there was told.
pub struct Session {
    app: App,
    table: Table,
    /// The newest event that was told.
    seen: i64,
    /// The stones on the board after that event.
    ply: usize,
    /// Whether a hint was asked for and not told yet.
    awaits_hint: bool,
    /// Whether a new game begins with the last choices for its kind, and not with those of the first start.
    remembers: bool,
}

impl Session {
    /// Opens a data folder, which takes up the game that was on the table.
    pub fn open(dir: &Path) -> Result<Self, AppError> {
        let app = App::open(dir)?;
        let table = app.table();
        // Somebody is there. Without a game there is nothing to go on with.
        let _ = table.resume();
        let now = table.snapshot();
        let (seen, ply) = (now.last_event, now.moves.len());
        Ok(Self { app, table, seen, ply, awaits_hint: false, remembers: false })
    }

    /// Has new games begin with the last choices, as a person expects it and a script doesn't.
    pub const fn remember(&mut self) {
        self.remembers = true;
    }

    /// The app, to be listened to and asked for its archive.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// The table as it is.
    pub fn now(&self) -> Arc<TableSnapshot> {
        self.table.snapshot()
    }

    /// Does what a command asks of the table, and returns once it is stored. Commands that only look do nothing here.
    pub fn perform(&mut self, command: &Command) -> Result<(), AppError> {
        match command {
            Command::New(options) => self.table.new_game(self.wanted(options)),
            Command::Play(point) => self.table.play(*point),
            Command::Choose(choice) => self.table.choose(*choice),
            Command::Agree => self.agree(),
            Command::Foul => self.table.claim_foul(),
            Command::Undo => self.table.undo(),
            Command::Redo => self.table.redo(),
            Command::Resign => self.table.resign(),
            Command::Restart => self.table.restart(),
            Command::Open(game) => self.table.open_game(*game),
            Command::Stop => self.table.stop_thinking(),
            Command::Draw => self.table.offer_draw(),
            Command::Ask => self.table.ask_undo(),
            Command::AskRestart => self.table.offer_restart(),
            Command::ProposeClocks(clocks) => self.table.propose_clocks(*clocks),
            Command::Accept => self.table.accept(),
            Command::Decline => self.table.decline(),
            Command::Withdraw => self.table.withdraw(),
            Command::Hint => {
                self.table.hint()?;
                self.awaits_hint = true;
                Ok(())
            }
            Command::Wait
            | Command::Show
            | Command::Clock
            | Command::Games
            | Command::Openings
            | Command::Help
            | Command::Quit => Ok(()),
        }
    }

    /// The game that these options ask for.
    fn wanted(&self, options: &[GameOption]) -> NewGame {
        let now = self.now();
        let base = match now.phase {
            _ if !self.remembers => default_game(),
            Phase::NoGame => self.app.settings().last_choice(Kind::AgainstComputer).clone(),
            _ => self.app.settings().last_choice(kind_of(&now)).clone(),
        };
        game_of(&base, options)
    }

    /// Lays the opening that the other side named.
    fn agree(&self) -> Result<(), AppError> {
        let named = self.now().opening.ask.and_then(|ask| ask.agree);
        let pattern = named.ok_or(Refusal::Opening(OpeningRefusal::NotOpen))?;
        self.table.choose(Choice::Lay(pattern))
    }

    /// The table as it is, and what happened since the last call.
    pub fn steps(&mut self) -> (Arc<TableSnapshot>, Vec<Step>) {
        let now = self.now();
        let mut events = self.table.events_since(self.seen);
        // An event after the snapshot belongs to the next call.
        events.retain(|event| event.id <= now.last_event);
        let steps = steps_to(self.ply, &now, events);
        self.seen = now.last_event;
        self.ply = now.moves.len();
        (now, steps)
    }

    /// As [`Self::steps`], but nothing is told before it is stored: while the disk is full the steps are kept for later.
    pub fn stored_steps(&mut self) -> (Arc<TableSnapshot>, Vec<Step>) {
        let now = self.now();
        if now.unsaved { (now, Vec::new()) } else { self.steps() }
    }

    /// The hint that was asked for, once.
    pub fn fresh_hint(&mut self, now: &TableSnapshot) -> Option<Hint> {
        let hint = now.hint.clone().filter(|_| self.awaits_hint)?;
        self.awaits_hint = false;
        Some(hint)
    }

    /// The clocks as they are.
    pub fn clock(&self) -> Option<TableClock> {
        self.table.clock()
    }

    /// Ends all threads of the core. Everything is stored already.
    pub fn close(self) -> Result<(), AppError> {
        self.app.shutdown()
    }
}

/// Whether nothing more happens until a person does something.
pub fn is_settled(now: &TableSnapshot) -> bool {
    now.thinking.is_none() && (now.can_play || now.can_choose || now.phase != Phase::Playing)
}

/// Which way of playing the game on the table is.
pub fn kind_of(now: &TableSnapshot) -> Kind {
    let (me, other) = (now.black.clone(), now.white.clone());
    NewGame { me, other, ..NewGame::first_choice(Kind::Watch) }.kind()
}
