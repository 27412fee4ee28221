//! A second checker of renju's fouls, written slowly and straight from the definitions of the Renju International
//! Federation (rules of 2008, section 9 and its terms). It shares nothing with the judge but the board's types.

use std::collections::{BTreeMap, BTreeSet};

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::rules::{FoulKind, RuleSet};

/// Stones in order: the row that a definition speaks of.
pub type Row = Vec<Point>;

/// What Black's stone on an empty point is, by the definitions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// Allowed and no five.
    Allowed,
    /// A five in a row.
    Five,
    /// Forbidden, with the rows of each kind.
    Forbidden(BTreeMap<FoulKind, BTreeSet<Row>>),
}

/// Which moves count as allowed when they make a straight four of a three (RIF 9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Threes {
    /// Those that are no overline, double-four or double-three in their turn: the rule.
    Recursive,
    /// Those that are no overline or double-four. Not the rule: it shows where the recursion matters.
    Shallow,
}

/// The position as the definitions see it.
pub struct Oracle {
    size: Size,
    stones: Vec<Option<Stone>>,
    threes: Threes,
}

impl Oracle {
    /// The checker of `board` as it stands.
    pub fn new(board: &Board, threes: Threes) -> Self {
        let size = board.size();
        Self { size, stones: size.points().map(|point| board.get(point)).collect(), threes }
    }

    /// What Black's stone on the empty `point` is.
    pub fn ruling(&mut self, point: Point) -> Ruling {
        self.with_black_on(point, |position| {
            if position.makes_five(point) {
                return Ruling::Five;
            }
            let fouls = position.fouls(point);
            if fouls.is_empty() { Ruling::Allowed } else { Ruling::Forbidden(fouls) }
        })
    }

    /// Whether a `stone` on the empty `point` wins.
    pub fn wins(&mut self, rules: RuleSet, point: Point, stone: Stone) -> bool {
        let index = point.index(self.size);
        self.stones[index] = Some(stone);
        let exactly = |n| self.unbroken_rows(point, stone).iter().any(|row| row.len() == n);
        let five = exactly(5);
        let more = (6..=20).any(exactly);
        self.stones[index] = None;
        match (rules, stone) {
            (RuleSet::Freestyle, _) | (RuleSet::Renju, Stone::White) => five || more,
            (RuleSet::Standard, _) | (RuleSet::Renju, Stone::Black) => five,
        }
    }

    fn with_black_on<T>(&mut self, point: Point, ask: impl FnOnce(&mut Self) -> T) -> T {
        let index = point.index(self.size);
        assert_eq!(self.stones[index], None, "{point}");
        self.stones[index] = Some(Stone::Black);
        let answer = ask(self);
        self.stones[index] = None;
        answer
    }

    /// The fouls of the black stone that stands on `point`, if it makes no five.
    fn fouls(&mut self, point: Point) -> BTreeMap<FoulKind, BTreeSet<Row>> {
        let mut fouls = self.rows_too_strong(point);
        let threes = self.threes(point);
        if threes.len() > 1 {
            fouls.insert(FoulKind::DoubleThree, threes);
        }
        fouls
    }

    /// The overlines and double-fours of the black stone that stands on `point`.
    fn rows_too_strong(&self, point: Point) -> BTreeMap<FoulKind, BTreeSet<Row>> {
        let overlines: BTreeSet<Row> =
            self.unbroken_rows(point, Stone::Black).into_iter().filter(|row| row.len() > 5).collect();
        let fours: BTreeSet<Row> = self.fours(point).into_keys().collect();
        let mut fouls = BTreeMap::new();
        if !overlines.is_empty() {
            fouls.insert(FoulKind::Overline, overlines);
        }
        if fours.len() > 1 {
            fouls.insert(FoulKind::DoubleFour, fours);
        }
        fouls
    }

    /// "Five in a row: an unbroken row with five stones", through `point`.
    fn makes_five(&self, point: Point) -> bool {
        self.unbroken_rows(point, Stone::Black).iter().any(|row| row.len() == 5)
    }

