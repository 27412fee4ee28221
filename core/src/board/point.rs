use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Size;

/// A crossing of two lines. `x` counts columns from the left, `y` ranks from the bottom, both from 0: A1 is (0, 0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Point {
    /// Column, 0 is A. All letters are used, I too.
    pub x: u8,
    /// Rank, 0 is rank 1 at the bottom.
    pub y: u8,
}

/// Why a text names no point of the board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParsePointError {
    /// Neither a letter with a number nor two numbers.
    #[error("'{0}' is not a point such as h8 or 8 8")]
    Malformed(String),
    /// A well-formed name beyond the edge.
    #[error("{0} is off the board")]
    OffBoard(String),
}

impl Point {
    /// The point in column `x` and rank `y`, both from 0; whether it is on a board is asked of the [`Size`].
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// The place in a row-by-row list of a board's points, from rank 1: `y * lines + x`.
    #[must_use]
    pub const fn index(self, size: Size) -> usize {
        self.y as usize * size.lines() as usize + self.x as usize
    }

    /// The point at `index` of a row-by-row list, if the board has it.
    #[must_use]
    pub fn from_index(index: usize, size: Size) -> Option<Self> {
        let lines = usize::from(size.lines());
        let x = u8::try_from(index % lines).ok()?;
        let y = u8::try_from(index / lines).ok()?;
        (y < size.lines()).then_some(Self { x, y })
    }

    /// The point `dx` columns and `dy` ranks away, if it is on the board.
    #[must_use]
    pub fn offset(self, dx: i32, dy: i32, size: Size) -> Option<Self> {
        let x = u8::try_from(i32::from(self.x) + dx).ok()?;
        let y = u8::try_from(i32::from(self.y) + dy).ok()?;
        let point = Self { x, y };
        size.contains(point).then_some(point)
    }

    /// Reads `h8`, `H8` (letter, rank from the bottom) or `8 8`, `8,8` (column, rank, both from 1).
    pub fn parse(text: &str, size: Size) -> Result<Self, ParsePointError> {
        let malformed = || ParsePointError::Malformed(text.trim().chars().take(32).collect());
        let (x, y) = parse_pair(text.trim()).ok_or_else(malformed)?;
        let off = || ParsePointError::OffBoard(text.trim().to_uppercase());
        let point = Self {
            x: u8::try_from(x).ok().and_then(|x| x.checked_sub(1)).ok_or_else(off)?,
            y: u8::try_from(y).ok().and_then(|y| y.checked_sub(1)).ok_or_else(off)?,
        };
        if size.contains(point) { Ok(point) } else { Err(off()) }
    }
}

/// Column and rank from 1, in either notation.
fn parse_pair(text: &str) -> Option<(u32, u32)> {
    let first = text.chars().next()?;
    if first.is_ascii_alphabetic() {
        let column = u32::from(first.to_ascii_uppercase()) - u32::from('A') + 1;
        return Some((column, parse_number(&text[1..])?));
    }
    let mut parts = text.split(|c: char| c == ',' || c.is_whitespace()).filter(|part| !part.is_empty());
    let pair = (parse_number(parts.next()?)?, parse_number(parts.next()?)?);
    parts.next().is_none().then_some(pair)
}

/// Up to four digits and nothing else: more can only be off the board or a mistake.
fn parse_number(text: &str) -> Option<u32> {
    let digits = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// As a file or a message has it: `H8`, of the largest board.
impl TryFrom<String> for Point {
    type Error = ParsePointError;

    fn try_from(text: String) -> Result<Self, ParsePointError> {
        Self::parse(&text, Size::MAX)
    }
}

impl From<Point> for String {
    fn from(point: Point) -> Self {
        point.to_string()
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.x), u16::from(self.y) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back_on_every_size() {
        for lines in 10..=20 {
            let size = Size::new(lines).unwrap();
            for point in size.points() {
                let name = point.to_string();
                assert_eq!(Point::parse(&name, size), Ok(point));
                assert_eq!(Point::parse(&name.to_lowercase(), size), Ok(point));
                assert_eq!(Point::parse(&format!(" {} {} ", point.x + 1, point.y + 1), size), Ok(point));
                assert_eq!(Point::from_index(point.index(size), size), Some(point));
            }
        }
    }

    #[test]
    fn the_column_i_is_used() {
        assert_eq!(Point::parse("i9", Size::STANDARD), Ok(Point::new(8, 8)));
    }

    #[test]
    fn bad_names_are_told_from_points_off_the_board() {
        for text in ["", "h", "8", "h8x", "é8", "8 8 8", "-1 3", "h-1", "h99999", "🙂", "hh", "8.8", "h+8"]
        {
            let read = Point::parse(text, Size::STANDARD);
            assert!(matches!(read, Err(ParsePointError::Malformed(_))), "{text}: {read:?}");
        }
        for text in ["p1", "a16", "a0", "z1", "16 1", "0 0", "8 9999", "h300"] {
            let read = Point::parse(text, Size::STANDARD);
            assert!(matches!(read, Err(ParsePointError::OffBoard(_))), "{text}: {read:?}");
        }
    }
}
