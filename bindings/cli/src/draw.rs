//! A position as text that needs neither colour nor more than ASCII: 20 lines fit on a terminal of 80×24.

use std::fmt::Write as _;

use tengen_core::app::TableSnapshot;
use tengen_core::board::{Point, Size, Stone};

/// The board with ranks at the left and columns below: `X` is Black, `O` White, `[ ]` stands round the last move, `!` on
/// points that are forbidden, `?` on offered fifth moves, `+` on star points; where the opening bars a stone it is blank.
pub fn board(now: &TableSnapshot) -> String {
    let lines = now.size.lines();
    let mut text = String::new();
    for y in (0..lines).rev() {
        text.push_str(&rank(now, y));
        text.push('\n');
    }
    text.push_str("   ");
    for x in 0..lines {
        let _ = write!(text, " {}", char::from(b'A' + x));
    }
    text.push('\n');
    text
}

/// The letter of a colour on the board.
pub const fn letter(stone: Stone) -> char {
    match stone {
        Stone::Black => 'X',
        Stone::White => 'O',
    }
}

/// One rank. The character before a point belongs to it or closes the bracket of its neighbour.
fn rank(now: &TableSnapshot, y: u8) -> String {
    let mut text = format!("{:>3}", u16::from(y) + 1);
    for x in 0..now.size.lines() {
        let point = Point::new(x, y);
        text.push(match now.last_move {
            Some(last) if last == point => '[',
            Some(last) if last.y == y && last.x + 1 == x => ']',
            _ => ' ',
        });
        text.push(cell(now, point));
    }
    if now.last_move == Some(Point::new(now.size.lines() - 1, y)) {
        text.push(']');
    }
    text
}

fn cell(now: &TableSnapshot, point: Point) -> char {
    match now.board.get(point) {
        Some(stone) => letter(stone),
        None if now.opening.offers.contains(&point) => OFFERED,
        None if is_barred(now, point) => ' ',
        None if now.forbidden.iter().any(|forbidden| forbidden.point == point) => '!',
        None if is_star(now.size, point) => '+',
        None => '.',
    }
}

/// The mark of an offered fifth move.
pub const OFFERED: char = '?';

/// Whether the opening bars the next stone, or the next fifth move, from this empty point.
pub fn is_barred(now: &TableSnapshot, point: Point) -> bool {
    let asks_for_a_stone = now.opening.ask.is_some_and(|ask| ask.area.is_some());
    asks_for_a_stone && !now.opening.points.contains(&point)
}

/// The fourth lines' crossings, and the centre where there is one middle point.
pub fn is_star(size: Size, point: Point) -> bool {
    let far = size.lines() - 4;
    let on_fourth = |n: u8| n == 3 || n == far;
    let has_centre = !size.lines().is_multiple_of(2);
    on_fourth(point.x) && on_fourth(point.y) || has_centre && point == size.centre()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, parse};
    use crate::session::Session;

    /// The board after these lines of a game of two people on a real table.
    fn drawn(new: &str, lines: &[&str]) -> String {
        let folder = tempfile::tempdir().unwrap();
        let mut session = Session::open(folder.path()).unwrap();
        for line in std::iter::once(&new).chain(lines) {
            let command: Command = parse(line.as_bytes(), session.now().size).unwrap().unwrap();
            session.perform(&command).unwrap();
        }
        let text = board(&session.now());
        session.close().unwrap();
        text
    }

    #[test]
    fn stones_last_move_and_star_points() {
        let text = drawn("new size=10 black=person white=person", &["a1", "j10", "j1"]);
        let expected = " 10 . . . . . . . . . O
  9 . . . . . . . . . .
  8 . . . . . . . . . .
  7 . . . + . . + . . .
  6 . . . . . . . . . .
  5 . . . . . . . . . .
  4 . . . + . . + . . .
  3 . . . . . . . . . .
  2 . . . . . . . . . .
  1 X . . . . . . . .[X]
    A B C D E F G H I J
";
        assert_eq!(text, expected);
    }

    #[test]
    fn forbidden_points_are_marked_in_renju_only() {
        let moves = ["g8", "a1", "i8", "o1", "h7", "a15", "h9", "o15"];
        let row = |text: &str| text.lines().nth(7).map(str::to_owned);
        let renju = drawn("new rules=renju black=person white=person", &moves);
        assert_eq!(row(&renju).as_deref(), Some("  8 . . . . . . X ! X . . . . . ."));
        let freestyle = drawn("new rules=freestyle black=person white=person", &moves);
        assert_eq!(row(&freestyle).as_deref(), Some("  8 . . . . . . X + X . . . . . ."));
    }

    #[test]
    fn every_size_fits_on_a_terminal_of_80_by_24_with_its_prompt() {
        for lines in 10..=20 {
            let text = drawn(&format!("new size={lines} black=person white=person"), &["a1"]);
            assert_eq!(text.lines().count(), lines + 1);
            assert!(text.lines().all(|line| line.len() <= 4 + 2 * lines));
        }
    }
}
