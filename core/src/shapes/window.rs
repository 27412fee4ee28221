use crate::board::{Board, Direction, Point, Stone};

use super::{LineRule, Shape, table};

/// One point and the five cells either side of it on one line, as one colour sees them. Bit 5 is the point itself, bit
/// 5 + n the cell n steps along the direction; beyond ±5 nothing can change a shape that contains the point.
///
/// The point is always read as holding a stone of the colour, whether or not it does yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Window {
    own: u32,
    blocked: u32,
    edge: u32,
}

/// Cells either side of the centre.
pub(super) const RADIUS: i32 = 5;
const CENTRE: u32 = 1 << RADIUS;
/// All eleven cells.
pub(super) const MASK: u32 = (1 << (2 * RADIUS + 1)) - 1;
/// Keys that exist: two half-line codes of six bits.
pub(super) const KEYS: usize = 1 << 12;
/// Keys that tell stones from the edge: two half-line codes of seven bits.
pub(super) const EDGE_KEYS: usize = 1 << 14;

impl Window {
    /// A window from its masks of eleven bits: `own` holds this colour's stones, `blocked` the other colour's and all that is
    /// off the board, `edge` the latter alone. The centre is taken as own.
    #[must_use]
    pub const fn new(own: u32, blocked: u32, edge: u32) -> Self {
        let blocked = (blocked | edge) & MASK & !CENTRE;
        Self { own: (own | CENTRE) & MASK, blocked, edge: edge & blocked }
    }

    /// The window of `stone` at `point` of a board; what lies behind a blocked cell is not read.
    #[must_use]
    pub fn read(board: &Board, point: Point, stone: Stone, direction: Direction) -> Self {
        let (size, cells) = (board.size(), board.cells());
        let (mut own, mut blocked, mut edge) = (0, 0, 0);
        for sense in [-1, 1] {
            for offset in (1..=RADIUS).map(|n| n * sense) {
                match direction.walk(point, offset, size).map(|near| cells[near.index(size)]) {
                    Some(None) => {}
                    Some(Some(found)) if found == stone => own |= bit(offset),
                    beyond => {
                        blocked |= bit(offset);
                        edge |= if beyond.is_none() { bit(offset) } else { 0 };
                        break;
                    }
                }
            }
        }
        Self::new(own, blocked, edge)
    }

    /// What stands here, by the table.
    #[must_use]
    pub fn shape(self, rule: LineRule) -> Shape {
        table::of(rule).shape(self)
    }

    /// The table key: left half code times 64 plus right half code. A half code holds the cells up to the first blocked one
    /// as bits, own = 1, under a leading one that marks their number: what lies behind a blocked cell can't matter, so 63
    /// codes name every half line. The near cell is the lowest bit on the right and the highest below the mark on the left,
    /// which is how they lie in the mask.
    #[must_use]
    pub const fn key(self) -> usize {
        let (own, blocked) = (self.own, self.blocked);
        let free_right = ((blocked >> 6) | 32).trailing_zeros();
        let right = (1 << free_right) | ((own >> 6) & ((1 << free_right) - 1));
        let free_left = ((blocked << 27) | (1 << 26)).leading_zeros();
        let left = (1 << free_left) | ((own & 31) >> (5 - free_left));
        (left << 6 | right) as usize
    }

    /// The key for rules that tell stones from the edge: [`Self::key`] under two bits, the upper for the left half, which
    /// say that what blocks the half is the edge.
    #[must_use]
    pub const fn edge_key(self) -> usize {
        let right = (self.blocked >> 6) & (self.blocked >> 6).wrapping_neg() & (self.edge >> 6) != 0;
        let before = self.blocked & (CENTRE - 1);
        let left = before != 0 && self.edge >> before.ilog2() & 1 != 0;
        (left as usize) << 13 | (right as usize) << 12 | self.key()
    }

