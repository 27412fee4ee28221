//! Lines of a popup: sentences that are broken to a width, rows of a list, and the keys that the bar has no room for.

use ratatui::text::{Line, Span};

use crate::tui::offer::Offer;
use crate::tui::popup::Scene;

/// Columns of a sentence: it fits on the least terminal that a board is played on.
const WIDTH: usize = 50;

/// A sentence, broken between words, or between characters where a language has no blanks.
pub fn paragraph(text: &str) -> Vec<Line<'static>> {
    let mut lines = vec![String::new()];
    for word in text.split_inclusive(' ') {
        let last = lines.last_mut().map_or(0, |line| width(line));
        if last > 0 && last + width(word.trim_end()) > WIDTH {
            lines.push(String::new());
        }
        for letter in word.chars() {
            let full = lines.last().is_some_and(|line| width(line) + width(&letter.to_string()) > WIDTH);
            if full && letter != ' ' {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                line.push(letter);
            }
        }
    }
    lines.into_iter().map(|line| Line::from(line.trim_end().to_owned())).collect()
}

/// A sentence that should be seen first.
pub fn strong(text: &str, scene: &Scene) -> Vec<Line<'static>> {
    paragraph(text).into_iter().map(|line| line.style(scene.look.styles.strong)).collect()
}

/// A sentence that is said by the way.
pub fn quiet(text: &str, scene: &Scene) -> Vec<Line<'static>> {
    paragraph(text).into_iter().map(|line| line.style(scene.look.styles.quiet)).collect()
}

/// A row of a list, with what is said of it in a second column from `column` on.
pub fn row(name: &str, detail: &str, column: usize, is_chosen: bool, scene: &Scene) -> Line<'static> {
    let air = " ".repeat(column.saturating_sub(width(name)));
    let mark = if is_chosen { '>' } else { ' ' };
    let line = Line::from(format!("{mark} {name}{air}  {detail}").trim_end().to_owned());
    if is_chosen { line.style(scene.look.styles.chosen) } else { line }
}

/// The column behind the longest of these names.
pub fn column<'a>(names: impl Iterator<Item = &'a str>) -> usize {
    names.map(width).max().unwrap_or(0)
}

/// The keys of these offers, under an empty line.
pub fn keys(offers: &[Offer], scene: &Scene) -> Vec<Line<'static>> {
    let language = scene.look.language;
    let mut lines = vec![Line::default()];
    let mut used = 0;
    for offer in offers {
        let key = Span::styled(offer.short_key(language), scene.look.styles.key);
        let name = Span::raw(format!(" {}  ", language.say(offer.name)));
        let needed = key.width() + name.width();
        if used == 0 || used + needed > WIDTH + 2 {
            lines.push(Line::default());
            used = 0;
        }
        used += needed;
        if let Some(line) = lines.last_mut() {
            line.push_span(key);
            line.push_span(name);
        }
    }
    lines
}

fn width(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_broken_and_nothing_of_it_is_lost() {
        for text in [
            "Nobody yet. Have the other person open Nearby on the same Wi-Fi, or on the hotspot of one of you.",
            "还没有人。请对方连上同一无线网络，或你们其中一人的热点，并打开“附近对弈”。还没有人。请对方连上同一无线网络。",
            &"x".repeat(170),
            "",
        ] {
            let lines = paragraph(text);
            assert!(lines.iter().all(|line| line.width() <= WIDTH), "{lines:?}");
            let all: String =
                lines.iter().flat_map(|line| line.spans.iter().map(|span| &*span.content)).collect();
            assert_eq!(all.replace(' ', ""), text.replace(' ', ""));
        }
        assert_eq!(paragraph("one two").len(), 1);
    }
}
