use tengen_core::rules::{self, opening};
use tengen_core::{app, board};

use crate::error::TengenError;
use crate::position::{Point, Stone, move_bytes, points};
use crate::problem::{SetupProblem, bad};
use crate::snapshot::clamp;

/// How the first stones come onto the board and who gets which colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum OpeningRule {
    /// Without restriction.
    Free,
    /// The first stone in the centre.
    CentreFirst,
    /// The first stone in the centre, Black's second outside the 5×5 points round it.
    Pro,
    /// The first stone in the centre, Black's second outside the 7×7 points round it.
    LongPro,
    /// One lays three stones anywhere; the other chooses the seat.
    Swap,
    /// One lays three stones anywhere; the other chooses the seat, or adds two stones and leaves the choice.
    Swap2,
    /// Both agree on one of the 26 openings of renju.
    Agreed,
    /// One of the 26 openings, chosen or drawn before the game.
    Given,
    /// One of the 26 openings, drawn when the game starts; from then on it is `Given`.
    Lot,
    /// One lays one of the 26 openings; the other may exchange before the fourth stone.
    Classic,
    /// As `Classic`, with a declared number of fifth moves.
    Yamaguchi,
    /// As `Classic`; with the fourth stone White declares how many fifth moves, whereupon Black may exchange.
    Soosorv,
    /// The seats may be exchanged before each stone; the fifth may be offered tenfold instead.
    Taraguchi,
}

/// An opening rule as it is agreed before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Opening {
    /// The rule.
    pub rule: OpeningRule,
    /// Which of the 26 openings, 0 to 25; of `Given` only.
    pub pattern: Option<i32>,
    /// Whether Black offers two fifth moves, of which White keeps one. Rules with fifth moves of their own ignore it.
    pub fifths: bool,
}

/// What becomes of a foul.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum FoulPolicy {
    /// It can't be played.
    Prevented,
    /// It loses the game at once.
    Loses,
    /// It stands unless White claims it before its own next stone; then it loses.
    Claim,
}

/// One of the 26 openings of renju.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct OpeningPattern {
    /// 0 to 25, the direct ones first.
    pub number: i32,
    /// D1 to D13, I1 to I13.
    pub code: String,
    /// In Chinese.
    pub chinese: String,
    /// In Japanese.
    pub japanese: String,
    /// The Japanese name in Latin letters.
    pub romaji: String,
    /// What the name means, in English.
    pub english: String,
    /// Its three stones on a board of 15 lines, Black, White, Black.
    pub stones: Vec<Point>,
}

/// Every one of the 26 openings, in order. Main-safe.
#[uniffi::export]
pub fn opening_patterns() -> Vec<OpeningPattern> {
    opening::Pattern::all().map(OpeningPattern::from).collect()
}

/// What an opening asks, for a sentence in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum AskKind {
    /// Place the next stone.
    Place,
    /// Place the next stone or exchange the seats.
    PlaceOrSwap,
    /// Stay White and place the fourth stone, take Black, or add two stones.
    PlaceSwapOrAddTwo,
    /// Place the fifth stone, exchange the seats, or offer several fifth moves.
    PlaceSwapOrOffer,
    /// Keep one's seat or exchange.
    StayOrSwap,
    /// Say how many fifth moves will be offered.
    Declare,
    /// Offer the next fifth move.
    Offer,
    /// Offer the first fifth move or exchange the seats.
    OfferOrSwap,
    /// Keep one of the offered fifth moves.
    Keep,
    /// Name one of the 26 openings.
    Propose,
    /// Agree to the opening that the other named, or name another.
    Answer,
}

/// Where a stone of the opening may lie, by its distance from the centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum OpeningArea {
    /// Anywhere.
    Anywhere,
    /// At most so far: 0 is the centre, 1 the 3×3 points round it, 2 the 5×5.
    Within {
        /// The greater of the columns and ranks between.
        distance: i32,
    },
    /// Farther than this: beyond 2 is outside the 5×5 points.
    Beyond {
        /// The greater of the columns and ranks between.
        distance: i32,
    },
}

/// One question of an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
#[expect(clippy::struct_excessive_bools, reason = "independent choices that are open or not")]
pub struct OpeningAsk {
    /// The question as a whole.
    pub kind: AskKind,
    /// The seat that has to answer.
    pub decider: Stone,
    /// Where the next stone, or the next fifth move to be offered, may lie; none if none may be placed.
    pub area: Option<OpeningArea>,
    /// Whether `Swap` is open.
    pub swap: bool,
    /// Whether `Stay` is open.
    pub stay: bool,
    /// Whether `AddTwo` is open.
    pub add_two: bool,
    /// Whether `OfferFifths` is open.
    pub offer_fifths: bool,
    /// The highest number that may be declared, from 1; 0 if none is asked for.
    pub declare: i32,
    /// Whether one of the 26 openings may be named.
    pub propose: bool,
    /// Whether any of the 26 openings may be laid at once.
    pub lay: bool,
    /// The opening that was named and may be agreed to by laying it.
    pub agree: Option<i32>,
    /// How many fifth moves are to be offered; 0 where none are.
    pub offers: i32,
}

