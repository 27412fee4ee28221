use crate::board::{Board, Direction, Point, Size, Stone};

use super::class::{ClassTable, Packed};
use super::lines::{LineBits, STEPS, Spot, flip, walls};
use super::pattern::Pattern;
use super::table::{self, LineTable};
use super::weights::{NO_WEIGHTS, codes};
use super::window::{MASK, RADIUS};
use super::{CellSet, LineRule, PointClass, Shape, Trial, Weights, Window};

/// The shapes of every empty point of a board for both colours, kept up to date as stones come and go: a stone touches
/// only the empty points of its four lines that see it.
#[derive(Debug, Clone)]
pub struct Shapes {
    size: Size,
    rules: [LineRule; 2],
    stones: [Box<LineBits>; 2],
    walls: &'static LineBits,
    empty: CellSet,
    taken: CellSet,
    seen: [Seen; 2],
}

/// What one colour sees.
#[derive(Debug, Clone)]
struct Seen {
    lines: &'static LineTable,
    classes: &'static ClassTable,
    codes: &'static [u16; 1 << 16],
    weights: &'static Weights,
    sums: [i32; 2],
    packed: Box<[Packed; CELLS]>,
    class: Box<[PointClass; CELLS]>,
    cells: [CellSet; PointClass::COUNT],
    counts: [u16; PointClass::COUNT],
}

/// Ranks of 32 columns, so that a place is found without multiplying.
const CELLS: usize = 20 * 32;

const fn cell(point: Point) -> usize {
    (point.y as usize) << 5 | point.x as usize
}

impl Shapes {
    /// The shapes of a board; `rules` are those of Black and White.
    #[must_use]
    pub fn new(board: &Board, rules: [LineRule; 2]) -> Self {
        Self::weighed(board, rules, [&NO_WEIGHTS; 2])
    }

