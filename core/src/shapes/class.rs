use std::sync::{LazyLock, OnceLock};

use super::pattern::Pattern;
use super::{FoulSet, LineRule, Shape};

/// What a stone on an empty point makes of its four lines together, for its own colour. Weakest to strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum PointClass {
    /// At most ones.
    #[default]
    Quiet,
    /// A closed two.
    Two,
    /// One open two.
    OpenTwo,
    /// Two or more open twos.
    DoubleTwo,
    /// A closed three.
    Three,
    /// A closed three and an open two, or two closed threes.
    ThreeTwo,
    /// One open three.
    OpenThree,
    /// An open three with an open two or a closed three.
    OpenThreeTwo,
    /// Two or more open threes. For renju's Black perhaps a foul, whatever else stands there but a five: only the recursive
    /// definition of a three can tell.
    DoubleThree,
    /// One four.
    Four,
    /// One four with an open two or a closed three.
    FourTwo,
    /// One four and an open three.
    FourThree,
    /// Two or more fours, none of them straight.
    DoubleFour,
    /// A straight four.
    OpenFour,
    /// A five.
    Five,
    /// Renju's Black only: an overline or a double-four, certainly forbidden.
    Foul,
}

impl PointClass {
    /// The number of classes.
    pub const COUNT: usize = 16;

    /// All classes, weakest first; a class's place is its number.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Quiet,
        Self::Two,
        Self::OpenTwo,
        Self::DoubleTwo,
        Self::Three,
        Self::ThreeTwo,
        Self::OpenThree,
        Self::OpenThreeTwo,
        Self::DoubleThree,
        Self::Four,
        Self::FourTwo,
        Self::FourThree,
        Self::DoubleFour,
        Self::OpenFour,
        Self::Five,
        Self::Foul,
    ];
}

/// The class of a point with these shapes in its four directions.
#[must_use]
pub fn class_of(shapes: [Shape; 4], rule: LineRule) -> PointClass {
    let has = |wanted: Shape| shapes.contains(&wanted);
    let number = |wanted: Shape| shapes.iter().filter(|&&shape| shape == wanted).count();
    if has(Shape::Five) {
        return PointClass::Five;
    }
    let fours: usize = shapes.iter().map(|shape| shape.fours()).sum();
    let threes = number(Shape::OpenThree);
    if let LineRule::Black(fouls) = rule {
        if (fouls.overline && has(Shape::Overline)) || (fouls.double_four && fours > 1) {
            return PointClass::Foul;
        }
        if fouls.double_three && threes > 1 {
            return PointClass::DoubleThree;
        }
    }
    if has(Shape::OpenFour) {
        return PointClass::OpenFour;
    }
    let closed = number(Shape::Three);
    let twos = number(Shape::OpenTwo);
    match (fours, threes) {
        (2.., _) => PointClass::DoubleFour,
        (1, 1..) => PointClass::FourThree,
        (1, 0) if closed + twos > 0 => PointClass::FourTwo,
        (1, 0) => PointClass::Four,
        (0, 2..) => PointClass::DoubleThree,
        (0, 1) if closed + twos > 0 => PointClass::OpenThreeTwo,
        (0, 1) => PointClass::OpenThree,
        _ => class_without_threes(closed, twos, has(Shape::Two)),
    }
}

fn class_without_threes(closed_threes: usize, open_twos: usize, closed_two: bool) -> PointClass {
    match (closed_threes, open_twos) {
        (2.., _) | (1, 1..) => PointClass::ThreeTwo,
        (1, 0) => PointClass::Three,
        (0, 2..) => PointClass::DoubleTwo,
        (0, 1) => PointClass::OpenTwo,
        (0, 0) if closed_two => PointClass::Two,
        (0, 0) => PointClass::Quiet,
    }
}

/// Four patterns in one number, four bits a direction: what [`super::Shapes`] keeps of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Packed(u16);

impl Packed {
    pub(super) const fn shape(self, direction: usize) -> Shape {
        Pattern::from_bits(self.0 >> (4 * direction)).shape()
    }

    pub(super) const fn with(self, direction: usize, pattern: Pattern) -> Self {
        let shift = 4 * direction;
        Self(self.0 & !(15 << shift) | pattern.bits() << shift)
    }

    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    pub(super) const fn bits(self) -> u16 {
        self.0
    }
}

/// The class of every packed point under one rule: 64 KiB.
#[derive(Debug)]
pub(super) struct ClassTable(Vec<PointClass>);

impl ClassTable {
    /// The table of a rule. Freestyle and exact points are classed alike.
    pub(super) fn of(rule: LineRule) -> &'static Self {
        static PLAIN: LazyLock<ClassTable> = LazyLock::new(|| ClassTable::build(LineRule::Exact));
        static BLACK: [OnceLock<ClassTable>; FoulSet::COUNT] = [const { OnceLock::new() }; FoulSet::COUNT];
        match rule {
            LineRule::Black(fouls) => BLACK[fouls.number()].get_or_init(|| Self::build(rule)),
            _ => &PLAIN,
        }
    }

    pub(super) fn class(&self, packed: Packed) -> PointClass {
        self.0[usize::from(packed.0)]
    }

    fn build(rule: LineRule) -> Self {
        let class = |bits| class_of([0, 1, 2, 3].map(|direction| Packed(bits).shape(direction)), rule);
        Self((0..=u16::MAX).map(class).collect())
    }
}
