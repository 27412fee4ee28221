use std::fmt;
use std::sync::Arc;

use super::shared::Shared;
use super::{
    AnalysisLimits, AppError, NewGame, TableClock, TableEvent, TableSnapshot, intent, offer_intent,
    opening_intent,
};
use crate::board::Point;
use crate::game::Clocks;
use crate::rules::opening::Choice;

/// The game that is being played here. All its clones are the same table.
///
/// Each command is stored before it is shown; its answer is a [`TableSnapshot`] with a higher revision. A command that
/// fails changes nothing. Commands wait for each other and for the disk, [`Table::snapshot`] for neither.
#[derive(Clone)]
pub struct Table {
    shared: Arc<Shared>,
}

impl Table {
    pub(super) fn of(shared: &Arc<Shared>) -> Self {
        Self { shared: Arc::clone(shared) }
    }

    /// The table as it is. Main-safe.
    #[must_use]
    pub fn snapshot(&self) -> Arc<TableSnapshot> {
        self.shared.publisher.snapshot()
    }

    /// The events after number `id`, oldest first; the last 256 are kept. Main-safe.
    #[must_use]
    pub fn events_since(&self, id: i64) -> Vec<TableEvent> {
        self.shared.publisher.events_since(id)
    }

    /// The person to move places a stone, or in an opening offers or keeps a fifth move; clocks that were paused run again.
    /// If a computer is next, it begins to think.
    /// Blocking.
    pub fn play(&self, point: Point) -> Result<(), AppError> {
        self.shared.act_present(|game, here| intent::play(game, here, point))
    }

    /// The person who is asked chooses something of the opening: see [`OpeningView::ask`](super::OpeningView::ask). Blocking.
    pub fn choose(&self, choice: Choice) -> Result<(), AppError> {
        self.shared.act_present(|game, here| opening_intent::choose(game, here, choice))
    }

    /// The person who plays White claims that Black's last stone is a foul, which ends the game if it is one and is told
    /// ([`EventKind::WrongClaim`](super::EventKind::WrongClaim)) if not. Blocking.
    pub fn claim_foul(&self) -> Result<(), AppError> {
        self.shared.act_present(opening_intent::claim)
    }

    /// Takes back one ply, or with one person everything since that person's last turn, and withdraws the end of the
    /// game. A person's resignation alone is withdrawn alone. Ends a search. Blocking.
    pub fn undo(&self) -> Result<(), AppError> {
        self.shared.act(|game, _| intent::undo(game))
    }

    /// Places again one ply that was taken back, or with one person up to that person's next turn. Blocking.
    pub fn redo(&self) -> Result<(), AppError> {
        self.shared.act(intent::redo)
    }

    /// The person gives up, at any time; of two persons the one to move. Two computers are never resigned for. Blocking.
    pub fn resign(&self) -> Result<(), AppError> {
        self.shared.act(intent::resign)
    }

    /// The side to move offers the other a draw; the person does so to a computer, which answers by how it sees the position.
    /// At most once in ten plies of each side. Blocking.
    pub fn offer_draw(&self) -> Result<(), AppError> {
        self.shared.act(offer_intent::draw)
    }

    /// Of two people, the one who placed the last stone asks to have it back: by its ply, whatever is placed meanwhile.
    /// Blocking.
    pub fn ask_undo(&self) -> Result<(), AppError> {
        self.shared.act(offer_intent::undo)
    }

    /// Of two people, the side to move asks to begin anew. Blocking.
    pub fn offer_restart(&self) -> Result<(), AppError> {
        self.shared.act(offer_intent::restart)
    }

    /// Of two people, Black proposes other clocks before the first stone. Declined, the old ones stay. Blocking.
    pub fn propose_clocks(&self, clocks: Clocks) -> Result<(), AppError> {
        self.shared.act(|game, here| offer_intent::clocks(game, here, clocks))
    }

    /// The person who was asked agrees to the offer that waits, and what was offered is done. Blocking.
    pub fn accept(&self) -> Result<(), AppError> {
        self.shared.accept()
    }

    /// The person who was asked declines. Blocking.
    pub fn decline(&self) -> Result<(), AppError> {
        self.shared.act(offer_intent::decline)
    }

    /// Who made the offer takes it back. Blocking.
    pub fn withdraw(&self) -> Result<(), AppError> {
        self.shared.act(offer_intent::withdraw)
    }

    /// The clocks as they are at this moment, `None` in a game without. Main-safe.
    #[must_use]
    pub fn clock(&self) -> Option<TableClock> {
        self.shared.clock()
    }

    /// Nobody is at the table: the clocks stand still until [`Table::resume`] or the next stone. The game that an app takes
    /// up when it is opened is paused. Blocking.
    pub fn pause(&self) -> Result<(), AppError> {
        self.shared.pause(true)
    }

    /// Somebody is there: the clocks run. Blocking.
    pub fn resume(&self) -> Result<(), AppError> {
        self.shared.pause(false)
    }

    /// Starts a search for advice to the person to move; it comes as [`TableSnapshot::hint`] of a later revision.
    /// Blocking.
    pub fn hint(&self) -> Result<(), AppError> {
        self.shared.hint()
    }

    /// Starts a search for the `count` best moves (1 to [`MOST_LINES`](super::MOST_LINES)) of the person to move; they come
    /// as [`TableSnapshot::analysis`] of later revisions, better ones with time, until a limit is reached, the search is
    /// stopped or the game changes. Ends a search for advice and is ended by one. Blocking.
    pub fn analyse(&self, count: usize, limits: AnalysisLimits) -> Result<(), AppError> {
        self.shared.analyse(count, limits)
    }

    /// Ends the search under way: the computer plays the best it has, advice is given up, an analysis keeps its lines.
    /// Blocking.
    pub fn stop_thinking(&self) -> Result<(), AppError> {
        self.shared.stop_thinking()
    }

    /// Starts a game and remembers what was chosen for it. An unfinished game stays in the archive. Blocking.
    ///
    /// With a full disk it fails, as the game on the table may not leave before it is stored.
    #[expect(clippy::needless_pass_by_value, reason = "as the binding has it")]
    pub fn new_game(&self, new_game: NewGame) -> Result<(), AppError> {
        self.shared.new_game(&new_game)
    }

    /// After the end, starts the next game of the match, in which the colours go as was chosen for the first; before it,
    /// the same game anew. The one on the table stays in the archive. Blocking.
    pub fn restart(&self) -> Result<(), AppError> {
        self.shared.restart()
    }

    /// Takes up an unfinished game of the archive as itself, with all that can be undone and redone. Blocking.
    ///
    /// Fails with [`AppError::NotFound`], or if the game is over.
    pub fn open_game(&self, game: i64) -> Result<(), AppError> {
        self.shared.open_game(game)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("revision", &self.snapshot().revision).finish_non_exhaustive()
    }
}
