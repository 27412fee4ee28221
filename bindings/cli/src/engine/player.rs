//! The engine at the manager's table: requests in, replies out.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{Choice, Control, Engine, Limits, Setup, Task, Thought, exercise};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, is_won};
use thiserror::Error;

use super::field::{Field, FieldError, Side};
use super::request::{Cell, Info, Request, cell_with_field};
use super::settings::Settings;
use crate::report;

/// Lines for people, then the one that answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    pub messages: Vec<String>,
    pub line: String,
}

impl Reply {
    pub const fn plain(line: String) -> Self {
        Self { messages: Vec::new(), line }
    }

    fn ok() -> Self {
        Self::plain("OK".to_owned())
    }
}

/// Why a request can't be met.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Trouble {
    #[error("no game has been started")]
    NoGame,
    #[error("boards are square, of 10 to 20 lines: START 15")]
    Size,
    #[error("{0}")]
    Field(#[from] FieldError),
    #[error("'{0}' is not x,y,1 or x,y,2")]
    Stone(String),
    #[error("'{0}' is not x,y")]
    Place(String),
    #[error("rule {0} is not played here; 0, 1, 4, 8 and 9 are")]
    Rule(u32),
    #[error("the game is over")]
    Over,
    #[error("no point can be played")]
    NoPoint,
    #[error("swap2 begins with 0, 3 or 5 stones, not {0}")]
    Swap2(usize),
}

/// Everything the engine knows of the game.
pub struct Player {
    field: Option<Field>,
    settings: Settings,
    /// What it may use, and the engine made of that before any time runs.
    engine: Option<(Setup, Engine)>,
    /// Ends a search when set.
    ended: Arc<AtomicBool>,
}

impl Player {
    pub fn new(ended: &Arc<AtomicBool>) -> Self {
        Self { field: None, settings: Settings::new(), engine: None, ended: Arc::clone(ended) }
    }

    pub fn learn(&mut self, info: Info) {
        let rules = self.settings.rules();
        self.settings.learn(info);
        // No time of a move runs while settings come; a table takes some. What was found by other rules is worth nothing.
        let changed =
            |(setup, _): &(Setup, Engine)| *setup != self.settings.setup() || rules != self.settings.rules();
        if self.engine.as_ref().is_some_and(changed) {
            self.renew();
        }
    }

    /// An engine that remembers nothing, with what the settings allow. The old one goes first, so that never two are held.
    fn renew(&mut self) {
        self.engine = None;
        let setup = self.settings.setup();
        self.engine = Some((setup, Engine::new(setup)));
    }

    /// Answers what stands on one line.
    pub fn answer(&mut self, request: &Request, at: Instant) -> Reply {
        let reply = match request {
            Request::Start(lines) => self.start(*lines),
            Request::RectStart => Err(Trouble::Size),
            Request::Restart => self.restart(),
            Request::Begin => self.turn(at),
            Request::Turn(cell) => self.turn_after(*cell, at),
            Request::Play(cell) => {
                self.put(*cell, Side::Own).map(|()| Reply::plain(format!("{},{}", cell.x, cell.y)))
            }
            Request::TakeBack(cell) => self.take_back(*cell),
            Request::About => Ok(Reply::plain(about())),
            Request::Board | Request::Swap2Board | Request::Info(_) | Request::End => Ok(Reply::ok()),
        };
        settled(reply)
    }

    /// A position instead of the one on the board, then a move.
    pub fn board(&mut self, lines: &[String], at: Instant) -> Reply {
        settled(self.set_up(lines).and_then(|()| self.turn(at)))
    }

    fn start(&mut self, lines: i32) -> Result<Reply, Trouble> {
        self.field = None;
        self.field = Some(Field::new(Size::new(lines).map_err(|_| Trouble::Size)?));
        self.settings.refill();
        self.renew();
        self.warm_up();
        Ok(Reply::ok())
    }

