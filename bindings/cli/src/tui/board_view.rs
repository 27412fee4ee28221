//! The board as characters: two columns a line, ranks at the left, columns below.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;
use tengen_core::app::{Hint, TableSnapshot};
use tengen_core::board::Point;

use super::layout::RANKS;
use super::look::{FORBIDDEN, HINT, LAST_MOVE, Look};
use crate::draw::{OFFERED, is_barred, is_star};

/// Draws the position of a snapshot.
pub struct BoardView<'a> {
    /// The position.
    pub now: &'a TableSnapshot,
    /// Where the cursor is.
    pub cursor: Point,
    /// How it looks.
    pub look: &'a Look,
}

/// The cell of a point within the area of the board.
pub fn cell(area: Rect, now: &TableSnapshot, point: Point) -> Position {
    let row = u16::from(now.size.lines() - 1 - point.y);
    Position::new(area.x + RANKS + 2 * u16::from(point.x) + 1, area.y + row)
}

impl Widget for BoardView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        for point in self.now.size.points() {
            self.point(point, area, buffer);
        }
        // The marks lie in the gaps between points, so they come after all of them.
        if let Some(last) = self.now.last_move {
            self.brackets(cell(area, self.now, last), buffer);
        }
        let cursor = cell(area, self.now, self.cursor);
        buffer.set_style(Rect::new(cursor.x - 1, cursor.y, 3, 1), self.look.styles.cursor);
        self.coordinates(area, buffer);
    }
}

impl BoardView<'_> {
    /// The point with the gap before it; the last point of a rank with the one behind it, too.
    fn point(&self, point: Point, area: Rect, buffer: &mut Buffer) {
        let at = cell(area, self.now, point);
        let last = self.now.size.lines() - 1;
        let is_bare = |x: u8| {
            let there = Point::new(x, point.y);
            self.now.board.is_empty_at(there) && is_barred(self.now, there)
        };
        let has_line = |x: u8| self.look.glyphs.lines && x > 0 && !is_bare(x) && !is_bare(x - 1);
        let gap = |x: u8| if has_line(x) { '─' } else { ' ' };
        let wood = self.look.styles.wood;
        put(buffer, Position::new(at.x - 1, at.y), gap(point.x), wood);
        if point.x == last {
            put(buffer, Position::new(at.x + 1, at.y), ' ', wood);
        }
        let (glyph, style) = self.glyph(point);
        put(buffer, at, glyph, style);
    }

    fn glyph(&self, point: Point) -> (char, Style) {
        let Look { glyphs, styles, .. } = self.look;
        let now = self.now;
        if let Some(stone) = now.board.get(point) {
            let wins = now.result.as_ref().is_some_and(|result| result.line.contains(&point));
            let style = styles.stone(stone);
            return (glyphs.stone(stone), if wins { style.patch(styles.winning) } else { style });
        }
        if let Some(mark) = now.hint.as_ref().and_then(|hint| hint_mark(hint, point)) {
            return (mark, styles.mark);
        }
        if now.opening.offers.contains(&point) {
            return (OFFERED, styles.mark);
        }
        if is_barred(now, point) {
            return (' ', styles.wood);
        }
        if now.forbidden.iter().any(|forbidden| forbidden.point == point) {
            return (FORBIDDEN, styles.mark);
        }
        (if glyphs.lines { self.crossing(point) } else { self.dot(point) }, styles.wood)
    }

    fn dot(&self, point: Point) -> char {
        if is_star(self.now.size, point) { '+' } else { '.' }
    }

    fn crossing(&self, point: Point) -> char {
        let last = self.now.size.lines() - 1;
        match (point.x, point.y) {
            (0, 0) => '└',
            (0, y) if y == last => '┌',
            (0, _) => '├',
            (x, 0) if x == last => '┘',
            (x, y) if x == last && y == last => '┐',
            (x, _) if x == last => '┤',
            (_, 0) => '┴',
            (_, y) if y == last => '┬',
            _ if is_star(self.now.size, point) => '╋',
            _ => '┼',
        }
    }

    fn brackets(&self, at: Position, buffer: &mut Buffer) {
        let [before, behind] = LAST_MOVE;
        put(buffer, Position::new(at.x - 1, at.y), before, self.look.styles.mark);
        put(buffer, Position::new(at.x + 1, at.y), behind, self.look.styles.mark);
    }

    /// The names of the cursor's rank and column stand out.
    fn coordinates(&self, area: Rect, buffer: &mut Buffer) {
        let styles = self.look.styles;
        let style = |here: bool| if here { styles.strong } else { styles.quiet };
        let below = area.y + u16::from(self.now.size.lines());
        for line in 0..self.now.size.lines() {
            let rank = cell(area, self.now, Point::new(0, line)).y;
            let name = format!("{:>2}", u16::from(line) + 1);
            buffer.set_string(area.x, rank, name, style(line == self.cursor.y));
            let column = cell(area, self.now, Point::new(line, 0)).x;
            put(buffer, Position::new(column, below), char::from(b'A' + line), style(line == self.cursor.x));
        }
    }
}

/// The mark of the hint itself, and in the line of a win the numbers of the next eight moves.
fn hint_mark(hint: &Hint, point: Point) -> Option<char> {
    let place = hint.line.iter().position(|&moved| moved == point).filter(|_| hint.wins);
    match place {
        _ if point == hint.point => Some(HINT),
        Some(place) => char::from_digit(u32::try_from(place + 1).ok()?, 10),
        None => None,
    }
}

fn put(buffer: &mut Buffer, at: Position, glyph: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(at) {
        cell.set_char(glyph).set_style(style);
    }
}
