use serde_json::{Value, json};
use tengen_ffi::{
    AskKind, EventKind, FoulPolicy, FoulSet, NewGame, Opening, OpeningArea, OpeningAsk, OpeningChoice,
    OpeningRule, Point, Preset, Refusal, Table, TableSnapshot, TengenError, opening_patterns, preset_of,
};

/// The steps about openings and claims; `None` if it is none of these.
pub fn act(table: &Table, step: &Value) -> Option<Result<(), TengenError>> {
    Some(match step["do"].as_str()? {
        "walk" => step["steps"].as_str()?.split(' ').try_for_each(|word| walk(table, word)),
        "claim_foul" => table.claim_foul(),
        _ => return None,
    })
}

/// A point, or a choice: `swap`, `stay`, `add_two`, `offer_fifths`, `declare=3`, `propose=D4`, `lay=D4`.
fn walk(table: &Table, word: &str) -> Result<(), TengenError> {
    let (choice, value) = word.split_once('=').unwrap_or((word, ""));
    table.choose(match choice {
        "swap" => OpeningChoice::Swap,
        "stay" => OpeningChoice::Stay,
        "add_two" => OpeningChoice::AddTwo,
        "offer_fifths" => OpeningChoice::OfferFifths,
        "declare" => OpeningChoice::Declare { number: value.parse().expect("a number") },
        "propose" => OpeningChoice::Propose { pattern: coded(value) },
        "lay" => OpeningChoice::Lay { pattern: coded(value) },
        point => {
            let (x, y) = crate::player::named_point(point);
            return table.play(x, y);
        }
    })
}

fn coded(code: &str) -> i32 {
    opening_patterns().iter().find(|pattern| pattern.code == code).expect("an opening").number
}

fn code(number: i32) -> String {
    opening_patterns().iter().find(|pattern| pattern.number == number).expect("an opening").code.clone()
}

const RULES: [(&str, OpeningRule); 13] = [
    ("free", OpeningRule::Free),
    ("centre_first", OpeningRule::CentreFirst),
    ("pro", OpeningRule::Pro),
    ("long_pro", OpeningRule::LongPro),
    ("swap", OpeningRule::Swap),
    ("swap2", OpeningRule::Swap2),
    ("agreed", OpeningRule::Agreed),
    ("given", OpeningRule::Given),
    ("lot", OpeningRule::Lot),
    ("classic", OpeningRule::Classic),
    ("yamaguchi", OpeningRule::Yamaguchi),
    ("soosorv", OpeningRule::Soosorv),
    ("taraguchi", OpeningRule::Taraguchi),
];

/// What a game is started with besides its players: `"opening": "given D4 +2"`, `"fouls": "claim"`, `"foul_set": "overline"`.
pub fn agree(game: &mut NewGame, step: &Value) {
    game.opening = step["opening"].as_str().map(|text| {
        let words: Vec<&str> = text.split(' ').collect();
        let (_, rule) = RULES.into_iter().find(|(name, _)| *name == words[0]).expect("an opening rule");
        let pattern = words.get(1).filter(|word| **word != "+2").map(|code| coded(code));
        Opening { rule, pattern, fifths: words.last() == Some(&"+2") }
    });
    game.fouls = step["fouls"].as_str().map(|text| match text {
        "prevented" => FoulPolicy::Prevented,
        "loses" => FoulPolicy::Loses,
        "claim" => FoulPolicy::Claim,
        other => panic!("no such policy: {other}"),
    });
    game.foul_set = step["foul_set"].as_str().map(|text| {
        let has = |kind: &str| text.split(' ').any(|word| word == kind);
        FoulSet {
            overline: has("overline"),
            double_four: has("double_four"),
            double_three: has("double_three"),
        }
    });
}

const PRESETS: [(&str, Preset); 3] =
    [("quick", Preset::Quick), ("tournament", Preset::Tournament), ("renju", Preset::Renju)];

/// The preset of that name.
pub fn preset(name: &str) -> Preset {
    PRESETS.into_iter().find(|(known, _)| *known == name).expect("a preset").1
}

fn preset_name(preset: Preset) -> &'static str {
    PRESETS.into_iter().find(|(_, known)| *known == preset).expect("a preset").0
}

