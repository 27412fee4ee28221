//! Judging moves in renju, whose Black has the dearest rules.

use std::hint::black_box;

use tengen_core::board::Stone;
use tengen_core::rules::{RuleSet, forbidden_points, judge};

use crate::figures::{Bench, Figure};
use crate::positions::{beside_stones, boards};

pub fn measure(bench: &mut Bench) {
    judge_a_move(bench);
    fouls_of_a_board(bench);
}

/// The mean over each point beside the stones of sixty-four boards, for the side to move.
fn judge_a_move(bench: &mut Bench) {
    let boards = boards();
    let mut moves = Vec::new();
    for board in &boards {
        let stone = Stone::to_move_at(board.stones());
        moves.extend(beside_stones(board).into_iter().map(|point| (board, point, stone)));
    }
    let mut next = moves.iter().cycle();
    let figure = Figure {
        what: "judge a move (renju)",
        unit: "µs",
        aim: "< 0.2",
        seen: |nanoseconds| nanoseconds / 1e3,
    };
    bench.measure(figure, |b| {
        b.iter(|| {
            let &(board, point, stone) = next.next().unwrap();
            judge(RuleSet::Renju, black_box(board), point, stone)
        });
    });
}

/// The mean over sixty-four boards.
fn fouls_of_a_board(bench: &mut Bench) {
    let boards = boards();
    let mut next = boards.iter().cycle();
    let figure = Figure {
        what: "fouls of a whole board",
        unit: "µs",
        aim: "< 50",
        seen: |nanoseconds| nanoseconds / 1e3,
    };
    bench.measure(figure, |b| {
        b.iter(|| forbidden_points(RuleSet::Renju, black_box(next.next().unwrap())));
    });
}
