use tengen_core::rules::opening::Opening as CoreOpening;
use tengen_core::{app, board, game, rules};

use crate::clock::{TimeControl, control, core_control};
use crate::error::TengenError;
use crate::offers::UndoRule;
use crate::opening::{FoulPolicy, Opening};
use crate::problem::bad;
use crate::rules::{FoulSet, RuleSet};

/// Who sits at one side of the board.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Seat {
    /// Somebody at this device.
    Person {
        /// Shown beside the clock; may be empty.
        name: String,
    },
    /// The engine.
    Computer {
        /// 1 (weakest) to 10; the named levels are 1, 5 and 10.
        level: i32,
    },
}

/// Which colour the first seat takes, in this game and the next ones of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum ColourChoice {
    /// Black, who moves first.
    Black,
    /// White.
    White,
    /// Black first, then the other colour than in the game before.
    Alternate,
    /// Decided by lot when the game starts.
    Lot,
}

/// What a new game is started from.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct NewGame {
    /// Lines in each direction, 10 to 20.
    pub size: i32,
    /// Which rows win and which moves are fouls.
    pub rules: RuleSet,
    /// The first seat: whoever holds the device, or the first computer.
    pub me: Seat,
    /// The seat across the board.
    pub other: Seat,
    /// The colour of `me`.
    pub colour: ColourChoice,
    /// How the time of `me` is limited; none is no limit.
    #[uniffi(default = None)]
    pub clock: Option<TimeControl>,
    /// How the time of `other` is.
    #[uniffi(default = None)]
    pub other_clock: Option<TimeControl>,
    /// How stones may be taken back; none is as often as one likes, without asking.
    #[uniffi(default = None)]
    pub undo: Option<UndoRule>,
    /// How the game begins; none is without restriction.
    #[uniffi(default = None)]
    pub opening: Option<Opening>,
    /// What becomes of a foul; none prevents it.
    #[uniffi(default = None)]
    pub fouls: Option<FoulPolicy>,
    /// Which fouls there are under `RuleSet.Custom`; none has those of renju.
    #[uniffi(default = None)]
    pub foul_set: Option<FoulSet>,
}

impl From<&game::Seat> for Seat {
    fn from(seat: &game::Seat) -> Self {
        match seat {
            game::Seat::Person { name } => Self::Person { name: name.clone() },
            game::Seat::Computer { level } => Self::Computer { level: i32::from(level.number()) },
        }
    }
}

impl TryFrom<Seat> for game::Seat {
    type Error = TengenError;

    fn try_from(seat: Seat) -> Result<Self, TengenError> {
        match seat {
            Seat::Person { name } => Ok(Self::Person { name }),
            Seat::Computer { level } => {
                game::Level::new(level).map(|level| Self::Computer { level }).map_err(bad)
            }
        }
    }
}

impl From<app::ColourChoice> for ColourChoice {
    fn from(colour: app::ColourChoice) -> Self {
        match colour {
            app::ColourChoice::Black => Self::Black,
            app::ColourChoice::White => Self::White,
            app::ColourChoice::Alternate => Self::Alternate,
            app::ColourChoice::Lot => Self::Lot,
        }
    }
}

impl From<ColourChoice> for app::ColourChoice {
    fn from(colour: ColourChoice) -> Self {
        match colour {
            ColourChoice::Black => Self::Black,
            ColourChoice::White => Self::White,
            ColourChoice::Alternate => Self::Alternate,
            ColourChoice::Lot => Self::Lot,
        }
    }
}

impl From<&app::NewGame> for NewGame {
    fn from(game: &app::NewGame) -> Self {
        Self {
            size: game.size.into(),
            rules: game.rules.into(),
            me: (&game.me).into(),
            other: (&game.other).into(),
            colour: game.colour.into(),
            clock: control(game.clock),
            other_clock: control(game.other_clock),
            undo: Some(game.undo).filter(|&undo| undo != game::UndoRule::FREE).map(UndoRule::from),
            opening: Some(game.opening).filter(|&opening| opening != CoreOpening::FREE).map(Opening::from),
            fouls: Some(game.fouls)
                .filter(|&fouls| fouls != rules::FoulPolicy::Prevented)
                .map(FoulPolicy::from),
            foul_set: custom_fouls(game.rules),
        }
    }
}

impl TryFrom<NewGame> for app::NewGame {
    type Error = TengenError;

    fn try_from(game: NewGame) -> Result<Self, TengenError> {
        Ok(Self {
            size: board::Size::new(game.size).map_err(bad)?,
            rules: game.rules.core(game.foul_set),
            me: game.me.try_into()?,
            other: game.other.try_into()?,
            colour: game.colour.into(),
            clock: core_control(game.clock)?,
            other_clock: core_control(game.other_clock)?,
            undo: game.undo.map_or(game::UndoRule::FREE, game::UndoRule::from),
            opening: game.opening.map_or(Ok(CoreOpening::FREE), CoreOpening::try_from)?,
            fouls: game.fouls.map_or(rules::FoulPolicy::Prevented, rules::FoulPolicy::from),
        })
    }
}

/// The fouls of [`RuleSet::Custom`].
pub fn custom_fouls(rules: rules::RuleSet) -> Option<FoulSet> {
    if let rules::RuleSet::Custom(kinds) = rules { Some(kinds.into()) } else { None }
}
