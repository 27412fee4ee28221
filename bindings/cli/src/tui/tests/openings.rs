//! Openings and claims, as a person answers them with keys.

use tengen_core::app::{Kind, NewGame, Phase};
use tengen_core::game::{ResultReason, Seat};
use tengen_core::rules::opening::{Opening, Protocol};
use tengen_core::rules::{FoulPolicy, RuleSet};

use super::*;

fn named(name: &str) -> Seat {
    Seat::Person { name: name.to_owned() }
}

/// Ann begins against Bob.
fn start(app: &App, protocol: Protocol, fifths: bool) {
    let choice = NewGame {
        me: named("Ann"),
        other: named("Bob"),
        rules: RuleSet::Renju,
        fouls: FoulPolicy::Claim,
        opening: Opening { protocol, fifths },
        ..NewGame::first_choice(Kind::TwoPeople)
    };
    app.table().new_game(choice).unwrap();
}

fn seated(person: &Person) -> (Seat, Seat) {
    (person.now().black.clone(), person.now().white.clone())
}

#[test]
fn swap2_with_two_stones_added_and_the_seats_exchanged() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    start(&app, Protocol::Swap2, false);
    let mut person = Person::sits_down(&app);
    person.sees("Black (Ann) places stone 1.");
    person.press("x");
    person.sees("That can't be chosen now. Black (Ann) places stone 1.");
    person.places("h8 h9 i9");
    person.sees("Swap2, D4 Kagetsu");
    person.sees("White (Bob) places stone 4, swaps (x) or adds two (v).");
    person.press("v Down");
    person.sees("> add two stones");
    person.press("Enter");
    person.sees("White adds two stones.");
    person.places("a1 b1");
    person.sees("Black (Ann) stays (z) or swaps (x).");
    person.places("c1");
    person.sees("Choose before the next stone. Black (Ann) stays (z) or swaps (x).");
    person.press("x");
    person.sees("Seats swapped: Black (Bob), White (Ann).");
    assert_eq!(seated(&person), (named("Bob"), named("Ann")));
    person.sees("Ann (White) to move.");
    person.press("u");
    assert_eq!(seated(&person), (named("Ann"), named("Bob")));
    person.press("z");
    person.sees("Bob (White) to move.");
}

#[test]
fn the_area_of_a_stone_is_what_is_left_of_the_board() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    start(&app, Protocol::Taraguchi, false);
    let mut person = Person::sits_down(&app);
    person.sees("Black (Ann) places stone 1 on H8.");
    person.places("h8");
    person.sees("White (Bob) places stone 2 within the 3x3 or swaps (x).");
    let rows: Vec<String> = person.shown(4..34).into_iter().take(15).collect();
    assert_eq!(rows[4].trim(), "", "nothing above the area");
    assert_eq!(rows[6].trim(), "┼─┼─┼");
    assert_eq!(rows[7].trim(), "┼[●]┼");
    person.places("k8");
    person.sees("This stone may not lie on K8. White (Bob) places stone 2 within the 3x3");
    person.sees("Cursor K8: barred by the opening");
    person.press("x");
    person.places("g7 f6 e5");
    person.sees("Black (Bob) places stone 5 within the 9x9, swaps (x) or offers ten (v).");
    person.press("v Down Enter");
    person.sees("Black (Bob) offers fifth move 1 of 10.");
    person.places("a1 b1 c1 d1 e1 f1 g1 h1 i1 j1");
    person.sees("White (Ann) keeps one of the 10 moves marked ?");
    assert_eq!(
        person.screen().matches('?').count(),
        10 + "marked ?".matches('?').count() + "? help".matches('?').count()
    );
    person.places("j2");
    person.sees("J2 is not among the offers.");
    person.places("c1");
    assert_eq!((person.now().moves.len(), person.now().last_move), (5, Some(at("c1"))));
}

#[test]
fn symmetric_fifth_moves_are_refused_with_their_image() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    start(&app, Protocol::Classic, true);
    let mut person = Person::sits_down(&app);
    person.press("v");
    person.sees("> lay an opening < D1 Kansei, cold star >");
    person.press("Esc");
    person.places("h8 h9 h7 h6 g8 i8");
    person.sees(
        "I8 is the mirror image of G8, which is offered already. Black (Ann) offers fifth move 2 of 2.",
    );
    person.places("g8");
    person.sees("G8 is offered already.");
    assert_eq!(person.now().opening.offers, [at("g8")]);
}

#[test]
fn an_opening_is_named_and_agreed_to_and_a_number_is_declared() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    start(&app, Protocol::Agreed, false);
    let mut person = Person::sits_down(&app);
    person.press("v Right Right Right Enter");
    person.sees("White (Bob) agrees to D4 Kagetsu (z) or names another (v).");
    person.press("v Down Left Enter");
    person.sees("White proposes I13 Suisei (comet).");
    person.press("z");
    person.sees("I13 Suisei");
    assert_eq!(person.now().moves, ["h8", "i9", "f6"].map(at));

    start(&app, Protocol::Yamaguchi, false);
    person.ui.refresh();
    person.press("v Left Enter");
    // By turns: in the second game Bob begins.
    person.sees("Black (Bob) declares 1 to 12 fifth moves (v).");
    person.press("v Right Right Enter");
    person.sees("Black declares 3 fifth moves.");
}

#[test]
fn a_foul_is_claimed_and_a_wrong_claim_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    start(&app, Protocol::Free, false);
    let mut person = Person::sits_down(&app);
    person.press("!");
    person.sees("There is nothing to claim.");
    person.places("g8 a1 i8 a15 h7 o1 h9");
    person.sees("! claim a foul");
    person.press("!");
    person.sees("That is no foul: the game goes on.");
    person.places("o15 h8");
    assert_eq!(person.now().phase, Phase::Playing);
    person.press("!");
    person.sees("H8 is forbidden for Black: double three (");
    person.sees("White (Bob) wins.");
    assert_eq!(person.now().result.as_ref().map(|result| result.reason), Some(ResultReason::Foul));
    person.press("u");
    assert_eq!((person.now().phase, person.now().moves.len()), (Phase::Playing, 9));
}

#[test]
fn the_longest_question_is_read_in_the_narrowest_panel() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let choice = NewGame {
        me: named("Bartholomew Longname"),
        other: named("Maximiliane Langname"),
        opening: Opening::of(Protocol::Taraguchi),
        ..NewGame::first_choice(Kind::TwoPeople)
    };
    app.table().new_game(choice).unwrap();
    for name in ["h8", "h9", "h10", "h11"] {
        app.table().play(at(name)).unwrap();
    }
    let mut person = Person::with(&app, &surroundings("en_GB"), (60, 20));
    let question = "Black (Bartholomew Longname) places stone 5 within the 9x9, swaps (x) or offers ten (v).";
    person.sees(question);
    assert!(person.below().contains("x swap seats"), "{}", person.below());
}

#[test]
fn in_chinese_too() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    start(&app, Protocol::Soosorv, false);
    let mut person = Person::with(&app, &surroundings("zh_CN"), (80, 24));
    person.sees("请黑方（Ann）下第 1 子于 H8，或按 v 摆出 26 开局之一。");
    person.press("v Right Right Right Enter");
    person.sees("黑方摆出 D4 花月。");
    person.sees("请白方（Bob）下第 4 子，或按 x 交换。");
    person.press("x");
    person.sees("已交换：黑方（Bob），白方（Ann）。");
    person.places("a1");
    person.press("v Right Enter");
    person.sees("白方宣布打点数 2。");
}
