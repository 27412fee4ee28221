use crate::board::{Direction, Point, Stone};
use crate::shapes::{CellSet, PointClass, Shape};

use super::position::Position;
use super::stops::{five_stops, straight_stops};

/// What a position leaves the side to move to do, as the counts of the points' classes show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Duty {
    /// A forced win that begins here and makes five with the `plies`th stone from now.
    Win { point: Point, plies: usize },
    /// The opponent threatens a five at one point.
    Block(Point),
    /// The opponent threatens a five, and a stone at any of these points stops it: Caro only.
    Parry(CellSet),
    /// The opponent threatens fives at several points: lost, whichever of them is taken.
    Lost(CellSet),
    /// The opponent threatens a straight four or a double-four: only these points stop it, and own fours may help. There may
    /// be none.
    Defend(CellSet),
    /// Nothing is forced.
    Free,
}

/// Classes that make a four, for a colour without forbidden points.
const FOURS: [PointClass; 6] = [
    PointClass::OpenFour,
    PointClass::DoubleFour,
    PointClass::FourThree,
    PointClass::FourTwo,
    PointClass::Four,
    PointClass::Five,
];

impl Duty {
    pub(super) fn of(position: &Position) -> Self {
        let own = position.to_move();
        let opponent = own.opponent();
        let shapes = position.shapes();
        if let Some(point) = first(position, own, PointClass::Five) {
            return Self::Win { point, plies: 1 };
        }
        if shapes.count(opponent, PointClass::Five) > 0 {
            return Self::against_five(position, opponent);
        }
        if let Some(point) = straight_win(position, own) {
            return Self::Win { point, plies: 3 };
        }
        if straight_win(position, opponent).is_some() {
            let minds_ends = shapes.rule(opponent).minds_ends();
            let stops = if minds_ends { straight_stops } else { defences };
            return Self::Defend(stops(position, opponent));
        }
        quiet_win(position).map_or(Self::Free, |point| Self::Win { point, plies: 5 })
    }

    fn against_five(position: &Position, opponent: Stone) -> Self {
        let stops = five_stops(position, opponent);
        let mut points = stops.iter();
        match (points.next(), points.next()) {
            (None, _) => Self::Lost(*position.shapes().cells(opponent, PointClass::Five)),
            (Some(point), None) => Self::Block(point),
            _ => Self::Parry(stops),
        }
    }
}

/// The points where a colour makes a four or better. For renju's Black some of them may be forbidden.
pub(super) fn fours(position: &Position, stone: Stone) -> CellSet {
    let mut cells = position.cells(stone, &FOURS);
    if position.is_restricted(stone) {
        cells.add_all(&position.cells(stone, &[PointClass::DoubleThree, PointClass::Foul]));
    }
    cells
}

/// All that can help against a straight four: the points that stop it, and own fours.
pub(super) fn helpful(position: &Position, stops: &CellSet) -> CellSet {
    let mut cells = fours(position, position.to_move());
    cells.add_all(stops);
    cells
}

/// A point of two winning points at once.
fn straight_win(position: &Position, stone: Stone) -> Option<Point> {
    first(position, stone, PointClass::OpenFour).or_else(|| first(position, stone, PointClass::DoubleFour))
}

/// The points where a stone against `stone` leaves it no straight four and no double-four.
fn defences(position: &Position, stone: Stone) -> CellSet {
    let mut all: Option<CellSet> = None;
    for point in position.cells(stone, &[PointClass::OpenFour, PointClass::DoubleFour]).iter() {
        let mut cells = defences_of(position, point, stone);
        if let Some(known) = &all {
            cells.keep_all(known);
        }
        if cells.is_empty() {
            return cells;
        }
        all = Some(cells);
    }
    all.unwrap_or_default()
}

