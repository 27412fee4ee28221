//! A room as one line.

use ratatui::text::{Line, Span};
use tengen_core::board::Stone;
use tengen_core::net::hall::StoredRoom;
use tengen_core::net::room::{GameOfRoom, Phase, Presence, SeatNo};

use crate::lines::printable;
use crate::tui::Look;

/// Columns for a room's number, for how it is, and for how far.
const NUMBER: usize = 4;
const STATE: usize = 13;
const PLIES: usize = 9;
/// Columns for what is played, on a screen of so many.
const PLAYED: usize = 13;
const WIDE: usize = 70;

/// A room within so many columns: its number, how it is, who plays whom, and with which rules if there is room.
pub fn line(room: &StoredRoom, look: &Look, columns: usize) -> Line<'static> {
    let language = look.language;
    let game = room.state.game.as_ref();
    let played = (columns >= WIDE).then(|| {
        let settings = &room.state.settings;
        language.played(settings.rules, settings.size.lines())
    });
    let names = columns - NUMBER - STATE - PLIES - played.as_ref().map_or(0, |_| PLAYED);
    let winner = game.and_then(|of_room| of_room.game.result()).and_then(|result| result.winner);
    let plies = game.map_or_else(String::new, |of_room| language.plies(of_room.game.plies().len()));
    let mut spans = vec![
        Span::styled(format!("{:>3} ", room.room), look.styles.quiet),
        Span::raw(fitted(language.phase(room.state.phase, winner), STATE)),
        Span::raw(fitted(&plies, PLIES)),
    ];
    spans.extend(players(room, look, names));
    spans.extend(played.map(|played| Span::styled(fitted(&played, PLAYED), look.styles.quiet)));
    Line::from(spans)
}

/// Black first where there is a game, else by their seats.
fn players(room: &StoredRoom, look: &Look, columns: usize) -> [Span<'static>; 2] {
    let game =
        room.state.game.as_ref().filter(|_| matches!(room.state.phase, Phase::Playing | Phase::Finished));
    let first = game.map_or(SeatNo::First, GameOfRoom::black_now);
    let half = columns / 2;
    [(first, Stone::Black), (first.other(), Stone::White)].map(|(seat, stone)| {
        let mark = game.map_or_else(String::new, |_| format!("{} ", look.glyphs.stone(stone)));
        let Some(sitter) = room.state.seat(seat) else { return Span::raw(fitted("-", half)) };
        let text = fitted(&format!("{mark}{}", printable(sitter.name.as_str())), half);
        let here = sitter.presence == Presence::Here;
        Span::styled(text, if here { look.styles.strong } else { look.styles.quiet })
    })
}

/// The text in exactly so many columns, the last of which stays blank; an ellipsis where it is cut.
pub fn fitted(text: &str, columns: usize) -> String {
    let width = |text: &str| Span::raw(text.to_owned()).width();
    let room = columns.saturating_sub(1);
    let mut kept = text.to_owned();
    if width(text) > room {
        while !kept.is_empty() && width(&kept) + 1 > room {
            kept.pop();
        }
        kept.push('…');
    }
    let blank = columns.saturating_sub(width(&kept));
    kept.push_str(&" ".repeat(blank));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_its_columns_whatever_its_letters() {
        for (text, fits) in
            [("Anna", "Anna  "), ("Annabel", "Anna… "), ("小明", "小明  "), ("欧阳小明", "欧阳… ")]
        {
            assert_eq!(fitted(text, 6), fits);
        }
        assert_eq!(fitted("", 3), "   ");
    }
}
