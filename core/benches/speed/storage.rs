//! What a person waits for: a move that is on the disk before it is shown, and the app that opens where it was left.

use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tengen_core::app::{App, ColourChoice, Kind, NewGame, Phase, Table};
use tengen_core::board::Point;
use tengen_core::rules::RuleSet;

use crate::figures::{Bench, Figure};
use crate::positions::game;

/// Games of the large archive, and how many of them are played move by move before they are multiplied.
const GAMES: usize = 10_000;
const PLAYED: usize = 20;
/// Plies of a game that is long, but not unusual.
const PLIES: usize = 60;

pub fn measure(bench: &mut Bench, scratch: &Path) {
    store_a_move(bench, scratch);
    open_and_resume(bench, scratch);
}

/// From the call to its answer, with the commit that waits for the disk; the games are begun anew when they are long.
fn store_a_move(bench: &mut Bench, scratch: &Path) {
    let folder = TempDir::new_in(scratch).unwrap();
    let app = App::open(folder.path()).unwrap();
    let table = app.table();
    let moves = game(1, PLIES);
    table.new_game(two_people()).unwrap();
    let figure = Figure {
        what: "apply and store a move (synchronous FULL)",
        unit: "ms",
        aim: "",
        seen: |nanoseconds| nanoseconds / 1e6,
    };
    bench.measure(figure, |b| {
        b.iter_custom(|iterations| {
            timed(iterations, || {
                let ply = table.snapshot().moves.len() % PLIES;
                if ply == 0 {
                    table.restart().unwrap();
                }
                let started = Instant::now();
                table.play(moves[ply]).unwrap();
                started.elapsed()
            })
        });
    });
}

/// From nothing to the snapshot that a screen draws first. Closing is not counted.
fn open_and_resume(bench: &mut Bench, scratch: &Path) {
    let folder = TempDir::new_in(scratch).unwrap();
    fill(folder.path());
    let figure = Figure {
        what: "open 10,000 games and resume",
        unit: "ms",
        aim: "< 30",
        seen: |nanoseconds| nanoseconds / 1e6,
    };
    bench.measure(figure, |b| {
        b.iter_custom(|iterations| {
            timed(iterations, || {
                let started = Instant::now();
                let app = App::open(folder.path()).unwrap();
                let snapshot = app.table().snapshot();
                let elapsed = started.elapsed();
                assert_eq!((snapshot.phase, snapshot.moves.len()), (Phase::Playing, PLIES));
                app.shutdown().unwrap();
                elapsed
            })
        });
    });
}

fn timed(iterations: u64, mut once: impl FnMut() -> Duration) -> Duration {
    (0..iterations).map(|_| once()).sum()
}

fn two_people() -> NewGame {
    NewGame { rules: RuleSet::Renju, colour: ColourChoice::Black, ..NewGame::first_choice(Kind::TwoPeople) }
}

/// Some finished games of many lengths, played and stored like any other, then copied; the last of all is on the table.
fn fill(folder: &Path) {
    let app = App::open(folder).unwrap();
    let table = app.table();
    for number in 1..PLAYED {
        play(&table, &game(number as u64, PLIES / 2 + number * 2));
        table.resign().unwrap();
    }
    play(&table, &game(PLAYED as u64, PLIES));
    app.shutdown().unwrap();
    multiply(folder);
    let app = App::open(folder).unwrap();
    assert_eq!(app.archive().finished(usize::MAX, 0).unwrap().len(), GAMES - 1);
    app.shutdown().unwrap();
}

fn play(table: &Table, moves: &[Point]) {
    table.new_game(two_people()).unwrap();
    for &point in moves {
        table.play(point).unwrap();
    }
}

/// Copies of the finished games, actions and all; what a column added later holds is its default.
fn multiply(folder: &Path) {
    let archive = rusqlite::Connection::open(folder.join("archive.db")).unwrap();
    let statements = format!(
        "BEGIN;
         CREATE TEMP TABLE copy AS
           WITH RECURSIVE number (n) AS (SELECT {PLAYED} + 1 UNION ALL SELECT n + 1 FROM number WHERE n < {GAMES})
           SELECT n AS id, n % ({PLAYED} - 1) + 1 AS original FROM number;
         INSERT INTO game (id, size, rules, black_level, black_name, white_level, white_name, seed, moves,
             result, winner, line, started_ms, updated_ms)
           SELECT copy.id, size, rules, black_level, black_name, white_level, white_name, seed, moves,
             result, winner, line, started_ms + copy.id, updated_ms + copy.id
           FROM copy JOIN game ON game.id = copy.original;
         INSERT INTO action (game, seq, kind, point, at_ms, black_left_ms, white_left_ms)
           SELECT copy.id, seq, kind, point, at_ms, black_left_ms, white_left_ms
           FROM copy JOIN action ON action.game = copy.original ORDER BY copy.id, seq;
         COMMIT;"
    );
    archive.execute_batch(&statements).unwrap();
}
