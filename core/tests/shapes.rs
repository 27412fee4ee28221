//! The shape table and the incremental grid against slow, direct definitions.

use proptest::prelude::*;
use tengen_core::board::{Board, Direction, Point, Size, Stone, Symmetry};
use tengen_core::shapes::{LineRule, PointClass, Shape, Shapes, Window, class_of};

const RULES: [LineRule; 12] = LineRule::ALL;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Cell {
    Empty,
    Own,
    Other,
    Edge,
}

/// A line of eleven cells with the placed stone in the middle, judged by looking at rows of cells only.
#[derive(Debug, Clone)]
struct Line {
    cells: [Cell; 11],
    rule: LineRule,
}

impl Line {
    fn with(&self, at: usize) -> Self {
        let mut next = self.clone();
        next.cells[at] = Cell::Own;
        next
    }

    fn empty(&self) -> Vec<usize> {
        (0..11).filter(|&n| self.cells[n] == Cell::Empty).collect()
    }

    /// The rows of five and more through the middle, as first and last cell.
    fn row(&self) -> (usize, usize) {
        let before = (0..5).rev().take_while(|&n| self.cells[n] == Cell::Own).count();
        let after = (6..11).take_while(|&n| self.cells[n] == Cell::Own).count();
        (5 - before, 5 + after)
    }

    fn is_five(&self) -> bool {
        let (first, last) = self.row();
        let stones = last - first + 1;
        let open = || {
            first == 0
                || last == 10
                || self.cells[first - 1] != Cell::Other
                || self.cells[last + 1] != Cell::Other
        };
        match self.rule {
            LineRule::Freestyle => stones >= 5,
            LineRule::Exact => stones == 5,
            LineRule::Black(fouls) => stones == 5 || stones > 5 && !fouls.overline,
            LineRule::Caro => stones == 5 && open(),
            LineRule::CaroSix => stones >= 6 || stones == 5 && open(),
        }
    }

    /// Points that make a five with the middle, found by trying every empty cell.
    fn winning_points(&self) -> Vec<usize> {
        self.empty().into_iter().filter(|&n| self.with(n).is_five()).collect()
    }

    /// Whether a five can be made whatever single stone the opponent puts on the line.
    fn cannot_be_stopped(&self) -> bool {
        let against = |n: usize| {
            let mut next = self.clone();
            next.cells[n] = Cell::Other;
            next
        };
        self.empty().into_iter().all(|n| !against(n).winning_points().is_empty())
    }

    /// A straight four: four in a row with the middle, both its neighbours make a five, and one of them always will.
    fn is_straight_four(&self) -> bool {
        let (first, last) = self.row();
        let both =
            last - first == 3 && first > 0 && last < 10 && self.winning_points() == [first - 1, last + 1];
        both && self.cannot_be_stopped()
    }

    fn any_next(&self, wanted: impl Fn(&Self) -> bool) -> bool {
        self.empty().into_iter().any(|n| wanted(&self.with(n)))
    }

    fn has_four(&self) -> bool {
        !self.is_five() && !self.winning_points().is_empty()
    }

    fn is_open_three(&self) -> bool {
        !self.is_five() && !self.has_four() && self.any_next(Self::is_straight_four)
    }

    fn is_three(&self) -> bool {
        !self.is_five() && !self.has_four() && self.any_next(Self::has_four)
    }

    fn is_open_two(&self) -> bool {
        !self.has_four() && !self.is_three() && self.any_next(Self::is_open_three)
    }

    fn is_two(&self) -> bool {
        !self.has_four() && !self.is_three() && self.any_next(Self::is_three)
    }

    fn shape(&self) -> Shape {
        let (first, last) = self.row();
        if self.is_five() {
            Shape::Five
        } else if last - first >= 5 {
            Shape::Overline
        } else if self.is_straight_four() {
            Shape::OpenFour
        } else if self.has_four() {
            if self.cannot_be_stopped() { Shape::DoubleFour } else { Shape::Four }
        } else if self.is_open_three() {
            Shape::OpenThree
        } else if self.is_three() {
            Shape::Three
        } else if self.is_open_two() {
            Shape::OpenTwo
        } else if self.is_two() {
            Shape::Two
        } else if self.any_next(Self::is_open_two) {
            Shape::OpenOne
        } else if self.any_next(Self::is_two) {
            Shape::One
        } else {
            Shape::None
        }
    }

    fn window(&self) -> Window {
        let mask = |wanted| {
            (0..11).filter(|&n| self.cells[n] == wanted).map(|n| 1_u32 << n).fold(0, |all, b| all | b)
        };
        Window::new(mask(Cell::Own), mask(Cell::Other), mask(Cell::Edge))
    }

    fn mirrored(&self) -> Self {
        let mut mirrored = self.clone();
        mirrored.cells.reverse();
        mirrored
    }
}

