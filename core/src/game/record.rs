use super::clock_state::ClockState;
use super::offer::Offers;
use super::step::Done;
use super::{Action, Entry, Event, GameResult, Offer, Refusal, ResultReason, Setup, Step};
use crate::board::{Board, Point, Stone};
use crate::rules::opening::Progress;
use crate::rules::{FoulPolicy, Verdict, judge};

/// A game in any state, with everything that ever happened in it.
///
/// Equal setups and equal lists of entries give equal games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) setup: Setup,
    pub(super) board: Board,
    pub(super) plies: Vec<Point>,
    pub(super) history: Vec<Done>,
    pub(super) undone: Vec<Step>,
    pub(super) opening: Progress,
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
        let opening = Progress::new(setup.opening, setup.size);
        let mut board = Board::new(setup.size);
        for (ply, &point) in opening.stones().iter().enumerate() {
            // An opening's stones lie on points of their own.
            let _ = board.place(point, Stone::to_move_at(ply));
        }
        let clock = ClockState::new(setup.clocks);
        Self {
            setup,
            board,
            plies: opening.stones().to_vec(),
            history: Vec::new(),
            undone: Vec::new(),
            opening,
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

    /// What was agreed on, with the persons as they sit now.
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

    /// The steps that were taken back and can be done again; the last of the list comes first.
    #[must_use]
    pub fn undone(&self) -> &[Step] {
        &self.undone
    }

    /// The colour of the next stone; `None` once the game is over. See [`Self::decider`].
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
            Action::Choose(choice) => self.choose(choice),
            Action::ClaimFoul => self.claim_foul(),
            Action::WrongClaim => self.wrong_claim(),
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
            // A claim is withdrawn by itself.
            Some(ResultReason::Foul) if self.setup.fouls == FoulPolicy::Claim => {
                self.result = None;
                return Ok(vec![Event::TakenBack { plies: 0 }]);
            }
            _ => {}
        }
        let stone = self.who_did(1).ok_or(Refusal::NothingToUndo)?;
        let mut events: Vec<Event> = self.offers.void().into_iter().collect();
        if self.setup.seat(stone).is_person() {
            self.offers.count_take_back(stone);
        }
        let plies = self.step_back().ok_or(Refusal::NothingToUndo)?;
        events.push(Event::TakenBack { plies });
        Ok(events)
    }

    /// Takes back all but the first `plies` plies, and the end with them.
    pub(super) fn rewind(&mut self, plies: usize) -> Event {
        let mut taken = 0;
        while self.plies.len() > plies
            && let Some(laid) = self.step_back()
        {
            taken += laid;
        }
        self.result = None;
        Event::TakenBack { plies: taken }
    }

    fn redo(&mut self) -> Result<Vec<Event>, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        let step = *self.undone.last().ok_or(Refusal::NothingToRedo)?;
        let mut events = match step {
            Step::Stone(point) => self.place(point)?,
            Step::Choice(choice) => self.make(choice)?,
        };
        self.undone.pop();
        let is_stone = |event: &Event| matches!(event, Event::Placed { .. });
        let plies = events.iter().filter(|event| is_stone(event)).count();
        events.retain(|event| !is_stone(event) && !matches!(event, Event::Chosen { .. }));
        events.insert(0, Event::Redone { plies });
        Ok(events)
    }

    /// Puts the stone of the side to move on `point` and ends the game if that ends it. The first event is the stone.
    fn place(&mut self, point: Point) -> Result<Vec<Event>, Refusal> {
        let stone = self.to_move().ok_or(Refusal::GameOver)?;
        self.check_empty(point)?;
        self.opening.check_stone(point)?;
        let verdict = judge(self.setup.rules, &self.board, point, stone);
        if let Verdict::Foul(foul) = &verdict
            && self.setup.fouls == FoulPolicy::Prevented
        {
            return Err(Refusal::Forbidden { point, foul: foul.clone() });
        }
        self.note_step(point);
        self.board.place(point, stone).map_err(|_| Refusal::Taken(point))?;
        self.plies.push(point);
        let mut events = vec![Event::Placed { point, stone }];
        events.extend(self.offers.after_stone());
        if let Verdict::Wins(line) = verdict {
            events.push(self.finish(Some(stone), ResultReason::Five, line));
        } else if matches!(verdict, Verdict::Foul(_)) && self.setup.fouls == FoulPolicy::Loses {
            events.push(self.finish(Some(stone.opponent()), ResultReason::Foul, Vec::new()));
        } else if self.board.is_full() {
            events.push(self.finish(None, ResultReason::FullBoard, Vec::new()));
        }
        Ok(events)
    }

    /// Notes that the one whose turn it is places a stone.
    fn note_step(&mut self, point: Point) {
        let (in_opening, swapped) = (self.ask().is_some(), self.swapped());
        let by = self.decider().unwrap_or(self.turn());
        self.history.push(Done { step: Step::Stone(point), by, swapped, laid: 1, in_opening });
        if in_opening {
            self.opening.place(point);
        }
    }

    pub(super) fn check_empty(&self, point: Point) -> Result<(), Refusal> {
        if !self.setup.size.contains(point) {
            return Err(Refusal::OffBoard(point));
        }
        if self.board.is_empty_at(point) { Ok(()) } else { Err(Refusal::Taken(point)) }
    }

    pub(super) fn finish(&mut self, winner: Option<Stone>, reason: ResultReason, line: Vec<Point>) -> Event {
        let result = GameResult { winner, reason, line };
        self.result = Some(result.clone());
        Event::Finished(result)
    }
}
