//! The archive on real files, whole and damaged.

mod backups;
mod damage;
mod fixtures;
mod logs;
mod opens;
mod restoring;
mod salvaging;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};

use rusqlite::Connection;
use tempfile::TempDir;

use super::files::Files;
use super::opening::Opened;
use super::schema::Schema;
use super::*;
use crate::board::{Point, Size, Stone};
use crate::game::{Action, Game, Seat, Setup};
use crate::rules::RuleSet;

/// The size of a page, in bytes.
const PAGE: usize = 4096;

/// A second later at each look.
fn clock() -> i64 {
    static NOW: AtomicI64 = AtomicI64::new(1_000_000);
    NOW.fetch_add(1_000, Ordering::Relaxed)
}

fn store(folder: &TempDir) -> Store {
    Store::open(folder.path(), clock).unwrap()
}

fn files(folder: &TempDir) -> Files {
    Files::of(folder.path().to_owned())
}

fn open(folder: &TempDir) -> Result<Opened, ArchiveError> {
    opening::open(&files(folder), Schema::OURS, clock())
}

fn setup(size: Size, rules: RuleSet) -> Setup {
    let person = |name: &str| Seat::Person { name: name.to_owned() };
    Setup::casual(size, rules, person("甲"), person("Zoë"))
}

/// Starts a game on the smallest board.
fn start(store: &Store) -> StoredGame {
    let game = Game::new(setup(Size::MIN, RuleSet::Freestyle));
    let started_ms = clock();
    let pairing = Pairing::alone();
    let start = Start { setup: game.setup().clone(), seed: 7, started_ms, pairing };
    let id = store.create(start, Vec::new()).unwrap();
    StoredGame { id, game, seed: 7, started_ms, updated_ms: started_ms, clock_ms: 0, pairing }
}

/// Does the actions and stores each one for itself.
fn act(store: &Store, stored: &mut StoredGame, actions: impl IntoIterator<Item = Action>) {
    for action in actions {
        let from = stored.game.log().len();
        stored.updated_ms = clock();
        stored.game.apply(action, stored.updated_ms).unwrap();
        store.append(stored.id, &stored.game, from).unwrap();
    }
}

/// Moves that end nothing, row by row from the bottom; at most 100.
fn moves(plies: usize) -> impl Iterator<Item = Action> {
    let of = |stone: Stone| {
        Size::MIN.points().filter(move |p| ((p.x / 2 + p.y) % 2 == 0) == (stone == Stone::Black))
    };
    let (mut black, mut white) = (of(Stone::Black), of(Stone::White));
    (0..plies)
        .map(move |ply| if ply % 2 == 0 { black.next() } else { white.next() }.unwrap())
        .map(Action::Play)
}

/// A game of `plies` moves that goes on.
fn unfinished_game(store: &Store, plies: usize) -> StoredGame {
    let mut game = start(store);
    act(store, &mut game, moves(plies));
    game
}

/// A game of `plies` moves, after which Black resigns.
fn finished_game(store: &Store, plies: usize) -> StoredGame {
    let mut game = unfinished_game(store, plies);
    act(store, &mut game, [Action::Resign(Stone::Black)]);
    game
}

/// A folder in memory where the system has one: the same files, synced in no time.
fn folder_in_memory() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

/// A copy of the folder as it is on disk now: what a killed process would leave behind.
fn copy_of(folder: &Path) -> TempDir {
    let copy = folder_in_memory();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
    }
    copy
}

/// The names in a folder.
fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn archive(folder: &TempDir) -> PathBuf {
    folder.path().join("archive.db")
}

/// Leaves nothing of a file but its length.
fn spoil(path: &Path) {
    let bytes = fs::read(path).unwrap();
    fs::write(path, vec![0x55; bytes.len()]).unwrap();
}

/// The pages at the end of the branches of a table or an index, in its order; the first page is 1.
fn leaves(path: &Path, table: &str) -> Vec<usize> {
    let connection = Connection::open(path).unwrap();
    let sql = "SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = 'leaf' ORDER BY path";
    let mut statement = connection.prepare(sql).unwrap();
    let pages = statement.query_map([table], |row| row.get::<_, u32>(0)).unwrap();
    pages.map(|page| page.unwrap() as usize).collect()
}

/// Overwrites page number `page`.
fn fill_page(path: &Path, page: usize, byte: u8) {
    let mut bytes = fs::read(path).unwrap();
    bytes[(page - 1) * PAGE..page * PAGE].fill(byte);
    fs::write(path, bytes).unwrap();
}

/// Changes the file's contents behind the archive's back, leaving no log.
fn meddle(path: &Path, sql: &str) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(sql).unwrap();
    connection.close().unwrap();
}

fn kinds(store: &Store) -> Vec<NoticeKind> {
    store.notices().unwrap().into_iter().map(|notice| notice.kind).collect()
}

fn is(result: &Result<impl Sized, ArchiveError>, expected: StorageProblem) -> bool {
    matches!(result, Err(ArchiveError::Storage { problem, .. }) if *problem == expected)
}
