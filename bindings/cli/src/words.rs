//! What a person reads: seats, fouls, results and hints as short English sentences.

use std::borrow::Cow;

use tengen_core::app::{SeatClock, TableClock, TableSnapshot};
use tengen_core::board::{Point, Stone};

use tengen_core::game::{GameResult, Offer, OfferKind, ResultReason, Seat, TimeControl};
use tengen_core::rules::opening::{Choice, Opening, Pattern};
use tengen_core::rules::{Foul, FoulKind, FoulPolicy, RuleSet};

use crate::draw::letter;
use crate::opening_option::{custom_word, fouls_word, opening_word};

/// `Black (X)`.
pub fn colour(stone: Stone) -> String {
    let name = match stone {
        Stone::Black => "Black",
        Stone::White => "White",
    };
    format!("{name} ({})", letter(stone))
}

/// The word for a colour in the line protocol.
pub const fn colour_word(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "black",
        Stone::White => "white",
    }
}

/// The word for a rule set, as `new` takes it.
pub fn rules_word(rules: RuleSet) -> Cow<'static, str> {
    let word = match rules {
        RuleSet::Freestyle => "freestyle",
        RuleSet::Standard => "standard",
        RuleSet::Renju => "renju",
        RuleSet::Caro => "caro",
        RuleSet::CaroSix => "caro-six",
        RuleSet::Custom(set) => return custom_word(set).into(),
    };
    word.into()
}

/// A seat as `new` takes it, on one word.
pub fn seat_word(seat: &Seat) -> String {
    match seat {
        Seat::Person { name } if name.is_empty() => "person".to_owned(),
        Seat::Person { name } => format!("person:{}", name.replace(' ', "_")),
        Seat::Computer { level } => format!("computer:{}", level.number()),
    }
}

/// Who sits there, in the middle of a sentence.
pub fn seat(now: &TableSnapshot, stone: Stone) -> String {
    match seat_of(now, stone) {
        Seat::Computer { level } => format!("the computer at level {}", level.number()),
        Seat::Person { name } if !name.is_empty() => name.clone(),
        Seat::Person { .. } if seat_of(now, stone.opponent()).is_person() => "one of you".to_owned(),
        Seat::Person { .. } => "you".to_owned(),
    }
}

/// Who plays `stone`.
pub const fn seat_of(now: &TableSnapshot, stone: Stone) -> &Seat {
    match stone {
        Stone::Black => &now.black,
        Stone::White => &now.white,
    }
}

/// `Black (X) is you, White (O) is the computer at level 5.`
pub fn seats(now: &TableSnapshot) -> String {
    let side = |stone| format!("{} is {}", colour(stone), seat(now, stone));
    format!("{}, {}.", side(Stone::Black), side(Stone::White))
}

/// `15x15, renju, a foul loses, opening swap2.` and, on a line of its own, who plays which colour.
pub fn setup(now: &TableSnapshot) -> String {
    let lines = now.size.lines();
    let fouls = match now.fouls {
        FoulPolicy::Prevented => "",
        _ if now.rules.fouls().is_none() => "",
        FoulPolicy::Loses => ", a foul loses",
        FoulPolicy::Claim => ", fouls must be claimed",
    };
    let opening = match now.opening.opening {
        Opening::FREE => String::new(),
        opening => format!(", opening {}", opening_word(opening)),
    };
    let rules = rules_word(now.rules);
    format!("{lines}x{lines}, {rules}{fouls}{opening}.\n{}", seats(now))
}

/// `rules=renju opening=swap2 fouls=claim` as `show` tells them.
pub fn agreed(now: &TableSnapshot) -> String {
    let (rules, opening) = (rules_word(now.rules), opening_word(now.opening.opening));
    format!("rules={rules} opening={opening} fouls={}", fouls_word(now.fouls))
}

/// `double-three (G8 H8 I8, H7 H8 H9)`, one such part for each kind; of a mixture its name and the rows beside them, too:
/// `4-3-3: double-three (G8 H8 I8, H7 H8 H9) beside D8 E8 F8 H8`.
pub fn foul(foul: &Foul) -> String {
    let part = |kind, lines: &[Vec<Point>]| {
        let rows: Vec<String> = lines.iter().map(|line| points(line)).collect();
        format!("{} ({})", foul_kind(kind), rows.join(", "))
    };
    let parts: Vec<String> = foul.parts().iter().map(|p| part(p.kind, &p.lines)).collect();
    let told = parts.join(" and ");
    if foul.parts().len() == 1 && foul.beside().is_empty() {
        return told;
    }
    let beside: Vec<String> = foul.beside().iter().map(|line| points(line)).collect();
    let beside = if beside.is_empty() { String::new() } else { format!(" beside {}", beside.join(", ")) };
    format!("{}: {told}{beside}", foul.mixture())
}

