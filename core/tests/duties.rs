//! From the middle level up what stands first in the ladder of duties is done first: take a five, stop a five, make an open
//! four or a double threat, stop an open three. In every orientation, in the middle, at edges and in corners.
#![allow(clippy::unwrap_used, reason = "a refused stone is a failed test")]

mod common;

use common::{chosen, level_nodes, quietly};
use tengen_core::board::{Board, Point, Size, Stone, Symmetry};
use tengen_core::engine::Task;
use tengen_core::game::Level;
use tengen_core::rules::RuleSet;

/// A position drawn in rows from the bottom up: `x` is the side to move, `o` the other, `*` and `+` the good points.
/// Stones that a level might like to add elsewhere are part of the drawing.
struct Drawing {
    what: &'static str,
    rows: &'static [&'static str],
}

const DRAWINGS: &[Drawing] = &[
    Drawing { what: "take a five rather than stop one", rows: &["oxxxx*", "......", "xoooo."] },
    Drawing { what: "take a five in a gap", rows: &["oxx*xx", "......", "ooo..."] },
    Drawing {
        what: "stop a five rather than make an open four",
        rows: &["xoooo*", "......", "..xxx.", "......"],
    },
    Drawing { what: "stop a five in a gap", rows: &["ooo*o.", "......", "..xx.."] },
    Drawing {
        what: "make an open four rather than stop an open three",
        rows: &[".*xxx*.", ".......", "..ooo..", "......."],
    },
    Drawing { what: "make an open four in a gap", rows: &[".xx*x..", ".......", "..ooo..", "......."] },
    Drawing {
        what: "make a four and an open three rather than stop an open three",
        rows: &[".......", "....x..", "oxxx*..", "....x..", ".......", ".......", "..ooo..", "......."],
    },
    Drawing { what: "stop an open three", rows: &["*+ooo+*", ".......", "...x...", "..x...."] },
    Drawing { what: "stop a split three", rows: &[".*oo*o*.", "........", "..x..x.."] },
];

/// The drawing with its lower left corner on `at`, turned or mirrored. The side to move is `stone`.
fn placed(drawing: &Drawing, at: Point, symmetry: Symmetry, stone: Stone) -> (Board, Vec<Point>) {
    let size = Size::STANDARD;
    let (mut board, mut good) = (Board::new(size), Vec::new());
    for (y, row) in (at.y..).zip(drawing.rows) {
        for (x, cell) in (at.x..).zip(row.chars()) {
            let point = symmetry.apply(Point::new(x, y), size);
            match cell {
                'x' => board.place(point, stone).unwrap(),
                'o' => board.place(point, stone.opponent()).unwrap(),
                '*' | '+' => good.push(point),
                _ => {}
            }
        }
    }
    (board, good)
}

fn corner(drawing: &Drawing) -> Point {
    let last = Size::STANDARD.lines();
    let length = |n: usize| u8::try_from(n).unwrap();
    Point::new(last - length(drawing.rows[0].len()), last - length(drawing.rows.len()))
}

#[test]
fn the_ladder_of_duties_holds_everywhere() {
    let mut played = 0;
    for drawing in DRAWINGS {
        let places =
            [Point::new(0, 0), Point::new(0, 6), Point::new(5, 0), Point::new(4, 5), corner(drawing)];
        for (at, symmetry) in places.into_iter().flat_map(|at| Symmetry::ALL.map(|symmetry| (at, symmetry))) {
            for (n, level) in [5, 6, 7, 8, 9, 10].into_iter().enumerate() {
                let rules = RuleSet::ALL[(n + usize::from(at.x)) % 3];
                let stone = Stone::BOTH[(n + usize::from(at.y)) % 2];
                let (board, good) = placed(drawing, at, symmetry, stone);
                let level = Level::new(level).unwrap();
                let task = Task { rules, board: &board, to_move: stone, level, seed: 11 };
                let point = chosen(&quietly(&task, level_nodes(level, 3_000)));
                let what = drawing.what;
                assert!(
                    good.contains(&point),
                    "{what}: {level:?} plays {point}, {rules:?} {stone:?} {good:?}"
                );
                played += 1;
            }
        }
    }
    assert!(played > 1_500);
}