/// What a scenario can expect of openings and fouls.
pub fn projection(table: &Table, now: &TableSnapshot) -> Value {
    let view = now.opening.as_ref();
    let asked = view.and_then(|view| view.ask.as_ref());
    let offers = view.map_or(&[][..], |view| &view.offers);
    let wrong = table.events_since(0).iter().filter(|event| event.kind == EventKind::WrongClaim).count();
    json!({
        "opening": view.map(|view| opening(view.opening)),
        "ask": asked.map(kind),
        "decider": now.decider.map(crate::projection::stone),
        "open": asked.map_or_else(String::new, open),
        "area": asked.and_then(|ask| ask.area).map(area),
        "points": view.map_or(0, |view| view.points.len() / 2),
        "offers": offers.iter().copied().map(name).collect::<Vec<_>>().join(" "),
        "pattern": view.and_then(|view| view.pattern).map(code),
        "swapped": view.is_some_and(|view| view.swapped),
        "can_choose": now.can_choose,
        "can_claim": now.can_claim,
        "foul": now.foul.as_ref().map(|foul| format!("{} {}", name(foul.point), foul.foul.mixture)),
        "foul_policy": now.foul_policy.map(policy),
        "foul_set": now.foul_set.map(kinds),
        "wrong_claims": wrong,
        "preset": now.terms.and_then(preset_of).map(preset_name),
    })
}

fn name(point: Point) -> String {
    crate::projection::point_name(point.x, point.y)
}

fn opening(opening: Opening) -> String {
    let (rule, _) = RULES.into_iter().find(|(_, rule)| *rule == opening.rule).expect("a rule");
    let pattern = opening.pattern.map_or_else(String::new, |number| format!(" {}", code(number)));
    format!("{rule}{pattern}{}", if opening.fifths { " +2" } else { "" })
}

const fn kind(ask: &OpeningAsk) -> &'static str {
    match ask.kind {
        AskKind::Place => "place",
        AskKind::PlaceOrSwap => "place_or_swap",
        AskKind::PlaceSwapOrAddTwo => "place_swap_or_add_two",
        AskKind::PlaceSwapOrOffer => "place_swap_or_offer",
        AskKind::StayOrSwap => "stay_or_swap",
        AskKind::Declare => "declare",
        AskKind::Offer => "offer",
        AskKind::OfferOrSwap => "offer_or_swap",
        AskKind::Keep => "keep",
        AskKind::Propose => "propose",
        AskKind::Answer => "answer",
    }
}

/// What may be chosen, in a fixed order.
fn open(ask: &OpeningAsk) -> String {
    let mut open = Vec::new();
    let plain = [
        (ask.swap, "swap"),
        (ask.stay, "stay"),
        (ask.add_two, "add_two"),
        (ask.offer_fifths, "offer_fifths"),
        (ask.propose, "propose"),
        (ask.lay, "lay"),
    ];
    open.extend(plain.into_iter().filter(|(is_open, _)| *is_open).map(|(_, word)| word.to_owned()));
    open.extend((ask.declare > 0).then(|| format!("declare={}", ask.declare)));
    open.extend(ask.agree.map(|pattern| format!("agree={}", code(pattern))));
    open.extend((ask.offers > 0).then(|| format!("offers={}", ask.offers)));
    open.join(" ")
}

fn area(area: OpeningArea) -> String {
    match area {
        OpeningArea::Anywhere => "anywhere".into(),
        OpeningArea::Within { distance } => format!("within {distance}"),
        OpeningArea::Beyond { distance } => format!("beyond {distance}"),
    }
}

const fn policy(policy: FoulPolicy) -> &'static str {
    match policy {
        FoulPolicy::Prevented => "prevented",
        FoulPolicy::Loses => "loses",
        FoulPolicy::Claim => "claim",
    }
}

fn kinds(set: FoulSet) -> String {
    let all =
        [(set.overline, "overline"), (set.double_four, "double_four"), (set.double_three, "double_three")];
    all.into_iter().filter(|(is_foul, _)| *is_foul).map(|(_, kind)| kind).collect::<Vec<_>>().join(" ")
}

/// The name of a refusal that is about openings or claims.
pub const fn refusal(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::NothingToClaim => "nothing_to_claim",
        Refusal::OpeningFirst => "opening_first",
        Refusal::OpeningNotOpen => "opening_not_open",
        Refusal::OpeningChooseFirst => "opening_choose_first",
        Refusal::OpeningOutside { .. } => "opening_outside",
        Refusal::OpeningOffered { .. } => "opening_offered",
        Refusal::OpeningSymmetric { .. } => "opening_symmetric",
        Refusal::OpeningNotOffered { .. } => "opening_not_offered",
        _ => return None,
    })
}
