//! The engine's inner step, and how many of them it makes in a second.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use tengen_core::board::Stone;
use tengen_core::engine::{Control, Limits, Task, think};
use tengen_core::game::Level;
use tengen_core::rules::RuleSet;
use tengen_core::shapes::Shapes;

use crate::figures::{Bench, Figure};
use crate::positions::{after, beside_stones, boards, game};

/// Enough for a search to leave its beginnings behind.
const NODES: u32 = 20_000;

pub fn measure(bench: &mut Bench) {
    place_and_take_back(bench);
    nodes_per_second(bench);
}

/// One stone onto the board with its shapes and back again.
fn place_and_take_back(bench: &mut Bench) {
    let mut places = Vec::new();
    for (number, board) in boards().iter().enumerate() {
        let stone = Stone::to_move_at(board.stones());
        places.extend(beside_stones(board).into_iter().map(|point| (number, point, stone)));
    }
    let with_shapes = |board| (Shapes::new(&board, RuleSet::Renju.line_rules()), board);
    let mut positions: Vec<_> = boards().into_iter().map(with_shapes).collect();
    let mut next = places.iter().cycle();
    let figure = Figure {
        what: "place and take back, with shapes",
        unit: "µs",
        aim: "",
        seen: |nanoseconds| nanoseconds / 1e3,
    };
    bench.measure(figure, |b| {
        b.iter(|| {
            let &(number, point, stone) = next.next().unwrap();
            let (shapes, board) = &mut positions[number];
            board.place(point, stone).unwrap();
            shapes.place(point, stone);
            black_box(&shapes);
            board.remove(point).unwrap();
            shapes.remove(point, stone);
        });
    });
}

/// The strongest level on one quiet position, stopped after so many nodes.
fn nodes_per_second(bench: &mut Bench) {
    let board = after(&game(7, 8));
    let task =
        Task { rules: RuleSet::Renju, board: &board, to_move: Stone::Black, level: Level::TOP, seed: 1 };
    let limits = Limits { nodes: Some(u64::from(NODES)), ..Limits::default() };
    let figure = Figure {
        what: "engine, level 10",
        unit: "thousand nodes/s",
        aim: "",
        seen: |nanoseconds| f64::from(NODES) / nanoseconds * 1e6,
    };
    bench.measure(figure, |b| {
        b.iter(|| {
            let cancel = AtomicBool::new(false);
            let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} };
            let thought = think(black_box(&task), control);
            assert_eq!(thought.nodes, u64::from(NODES), "the position is settled without a search");
            thought
        });
    });
}
