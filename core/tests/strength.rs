//! How strong the lowest and the highest level are against a player who takes fives, blocks fives and otherwise plays
//! beside the stones. Fixed seeds and node limits, both colours: the counts repeat exactly.

#![allow(clippy::unwrap_used, reason = "a refused stone is a failed test")]

mod common;

use common::{Dice, beside_stones, level_nodes, quietly};
use tengen_core::board::{Board, Size, Stone};
use tengen_core::engine::{Choice, Task};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, judge};

/// Whether the computer, which has `own`, wins, loses or draws.
fn play(rules: RuleSet, level: Level, own: Stone, seed: u64) -> Option<Stone> {
    let mut board = Board::new(Size::STANDARD);
    let mut dice = Dice(seed * 7919 + 1);
    while !board.is_full() {
        let stone = Stone::to_move_at(board.stones());
        let point = if stone == own {
            let task = Task { rules, board: &board, to_move: stone, level, seed };
            match quietly(&task, level_nodes(level, 3_000)).choice {
                Choice::Play(point) => point,
                Choice::Resign => return Some(stone.opponent()),
            }
        } else {
            match beside_stones(rules, &board, stone, &mut dice) {
                Some(point) => point,
                None => return Some(stone.opponent()),
            }
        };
        match judge(rules, &board, point, stone) {
            Verdict::Wins(_) => return Some(stone),
            Verdict::Foul(foul) => panic!("{stone:?} fouled at {point}: {foul:?}"),
            Verdict::Continues => board.place(point, stone).unwrap(),
        }
    }
    None
}

/// Wins of the computer in 20 games, colours in turn.
fn wins(rules: RuleSet, level: Level) -> usize {
    let won = |seed: &u64| {
        let own = if seed.is_multiple_of(2) { Stone::Black } else { Stone::White };
        play(rules, level, own, *seed) == Some(own)
    };
    (1..=20).filter(won).count()
}

#[test]
fn the_top_level_beats_a_player_who_only_sees_fives() {
    for rules in RuleSet::ALL {
        let wins = wins(rules, Level::TOP);
        println!("top level, {rules:?}: {wins} of 20");
        assert!(wins >= 19, "{rules:?}: {wins} of 20");
    }
}

#[test]
fn the_lowest_level_can_be_beaten_by_a_player_who_only_sees_fives() {
    for rules in RuleSet::ALL {
        let wins = wins(rules, Level::LOWEST);
        println!("lowest level, {rules:?}: {wins} of 20");
        assert!(wins <= 4, "{rules:?}: {wins} of 20");
    }
}

#[test]
fn the_middle_level_is_nearer_to_the_top() {
    let wins = wins(RuleSet::Freestyle, Level::MIDDLE);
    println!("middle level: {wins} of 20");
    assert!(wins >= 17, "{wins} of 20");
}