    /// What is made at first use is made before any time runs. The rules may be told later, so it is made for all.
    fn warm_up(&self) {
        let Some(field) = &self.field else { return };
        let board = Board::new(field.size());
        for rules in RuleSet::ALL {
            let task = Task { rules, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 0 };
            let _ = exercise(&task, 1);
        }
    }

    fn restart(&mut self) -> Result<Reply, Trouble> {
        self.field_mut()?.clear();
        self.settings.refill();
        self.renew();
        Ok(Reply::ok())
    }

    fn put(&mut self, cell: Cell, side: Side) -> Result<(), Trouble> {
        Ok(self.field_mut()?.put(cell, side)?)
    }

    /// Puts the opponent's stone and answers it; by rules that are not played here neither.
    fn turn_after(&mut self, cell: Cell, at: Instant) -> Result<Reply, Trouble> {
        self.settings.rules().map_err(Trouble::Rule)?;
        self.put(cell, Side::Opponent)?;
        self.turn(at)
    }

    fn take_back(&mut self, cell: Cell) -> Result<Reply, Trouble> {
        self.field_mut()?.take(cell)?;
        Ok(Reply::ok())
    }

    /// Either all of it or, where a line is wrong, nothing.
    fn set_up(&mut self, lines: &[String]) -> Result<(), Trouble> {
        let mut field = Field::new(self.field_mut()?.size());
        for line in lines {
            let side = |number| match number {
                1 => Some(Side::Own),
                2 => Some(Side::Opponent),
                _ => None,
            };
            let stone = cell_with_field(line).and_then(|(cell, number)| Some((cell, side(number)?)));
            let (cell, side) = stone.ok_or_else(|| Trouble::Stone(line.chars().take(32).collect()))?;
            field.put(cell, side)?;
        }
        self.field = Some(field);
        Ok(())
    }

    /// Thinks, and puts the stone.
    fn turn(&mut self, at: Instant) -> Result<Reply, Trouble> {
        let rules = self.settings.rules().map_err(Trouble::Rule)?;
        let field = self.field_mut()?;
        let board = field.board().map_err(|_| Trouble::NoPoint)?;
        if is_won(rules, &board) {
            return Err(Trouble::Over);
        }
        let to_move = field.own_stone();
        let limits = self.settings.limits(at.elapsed(), board.stones());
        let thought = self.ponder(rules, &board, to_move, limits)?;
        let field = self.field_mut()?;
        let Choice::Play(point) = thought.choice else { return Err(Trouble::NoPoint) };
        let cell = field.cell(point);
        field.put(cell, Side::Own)?;
        let spent = at.elapsed();
        self.settings.spend(spent);
        let message = report::progress(&thought, spent);
        Ok(Reply { messages: vec![message], line: format!("{},{}", cell.x, cell.y) })
    }

    /// The strongest level's thought within limits.
    pub(super) fn ponder(
        &mut self,
        rules: RuleSet,
        board: &Board,
        to_move: Stone,
        limits: Limits,
    ) -> Result<Thought, Trouble> {
        let (_, engine) = self.engine.as_mut().ok_or(Trouble::NoGame)?;
        let task = Task { rules, board, to_move, level: Level::TOP, seed: 0 };
        let start = Instant::now();
        let now_ms = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        let control = Control { limits, cancel: &self.ended, now_ms: &now_ms, on_info: &mut |_| {} };
        Ok(engine.think(&task, control))
    }

    pub(super) fn field_mut(&mut self) -> Result<&mut Field, Trouble> {
        self.field.as_mut().ok_or(Trouble::NoGame)
    }

    pub(super) const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(super) const fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }
}

pub(super) fn settled(reply: Result<Reply, Trouble>) -> Reply {
    reply.unwrap_or_else(|trouble| Reply::plain(format!("ERROR {trouble}")))
}

fn about() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("name=\"Tengen\", version=\"{version}\", author=\"the Tengen authors\", country=\"-\"")
}

/// A point as the protocol writes it.
pub(super) fn cell_text(field: &Field, point: Point) -> String {
    let cell = field.cell(point);
    format!("{},{}", cell.x, cell.y)
}
