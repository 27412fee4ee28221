//! The frame that all popups share: as large as what stands in it, in the middle, scrolled to what is chosen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::{Popup, Scene};
use crate::tui::layout::first_shown;
use crate::tui::look::Look;

/// A column of air at each side, and the frame.
const ASIDE: u16 = 4;
/// The frame above and below.
const ABOVE_AND_BELOW: u16 = 2;

/// Draws a popup over `area`.
pub fn draw(popup: &dyn Popup, scene: &Scene, frame: &mut Frame, area: Rect) {
    let title = capitalised(scene.look.language.say(popup.title()));
    framed(popup.lines(scene), &title, popup.chosen(), scene.look, frame, area);
}

/// Draws these lines under a title over `area`, with the one that is `chosen` in sight.
pub fn framed(lines: Vec<Line>, title: &str, chosen: usize, look: &Look, frame: &mut Frame, area: Rect) {
    let title = format!(" {title} ");
    let widest = lines.iter().map(Line::width).max().unwrap_or(0).max(title.len());
    let place = middle(area, clamped(widest) + ASIDE, clamped(lines.len()) + ABOVE_AND_BELOW);
    let block = Block::bordered().border_set(look.glyphs.border).title(title);
    let inner = block.inner(place);
    let text = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let first = first_shown(lines.len(), usize::from(text.height), chosen);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    frame.render_widget(Paragraph::new(Text::from(lines)).scroll((clamped(first), 0)), text);
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A place of this size, or as much of it as there is, in the middle of `area`.
pub fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let (left, above) = ((area.width - width) / 2, (area.height - height) / 2);
    Rect::new(area.x + left, area.y + above, width, height)
}

/// As many rows or columns as a terminal can have.
pub fn clamped(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
