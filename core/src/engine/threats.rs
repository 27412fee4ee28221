//! Wins by fours and threes (VCT): every move of the attacker threatens a five or a straight four, so the defender has few
//! answers. Found by proof numbers, depth first (df-pn; Nagai, 2002): how many positions must still be won, or must fail,
//! before the root is settled decides where to look next. Stones are only added, so no position comes twice on a way.

use crate::board::{Point, zobrist_key};
use crate::shapes::{CellSet, PointClass};

use super::duty::{self, Duty};
use super::fours::Fours;
use super::meter::Meter;
use super::moves::looks;
use super::position::{Position, TURN};

/// A search of fours and threes with what it knows of each position.
#[derive(Debug)]
pub(super) struct Threats {
    known: Vec<Known>,
    fours: Fours,
    most: u64,
}

/// How a search of threats ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Proof {
    /// The attacker wins so; the last moves may be missing.
    Win(Vec<Point>),
    /// There is no such win.
    None,
    /// The limit was reached.
    Unknown,
}

/// The least numbers of positions that must be won, or must fail, to settle one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Numbers {
    win: u32,
    fail: u32,
}

#[derive(Debug, Clone, Copy)]
struct Known {
    key: u64,
    numbers: Numbers,
}

/// Nothing makes this true.
const NEVER: u32 = 1 << 30;

impl Numbers {
    const WON: Self = Self { win: 0, fail: NEVER };
    const FAILED: Self = Self { win: NEVER, fail: 0 };
    const UNKNOWN: Self = Self { win: 1, fail: 1 };
    const ALL: Self = Self { win: NEVER, fail: NEVER };

    const fn reach(self, limits: Self) -> bool {
        self.win >= limits.win || self.fail >= limits.fail
    }
}

/// A move with the hash of the position after it.
#[derive(Debug, Clone, Copy)]
struct Child {
    point: Point,
    key: u64,
}

/// Stones placed by the search of fours at each of the attacker's turns.
const FOURS_EACH: u64 = 200;
/// What the search of fours remembers, as a power of two.
const FOURS_BITS: u32 = 14;
/// Plies of a line at most.
const LONGEST: usize = 200;

impl Threats {
    /// Remembers up to 2^`bits` positions.
    pub(super) fn new(bits: u32) -> Self {
        let known = vec![Known { key: 0, numbers: Numbers::UNKNOWN }; 1 << bits];
        Self { known, fours: Fours::new(FOURS_BITS), most: 0 }
    }

    /// Whether the side to move wins by fours and threes, found within `budget` more stones.
    pub(super) fn prove(&mut self, position: &mut Position, meter: &mut Meter, budget: u64) -> Proof {
        self.most = meter.nodes().saturating_add(budget);
        let numbers = self.attack(position, meter, Numbers::ALL, 0);
        if numbers.win == 0 {
            return self.line(position, meter).map_or(Proof::Unknown, Proof::Win);
        }
        if numbers.fail == 0 { Proof::None } else { Proof::Unknown }
    }

    fn over(&self, meter: &Meter) -> bool {
        meter.stopped() || meter.nodes() >= self.most
    }

    /// The attacker is to move: one winning move is enough.
    fn attack(&mut self, position: &mut Position, meter: &mut Meter, limits: Numbers, ply: usize) -> Numbers {
        let moves = match self.attacking_moves(position, meter) {
            Ok(moves) if ply < LONGEST => moves,
            Ok(_) => return self.keep(position.hash(), Numbers::FAILED),
            Err(settled) => return self.keep(position.hash(), settled),
        };
        let key = position.hash();
        loop {
            let (mut numbers, mut best, mut second) = (Numbers { win: NEVER, fail: 0 }, None, NEVER);
            for child in &moves {
                let known = self.look_up(child.key);
                numbers.fail = numbers.fail.saturating_add(known.fail).min(NEVER);
                if known.win < numbers.win || best.is_none() {
                    second = numbers.win;
                    (numbers.win, best) = (known.win, Some((*child, known)));
                } else {
                    second = second.min(known.win);
                }
            }
            let numbers = self.keep(key, numbers);
            let Some((child, known)) = best.filter(|_| !numbers.reach(limits) && !self.over(meter)) else {
                return numbers;
            };
            let win = limits.win.min(second.saturating_add(1 + second / 4));
            let fail = (limits.fail - numbers.fail).saturating_add(known.fail).min(NEVER);
            if !self.enter(position, meter, child, |own, position, meter| {
                own.defend(position, meter, Numbers { win, fail }, ply + 1)
            }) {
                return numbers;
            }
        }
    }

