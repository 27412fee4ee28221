use super::{Setup, TimeControl, UndoRule};
use crate::board::Size;
use crate::rules::opening::{Opening, Protocol};
use crate::rules::{FoulPolicy, FoulSet, RuleSet};

/// What two sides agree on before a game, whoever they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Lines of the board.
    pub size: Size,
    /// What wins and what is forbidden.
    pub rules: RuleSet,
    /// How the game begins.
    pub opening: Opening,
    /// What becomes of a foul.
    pub fouls: FoulPolicy,
    /// How the time of the one who is named first is limited: `me` before a game, Black in it.
    pub clock: TimeControl,
    /// How the other's is.
    pub other_clock: TimeControl,
    /// How stones may be taken back.
    pub undo: UndoRule,
}

/// Something worth saying about terms in one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TermsPart {
    /// What wins and what is forbidden.
    Rules(RuleSet),
    /// Lines of the board.
    Size(Size),
    /// How the game begins, if not freely.
    Opening(Opening),
    /// What becomes of a foul, if it isn't prevented.
    Fouls(FoulPolicy),
    /// The clock of both.
    Clock(TimeControl),
    /// The clocks where they differ.
    Clocks(TimeControl, TimeControl),
}

impl Terms {
    /// Those of a game, Black's clock first.
    #[must_use]
    pub const fn of(setup: &Setup) -> Self {
        let Setup { size, rules, opening, fouls, clocks, undo, .. } = *setup;
        Self { size, rules, opening, fouls, clock: clocks.black, other_clock: clocks.white, undo }
    }

    /// Whether anything is a foul, so that it matters what becomes of one.
    #[must_use]
    pub fn has_fouls(self) -> bool {
        self.rules.fouls().is_some_and(|fouls| fouls != FoulSet::NONE)
    }

    /// Whether two fifth moves can be part of the opening.
    #[must_use]
    pub const fn takes_fifths(self) -> bool {
        !self.opening.protocol.has_own_fifths()
    }

    /// The same without what means nothing in them, so that terms by which one plays the same game are equal.
    #[must_use]
    pub fn plain(self) -> Self {
        let fifths = self.opening.fifths && self.takes_fifths();
        let fouls = if self.has_fouls() { self.fouls } else { FoulPolicy::Prevented };
        let rules = match self.rules {
            RuleSet::Custom(FoulSet::RENJU) => RuleSet::Renju,
            RuleSet::Custom(FoulSet::NONE) => RuleSet::Freestyle,
            rules => rules,
        };
        Self { rules, fouls, opening: Opening { fifths, ..self.opening }, ..self }
    }

    /// What is worth saying of them, in this order; what a reader would expect anyway is left out.
    #[must_use]
    pub fn parts(self) -> Vec<TermsPart> {
        let Self { size, rules, opening, fouls, clock, other_clock, .. } = self.plain();
        let mut parts = vec![TermsPart::Rules(rules), TermsPart::Size(size)];
        if opening != Opening::of(Protocol::Free) {
            parts.push(TermsPart::Opening(opening));
        }
        if fouls != FoulPolicy::Prevented {
            parts.push(TermsPart::Fouls(fouls));
        }
        if clock != other_clock {
            parts.push(TermsPart::Clocks(clock, other_clock));
        } else if clock != TimeControl::None {
            parts.push(TermsPart::Clock(clock));
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;

    fn terms(rules: RuleSet) -> Terms {
        Terms::of(&Setup::casual(Size::STANDARD, rules, Seat::anyone(), Seat::anyone()))
    }

    #[test]
    fn what_means_nothing_is_left_out() {
        let free = Terms { fouls: FoulPolicy::Claim, ..terms(RuleSet::Freestyle) };
        assert_eq!(free.plain(), terms(RuleSet::Freestyle));
        let own_fifths =
            Terms { opening: Opening::with_fifths(Protocol::Taraguchi), ..terms(RuleSet::Renju) };
        assert_eq!(own_fifths.plain().opening, Opening::of(Protocol::Taraguchi));
        let kept = Terms { opening: Opening::with_fifths(Protocol::Classic), ..own_fifths };
        assert_eq!(kept.plain(), kept);
        assert_eq!(terms(RuleSet::Custom(FoulSet::NONE)).plain().rules, RuleSet::Freestyle);
        assert_eq!(terms(RuleSet::Custom(FoulSet::RENJU)).plain().rules, RuleSet::Renju);
    }

    #[test]
    fn a_line_says_what_is_not_expected() {
        let short = terms(RuleSet::Freestyle);
        let both = [TermsPart::Rules(RuleSet::Freestyle), TermsPart::Size(Size::STANDARD)];
        assert_eq!(short.parts(), both);
        let clock = TimeControl::PerMove { move_ms: 30_000 };
        assert_eq!(Terms { clock, other_clock: clock, ..short }.parts()[2..], [TermsPart::Clock(clock)]);
        let handicap = Terms { clock, ..short }.parts();
        assert_eq!(handicap[2..], [TermsPart::Clocks(clock, TimeControl::None)]);
        let opening = Opening::with_fifths(Protocol::Free);
        let all = Terms { opening, fouls: FoulPolicy::Loses, ..terms(RuleSet::Renju) };
        assert_eq!(all.parts()[2..], [TermsPart::Opening(opening), TermsPart::Fouls(FoulPolicy::Loses)]);
    }
}
