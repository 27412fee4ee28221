//! The opening of a game: choices, exchanged seats, and the way back through them.

use super::step::Done;
use super::{Event, Game, Refusal, Seat, Setup, Step};
use crate::board::{Point, Stone};
use crate::rules::opening::{Ask, Choice, Progress};

impl Game {
    /// What the opening asks; `None` once it is over, and after the end of the game.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        if self.result.is_some() { None } else { self.opening.ask() }
    }

    /// How far the opening has come; it stays as it was at its end.
    #[must_use]
    pub const fn opening(&self) -> &Progress {
        &self.opening
    }

    /// The seat that has to do something next: in an opening not always that of the next stone's colour. `None` once the
    /// game is over.
    #[must_use]
    pub fn decider(&self) -> Option<Stone> {
        self.ask().map(|ask| ask.decider).or_else(|| self.to_move())
    }

    /// Whether the persons sit the other way round than at the start. [`Self::setup`] has them as they sit now.
    #[must_use]
    pub const fn swapped(&self) -> bool {
        self.opening.swapped()
    }

    /// What was agreed on, with the persons as they sat at the start.
    #[must_use]
    pub fn setup_at_start(&self) -> Setup {
        let mut setup = self.setup.clone();
        if self.swapped() {
            setup.exchange();
        }
        setup
    }

    /// How many steps must be taken back to come to one that such a seat did; `None` if it did none.
    #[must_use]
    pub fn steps_back_to(&self, wanted: impl Fn(&Seat) -> bool) -> Option<usize> {
        let did = |done: &Done| wanted(self.setup.seat(self.seat_of(done)));
        self.history.iter().rev().position(did).map(|steps| steps + 1)
    }

    /// Whether whoever has this colour now has done any step that stands.
    #[must_use]
    pub fn has_done(&self, stone: Stone) -> bool {
        self.history.iter().any(|done| self.seat_of(done) == stone)
    }

    /// The colour that whoever did the `steps`th step from the end has now.
    #[must_use]
    pub fn who_did(&self, steps: usize) -> Option<Stone> {
        let place = self.history.len().checked_sub(steps)?;
        self.history.get(place).map(|done| self.seat_of(done))
    }

    /// The colour that whoever placed the stone number `ply`, counted from 0, has now: in an opening one side may place
    /// both colours. `None` for a stone that isn't there or was laid before the game began.
    #[must_use]
    pub fn who_placed(&self, ply: usize) -> Option<Stone> {
        let mut steps = self.history.iter();
        let given = self.plies.len() - steps.clone().map(|done| done.laid).sum::<usize>();
        let mut placed = given;
        let done = steps.find(|done| {
            placed += done.laid;
            placed > ply
        });
        done.filter(|_| ply >= given).map(|done| self.seat_of(done))
    }

    /// Whether a stone was placed since the game began; those of a given opening were there.
    pub(super) fn has_placed(&self) -> bool {
        self.history.iter().any(|done| done.laid > 0)
    }

    fn seat_of(&self, done: &Done) -> Stone {
        if done.swapped == self.swapped() { done.by } else { done.by.opponent() }
    }

    pub(super) fn choose(&mut self, choice: Choice) -> Result<Vec<Event>, Refusal> {
        let events = self.make(choice)?;
        self.undone.clear();
        Ok(events)
    }

    /// Makes the choice and lays its stones. The first event is the choice.
    pub(super) fn make(&mut self, choice: Choice) -> Result<Vec<Event>, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        if let Choice::Offer(point) | Choice::Keep(point) = choice {
            self.check_empty(point)?;
        }
        let by = self.decider().ok_or(Refusal::GameOver)?;
        let swapped = self.swapped();
        let laid = self.opening.choose(choice)?;
        if self.swapped() != swapped {
            self.exchange_seats();
        }
        let mut events = vec![Event::Chosen { choice, by }];
        for &point in &laid {
            events.push(self.lay(point)?);
        }
        if !laid.is_empty() {
            events.extend(self.offers.after_stone());
        }
        let step = Step::Choice(choice);
        self.history.push(Done { step, by, swapped, laid: laid.len(), in_opening: true });
        Ok(events)
    }

    fn lay(&mut self, point: Point) -> Result<Event, Refusal> {
        let stone = self.turn();
        self.board.place(point, stone).map_err(|_| Refusal::Taken(point))?;
        self.plies.push(point);
        Ok(Event::Placed { point, stone })
    }

    /// Takes the last step back and gives the number of its stones.
    pub(super) fn step_back(&mut self) -> Option<usize> {
        let done = self.history.pop()?;
        for point in self.plies.split_off(self.plies.len() - done.laid) {
            // Every ply of the list has its stone on the board.
            let _ = self.board.remove(point);
        }
        if done.in_opening {
            let swapped = self.swapped();
            self.opening = self.opening_again();
            if self.swapped() != swapped {
                self.exchange_seats();
            }
        }
        self.undone.push(done.step);
        self.result = None;
        Some(done.laid)
    }

    /// The opening as the steps that are left lead to it.
    fn opening_again(&self) -> Progress {
        let mut opening = Progress::new(self.setup.opening, self.setup.size);
        for done in self.history.iter().filter(|done| done.in_opening) {
            match done.step {
                Step::Stone(point) => opening.place(point),
                // It was made once.
                Step::Choice(choice) => drop(opening.choose(choice)),
            }
        }
        opening
    }

    fn exchange_seats(&mut self) {
        self.setup.exchange();
        self.clock.exchange();
        self.offers.exchange();
    }
}