    /// The defender is to move: every answer must lose.
    fn defend(&mut self, position: &mut Position, meter: &mut Meter, limits: Numbers, ply: usize) -> Numbers {
        let moves = match defending_moves(position) {
            Ok(moves) => moves,
            Err(settled) => return self.keep(position.hash(), settled),
        };
        let key = position.hash();
        loop {
            let (mut numbers, mut best, mut second) = (Numbers { win: 0, fail: NEVER }, None, NEVER);
            for child in &moves {
                let known = self.look_up(child.key);
                numbers.win = numbers.win.saturating_add(known.win).min(NEVER);
                if known.fail < numbers.fail || best.is_none() {
                    second = numbers.fail;
                    (numbers.fail, best) = (known.fail, Some((*child, known)));
                } else {
                    second = second.min(known.fail);
                }
            }
            let numbers = self.keep(key, numbers);
            let Some((child, known)) = best.filter(|_| !numbers.reach(limits) && !self.over(meter)) else {
                return numbers;
            };
            let fail = limits.fail.min(second.saturating_add(1 + second / 4));
            let win = (limits.win - numbers.win).saturating_add(known.win).min(NEVER);
            if !self.enter(position, meter, child, |own, position, meter| {
                own.attack(position, meter, Numbers { win, fail }, ply + 1)
            }) {
                return numbers;
            }
        }
    }

    /// Plays the move, looks, and takes it back. Whether it could be played.
    fn enter(
        &mut self,
        position: &mut Position,
        meter: &mut Meter,
        child: Child,
        look: impl FnOnce(&mut Self, &mut Position, &mut Meter) -> Numbers,
    ) -> bool {
        if !meter.tick() {
            return false;
        }
        position.play(child.point);
        look(self, position, meter);
        position.take_back(child.point);
        true
    }

    /// The attacker's fours and threes, or what is plain without them.
    fn attacking_moves(&mut self, position: &mut Position, meter: &mut Meter) -> Result<Vec<Child>, Numbers> {
        let own = position.to_move();
        let mut cells = duty::fours(position, own);
        cells.add_all(&position.cells(own, &THREES));
        match Duty::of(position) {
            Duty::Win { .. } => return Err(Numbers::WON),
            Duty::Lost(_) => return Err(Numbers::FAILED),
            Duty::Block(point) => cells = CellSet::from_iter([point]),
            Duty::Defend(stops) => cells.keep_all(&duty::helpful(position, &stops)),
            Duty::Parry(only) => cells.keep_all(&only),
            Duty::Free => {}
        }
        let budget = FOURS_EACH.min(self.most.saturating_sub(meter.nodes()));
        if self.fours.win(position, meter, budget).is_some() {
            return Err(Numbers::WON);
        }
        Ok(children(position, &cells))
    }

    fn look_up(&self, key: u64) -> Numbers {
        let known = self.known[self.slot(key)];
        if known.key == key { known.numbers } else { Numbers::UNKNOWN }
    }

    fn keep(&mut self, key: u64, numbers: Numbers) -> Numbers {
        let slot = self.slot(key);
        self.known[slot] = Known { key, numbers };
        numbers
    }

    fn slot(&self, key: u64) -> usize {
        usize::try_from(key & (self.known.len() as u64 - 1)).unwrap_or_default()
    }

    /// The line of a win that was proved. What was forgotten meanwhile is proved again.
    fn line(&mut self, position: &mut Position, meter: &mut Meter) -> Option<Vec<Point>> {
        self.most = u64::MAX;
        let start = position.clone();
        let mut line = Vec::new();
        let whole = loop {
            match self.attacking_moves(position, meter) {
                Err(numbers) => {
                    let seen = matches!(Duty::of(position), Duty::Win { .. });
                    if !seen {
                        line.extend(self.fours.line());
                    }
                    break numbers.win == 0;
                }
                Ok(moves) => {
                    let Some(four_or_three) = self.winning(position, meter, &moves) else { break false };
                    position.play(four_or_three);
                    line.push(four_or_three);
                }
            }
            let Ok(answers) = defending_moves(position) else { break true };
            let Some(answer) = answers.first() else { break true };
            position.play(answer.point);
            line.push(answer.point);
        };
        *position = start;
        whole.then_some(line)
    }

    fn winning(&mut self, position: &mut Position, meter: &mut Meter, moves: &[Child]) -> Option<Point> {
        let known = |own: &Self| moves.iter().find(|child| own.look_up(child.key).win == 0).map(|c| c.point);
        known(self).or_else(|| {
            self.attack(position, meter, Numbers::ALL, 0);
            known(self)
        })
    }
}

/// Classes that threaten a straight four.
const THREES: [PointClass; 3] = [PointClass::OpenThree, PointClass::OpenThreeTwo, PointClass::DoubleThree];

/// All that can help the defender, or what is plain: without a threat the attack is over.
fn defending_moves(position: &Position) -> Result<Vec<Child>, Numbers> {
    let cells = match Duty::of(position) {
        Duty::Win { .. } | Duty::Free => return Err(Numbers::FAILED),
        Duty::Lost(_) => return Err(Numbers::WON),
        Duty::Block(point) => CellSet::from_iter([point]),
        Duty::Defend(stops) => duty::helpful(position, &stops),
        Duty::Parry(cells) => cells,
    };
    let moves = children(position, &cells);
    if moves.is_empty() { Err(Numbers::WON) } else { Ok(moves) }
}

/// The allowed points, the most promising first.
fn children(position: &Position, cells: &CellSet) -> Vec<Child> {
    let own = position.to_move();
    let key = position.hash() ^ TURN;
    let allowed = cells.iter().filter(|&point| !position.is_forbidden(point, own));
    let mut moves: Vec<Child> =
        allowed.map(|point| Child { point, key: key ^ zobrist_key(point, own) }).collect();
    moves.sort_by_cached_key(|child| -looks(position, child.point));
    moves
}
