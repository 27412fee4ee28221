use serde::{Deserialize, Serialize};

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

/// Which shapes are fouls for Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FoulSet {
    /// Six or more in a row. Where that is no foul, it wins.
    pub overline: bool,
    /// Two fours at once.
    pub double_four: bool,
    /// Two threes at once.
    pub double_three: bool,
}

impl FoulSet {
    /// The number of sets.
    pub const COUNT: usize = 8;
    /// Nothing is a foul.
    pub const NONE: Self = Self { overline: false, double_four: false, double_three: false };
    /// The fouls of renju.
    pub const RENJU: Self = Self { overline: true, double_four: true, double_three: true };
    /// Every set; its place is its number.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::RENJU; Self::COUNT];
        let mut n = 0;
        while n < Self::COUNT {
            all[n] = Self { overline: n & 4 != 0, double_four: n & 2 != 0, double_three: n & 1 != 0 };
            n += 1;
        }
        all
    };

    /// Its place among [`Self::ALL`].
    #[must_use]
    pub const fn number(self) -> usize {
        (self.overline as usize) << 2 | (self.double_four as usize) << 1 | self.double_three as usize
    }
}

/// What counts as a five on a line for one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LineRule {
    /// Five or more win: both colours in freestyle, White in renju.
    Freestyle,
    /// Exactly five win, six or more are nothing: both colours in standard.
    Exact,
    /// Black's where some shapes are fouls, as in renju. If the overline is one, exactly five win, else five or more. The
    /// shapes are those of [`LineRule::Exact`] or [`LineRule::Freestyle`]; points are classed differently.
    Black(FoulSet),
    /// Exactly five win, unless opposing stones stand at both ends; the edge of the board blocks nothing. Six or more are
    /// nothing.
    Caro,
    /// As [`LineRule::Caro`], but six or more win whatever stands at their ends.
    CaroSix,
}

impl LineRule {
    /// Every rule.
    pub const ALL: [Self; 12] = {
        let mut all = [Self::Freestyle; 12];
        (all[1], all[2], all[3]) = (Self::Exact, Self::Caro, Self::CaroSix);
        let mut n = 0;
        while n < FoulSet::COUNT {
            all[4 + n] = Self::Black(FoulSet::ALL[n]);
            n += 1;
        }
        all
    };
    /// Black's in renju: overline, double-four and double-three are fouls.
    pub const RENJU_BLACK: Self = Self::Black(FoulSet::RENJU);

    /// Whether an unbroken row of `stones` wins; `shut` says that opposing stones stand at both its ends.
    #[must_use]
    pub const fn is_five(self, stones: u32, shut: bool) -> bool {
        match self {
            Self::Freestyle | Self::Black(FoulSet { overline: false, .. }) => stones >= 5,
            Self::Exact | Self::Black(_) => stones == 5,
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
