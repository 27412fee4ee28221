use std::sync::Arc;

use tengen_core::game::Clocks;
use tengen_core::{app, board};

use crate::analysis::AnalysisLimits;
use crate::clock::{TableClock, TimeControl, core_control};
use crate::error::{Refusal, TengenError};
use crate::guard::guard;
use crate::opening::OpeningChoice;
use crate::position::Point;
use crate::seats::NewGame;
use crate::snapshot::{TableEvent, TableSnapshot};

/// The game on the board. Every change is stored before it shows in a snapshot.
#[derive(uniffi::Object)]
pub struct Table {
    inner: app::Table,
}

#[uniffi::export]
impl Table {
    /// The newest state. Main-safe: it never waits for the disk or the engine.
    pub fn snapshot(&self) -> TableSnapshot {
        self.inner.snapshot().as_ref().into()
    }

    /// The events after number `id`, oldest first; very old ones are forgotten. Main-safe.
    pub fn events_since(&self, id: i64) -> Vec<TableEvent> {
        self.inner.events_since(id).iter().map(TableEvent::from).collect()
    }

    /// Places a stone for the person to move, or in an opening offers or keeps a fifth move; x and y count from 0 at the left bottom. Blocking.
    pub fn play(&self, x: i32, y: i32) -> Result<(), TengenError> {
        let point = Point { x, y }.try_into()?;
        guard(|| self.inner.play(point))
    }

    /// Chooses something of the opening for the person who is asked: `snapshot().opening.ask` says what is open. Blocking.
    pub fn choose(&self, choice: OpeningChoice) -> Result<(), TengenError> {
        let choice = choice.try_into()?;
        guard(|| self.inner.choose(choice))
    }

    /// White claims that Black's last stone is a foul. If it is one, that ends the game; if not, an event tells so. Blocking.
    pub fn claim_foul(&self) -> Result<(), TengenError> {
        guard(|| self.inner.claim_foul())
    }

    /// Takes back: against the computer to the person's previous turn, between two people one ply, after the end too.
    /// Blocking.
    pub fn undo(&self) -> Result<(), TengenError> {
        guard(|| self.inner.undo())
    }

    /// Brings back what undo took, step for step. Blocking.
    pub fn redo(&self) -> Result<(), TengenError> {
        guard(|| self.inner.redo())
    }

    /// Resigns for the person: the side to move between two people, at any time against the computer. Blocking.
    pub fn resign(&self) -> Result<(), TengenError> {
        guard(|| self.inner.resign())
    }

    /// Offers a draw for the side to move, against the computer for the person: it answers by its evaluation. At most once
    /// in ten plies of each side. Blocking.
    pub fn offer_draw(&self) -> Result<(), TengenError> {
        guard(|| self.inner.offer_draw())
    }

    /// Of two people, the one who placed the last stone asks to have it back. Blocking.
    pub fn ask_undo(&self) -> Result<(), TengenError> {
        guard(|| self.inner.ask_undo())
    }

    /// Of two people, the side to move asks to begin anew. Blocking.
    pub fn offer_restart(&self) -> Result<(), TengenError> {
        guard(|| self.inner.offer_restart())
    }

    /// Of two people, Black proposes other clocks before the first stone; declined, the old ones stay. None is no limit.
    /// Blocking.
    pub fn propose_clocks(
        &self,
        black: Option<TimeControl>,
        white: Option<TimeControl>,
    ) -> Result<(), TengenError> {
        let clocks = Clocks { black: core_control(black)?, white: core_control(white)? };
        guard(|| self.inner.propose_clocks(clocks))
    }

    /// The person who was asked agrees to the offer that waits. Blocking.
    pub fn accept(&self) -> Result<(), TengenError> {
        guard(|| self.inner.accept())
    }

    /// The person who was asked declines it. Blocking.
    pub fn decline(&self) -> Result<(), TengenError> {
        guard(|| self.inner.decline())
    }

    /// Who made the offer takes it back. Blocking.
    pub fn withdraw(&self) -> Result<(), TengenError> {
        guard(|| self.inner.withdraw())
    }

    /// The clocks as they are at this moment; none in a game without. Main-safe.
    pub fn clock(&self) -> Option<TableClock> {
        self.inner.clock().as_ref().map(TableClock::from)
    }

    /// Nobody is at the table: clocks stand still until `resume` or the next stone. The game that is taken up when the app
    /// is opened is paused. Blocking.
    pub fn pause(&self) -> Result<(), TengenError> {
        guard(|| self.inner.pause())
    }

    /// Somebody is there: clocks run. Blocking.
    pub fn resume(&self) -> Result<(), TengenError> {
        guard(|| self.inner.resume())
    }

    /// Starts the search for a hint and returns; the answer comes with a later revision. Blocking.
    pub fn hint(&self) -> Result<(), TengenError> {
        guard(|| self.inner.hint())
    }

    /// Starts the search for the `count` best moves (1 to 20) of the person to move and returns. They come with later
    /// revisions, better ones with time, until a limit is reached, the search is stopped or the position changes.
    /// Blocking.
    pub fn analyse(&self, count: i32, limits: AnalysisLimits) -> Result<(), TengenError> {
        let limits = limits.try_into()?;
        // A count below zero is refused as none is.
        guard(|| self.inner.analyse(usize::try_from(count).unwrap_or(0), limits))
    }

    /// Ends a running search early: the computer plays the best it has found; a hint is given up; an analysis keeps its
    /// lines. Blocking.
    pub fn stop_thinking(&self) -> Result<(), TengenError> {
        guard(|| self.inner.stop_thinking())
    }

    /// Starts another game and remembers the choice; the one on the table stays in the archive. Blocking.
    pub fn new_game(&self, game: NewGame) -> Result<(), TengenError> {
        let game = game.try_into()?;
        guard(|| self.inner.new_game(game))
    }

    /// After the end the next game of the match, in which the colours go as was chosen for the first; before it the same
    /// game anew. The one on the table stays in the archive. Blocking.
    pub fn restart(&self) -> Result<(), TengenError> {
        guard(|| self.inner.restart())
    }

    /// Takes up a stored game as itself, with its undo history. Blocking.
    pub fn open_game(&self, game: i64) -> Result<(), TengenError> {
        guard(|| self.inner.open_game(game))
    }
}

impl Table {
    pub(crate) fn new(inner: app::Table) -> Arc<Self> {
        Arc::new(Self { inner })
    }
}

/// A point as the core carries it; whether it lies on the board at hand is for the core to say.
impl TryFrom<Point> for board::Point {
    type Error = TengenError;

    fn try_from(point: Point) -> Result<Self, TengenError> {
        match (u8::try_from(point.x), u8::try_from(point.y)) {
            (Ok(x), Ok(y)) => Ok(Self::new(x, y)),
            _ => Err(TengenError::Refused { refusal: Refusal::OffBoard { point } }),
        }
    }
}
