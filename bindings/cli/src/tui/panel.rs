//! The panel beside the board: who plays, what goes on, where the cursor is, the moves.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use tengen_core::app::{Phase, TableSnapshot};
use tengen_core::board::{Point, Stone};

use super::look::Look;
use super::words::Text;

/// Rows for the two seats and the kind of game.
const HEAD: u16 = 3;
/// Rows for what goes on: the longest sentence in the narrowest panel.
const SITUATION: u16 = 4;

/// Columns for the turn and the stone before a seat.
const MARKS: usize = 5;

/// Draws the panel.
pub fn draw(now: &TableSnapshot, cursor: Point, look: &Look, frame: &mut Frame, area: Rect) {
    let rows = [
        Constraint::Length(HEAD),
        Constraint::Length(1),
        Constraint::Length(SITUATION),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(0),
    ];
    let [head, _, situation, here, _, moves] = Layout::vertical(rows).areas(area);
    frame.render_widget(Paragraph::new(who_plays(now, look, usize::from(head.width))), head);
    let sentence = what_goes_on(now, look);
    frame.render_widget(
        Paragraph::new(sentence).style(look.styles.strong).wrap(Wrap { trim: true }),
        situation,
    );
    if now.phase != Phase::NoGame {
        frame.render_widget(Paragraph::new(look.language.point(now, cursor)), here);
    }
    frame.render_widget(Paragraph::new(moves_played(now, look, moves.height)), moves);
}

fn who_plays(now: &TableSnapshot, look: &Look, width: usize) -> Vec<Line<'static>> {
    if now.phase == Phase::NoGame {
        return Vec::new();
    }
    let seat = |stone: Stone| {
        let to_move = if now.to_move == Some(stone) { ">" } else { " " };
        let glyph = Span::styled(format!(" {} ", look.glyphs.stone(stone)), look.styles.stone(stone));
        let who = format!(" {}", look.language.seat_line(now, stone, width.saturating_sub(MARKS)));
        Line::from(vec![Span::styled(to_move, look.styles.strong), glyph, Span::raw(who)])
    };
    let lines = now.size.lines();
    let kind = format!("  {lines}x{lines}, {}", look.language.rules(now.rules));
    vec![seat(Stone::Black), seat(Stone::White), Line::from(kind).style(look.styles.quiet)]
}

/// The one sentence that matters most now.
fn what_goes_on(now: &TableSnapshot, look: &Look) -> String {
    let language = look.language;
    match (&now.result, &now.thinking, now.hint, now.to_move) {
        (Some(result), ..) => language.result(now, result),
        (None, Some(thinking), ..) => language.thinking(thinking),
        (None, None, Some(hint), _) => language.hint(hint.point, hint.reason),
        (None, None, None, Some(stone)) => language.turn(now, stone),
        (None, None, None, None) => language.no_game(),
    }
}

/// Black's and White's moves in pairs; the newest that fit into `rows` under their heading.
fn moves_played(now: &TableSnapshot, look: &Look, rows: u16) -> Vec<Line<'static>> {
    let Some(rows) = usize::from(rows).checked_sub(1).filter(|&rows| rows > 0) else { return Vec::new() };
    if now.moves.is_empty() {
        return Vec::new();
    }
    let pairs: Vec<String> = now
        .moves
        .chunks(2)
        .enumerate()
        .map(|(index, pair)| {
            let names: Vec<String> = pair.iter().map(|point| format!("{:<4}", point.to_string())).collect();
            format!("{:>3}. {}", index + 1, names.join(" "))
        })
        .collect();
    let mut lines = vec![Line::from(look.language.say(Text::Moves)).style(look.styles.quiet)];
    let newest = pairs.len().saturating_sub(rows);
    lines.extend(pairs.into_iter().skip(newest).map(Line::from));
    lines
}
