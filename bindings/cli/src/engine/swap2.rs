//! SWAP2BOARD: three stones to begin with, then which colour to take, all by the value that a search gives.

use std::time::Instant;

use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{Choice, Limits, Thought};
use tengen_core::rules::RuleSet;

use super::field::{Field, Side, is_won};
use super::player::{Player, Reply, Trouble, cell_text, ponder, settled};
use super::request::cell;

/// Threes of offsets from the centre, black, white, black: apart from each other, so that nobody has much of them.
/// Which of them is the most even at this size and by these rules is found by search.
const BEGINNINGS: [[(i32, i32); 3]; 10] = [
    [(-4, 5), (-3, 3), (1, 5)],
    [(5, 4), (2, 4), (4, -1)],
    [(-5, -5), (-4, -3), (-1, -4)],
    [(0, 5), (2, 4), (-3, 3)],
    [(4, -4), (5, -1), (1, -3)],
    [(-5, 1), (-3, 2), (-4, -2)],
    [(3, 5), (5, 3), (-1, 4)],
    [(-4, -5), (0, -4), (-4, -1)],
    [(5, 0), (3, 2), (4, -4)],
    [(-5, 3), (-2, 5), (-5, -1)],
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
    fn begin(&self, rules: RuleSet, field: &Field, at: Instant) -> Result<Reply, Trouble> {
        let limits = self.settings().limits(at.elapsed());
        let millis = limits.millis.map(|ms| (ms / BEGINNINGS.len() as u64).max(1));
        let each = Limits { millis, ..limits };
        let even = |stones: &[Point; 3]| {
            let board = placed(field.size(), stones);
            ponder(rules, &board, Stone::White, each, self.ended()).value.abs()
        };
        let centre = field.size().centre();
        let on_board = BEGINNINGS.iter().filter_map(|offsets| {
            let mut points = offsets.iter().map(|&(dx, dy)| centre.offset(dx, dy, field.size()));
            Some([points.next()??, points.next()??, points.next()??])
        });
        let best = on_board.min_by_key(even).ok_or(Trouble::NoPoint)?;
        let cells: Vec<String> = best.iter().map(|&point| cell_text(field, point)).collect();
        Ok(Reply::plain(cells.join(" ")))
    }

    /// White is to move: stays White with the best move where that is worth something, else takes Black.
    fn stay_or_swap(&self, rules: RuleSet, field: &Field, at: Instant) -> Result<Reply, Trouble> {
        let board = placed(field.size(), &field.moves());
        if is_won(rules, &board) {
            return Err(Trouble::Over);
        }
        let limits = self.settings().limits(at.elapsed());
        let Thought { choice, value, .. } = ponder(rules, &board, Stone::White, limits, self.ended());
        Ok(Reply::plain(match choice {
            Choice::Play(point) if value >= 0 => cell_text(field, point),
            Choice::Play(_) | Choice::Resign => "SWAP".to_owned(),
        }))
    }
}

/// The stones of lines `x,y`, in order.
fn stones(size: Size, lines: &[String]) -> Result<Field, Trouble> {
    let mut field = Field::new(size);
    for line in lines {
        let wrong = || Trouble::Stone(line.chars().take(32).collect());
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
    fn every_beginning_fits_every_size_and_has_three_points() {
        for lines in 10..=20 {
            let size = Size::new(lines).unwrap();
            let fitting = BEGINNINGS.iter().filter(|offsets| {
                let points: Vec<Option<Point>> =
                    offsets.iter().map(|&(dx, dy)| size.centre().offset(dx, dy, size)).collect();
                points.iter().all(Option::is_some)
                    && points[0] != points[1]
                    && points[1] != points[2]
                    && points[0] != points[2]
            });
            let least = if lines == 10 { 5 } else { BEGINNINGS.len() };
            assert!(fitting.count() >= least, "{lines} lines");
        }
    }
}
