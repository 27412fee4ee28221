//! Whether the computer agrees to a draw.

/// Behind by so much or more it is glad of a draw. About 100 is an open three without answer.
const BEHIND: i32 = -60;
/// Up to so much ahead it calls a long game even.
const EVEN: i32 = 20;

/// The answer of a computer to whom the position is worth `value`, with `stones` on a board of `cells` points.
pub(super) const fn agrees(value: i32, stones: usize, cells: usize) -> bool {
    value <= BEHIND || (value <= EVEN && stones * 2 >= cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behind_it_agrees_at_once_and_even_only_late() {
        assert!(agrees(BEHIND, 10, 225));
        assert!(!agrees(BEHIND + 1, 10, 225));
        assert!(!agrees(EVEN, 112, 225));
        assert!(agrees(EVEN, 113, 225));
        assert!(!agrees(EVEN + 1, 224, 225));
        assert!(agrees(-29_998, 2, 100));
    }
}
