//! The pictures: what stands where, without colour too, in both languages.

use tengen_core::app::{Kind, NewGame};

use super::*;
use ratatui::style::Color;

fn some_moves(app: &App) {
    app.table().new_game(NewGame::first_choice(Kind::TwoPeople)).unwrap();
    for point in ["h8", "i9", "h9", "h10", "o1"] {
        app.table().play(at(point)).unwrap();
    }
}

fn plain(language: &str) -> Surroundings {
    Surroundings { no_color: "1".to_owned(), ..surroundings(language) }
}

const BOARD: &str = "\
15  ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    X  Black
14  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤  > O  White
13  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤    15x15, freestyle
12  ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤    I6 Ungetsu
11  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
10  ├─┼─┼─┼─┼─┼─┼─O─┼─┼─┼─┼─┼─┼─┤  White to move.
 9  ├─┼─┼─┼─┼─┼─┼─X─O─┼─┼─┼─┼─┼─┤
 8  ├─┼─┼─┼─┼─┼─┼─X─┼─┼─┼─┼─┼─┼─┤
 7  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
 6  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤  Cursor H8: Black
 5  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
 4  ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤  Moves
 3  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤    1. H8   I9
 2  ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤    2. H9   H10
 1  └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴[X]   3. O1
    A B C D E F G H I J K L M N O





Welcome back: your game is as you left it.

u take back  Tab hint  ^N new game  w nearby  ? help  ^Q leave";

#[test]
fn the_whole_screen_without_colour() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    some_moves(&app);
    drop(app);
    let app = open(dir.path());
    let mut person = Person::with(&app, &plain("en_GB"), (80, 24));
    assert_eq!(person.screen(), BOARD);
}

const CHOICES: &str = "\
15  . . . . . . . . . . . . . . .
14  . . . . . . . . . . . . . . .
13  . . + New game --------------------------------+
12  . . | Players       < you and the computer >   |
11  . . | Level           1 (Apprentice)           |-N
10  . . | You play        Black, and begin         |
 9  . . | Game            quick game               |
 8  . . | Rules           freestyle                |
 7  . . | Opening         free                     |
 6  . . | Fifth moves     one                      |
 5  . . | Board           15 x 15                  |
 4  . . | Your clock      none                     |
 3  . . | Its clock       none                     |
 2  . . | Taking back     free                     |
 1  . . | five or more in a row win                |
    A B +------------------------------------------+



Enter start  arrows choose and change  Esc close  ^Q leave";

#[test]
fn the_first_start_on_a_small_terminal_without_anything_but_ascii() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let around = Surroundings { characters: "POSIX".to_owned(), ..plain("C") };
    let mut person = Person::with(&app, &around, (60, 20));
    assert_eq!(person.screen(), CHOICES);
}

#[test]
fn ascii_alone_is_enough() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    some_moves(&app);
    let around = Surroundings { characters: "C".to_owned(), ..plain("zh_CN") };
    let mut person = Person::with(&app, &around, (80, 24));
    for keys in ["Left", "?", "Esc ^N", "Esc ^O", "Esc ^X"] {
        person.press(keys);
        let screen = person.screen();
        assert!(screen.is_ascii(), "{keys}\n{screen}");
    }
    person.press("Esc");
    person.sees("12 . . . + . . . . . . . + . . .");
    person.sees("9 . . . . . . . X O");
    person.sees("[X]");
}

#[test]
fn chinese_words_stand_where_english_ones_do() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut person = Person::with(&app, &surroundings("zh_CN"), (80, 24));
    person.sees("新对局");
    person.press("Enter");
    person.sees("轮到你（黑方）。");
    person.sees("白方：电脑，1 级");
    person.press("?");
    let screen = person.screen();
    for text in ["空格 落子", "方向键 h j k l 移动光标", "Ctrl-Q Ctrl-C 退出"] {
        assert!(flat(&screen).contains(text), "{text}\n{screen}");
    }
    person.press("Esc ^X");
    person.sees("黑方（你）认输，白方（电脑，1 级）获胜。");
}

#[test]
fn the_language_of_the_settings_comes_first() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    let mut settings = (*app.settings()).clone();
    settings.language = "zh".to_owned();
    app.update_settings(settings).unwrap();
    Person::sits_down(&app).sees("新对局");
}

#[test]
fn nothing_is_told_by_colour_alone() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    app.table().new_game(NewGame::first_choice(Kind::TwoPeople)).unwrap();
    for around in [plain("en_GB"), surroundings("en_GB")] {
        let mut person = Person::with(&app, &around, (80, 24));
        person.places("a1 a2 b1 b2 c1 c2 d1 d2 e1");
        let stones = if around.no_color.is_empty() { ['●', '○'] } else { ['X', 'O'] };
        let screen = person.screen();
        let board: String =
            screen.lines().take(15).map(|line| line.chars().take(34).collect::<String>()).collect();
        assert_eq!(stones.map(|stone| board.matches(stone).count()), [5, 4], "{screen}");
        assert!(board.contains(&format!("[{}]", stones[0])), "the last move has its brackets\n{screen}");
        person.sees("with the row A1 B1 C1 D1 E1");
        person.press("u u u u u u u u u");
    }
}

#[test]
fn without_colour_no_cell_has_one() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    some_moves(&app);
    let coloured_cells = |around: &Surroundings| {
        let mut person = Person::with(&app, around, (80, 24));
        person.screen();
        let style = (Color::Reset, Color::Reset);
        let buffer = person.terminal.backend().buffer();
        buffer.content().iter().filter(|cell| (cell.fg, cell.bg) != style).count()
    };
    assert_eq!(coloured_cells(&plain("en_GB")), 0);
    assert!(coloured_cells(&surroundings("en_GB")) > 15 * 30);
}

#[test]
fn the_terminals_own_cursor_is_on_the_point() {
    let dir = tempfile::tempdir().unwrap();
    let app = open(dir.path());
    some_moves(&app);
    let mut person = Person::sits_down(&app);
    for (point, place) in [("a1", (4, 14)), ("a15", (4, 0)), ("o1", (32, 14)), ("h8", (18, 7))] {
        person.types(point);
        assert_eq!(person.cursor(), Position::from(place), "{point}");
    }
}
