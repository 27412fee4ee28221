//! The panel beside the board: who plays, what goes on, where the cursor is, the moves.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use tengen_core::app::{Phase, TableClock, TableSnapshot};
use tengen_core::board::{Point, Stone};

use super::look::Look;
use super::words::{Language, Text};

/// Rows for the two seats and the kind of game; the opening has one more.
const HEAD: u16 = 3;
/// Rows for what goes on: the longest sentence in the narrowest panel.
const SITUATION: u16 = 4;
/// Where there is room, a question of an opening has one more: a long name may stand in it.
const QUESTION: u16 = 5;
/// Room enough: all the rows of the panel but for the moves.
const ROOMY: u16 = HEAD + 1 + 1 + QUESTION + 1 + 1;

/// Columns for the turn and the stone before a seat.
const MARKS: usize = 5;

/// What the panel tells of.
pub struct Seen<'a> {
    /// The table.
    pub now: &'a TableSnapshot,
    /// The clocks as they are at this moment.
    pub clock: Option<TableClock>,
    /// Where the cursor is.
    pub cursor: Point,
}

/// Draws the panel.
pub fn draw(seen: &Seen, look: &Look, frame: &mut Frame, area: Rect) {
    let Seen { now, cursor, .. } = *seen;
    let opening = look.language.opening_line(now.opening.opening, now.opening.pattern);
    let asks = now.opening.ask.is_some() && area.height >= ROOMY;
    let rows = [
        Constraint::Length(HEAD + u16::from(!opening.is_empty())),
        Constraint::Length(1),
        Constraint::Length(if asks { QUESTION } else { SITUATION }),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(0),
    ];
    let [head, _, situation, here, _, moves] = Layout::vertical(rows).areas(area);
    let mut heading = who_plays(seen, look, usize::from(head.width));
    heading.push(Line::from(format!("  {opening}")).style(look.styles.quiet));
    frame.render_widget(Paragraph::new(heading), head);
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

fn who_plays(seen: &Seen, look: &Look, width: usize) -> Vec<Line<'static>> {
    let now = seen.now;
    if now.phase == Phase::NoGame {
        return Vec::new();
    }
    let seat = |stone: Stone| {
        let to_move = if now.decider == Some(stone) { ">" } else { " " };
        let glyph = Span::styled(format!(" {} ", look.glyphs.stone(stone)), look.styles.stone(stone));
        let clock = clock_of(seen, stone);
        let room = width.saturating_sub(MARKS + clock.len());
        let who = format!(" {}", look.language.seat_line(now, stone, room));
        let clock = Span::styled(clock, look.styles.strong);
        Line::from(vec![Span::styled(to_move, look.styles.strong), glyph, Span::raw(who), clock])
    };
    let lines = now.size.lines();
    let score = look.language.score(now.score);
    let gap = if score.is_empty() { "" } else { "  " };
    let kind = format!("  {lines}x{lines}, {}{gap}{score}", look.language.rules(now.rules));
    vec![seat(Stone::Black), seat(Stone::White), Line::from(kind).style(look.styles.quiet)]
}

/// What the clock of a side shows, two blanks before it; empty without one.
fn clock_of(seen: &Seen, stone: Stone) -> String {
    let Some(clock) = &seen.clock else { return String::new() };
    let side = match stone {
        Stone::Black => &clock.black,
        Stone::White => &clock.white,
    };
    let shown = Language::clock(side);
    if shown.is_empty() { shown } else { format!("  {shown}") }
}

/// The one sentence that matters most now.
fn what_goes_on(now: &TableSnapshot, look: &Look) -> String {
    let language = look.language;
    match (&now.result, &now.thinking, &now.hint, now.to_move) {
        (Some(result), ..) => language.result(now, result),
        (None, Some(thinking), ..) => language.thinking(thinking),
        (None, None, Some(hint), _) => language.hint(hint.point, hint.reason),
        (None, None, None, Some(stone)) => match &now.opening.ask {
            Some(ask) => language.asked(now, ask),
            None => language.turn(now, stone),
        },
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
