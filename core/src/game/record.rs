use super::clock_state::ClockState;
use super::offer::Offers;
use super::{Action, Entry, Event, GameResult, Offer, Refusal, ResultReason, Setup};
use crate::board::{Board, Point, Stone};
use crate::rules::{Verdict, judge};

/// A game in any state, with everything that ever happened in it.
///
/// Equal setups and equal lists of entries give equal games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) setup: Setup,
    pub(super) board: Board,
    pub(super) plies: Vec<Point>,
    pub(super) undone: Vec<Point>,
    pub(super) result: Option<GameResult>,
    pub(super) clock: ClockState,
    pub(super) offers: Offers,
    log: Vec<Entry>,
    /// What was left on the clocks after each entry of the log.
    left: Vec<[Option<i64>; 2]>,
}

impl Game {
    /// A game before its first move.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let board = Board::new(setup.size);
        let clock = ClockState::new(setup.clocks);
        Self {
            setup,
            board,
            plies: Vec::new(),
            undone: Vec::new(),
            result: None,
            clock,
            offers: Offers::default(),
            log: Vec::new(),
            left: Vec::new(),
        }
    }

    /// The game that a list of entries makes. A refusal means that the list is no game's record.
    pub fn replay(setup: Setup, entries: impl IntoIterator<Item = Entry>) -> Result<Self, Refusal> {
        let mut game = Self::new(setup);
        for entry in entries {
            game.enter(entry)?;
        }
        Ok(game)
    }

    /// Does one action at `at_ms` (milliseconds since 1970), in no time on the clocks.
    pub fn apply(&mut self, action: Action, at_ms: i64) -> Result<Vec<Event>, Refusal> {
        let clock_ms = self.clock.charged_ms();
        self.enter(Entry { action, at_ms, clock_ms })
    }

    /// Does one action and says what it changed. A refused one changes nothing.
    pub fn enter(&mut self, entry: Entry) -> Result<Vec<Event>, Refusal> {
        // Time never runs backwards, whatever a file says.
        let clock_ms = entry.clock_ms.max(self.clock.charged_ms());
        self.check_time(entry.action, clock_ms)?;
        let (running, before) = (self.running(), self.clock);
        self.clock.charge(running, clock_ms);
        let mut events = match self.act(entry.action) {
            Ok(events) => events,
            Err(refusal) => {
                self.clock = before;
                return Err(refusal);
            }
        };
        self.turn_clocks(entry.action, running, &events);
        if self.result.is_some()
            && let Some(void) = self.offers.void()
        {
            events.insert(events.len() - 1, void);
        }
        self.log.push(Entry { clock_ms, ..entry });
        self.left.push(self.clock.left());
        Ok(events)
    }

    /// What was agreed on.
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

    /// The offer that waits for an answer.
    #[must_use]
    pub const fn offer(&self) -> Option<&Offer> {
        self.offers.waiting()
    }

    /// Everything that was done, in order.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What was left on Black's and White's clock after each entry of the log, in milliseconds; `None` without a limit.
    #[must_use]
    pub fn left_after(&self) -> &[[Option<i64>; 2]] {
        &self.left
    }

    /// Whose turn it is or, after the end, would be.
    #[must_use]
    pub fn turn(&self) -> Stone {
        Stone::to_move_at(self.plies.len())
    }

    fn act(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        match action {
            Action::Play(point) => self.play(point),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Resign(stone) => self.lose(stone, ResultReason::Resignation),
            Action::TimeUp => self.time_up(),
            Action::NoShow(stone) => self.no_show(stone),
            Action::Abandon(stone) => self.lose(stone, ResultReason::Abandoned),
            Action::Offer { kind, by } => self.offer_by(kind, by),
            Action::Accept(stone) => self.accept(stone),
            Action::Decline(stone) => self.decline(stone),
        }
    }

    fn play(&mut self, point: Point) -> Result<Vec<Event>, Refusal> {
        let events = self.place(point)?;
        self.undone.clear();
        Ok(events)
    }

    fn undo(&mut self) -> Result<Vec<Event>, Refusal> {
        match self.result.as_ref().map(|result| result.reason) {
            Some(ResultReason::Resignation | ResultReason::Agreement) => {
                self.result = None;
                return Ok(vec![Event::TakenBack { plies: 0 }]);
            }
            // What the clock or an empty chair has ended is not to be mended on the board.
            Some(ResultReason::Time | ResultReason::NoShow | ResultReason::Abandoned) => {
                return Err(Refusal::GameOver);
            }
            _ => {}
        }
        let last = self.plies.len().checked_sub(1).ok_or(Refusal::NothingToUndo)?;
        let mut events: Vec<Event> = self.offers.void().into_iter().collect();
        let stone = Stone::to_move_at(last);
        if self.setup.seat(stone).is_person() {
            self.offers.count_take_back(stone);
        }
        events.push(self.rewind(last));
        Ok(events)
    }

    /// Takes back all but the first `plies` plies, and the end with them.
    pub(super) fn rewind(&mut self, plies: usize) -> Event {
        let taken = self.plies.split_off(plies);
        for &point in taken.iter().rev() {
            // Every ply of the list has its stone on the board.
            let _ = self.board.remove(point);
            self.undone.push(point);
        }
        self.result = None;
        Event::TakenBack { plies: taken.len() }
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
        events.extend(self.offers.after_stone());
        if let Some(line) = line {
            events.push(self.finish(Some(stone), ResultReason::Five, line));
        } else if self.board.is_full() {
            events.push(self.finish(None, ResultReason::FullBoard, Vec::new()));
        }
        Ok(events)
    }

    pub(super) fn finish(&mut self, winner: Option<Stone>, reason: ResultReason, line: Vec<Point>) -> Event {
        let result = GameResult { winner, reason, line };
        self.result = Some(result.clone());
        Event::Finished(result)
    }
}
