//! Where things stand: board left, panel right, two lines of words and the bar of keys below.

use ratatui::layout::Rect;
use tengen_core::board::Size;

/// Columns of the panel beside the board: enough for a seat on one line.
const PANEL: u16 = 24;
/// On a wide terminal the panel stays readable.
const WIDEST_PANEL: u16 = 56;
/// Lines for what is said.
const WORDS: u16 = 2;
/// Rows that the panel may reach below the board, for the moves: on a tall terminal the rest stays empty, so that what is
/// said stays near the board.
const DEEPER: u16 = 6;
/// Columns for the numbers of the ranks.
pub const RANKS: u16 = 3;

/// The parts of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Areas {
    /// The board with its coordinates.
    pub board: Rect,
    /// Who plays, what goes on, the moves.
    pub panel: Rect,
    /// What is said.
    pub words: Rect,
    /// The keys.
    pub bar: Rect,
}

/// Columns and rows of a board with its coordinates: two columns a line, so that cells are about square.
pub fn board_size(size: Size) -> (u16, u16) {
    let lines = u16::from(size.lines());
    (RANKS + 2 * lines + 1, lines + 1)
}

/// The least terminal that a board can be played on.
pub fn needed(size: Size) -> (u16, u16) {
    let (width, height) = board_size(size);
    (width + PANEL, height + WORDS + 1)
}

/// The parts within `area`; `None` if it is too small.
pub fn areas(area: Rect, size: Size) -> Option<Areas> {
    let (least_width, least_height) = needed(size);
    if area.width < least_width || area.height < least_height {
        return None;
    }
    let (width, height) = board_size(size);
    let words = (area.bottom() - 1 - WORDS).min(area.y + height + DEEPER);
    // One column of air, if there is one to spare.
    let left = area.x + (width + 1).min(area.width - PANEL);
    Some(Areas {
        board: Rect::new(area.x, area.y, width, height),
        panel: Rect::new(left, area.y, (area.right() - left).min(WIDEST_PANEL), words - area.y),
        words: Rect::new(area.x, words, area.width, WORDS),
        bar: Rect::new(area.x, words + WORDS, area.width, 1),
    })
}

/// The first of `rows` to be shown in a window of `height` rows, so that the chosen one is inside.
pub fn first_shown(rows: usize, height: usize, chosen: usize) -> usize {
    let last_start = rows.saturating_sub(height);
    (chosen + 1).saturating_sub(height).min(last_start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_fits_on_80_by_24_and_the_standard_one_on_60_by_20() {
        for lines in 10..=20 {
            let size = Size::new(lines).unwrap();
            assert!(areas(Rect::new(0, 0, 80, 24), size).is_some(), "{lines}");
        }
        assert!(areas(Rect::new(0, 0, 60, 20), Size::STANDARD).is_some());
        assert!(areas(Rect::new(0, 0, 60, 20), Size::MAX).is_none());
    }

    #[test]
    fn the_parts_lie_on_the_screen_and_never_overlap() {
        for lines in 10..=20 {
            let size = Size::new(lines).unwrap();
            let (width, height) = needed(size);
            for (width, height) in [(width, height), (80, 24), (120, 40), (300, 100)] {
                let area = Rect::new(0, 0, width, height);
                let parts = areas(area, size).unwrap();
                let all = [parts.board, parts.panel, parts.words, parts.bar];
                for (index, one) in all.iter().enumerate() {
                    assert_eq!(one.intersection(area), *one);
                    assert!(one.area() > 0);
                    assert!(
                        all[index + 1..].iter().all(|other| !one.intersects(*other)),
                        "{lines}: {parts:?}"
                    );
                }
                assert!(parts.panel.width >= PANEL);
            }
            assert_eq!(areas(Rect::new(0, 0, width - 1, height), size), None);
            assert_eq!(areas(Rect::new(0, 0, width, height - 1), size), None);
        }
    }

    #[test]
    fn a_list_scrolls_no_more_than_it_must() {
        for (rows, height, chosen, first) in
            [(3, 5, 2, 0), (9, 5, 0, 0), (9, 5, 4, 0), (9, 5, 5, 1), (9, 5, 8, 4), (9, 0, 8, 9), (0, 5, 0, 0)]
        {
            assert_eq!(first_shown(rows, height, chosen), first, "{rows} {height} {chosen}");
        }
    }
}
