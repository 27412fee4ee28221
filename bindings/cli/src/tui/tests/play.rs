//! Games as they are played: won, taken back, left and taken up again, against the computer.

use tengen_core::app::{App, Kind, NewGame, Phase};
use tengen_core::board::{Size, Stone};
use tengen_core::game::{Level, Seat, UndoRule};

use super::*;

fn two_people(app: &App) {
    app.table().new_game(NewGame::first_choice(Kind::TwoPeople)).unwrap();
}

/// Black's row at the bottom, White's above it.
const WON: &str = "a1 a2 b1 b2 c1 c2 d1 d2 e1";

#[test]
fn two_people_play_to_a_win_and_take_everything_back() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut settings = (*app.settings()).clone();
    settings.two_people.undo = UndoRule::FREE;
    app.update_settings(settings).unwrap();
    let mut person = Person::sits_down(&app);
    // The choices are open on the first start: two people, start.
    person.sees("New game");
    person.press("Right Enter");
    person.sees("Black to move.");
    person.places(WON);
    assert_eq!(person.now().phase, Phase::Over);
    person.sees("Black wins with the row A1 B1 C1 D1 E1.");
    person.sees("The game is over. Ctrl-R plays again, Ctrl-N another game, u takes back.");
    for left in (0..9).rev() {
        person.press("u");
        assert_eq!(person.now().moves.len(), left);
    }
    person.sees("Black to move.");
    person.sees_no("u take back");
    person.press("u");
    person.sees("There is nothing to take back.");
    for ply in 1..=9 {
        person.press("y");
        assert_eq!(person.now().moves.len(), ply);
    }
    person.sees("Black wins");
}

#[test]
fn arrows_and_letters_lead_to_a_stone_with_enter_and_with_the_space_bar() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    two_people(&app);
    let mut person = Person::sits_down(&app);
    person.press("Right Up Enter");
    assert_eq!(person.now().last_move, Some(at("i9")));
    person.press("h h j j Space");
    assert_eq!(person.now().last_move, Some(at("g7")));
    person.press("l k Left Down Enter");
    // Back on G7, which is taken.
    person.sees("G7 is taken: choose a free point.");
    assert_eq!(person.now().moves.len(), 2);
    for _ in 0..30 {
        person.press("Left Down");
    }
    person.press("Enter");
    assert_eq!(person.now().last_move, Some(at("a1")), "the cursor stays on the board");
}

#[test]
fn the_game_that_was_left_is_there_again_on_the_same_move() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    two_people(&app);
    let mut person = Person::sits_down(&app);
    person.places("h8 i9 h9");
    person.press("u");
    assert_eq!(person.press("^Q"), After::Quit);
    drop(person);
    app.shutdown().unwrap();
    drop(app);

    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.sees("Welcome back: your game is as you left it.");
    person.sees("1. H8 I9");
    assert_eq!((person.now().moves.len(), person.now().redoable), (2, 1));
    person.press("y");
    assert_eq!(person.now().last_move, Some(at("h9")));
}

#[test]
fn the_computer_answers_and_undo_comes_back_to_the_person() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Enter");
    person.sees("Your turn (Black).");
    person.sees("White: computer, level 1");
    person.press("Enter");
    person.waits();
    assert_eq!(person.now().moves.len(), 2);
    person.press("u");
    assert_eq!(person.now().moves.len(), 0);
    person.press("y");
    person.waits();
    assert_eq!(person.now().moves.len(), 2);
}

#[test]
fn a_computer_that_thinks_says_so_and_can_be_told_to_move() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let strongest = Seat::Computer { level: Level::TOP };
    let choice = NewGame { other: strongest, ..NewGame::first_choice(Kind::AgainstComputer) };
    app.table().new_game(choice).unwrap();
    let mut person = Person::sits_down(&app);
    person.places("h8");
    if person.now().thinking.is_some() {
        person.press("Enter");
        person.press("Esc");
    }
    person.waits();
    assert_eq!(person.now().moves.len(), 2);
    person.press("Esc");
    person.sees("Nothing is being searched for.");
}

#[test]
fn a_hint_is_marked_and_said_and_the_cursor_can_go_there() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    two_people(&app);
    let mut person = Person::sits_down(&app);
    person.places("a1 h8 b1 h9 c1 h10 d1 a15");
    person.press("Tab");
    person.waits();
    person.sees("Hint: E1, it makes five.");
    assert_eq!(person.screen().matches('*').count(), 1);
    person.sees("Tab go to the hint");
    person.press("Tab Enter");
    assert_eq!(person.now().last_move, Some(at("e1")));
    person.sees("Black wins");
    person.sees_no("Hint");
    person.press("Tab");
    person.sees("The game is over.");
}

#[test]
fn the_line_of_a_win_is_numbered_on_the_board() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    two_people(&app);
    let mut person = Person::sits_down(&app);
    person.places("h8 a1 i8 o1 j8 a15");
    person.press("Tab");
    person.waits();
    person.sees("it makes a straight four.");
    let hint = person.now().hint.clone().unwrap();
    assert!(hint.wins && hint.line.len() == 3, "{hint:?}");
    let board: String = person
        .screen()
        .lines()
        .take(15)
        .map(|line| line.chars().skip(3).take(31).collect::<String>())
        .collect();
    for mark in ["*", "2", "3"] {
        assert_eq!(board.matches(mark).count(), 1, "{mark} in {board}");
    }
}

#[test]
fn who_resigns_is_asked_first_and_can_take_it_back() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Enter");
    person.press("^X");
    person.sees("Black (you) gives up and White (computer, level 1) wins.");
    person.press("Esc");
    assert_eq!(person.now().phase, Phase::Playing);
    person.press("^X Enter");
    person.sees("Black (you) resigned: White (computer, level 1) wins.");
    assert_eq!(person.now().result.as_ref().and_then(|result| result.winner), Some(Stone::White));
    person.press("u");
    assert_eq!(person.now().phase, Phase::Playing);
    person.press("u");
    person.sees("There is nothing to take back.");
}

#[test]
fn a_new_start_asks_only_if_there_is_a_game_to_leave() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    two_people(&app);
    let mut person = Person::sits_down(&app);
    let first = person.now().game;
    person.press("^R");
    assert_ne!(person.now().game, first);
    person.places("h8");
    let second = person.now().game;
    person.press("^R");
    person.sees("Start again?");
    assert_eq!(person.now().game, second);
    person.press("Enter");
    assert_eq!((person.now().moves.len(), person.now().game == second), (0, false));
    assert_eq!(app.archive().unfinished().unwrap().len(), 1);
}

#[test]
fn two_computers_play_on_by_themselves() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let weakest = Seat::Computer { level: Level::LOWEST };
    let (me, other) = (weakest.clone(), weakest);
    let choice = NewGame { size: Size::MIN, me, other, ..NewGame::first_choice(Kind::Watch) };
    app.table().new_game(choice).unwrap();
    let mut person = Person::sits_down(&app);
    person.waits();
    assert_eq!(person.now().phase, Phase::Over);
    person.press("^X");
    person.sees("The game is over.");
}
