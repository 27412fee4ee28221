//! Wins by fours only (VCF): every move of the attacker threatens a five, so the defender has one answer.

use std::cmp::Reverse;

use crate::board::{Direction, Point, Stone};
use crate::shapes::PointClass;

use super::duty;
use super::meter::Meter;
use super::position::Position;
use super::stops::five_stops;

/// A search of fours with the positions it has seen fail.
#[derive(Debug)]
pub(super) struct Fours {
    failed: Vec<u64>,
    budget: u64,
    line: Vec<Point>,
}

impl Fours {
    /// Remembers up to 2^`bits` failures.
    pub(super) fn new(bits: u32) -> Self {
        Self { failed: vec![0; 1 << bits], budget: 0, line: Vec::new() }
    }

    /// Whether the side to move wins by fours, found within `budget` stones: the stones up to and including the five. The
    /// opponent may threaten one five.
    pub(super) fn win(&mut self, position: &mut Position, meter: &mut Meter, budget: u64) -> Option<usize> {
        self.line.clear();
        self.budget = budget;
        self.attack(position, meter)
    }

    /// The moves of the win that was found last, the attacker's first; it stops before the five is plain.
    pub(super) fn line(&self) -> impl Iterator<Item = Point> {
        self.line.iter().rev().copied()
    }

    fn attack(&mut self, position: &mut Position, meter: &mut Meter) -> Option<usize> {
        let own = position.to_move();
        if let Some(plies) = self.seen_win(position, own) {
            return Some(plies);
        }
        let key = position.hash();
        let places = self.failed.len() as u64;
        let slot = usize::try_from(key & (places - 1)).unwrap_or_default();
        if self.failed[slot] == key {
            return None;
        }
        for four in attacks(position, own) {
            if self.budget < 2 {
                return None;
            }
            if let Some(plies) = self.try_four(position, meter, four) {
                return Some(plies);
            }
            if meter.stopped() {
                return None;
            }
        }
        if self.budget >= 2 {
            self.failed[slot] = key;
        }
        None
    }

    /// A five, or two winning points at once.
    fn seen_win(&mut self, position: &Position, own: Stone) -> Option<usize> {
        let shapes = position.shapes();
        let first = |class| shapes.cells(own, class).iter().next().filter(|_| shapes.count(own, class) > 0);
        if let Some(five) = first(PointClass::Five) {
            self.line.push(five);
            return Some(1);
        }
        if shapes.count(own.opponent(), PointClass::Five) > 0 {
            return None;
        }
        let point = first(PointClass::OpenFour).or_else(|| first(PointClass::DoubleFour))?;
        self.line.push(point);
        Some(3)
    }

    fn try_four(&mut self, position: &mut Position, meter: &mut Meter, four: Point) -> Option<usize> {
        let own = position.to_move();
        if position.is_forbidden(four, own) || !meter.tick() {
            return None;
        }
        position.play(four);
        let found = self.answer(position, meter, own);
        position.take_back(four);
        if found.is_some() {
            self.line.push(four);
        }
        found.map(|plies| plies + 2)
    }

    /// The defender's answers to a four, one in most rules; the plies that the attacker still needs after the best of them.
    fn answer(&mut self, position: &mut Position, meter: &mut Meter, own: Stone) -> Option<usize> {
        let (mut most, mut longest) = (1, Vec::new());
        for answer in five_stops(position, own).iter() {
            if position.is_forbidden(answer, own.opponent()) {
                continue;
            }
            let before = self.line.len();
            let plies = self.after(position, meter, answer)?;
            if plies >= most {
                (most, longest) = (plies, self.line.split_off(before));
            }
            self.line.truncate(before);
        }
        self.line.append(&mut longest);
        Some(most)
    }

    /// The plies that the attacker needs after this answer of the defender.
    fn after(&mut self, position: &mut Position, meter: &mut Meter, answer: Point) -> Option<usize> {
        if !meter.tick() {
            return None;
        }
        self.budget = self.budget.saturating_sub(2);
        position.play(answer);
        let found = self.attack(position, meter);
        position.take_back(answer);
        if found.is_some() {
            self.line.push(answer);
        }
        found
    }
}

/// The points where `own` makes a four and no less can be done about the opponent, the most promising first.
fn attacks(position: &Position, own: Stone) -> Vec<Point> {
    let shapes = position.shapes();
    let opponent = own.opponent();
    let stops = five_stops(position, opponent);
    let makes_four = |point: Point| {
        Direction::ALL.iter().any(|&direction| shapes.shape(point, own, direction).fours() > 0)
    };
    let mut points: Vec<Point> = duty::fours(position, own)
        .iter()
        .filter(|&point| stops.contains(point) && makes_four(point))
        .collect();
    points.sort_by_key(|&point| Reverse(shapes.class(point, own)));
    points
}
