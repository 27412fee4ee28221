//! Points that are typed: in both notations, half, wrong, off the board.

use tengen_core::app::{Kind, NewGame};
use tengen_core::board::Size;

use super::*;

fn on_a_board_of(lines: i32, then: impl FnOnce(&mut Person)) {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let size = Size::new(lines).unwrap();
    app.table().new_game(NewGame { size, ..NewGame::first_choice(Kind::TwoPeople) }).unwrap();
    then(&mut Person::sits_down(&app));
}

#[test]
fn both_notations_move_the_cursor_at_once_and_enter_places() {
    on_a_board_of(15, |person| {
        for (text, point) in [("h10", "h10"), ("8 8", "h8"), ("15,1", "o1"), ("J11", "j11"), ("k1", "k1")] {
            let plies = person.now().moves.len();
            person.types(text);
            person.sees(&format!("Cursor {}", at(point)));
            assert_eq!(person.now().moves.len(), plies, "{text}: nothing is placed yet");
            person.press("Enter");
            assert_eq!(person.now().last_move, Some(at(point)), "{text}");
        }
    });
}

#[test]
fn every_point_of_every_size_can_be_typed() {
    for lines in [10, 15, 20] {
        on_a_board_of(lines, |person| {
            for point in Size::new(lines).unwrap().points() {
                person.types(&point.to_string().to_lowercase());
                person.sees(&format!("Cursor {point}:"));
            }
            assert_eq!(person.now().moves.len(), 0);
        });
    }
}

#[test]
fn what_is_no_point_is_said_and_places_nothing() {
    on_a_board_of(15, |person| {
        for (text, said) in [
            ("h16", "H16 is off the board."),
            ("h0", "H0 is off the board."),
            ("p1", "P1 is off the board."),
            ("16 1", "16 1 is off the board."),
            ("8", "'8' is not a point such as h8 or 8 8."),
            ("a", "'a' is not a point such as h8 or 8 8."),
            ("8,,8,8", "8,88 is off the board."),
            ("99999999999999", "'99999999' is not a point such as h8 or 8 8."),
        ] {
            person.types(text);
            person.press("Enter");
            person.sees(said);
            assert_eq!(person.now().moves.len(), 0, "{text}");
        }
        person.places("h8");
        assert_eq!(person.now().last_move, Some(at("h8")), "a mistake leaves nothing behind");
        person.places("h8");
        person.sees("H8 is taken: choose a free point.");
    });
}

#[test]
fn what_is_typed_can_be_corrected_and_forgotten() {
    on_a_board_of(15, |person| {
        person.types("b12");
        person.press("Back");
        person.sees("Point: b1_");
        person.press("Esc");
        person.sees_no("Point:");
        person.types("c3");
        person.press("Up Enter");
        assert_eq!(person.now().last_move, Some(at("c4")), "an arrow goes on from where it led");
        person.types("o");
        person.types("c5");
        person.press("Space");
        assert_eq!(person.now().last_move, Some(at("c5")), "another letter begins anew");
    });
}

#[test]
fn a_letter_that_moves_can_begin_a_point() {
    on_a_board_of(15, |person| {
        person.press("l l l Enter");
        assert_eq!(person.now().last_move, Some(at("k8")));
        person.press("l Enter");
        assert_eq!(person.now().last_move, Some(at("l8")));
        person.types("l7");
        person.press("Enter");
        assert_eq!(person.now().last_move, Some(at("l7")));
    });
}

#[test]
fn whoever_presses_q_is_told_how_to_leave() {
    on_a_board_of(15, |person| {
        assert_eq!(person.press("q"), After::Draw);
        person.sees("There is no column Q: they go from A to O. Ctrl-Q leaves.");
        person.press("Esc ;");
        person.sees("That key does nothing here; ? tells the keys.");
    });
    on_a_board_of(20, |person| {
        person.places("q17");
        assert_eq!(person.now().last_move, Some(at("q17")));
    });
}