fn line() -> impl Strategy<Value = Line> {
    let cell = prop_oneof![5 => Just(Cell::Empty), 4 => Just(Cell::Own), 1 => Just(Cell::Other)];
    (prop::array::uniform11(cell), 0..RULES.len(), 0..5_usize, 0..5_usize).prop_map(
        |(mut cells, rule, left, right)| {
            cells[..left].fill(Cell::Edge);
            cells[11 - right..].fill(Cell::Edge);
            cells[5] = Cell::Own;
            Line { cells, rule: RULES[rule] }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn the_table_is_the_direct_definition(line in line()) {
        let shape = line.window().shape(line.rule);
        prop_assert_eq!(shape, line.shape());
        prop_assert_eq!(line.mirrored().window().shape(line.rule), shape);
        let offset = |n: usize| i32::try_from(n).unwrap() - 5;
        if !line.is_five() {
            let fives: Vec<i32> = line.winning_points().into_iter().map(offset).collect();
            prop_assert_eq!(line.window().five_offsets(line.rule).collect::<Vec<_>>(), fives);
        }
        let straight: Vec<i32> = line.empty().into_iter()
            .filter(|&n| shape == Shape::OpenThree && line.with(n).is_straight_four())
            .map(offset).collect();
        prop_assert_eq!(line.window().straight_four_offsets(line.rule).collect::<Vec<_>>(), straight);
    }
}

#[test]
fn every_window_without_blocks_inside_agrees() {
    for rule in RULES {
        for own in 0..1_u32 << 11 {
            let mut cells = [Cell::Empty; 11];
            (0..11).filter(|n| n == &5 || own >> n & 1 == 1).for_each(|n| cells[n] = Cell::Own);
            let line = Line { cells, rule };
            assert_eq!(line.window().shape(rule), line.shape(), "{line:?}");
        }
    }
}

#[test]
fn what_lies_behind_a_block_does_not_matter() {
    for behind in 0..8_u32 {
        let far = behind << 8;
        let plain = Window::new(0b000_0010_1000, 1 << 7, 0);
        for like in
            [Window::new(0b000_0010_1000 | far, 1 << 7, 0), Window::new(0b000_0010_1000, 1 << 7 | far, far)]
        {
            assert_eq!((like.key(), like.edge_key()), (plain.key(), plain.edge_key()));
        }
    }
}

#[test]
fn what_blocks_a_line_matters_in_caro_alone() {
    let (own, block) = (0b000_0111_1000, 0b001_0000_0100);
    for rule in RULES {
        let [shut, edged] = [0, 1 << 2].map(|edge| Window::new(own, block, edge).shape(rule));
        assert_eq!(shut != edged, rule.minds_ends(), "{rule:?}");
        assert_eq!(edged, Shape::Four, "{rule:?}");
    }
}

/// Every kept value equals one read from the board.
fn assert_matches_board(shapes: &Shapes, board: &Board) {
    let size = board.size();
    let mut counts = [[0_u16; PointClass::COUNT]; 2];
    for point in size.points() {
        assert_eq!(shapes.empty().contains(point), board.is_empty_at(point));
        for stone in Stone::BOTH {
            if !board.is_empty_at(point) {
                assert!(PointClass::ALL.iter().all(|&class| !shapes.cells(stone, class).contains(point)));
                continue;
            }
            let rule = shapes.rule(stone);
            let read = Direction::ALL.map(|d| Window::read(board, point, stone, d).shape(rule));
            assert_eq!(Direction::ALL.map(|d| shapes.shape(point, stone, d)), read, "{point} {stone:?}");
            let class = class_of(read, rule);
            assert_eq!(shapes.class(point, stone), class, "{point} {stone:?}");
            assert!(shapes.cells(stone, class).contains(point));
            counts[stone.index()][class as usize] += 1;
        }
    }
    assert_eq!(Stone::BOTH.map(|stone| *shapes.counts(stone)), counts);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_grid_follows_the_board(
        lines in 10..=20_i32,
        rules in (0..RULES.len(), 0..RULES.len()),
        steps in prop::collection::vec((0..400_usize, any::<bool>()), 1..160),
    ) {
        let size = Size::new(lines).unwrap();
        let mut board = Board::new(size);
        let mut shapes = Shapes::new(&board, [RULES[rules.0], RULES[rules.1]]);
        for (n, &(place, white)) in steps.iter().enumerate() {
            let point = Point::from_index(place % size.area(), size).unwrap();
            if let Ok(stone) = board.remove(point) {
                shapes.remove(point, stone);
            } else {
                let stone = if white { Stone::White } else { Stone::Black };
                board.place(point, stone).unwrap();
                shapes.place(point, stone);
            }
            if n % 16 == 0 || n + 1 == steps.len() {
                assert_matches_board(&shapes, &board);
            }
        }
        assert_matches_board(&Shapes::new(&board, [RULES[rules.0], RULES[rules.1]]), &board);
    }
}

#[test]
fn shapes_turn_with_the_board() {
    let names = ["h8", "g7", "f6", "h7", "h6", "a1", "b1", "c1", "o15", "o14", "o13", "o12", "e5", "d8"];
    let size = Size::STANDARD;
    let points: Vec<Point> = names.iter().map(|name| Point::parse(name, size).unwrap()).collect();
    let under = |symmetry: Symmetry| {
        let mut board = Board::new(size);
        for (n, &point) in points.iter().enumerate() {
            let stone = if n % 3 == 2 { Stone::White } else { Stone::Black };
            board.place(symmetry.apply(point, size), stone).unwrap();
        }
        Shapes::new(&board, [LineRule::RENJU_BLACK, LineRule::Freestyle])
    };
    let plain = under(Symmetry::ALL[0]);
    for symmetry in Symmetry::ALL {
        let turned = under(symmetry);
        for point in size.points() {
            for stone in Stone::BOTH {
                assert_eq!(turned.class(symmetry.apply(point, size), stone), plain.class(point, stone));
            }
        }
    }
}
