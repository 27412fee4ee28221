//! Where things stand: what the hall is and does above, rooms and log below it, words, order and keys at the bottom. On a large
//! terminal the code for cameras stands at the right.

use ratatui::layout::Rect;

/// The least columns.
pub const LEAST_WIDTH: u16 = 60;
/// Rows for what is said, the order and the keys.
const BOTTOM: u16 = 3;
/// The least rows for rooms and for the log, each with its title.
const LEAST_LIST: u16 = 3;
/// Columns left of the code, and rows below it, that let it stand there.
const BESIDE_CODE: (u16, u16) = (60, BOTTOM + 8);

/// The parts of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Areas {
    /// What the hall is, and how it is doing.
    pub head: Rect,
    /// The rooms, with their title.
    pub rooms: Rect,
    /// What has happened, with its title.
    pub log: Rect,
    /// What is said.
    pub said: Rect,
    /// The order that is typed.
    pub entry: Rect,
    /// The keys.
    pub bar: Rect,
}

/// Where a code of this size stands beside the rest, if it has room there.
pub fn beside(area: Rect, code: Option<(u16, u16)>) -> Option<Rect> {
    let (width, height) = code?;
    let fits = area.width >= width + BESIDE_CODE.0 && area.height >= height + BESIDE_CODE.1;
    fits.then(|| Rect::new(area.right() - width, area.y, width, height))
}

/// The least rows, with so many for the head.
pub const fn least_height(head: u16) -> u16 {
    head + 2 * LEAST_LIST + BOTTOM
}

/// The parts within `area`, of which `head` rows are the head's; `None` if it is too small. All `rooms` are shown if half of what
/// is left, or the code's height, has room for them.
pub fn areas(area: Rect, code: Option<Rect>, head: u16, rooms: u16) -> Option<Areas> {
    if area.width < LEAST_WIDTH || area.height < least_height(head) {
        return None;
    }
    let bottom = area.bottom() - BOTTOM;
    let left = code.map_or(area.width, |code| code.x - area.x - 1);
    let below = code.map_or(area.y + head, |code| code.bottom().max(area.y + head + LEAST_LIST));
    let rooms = match code {
        Some(_) => below - area.y - head,
        None => (1 + rooms.max(1)).clamp(LEAST_LIST, (bottom - below) / 2),
    };
    let log = area.y + head + rooms;
    let line = |row: u16| Rect::new(area.x, bottom + row, area.width, 1);
    Some(Areas {
        head: Rect::new(area.x, area.y, left, head),
        rooms: Rect::new(area.x, area.y + head, left, rooms),
        log: Rect::new(area.x, log, area.width, bottom - log),
        said: line(0),
        entry: line(1),
        bar: line(2),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_lie_on_the_screen_fill_it_and_never_overlap() {
        for (width, height) in [(60, 14), (60, 20), (80, 24), (120, 40), (300, 100)] {
            let area = Rect::new(0, 0, width, height);
            for rooms in [0, 1, 4, 64] {
                let code = beside(area, Some((49, 25)));
                assert_eq!(code.is_some(), width >= 120, "{width}");
                let parts = areas(area, code, 5, rooms).unwrap();
                let mut all = vec![parts.head, parts.rooms, parts.log, parts.said, parts.entry, parts.bar];
                all.extend(code);
                for (index, one) in all.iter().enumerate() {
                    assert_eq!(one.intersection(area), *one);
                    assert!(one.area() > 0);
                    assert!(all[index + 1..].iter().all(|other| !one.intersects(*other)), "{parts:?}");
                }
                assert!(parts.rooms.height >= LEAST_LIST && parts.log.height >= LEAST_LIST, "{parts:?}");
            }
        }
        assert_eq!(areas(Rect::new(0, 0, 59, 40), None, 5, 0), None);
        assert_eq!(areas(Rect::new(0, 0, 80, least_height(5) - 1), None, 5, 0), None);
        assert!(areas(Rect::new(0, 0, 80, least_height(5)), None, 5, 64).is_some());
    }
}
