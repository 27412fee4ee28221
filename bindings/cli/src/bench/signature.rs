//! The signature: what the search finds on fixed positions with fixed numbers of nodes, as one number.

use std::sync::atomic::AtomicBool;

use tengen_core::board::{Board, Size, Stone};
use tengen_core::engine::{Control, Engine, Limits, Setup, Task, Thought};
use tengen_core::game::Level;
use tengen_core::rules::RuleSet;

use crate::position::after_moves;
use crate::report;

/// Quiet positions, so that there is something to search, by every rule: no foul and no five among the moves.
const POSITIONS: [&str; 4] = [
    "h8 i9 g7 i7 j8 h10",
    "h8 g8 i6 j7 g10 i8 f9",
    "k5 n6 n2 k8 l10 m7 i4 j6 l3",
    "c4 d4 e6 f5 d6 f7 g6 c6 e8 e3 f3",
];
/// Stones placed in the search of each.
pub const NODES: u64 = 20_000;
/// Megabytes of the table of each, which is part of what is found.
const TABLE_MB: usize = 4;

/// A number that changes with whatever the search finds, and the nodes that it took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Signature {
    pub hash: u64,
    pub nodes: u64,
}

/// Searches every position by every rule on both usual sizes.
pub fn signature() -> Signature {
    let mut signature = Signature { hash: 0xCBF2_9CE4_8422_2325, nodes: 0 };
    each_search(|thought| {
        let Thought { value, depth, nodes, .. } = thought;
        let found = format!("{value} {depth} {nodes} {}\n", report::line(&thought.line));
        // FNV-1a.
        for byte in found.bytes() {
            signature.hash = (signature.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
        signature.nodes += nodes;
    });
    signature
}

/// Every position by every rule on 15 and 20 lines, as tasks.
pub fn each_position(mut with: impl FnMut(&Task)) {
    for rules in RuleSet::ALL {
        for size in [Size::STANDARD, Size::MAX] {
            for moves in POSITIONS {
                let board = after_moves(moves, size).unwrap_or_else(|_| Board::new(size));
                let to_move = Stone::to_move_at(board.stones());
                with(&Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 });
            }
        }
    }
}

fn each_search(mut with: impl FnMut(&Thought)) {
    let mut engine = Engine::new(Setup { table_mb: TABLE_MB, ..Setup::default() });
    each_position(|task| {
        engine.forget();
        let cancel = AtomicBool::new(false);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} };
        with(&engine.think(task, control));
    });
}

#[cfg(test)]
mod tests {
    use tengen_core::rules::{Verdict, judge};

    use super::*;

    #[test]
    fn the_positions_are_legal_by_every_rule_and_not_over() {
        for rules in RuleSet::ALL {
            for moves in POSITIONS {
                let mut board = Board::new(Size::STANDARD);
                for point in crate::position::moves_of(moves, Size::STANDARD).unwrap() {
                    let stone = Stone::to_move_at(board.stones());
                    assert_eq!(judge(rules, &board, point, stone), Verdict::Continues, "{moves}: {point}");
                    board.place(point, stone).unwrap();
                }
            }
        }
    }

    #[test]
    fn the_signature_repeats() {
        let first = signature();
        assert_eq!(first, signature());
        assert!(first.nodes > 10 * NODES, "too much is settled without a search: {}", first.nodes);
    }
}
