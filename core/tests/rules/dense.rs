//! Judge and oracle where generated fields don't reach: whole boards filled nearly to the end, stones on the edges, rows
//! that cross each other all over.

use tengen_core::board::{Board, Point, Size, Stone};

use crate::generated::Numbers;
use crate::support::assert_agrees_with_oracle;

/// A board on which of a hundred points so many are black and so many white.
fn filled(numbers: &mut Numbers, size: Size, black: u8, white: u8) -> Board {
    let mut board = Board::new(size);
    for point in size.points() {
        let n = numbers.below(100);
        if n < black {
            board.place(point, Stone::Black).unwrap();
        } else if n < black + white {
            board.place(point, Stone::White).unwrap();
        }
    }
    board
}

/// Black rows with holes, in any direction from anywhere, and a few white stones.
fn crossed(numbers: &mut Numbers, size: Size) -> Board {
    let mut board = Board::new(size);
    let lines = size.lines();
    for row in 0..3 + numbers.below(6) {
        let stone = if row % 4 == 3 { Stone::White } else { Stone::Black };
        let (x, y) = (numbers.below(lines), numbers.below(lines));
        let (dx, dy) = [(1, 0), (0, 1), (1, 1), (1, -1)][usize::from(numbers.below(4))];
        for n in 0..4 + i32::from(numbers.below(4)) {
            let next = Point::new(x, y).offset(n * dx, n * dy, size);
            if let Some(point) = next.filter(|&point| board.is_empty_at(point))
                && numbers.below(3) > 0
            {
                board.place(point, stone).unwrap();
            }
        }
    }
    board
}

#[test]
fn judge_and_oracle_agree_on_whole_boards() {
    let mut numbers = Numbers(0x00b0_a7d5);
    for lines in 10..=20 {
        let size = Size::new(lines).unwrap();
        for (black, white) in [(15, 5), (30, 10), (45, 20), (60, 30), (49, 49), (90, 5)] {
            for _ in 0..6 {
                assert_agrees_with_oracle(&filled(&mut numbers, size, black, white));
            }
        }
        for _ in 0..60 {
            assert_agrees_with_oracle(&crossed(&mut numbers, size));
        }
    }
}
