//! SWAP2BOARD: three stones to begin with, then which colour to take, all by the value that a search gives.

use std::time::Instant;

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{Choice, Limits, Thought};
use tengen_core::rules::{RuleSet, is_won};

use super::field::{Field, Side};
use super::player::{Player, Reply, Trouble, cell_text, settled};
use super::request::cell;

/// Threes of offsets from the centre, black, white, black: apart from each other, so that nobody has much of them.
/// Which of them is the most even at this size and by these rules is found by search.
const BEGINNINGS: [[(i32, i32); 3]; 10] = [
    [(-4, -5), (-3, -3), (1, -5)],
    [(-5, 4), (-2, 4), (-4, -1)],
    [(-5, -5), (-4, -3), (-1, -4)],
    [(0, -5), (2, -4), (-3, -3)],
    [(-4, -4), (-5, -1), (-1, -3)],
    [(-5, 1), (-3, 2), (-4, -2)],
    [(-3, -5), (-5, -3), (1, -4)],
    [(-4, -5), (0, -4), (-4, -1)],
    [(-5, 0), (-3, 2), (-4, -4)],
    [(-5, -3), (-2, -5), (-5, 1)],
];

impl Player {
    /// The answer to the stones of a swap2 opening.
    pub fn swap2(&mut self, lines: &[String], at: Instant) -> Reply {
        settled(self.choose(lines, at))
    }

    fn choose(&mut self, lines: &[String], at: Instant) -> Result<Reply, Trouble> {
        let rules = self.settings().rules().map_err(Trouble::Rule)?;
        let field = stones(self.field_mut()?.size(), lines)?;
        let reply = match field.moves().len() {
            0 => self.begin(rules, &field, at),
            3 | 5 => self.stay_or_swap(rules, &field, at),
            other => Err(Trouble::Swap2(other)),
        };
        self.settings_mut().spend(at.elapsed());
        reply
    }

    /// The three stones whose value is nearest to even, so that the choice of colour is worth little.
    fn begin(&mut self, rules: RuleSet, field: &Field, at: Instant) -> Result<Reply, Trouble> {
        let limits = self.settings().limits(at.elapsed(), 0);
        let part = |limit: Option<u64>| limit.map(|ms| (ms / BEGINNINGS.len() as u64).max(1));
        let each = Limits { millis: part(limits.millis), fair_millis: None, ..limits };
        let mut best: Option<(i32, [Point; 3])> = None;
        for stones in BEGINNINGS.iter().filter_map(|offsets| on_board(offsets, field.size())) {
            let board = placed(field.size(), &stones);
            let value = self.ponder(rules, &board, Stone::White, each)?.value.abs();
            if best.is_none_or(|(least, _)| value < least) {
                best = Some((value, stones));
            }
        }
        let (_, stones) = best.ok_or(Trouble::NoPoint)?;
        Ok(Reply::plain(stones.map(|point| cell_text(field, point)).join(" ")))
    }

    /// White is to move: stays White with the best move where that is worth something, else takes Black.
    fn stay_or_swap(&mut self, rules: RuleSet, field: &Field, at: Instant) -> Result<Reply, Trouble> {
        let board = placed(field.size(), &field.moves());
        if is_won(rules, &board) {
            return Err(Trouble::Over);
        }
        let limits = self.settings().limits(at.elapsed(), board.stones());
        let Thought { choice, value, .. } = self.ponder(rules, &board, Stone::White, limits)?;
        Ok(Reply::plain(match choice {
            Choice::Play(point) if value >= 0 => cell_text(field, point),
            Choice::Play(_) | Choice::Resign => "SWAP".to_owned(),
        }))
    }
}

/// The points of a beginning, if a board of this size has them all.
fn on_board(offsets: &[(i32, i32); 3], size: Size) -> Option<[Point; 3]> {
    let at = |(dx, dy): (i32, i32)| size.centre().offset(dx, dy, size);
    Some([at(offsets[0])?, at(offsets[1])?, at(offsets[2])?])
}

/// The stones of lines `x,y`, in order.
fn stones(size: Size, lines: &[String]) -> Result<Field, Trouble> {
    let mut field = Field::new(size);
    for line in lines {
        let wrong = || Trouble::Place(line.chars().take(32).collect());
        field.put(cell(line).ok_or_else(wrong)?, Side::Opponent)?;
    }
    Ok(field)
}

/// Stones in turn, Black's first.
fn placed(size: Size, points: &[Point]) -> Board {
    let mut board = Board::new(size);
    for (ply, &point) in points.iter().enumerate() {
        let placed = board.place(point, Stone::to_move_at(ply));
        debug_assert!(placed.is_ok(), "{point} is twice among the stones");
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_beginning_has_three_points_on_every_size() {
        for lines in 10..=20 {
            let size = Size::new(lines).unwrap();
            let fitting = BEGINNINGS.iter().filter(|offsets| {
                on_board(offsets, size).is_some_and(|[a, b, c]| a != b && b != c && a != c)
            });
            assert_eq!(fitting.count(), BEGINNINGS.len(), "{lines} lines");
        }
    }
}
