//! Positions in the words of the cases: point names, whole kinds of a shape, and the judge's answer compared with
//! the oracle's.

use std::collections::{BTreeMap, BTreeSet};

use tengen_core::board::{Board, Direction, Point, Size, Stone, Symmetry};
use tengen_core::rules::{Foul, RuleSet, Verdict, forbidden_points, is_foul, judge};
use tengen_core::shapes::Shapes;

use crate::oracle::{Oracle, Ruling, Threes};

/// Reads names such as `H8 I9`.
pub fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(|name| Point::parse(name, Size::MAX).unwrap()).collect()
}

/// One point by its name.
pub fn point(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}

/// A board with these stones.
pub fn board(size: Size, black: &[Point], white: &[Point]) -> Board {
    let mut board = Board::new(size);
    for &point in black {
        board.place(point, Stone::Black).unwrap();
    }
    for &point in white {
        board.place(point, Stone::White).unwrap();
    }
    board
}

/// Every size of board.
pub fn sizes() -> impl Iterator<Item = Size> {
    (10..=20).map(|lines| Size::new(lines).unwrap())
}

/// A shape of stones, and the points that are asked about.
pub struct Shape {
    /// Black's stones.
    pub black: Vec<Point>,
    /// White's stones.
    pub white: Vec<Point>,
    /// The points in question.
    pub asked: Vec<Point>,
}

/// A [`Shape`] turned and moved to some place of some board.
pub struct Placed {
    /// The board with the stones.
    pub board: Board,
    /// Where the points in question have come to lie, in the order of the shape's.
    pub asked: Vec<Point>,
    /// Free lines between the stones and points of the shape and the nearest edge.
    pub margin: u8,
}

impl Shape {
    /// The shape named by its stones and the points in question.
    pub fn new(black: &str, white: &str, asked: &str) -> Self {
        Self { black: points(black), white: points(white), asked: points(asked) }
    }

    /// The shape in each of the eight symmetries on boards of every size, in the four corners, in the middle of the
    /// four sides and in the centre.
    pub fn kinds(&self) -> Vec<Placed> {
        let turns = Symmetry::ALL.into_iter();
        turns.flat_map(|turn| sizes().flat_map(move |size| self.placings(turn, size))).collect()
    }

    fn placings(&self, turn: Symmetry, size: Size) -> Vec<Placed> {
        let turned = |points: &[Point]| points.iter().map(|&p| turn.apply(p, Size::MAX)).collect::<Vec<_>>();
        let (black, white, asked) = (turned(&self.black), turned(&self.white), turned(&self.asked));
        let all = || black.iter().chain(&white).chain(&asked);
        let columns = shifts(all().map(|p| p.x), size);
        let ranks = shifts(all().map(|p| p.y), size);
        let mut placings = Vec::new();
        for (&dx, &dy) in columns.iter().flat_map(|dx| ranks.iter().map(move |dy| (dx, dy))) {
            let moved = |points: &[Point]| points.iter().map(|p| shifted(*p, dx, dy)).collect::<Vec<_>>();
            let margin = all().map(|p| margin(shifted(*p, dx, dy), size)).min().unwrap();
            let board = board(size, &moved(&black), &moved(&white));
            placings.push(Placed { board, asked: moved(&asked), margin });
        }
        placings
    }
}

/// How far numbers can be moved to reach the low end of a board's side, its middle and its high end.
fn shifts(numbers: impl Iterator<Item = u8> + Clone, size: Size) -> BTreeSet<i32> {
    let low = i32::from(numbers.clone().min().unwrap());
    let high = i32::from(numbers.max().unwrap());
    let room = i32::from(size.lines()) - 1 - (high - low);
    if room < 0 { BTreeSet::new() } else { [0, room / 2, room].map(|to| to - low).into() }
}

fn shifted(point: Point, dx: i32, dy: i32) -> Point {
    let moved = |n: u8, by: i32| u8::try_from(i32::from(n) + by).unwrap();
    Point::new(moved(point.x, dx), moved(point.y, dy))
}

