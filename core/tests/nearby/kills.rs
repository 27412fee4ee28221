//! Processes that are killed in the middle of a game.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tengen_core::app::nearby::RoomContact;

use crate::pair::{Person, at};

const DATA: &str = "TENGEN_TEST_DATA";
const ADDRESS: &str = "TENGEN_TEST_ADDRESS";

/// A person in a process of its own, until it is killed.
struct Other(Child);

impl Drop for Other {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Begins `test` in another process, where it is the one to be killed.
fn other(test: &str, data: &Path, address: &str) -> (Other, impl Iterator<Item = String> + use<>) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", &format!("kills::{test}"), "--nocapture"])
        .env(DATA, data)
        .env(ADDRESS, address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    (Other(child), lines)
}

fn told(lines: &mut impl Iterator<Item = String>, wanted: &str) -> String {
    lines.find_map(|line| line.split_once(wanted).map(|(_, rest)| rest.to_owned())).expect(wanted)
}

/// Whoever is killed has played a stone, and never returns.
fn play_and_wait(person: &Person, stones: &[&str]) -> ! {
    for stone in stones {
        person.play(stone);
    }
    println!("PLAYED");
    loop {
        std::thread::sleep(Duration::from_mins(1));
    }
}

/// Who is to be killed, in the process that is.
fn child() -> Option<Person> {
    let dir = env::var_os(DATA)?;
    let dir = tempfile::Builder::new().prefix("person").tempdir_in(dir).unwrap();
    println!("FOLDER {}", dir.path().display());
    let person = Person::over(dir);
    person.nearby.set_name("Child").unwrap();
    Some(person)
}

fn be_a_guest(person: &Person) -> ! {
    person.nearby.join_typed(&env::var(ADDRESS).unwrap()).unwrap();
    play_and_wait(person, &["H8"]);
}

fn be_a_host(person: &Person) -> ! {
    person.nearby.open().unwrap();
    println!("ADDRESS {}", person.address());
    person.sees("an invitation", |nearby| nearby.incoming.is_some());
    person.nearby.answer_invitation(true).unwrap();
    play_and_wait(person, &["H9"]);
}

/// Is back at the board by itself, and plays with the other at once. Says after how long.
fn comes_back(folder: &str, other: &Person, mine: &str) -> Duration {
    let began = Instant::now();
    let back = Person::over_path(Path::new(folder));
    assert!(back.table.snapshot().nearby, "at the board");
    // Meanwhile somebody else may have taken its port.
    back.is_found_by(other);
    back.sees("the other", |nearby| {
        nearby.room.as_ref().is_some_and(|room| room.contact == RoomContact::Here)
    });
    back.play(mine);
    other.sees_table("the stone", |table| table.moves.contains(&at(mine)));
    began.elapsed()
}

#[test]
fn a_killed_guest_is_back_at_its_board() {
    if let Some(person) = child() {
        be_a_guest(&person);
    }
    let data = tempfile::tempdir().unwrap();
    let bo = Person::named("Bo");
    bo.nearby.open().unwrap();
    let (killed, mut lines) = other("a_killed_guest_is_back_at_its_board", data.path(), &bo.address());
    let folder = told(&mut lines, "FOLDER ");
    bo.sees("an invitation", |nearby| nearby.incoming.is_some());
    bo.nearby.answer_invitation(true).unwrap();
    told(&mut lines, "PLAYED");
    bo.play("H9");
    drop(killed);
    let took = comes_back(&folder, &bo, "I8");
    println!("a killed guest plays again after {took:?}");
}

#[test]
fn a_killed_host_is_back_at_its_board() {
    if let Some(person) = child() {
        be_a_host(&person);
    }
    let data = tempfile::tempdir().unwrap();
    let li = Person::named("Li");
    let (killed, mut lines) = other("a_killed_host_is_back_at_its_board", data.path(), "");
    let folder = told(&mut lines, "FOLDER ");
    let address = told(&mut lines, "ADDRESS ");
    li.nearby.join_typed(&address).unwrap();
    li.sees_table("a game", |table| table.nearby);
    li.play("H8");
    told(&mut lines, "PLAYED");
    li.sees_table("the answer", |table| table.moves.len() == 2);
    li.play("I8");
    drop(killed);
    let took = comes_back(&folder, &li, "I9");
    println!("a killed host plays again after {took:?}");
    assert_eq!(li.table.snapshot().moves.len(), 4);
}
