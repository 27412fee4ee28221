//! Terminals of all sizes: everything is on the screen, or the screen says what it needs.

use tengen_core::app::{Kind, NewGame};
use tengen_core::board::Size;

use super::super::layout::needed;
use super::*;

fn on_a_board_of(lines: i32, terminal: (u16, u16), then: impl FnOnce(&mut Person)) {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let size = Size::new(lines).unwrap();
    app.table().new_game(NewGame { size, ..NewGame::first_choice(Kind::TwoPeople) }).unwrap();
    then(&mut Person::with(&app, &surroundings("en_GB"), terminal));
}

/// Every rank, every column and every corner can be seen.
fn assert_whole_board(person: &mut Person, lines: i32) {
    let screen = person.screen();
    let ranks: Vec<&str> = screen.lines().filter_map(|line| line.split_whitespace().next()).collect();
    for rank in 1..=lines {
        assert!(ranks.contains(&rank.to_string().as_str()), "rank {rank}\n{screen}");
    }
    let columns: Vec<String> = ('A'..='T').take(usize::try_from(lines).unwrap()).map(String::from).collect();
    assert!(screen.contains(&columns.join(" ")), "{screen}");
    for corner in ['┌', '┐', '└', '┘'] {
        assert!(screen.contains(corner), "{corner}\n{screen}");
    }
    person.sees("Black to move.");
    person.sees("Cursor ");
    person.sees("Enter place");
    person.sees("? help ^Q leave");
}

#[test]
fn every_board_is_played_on_80_by_24_and_on_120_by_40() {
    for terminal in [(80, 24), (120, 40)] {
        for lines in 10..=20 {
            on_a_board_of(lines, terminal, |person| {
                assert_whole_board(person, lines);
                person.places("a1 b1");
                assert_eq!(person.now().moves.len(), 2);
                person.sees("1. A1 B1");
            });
        }
    }
}

#[test]
fn the_standard_board_is_played_on_60_by_20() {
    on_a_board_of(15, (60, 20), |person| {
        assert_whole_board(person, 15);
        person.places("o15");
        assert_eq!(person.now().last_move, Some(at("o15")));
        // The help has room, and each popup keeps its keys in sight.
        person.press("?");
        person.sees("move the cursor");
        person.sees("! forbidden for Black");
        person.press("Esc ^N");
        person.sees("Enter start");
        person.sees("five or more in a row win");
    });
}

#[test]
fn every_board_is_played_on_the_least_terminal_it_asks_for() {
    for lines in 10..=20 {
        let terminal = needed(Size::new(lines).unwrap());
        on_a_board_of(lines, terminal, |person| assert_whole_board(person, lines));
    }
}

#[test]
fn too_small_a_terminal_says_so_and_places_nothing() {
    on_a_board_of(20, (60, 20), |person| {
        person.sees("This board needs 68 columns and 24 rows; here are 60 and 20.");
        person.sees("or start with --prompt");
        let before = person.now();
        person.press("Enter a 1 Enter ^N Enter ? u");
        assert_eq!(*person.now(), *before);
        person.sees("This board needs");
        assert_eq!(person.press("^C"), After::Quit);
        person.terminal.backend_mut().resize(80, 24);
        assert_whole_board(person, 20);
        person.press("Enter");
        assert_eq!(person.now().moves.len(), 1);
    });
}

#[test]
fn no_size_at_all_is_a_crash() {
    for lines in [10, 15, 20] {
        on_a_board_of(lines, (1, 1), |person| {
            for (width, height) in [(1, 1), (3, 40), (200, 2), (20, 10), (44, 24), (90, 60), (34, 16)] {
                person.terminal.backend_mut().resize(width, height);
                for keys in ["Left", "?", "Esc", "^N", "Esc", "^O", "Esc"] {
                    person.press(keys);
                    person.screen();
                }
            }
        });
    }
}

#[test]
fn a_long_list_of_games_scrolls() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let choice = NewGame::first_choice(Kind::TwoPeople);
    for _ in 0..40 {
        app.table().new_game(choice.clone()).unwrap();
        app.table().play(at("h8")).unwrap();
    }
    let mut person = Person::sits_down(&app);
    person.press("^O");
    for _ in 0..38 {
        person.press("Down");
        person.sees("> ");
    }
    let listed = app.archive().unfinished().unwrap();
    let last = listed.last().unwrap().game;
    person.press("Enter");
    assert_eq!(person.now().game, last);
}

#[test]
fn a_long_game_shows_its_newest_moves() {
    on_a_board_of(15, (80, 24), |person| {
        // Pairs apart from each other, so that nobody wins.
        for point in Size::STANDARD.points().filter(|p| (p.x + 2 * p.y) % 5 < 2).take(60) {
            if person.now().result.is_none() {
                person.places(&point.to_string().to_lowercase());
            }
        }
        let plies = person.now().moves.len();
        assert!(plies > 40, "{plies}");
        let newest = person.now().last_move.unwrap();
        person.sees(&format!("{}.", plies.div_ceil(2)));
        person.sees(&newest.to_string());
        person.sees_no(" 1. ");
    });
}