/// What a screen needs to know of the opening.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct OpeningView {
    /// The agreed rule.
    pub opening: Opening,
    /// What is asked; none once the opening is over.
    pub ask: Option<OpeningAsk>,
    /// The number of the next stone, from 1.
    pub stone: i32,
    /// Its colour.
    pub colour: Stone,
    /// Where the one who is asked may place, offer or keep; two bytes a point, x then y.
    pub points: Vec<u8>,
    /// What the opening closes, to be drawn as such: the empty points that it does not leave open, and those with a stone outside
    /// the area; as `points`.
    pub closed: Vec<u8>,
    /// The fifth moves offered so far, until one of them is kept.
    pub offers: Vec<Point>,
    /// Which of the 26 openings the first three stones are.
    pub pattern: Option<i32>,
    /// Whether the persons sit the other way round than at the start.
    pub swapped: bool,
}

/// What is chosen in an opening besides placing a stone. `Table.play` offers and keeps fifth moves too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum OpeningChoice {
    /// The two persons exchange their seats; the stones stay.
    Swap,
    /// The seats stay as they are.
    Stay,
    /// Adds a white and a black stone and leaves the choice of the seat to the other.
    AddTwo,
    /// Will offer the other several fifth moves instead of placing one.
    OfferFifths,
    /// So many fifth moves will be offered.
    Declare {
        /// From 1.
        number: i32,
    },
    /// Offers a fifth move.
    Offer {
        /// Where.
        point: Point,
    },
    /// Keeps this one of the offered fifth moves.
    Keep {
        /// Where.
        point: Point,
    },
    /// Would like to play this opening.
    Propose {
        /// 0 to 25.
        pattern: i32,
    },
    /// Lays the three stones of this opening; of one that the other named, that is agreement.
    Lay {
        /// 0 to 25.
        pattern: i32,
    },
}

fn pattern(number: i32) -> Result<opening::Pattern, TengenError> {
    opening::Pattern::new(number).map_err(bad)
}

impl From<opening::Opening> for Opening {
    fn from(opening: opening::Opening) -> Self {
        let (rule, pattern) = match opening.protocol {
            opening::Protocol::Free => (OpeningRule::Free, None),
            opening::Protocol::CentreFirst => (OpeningRule::CentreFirst, None),
            opening::Protocol::Pro => (OpeningRule::Pro, None),
            opening::Protocol::LongPro => (OpeningRule::LongPro, None),
            opening::Protocol::Swap => (OpeningRule::Swap, None),
            opening::Protocol::Swap2 => (OpeningRule::Swap2, None),
            opening::Protocol::Agreed => (OpeningRule::Agreed, None),
            opening::Protocol::Given(pattern) => (OpeningRule::Given, Some(i32::from(pattern))),
            opening::Protocol::Lot => (OpeningRule::Lot, None),
            opening::Protocol::Drawn(pattern) => (OpeningRule::Lot, Some(i32::from(pattern))),
            opening::Protocol::Classic => (OpeningRule::Classic, None),
            opening::Protocol::Yamaguchi => (OpeningRule::Yamaguchi, None),
            opening::Protocol::Soosorv => (OpeningRule::Soosorv, None),
            opening::Protocol::Taraguchi => (OpeningRule::Taraguchi, None),
        };
        Self { rule, pattern, fifths: opening.fifths }
    }
}

impl TryFrom<Opening> for opening::Opening {
    type Error = TengenError;

    fn try_from(opening: Opening) -> Result<Self, TengenError> {
        let protocol = match opening.rule {
            OpeningRule::Free => opening::Protocol::Free,
            OpeningRule::CentreFirst => opening::Protocol::CentreFirst,
            OpeningRule::Pro => opening::Protocol::Pro,
            OpeningRule::LongPro => opening::Protocol::LongPro,
            OpeningRule::Swap => opening::Protocol::Swap,
            OpeningRule::Swap2 => opening::Protocol::Swap2,
            OpeningRule::Agreed => opening::Protocol::Agreed,
            OpeningRule::Given => {
                let unnamed = TengenError::BadSetup { problem: SetupProblem::Pattern };
                let number = opening.pattern.ok_or(unnamed)?;
                opening::Protocol::Given(pattern(number)?)
            }
            OpeningRule::Lot => opening::Protocol::Lot,
            OpeningRule::Classic => opening::Protocol::Classic,
            OpeningRule::Yamaguchi => opening::Protocol::Yamaguchi,
            OpeningRule::Soosorv => opening::Protocol::Soosorv,
            OpeningRule::Taraguchi => opening::Protocol::Taraguchi,
        };
        Ok(Self { protocol, fifths: opening.fifths })
    }
}