    /// The window with this [`Self::edge_key`] whose cells behind a block are blocked likewise; `None` if no window has it.
    pub(super) fn from_edge_key(key: u32) -> Option<Self> {
        let Self { own, blocked, .. } = Self::from_key(key & 0xFFF)?;
        let half = |bit: u32, cells: u32| if key >> bit & 1 == 1 { blocked & cells } else { 0 };
        let window = Self::new(own, blocked, half(13, CENTRE - 1) | half(12, MASK & !(2 * CENTRE - 1)));
        (window.edge_key() == key as usize).then_some(window)
    }

    /// The window with this key whose cells behind a block are blocked, all by stones; `None` if no window has it.
    pub(super) const fn from_key(key: u32) -> Option<Self> {
        let (left, right) = (key >> 6, key & 63);
        if left == 0 || right == 0 {
            return None;
        }
        let (free_left, free_right) = (left.ilog2(), right.ilog2());
        let own_left = (left ^ (1 << free_left)) << (5 - free_left);
        let own_right = (right ^ (1 << free_right)) << 6;
        let free = ((1 << (free_left + free_right + 1)) - 1) << (5 - free_left);
        Some(Self::new(own_left | own_right, MASK & !free, 0))
    }

    /// Whether the cell at `offset` (−5 to 5) is empty.
    #[must_use]
    pub const fn is_empty_at(self, offset: i32) -> bool {
        (self.own | self.blocked) & bit(offset) == 0
    }

    /// The window with one more own stone at `offset` (−5 to 5).
    #[must_use]
    pub const fn with_own(self, offset: i32) -> Self {
        Self::new(self.own | bit(offset), self.blocked, self.edge)
    }

    /// The window with an opposing stone at `offset` (−5 to 5).
    #[must_use]
    pub const fn with_other(self, offset: i32) -> Self {
        Self::new(self.own, self.blocked | bit(offset), self.edge)
    }

    /// The first and last offset of the unbroken row through the centre, as far as the window shows it.
    #[must_use]
    pub const fn run(self) -> (i32, i32) {
        let after = (self.own >> RADIUS).trailing_ones().cast_signed();
        let before = (self.own << 26).leading_ones().cast_signed();
        (1 - before, after - 1)
    }

    /// The number of stones of the row through the centre: exact up to 6.
    #[must_use]
    pub const fn run_length(self) -> u32 {
        let (first, last) = self.run();
        (last - first + 1).cast_unsigned()
    }

    /// Whether the row through the centre wins.
    #[must_use]
    pub const fn is_five(self, rule: LineRule) -> bool {
        rule.is_five(self.run_length(), self.is_shut())
    }

    /// Whether opposing stones stand at both ends of the row through the centre, as far as the window shows them.
    const fn is_shut(self) -> bool {
        let (first, last) = self.run();
        let others = self.blocked & !self.edge;
        first > -RADIUS && last < RADIUS && others & bit(first - 1) != 0 && others & bit(last + 1) != 0
    }

    /// The offsets where one more stone makes a five with the centre: at most two, the ends of its row, the lower first.
    pub fn five_offsets(self, rule: LineRule) -> impl Iterator<Item = i32> {
        let (first, last) = self.run();
        [first - 1, last + 1].into_iter().filter(move |&end| {
            end.abs() < RADIUS && self.is_empty_at(end) && self.with_own(end).is_five(rule)
        })
    }

    /// Whether some single opposing stone leaves no point that makes a five with the centre.
    pub(super) fn is_stoppable(self, rule: LineRule) -> bool {
        (-RADIUS..=RADIUS)
            .filter(|&offset| self.is_empty_at(offset))
            .any(|offset| self.with_other(offset).five_offsets(rule).next().is_none())
    }

    /// The offsets where one more stone makes a straight four with the centre: at most two, the ends of its row, the lower
    /// first. None if a four or a five already stands.
    pub fn straight_four_offsets(self, rule: LineRule) -> impl Iterator<Item = i32> {
        let three = self.shape(rule) == Shape::OpenThree;
        let (first, last) = self.run();
        [first - 1, last + 1].into_iter().filter(move |&end| {
            three && self.is_empty_at(end) && self.with_own(end).shape(rule) == Shape::OpenFour
        })
    }
}

const fn bit(offset: i32) -> u32 {
    1 << (RADIUS + offset)
}