fn margin(point: Point, size: Size) -> u8 {
    let far = size.lines() - 1;
    point.x.min(point.y).min(far - point.x).min(far - point.y)
}

/// Judges Black's move in renju, checks that every foul it names is well formed, and brings it into the oracle's words.
pub fn ruling(board: &Board, point: Point) -> Ruling {
    match judge(RuleSet::Renju, board, point, Stone::Black) {
        Verdict::Continues => Ruling::Allowed,
        Verdict::Wins(_) => Ruling::Five,
        Verdict::Foul(foul) => {
            assert_shows_rows(&foul, board, point);
            let rows = foul.parts().iter().map(|part| (part.kind, part.lines.iter().cloned().collect()));
            Ruling::Forbidden(rows.collect::<BTreeMap<_, _>>())
        }
    }
}

/// A foul has parts in order; each row of a part is a line of black stones and the judged point, and no row is twice.
pub fn assert_shows_rows(foul: &Foul, board: &Board, point: Point) {
    assert!(!foul.parts().is_empty());
    assert_eq!(foul.kind(), foul.parts()[0].kind);
    assert!(foul.parts().is_sorted_by(|a, b| a.kind < b.kind), "{foul:?}");
    for row in foul.parts().iter().flat_map(|part| &part.lines) {
        assert!(row.contains(&point), "{row:?}");
        let black = |p: &Point| *p == point || board.get(*p) == Some(Stone::Black);
        assert!(row.iter().all(black), "{row:?}");
        let on_line = |d: Direction| {
            let place = |p: &Point| (-19..=19).find(|&n| d.walk(row[0], n, board.size()) == Some(*p));
            let places: Option<Vec<i32>> = row.iter().map(place).collect();
            places.is_some_and(|places| places.is_sorted_by(|a, b| a < b))
        };
        assert!(Direction::ALL.into_iter().any(on_line), "{row:?} is no line");
    }
    for part in foul.parts() {
        let distinct: BTreeSet<_> = part.lines.iter().collect();
        assert_eq!(distinct.len(), part.lines.len(), "{foul:?}");
    }
}

/// Asserts that judge and oracle say the same of every empty point near a stone, fouls and their rows included, and that
/// no other is forbidden.
pub fn assert_agrees_with_oracle(board: &Board) {
    let mut oracle = Oracle::new(board, Threes::Recursive);
    let shapes = Shapes::new(board, RuleSet::Renju.line_rules());
    let stones: Vec<Point> = board.size().points().filter(|&p| board.get(p).is_some()).collect();
    let near = |p: Point| stones.iter().any(|s| s.x.abs_diff(p.x).max(s.y.abs_diff(p.y)) <= 5);
    let mut forbidden = Vec::new();
    for point in board.empty_points().filter(|&point| near(point)) {
        let ruled = oracle.ruling(point);
        assert_eq!(ruling(board, point), ruled, "{point} on\n{}", drawn(board));
        let foul = matches!(ruled, Ruling::Forbidden(_));
        assert_eq!(is_foul(&shapes, point, Stone::Black), foul, "{point} on\n{}", drawn(board));
        assert!(!is_foul(&shapes, point, Stone::White));
        forbidden.extend(foul.then_some(point));
    }
    let listed: Vec<Point> = forbidden_points(RuleSet::Renju, board).into_iter().map(|(p, _)| p).collect();
    assert_eq!(listed, forbidden, "\n{}", drawn(board));
}

/// Names of points in the order row by row.
pub fn names(points: &[Point]) -> Vec<String> {
    let mut points = points.to_vec();
    points.sort_by_key(|p| (p.y, p.x));
    points.iter().map(Point::to_string).collect()
}

/// The board as text, top rank first, for a failed assertion.
pub fn drawn(board: &Board) -> String {
    let lines = board.size().lines();
    let cell = |x, y| match board.get(Point::new(x, y)) {
        Some(Stone::Black) => 'X',
        Some(Stone::White) => 'O',
        None => '.',
    };
    (0..lines).rev().map(|y| (0..lines).map(|x| cell(x, y)).chain(['\n']).collect::<String>()).collect()
}
