//! Whether a line that is said to win does: every move is allowed, and the last makes the winner's five.

use tengen_core::board::{Board, Point, Stone};
use tengen_core::rules::{RuleSet, Verdict, judge};

/// Whether the line, begun by `winner`, is legal and ends with its five.
pub fn ends_with_five(rules: RuleSet, board: &Board, winner: Stone, line: &[Point]) -> bool {
    let mut board = board.clone();
    let mut stone = winner;
    for (n, &point) in line.iter().enumerate() {
        if !board.is_empty_at(point) {
            return false;
        }
        match judge(rules, &board, point, stone) {
            Verdict::Wins(_) => return stone == winner && n + 1 == line.len(),
            Verdict::Foul(_) => return false,
            Verdict::Continues => {}
        }
        if board.place(point, stone).is_err() {
            return false;
        }
        stone = stone.opponent();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{after_moves, moves_of};
    use tengen_core::board::Size;

    #[test]
    fn only_a_legal_line_up_to_the_five_wins() {
        let board = after_moves("h8 a1 i8 a2 j8 a3", Size::STANDARD).unwrap();
        let wins = |rules, line: &str| {
            ends_with_five(rules, &board, Stone::Black, &moves_of(line, Size::STANDARD).unwrap())
        };
        assert!(wins(RuleSet::Renju, "k8 l8 g8"));
        for line in ["", "k8", "k8 l8", "h8", "k8 l8 f8", "k8 l8 g8 a4", "k8 a4 a5"] {
            assert!(!wins(RuleSet::Renju, line), "{line}");
        }
        let foul = after_moves("h7 a1 h6 a3 g8 a5 i8 a7", Size::STANDARD).unwrap();
        let line = moves_of("h8 a9 h5 h9 h4 a11 h3", Size::STANDARD).unwrap();
        assert!(!ends_with_five(RuleSet::Renju, &foul, Stone::Black, &line));
    }
}
