use tengen_core::{app, board, game, rules};

use crate::clock::{TimeControl, control, core_control};
use crate::error::TengenError;
use crate::offers::UndoRule;
use crate::opening::{FoulPolicy, Opening};
use crate::problem::bad;
use crate::rules::{FoulSet, RuleSet};
use crate::seats::{NewGame, custom_fouls};
use crate::snapshot::clamp;

/// What two sides agree on before a game, whoever they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Terms {
    /// Lines in each direction, 10 to 20.
    pub size: i32,
    /// Which rows win and which moves are fouls.
    pub rules: RuleSet,
    /// Which fouls there are under `RuleSet.Custom`; none has those of renju.
    pub foul_set: Option<FoulSet>,
    /// How the game begins.
    pub opening: Opening,
    /// What becomes of a foul.
    pub fouls: FoulPolicy,
    /// How the time of the one who is named first is limited: `me` before a game, Black in it; none is no limit.
    pub clock: Option<TimeControl>,
    /// How the other's is.
    pub other_clock: Option<TimeControl>,
    /// How stones may be taken back.
    pub undo: UndoRule,
}

/// Something worth saying about terms in one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum TermsPart {
    /// Which rows win and which moves are fouls.
    Rules {
        /// The rule set.
        rules: RuleSet,
        /// Which fouls `RuleSet.Custom` has.
        foul_set: Option<FoulSet>,
    },
    /// The board.
    Size {
        /// Its lines in each direction.
        lines: i32,
    },
    /// How the game begins, if not freely.
    Opening {
        /// The opening rule.
        opening: Opening,
    },
    /// What becomes of a foul, if it isn't prevented.
    Fouls {
        /// What.
        policy: FoulPolicy,
    },
    /// The clock of both.
    Clock {
        /// Of either.
        control: TimeControl,
    },
    /// The clocks where they differ; none is no limit.
    Clocks {
        /// Of the one who is named first.
        first: Option<TimeControl>,
        /// Of the other.
        second: Option<TimeControl>,
    },
}

/// Which questions terms leave open; the answer to any other means nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
#[expect(clippy::struct_excessive_bools, reason = "independent questions that are open or not")]
pub struct TermsQuestions {
    /// Which moves are fouls.
    pub foul_set: bool,
    /// What becomes of a foul.
    pub fouls: bool,
    /// Which of the 26 openings it is.
    pub pattern: bool,
    /// Whether two fifth moves are offered.
    pub fifths: bool,
}

/// Terms that are offered ready-made, the simplest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Preset {
    /// Freestyle without a clock.
    Quick,
    /// As gomoku's tournaments play.
    Tournament,
    /// As renju's world championship.
    Renju,
}

/// By what a game is to be played. Main-safe.
#[uniffi::export]
pub fn terms_of(game: NewGame) -> Terms {
    Terms {
        size: game.size,
        rules: game.rules,
        foul_set: game.foul_set,
        opening: game.opening.unwrap_or_else(|| Opening::from(rules::opening::Opening::FREE)),
        fouls: game.fouls.unwrap_or(FoulPolicy::Prevented),
        clock: game.clock,
        other_clock: game.other_clock,
        undo: game.undo.unwrap_or_else(|| game::UndoRule::FREE.into()),
    }
}

/// The same players by other terms. Main-safe.
#[uniffi::export]
pub fn with_terms(game: NewGame, terms: Terms) -> NewGame {
    NewGame {
        size: terms.size,
        rules: terms.rules,
        foul_set: terms.foul_set,
        opening: Some(terms.opening),
        fouls: Some(terms.fouls),
        clock: terms.clock,
        other_clock: terms.other_clock,
        undo: Some(terms.undo),
        ..game
    }
}

/// What one agrees on with a preset; `people` are two persons, of whom each `asks` the other before taking back or not.
/// Main-safe.
#[uniffi::export]
pub fn preset_terms(preset: Preset, people: bool, asks: bool) -> Terms {
    app::Preset::from(preset).terms(people, asks).into()
}

