/// What a stone placed on an empty point makes of one line through it, for its own colour. Weakest to strongest; every
/// shape contains the placed stone.
///
/// The words are those of the Renju International Federation's rules where it has one: a *four* needs one more stone to
/// be a five, a *straight four* (here open four) can become a five at both ends, a *three* (here open three) needs one
/// more stone to be a straight four. All in line terms: whether that stone would be a foul is not asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum Shape {
    /// No five can come of it, or it takes four more stones with no room for more than a closed two.
    #[default]
    None,
    /// One more stone makes a closed two.
    One,
    /// One more stone makes an open two.
    OpenOne,
    /// One more stone makes a closed three.
    Two,
    /// One more stone makes an open three.
    OpenTwo,
    /// One more stone makes a four, but never a straight one.
    Three,
    /// One more stone makes a straight four.
    OpenThree,
    /// Exactly one point makes a five; in Caro also two that a single stone takes away.
    Four,
    /// Two points make a five, each of another four: `X_XXX_X` and its kind. A double-four on one line.
    DoubleFour,
    /// Four in an unbroken row that becomes a five at either end, whatever single stone is put in its way: the straight
    /// four.
    OpenFour,
    /// Five in a row that wins under the line's rule.
    Five,
    /// Six or more in a row where that is no five. Freestyle has none.
    Overline,
}

impl Shape {
    /// The number of shapes.
    pub const COUNT: usize = 12;

    /// All shapes, weakest first; a shape's place is its number.
    pub const ALL: [Self; Self::COUNT] = [
        Self::None,
        Self::One,
        Self::OpenOne,
        Self::Two,
        Self::OpenTwo,
        Self::Three,
        Self::OpenThree,
        Self::Four,
        Self::DoubleFour,
        Self::OpenFour,
        Self::Five,
        Self::Overline,
    ];

    /// How many fours stand on the line: 2 for a double four, 1 for a four or a straight four, else 0.
    #[must_use]
    pub const fn fours(self) -> usize {
        match self {
            Self::DoubleFour => 2,
            Self::Four | Self::OpenFour => 1,
            _ => 0,
        }
    }
}

/// What counts as a five on a line for one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LineRule {
    /// Five or more win: both colours in freestyle, White in renju.
    Freestyle,
    /// Exactly five win, six or more are nothing: both colours in standard.
    Exact,
    /// Exactly five win, six or more are a foul: Black in renju. The shapes are those of [`LineRule::Exact`]; points are
    /// classed differently.
    RenjuBlack,
    /// Exactly five win, unless opposing stones stand at both ends; the edge of the board blocks nothing. Six or more are
    /// nothing.
    Caro,
    /// As [`LineRule::Caro`], but six or more win whatever stands at their ends.
    CaroSix,
}

impl LineRule {
    /// Every rule.
    pub const ALL: [Self; 5] = [Self::Freestyle, Self::Exact, Self::RenjuBlack, Self::Caro, Self::CaroSix];

    /// Whether an unbroken row of `stones` wins; `shut` says that opposing stones stand at both its ends.
    #[must_use]
    pub const fn is_five(self, stones: u32, shut: bool) -> bool {
        match self {
            Self::Freestyle => stones >= 5,
            Self::Exact | Self::RenjuBlack => stones == 5,
            Self::Caro => stones == 5 && !shut,
            Self::CaroSix => stones > 5 || (stones == 5 && !shut),
        }
    }

    /// Whether stones at the ends of a row matter, and so what blocks a line: a stone or the edge.
    #[must_use]
    pub const fn minds_ends(self) -> bool {
        matches!(self, Self::Caro | Self::CaroSix)
    }
}
