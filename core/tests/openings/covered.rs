//! Whether the scenarios of `tests/contract`, which Rust, Kotlin and Swift play, go through every branch of every opening rule:
//! the branches are found by walking the rules themselves, so that none can be missed.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tengen_core::board::{Point, Size};
use tengen_core::rules::opening::{AskKind, Choice, Opening, Pattern, Protocol};

use crate::walk::Walk;

/// A rule, how many stones lie there, what is asked, and what is done.
type Branch = (String, usize, String, String);

const PROTOCOLS: [(&str, Protocol); 10] = [
    ("centre_first", Protocol::CentreFirst),
    ("pro", Protocol::Pro),
    ("long_pro", Protocol::LongPro),
    ("swap", Protocol::Swap),
    ("swap2", Protocol::Swap2),
    ("agreed", Protocol::Agreed),
    ("classic", Protocol::Classic),
    ("yamaguchi", Protocol::Yamaguchi),
    ("soosorv", Protocol::Soosorv),
    ("taraguchi", Protocol::Taraguchi),
];

/// What a scenario calls a rule: `classic +2`. Those that ask for nothing by themselves are one with two fifth moves.
fn named_rules() -> Vec<(String, Opening)> {
    let given = Pattern::new(3).unwrap();
    let silent =
        [("free", Protocol::Free), ("given", Protocol::Given(given)), ("lot", Protocol::Drawn(given))];
    let plain = PROTOCOLS.into_iter().map(|(name, protocol)| (name.to_owned(), Opening::of(protocol)));
    let with_fifths = PROTOCOLS.into_iter().chain(silent).filter(|(_, protocol)| !protocol.has_own_fifths());
    let with_fifths =
        with_fifths.map(|(name, protocol)| (format!("{name} +2"), Opening::with_fifths(protocol)));
    plain.chain(with_fifths).collect()
}

fn branch(rule: &str, walk: &Walk, done: Option<Choice>) -> Option<Branch> {
    let ask = walk.progress.ask()?;
    let done = match done {
        None => "place".to_owned(),
        Some(Choice::Declare(number)) => format!("declare {number}"),
        Some(choice) => format!("{choice:?}").chars().take_while(char::is_ascii_alphabetic).collect(),
    };
    Some((rule.to_owned(), walk.board.stones(), format!("{:?} {:?}", ask.decider, ask.kind), done))
}

/// Everything that can be done now, each kind once; numbers all of them.
fn doings(walk: &Walk) -> Vec<Option<Choice>> {
    let Some(ask) = walk.progress.ask() else { return Vec::new() };
    let point = walk.progress.points(&walk.board).first().copied();
    let other = Pattern::all().find(|pattern| ask.agree != Some(*pattern));
    let mut open: Vec<Option<Choice>> = Vec::new();
    open.extend((ask.area.is_some() && ask.offers == 0).then_some(None));
    let choices = [
        ask.swap.then_some(Choice::Swap),
        ask.stay.then_some(Choice::Stay),
        ask.add_two.then_some(Choice::AddTwo),
        ask.offer_fifths.then_some(Choice::OfferFifths),
        point.filter(|_| ask.offers > 0 && !ask.keeps()).map(Choice::Offer),
        point.filter(|_| ask.keeps()).map(Choice::Keep),
        other.filter(|_| ask.propose).map(Choice::Propose),
        other.filter(|_| ask.lay).map(Choice::Lay),
        ask.agree.map(Choice::Lay),
    ];
    open.extend(choices.into_iter().flatten().map(Some));
    open.extend((1..=ask.declare).map(|number| Some(Choice::Declare(number))));
    open
}

fn done(walk: &Walk, doing: Option<Choice>) -> Walk {
    let mut next = Walk { progress: walk.progress.clone(), board: walk.board.clone() };
    match doing {
        None => next.place(next.progress.points(&next.board)[0]).unwrap(),
        Some(choice) => next.choose(choice).unwrap(),
    }
    next
}

/// Every branch that the rule has.
fn all_branches(rule: &str, opening: Opening) -> BTreeSet<Branch> {
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut open = vec![Walk::new(opening)];
    while let Some(walk) = open.pop() {
        let Some(ask) = walk.progress.ask() else { continue };
        // Which opening was named or laid makes no other branches.
        let state = (
            walk.board.stones(),
            format!("{:?} {:?} {:?}", ask.decider, ask.kind, ask.swap),
            (walk.progress.declared(), walk.progress.offers().len(), ask.offers),
        );
        if !seen.insert(state) {
            continue;
        }
        for doing in doings(&walk) {
            found.extend(branch(rule, &walk, doing));
            open.push(done(&walk, doing));
        }
    }
    found
}