/// The preset that these terms are, however stones are taken back; none if they are of one's own. Main-safe.
#[uniffi::export]
pub fn preset_of(terms: Terms) -> Option<Preset> {
    let terms = game::Terms::try_from(terms).ok()?;
    app::Preset::of(terms).map(Preset::from)
}

/// How often stones may be taken back, as it is offered, fewest first; none is as often as one likes. Main-safe.
#[uniffi::export]
pub fn undo_allowances() -> Vec<Option<i32>> {
    game::UndoRule::ALLOWANCES.map(|allowance| allowance.map(clamp)).to_vec()
}

/// What is worth saying about these terms in one line, in this order; nothing about such as can't be. Main-safe.
#[uniffi::export]
pub fn terms_parts(terms: Terms) -> Vec<TermsPart> {
    let parts = game::Terms::try_from(terms).map(game::Terms::parts).unwrap_or_default();
    parts.into_iter().map(TermsPart::from).collect()
}

/// Which questions these terms leave open. Main-safe.
#[uniffi::export]
pub fn terms_questions(terms: Terms) -> TermsQuestions {
    let core = game::Terms::try_from(terms).ok();
    TermsQuestions {
        foul_set: terms.rules == RuleSet::Custom,
        fouls: core.is_some_and(game::Terms::has_fouls),
        pattern: terms.opening.rule == crate::opening::OpeningRule::Given,
        fifths: core.is_some_and(game::Terms::takes_fifths),
    }
}

impl From<game::Terms> for Terms {
    fn from(terms: game::Terms) -> Self {
        Self {
            size: terms.size.into(),
            rules: terms.rules.into(),
            foul_set: custom_fouls(terms.rules),
            opening: terms.opening.into(),
            fouls: terms.fouls.into(),
            clock: control(terms.clock),
            other_clock: control(terms.other_clock),
            undo: terms.undo.into(),
        }
    }
}

impl TryFrom<Terms> for game::Terms {
    type Error = TengenError;

    fn try_from(terms: Terms) -> Result<Self, TengenError> {
        Ok(Self {
            size: board::Size::new(terms.size).map_err(bad)?,
            rules: terms.rules.core(terms.foul_set),
            opening: terms.opening.try_into()?,
            fouls: terms.fouls.into(),
            clock: core_control(terms.clock)?,
            other_clock: core_control(terms.other_clock)?,
            undo: terms.undo.into(),
        })
    }
}

impl From<game::TermsPart> for TermsPart {
    fn from(part: game::TermsPart) -> Self {
        match part {
            game::TermsPart::Rules(rules) => {
                Self::Rules { rules: rules.into(), foul_set: custom_fouls(rules) }
            }
            game::TermsPart::Size(size) => Self::Size { lines: size.into() },
            game::TermsPart::Opening(opening) => Self::Opening { opening: opening.into() },
            game::TermsPart::Fouls(policy) => Self::Fouls { policy: policy.into() },
            game::TermsPart::Clock(both) => match control(both) {
                Some(control) => Self::Clock { control },
                None => Self::Clocks { first: None, second: None },
            },
            game::TermsPart::Clocks(first, second) => {
                Self::Clocks { first: control(first), second: control(second) }
            }
        }
    }
}

impl From<Preset> for app::Preset {
    fn from(preset: Preset) -> Self {
        match preset {
            Preset::Quick => Self::Quick,
            Preset::Tournament => Self::Tournament,
            Preset::Renju => Self::Renju,
        }
    }
}

impl From<app::Preset> for Preset {
    fn from(preset: app::Preset) -> Self {
        match preset {
            app::Preset::Quick => Self::Quick,
            app::Preset::Tournament => Self::Tournament,
            app::Preset::Renju => Self::Renju,
        }
    }
}
