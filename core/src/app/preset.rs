use super::NewGame;
use crate::board::Size;
use crate::game::{Terms, TimeControl, UndoRule};
use crate::rules::opening::{Opening, Protocol};
use crate::rules::{FoulPolicy, RuleSet};

/// Terms that are offered ready-made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Freestyle without a clock.
    Quick,
    /// As gomoku's tournaments play: exactly five, Swap2, a clock, no take-back.
    Tournament,
    /// As the Renju International Federation's world championship: its rules, Taraguchi-10, a clock. Fouls can't be played,
    /// and stones may be taken back.
    Renju,
}

/// Ten minutes and so many seconds a move.
const fn ten_minutes_and(seconds: i64) -> TimeControl {
    TimeControl::Fischer { main_ms: 600_000, increment_ms: seconds * 1_000, early: false }
}

impl Preset {
    /// Every one, the simplest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Tournament, Self::Renju];

    /// What one agrees on with it; `people` are two persons, of whom each `asks` the other before taking back or not. They
    /// take back three times unless it is a tournament's game; with a computer one does so as often as one likes.
    #[must_use]
    pub const fn terms(self, people: bool, asks: bool) -> Terms {
        let (rules, protocol, clock) = match self {
            Self::Quick => (RuleSet::Freestyle, Protocol::Free, TimeControl::None),
            Self::Tournament => (RuleSet::Standard, Protocol::Swap2, ten_minutes_and(10)),
            Self::Renju => (RuleSet::Renju, Protocol::Taraguchi, ten_minutes_and(30)),
        };
        let allowance = match self {
            Self::Tournament => Some(0),
            Self::Quick | Self::Renju => {
                if people {
                    Some(3)
                } else {
                    None
                }
            }
        };
        Terms {
            size: Size::STANDARD,
            rules,
            opening: Opening::of(protocol),
            fouls: FoulPolicy::Prevented,
            clock,
            other_clock: clock,
            undo: UndoRule { asks, allowance },
        }
    }

    /// The one that these terms are, however stones are taken back.
    #[must_use]
    pub fn of(terms: Terms) -> Option<Self> {
        let undo = terms.undo;
        let given = |preset: Self| Terms { undo, ..preset.terms(false, false) };
        Self::ALL.into_iter().find(|&preset| given(preset) == terms.plain())
    }
}

impl NewGame {
    /// By what it is played; the clock of `me` is the first.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        let Self { size, rules, opening, fouls, clock, other_clock, undo, .. } = *self;
        Terms { size, rules, opening, fouls, clock, other_clock, undo }
    }

    /// The same players by other terms.
    #[must_use]
    pub fn with_terms(self, terms: Terms) -> Self {
        let Terms { size, rules, opening, fouls, clock, other_clock, undo } = terms;
        Self { size, rules, clock, other_clock, undo, opening, fouls, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Kind;

    #[test]
    fn each_can_be_played_by_anybody_and_is_known_again() {
        for preset in Preset::ALL {
            for kind in [Kind::AgainstComputer, Kind::TwoPeople, Kind::Watch] {
                let people = kind == Kind::TwoPeople;
                let game = NewGame::first_choice(kind).with_terms(preset.terms(people, people));
                assert_eq!(game.check(), Ok(()));
                assert_eq!((game.kind(), Preset::of(game.terms())), (kind, Some(preset)));
            }
        }
    }

    #[test]
    fn what_means_nothing_changes_none_and_anything_else_does() {
        let quick = Preset::Quick.terms(true, false);
        for same in [Terms { fouls: FoulPolicy::Claim, ..quick }, Terms { undo: UndoRule::ASKING, ..quick }] {
            assert_eq!(Preset::of(same), Some(Preset::Quick));
        }
        for own in [
            Terms { size: Size::MAX, ..quick },
            Terms { rules: RuleSet::Caro, ..quick },
            Terms { opening: Opening::with_fifths(Protocol::Free), ..quick },
            Terms { clock: ten_minutes_and(10), ..quick },
        ] {
            assert_eq!(Preset::of(own), None);
        }
    }
}
