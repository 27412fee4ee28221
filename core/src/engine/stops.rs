//! Where one stone stops what threatens. In most rules a five is stopped on its own point only; in Caro an opposing stone
//! beyond its end may do as well, and one stone may take two points away.

use crate::board::{Direction, Point, Stone};
use crate::shapes::{CellSet, PointClass, Shape};

use super::position::Position;

/// How far along a line a stone can change what a point makes of it.
const REACH: i32 = 5;

/// The empty points where one stone of the other side leaves `attacker` no five to make next; all of them if there is none
/// to make now.
pub(super) fn five_stops(position: &Position, attacker: Stone) -> CellSet {
    let fives = *position.shapes().cells(attacker, PointClass::Five);
    let Some(first) = fives.iter().next() else { return *position.shapes().empty() };
    if !position.shapes().rule(attacker).minds_ends() {
        return if fives.len() == 1 { fives } else { CellSet::EMPTY };
    }
    let stops_all = |&stop: &Point| fives.iter().all(|five| stops_five(position, attacker, five, stop));
    ends(position, attacker, first).into_iter().filter(stops_all).collect()
}

/// The empty points where a stone can change a straight four or a double-four that `attacker` could make next.
pub(super) fn straight_stops(position: &Position, attacker: Stone) -> CellSet {
    let mut stops = CellSet::EMPTY;
    for point in position.cells(attacker, &[PointClass::OpenFour, PointClass::DoubleFour]).iter() {
        for direction in Direction::ALL {
            let near = (-REACH..=REACH).filter_map(|n| direction.walk(point, n, position.board().size()));
            stops.add_all(&near.collect());
        }
    }
    stops.keep_all(position.shapes().empty());
    stops
}

/// The point of a five, and the empty points beyond the ends of the rows that it makes.
fn ends(position: &Position, attacker: Stone, five: Point) -> Vec<Point> {
    let (board, shapes) = (position.board(), position.shapes());
    let mut ends = vec![five];
    for direction in Direction::ALL {
        if shapes.shape(five, attacker, direction) == Shape::Five {
            let (first, last) = shapes.window(five, attacker, direction).run();
            let beyond = [first - 1, last + 1].into_iter();
            let on_board = beyond.filter_map(|n| direction.walk(five, n, board.size()));
            ends.extend(on_board.filter(|&end| board.is_empty_at(end)));
        }
    }
    ends
}

/// Whether a stone of the other side on `stop` takes away the five that `attacker` could make on `five`.
fn stops_five(position: &Position, attacker: Stone, five: Point, stop: Point) -> bool {
    let (board, shapes) = (position.board(), position.shapes());
    let still_there = |direction: Direction| {
        let steps = (-REACH..=REACH).find(|&n| direction.walk(five, n, board.size()) == Some(stop));
        let window = shapes.window(five, attacker, direction);
        steps.map_or(window, |steps| window.with_other(steps)).is_five(shapes.rule(attacker))
    };
    five == stop || !Direction::ALL.into_iter().any(still_there)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Size};
    use crate::engine::Task;
    use crate::game::Level;
    use crate::rules::{RuleSet, Verdict, judge};

    fn board(black: &str, white: &str) -> Board {
        let mut board = Board::new(Size::STANDARD);
        for (names, stone) in [(black, Stone::Black), (white, Stone::White)] {
            for name in names.split_whitespace() {
                board.place(Point::parse(name, Size::STANDARD).unwrap(), stone).unwrap();
            }
        }
        board
    }

    /// By trying every point: after a white stone there Black has no five.
    fn by_trial(rules: RuleSet, board: &Board) -> CellSet {
        let leaves_none = |&point: &Point| {
            let mut after = board.clone();
            after.place(point, Stone::White).unwrap();
            let mut empty = after.empty_points();
            !empty.any(|p| matches!(judge(rules, &after, p, Stone::Black), Verdict::Wins(_)))
        };
        board.empty_points().filter(leaves_none).collect()
    }

    #[test]
    fn the_stops_of_a_five_are_those_that_trying_every_point_finds() {
        let mut several = 0;
        for (black, white) in [
            ("H8 I8 J8 K8", ""),
            ("H8 I8 J8 K8", "G8"),
            ("H8 I8 J8 K8", "F8"),
            ("H8 I8 J8 K8", "F8 M8"),
            ("H8 I8 K8 L8", "G8"),
            ("H8 I8 K8 L8", ""),
            ("A8 B8 C8 D8", "F8"),
            ("A8 B8 C8 D8", ""),
            ("H8 I8 J8 L8 M8 N8", "G8"),
            ("H8 I8 J8 K8 L7 L6 L5 L4", "G8 L3"),
            ("E5 F6 G7 H8", "D4 J10"),
            ("E5 F6 G7 H8", "C3"),
        ] {
            let board = board(black, white);
            for rules in RuleSet::ALL.into_iter().filter(|&rules| rules != RuleSet::Renju) {
                let task = Task { rules, board: &board, to_move: Stone::White, level: Level::TOP, seed: 0 };
                let found = five_stops(&Position::of(&task), Stone::Black);
                assert_eq!(found, by_trial(rules, &board), "{rules:?}: {black} against {white}");
                several += usize::from(found.len() > 1 && found.len() < 100);
            }
        }
        assert!(several > 4, "only {several} positions with a choice");
    }
}
