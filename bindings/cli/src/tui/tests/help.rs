//! The help can't lie: it lists what is offered, what is offered works, and what isn't does nothing.

use std::collections::BTreeSet;

use tengen_core::app::{App, Kind, NewGame};
use tengen_core::rules::opening::{Opening, Protocol};
use tengen_core::rules::{FoulPolicy, RuleSet};

use super::super::keys::Wish;
use super::super::words::Language;
use super::*;

const COMMANDS: [Wish; 17] = [
    Wish::Nearby,
    Wish::Swap,
    Wish::Stay,
    Wish::Choose,
    Wish::Claim,
    Wish::OfferDraw,
    Wish::Agree,
    Wish::Refuse,
    Wish::Place,
    Wish::Undo,
    Wish::Redo,
    Wish::Hint,
    Wish::Stop,
    Wish::Restart,
    Wish::Resign,
    Wish::NewGame,
    Wish::Games,
];

/// Leads a fresh table into a state of its own.
type Prepare = fn(&App, &mut Person);

fn people() -> NewGame {
    NewGame::first_choice(Kind::TwoPeople)
}

fn two_people(app: &App) {
    app.table().new_game(people()).unwrap();
}

fn renju(app: &App, opening: Opening) {
    let choice = NewGame { rules: RuleSet::Renju, opening, fouls: FoulPolicy::Claim, ..people() };
    app.table().new_game(choice).unwrap();
}

const STATES: [(&str, Prepare); 9] = [
    ("a place or a swap", |app, person| {
        renju(app, Opening::of(Protocol::Taraguchi));
        person.press("Esc");
        person.places("h8");
        person.types("h9");
        person.press("Esc");
    }),
    ("a seat to choose", |app, person| {
        renju(app, Opening::of(Protocol::Swap2));
        person.press("Esc");
        person.places("h8 h9 h10");
        person.press("v Down Enter");
        person.places("a1 b1");
    }),
    ("an opening to agree on", |app, person| {
        renju(app, Opening::of(Protocol::Agreed));
        person.press("Esc v Enter");
    }),
    ("a claim", |app, person| {
        renju(app, Opening::FREE);
        person.press("Esc");
        person.places("h8");
    }),
    ("no game", |_, person| {
        person.press("Esc");
    }),
    ("an empty board", |app, person| {
        two_people(app);
        person.press("Esc");
    }),
    ("a stone under the cursor and one taken back", |app, person| {
        two_people(app);
        person.press("Esc");
        person.places("h8 h9");
        person.press("u");
        person.types("h8");
        person.press("Esc");
    }),
    ("a game that is over", |app, person| {
        two_people(app);
        person.press("Esc");
        person.places("a1 a2 b1 b2 c1 c2 d1 d2 e1");
    }),
    ("a hint elsewhere", |app, person| {
        two_people(app);
        person.press("Esc");
        person.places("a1 h8 b1 h9 c1 h10 d1 a15");
        person.press("Tab");
        person.waits();
    }),
];

/// Runs `check` with each state anew.
fn in_each_state(mut check: impl FnMut(&str, &mut Person)) {
    for (name, prepare) in STATES {
        let dir = tempfile::tempdir().unwrap();
        let app = open(dir.path());
        let mut person = Person::sits_down(&app);
        prepare(&app, &mut person);
        check(name, &mut person);
    }
}

fn offered(person: &Person) -> Vec<Wish> {
    person.ui.offers().iter().flat_map(|offer| offer.wishes).copied().collect()
}

#[test]
fn the_help_lists_exactly_what_is_offered() {
    in_each_state(|state, person| {
        let offers = person.ui.offers();
        person.press("?");
        let screen = person.screen();
        let listed: BTreeSet<String> = offers
            .iter()
            .map(|offer| {
                let (keys, name) = (offer.all_keys(Language::English), Language::English.say(offer.name));
                assert!(flat(&screen).contains(&format!("{keys} {name}")), "{state}: {name}\n{screen}");
                name.to_owned()
            })
            .collect();
        let rows = screen.lines().skip_while(|line| !line.contains("Help")).skip(1);
        let count = rows.take_while(|line| inside(line).is_some_and(|text| !text.is_empty())).count();
        assert_eq!(count, listed.len(), "{state}\n{screen}");
    });
}

#[test]
fn what_is_offered_does_something_and_what_is_not_does_nothing() {
    let mut tried = (0, 0);
    for wish in COMMANDS {
        in_each_state(|state, person| {
            let is_offered = offered(person).contains(&wish)
                // Both have the same key.
                || wish == Wish::Hint && offered(person).contains(&Wish::GoToHint);
            let (revision, board) = (person.now().revision, without_words(person));
            let key = wish.keys().first().unwrap().event();
            person.ui.press(key);
            let changed = person.now().revision != revision || without_words(person) != board;
            assert_eq!(changed, is_offered, "{state}: {wish:?}\n{}", person.screen());
            if is_offered {
                tried.0 += 1;
            } else {
                tried.1 += 1;
                assert!(!flat(&person.below()).is_empty(), "{state}: {wish:?} is explained");
            }
        });
    }
    assert!(tried.0 > 20 && tried.1 > 10, "{tried:?}");
}

/// The screen but for the two lines of words.
fn without_words(person: &mut Person) -> (String, Position) {
    let screen = person.screen();
    let lines: Vec<&str> = screen.lines().collect();
    let without = [&lines[..lines.len() - 3], &lines[lines.len() - 1..]].concat().join("\n");
    (without, person.cursor())
}

#[test]
fn the_bar_tells_nothing_that_is_not_offered_and_always_how_to_get_help_and_out() {
    in_each_state(|state, person| {
        let bar = person.screen().lines().last().unwrap_or_default().to_owned();
        assert!(bar.ends_with("? help  ^Q leave"), "{state}: {bar}");
        for offer in bar.split("  ") {
            let (key, name) = offer.split_once(' ').unwrap();
            let told = person.ui.offers().into_iter().find(|offer| Language::English.say(offer.name) == name);
            let told = told.unwrap_or_else(|| panic!("{state}: {name}"));
            assert_eq!(told.short_key(Language::English), key, "{state}");
        }
    });
}

#[test]
fn no_two_commands_of_the_board_share_a_key_and_none_takes_a_column() {
    let columns: Vec<KeyEvent> = ('a'..='t').map(|letter| key(&letter.to_string())).collect();
    for wish in COMMANDS.into_iter().chain([Wish::Help, Wish::Quit, Wish::Suspend]) {
        assert!(!columns.iter().any(|&column| wish.is_asked_by(column)), "{wish:?}");
        for other in COMMANDS.into_iter().filter(|&other| other != wish) {
            assert!(!wish.keys().iter().any(|key| other.is_asked_by(key.event())), "{wish:?} {other:?}");
        }
    }
}
