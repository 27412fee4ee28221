//! The app on real files; where a test must decide when the engine answers, a puppet thinks instead of it.

mod analysis;
mod background;
mod clocks;
mod end;
mod forbidden;
mod games;
mod hints;
mod listeners;
mod matches;
mod offers;
mod openings;
mod property;
mod resume;
#[cfg(feature = "net")]
mod rooms;
mod settings;
mod storage;
mod threads;
mod undo_pairs;

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use tempfile::TempDir;

use super::thinker::Mind;
use super::*;
use crate::board::{Point, Size, Stone};
use crate::engine::{Choice, Control, Line, Task};
use crate::game::{Level, Seat, UndoRule};
use crate::rules::RuleSet;

type Thinks = dyn Fn(&Task, &Control) -> Choice + Send + Sync;

/// Thinks as a closure says. Its advice is the same as its move.
struct Puppet(Box<Thinks>);

impl Mind for Puppet {
    fn choose(&self, task: &Task, control: Control) -> Choice {
        (self.0)(task, &control)
    }

    fn advise(&self, task: &Task, control: Control) -> Option<Hint> {
        match (self.0)(task, &control) {
            Choice::Play(point) => {
                Some(Hint { point, reason: HintReason::TakesFive, line: vec![point], wins: true })
            }
            Choice::Resign => None,
        }
    }

    /// Worth what the column of its move is.
    fn weigh(&self, task: &Task, control: Control) -> i32 {
        match (self.0)(task, &control) {
            Choice::Play(point) => 100 * i32::from(point.x),
            Choice::Resign => -29_998,
        }
    }

    fn compare(
        &self,
        task: &Task,
        control: Control,
        _: usize,
        on_lines: &mut dyn FnMut(&[Line]),
    ) -> Vec<Line> {
        on_lines(&[]);
        match (self.0)(task, &control) {
            Choice::Play(point) => vec![Line { value: 7, depth: 3, line: vec![point] }],
            Choice::Resign => Vec::new(),
        }
    }
}

/// A question that a puppet was asked, to be answered by the test whenever it likes.
struct Asked {
    to_move: Stone,
    stones: usize,
    level: Level,
    seed: u64,
    answer: mpsc::Sender<Answer>,
}

enum Answer {
    Play(Point),
    Resign,
    /// Goes on thinking until it is told to stop, and then plays this.
    Stopped(Point),
    Panic,
}

/// A puppet whose questions come to the test. Without anybody to be asked it resigns.
fn puppet() -> (Arc<dyn Mind>, mpsc::Receiver<Asked>) {
    let (ask, asked) = mpsc::channel();
    let think = move |task: &Task, control: &Control| {
        let (answer, answered) = mpsc::channel();
        let (to_move, stones) = (task.to_move, task.board.stones());
        let _ = ask.send(Asked { to_move, stones, level: task.level, seed: task.seed, answer });
        match answered.recv() {
            Ok(Answer::Play(point)) => Choice::Play(point),
            Ok(Answer::Stopped(point)) => {
                while !control.cancel.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
                Choice::Play(point)
            }
            Ok(Answer::Panic) => panic!("the engine's own mistake"),
            // The test is over and asks for nothing more.
            Ok(Answer::Resign) | Err(_) => Choice::Resign,
        }
    };
    (Arc::new(Puppet(Box::new(think))), asked)
}

fn ask(asked: &mpsc::Receiver<Asked>) -> Asked {
    asked.recv_timeout(Duration::from_mins(1)).expect("the puppet is asked")
}

/// A clock of its own for tests: a second later at each look.
fn clock() -> i64 {
    static NOW: AtomicI64 = AtomicI64::new(1_000_000);
    NOW.fetch_add(1_000, Ordering::Relaxed)
}

/// The time of that clock, by which no game's clock ever runs.
#[derive(Debug)]
struct Ticking;

impl Time for Ticking {
    fn wall_ms(&self) -> i64 {
        clock()
    }

    fn steady_ms(&self) -> i64 {
        0
    }
}

fn open(dir: &TempDir, mind: &Arc<dyn Mind>) -> App {
    let time: Arc<dyn Time> = Arc::new(Ticking);
    App::open_with(dir.path(), Arc::clone(mind), &time).unwrap()
}

/// An empty folder, the questions of the puppet that thinks there, the app and its table.
fn puppeteered() -> (TempDir, mpsc::Receiver<Asked>, App, Table) {
    let dir = tempfile::tempdir().unwrap();
    let (mind, asked) = puppet();
    let app = open(&dir, &mind);
    let table = app.table();
    (dir, asked, app, table)
}

fn open_plain(dir: &TempDir) -> App {
    App::open(dir.path()).unwrap()
}

/// A copy of the data folder as it is on disk now: what a killed process would leave behind.
fn copy_of(dir: &Path) -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    let mut copied = Vec::new();
    for entry in fs::read_dir(dir).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
        copied.push(entry.file_name().into_string().unwrap());
    }
    assert!(copied.iter().any(|name| name == "archive.db-wal"), "{copied:?}");
    copy
}

/// The first snapshot that is as wanted.
fn wait(app: &App, wanted: impl Fn(&TableSnapshot) -> bool) -> Arc<TableSnapshot> {
    let (tell, told) = mpsc::channel();
    let _subscription = app.register(Box::new(move |_, _| {
        let _ = tell.send(());
    }));
    loop {
        let snapshot = app.table().snapshot();
        if wanted(&snapshot) {
            return snapshot;
        }
        told.recv_timeout(Duration::from_mins(1)).expect("the table changes");
    }
}

fn computer(level: Level) -> Seat {
    Seat::Computer { level }
}

fn person(name: &str) -> Seat {
    Seat::Person { name: name.to_owned() }
}

fn two_people(size: Size, rules: RuleSet) -> NewGame {
    let (me, other, colour) = (person("甲"), person("Zoë"), ColourChoice::Black);
    NewGame { size, rules, me, other, colour, undo: UndoRule::FREE, ..NewGame::first_choice(Kind::TwoPeople) }
}

/// The person against the computer, in freestyle on the standard board.
fn against_computer(colour: ColourChoice) -> NewGame {
    NewGame { colour, ..NewGame::first_choice(Kind::AgainstComputer) }
}

fn at(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}

fn play_all(table: &Table, moves: &str) {
    for name in moves.split_whitespace() {
        table.play(at(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// Two snapshots of the same game, apart from what counts from the opening of the app.
fn assert_same_game(one: &TableSnapshot, other: &TableSnapshot) {
    let bare = |snapshot: &TableSnapshot| TableSnapshot {
        revision: 0,
        last_event: 0,
        thinking: None,
        hint: None,
        analysis: None,
        can_hint: false,
        ..snapshot.clone()
    };
    assert_eq!(bare(one), bare(other));
}

fn assert_same_game_but_time(one: &TableSnapshot, other: &TableSnapshot) {
    assert_same_game(&TableSnapshot { updated_ms: other.updated_ms, ..one.clone() }, other);
}
