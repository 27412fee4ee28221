//! What the next or the last value of a row is: most of them go round in a ring.

use tengen_core::app::{Kind, NewGame, Preset};
use tengen_core::game::{Level, Seat};
use tengen_core::rules::opening::{Pattern, Protocol};
use tengen_core::rules::{FoulKind, FoulSet, RuleSet};

const RULES: [RuleSet; 6] = [
    RuleSet::Freestyle,
    RuleSet::Standard,
    RuleSet::Renju,
    RuleSet::Custom(FoulSet::RENJU),
    RuleSet::Caro,
    RuleSet::CaroSix,
];

/// The ready-made terms after those of the choice; from own ones the first or the last.
pub fn with_next_preset(choice: &NewGame, by: i32) -> NewGame {
    let people = choice.kind() == Kind::TwoPeople;
    let preset = match (Preset::of(choice.terms()), by) {
        (Some(now), _) => next(&Preset::ALL, now, by),
        (None, ..0) => Preset::Renju,
        (None, _) => Preset::Quick,
    };
    choice.clone().with_terms(preset.terms(people, people && choice.undo.asks))
}

/// Renju without fouls.
pub const NO_FOULS: FoulSet = FoulSet { overline: false, double_four: false, double_three: false };

/// Whether this kind is a foul.
pub const fn has(set: FoulSet, kind: FoulKind) -> bool {
    match kind {
        FoulKind::Overline => set.overline,
        FoulKind::DoubleFour => set.double_four,
        FoulKind::DoubleThree => set.double_three,
    }
}

/// The same rules with this foul allowed or forbidden, as it was not.
pub fn with_other_foul(rules: RuleSet, kind: FoulKind) -> RuleSet {
    let mut set = rules.fouls().unwrap_or(FoulSet::RENJU);
    let foul = match kind {
        FoulKind::Overline => &mut set.overline,
        FoulKind::DoubleFour => &mut set.double_four,
        FoulKind::DoubleThree => &mut set.double_three,
    };
    *foul = !*foul;
    RuleSet::Custom(set)
}

/// All sets of own fouls are one place of the ring.
pub fn next_rules(rules: RuleSet, by: i32) -> RuleSet {
    let place = if matches!(rules, RuleSet::Custom(_)) { RuleSet::Custom(FoulSet::RENJU) } else { rules };
    next(&RULES, place, by)
}

/// All given openings are one place of the ring.
pub fn next_protocol(protocol: Protocol, by: i32) -> Protocol {
    let given = Pattern::all().next().map_or(Protocol::Lot, Protocol::Given);
    let ring = [
        Protocol::Free,
        Protocol::CentreFirst,
        Protocol::Pro,
        Protocol::LongPro,
        Protocol::Swap,
        Protocol::Swap2,
        Protocol::Agreed,
        given,
        Protocol::Lot,
        Protocol::Classic,
        Protocol::Yamaguchi,
        Protocol::Soosorv,
        Protocol::Taraguchi,
    ];
    let place = match protocol {
        Protocol::Given(_) => given,
        Protocol::Drawn(_) => Protocol::Lot,
        other => other,
    };
    next(&ring, place, by)
}

/// The neighbour of `value` in a ring of values.
pub fn next<T: Copy + PartialEq>(ring: &[T], value: T, by: i32) -> T {
    let at = ring.iter().position(|&other| other == value).unwrap_or(0);
    let step = if by < 0 { ring.len() - 1 } else { 1 };
    ring.get((at + step) % ring.len()).copied().unwrap_or(value)
}

/// The computer's level one up or down, if there is one.
pub fn shift_level(seat: &mut Seat, by: i32) {
    if let Seat::Computer { level } = seat {
        *level = Level::new(i32::from(level.number()) + by).unwrap_or(*level);
    }
}