    /// The shapes of a board, with the sums of these weights of Black's and White's points.
    #[must_use]
    pub fn weighed(board: &Board, rules: [LineRule; 2], weights: [&'static Weights; 2]) -> Self {
        let size = board.size();
        let mut shapes = Self {
            size,
            rules,
            stones: [Box::new([[0; 39]; 4]), Box::new([[0; 39]; 4])],
            walls: walls(size),
            empty: board.empty_points().collect(),
            taken: size.points().filter(|&point| !board.is_empty_at(point)).collect(),
            seen: [0, 1].map(|n| Seen::new(rules[n], weights[n])),
        };
        for point in size.points() {
            if let Some(stone) = board.get(point) {
                flip(&mut shapes.stones[stone.index()], point);
            }
        }
        for point in shapes.empty.iter().collect::<Vec<_>>() {
            shapes.enter(point);
        }
        shapes
    }

    /// Lines in each direction.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The line rule of a colour.
    #[must_use]
    pub const fn rule(&self, stone: Stone) -> LineRule {
        self.rules[stone.index()]
    }

    /// The empty points.
    #[must_use]
    pub const fn empty(&self) -> &CellSet {
        &self.empty
    }

    /// The points that hold stones.
    #[must_use]
    pub const fn taken(&self) -> &CellSet {
        &self.taken
    }

    /// What `stone` placed on the empty `point` makes of the line in one direction; `None` on a taken point.
    #[must_use]
    pub fn shape(&self, point: Point, stone: Stone, direction: Direction) -> Shape {
        self.seen[stone.index()].packed[cell(point)].shape(direction as usize)
    }

    /// What `stone` placed on the empty `point` makes of its four lines; `Quiet` on a taken point.
    #[must_use]
    pub fn class(&self, point: Point, stone: Stone) -> PointClass {
        self.seen[stone.index()].class[cell(point)]
    }

    /// The number of the empty `point`'s four patterns in any order, below [`super::CODES`]; 0 on a taken point.
    #[must_use]
    pub fn code(&self, point: Point, stone: Stone) -> usize {
        let seen = &self.seen[stone.index()];
        usize::from(seen.codes[usize::from(seen.packed[cell(point)].bits())])
    }

    /// The sums of a colour's weights over the empty points.
    #[must_use]
    pub const fn sums(&self, stone: Stone) -> [i32; 2] {
        self.seen[stone.index()].sums
    }

    /// How many empty points are of this class for a colour.
    #[must_use]
    pub const fn count(&self, stone: Stone, class: PointClass) -> u16 {
        self.seen[stone.index()].counts[class as usize]
    }

    /// How many empty points are of each class for a colour, by the class's number.
    #[must_use]
    pub const fn counts(&self, stone: Stone) -> &[u16; PointClass::COUNT] {
        &self.seen[stone.index()].counts
    }

    /// The empty points of this class for a colour.
    #[must_use]
    pub const fn cells(&self, stone: Stone, class: PointClass) -> &CellSet {
        &self.seen[stone.index()].cells[class as usize]
    }

    /// The window of `stone` at `point`.
    #[must_use]
    pub fn window(&self, point: Point, stone: Stone, direction: Direction) -> Window {
        self.window_at(Spot::of(point, direction), stone, direction)
    }

    /// The lines as `stone` sees them, to try stones on without renewing shapes.
    #[must_use]
    pub fn trial(&self, stone: Stone) -> Trial {
        let [own, other] = [stone, stone.opponent()].map(|stone| &*self.stones[stone.index()]);
        Trial::new(self.size, own, other, self.walls)
    }

    /// Puts a stone on an empty point.
    pub fn place(&mut self, point: Point, stone: Stone) {
        debug_assert!(self.empty.contains(point), "{point} is taken");
        self.leave(point);
        self.empty.remove(point);
        self.taken.insert(point);
        flip(&mut self.stones[stone.index()], point);
        self.renew_lines(point);
    }

    /// Takes the stone from a point that holds one of this colour.
    pub fn remove(&mut self, point: Point, stone: Stone) {
        debug_assert!(!self.empty.contains(point), "{point} is empty");
        flip(&mut self.stones[stone.index()], point);
        self.renew_lines(point);
        self.empty.insert(point);
        self.taken.remove(point);
        self.enter(point);
    }

    fn window_at(&self, spot: Spot, stone: Stone, direction: Direction) -> Window {
        let line = |bits: &LineBits| bits[direction as usize][spot.line];
        let [own, other] = [stone, stone.opponent()].map(|stone| line(&self.stones[stone.index()]));
        Window::new(cut(own, spot), cut(other, spot), cut(line(self.walls), spot))
    }

    /// A point that became empty gets its shapes and is counted.
    fn enter(&mut self, point: Point) {
        for stone in Stone::BOTH {
            let mut packed = Packed::default();
            for direction in Direction::ALL {
                let window = self.window(point, stone, direction);
                packed = packed.with(direction as usize, self.seen[stone.index()].lines.pattern(window));
            }
            self.seen[stone.index()].enter(point, packed);
        }
    }

    /// A point that is taken has no shape and counts nowhere.
    fn leave(&mut self, point: Point) {
        self.seen.iter_mut().for_each(|seen| seen.leave(point));
    }

    fn renew_lines(&mut self, point: Point) {
        for direction in Direction::ALL {
            for stone in Stone::BOTH {
                self.renew_side(point, stone, direction, 1);
                self.renew_side(point, stone, direction, -1);
            }
        }
    }

    /// Renews the empty points on one side of a changed one, up to the first that hides it from `stone`.
    fn renew_side(&mut self, point: Point, stone: Stone, direction: Direction, sense: i8) {
        let spot = Spot::of(point, direction);
        let (dx, dy) = STEPS[direction as usize];
        let line = |bits: &LineBits| bits[direction as usize][spot.line];
        let own = line(&self.stones[stone.index()]);
        let edge = line(self.walls);
        let blocked = line(&self.stones[stone.opponent().index()]) | edge;
        let seen = &mut self.seen[stone.index()];
        let (mut near, mut at) = (point, spot.at + RADIUS.cast_unsigned());
        for _ in 0..RADIUS {
            near = Point::new(near.x.wrapping_add_signed(dx * sense), near.y.wrapping_add_signed(dy * sense));
            at = at.wrapping_add_signed(sense.into());
            if blocked >> at & 1 != 0 {
                return;
            }
            if own >> at & 1 == 0 {
                let from = Spot { line: spot.line, at: at - RADIUS.cast_unsigned() };
                let window = Window::new(cut(own, from), cut(blocked, from), cut(edge, from));
                seen.renew(near, direction as usize, seen.lines.pattern(window));
            }
        }
    }
}

impl Seen {
    fn new(rule: LineRule, weights: &'static Weights) -> Self {
        Self {
            codes: codes(),
            weights,
            sums: [0; 2],
            lines: table::of(rule),
            classes: ClassTable::of(rule),
            packed: Box::new([Packed::default(); CELLS]),
            class: Box::new([PointClass::Quiet; CELLS]),
            cells: [CellSet::EMPTY; PointClass::COUNT],
            counts: [0; PointClass::COUNT],
        }
    }

    fn enter(&mut self, point: Point, packed: Packed) {
        self.packed[cell(point)] = packed;
        self.weigh(packed, 1);
        self.count_in(point, self.classes.class(packed));
    }

    fn leave(&mut self, point: Point) {
        self.count_out(point);
        self.weigh(self.packed[cell(point)], -1);
        self.packed[cell(point)] = Packed::default();
        self.class[cell(point)] = PointClass::Quiet;
    }

    fn renew(&mut self, point: Point, direction: usize, pattern: Pattern) {
        let before = self.packed[cell(point)];
        let after = before.with(direction, pattern);
        if after == before {
            return;
        }
        self.packed[cell(point)] = after;
        self.weigh(before, -1);
        self.weigh(after, 1);
        let class = self.classes.class(after);
        if class != self.class[cell(point)] {
            self.count_out(point);
            self.count_in(point, class);
        }
    }

    fn weigh(&mut self, packed: Packed, sign: i32) {
        let weights = self.weights[usize::from(self.codes[usize::from(packed.bits())])];
        self.sums[0] += sign * i32::from(weights[0]);
        self.sums[1] += sign * i32::from(weights[1]);
    }

    fn count_in(&mut self, point: Point, class: PointClass) {
        self.class[cell(point)] = class;
        self.cells[class as usize].insert(point);
        self.counts[class as usize] += 1;
    }

    fn count_out(&mut self, point: Point) {
        let class = self.class[cell(point)] as usize;
        self.cells[class].remove(point);
        self.counts[class] -= 1;
    }
}

/// The eleven bits round a cell of a line.
const fn cut(line: u32, spot: Spot) -> u32 {
    line >> spot.at & MASK
}
