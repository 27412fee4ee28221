//! A second checker of renju's fouls, written slowly and straight from the definitions of the Renju International
//! Federation (rules of 2008, section 9 and its terms). It shares nothing with the judge but the board's types.

use std::collections::{BTreeMap, BTreeSet};

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::rules::{FoulKind, FoulSet, RuleSet};

/// Stones in order: the row that a definition speaks of.
pub type Row = Vec<Point>;

/// Along a rank, a file and the two diagonals.
const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

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
    kinds: FoulSet,
}

impl Oracle {
    /// The checker of `board` as it stands.
    pub fn new(board: &Board, threes: Threes) -> Self {
        let size = board.size();
        let mut stones = vec![None; 1 << 10];
        size.points().for_each(|point| stones[place(point)] = board.get(point));
        Self { size, stones, threes, kinds: FoulSet::RENJU }
    }

    /// The checker where only these are fouls, and an overline that is none wins.
    pub fn with_fouls(board: &Board, kinds: FoulSet) -> Self {
        Self { kinds, ..Self::new(board, Threes::Recursive) }
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

    /// The rule sets under which a `stone` on the empty `point` wins.
    pub fn winning_rules(&mut self, point: Point, stone: Stone) -> Vec<RuleSet> {
        let index = place(point);
        self.stones[index] = Some(stone);
        let rows = self.unbroken_rows(point, stone);
        let open_five = rows.iter().any(|row| row.len() == 5 && !self.is_shut(row, stone));
        let lengths = rows.map(|row| row.len());
        self.stones[index] = None;
        let five = lengths.contains(&5);
        let five_or_more = lengths.iter().any(|&length| length >= 5);
        let wins = |rules: &RuleSet| match (rules, stone) {
            (RuleSet::Freestyle, _) | (RuleSet::Renju, Stone::White) => five_or_more,
            (RuleSet::Standard, _) | (RuleSet::Renju, Stone::Black) => five,
            (RuleSet::Caro, _) => open_five,
            (RuleSet::Custom(_), _) => unreachable!("no rule set of the list"),
            (RuleSet::CaroSix, _) => open_five || lengths.iter().any(|&length| length > 5),
        };
        RuleSet::ALL.into_iter().filter(wins).collect()
    }

    /// Whether opposing stones stand before the first and after the last point of a row.
    fn is_shut(&self, row: &Row, stone: Stone) -> bool {
        let (dx, dy) = (step(row[0].x, row[1].x), step(row[0].y, row[1].y));
        let ends = [beside(row[0], -dx, -dy, self.size), beside(row[row.len() - 1], dx, dy, self.size)];
        ends.into_iter().all(|end| end.is_some_and(|end| self.stones[place(end)] == Some(stone.opponent())))
    }

    fn with_black_on<T>(&mut self, point: Point, ask: impl FnOnce(&mut Self) -> T) -> T {
        let index = place(point);
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
        if threes.len() > 1 && self.kinds.double_three {
            fouls.insert(FoulKind::DoubleThree, threes);
        }
        fouls
    }

    /// The overlines and double-fours of the black stone that stands on `point`.
    fn rows_too_strong(&self, point: Point) -> BTreeMap<FoulKind, BTreeSet<Row>> {
        let overlines: BTreeSet<Row> =
            self.unbroken_rows(point, Stone::Black).into_iter().filter(|row| row.len() > 5).collect();
        let fours: BTreeSet<Row> = self.fours(point).into_keys().collect();
        let mut found = BTreeMap::new();
        if !overlines.is_empty() && self.kinds.overline {
            found.insert(FoulKind::Overline, overlines);
        }
        if fours.len() > 1 && self.kinds.double_four {
            found.insert(FoulKind::DoubleFour, fours);
        }
        found
    }

    /// "Five in a row: an unbroken row with five stones", through `point`.
    fn makes_five(&self, point: Point) -> bool {
        self.unbroken_rows(point, Stone::Black).iter().any(|row| self.is_five(row))
    }

    fn is_five(&self, row: &Row) -> bool {
        row.len() == 5 || (row.len() > 5 && !self.kinds.overline)
    }

    /// "Four: a row with four stones to which you can add one more stone to attain five in a row." Each four through
    /// the black stone on `point`, with the points that make it a five.
    fn fours(&self, point: Point) -> BTreeMap<Row, BTreeSet<Point>> {
        let mut fours: BTreeMap<Row, BTreeSet<Point>> = BTreeMap::new();
        if !self.kinds.overline {
            return self.long_fours(point);
        }
        for row in self.rows_through::<5>(point) {
            if let Some(added) = self.black_but_one(&row)
                && added != point
                && self.ends_there(&row)
            {
                fours.entry(without(&row, added)).or_default().insert(added);
            }
        }
        fours
    }

    /// The same where more than five win too: the row that an added stone completes, without that stone.
    fn long_fours(&self, point: Point) -> BTreeMap<Row, BTreeSet<Point>> {
        let mut fours: BTreeMap<Row, BTreeSet<Point>> = BTreeMap::new();
        for ((dx, dy), own) in DIRECTIONS.into_iter().zip(self.unbroken_rows(point, Stone::Black)) {
            let straight = <[Point; 4]>::try_from(own.as_slice()).ok();
            let straight = straight.filter(|&four| self.is_straight_four(four, point));
            for n in (-4..=4).filter(|&n| n != 0) {
                let Some(added) = beside(point, n * dx, n * dy, self.size) else { continue };
                if self.at(added).is_some() {
                    continue;
                }
                let mut after = self.stones.clone();
                after[place(added)] = Some(Stone::Black);
                let after = Self { stones: after, ..*self };
                let rows = after.unbroken_rows(point, Stone::Black);
                let five = rows.iter().find(|row| row.contains(&added) && row.len() >= 5);
                if let Some(row) = five {
                    // A straight four is one, however long its fives.
                    let four = straight.map_or_else(|| without(row, added), |four| four.to_vec());
                    fours.entry(four).or_default().insert(added);
                }
            }
        }
        fours
    }

    /// "Straight four: an unbroken row with four stones to which you can, in two different ways, add one more stone
    /// to attain five in a row."
    fn is_straight_four(&self, four: [Point; 4], point: Point) -> bool {
        if !self.kinds.overline {
            let (dx, dy) = (step(four[0].x, four[1].x), step(four[0].y, four[1].y));
            let ends = [beside(four[0], -dx, -dy, self.size), beside(four[3], dx, dy, self.size)];
            return ends.into_iter().all(|end| end.is_some_and(|end| self.at(end).is_none()));
        }
        self.fours(point).get(&four[..]).is_some_and(|fives| fives.len() == 2)
    }

    /// "Three: a row with three stones to which you, without at the same time a five in a row is made, can add one
    /// more stone to attain a straight four." Each three through the black stone on `point` that counts for a
    /// double-three: the added stone must be an allowed move.
    fn threes(&mut self, point: Point) -> BTreeSet<Row> {
        let mut threes = BTreeSet::new();
        for row in self.rows_through::<4>(point) {
            let Some(added) = self.black_but_one(&row).filter(|&added| added != point) else { continue };
            // Where six win, a line can be a four that becomes a straight four elsewhere too, and then it is a four; or a
            // three in two ways, and then it is one.
            let slope = |row: &[Point]| {
                let (first, last) = (row[0], row[row.len() - 1]);
                (step(first.x, last.x).signum(), step(first.y, last.y).signum())
            };
            let on_line = |named: &Row| slope(named) == slope(&row);
            if !self.kinds.overline && self.fours(point).keys().chain(&threes).any(on_line) {
                continue;
            }
            let counts = self.with_black_on(added, |position| {
                position.is_straight_four(row, added) && !position.makes_five(added) && position.allows(added)
            });
            if counts {
                threes.insert(without(&row, added));
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

    /// Every row of `N` points in the four directions that holds `point`.
    fn rows_through<const N: usize>(&self, point: Point) -> impl Iterator<Item = [Point; N]> + use<N> {
        let (size, length) = (self.size, i32::try_from(N).unwrap());
        DIRECTIONS.into_iter().flat_map(move |(dx, dy)| {
            (1 - length..=0).filter_map(move |start| {
                let mut row = [point; N];
                for (n, next) in (start..).zip(&mut row) {
                    *next = beside(point, n * dx, n * dy, size)?;
                }
                Some(row)
            })
        })
    }

    /// The one empty point of a row whose other points are black.
    fn black_but_one(&self, row: &[Point]) -> Option<Point> {
        let mut others = row.iter().filter(|&&point| self.at(point) != Some(Stone::Black));
        let added = *others.next()?;
        (others.next().is_none() && self.at(added).is_none()).then_some(added)
    }

    /// Whether no black stone continues the row at either end.
    fn ends_there(&self, row: &[Point]) -> bool {
        let (first, second, last) = (row[0], row[1], row[row.len() - 1]);
        let (dx, dy) = (step(first.x, second.x), step(first.y, second.y));
        let beyond = [beside(first, -dx, -dy, self.size), beside(last, dx, dy, self.size)];
        beyond.into_iter().flatten().all(|point| self.at(point) != Some(Stone::Black))
    }

    /// The longest unbroken rows of `stone` through `point`, one in each direction.
    fn unbroken_rows(&self, point: Point, stone: Stone) -> [Row; 4] {
        DIRECTIONS.map(|(dx, dy)| {
            let mine = |p: &Point| self.at(*p) == Some(stone);
            let mut first = point;
            while let Some(before) = beside(first, -dx, -dy, self.size).filter(mine) {
                first = before;
            }
            let mut row = vec![first];
            while let Some(next) = beside(row[row.len() - 1], dx, dy, self.size).filter(mine) {
                row.push(next);
            }
            row
        })
    }

    fn at(&self, point: Point) -> Option<Stone> {
        self.stones[place(point)]
    }
}

/// Where `point` is kept, whatever the size of the board.
fn place(point: Point) -> usize {
    usize::from(point.y) << 5 | usize::from(point.x)
}

/// The point `dx` columns and `dy` ranks from `point`, if it is on the board.
fn beside(point: Point, dx: i32, dy: i32, size: Size) -> Option<Point> {
    let (x, y) = (i32::from(point.x) + dx, i32::from(point.y) + dy);
    let on_board = 0..i32::from(size.lines());
    let to = |n: i32| on_board.contains(&n).then(|| u8::try_from(n).ok()).flatten();
    Some(Point::new(to(x)?, to(y)?))
}

/// A row without one of its points.
fn without(row: &[Point], added: Point) -> Row {
    row.iter().copied().filter(|&point| point != added).collect()
}

fn step(from: u8, to: u8) -> i32 {
    i32::from(to) - i32::from(from)
}
