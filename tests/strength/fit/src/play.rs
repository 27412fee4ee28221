//! The games that weights are fitted to: quick ones from openings by chance, given up when the engine sees their end.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use fastrand::Rng;
use tengen_core::board::{Board, Point, Size, Stone};
use tengen_core::engine::{Choice, Control, Engine, Limits, Setup, Task};
use tengen_core::game::Level;
use tengen_core::rules::{RuleSet, Verdict, judge};

use crate::Problem;
use crate::game::Game;

/// An opening worth more than this to one side is not played.
const UNEVEN: i32 = 120;
/// Values beyond this are of games whose end is forced.
const DECIDED: i32 = 29_000;
/// Stones after which a game is a draw.
const LONGEST: usize = 150;
/// A game with fewer moves of the engine says little.
const SHORTEST: usize = 5;

/// Adds games to a file for so many seconds.
pub fn games(rules: RuleSet, seconds: u64, nodes: u64, seed: u64, file: &str) -> Result<(), Problem> {
    let (began, mut rng) = (Instant::now(), Rng::with_seed(seed));
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    let mut engine = Engine::new(Setup { table_mb: 2, ..Setup::default() });
    let mut played = 0;
    while began.elapsed() < Duration::from_secs(seconds) {
        engine.forget();
        if let Some(game) = game(rules, &mut engine, nodes, &mut rng) {
            writeln!(file, "{game}")?;
            played += 1;
        }
    }
    println!("{played} games");
    Ok(())
}

fn game(rules: RuleSet, engine: &mut Engine, nodes: u64, rng: &mut Rng) -> Option<Game> {
    let (mut board, moves) = opening(rules, rng)?;
    let mut game = Game { rules, opening: moves.len(), moves, values: Vec::new(), result: 0 };
    while !board.is_full() && game.moves.len() < LONGEST {
        let to_move = Stone::to_move_at(game.moves.len());
        let task = Task { rules, board: &board, to_move, level: Level::TOP, seed: 0 };
        // The first value decides whether the game is worth playing.
        let first = game.values.is_empty();
        let limits = Limits { nodes: Some(if first { 3 * nodes } else { nodes }), ..Limits::default() };
        let cancel = AtomicBool::new(false);
        let control = Control { limits, cancel: &cancel, now_ms: &|| 0, on_info: &mut |_| {} };
        let thought = engine.think(&task, control);
        let Choice::Play(point) = thought.choice else { break };
        if first && thought.value.abs() > UNEVEN {
            return None;
        }
        game.values.push(thought.value);
        game.moves.push(point);
        if thought.value.abs() > DECIDED {
            game.result = thought.value.signum() * if to_move == Stone::Black { 1 } else { -1 };
            break;
        }
        board.place(point, to_move).ok()?;
    }
    (game.values.len() >= SHORTEST).then_some(game)
}

/// Three to eight stones near each other, with no five and no foul.
fn opening(rules: RuleSet, rng: &mut Rng) -> Option<(Board, Vec<Point>)> {
    let size = Size::STANDARD;
    let (stones, spread) = (rng.usize(3..=8), rng.i32(2..=4));
    let centre = Point::new(rng.u8(5..=9), rng.u8(5..=9));
    let (mut board, mut moves) = (Board::new(size), Vec::new());
    for _ in 0..200 {
        if moves.len() == stones {
            return Some((board, moves));
        }
        let stone = Stone::to_move_at(moves.len());
        let near = centre.offset(rng.i32(-spread..=spread), rng.i32(-spread..=spread), size);
        let Some(point) = near.filter(|&point| board.is_empty_at(point)) else { continue };
        if judge(rules, &board, point, stone) == Verdict::Continues {
            board.place(point, stone).ok()?;
            moves.push(point);
        }
    }
    None
}
