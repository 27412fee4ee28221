//! The picture.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};

use super::layout::{Areas, LEAST_WIDTH, areas, beside, least_height};
use super::row::{self, fitted};
use super::words::{HELP, Text};
use super::{Pane, Popup};
use crate::hall::qr;
use crate::tui::{Language, clamped, framed, middle};

/// The least columns of one count.
const COUNT: usize = 15;
/// Borders of the code, in modules: the usual one and what most readers do with, too.
const BORDERS: [usize; 3] = [qr::BORDER, 2, 1];
/// What stands before an order.
const PROMPT: &str = "> ";

impl Pane {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let code = self.code_lines(qr::BORDER).filter(|_| area.width >= LEAST_WIDTH);
        let code_at = beside(area, code.as_ref().map(|lines| size(lines)));
        let left = code_at.map_or(area.width, |code| code.x - 1);
        let head = self.head(usize::from(left));
        let height = clamped(head.len());
        let Some(areas) = areas(area, code_at, height, clamped(self.rooms.len())) else {
            let needed = (LEAST_WIDTH, least_height(height));
            let text = self.look.language.too_narrow(needed, (area.width, area.height));
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
            return;
        };
        frame.render_widget(Paragraph::new(head), areas.head);
        self.draw_rooms(frame, areas.rooms);
        self.draw_log(frame, areas.log);
        self.draw_bottom(frame, &areas);
        frame.render_widget(self.bar(usize::from(areas.bar.width), code_at.is_some()), areas.bar);
        if let (Some(lines), Some(at)) = (code, code_at) {
            frame.render_widget(Paragraph::new(lines).style(self.code_style()), at);
        }
        match self.popup {
            Some(Popup::Help) => self.draw_help(frame, area),
            Some(Popup::Code) if code_at.is_none() => self.draw_code(frame, area),
            Some(Popup::Code) | None => {}
        }
    }

    /// What the hall is, where it is and how it is doing.
    fn head(&self, columns: usize) -> Vec<Line<'static>> {
        let styles = self.look.styles;
        let kind = "tengen hall ";
        let name = fitted(&format!(" {}", self.name), columns.saturating_sub(kind.len()));
        let title = Line::from(vec![Span::styled(name, styles.strong), Span::styled(kind, styles.quiet)]);
        let mut lines = vec![title];
        lines.extend(self.where_it_is(columns));
        lines.extend(self.counts(columns));
        lines
    }

    fn where_it_is(&self, columns: usize) -> Vec<Line<'static>> {
        let styles = self.look.styles;
        if self.addresses.is_empty() {
            return vec![Line::styled(format!(" {}", self.say(Text::NoAddress)), styles.strong)];
        }
        let mut lines = vec![Line::styled(format!(" {}", self.say(Text::JoinAt)), styles.quiet)];
        for address in &self.addresses {
            let span = Span::styled(format!("  {address}"), styles.strong);
            match lines.last_mut() {
                Some(line) if line.width() + span.width() <= columns => line.push_span(span),
                _ => lines.push(Line::from(span)),
            }
        }
        lines
    }

    /// The counts in columns of equal width.
    fn counts(&self, columns: usize) -> Vec<Line<'static>> {
        let status = self.pulse.status;
        let of = |count: usize, most: usize| format!("{count}/{most}");
        let counts = [
            (Text::Rooms, of(status.rooms, self.limits.rooms)),
            (Text::Games, status.games.to_string()),
            (Text::Seats, status.seats.to_string()),
            (Text::Watching, status.watchers.to_string()),
            (Text::Lobby, status.lobby.to_string()),
            (Text::Links, of(status.links, self.limits.links)),
            (Text::Moves, status.moves.to_string()),
            (Text::Ended, status.ended.to_string()),
            (Text::In, self.pulse.received_a_second.to_string()),
            (Text::Out, self.pulse.sent_a_second.to_string()),
        ];
        let a_line = (columns / COUNT).max(1);
        let width = columns / a_line;
        let cell = |(name, count): &(Text, String)| {
            let name = format!(" {} ", self.say(*name));
            let left = width.saturating_sub(Span::raw(name.as_str()).width());
            [
                Span::styled(name, self.look.styles.quiet),
                Span::styled(fitted(count, left), self.look.styles.strong),
            ]
        };
        counts.chunks(a_line).map(|line| Line::from(line.iter().flat_map(cell).collect::<Vec<_>>())).collect()
    }

    fn draw_rooms(&mut self, frame: &mut Frame, area: Rect) {
        let height = usize::from(area.height - 1);
        let all = self.rooms.len();
        self.first_room = self.first_room.min(all.saturating_sub(height));
        let last = (self.first_room + height).min(all);
        let title = if all > height {
            self.look.language.rooms_shown(self.first_room + 1, last, all)
        } else {
            self.say(Text::Rooms).to_owned()
        };
        let columns = usize::from(area.width);
        let mut lines = vec![self.section(&title, columns)];
        let shown = &self.rooms[self.first_room..last];
        lines.extend(shown.iter().map(|room| row::line(room, &self.look, columns)));
        if all == 0 {
            lines.push(Line::styled(format!(" {}", self.say(Text::NoRooms)), self.look.styles.quiet));
        }
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
        let columns = usize::from(area.width);
        let (look, quiet) = (&self.look, self.look.styles.quiet);
        let told: Vec<Line> =
            self.log.shown(usize::from(area.height - 1)).map(|line| log_line(line, quiet, columns)).collect();
        let title = match self.log.newer() {
            0 => look.language.word(Text::Log).to_owned(),
            newer => look.language.newer(newer),
        };
        let mut lines = vec![self.section(&title, columns)];
        if told.is_empty() {
            lines.push(Line::styled(format!(" {}", self.say(Text::NothingYet)), quiet));
        }
        lines.extend(told);
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// A line across with a title in it.
    fn section(&self, title: &str, columns: usize) -> Line<'static> {
        let dash = self.look.glyphs.border.horizontal_top;
        let title = format!(" {title} ");
        let rest = columns.saturating_sub(2 + Span::raw(title.as_str()).width());
        Line::from(vec![
            Span::styled(dash.repeat(2), self.look.styles.quiet),
            Span::styled(title, self.look.styles.strong),
            Span::styled(dash.repeat(rest), self.look.styles.quiet),
        ])
    }

    fn draw_bottom(&self, frame: &mut Frame, areas: &Areas) {
        let styles = self.look.styles;
        let said = match &self.said {
            Some(said) => said.clone(),
            None if self.pulse.unsaved => self.say(Text::Unsaved).to_owned(),
            None => String::new(),
        };
        frame.render_widget(Line::styled(format!(" {said}"), styles.strong), areas.said);
        let columns = usize::from(areas.entry.width).saturating_sub(PROMPT.len() + 1);
        let (typed, cursor) = self.entry.shown(columns);
        let text = if self.entry.is_empty() {
            Span::styled(self.say(Text::Placeholder), styles.quiet)
        } else {
            Span::raw(typed)
        };
        frame.render_widget(Line::from(vec![Span::styled(PROMPT, styles.key), text]), areas.entry);
        if self.popup.is_none() {
            let x = areas.entry.x + clamped(PROMPT.len() + cursor);
            frame.set_cursor_position((x, areas.entry.y));
        }
    }

    /// As many keys as fit; the last ones, help and stop, first of all.
    fn bar(&self, columns: usize, shows_code: bool) -> Line<'static> {
        let arrows = if self.look.glyphs.lines { "↑↓" } else { "Up Down" };
        let code = self.code.as_ref().filter(|_| !shows_code).map(|_| ("Tab", Text::KeyCode));
        let keys = [(arrows, Text::KeyRooms), ("PgUp PgDn", Text::KeyLog)].into_iter().chain(code);
        let keys = keys.chain([("F1", Text::KeyHelp), ("^C", Text::KeyStop)]);
        let told = keys.map(|(key, what)| {
            [
                Span::styled(format!(" {key}"), self.look.styles.key),
                Span::raw(format!(" {} ", self.say(what))),
            ]
        });
        let mut told: Vec<[Span; 2]> = told.collect();
        let width = |told: &[[Span; 2]]| told.iter().flatten().map(Span::width).sum::<usize>();
        while width(&told) > columns && told.len() > 2 {
            told.remove(0);
        }
        Line::from(told.into_iter().flatten().collect::<Vec<_>>())
    }

    fn code_lines(&self, border: usize) -> Option<Vec<Line<'static>>> {
        // Half blocks are no ASCII.
        let code = self.code.as_ref().filter(|_| self.look.glyphs.lines)?;
        Some(qr::bordered(code, border).into_iter().map(Line::from).collect())
    }

    /// Light on dark, whatever the terminal's own colours are, where it has any.
    fn code_style(&self) -> Style {
        let coloured = self.look.styles.wood != Style::new();
        if coloured { Style::new().fg(Color::Indexed(231)).bg(Color::Indexed(16)) } else { Style::new() }
    }

    fn draw_code(&self, frame: &mut Frame, area: Rect) {
        let fits = |lines: &Vec<Line>| size(lines).0 <= area.width && size(lines).1 <= area.height;
        let codes: Vec<_> = BORDERS.into_iter().filter_map(|border| self.code_lines(border)).collect();
        let least = codes.last().map_or((0, 0), |lines| size(lines));
        let Some(lines) = codes.into_iter().find(fits) else {
            let text = self.look.language.too_narrow(least, (area.width, area.height));
            return self.draw_popup(frame, area, Text::Code, vec![Line::from(text)]);
        };
        let (width, height) = size(&lines);
        let at = middle(area, width, height);
        frame.render_widget(Clear, at);
        frame.render_widget(Paragraph::new(lines).style(self.code_style()), at);
    }

    fn draw_help(&self, frame: &mut Frame, area: Rect) {
        let lines = HELP.iter().map(|[key, english, chinese]| {
            let what = match self.look.language {
                Language::English => english,
                Language::Chinese => chinese,
            };
            Line::from(vec![Span::styled(format!("{key:<14}"), self.look.styles.key), Span::raw(*what)])
        });
        self.draw_popup(frame, area, Text::Help, lines.collect());
    }

    fn draw_popup(&self, frame: &mut Frame, area: Rect, title: Text, lines: Vec<Line>) {
        framed(lines, self.say(title), 0, &self.look, frame, area);
    }
}

/// The room by itself, as in the list of rooms.
fn log_line(line: &str, quiet: Style, columns: usize) -> Line<'static> {
    let of_room = line.strip_prefix("room ").and_then(|rest| rest.split_once(' '));
    match of_room {
        Some((room, what)) => Line::from(vec![
            Span::styled(format!("{room:>3} "), quiet),
            Span::raw(fitted(what, columns.saturating_sub(4))),
        ]),
        None => Line::from(fitted(&format!("    {line}"), columns)),
    }
}

fn size(lines: &[Line]) -> (u16, u16) {
    (clamped(lines.first().map_or(0, Line::width)), clamped(lines.len()))
}
