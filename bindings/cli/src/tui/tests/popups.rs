//! Popups: each gets the keys first, changes what it says, and leaves the board alone.

use tengen_core::app::{ColourChoice, Kind, NewGame, Phase};
use tengen_core::board::Size;
use tengen_core::game::Seat;
use tengen_core::rules::opening::{Opening, Pattern, Protocol};
use tengen_core::rules::{FoulPolicy, FoulSet, RuleSet};

use super::*;

fn level(number: i32) -> Seat {
    Seat::Computer { level: tengen_core::game::Level::new(number).unwrap() }
}

#[test]
fn a_first_start_can_do_without_a_game() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Esc");
    assert_eq!(person.now().phase, Phase::NoGame);
    person.sees("No game yet. Ctrl-N starts one.");
    for keys in ["Enter", "u", "y", "Tab", "Esc", "^R", "^X"] {
        person.press(keys);
        assert!(person.below().contains("No game yet. Ctrl-N starts one."), "{keys}");
    }
    person.press("^O");
    person.sees("No other game is unfinished.");
    person.press("Esc ^N Enter");
    assert_eq!(person.now().phase, Phase::Playing);
}

#[test]
fn every_choice_of_a_new_game_arrives_in_the_game() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    // Level 5, White, renju in which White claims fouls, Swap2 with two fifth moves, 17 lines.
    person.press("Down Right Right Right Right");
    person.sees("< 5 (Journeyman) >");
    person.press("Down Right Down Down Right Right");
    person.sees("five wins; Black has forbidden points");
    person.press("Down Left");
    person.sees("< White must claim them >");
    person.press("Down Right Right Right Right Right");
    person.sees("< Swap2 >");
    person.press("Down Right");
    person.sees("< two, White keeps one >");
    person.press("Down Right Right");
    person.sees("17 x 17");
    person.press("Enter");
    let now = person.now();
    assert_eq!((now.size.lines(), now.rules, now.fouls), (17, RuleSet::Renju, FoulPolicy::Claim));
    assert_eq!(now.opening.opening, Opening::with_fifths(Protocol::Swap2));
    assert_eq!((&now.black, &now.white), (&level(5), &Seat::anyone()));
    let remembered = app.settings().against_computer.clone();
    assert_eq!((remembered.colour, remembered.size.lines()), (ColourChoice::White, 17));

    person.waits();
    person.press("^N");
    person.sees("17 x 17");
    person.sees("Swap2");
    // Two computers: the weakest against the strongest.
    person.press("Left Down");
    for _ in 0..10 {
        person.press("h");
    }
    person.press("Down");
    for _ in 0..10 {
        person.press("l");
    }
    person.press("Enter");
    let now = person.now();
    assert_eq!((&now.black, &now.white), (&level(1), &level(10)));
}

#[test]
fn the_ends_of_each_choice_hold() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Up Down Left");
    person.sees("1 (Apprentice)");
    for _ in 0..15 {
        person.press("Right");
    }
    person.sees("10 (Unrivalled)");
    person.press("Down Down Down Down Down Down");
    for (way, lines) in [("Left", "10 x 10"), ("Right", "20 x 20")] {
        for _ in 0..15 {
            person.press(way);
        }
        person.sees(lines);
    }
    person.press("Enter");
    assert_eq!(person.now().size, Size::MAX);
}

#[test]
fn three_ready_made_games_come_first() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Down Down Down");
    person.sees("Game < quick game >");
    person.press("Right");
    for told in [
        "Game < tournament >",
        "Rules standard",
        "Opening Swap2",
        "Your clock 10 min + 10 s",
        "Taking back not at all",
    ] {
        person.sees(told);
    }
    person.press("Right");
    person.sees("Opening Taraguchi-10");
    person.press("Right");
    person.sees("Game < quick game >");
    person.press("Left Down Right Right");
    person.sees("Game own terms");
    person.press("Up Right");
    person.sees("Game < quick game >");
    person.press("Right Enter");
    assert_eq!(person.now().opening.opening, Opening::of(Protocol::Swap2));
    person.sees("10:00");
    assert_eq!(app.settings().against_computer.undo.allowance, Some(0));
}

#[test]
fn own_fouls_and_a_given_opening_have_rows_of_their_own() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Right Down");
    person.sees("Begins < by turns >");
    person.press("Right");
    person.sees("Begins < by lot >");
    person.press("Down Down Right Right Right");
    person.sees("Game own terms");
    person.sees("own fouls");
    person.press("Down Right Down Right Down Right");
    person.sees("double three allowed");
    person.sees_no("must claim");
    person.press("Right Down Right");
    person.sees("Fouls < lose at once >");
    person.press("Down Left Left Left Left Left Left");
    person.sees("Opening < one of 26, given >");
    person.press("Down Right Right Right");
    person.sees("< D4 Kagetsu, flower moon >");
    person.press("Enter");
    let now = person.now();
    let overline = FoulSet { overline: true, double_four: false, double_three: false };
    assert_eq!((now.rules, now.fouls), (RuleSet::Custom(overline), FoulPolicy::Loses));
    assert_eq!(now.opening.opening, Opening::of(Protocol::Given(Pattern::new(3).unwrap())));
    assert_eq!((now.moves.len(), app.settings().two_people.colour), (3, ColourChoice::Lot));
    person.sees("D4 Kagetsu");
}

#[test]
fn a_seat_that_was_the_second_one_is_still_called_you() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let swapped =
        NewGame { me: level(3), other: Seat::anyone(), ..NewGame::first_choice(Kind::AgainstComputer) };
    app.table().new_game(swapped).unwrap();
    let mut person = Person::sits_down(&app);
    person.waits();
    person.press("^N");
    person.sees("Level 3");
    person.sees("You play White");
    person.press("Enter");
    assert_eq!((&person.now().black, &person.now().white), (&level(3), &Seat::anyone()));
}

#[test]
fn the_board_gets_no_key_while_a_popup_is_open() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    app.table().new_game(NewGame::first_choice(Kind::TwoPeople)).unwrap();
    let mut person = Person::sits_down(&app);
    person.places("h8");
    let before = person.now();
    for popup in ["?", "^N", "^O", "^X", "^R"] {
        person.press(popup);
        person.press("u y Tab a 1 Left Right h l");
        assert_eq!(*person.now(), *before, "{popup}");
        assert_eq!(person.press("^C"), After::Quit, "leaving works from everywhere");
        person.press("Esc");
    }
    person.sees("Cursor H8: Black, last move");
}

#[test]
fn other_games_are_listed_and_taken_up_again() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let choice = NewGame::first_choice(Kind::TwoPeople);
    for (lines, point) in [(15, "h8"), (16, "a1"), (17, "b2")] {
        let size = Size::new(lines).unwrap();
        app.table().new_game(NewGame { size, ..choice.clone() }).unwrap();
        app.table().play(at(point)).unwrap();
    }
    let mut person = Person::sits_down(&app);
    person.press("^O");
    person.sees("> ");
    person.sees("16x16 freestyle, 1 stone, ");
    person.press("Down Down Down");
    person.press("Enter");
    assert_eq!((person.now().size.lines(), person.now().last_move), (15, Some(at("h8"))));
    person.press("^O Up Enter");
    assert_eq!(person.now().size.lines(), 17, "the newest first");
    person.press("^O Esc");
    assert_eq!(person.now().size.lines(), 17);
}
