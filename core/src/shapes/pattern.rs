use super::Shape;

/// A shape with its freedom, for judgement finer than a name: what a stone on an empty point makes of one line, and by how
/// many next stones it can grow. Four bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Pattern(u8);

impl Pattern {
    /// The number of patterns.
    pub(super) const COUNT: usize = 16;

    /// The shape of each pattern, by its number.
    const SHAPES: [Shape; Self::COUNT] = [
        Shape::None,
        Shape::One,
        Shape::OpenOne,
        Shape::OpenOne,
        Shape::Two,
        Shape::OpenTwo,
        Shape::OpenTwo,
        Shape::OpenTwo,
        Shape::Three,
        Shape::OpenThree,
        Shape::OpenThree,
        Shape::Four,
        Shape::DoubleFour,
        Shape::OpenFour,
        Shape::Five,
        Shape::Overline,
    ];

    /// The pattern of a shape that `ways` next stones turn into the shape that it can grow to.
    pub(super) fn of(shape: Shape, ways: usize) -> Self {
        let more = match (shape, ways) {
            (Shape::OpenTwo, 3) | (Shape::OpenOne, 4..) | (Shape::OpenThree, 2..) => 1,
            (Shape::OpenTwo, 4..) => 2,
            _ => 0,
        };
        let first = (0..).zip(Self::SHAPES).find(|(_, known)| *known == shape);
        Self(first.map_or(0, |(number, _)| number) + more)
    }

    pub(super) const fn from_bits(bits: u16) -> Self {
        Self((bits & 15) as u8)
    }

    pub(super) const fn bits(self) -> u16 {
        self.0 as u16
    }

    pub(super) const fn shape(self) -> Shape {
        Self::SHAPES[self.0 as usize]
    }
}
