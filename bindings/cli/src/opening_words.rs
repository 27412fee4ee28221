//! What is said of an opening in lines: the question with the commands that answer it, and its words for programs.

use tengen_core::app::{OpeningView, TableSnapshot};
use tengen_core::board::{Point, Size};
use tengen_core::rules::opening::{Area, Ask, AskKind, Choice, OpeningRefusal, Pattern};

use crate::draw::letter;
use crate::opening_option::opening_word;
use crate::words;

/// The word for a choice in the line protocol: `swap`, `declare-3`, `keep-H9`, `lay-D4`.
pub fn choice_word(choice: Choice) -> String {
    match choice {
        Choice::Swap => "swap".to_owned(),
        Choice::Stay => "stay".to_owned(),
        Choice::AddTwo => "add".to_owned(),
        Choice::OfferFifths => "fifths".to_owned(),
        Choice::Declare(number) => format!("declare-{number}"),
        Choice::Offer(point) => format!("offer-{point}"),
        Choice::Keep(point) => format!("keep-{point}"),
        Choice::Propose(pattern) => format!("propose-{}", pattern.names().code),
        Choice::Lay(pattern) => format!("lay-{}", pattern.names().code),
    }
}

/// What is open, as the commands that do it: `place swap`, `declare:12`, `agree:D4 propose`.
fn open_words(ask: &Ask) -> String {
    let places = ask.area.is_some() && ask.offers == 0;
    let plain = [
        (places, "place"),
        (ask.swap, "swap"),
        (ask.stay, "stay"),
        (ask.add_two, "add"),
        (ask.offer_fifths, "fifths"),
        (ask.offers > 0 && ask.area.is_some(), "offer"),
        (ask.keeps(), "keep"),
        (ask.lay, "lay"),
        (ask.propose, "propose"),
    ];
    let mut open: Vec<String> =
        plain.iter().filter(|(is_open, _)| *is_open).map(|(_, word)| (*word).to_owned()).collect();
    open.extend((ask.declare > 0).then(|| format!("declare:{}", ask.declare)));
    open.extend(ask.agree.map(|pattern| format!("agree:{}", pattern.names().code)));
    open.join(" ")
}

fn area_word(area: Area) -> String {
    match area {
        Area::Any => "anywhere".to_owned(),
        Area::Within(distance) => format!("within-{distance}"),
        Area::Beyond(distance) => format!("beyond-{distance}"),
    }
}

/// The lines of `show`: the rule, the question, the offered fifth moves, the name of the opening.
pub fn shown(view: &OpeningView) -> Vec<String> {
    let mut lines = vec![format!("opening {}", opening_word(view.opening))];
    if let Some(ask) = &view.ask {
        let area = ask.area.map_or_else(String::new, |area| format!(" area={}", area_word(area)));
        let offers = if ask.offers > 0 { format!(" fifths={}", ask.offers) } else { String::new() };
        let stone = view.stone;
        let who = words::colour_word(ask.decider);
        lines.push(format!("ask {who} {} stone={stone}{area}{offers}", open_words(ask)));
    }
    if !view.offers.is_empty() {
        lines.push(format!("offered {}", words::points(&view.offers)));
    }
    lines.extend(view.pattern.map(|pattern| {
        let names = pattern.names();
        format!("pattern {} {} {} {}", names.code, names.chinese, names.romaji, names.english)
    }));
    lines
}

/// Where a stone may lie: `anywhere`, `within the 5x5 round H8`.
pub fn area(area: Area, size: Size) -> String {
    let centre = size.centre();
    let points = |distance: u8| {
        let lines = 2 * u16::from(distance) + 1;
        format!("the {lines}x{lines} round {centre}")
    };
    match area {
        Area::Any => "anywhere".to_owned(),
        Area::Within(0) => format!("on the centre, {centre}"),
        Area::Within(distance) => format!("within {}", points(distance)),
        Area::Beyond(distance) => format!("outside {}", points(distance)),
    }
}

/// The question with the commands that answer it, as the rest of `Black (X), Ann: …`.
pub fn question(now: &TableSnapshot, ask: &Ask) -> String {
    let view = &now.opening;
    let stone = || {
        let place = ask.area.map_or_else(String::new, |there| area(there, now.size));
        let other =
            if view.colour == ask.decider { String::new() } else { format!(" ({})", letter(view.colour)) };
        format!("place stone {}{other} {place}", view.stone)
    };
    let number = view.offers.len() + 1;
    match ask.kind {
        AskKind::Place if ask.lay => format!("{}, or 'lay D4', any of the 26 'openings'", stone()),
        AskKind::Place => stone(),
        AskKind::PlaceOrSwap => format!("{}, or 'swap'", stone()),
        AskKind::PlaceSwapOrAddTwo => format!("{}, 'swap', or 'add' two", stone()),
        AskKind::PlaceSwapOrOffer => format!("{}, 'swap', or ten 'fifths'", stone()),
        AskKind::StayOrSwap => "'stay' with this seat or 'swap'".to_owned(),
        AskKind::Declare => format!("'declare N', the number of fifth moves, 1 to {}", ask.declare),
        AskKind::Offer => format!("offer fifth move {number} of {}", ask.offers),
        AskKind::OfferOrSwap => format!("offer fifth move {number} of {}, or 'swap'", ask.offers),
        AskKind::Keep => format!("keep one of {}", words::points(&view.offers)),
        AskKind::Propose => "'propose D4', any of the 26 'openings'".to_owned(),
        AskKind::Answer => {
            let named = ask.agree.map_or_else(String::new, words::opening_name);
            format!("'agree' to {named} or 'propose' another")
        }
    }
}

/// Why the opening doesn't take it, and what it would.
pub fn refusal(refusal: OpeningRefusal, now: &TableSnapshot) -> String {
    let Some(ask) = &now.opening.ask else { return refusal.to_string() };
    let wanted = question(now, ask);
    match refusal {
        OpeningRefusal::Outside(point) => {
            let there = ask.area.map_or_else(String::new, |there| area(there, now.size));
            format!("{point} is not where this stone may lie: {there}")
        }
        OpeningRefusal::NotOpen => format!("that can't be chosen now: {wanted}"),
        OpeningRefusal::ChooseFirst => format!("first choose: {wanted}"),
        OpeningRefusal::NotOffered(point) => format!("{point} is not offered: {wanted}"),
        OpeningRefusal::Symmetric { point, with } => {
            format!("{point} is the same fifth move as {with} by the symmetry of the position")
        }
        OpeningRefusal::Offered(_) => refusal.to_string(),
    }
}

/// The 26 openings, one a line.
pub fn all() -> String {
    let line = |pattern: Pattern| {
        let names = pattern.names();
        let stones: [Point; 3] = pattern.stones(Size::STANDARD);
        let english = format!("{}, {}", names.romaji, names.english);
        format!(
            "  {:<4}{:<12}{english:<28}{} {}",
            names.code,
            words::points(&stones),
            names.chinese,
            names.japanese
        )
    };
    Pattern::all().map(line).collect::<Vec<_>>().join("\n")
}
