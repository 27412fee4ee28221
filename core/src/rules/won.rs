use super::{RuleSet, Verdict, judge};
use crate::board::Board;

/// Whether a side has its five already, so that the game is over. Looks at every stone: meant for positions that come
/// from outside, not for a search.
#[must_use]
pub fn is_won(rules: RuleSet, board: &Board) -> bool {
    let mut without = board.clone();
    board.size().points().any(|point| {
        let Ok(stone) = without.remove(point) else { return false };
        let wins = matches!(judge(rules, &without, point, stone), Verdict::Wins(_));
        wins || without.place(point, stone).is_err()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Size, Stone};

    #[test]
    fn a_five_is_seen_by_the_rules_in_force() {
        let mut board = Board::new(Size::STANDARD);
        for x in 0..6 {
            assert!(!is_won(RuleSet::Freestyle, &board), "{x} stones");
            board.place(Point::new(2 * x, 9), Stone::White).unwrap();
            board.place(Point::new(if x == 4 { 5 } else { x.min(4) }, 3), Stone::Black).unwrap();
        }
        // Black has six in a row.
        let won = RuleSet::ALL.map(|rules| is_won(rules, &board));
        assert_eq!(won, [true, false, false, false, true]);
        board.remove(Point::new(5, 3)).unwrap();
        assert_eq!(RuleSet::ALL.map(|rules| is_won(rules, &board)), [true; 5]);
    }
}