fn coded(code: &str) -> Pattern {
    Pattern::all().find(|pattern| pattern.names().code == code).unwrap()
}

fn choice_of(walk: &Walk, word: &str) -> Option<Choice> {
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    Some(match name {
        "swap" => Choice::Swap,
        "stay" => Choice::Stay,
        "add_two" => Choice::AddTwo,
        "offer_fifths" => Choice::OfferFifths,
        "declare" => Choice::Declare(value.parse().unwrap()),
        "propose" => Choice::Propose(coded(value)),
        "lay" => Choice::Lay(coded(value)),
        point => {
            let point = Point::parse(point, Size::STANDARD).unwrap();
            return match walk.progress.ask().map(|ask| ask.kind) {
                Some(AskKind::Offer | AskKind::OfferOrSwap) => Some(Choice::Offer(point)),
                Some(AskKind::Keep) => Some(Choice::Keep(point)),
                _ => None,
            };
        }
    })
}

/// The steps of one walk of a scenario; a stone after the opening is none of ours.
fn walked(rule: &str, walk: &mut Walk, steps: &str, found: &mut BTreeSet<Branch>) {
    for word in steps.split(' ') {
        if walk.progress.ask().is_none() {
            return;
        }
        let choice = choice_of(walk, word);
        found.extend(branch(rule, walk, choice));
        let taken = match choice {
            Some(choice) => walk.choose(choice),
            None => walk.place(Point::parse(word, Size::STANDARD).unwrap()),
        };
        taken.unwrap_or_else(|refusal| panic!("{rule}, {steps}: {refusal}"));
    }
}

fn scenarios() -> Vec<Value> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/contract");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let scenarios = files.filter(|file| file.extension().is_some_and(|end| end == "json"));
    scenarios.map(|file| serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()).collect()
}

/// The branches that the scenarios go through from the start of a game, and the refusals that they expect.
fn covered(rules: &[(String, Opening)]) -> (BTreeSet<Branch>, BTreeSet<String>) {
    let (mut found, mut refused) = (BTreeSet::new(), BTreeSet::new());
    for scenario in scenarios() {
        let mut under_way: Option<(String, Walk)> = None;
        for step in scenario["steps"].as_array().unwrap() {
            let text = |field: &str| step[field].as_str().unwrap_or_default();
            refused.extend(text("error").strip_prefix("refused.").map(str::to_owned));
            let is_done = text("error").is_empty();
            match text("do") {
                "new_game" => {
                    let words: Vec<&str> = text("opening").split(' ').collect();
                    let given =
                        words.iter().find(|word| is_code(word)).map(|code| Protocol::Given(coded(code)));
                    let name: Vec<&str> = words.into_iter().filter(|word| !is_code(word)).collect();
                    let name = name.join(" ");
                    let of_people = text("me").starts_with("person") && text("other").starts_with("person");
                    let rule = rules.iter().find(|(rule, _)| *rule == name && of_people);
                    under_way = rule.map(|(rule, opening)| {
                        let protocol = given.unwrap_or(opening.protocol);
                        (rule.clone(), Walk::new(Opening { protocol, ..*opening }))
                    });
                }
                "walk" if is_done => {
                    if let Some((rule, walk)) = &mut under_way {
                        walked(rule, walk, text("steps"), &mut found);
                    }
                }
                // What comes after is a walk from somewhere else.
                "undo" | "redo" | "restart" => under_way = None,
                _ => {}
            }
        }
    }
    (found, refused)
}

/// `D4`, which no two rules differ by.
fn is_code(word: &str) -> bool {
    Pattern::all().any(|pattern| pattern.names().code == word)
}

#[test]
fn every_branch_of_every_rule_is_in_a_scenario() {
    let rules = named_rules();
    let (covered, refused) = covered(&rules);
    let all: BTreeSet<Branch> =
        rules.iter().flat_map(|(name, opening)| all_branches(name, *opening)).collect();
    assert!(all.len() > 150, "the rules have so many branches: {}", all.len());
    let missing: Vec<String> = all.difference(&covered).map(|branch| format!("{branch:?}")).collect();
    assert!(
        missing.is_empty(),
        "{} of {} branches in no scenario:\n{}",
        missing.len(),
        all.len(),
        missing.join("\n")
    );
    for refusal in ["not_open", "choose_first", "outside", "offered", "symmetric", "not_offered"] {
        assert!(refused.contains(&format!("opening_{refusal}")), "{refusal}");
    }
}