/// The points where a stone against `stone` takes the straight four or the double-four at `point` from it: the point
/// itself, and those of its lines without which too few fours are left.
fn defences_of(position: &Position, point: Point, stone: Stone) -> CellSet {
    let shapes = position.shapes();
    let size = shapes.size();
    let before = Direction::ALL.map(|direction| shapes.shape(point, stone, direction));
    let mut cells = CellSet::from_iter([point]);
    for (direction, shape) in Direction::ALL.into_iter().zip(before) {
        if shape.fours() == 0 {
            continue;
        }
        let window = shapes.window(point, stone, direction);
        for offset in (-4..=4).filter(|&offset| offset != 0 && window.is_empty_at(offset)) {
            let mut after = before;
            after[direction as usize] = window.with_other(offset).shape(shapes.rule(stone));
            let fours: usize = after.iter().map(|shape| shape.fours()).sum();
            if fours < 2 && !after.contains(&Shape::OpenFour) {
                cells.extend(direction.walk(point, offset, size));
            }
        }
    }
    cells
}

/// A four and an open three, or two open threes, against an opponent who can't make a four: the opponent's one move stops
/// one of the two. Renju's Black gets no such promise, since the straight four to come may be forbidden.
fn quiet_win(position: &Position) -> Option<Point> {
    let own = position.to_move();
    let double = first(position, own, PointClass::FourThree)
        .or_else(|| first(position, own, PointClass::DoubleThree))
        .filter(|_| !position.is_restricted(own));
    double.filter(|_| fours(position, own.opponent()).is_empty())
}

fn first(position: &Position, stone: Stone, class: PointClass) -> Option<Point> {
    let shapes = position.shapes();
    if shapes.count(stone, class) == 0 { None } else { shapes.cells(stone, class).iter().next() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Size};
    use crate::engine::Task;
    use crate::game::Level;
    use crate::rules::RuleSet;

    fn duty(rules: RuleSet, black: &str, white: &str, to_move: Stone) -> Duty {
        let mut board = Board::new(Size::STANDARD);
        for (names, stone) in [(black, Stone::Black), (white, Stone::White)] {
            for name in names.split_whitespace() {
                board.place(Point::parse(name, Size::STANDARD).unwrap(), stone).unwrap();
            }
        }
        Duty::of(&Position::of(&Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 }))
    }

    fn set(names: &str) -> CellSet {
        names.split_whitespace().map(|name| Point::parse(name, Size::STANDARD).unwrap()).collect()
    }

    #[test]
    fn the_ladder_goes_from_fives_to_quiet_wins() {
        use Stone::{Black, White};
        let free = RuleSet::Freestyle;
        assert!(matches!(duty(free, "H8 I8 J8 K8", "G8", Black), Duty::Win { plies: 1, .. }));
        let block = Point::parse("L8", Size::STANDARD).unwrap();
        assert_eq!(duty(free, "H8 I8 J8 K8", "G8 A1 B1 C1", White), Duty::Block(block));
        assert_eq!(duty(free, "H8 I8 J8 K8", "A1 B1 C1", White), Duty::Lost(set("G8 L8")));
        assert!(matches!(duty(free, "H8 I8 J8", "A1 O1", Black), Duty::Win { plies: 3, .. }));
        assert_eq!(duty(free, "H8 I8 J8", "A1 O1", White), Duty::Defend(set("G8 K8")));
        assert!(matches!(duty(free, "H7 H9 G8 I8", "A1 O1 A15", Black), Duty::Win { plies: 5, .. }));
        assert_eq!(duty(free, "H8 I8", "A1 O1", White), Duty::Free);
    }

    #[test]
    fn a_four_of_the_opponent_takes_the_promise_of_a_double_three_away() {
        let duty = duty(RuleSet::Freestyle, "H7 H9 G8 I8", "A1 B1 C1", Stone::Black);
        assert_eq!(duty, Duty::Free);
    }

    #[test]
    fn black_is_promised_nothing_by_a_foul_and_threatens_nothing_with_one() {
        // H8 makes two fours, each closed at one end.
        let (black, white) = ("E8 F8 G8 H5 H6 H7", "D8 H4");
        let straight = |rules, to_move| duty(rules, black, white, to_move);
        assert!(matches!(straight(RuleSet::Standard, Stone::Black), Duty::Win { plies: 3, .. }));
        assert!(matches!(straight(RuleSet::Standard, Stone::White), Duty::Defend(_)));
        assert_eq!(straight(RuleSet::Renju, Stone::Black), Duty::Free);
        assert_eq!(straight(RuleSet::Renju, Stone::White), Duty::Free);
    }
}
