//! Lines of bounded length from any source, and answers that stay one line.

use std::io::{self, BufRead, Read};

/// One line without its end, of which at most `limit + 1` bytes are kept, however long it is; `None` at the end.
pub fn read_line(source: &mut impl BufRead, limit: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if source.by_ref().take(limit as u64 + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > limit {
        source.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

/// The text with what would end a line or command a terminal written out: an answer may quote what was asked.
pub fn printable(text: &str) -> String {
    let commands = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    text.chars().map(|c| if commands(c) { c.escape_default().to_string() } else { c.to_string() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: usize = 100;

    fn lines(mut bytes: &[u8]) -> Vec<usize> {
        std::iter::from_fn(|| read_line(&mut bytes, LIMIT).unwrap()).map(|line| line.len()).collect()
    }

    #[test]
    fn a_line_of_any_length_is_one_line_and_bounded() {
        let mut bytes = vec![b'x'; 5 * LIMIT];
        bytes.extend(b"\nundo\n\nquit");
        assert_eq!(lines(&bytes), [LIMIT + 1, 4, 0, 4]);
        assert_eq!(lines(&[b'x'; LIMIT + 1]), [LIMIT + 1]);
        assert_eq!(lines(b""), [0_usize; 0]);
    }

    #[test]
    fn nothing_that_is_quoted_ends_a_line() {
        let ends = "a\0\t\r\u{b}\u{c}\u{1b}[2J\u{85}\u{2028}\u{2029}";
        let text = r"a\u{0}\t\r\u{b}\u{c}\u{1b}[2J\u{85}\u{2028}\u{2029}";
        assert_eq!(printable(ends), text);
        for plain in ["", "8,7", "ERROR 'x y' is not x,y", "\u{1F642} \u{6f22}"] {
            assert_eq!(printable(plain), plain);
        }
    }

    #[test]
    fn a_line_exactly_at_the_limit_keeps_its_neighbours_apart() {
        for length in [LIMIT - 1, LIMIT, LIMIT + 1, LIMIT + 2] {
            let mut bytes = vec![b'x'; length];
            bytes.extend(b"\nh8\n");
            assert_eq!(lines(&bytes), [length.min(LIMIT + 1), 2], "{length}");
        }
    }
}
