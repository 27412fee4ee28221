use serde::{Deserialize, Serialize};

use super::AppError;
use crate::board::{Size, Stone};
use crate::game::{Level, Seat, Setup};
use crate::rules::RuleSet;

/// The longest name of a person, in characters.
pub const NAME_CHARS: usize = 40;

/// Which colour the first of the two players takes. Black moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourChoice {
    /// Black, and so the first move.
    Black,
    /// White.
    White,
    /// Drawn when the game starts.
    Lot,
}

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
    /// The colour of `me`.
    pub colour: ColourChoice,
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
    /// What a first start offers: the standard board, freestyle, `me` as Black, the lowest level for a person's opponent.
    /// Two computers are of the levels that are worth watching.
    #[must_use]
    pub fn first_choice(kind: Kind) -> Self {
        let computer = |level| Seat::Computer { level };
        let (me, other) = match kind {
            Kind::AgainstComputer => (Seat::anyone(), computer(Level::LOWEST)),
            Kind::TwoPeople => (Seat::anyone(), Seat::anyone()),
            Kind::Watch => (computer(Level::MIDDLE), computer(Level::TOP)),
        };
        Self { size: Size::STANDARD, rules: RuleSet::Freestyle, me, other, colour: ColourChoice::Black }
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

    /// Checks what types can't: names of at most [`NAME_CHARS`] characters without control characters.
    pub fn check(&self) -> Result<(), AppError> {
        for seat in [&self.me, &self.other] {
            if let Seat::Person { name } = seat
                && (name.chars().count() > NAME_CHARS || name.chars().any(char::is_control))
            {
                let detail =
                    format!("a name has at most {NAME_CHARS} characters, none of them control characters");
                return Err(AppError::BadSetting { detail });
            }
        }
        Ok(())
    }

    /// Who sits where; `lot` is the colour of `me` if that is to be drawn.
    #[must_use]
    pub fn setup(&self, lot: Stone) -> Setup {
        let mine = match self.colour {
            ColourChoice::Black => Stone::Black,
            ColourChoice::White => Stone::White,
            ColourChoice::Lot => lot,
        };
        let (me, other) = (self.me.clone(), self.other.clone());
        let (black, white) = if mine == Stone::Black { (me, other) } else { (other, me) };
        Setup { size: self.size, rules: self.rules, black, white }
    }
}
