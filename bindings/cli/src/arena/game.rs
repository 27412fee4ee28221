//! One game between two players, refereed by the rules.

use tengen_core::board::{Board, Point, Stone};
use tengen_core::engine::Choice;
use tengen_core::rules::{RuleSet, Verdict, judge};

use super::opening::Opening;
use super::player::Player;
use super::stopwatch::{Spent, Stopwatch};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// This side made its five.
    Won(Stone),
    /// This side wins since the other did something that it must not.
    LostBy(Stone, Fault),
    /// No point is left.
    Full,
}

/// What a player must not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A point that is taken or off the board.
    Illegal,
    /// A point that the rules forbid.
    Foul,
    /// No move where a point could be played.
    Resigned,
}

/// A game as it was played.
#[derive(Debug, Clone)]
pub struct Played {
    pub ending: Ending,
    pub moves: Vec<Point>,
    /// The longest thought of a move.
    pub longest: Spent,
}

/// Plays on from an opening to the end.
pub fn play(rules: RuleSet, opening: &Opening, black: &mut Player, white: &mut Player) -> Played {
    let mut board = opening.board();
    let mut moves = opening.moves.clone();
    let mut longest = Spent::default();
    let ending = loop {
        if board.is_full() {
            break Ending::Full;
        }
        let stone = Stone::to_move_at(board.stones());
        let player = if stone == Stone::Black { &mut *black } else { &mut *white };
        let watch = Stopwatch::start();
        let choice = player.choose(rules, &board, stone);
        longest = longest.longest(watch.spent());
        let point = match choice {
            Choice::Play(point) => point,
            // All points forbidden is the rules' way to lose; the board is not full.
            Choice::Resign if nothing_allowed(rules, &board, stone) => break Ending::Won(stone.opponent()),
            Choice::Resign => break Ending::LostBy(stone.opponent(), Fault::Resigned),
        };
        if !board.is_empty_at(point) {
            break Ending::LostBy(stone.opponent(), Fault::Illegal);
        }
        moves.push(point);
        match judge(rules, &board, point, stone) {
            Verdict::Wins(_) => break Ending::Won(stone),
            Verdict::Foul(_) => break Ending::LostBy(stone.opponent(), Fault::Foul),
            Verdict::Continues => {}
        }
        if board.place(point, stone).is_err() {
            break Ending::LostBy(stone.opponent(), Fault::Illegal);
        }
    };
    Played { ending, moves, longest }
}

fn nothing_allowed(rules: RuleSet, board: &Board, stone: Stone) -> bool {
    board.empty_points().all(|point| matches!(judge(rules, board, point, stone), Verdict::Foul(_)))
}
