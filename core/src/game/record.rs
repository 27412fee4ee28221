use super::{Action, Entry, Event, GameResult, Refusal, ResultReason, Setup};
use crate::board::{Board, Point, Stone};
use crate::rules::{Verdict, judge};

/// A game in any state, with everything that ever happened in it.
///
/// Equal setups and equal lists of actions give equal games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    board: Board,
    plies: Vec<Point>,
    undone: Vec<Point>,
    result: Option<GameResult>,
    log: Vec<Entry>,
}

impl Game {
    /// A game before its first move.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let board = Board::new(setup.size);
        Self { setup, board, plies: Vec::new(), undone: Vec::new(), result: None, log: Vec::new() }
    }

    /// The game that a list of actions makes. A refusal means that the list is no game's record.
    pub fn replay(setup: Setup, entries: impl IntoIterator<Item = Entry>) -> Result<Self, Refusal> {
        let mut game = Self::new(setup);
        for entry in entries {
            game.apply(entry.action, entry.at_ms)?;
        }
        Ok(game)
    }

    /// Does one action at `at_ms` (milliseconds since 1970) and says what it changed. A refused action changes nothing.
    pub fn apply(&mut self, action: Action, at_ms: i64) -> Result<Vec<Event>, Refusal> {
        let events = match action {
            Action::Play(point) => self.play(point),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Resign(stone) => self.resign(stone),
        }?;
        self.log.push(Entry { action, at_ms });
        Ok(events)
    }

    /// What was agreed before the first move.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The stones as they stand.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The moves that led here, first to last; Black's are the even ones.
    #[must_use]
    pub fn plies(&self) -> &[Point] {
        &self.plies
    }

    /// The moves that were taken back and can be placed again; the last of the list comes first.
    #[must_use]
    pub fn undone(&self) -> &[Point] {
        &self.undone
    }

    /// Who moves next; `None` once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Stone> {
        self.result.is_none().then(|| self.turn())
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// Everything that was done, in order.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Whose turn it is or, after the end, would be.
    #[must_use]
    pub fn turn(&self) -> Stone {
        Stone::to_move_at(self.plies.len())
    }

    fn play(&mut self, point: Point) -> Result<Vec<Event>, Refusal> {
        let events = self.place(point)?;
        self.undone.clear();
        Ok(events)
    }

    fn undo(&mut self) -> Result<Vec<Event>, Refusal> {
        if self.result.take_if(|result| result.reason == ResultReason::Resignation).is_some() {
            return Ok(vec![Event::TakenBack { plies: 0 }]);
        }
        let point = self.plies.pop().ok_or(Refusal::NothingToUndo)?;
        // Every ply of the list has its stone on the board.
        let _ = self.board.remove(point);
        self.undone.push(point);
        self.result = None;
        Ok(vec![Event::TakenBack { plies: 1 }])
    }

    fn redo(&mut self) -> Result<Vec<Event>, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        let point = *self.undone.last().ok_or(Refusal::NothingToRedo)?;
        let mut events = self.place(point)?;
        self.undone.pop();
        events[0] = Event::Redone { plies: 1 };
        Ok(events)
    }

    fn resign(&mut self, stone: Stone) -> Result<Vec<Event>, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        let winner = Some(stone.opponent());
        Ok(vec![self.finish(winner, ResultReason::Resignation, Vec::new())])
    }

    /// Puts the stone of the side to move on `point` and ends the game if that ends it. The first event is the stone.
    fn place(&mut self, point: Point) -> Result<Vec<Event>, Refusal> {
        let stone = self.to_move().ok_or(Refusal::GameOver)?;
        if !self.setup.size.contains(point) {
            return Err(Refusal::OffBoard(point));
        }
        if !self.board.is_empty_at(point) {
            return Err(Refusal::Taken(point));
        }
        let line = match judge(self.setup.rules, &self.board, point, stone) {
            Verdict::Foul(foul) => return Err(Refusal::Forbidden { point, foul }),
            Verdict::Wins(line) => Some(line),
            Verdict::Continues => None,
        };
        self.board.place(point, stone).map_err(|_| Refusal::Taken(point))?;
        self.plies.push(point);
        let mut events = vec![Event::Placed { point, stone }];
        if let Some(line) = line {
            events.push(self.finish(Some(stone), ResultReason::Five, line));
        } else if self.board.is_full() {
            events.push(self.finish(None, ResultReason::FullBoard, Vec::new()));
        }
        Ok(events)
    }

    fn finish(&mut self, winner: Option<Stone>, reason: ResultReason, line: Vec<Point>) -> Event {
        let result = GameResult { winner, reason, line };
        self.result = Some(result.clone());
        Event::Finished(result)
    }
}
