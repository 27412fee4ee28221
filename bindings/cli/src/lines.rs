//! Lines of bounded length from any source.

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
    fn a_line_exactly_at_the_limit_keeps_its_neighbours_apart() {
        for length in [LIMIT - 1, LIMIT, LIMIT + 1, LIMIT + 2] {
            let mut bytes = vec![b'x'; length];
            bytes.extend(b"\nh8\n");
            assert_eq!(lines(&bytes), [length.min(LIMIT + 1), 2], "{length}");
        }
    }
}