const fn foul_kind(kind: FoulKind) -> &'static str {
    match kind {
        FoulKind::Overline => "overline",
        FoulKind::DoubleFour => "double-four",
        FoulKind::DoubleThree => "double-three",
    }
}

/// Points one after the other with blanks between them.
pub fn points(points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// `1 move`, `2 moves`.
pub fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// What somebody chose in an opening, as the rest of a sentence.
pub fn chosen(choice: Choice) -> String {
    match choice {
        Choice::Swap => "exchanges the seats".to_owned(),
        Choice::Stay => "keeps the seats".to_owned(),
        Choice::AddTwo => "adds two stones".to_owned(),
        Choice::OfferFifths => "offers several fifth moves".to_owned(),
        Choice::Declare(number) => format!("declares {}", count(number.into(), "fifth move")),
        Choice::Offer(point) => format!("offers {point}"),
        Choice::Keep(point) => format!("keeps {point}"),
        Choice::Propose(pattern) => format!("proposes {}", opening_name(pattern)),
        Choice::Lay(pattern) => format!("lays {}", opening_name(pattern)),
    }
}

/// One of the 26 openings: `D4 Kagetsu (flower moon)`.
pub fn opening_name(pattern: Pattern) -> String {
    let names = pattern.names();
    format!("{} {} ({})", names.code, names.romaji, names.english)
}

/// The word for the reason of an end in the line protocol.
pub const fn reason_word(reason: ResultReason) -> &'static str {
    match reason {
        ResultReason::Five => "five",
        ResultReason::Foul => "foul",
        ResultReason::Resignation => "resignation",
        ResultReason::Time => "time",
        ResultReason::NoShow => "no-show",
        ResultReason::Abandoned => "abandoned",
        ResultReason::FullBoard => "full-board",
        ResultReason::Agreement => "agreement",
    }
}

/// The word for what is asked for in the line protocol.
pub fn offer_word(kind: OfferKind) -> String {
    match kind {
        OfferKind::Undo { ply } => format!("undo-{ply}"),
        OfferKind::Draw => "draw".to_owned(),
        OfferKind::Restart => "restart".to_owned(),
        OfferKind::Clocks(_) => "clocks".to_owned(),
    }
}

/// `Black (X) 4:32, White (O) 5:00.`, with the periods that are left.
pub fn clocks(clock: &TableClock) -> String {
    let side = |stone, side: &SeatClock| {
        let face = side.face();
        let shown = match side.control {
            TimeControl::None => "no limit".to_owned(),
            TimeControl::Byoyomi { .. } => format!("{} x{}", face.text(), face.periods),
            _ => face.text(),
        };
        format!("{} {shown}", colour(stone))
    };
    format!("{}, {}.", side(Stone::Black, &clock.black), side(Stone::White, &clock.white))
}

/// What somebody asks for, as a sentence.
pub fn offered(offer: &Offer) -> String {
    let who = colour(offer.by);
    match offer.kind {
        OfferKind::Undo { ply } => format!("{who} asks to take back move {}.", ply + 1),
        OfferKind::Draw => format!("{who} offers a draw."),
        OfferKind::Restart => format!("{who} asks to begin anew."),
        OfferKind::Clocks(_) => format!("{who} proposes other clocks."),
    }
}

/// How the game ended, as a sentence.
pub fn result(now: &TableSnapshot, result: &GameResult) -> String {
    let Some(winner) = result.winner else {
        let agreed = result.reason == ResultReason::Agreement;
        let draw = if agreed { "Both agreed on a draw." } else { "The board is full: a draw." };
        return draw.to_owned();
    };
    let side = |stone| format!("{}, {},", colour(stone), seat(now, stone));
    let lost = |how: &str| format!("{} {how}: {} wins.", side(winner.opponent()), colour(winner));
    match result.reason {
        ResultReason::Resignation => lost("resigned"),
        ResultReason::Time => lost("has no time left"),
        ResultReason::NoShow => lost("did not come"),
        ResultReason::Abandoned => lost("left the game"),
        ResultReason::Foul => lost(&now.foul.as_ref().map_or_else(
            || "played a forbidden move".to_owned(),
            |at| format!("played a forbidden move at {}, {},", at.point, foul(&at.foul)),
        )),
        ResultReason::Five | ResultReason::FullBoard | ResultReason::Agreement => {
            format!("{} won with the row {}.", side(winner), points(&result.line))
        }
    }
}
