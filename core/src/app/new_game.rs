use serde::Serialize;

use super::{Preset, SetupProblem};
use crate::board::{Size, Stone};
use crate::game::{Clocks, ColourChoice, Level, Seat, Setup, Terms, TimeControl, UndoRule};
use crate::rules::opening::Opening;
use crate::rules::{FoulPolicy, RuleSet};

/// The longest name of a person, in characters.
pub const NAME_CHARS: usize = 40;

/// What somebody asks for when starting a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NewGame {
    /// Lines of the board.
    pub size: Size,
    /// The rule set.
    pub rules: RuleSet,
    /// The first of the two players; `colour` is theirs.
    pub me: Seat,
    /// The second player.
    pub other: Seat,
    /// The colour of `me`, in this game and the next ones.
    pub colour: ColourChoice,
    /// How the time of `me` is limited.
    pub clock: TimeControl,
    /// How the time of `other` is.
    pub other_clock: TimeControl,
    /// How stones may be taken back.
    pub undo: UndoRule,
    /// How the game begins.
    pub opening: Opening,
    /// What becomes of a foul, where the rules know any.
    pub fouls: FoulPolicy,
}

/// The three ways to play on one device, told apart by how many persons play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One person and the computer.
    AgainstComputer,
    /// Two persons.
    TwoPeople,
    /// Two computers, for persons to watch.
    Watch,
}

impl NewGame {
    /// What a first start offers: [`Preset::Quick`], `me` as Black, the lowest level for a person's opponent; two people take
    /// turns with the colours.
    /// Two computers are of the levels that are worth watching.
    #[must_use]
    pub fn first_choice(kind: Kind) -> Self {
        let computer = |level| Seat::Computer { level };
        let (me, other) = match kind {
            Kind::AgainstComputer => (Seat::anyone(), computer(Level::LOWEST)),
            Kind::TwoPeople => (Seat::anyone(), Seat::anyone()),
            Kind::Watch => (computer(Level::MIDDLE), computer(Level::TOP)),
        };
        let colour = if kind == Kind::TwoPeople { ColourChoice::Alternate } else { ColourChoice::Black };
        let Terms { size, rules, opening, fouls, clock, other_clock, undo } =
            Preset::Quick.terms(kind == Kind::TwoPeople, false);
        Self { size, rules, me, other, colour, clock, other_clock, undo, opening, fouls }
    }

    /// Which of the three ways to play this is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match (self.me.is_person(), self.other.is_person()) {
            (true, true) => Kind::TwoPeople,
            (false, false) => Kind::Watch,
            _ => Kind::AgainstComputer,
        }
    }

    /// Checks what types can't: names of at most [`NAME_CHARS`] characters without control characters, clocks with which
    /// one can play, and that only two people ask each other before taking back.
    pub fn check(&self) -> Result<(), SetupProblem> {
        if self.undo.asks && self.kind() != Kind::TwoPeople {
            return Err(SetupProblem::AsksComputer);
        }
        for clock in [self.clock, self.other_clock] {
            clock.check()?;
        }
        for seat in [&self.me, &self.other] {
            if let Seat::Person { name } = seat
                && (name.chars().count() > NAME_CHARS || name.chars().any(char::is_control))
            {
                return Err(SetupProblem::Name);
            }
        }
        Ok(())
    }

    /// The game in which `me` has the colour `mine`.
    #[must_use]
    pub fn setup(&self, mine: Stone) -> Setup {
        let (me, other) = (self.me.clone(), self.other.clone());
        let clocks = Clocks { black: self.clock, white: self.other_clock };
        let (black, white, clocks) = match mine {
            Stone::Black => (me, other, clocks),
            Stone::White => (other, me, clocks.swapped()),
        };
        let Self { undo, opening, fouls, .. } = *self;
        Setup { clocks, undo, opening, fouls, ..Setup::casual(self.size, self.rules, black, white) }
    }
}