impl From<rules::FoulPolicy> for FoulPolicy {
    fn from(fouls: rules::FoulPolicy) -> Self {
        match fouls {
            rules::FoulPolicy::Prevented => Self::Prevented,
            rules::FoulPolicy::Loses => Self::Loses,
            rules::FoulPolicy::Claim => Self::Claim,
        }
    }
}

impl From<FoulPolicy> for rules::FoulPolicy {
    fn from(fouls: FoulPolicy) -> Self {
        match fouls {
            FoulPolicy::Prevented => Self::Prevented,
            FoulPolicy::Loses => Self::Loses,
            FoulPolicy::Claim => Self::Claim,
        }
    }
}

impl From<opening::Pattern> for OpeningPattern {
    fn from(pattern: opening::Pattern) -> Self {
        let names = pattern.names();
        Self {
            number: pattern.into(),
            code: names.code.to_owned(),
            chinese: names.chinese.to_owned(),
            japanese: names.japanese.to_owned(),
            romaji: names.romaji.to_owned(),
            english: names.english.to_owned(),
            stones: points(&pattern.stones(board::Size::STANDARD)),
        }
    }
}

impl From<opening::AskKind> for AskKind {
    fn from(kind: opening::AskKind) -> Self {
        match kind {
            opening::AskKind::Place => Self::Place,
            opening::AskKind::PlaceOrSwap => Self::PlaceOrSwap,
            opening::AskKind::PlaceSwapOrAddTwo => Self::PlaceSwapOrAddTwo,
            opening::AskKind::PlaceSwapOrOffer => Self::PlaceSwapOrOffer,
            opening::AskKind::StayOrSwap => Self::StayOrSwap,
            opening::AskKind::Declare => Self::Declare,
            opening::AskKind::Offer => Self::Offer,
            opening::AskKind::OfferOrSwap => Self::OfferOrSwap,
            opening::AskKind::Keep => Self::Keep,
            opening::AskKind::Propose => Self::Propose,
            opening::AskKind::Answer => Self::Answer,
        }
    }
}

impl From<opening::Area> for OpeningArea {
    fn from(area: opening::Area) -> Self {
        match area {
            opening::Area::Any => Self::Anywhere,
            opening::Area::Within(distance) => Self::Within { distance: distance.into() },
            opening::Area::Beyond(distance) => Self::Beyond { distance: distance.into() },
        }
    }
}

impl From<opening::Ask> for OpeningAsk {
    fn from(ask: opening::Ask) -> Self {
        Self {
            kind: ask.kind.into(),
            decider: ask.decider.into(),
            area: ask.area.map(OpeningArea::from),
            swap: ask.swap,
            stay: ask.stay,
            add_two: ask.add_two,
            offer_fifths: ask.offer_fifths,
            declare: ask.declare.into(),
            propose: ask.propose,
            lay: ask.lay,
            agree: ask.agree.map(i32::from),
            offers: ask.offers.into(),
        }
    }
}

impl From<&app::OpeningView> for OpeningView {
    fn from(view: &app::OpeningView) -> Self {
        Self {
            opening: view.opening.into(),
            ask: view.ask.map(OpeningAsk::from),
            stone: clamp(view.stone),
            colour: view.colour.into(),
            points: move_bytes(&view.points),
            closed: move_bytes(&view.closed),
            offers: points(&view.offers),
            pattern: view.pattern.map(i32::from),
            swapped: view.swapped,
        }
    }
}

impl From<opening::Choice> for OpeningChoice {
    fn from(choice: opening::Choice) -> Self {
        match choice {
            opening::Choice::Swap => Self::Swap,
            opening::Choice::Stay => Self::Stay,
            opening::Choice::AddTwo => Self::AddTwo,
            opening::Choice::OfferFifths => Self::OfferFifths,
            opening::Choice::Declare(number) => Self::Declare { number: number.into() },
            opening::Choice::Offer(point) => Self::Offer { point: point.into() },
            opening::Choice::Keep(point) => Self::Keep { point: point.into() },
            opening::Choice::Propose(pattern) => Self::Propose { pattern: pattern.into() },
            opening::Choice::Lay(pattern) => Self::Lay { pattern: pattern.into() },
        }
    }
}

impl TryFrom<OpeningChoice> for opening::Choice {
    type Error = TengenError;

    fn try_from(choice: OpeningChoice) -> Result<Self, TengenError> {
        Ok(match choice {
            OpeningChoice::Swap => Self::Swap,
            OpeningChoice::Stay => Self::Stay,
            OpeningChoice::AddTwo => Self::AddTwo,
            OpeningChoice::OfferFifths => Self::OfferFifths,
            // No number beyond a byte is open anywhere.
            OpeningChoice::Declare { number } => Self::Declare(u8::try_from(number).unwrap_or(0)),
            OpeningChoice::Offer { point } => Self::Offer(point.try_into()?),
            OpeningChoice::Keep { point } => Self::Keep(point.try_into()?),
            OpeningChoice::Propose { pattern: number } => Self::Propose(pattern(number)?),
            OpeningChoice::Lay { pattern: number } => Self::Lay(pattern(number)?),
        })
    }
}
