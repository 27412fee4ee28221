//! How things look on this terminal: language, characters, styles. Nothing else chooses any of them.

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use tengen_core::board::Stone;

use super::words::Language;

/// What the surroundings of the program say of the terminal.
#[derive(Debug, Clone, Default)]
pub struct Surroundings {
    /// `$NO_COLOR`.
    pub no_color: String,
    /// The first of `$LC_ALL`, `$LC_CTYPE` and `$LANG` that is set: how characters are written.
    pub characters: String,
    /// The first of `$LC_ALL`, `$LC_MESSAGES` and `$LANG` that is set: which language is read.
    pub messages: String,
    /// How many colours the terminal says that it has.
    pub colours: u16,
}

/// How things look.
#[derive(Debug, Clone)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// The characters.
    pub glyphs: Glyphs,
    /// The styles.
    pub styles: Styles,
}

/// The characters of the board and of frames, each one cell wide.
#[derive(Debug, Clone, Copy)]
pub struct Glyphs {
    /// Whether the board's lines are drawn as lines.
    pub lines: bool,
    black: char,
    white: char,
    /// The frame of a popup.
    pub border: border::Set<'static>,
}

/// Marks on points, the same on every terminal; `draw` of the prompt has the first, too.
pub const FORBIDDEN: char = '!';
/// The point of the hint.
pub const HINT: char = '*';
/// What stands at either side of the last move.
pub const LAST_MOVE: [char; 2] = ['[', ']'];

/// The styles. Each of them says something that a character or a word says as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Styles {
    /// The board's wood with its lines.
    pub wood: Style,
    /// A black stone on wood.
    pub black: Style,
    /// A white stone on wood.
    pub white: Style,
    /// A mark on wood: last move, forbidden, hint.
    pub mark: Style,
    /// Laid over the cells of the cursor.
    pub cursor: Style,
    /// Laid over the stones of the row that won.
    pub winning: Style,
    /// Coordinates and whatever is said by the way.
    pub quiet: Style,
    /// What one should see first.
    pub strong: Style,
    /// The chosen row of a popup.
    pub chosen: Style,
    /// A key in the bar at the bottom.
    pub key: Style,
}

impl Look {
    /// The look for these surroundings; `language` is the one of the settings, empty for that of the terminal.
    pub fn choose(around: &Surroundings, language: &str) -> Self {
        let characters = around.characters.to_ascii_uppercase();
        let unicode = cfg!(windows) || characters.contains("UTF-8") || characters.contains("UTF8");
        let coloured = around.no_color.is_empty() && around.colours >= 256;
        let language = if unicode { Language::choose(language, &around.messages) } else { Language::English };
        Self {
            language,
            glyphs: Glyphs::new(unicode, coloured),
            styles: if coloured { Styles::COLOURED } else { Styles::PLAIN },
        }
    }
}

impl Glyphs {
    /// Discs need their colour: without it a terminal's light disc would be the black stone.
    const fn new(unicode: bool, coloured: bool) -> Self {
        let (black, white) = if unicode && coloured { ('●', '○') } else { ('X', 'O') };
        Self { lines: unicode, black, white, border: if unicode { border::PLAIN } else { ASCII_BORDER } }
    }

    /// A stone.
    pub const fn stone(self, stone: Stone) -> char {
        match stone {
            Stone::Black => self.black,
            Stone::White => self.white,
        }
    }
}

const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

// Of the palette of 256 colours, which have the same values everywhere (the first 16 have not).
const WOOD: u8 = 137;
const LINE: u8 = 235;
const INK: u8 = 16;
const PAPER: u8 = 231;
const SEAL: u8 = 52;
const CURSOR: u8 = 166;
const WINNING: u8 = 67;

const fn on(background: u8, foreground: u8) -> Style {
    Style::new().fg(Color::Indexed(foreground)).bg(Color::Indexed(background))
}

