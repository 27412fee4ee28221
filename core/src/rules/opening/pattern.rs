//! The 26 openings of renju: the first stone in the centre, the second beside it (direct openings) or diagonally (indirect
//! ones), the third within the 5×5 points round the centre.

use serde::{Deserialize, Serialize};

use crate::board::{Point, Size};

/// One of the 26 openings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Pattern(u8);

/// What an opening is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PatternNames {
    /// D1 to D13 for the direct openings, I1 to I13 for the indirect ones.
    pub code: &'static str,
    /// In Chinese.
    pub chinese: &'static str,
    /// In Japanese.
    pub japanese: &'static str,
    /// The Japanese name in Latin letters, as players everywhere say it.
    pub romaji: &'static str,
    /// What the name means, in English.
    pub english: &'static str,
}

/// Code, columns and ranks of the third stone from the centre, and the names.
type Row = (&'static str, [i8; 2], &'static str, &'static str, &'static str, &'static str);

/// The second stone lies one rank up in the first 13, and one column to the right of that in the others.
const ROWS: [Row; 26] = [
    ("D1", [0, 2], "寒星", "寒星", "Kansei", "cold star"),
    ("D2", [1, 2], "溪月", "渓月", "Keigetsu", "valley moon"),
    ("D3", [2, 2], "疏星", "疎星", "Sosei", "sparse star"),
    ("D4", [1, 1], "花月", "花月", "Kagetsu", "flower moon"),
    ("D5", [2, 1], "残月", "残月", "Zangetsu", "lingering moon"),
    ("D6", [1, 0], "雨月", "雨月", "Ugetsu", "rain moon"),
    ("D7", [2, 0], "金星", "金星", "Kinsei", "Venus"),
    ("D8", [0, -1], "松月", "松月", "Shogetsu", "pine moon"),
    ("D9", [1, -1], "丘月", "丘月", "Kyugetsu", "hill moon"),
    ("D10", [2, -1], "新月", "新月", "Shingetsu", "new moon"),
    ("D11", [0, -2], "瑞星", "瑞星", "Zuisei", "lucky star"),
    ("D12", [1, -2], "山月", "山月", "Sangetsu", "mountain moon"),
    ("D13", [2, -2], "游星", "遊星", "Yusei", "wandering star"),
    ("I1", [2, 2], "长星", "長星", "Chosei", "long star"),
    ("I2", [2, 1], "峡月", "峡月", "Kyogetsu", "gorge moon"),
    ("I3", [2, 0], "恒星", "恒星", "Kosei", "fixed star"),
    ("I4", [2, -1], "水月", "水月", "Suigetsu", "water moon"),
    ("I5", [2, -2], "流星", "流星", "Ryusei", "meteor"),
    ("I6", [1, 0], "云月", "雲月", "Ungetsu", "cloud moon"),
    ("I7", [1, -1], "浦月", "浦月", "Hogetsu", "bay moon"),
    ("I8", [1, -2], "岚月", "嵐月", "Rangetsu", "storm moon"),
    ("I9", [0, -1], "银月", "銀月", "Gingetsu", "silver moon"),
    ("I10", [0, -2], "明星", "明星", "Myojo", "bright star"),
    ("I11", [-1, -1], "斜月", "斜月", "Shagetsu", "slanting moon"),
    ("I12", [-1, -2], "名月", "名月", "Meigetsu", "harvest moon"),
    ("I13", [-2, -2], "彗星", "彗星", "Suisei", "comet"),
];

/// How many of them are direct.
const DIRECT: u8 = 13;

/// A number that is no opening's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an opening is 0 to 25, not {0}")]
pub struct PatternError(pub i32);

impl Pattern {
    /// The opening of that number: 0 to 12 are the direct ones, 13 to 25 the indirect ones.
    pub fn new(number: i32) -> Result<Self, PatternError> {
        match u8::try_from(number) {
            Ok(n @ 0..26) => Ok(Self(n)),
            _ => Err(PatternError(number)),
        }
    }

    /// The 26 openings in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..26).map(Self)
    }

    /// Its number, 0 to 25.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it is called.
    #[must_use]
    pub const fn names(self) -> PatternNames {
        let (code, _, chinese, japanese, romaji, english) = ROWS[self.0 as usize];
        PatternNames { code, chinese, japanese, romaji, english }
    }

    /// The three stones on a board of this size, in the orientation in which books show them.
    #[must_use]
    pub fn stones(self, size: Size) -> [Point; 3] {
        let centre = size.centre();
        let moved = |[dx, dy]: [i8; 2]| {
            Point::new(centre.x.saturating_add_signed(dx), centre.y.saturating_add_signed(dy))
        };
        [centre, moved(self.second()), moved(self.third())]
    }

    /// The opening that these three stones make, turned or mirrored; `None` if they make none.
    #[must_use]
    pub fn of_stones(stones: &[Point], size: Size) -> Option<Self> {
        let &[first, second, third] = stones else { return None };
        let centre = size.centre();
        let from_centre = |p: Point| [step(centre.x, p.x), step(centre.y, p.y)];
        let (second, third) = (from_centre(second), from_centre(third));
        let same = |pattern: &Self| {
            TURNS.iter().any(|turn| turn(pattern.second()) == second && turn(pattern.third()) == third)
        };
        Self::all().find(|pattern| first == centre && same(pattern))
    }

    const fn second(self) -> [i8; 2] {
        if self.0 < DIRECT { [0, 1] } else { [1, 1] }
    }

    const fn third(self) -> [i8; 2] {
        ROWS[self.0 as usize].1
    }
}

impl TryFrom<i32> for Pattern {
    type Error = PatternError;

    fn try_from(number: i32) -> Result<Self, PatternError> {
        Self::new(number)
    }
}

impl From<Pattern> for i32 {
    fn from(pattern: Pattern) -> Self {
        Self::from(pattern.0)
    }
}

/// The eight ways to turn and mirror round the centre.
const TURNS: [fn([i8; 2]) -> [i8; 2]; 8] = [
    |[x, y]| [x, y],
    |[x, y]| [-x, y],
    |[x, y]| [x, -y],
    |[x, y]| [-x, -y],
    |[x, y]| [y, x],
    |[x, y]| [-y, x],
    |[x, y]| [y, -x],
    |[x, y]| [-y, -x],
];

fn step(from: u8, to: u8) -> i8 {
    to.cast_signed() - from.cast_signed()
}