    /// "Four: a row with four stones to which you can add one more stone to attain five in a row." Each four through
    /// the black stone on `point`, with the points that make it a five.
    fn fours(&self, point: Point) -> BTreeMap<Row, BTreeSet<Point>> {
        let mut fours: BTreeMap<Row, BTreeSet<Point>> = BTreeMap::new();
        for row in self.rows_of(5, point) {
            if let Some((stones, added)) = self.all_black_but_one(&row)
                && stones.contains(&point)
                && self.ends_there(&row)
            {
                fours.entry(stones).or_default().insert(added);
            }
        }
        fours
    }

    /// "Straight four: an unbroken row with four stones to which you can, in two different ways, add one more stone
    /// to attain five in a row."
    fn is_straight_four(&self, four: &Row, point: Point) -> bool {
        self.fours(point).get(four).is_some_and(|fives| fives.len() == 2)
    }

    /// "Three: a row with three stones to which you, without at the same time a five in a row is made, can add one
    /// more stone to attain a straight four." Each three through the black stone on `point` that counts for a
    /// double-three: the added stone must be an allowed move.
    fn threes(&mut self, point: Point) -> BTreeSet<Row> {
        let mut threes = BTreeSet::new();
        for row in self.rows_of(4, point) {
            let Some((stones, added)) = self.all_black_but_one(&row) else { continue };
            if !stones.contains(&point) {
                continue;
            }
            let counts = self.with_black_on(added, |position| {
                position.is_straight_four(&row, added)
                    && !position.makes_five(added)
                    && position.allows(added)
            });
            if counts {
                threes.insert(stones);
            }
        }
        threes
    }

    /// Whether the black stone on `point`, which makes no five, is an allowed move (RIF 9.3).
    fn allows(&mut self, point: Point) -> bool {
        match self.threes {
            Threes::Recursive => self.fouls(point).is_empty(),
            Threes::Shallow => self.rows_too_strong(point).is_empty(),
        }
    }

    /// Every row of `length` points in the four directions that holds `point`.
    fn rows_of(&self, length: i32, point: Point) -> Vec<Row> {
        let mut rows = Vec::new();
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for start in 1 - length..=0 {
                let at = |n: i32| point.offset((start + n) * dx, (start + n) * dy, self.size);
                let row: Option<Row> = (0..length).map(at).collect();
                rows.extend(row);
            }
        }
        rows
    }

    /// The black stones of a row and the one empty point between or beside them.
    fn all_black_but_one(&self, row: &Row) -> Option<(Row, Point)> {
        let (stones, others): (Row, Row) =
            row.iter().copied().partition(|&point| self.at(point) == Some(Stone::Black));
        match others[..] {
            [added] if self.at(added).is_none() => Some((stones, added)),
            _ => None,
        }
    }

    /// Whether no black stone continues the row at either end.
    fn ends_there(&self, row: &Row) -> bool {
        let (first, second, last) = (row[0], row[1], row[row.len() - 1]);
        let (dx, dy) = (step(first.x, second.x), step(first.y, second.y));
        let beyond = [first.offset(-dx, -dy, self.size), last.offset(dx, dy, self.size)];
        beyond.into_iter().flatten().all(|point| self.at(point) != Some(Stone::Black))
    }

    /// The longest unbroken rows of `stone` through `point`, one in each direction.
    fn unbroken_rows(&self, point: Point, stone: Stone) -> Vec<Row> {
        let mut rows = Vec::new();
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let mine = |p: &Point| self.at(*p) == Some(stone);
            let mut first = point;
            while let Some(before) = first.offset(-dx, -dy, self.size).filter(mine) {
                first = before;
            }
            let mut row = vec![first];
            while let Some(next) = row[row.len() - 1].offset(dx, dy, self.size).filter(mine) {
                row.push(next);
            }
            rows.push(row);
        }
        rows
    }

    fn at(&self, point: Point) -> Option<Stone> {
        self.stones[point.index(self.size)]
    }
}

fn step(from: u8, to: u8) -> i32 {
    i32::from(to) - i32::from(from)
}
