//! Forbidden points are marked by a character, and the words say why.

use tengen_core::app::{Kind, NewGame};
use tengen_core::rules::RuleSet;

use super::*;

/// Black's two open threes would cross on H8.
const CROSS: &str = "g8 a1 i8 a15 h7 o1 h9 o15";

fn renju(app: &App) {
    let choice = NewGame { rules: RuleSet::Renju, ..NewGame::first_choice(Kind::TwoPeople) };
    app.table().new_game(choice).unwrap();
}

#[test]
fn a_forbidden_point_is_marked_and_explained_and_stays_empty() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    renju(&app);
    let mut person = Person::sits_down(&app);
    person.places(CROSS);
    assert_eq!(person.now().forbidden.len(), 1);
    assert_eq!(person.screen().matches('!').count(), 1);
    person.types("h8");
    person.press("Esc");
    person.sees("Cursor H8: forbidden for Black");
    person.sees("H8 is forbidden for Black: double three (");
    person.sees_no("Enter place");
    person.press("Enter");
    person.sees("H8 is forbidden for Black: double three (");
    assert_eq!(person.now().moves.len(), 8);
    // For White it is a point like any other.
    person.places("a8");
    assert_eq!(person.screen().matches('!').count(), 0);
    person.places("h8");
    assert_eq!(person.now().last_move, Some(at("h8")));
}

#[test]
fn in_chinese_too() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    renju(&app);
    let mut person = Person::with(&app, &surroundings("zh_CN"), (80, 24));
    person.places(CROSS);
    person.types("h8");
    person.press("Enter");
    person.sees("H8 是黑方禁手：三三 (");
}
