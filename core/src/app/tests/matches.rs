//! Game after game of the same two players: whose colour is whose, and the score.

use super::*;

fn black_wins(table: &Table) {
    play_all(table, "a1 a2 b1 b2 c1 c2 d1 d2 e1");
}

fn names(table: &Table) -> (String, MatchScore) {
    let snapshot = table.snapshot();
    let Seat::Person { name } = snapshot.black.clone() else { panic!("{:?}", snapshot.black) };
    (name, snapshot.score)
}

fn score(black: u32, white: u32, draws: u32) -> MatchScore {
    MatchScore { black, white, draws }
}

fn people(colour: ColourChoice) -> NewGame {
    NewGame { colour, ..two_people(Size::STANDARD, RuleSet::Freestyle) }
}

#[test]
fn colours_swap_after_each_game_and_the_score_goes_with_the_people() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(people(ColourChoice::Alternate)).unwrap();
    assert_eq!(names(&table), ("甲".to_owned(), score(0, 0, 0)));
    black_wins(&table);
    assert_eq!(names(&table), ("甲".to_owned(), score(1, 0, 0)));
    table.restart().unwrap();
    assert_eq!(names(&table), ("Zoë".to_owned(), score(0, 1, 0)));
    black_wins(&table);
    table.restart().unwrap();
    assert_eq!(names(&table), ("甲".to_owned(), score(1, 1, 0)));
    play_all(&table, "h8 h9");
    table.offer_draw().unwrap();
    table.accept().unwrap();
    assert_eq!(names(&table).1, score(1, 1, 1));
    drop(app);
    let app = open_plain(&dir);
    assert_eq!(names(&app.table()), ("甲".to_owned(), score(1, 1, 1)));
    // The sheet for a new game goes on with the match of the same two, whatever they play.
    let choice = NewGame { size: Size::MIN, ..people(ColourChoice::Alternate) };
    app.table().new_game(choice).unwrap();
    assert_eq!(names(&app.table()), ("Zoë".to_owned(), score(1, 1, 1)));
}

#[test]
fn an_end_taken_back_is_not_counted_and_counted_once_again() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(people(ColourChoice::Black)).unwrap();
    black_wins(&table);
    table.undo().unwrap();
    assert_eq!(names(&table).1, score(0, 0, 0));
    table.redo().unwrap();
    assert_eq!(names(&table).1, score(1, 0, 0));
    table.undo().unwrap();
    table.resign().unwrap();
    assert_eq!(names(&table).1, score(0, 1, 0));
    let stored = app.store().score(table.snapshot().game).unwrap();
    assert_eq!((stored.first, stored.second, stored.draws), (0, 1, 0));
}

#[test]
fn a_game_that_goes_on_begins_anew_with_the_same_colours() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(people(ColourChoice::Alternate)).unwrap();
    play_all(&table, "a1");
    table.restart().unwrap();
    assert_eq!(names(&table), ("甲".to_owned(), score(0, 0, 0)));
}

#[test]
fn who_begins_stays_alternates_or_is_drawn() {
    use crate::game::ColourChoice::{Alternate, Black, Lot, White};
    let colours = |choice: ColourChoice| {
        let before = Some(Stone::White);
        (choice.colour(None, 0), choice.colour(None, 1), choice.colour(before, 0), choice.colour(before, 1))
    };
    let (black, white) = (Stone::Black, Stone::White);
    assert_eq!(colours(Black), (black, black, black, black));
    assert_eq!(colours(White), (white, white, white, white));
    assert_eq!(colours(Alternate), (black, black, black, black));
    assert_eq!(Alternate.colour(Some(black), 0), white);
    assert_eq!(colours(Lot), (black, white, black, white));

    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(people(White)).unwrap();
    for _ in 0..2 {
        assert_eq!(names(&table).0, "Zoë");
        black_wins(&table);
        table.restart().unwrap();
    }
    table.new_game(people(Lot)).unwrap();
    let mut seen = Vec::new();
    // Nobody is unlucky so often.
    for _ in 0..64 {
        seen.push(names(&table).0);
        table.resign().unwrap();
        table.restart().unwrap();
    }
    assert!(seen.contains(&"甲".to_owned()) && seen.contains(&"Zoë".to_owned()), "{seen:?}");
}

#[test]
fn clocks_go_with_the_people() {
    use crate::game::TimeControl;
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    let clock = TimeControl::Total { main_ms: 60_000 };
    let other_clock = TimeControl::Total { main_ms: 600_000 };
    table.new_game(NewGame { clock, other_clock, ..people(ColourChoice::Alternate) }).unwrap();
    let controls = |table: &Table| {
        let clock = table.snapshot().clock.unwrap();
        (clock.black.control, clock.white.control)
    };
    assert_eq!(controls(&table), (clock, other_clock));
    black_wins(&table);
    table.restart().unwrap();
    assert_eq!(controls(&table), (other_clock, clock));
}

#[test]
fn other_players_begin_another_match() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(people(ColourChoice::Alternate)).unwrap();
    black_wins(&table);
    let other = NewGame { other: person("Bob"), ..people(ColourChoice::Alternate) };
    table.new_game(other).unwrap();
    assert_eq!(names(&table), ("甲".to_owned(), score(0, 0, 0)));
    table.new_game(people(ColourChoice::Alternate)).unwrap();
    assert_eq!(names(&table), ("甲".to_owned(), score(0, 0, 0)));
}
