//! Clocks, offers and the score, as a person sees and answers them.

use tengen_core::app::{Kind, ManualTime, NewGame, Phase, Time};
use tengen_core::game::{ColourChoice, ResultReason, Seat, TimeControl, UndoRule};

use super::*;

/// Two people by a time that the test moves.
fn table_of_two(dir: &Path, time: &Arc<ManualTime>, choice: NewGame) -> App {
    let app = App::open_at(dir, &(Arc::clone(time) as Arc<dyn Time>)).unwrap();
    app.table().new_game(choice).unwrap();
    app
}

fn people() -> NewGame {
    NewGame::first_choice(Kind::TwoPeople)
}

#[test]
fn the_clocks_go_on_the_screen_and_end_the_game() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let clock = TimeControl::Total { main_ms: 300_000 };
    let other_clock = TimeControl::Byoyomi { main_ms: 0, periods: 3, period_ms: 30_000 };
    let app = table_of_two(dir.path(), &time, NewGame { clock, other_clock, ..people() });
    let mut person = Person::sits_down(&app);
    person.sees("5:00");
    person.sees("0:30 x3");
    assert_eq!(person.ui.changes_in(), Some(Duration::from_secs(1)));
    time.advance(27_500);
    person.sees("4:33");
    assert_eq!(person.ui.changes_in(), Some(Duration::from_millis(500)));
    person.places("h8");
    time.advance(25_001);
    person.sees("4.9 x3");
    time.advance(64_999);
    person.sees("White has no time left: Black wins.");
    assert_eq!((person.now().phase, person.ui.changes_in()), (Phase::Over, None));
}

#[test]
fn without_clocks_nothing_wakes_the_loop() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let app = table_of_two(dir.path(), &time, people());
    let person = Person::sits_down(&app);
    assert_eq!(person.ui.changes_in(), None);
}

#[test]
fn a_game_that_was_left_goes_on_when_somebody_sits_down() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let clock = TimeControl::Total { main_ms: 300_000 };
    drop(table_of_two(dir.path(), &time, NewGame { clock, other_clock: clock, ..people() }));
    let app = App::open_at(dir.path(), &(Arc::clone(&time) as Arc<dyn Time>)).unwrap();
    time.advance(60_000);
    let mut person = Person::sits_down(&app);
    person.sees("5:00");
    time.advance(1_000);
    person.sees("4:59");
}

#[test]
fn a_stone_is_asked_back_and_granted_or_not() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let app = table_of_two(dir.path(), &time, NewGame { undo: UndoRule::ASKING, ..people() });
    let mut person = Person::sits_down(&app);
    person.places("h8 h9");
    person.press("u");
    person.sees("White asks to take back move 2. + agrees, - declines.");
    person.press("-");
    assert_eq!(person.now().moves.len(), 2);
    person.places("i9");
    person.press("u +");
    assert_eq!(person.now().moves.len(), 2);
    person.press("+");
    person.sees("Nothing is offered.");
}

#[test]
fn a_draw_is_offered_agreed_on_and_counted() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let app = table_of_two(dir.path(), &time, people());
    let mut person = Person::sits_down(&app);
    person.press("^D");
    person.sees("No draw can be offered now");
    person.places("h8 h9");
    person.press("^D");
    person.sees("Black offers a draw.");
    person.press("+");
    person.sees("Both agreed on a draw.");
    person.sees("0:0, 1 drawn");
    assert_eq!(person.now().result.as_ref().map(|result| result.reason), Some(ResultReason::Agreement));
}

#[test]
fn clock_and_taking_back_are_chosen_with_the_game() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Right Down Down Down Down Down Down Down Right Right Right");
    person.sees("< 5 min + 5 s >");
    person.press("Down Down Right");
    person.sees("< if the other agrees, 3 times >");
    person.press("Enter");
    person.sees("5:00");
    let chosen = app.settings().two_people.clone();
    assert_eq!(
        (chosen.clock.to_string(), chosen.clock),
        ("fischer 300000 5000".to_owned(), chosen.other_clock)
    );
    assert_eq!((chosen.undo, chosen.colour), (UndoRule::ASKING, ColourChoice::Alternate));
}

#[test]
fn a_handicap_is_chosen_for_one_and_stays_when_the_other_is_changed() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::sits_down(&app);
    person.press("Down Down Down Down Down Down Down Down Right Right Down Left");
    person.sees("Your clock 5 min");
    person.sees("Its clock < 30 s a move >");
    person.press("Up Right");
    person.sees("Your clock < 5 min + 5 s >");
    person.sees("Its clock 30 s a move");
    person.press("Down Down Right");
    person.sees("Taking back < free, 3 times >");
    person.press("Enter");
    let chosen = app.settings().against_computer.clone();
    assert_eq!(chosen.other_clock, TimeControl::PerMove { move_ms: 30_000 });
    assert_eq!(chosen.undo, UndoRule { asks: false, allowance: Some(3) });
}

#[test]
fn a_long_name_leaves_its_clock_in_sight() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let clock = TimeControl::Byoyomi { main_ms: 3_600_000, periods: 3, period_ms: 30_000 };
    let name = |name: &str| Seat::Person { name: name.to_owned() };
    let (me, other) = (name("Bartholomew of the Northern Hills"), name("一个名字很长很长很长很长的人"));
    let choice = NewGame { me, other, clock, other_clock: clock, ..people() };
    let app = table_of_two(dir.path(), &time, choice);
    for (size, black) in [((60, 20), "Bartho.. 1:00:00 x3"), ((120, 40), "Bartholomew of the Northern Hills")]
    {
        let mut person = Person::with(&app, &surroundings("en_GB"), size);
        let screen = person.screen();
        assert_eq!(screen.matches("1:00:00 x3").count(), 2, "{screen}");
        person.sees(black);
    }
}
