use crate::board::Point;

/// A kind of move that renju forbids Black, in the order in which one label is chosen where only one is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FoulKind {
    /// Six or more in an unbroken row.
    Overline,
    /// Two or more fours made by one stone; both may lie on one line.
    DoubleFour,
    /// Two or more threes made by one stone, each of which can become a straight four by an allowed move.
    DoubleThree,
}

impl FoulKind {
    /// The three kinds, in their order.
    pub const ALL: [Self; 3] = [Self::Overline, Self::DoubleFour, Self::DoubleThree];
}

/// One reason why a move is a foul, and the rows that show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoulPart {
    /// What is wrong.
    pub kind: FoulKind,
    /// The rows that make it, each in order along its line: the black stones of one overline (six or more points),
    /// four (four) or three (three), the judged point among them. One row or more for an overline, two or more else.
    pub lines: Vec<Vec<Point>>,
}

/// Why a move is forbidden: at least one part, each kind at most once, in the order of [`FoulKind`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foul {
    parts: Vec<FoulPart>,
    beside: Vec<Vec<Point>>,
}

impl Foul {
    /// A foul of these parts, put in order, with the rows that the stone makes beside them; `None` if there are no parts.
    pub(super) fn of(mut parts: Vec<FoulPart>, beside: Vec<Vec<Point>>) -> Option<Self> {
        parts.sort_by_key(|part| part.kind);
        (!parts.is_empty()).then_some(Self { parts, beside })
    }

    /// Every reason, the one to be named first in front.
    #[must_use]
    pub fn parts(&self) -> &[FoulPart] {
        &self.parts
    }

    /// The rows that the stone makes as well and that are no foul by themselves: the four of a 4-3-3, the three of a 4-4-3.
    #[must_use]
    pub fn beside(&self) -> &[Vec<Point>] {
        &self.beside
    }

    /// What players in every language call the mixture: the lengths of all its rows, `3-3`, `4-4`, `4-3-3`, `4-4-3`, `6`.
    #[must_use]
    pub fn mixture(&self) -> String {
        let rows = self.parts.iter().flat_map(|part| &part.lines).chain(&self.beside);
        let mut lengths: Vec<usize> = rows.map(|row| row.len().min(6)).collect();
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        lengths.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
    }

    /// The kind to show where one label is wanted.
    #[must_use]
    pub fn kind(&self) -> FoulKind {
        self.parts[0].kind
    }
}