impl Styles {
    const COLOURED: Self = Self {
        wood: on(WOOD, LINE),
        black: on(WOOD, INK),
        white: on(WOOD, PAPER).add_modifier(Modifier::BOLD),
        mark: on(WOOD, SEAL).add_modifier(Modifier::BOLD),
        cursor: Style::new().bg(Color::Indexed(CURSOR)),
        winning: Style::new().bg(Color::Indexed(WINNING)),
        ..Self::PLAIN
    };

    const PLAIN: Self = Self {
        wood: Style::new(),
        black: Style::new().add_modifier(Modifier::BOLD),
        white: Style::new().add_modifier(Modifier::BOLD),
        mark: Style::new().add_modifier(Modifier::BOLD),
        cursor: Style::new().add_modifier(Modifier::REVERSED),
        winning: Style::new().add_modifier(Modifier::UNDERLINED),
        quiet: Style::new().add_modifier(Modifier::DIM),
        strong: Style::new().add_modifier(Modifier::BOLD),
        chosen: Style::new().add_modifier(Modifier::REVERSED),
        key: Style::new().add_modifier(Modifier::BOLD),
    };

    /// A stone on wood.
    pub const fn stone(self, stone: Stone) -> Style {
        match stone {
            Stone::Black => self.black,
            Stone::White => self.white,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(no_color: &str, characters: &str, colours: u16) -> Surroundings {
        Surroundings {
            no_color: no_color.to_owned(),
            characters: characters.to_owned(),
            messages: "zh_CN.UTF-8".to_owned(),
            colours,
        }
    }

    #[test]
    fn colour_only_where_it_is_wanted_and_there() {
        let styles = |no_color, colours| Look::choose(&around(no_color, "C.UTF-8", colours), "").styles;
        assert_eq!(styles("", 256), Styles::COLOURED);
        assert_eq!(styles("", u16::MAX), Styles::COLOURED);
        for plain in [styles("1", 256), styles("", 8)] {
            assert_eq!(plain, Styles::PLAIN);
        }
    }

    #[test]
    fn without_utf_8_nothing_but_ascii_is_chosen() {
        let look = Look::choose(&around("", "zh_CN.GBK", 256), "zh");
        assert_eq!(look.language, Language::English);
        assert!(!look.glyphs.lines);
        assert_eq!(Stone::BOTH.map(|stone| look.glyphs.stone(stone)), ['X', 'O']);
        let look = Look::choose(&around("", "zh_CN.utf8", 256), "");
        assert_eq!(look.language, Language::Chinese);
        assert_eq!(Stone::BOTH.map(|stone| look.glyphs.stone(stone)), ['●', '○']);
        let look = Look::choose(&around("yes", "zh_CN.utf8", 256), "");
        assert_eq!(
            Stone::BOTH.map(|stone| look.glyphs.stone(stone)),
            ['X', 'O'],
            "no disc without its colour"
        );
    }

    #[test]
    fn marks_and_stones_stand_out_by_three_to_one_on_all_that_lies_under_them() {
        for background in [WOOD, CURSOR, WINNING] {
            for foreground in [INK, PAPER] {
                assert!(contrast(background, foreground) >= 3.0, "{foreground} on {background}");
            }
        }
        for foreground in [LINE, SEAL] {
            assert!(contrast(WOOD, foreground) >= 3.0, "{foreground}");
        }
    }

    /// The contrast of two colours of the palette as WCAG 2 defines it.
    fn contrast(one: u8, other: u8) -> f64 {
        let (a, b) = (luminance(one), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(index: u8) -> f64 {
        let [red, green, blue] = values(index).map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.0722f64.mul_add(blue, 0.2126f64.mul_add(red, 0.7152 * green))
    }

    /// The cube of 6×6×6 colours from 16 on, and the greys from 232 on.
    fn values(index: u8) -> [u8; 3] {
        if index >= 232 {
            return [8 + 10 * (index - 232); 3];
        }
        let cube = index - 16;
        [cube / 36, cube / 6 % 6, cube % 6].map(|step| if step == 0 { 0 } else { 55 + 40 * step })
    }
}
