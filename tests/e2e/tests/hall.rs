//! A room full of people: a hall, all its players and those who watch, whole games.
#![cfg(target_os = "linux")]
#![allow(clippy::expect_used, reason = "a helper of a test ends the test")]

use std::cell::RefCell;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, process};

use tengen_core::archive::{Store, StoredGame};
use tengen_core::game::Seat;
use tengen_e2e::{Crowd, Hall, Plan, Truth, Usage, data_folder};

/// The long form fills a hall: `./test --long e2e`, or `TENGEN_HALL=full` in the environment.
fn plan() -> Plan {
    if env::var("TENGEN_HALL").is_ok_and(|form| form == "full") {
        Plan { rooms: 64, watchers: 4, games: 5, think_ms: 160 }
    } else {
        Plan { rooms: 12, watchers: 4, games: 2, think_ms: 160 }
    }
}

#[test]
fn a_full_hall_loses_and_reorders_no_move_though_one_does_not_read_and_it_is_killed() {
    let folder = data_folder();
    let plan = plan();
    let hall = RefCell::new(Some(Hall::start(folder.path(), 0, &["--links", "1000"])));
    let address = hall.borrow().as_ref().map(Hall::address).expect("it runs");
    let enough = plan.rooms * plan.games as usize * 8;
    let measured = RefCell::new(None);
    let truth = Crowd::play(plan, address, async |crowd| {
        crowd.seated().await;
        let usage = || [hall.borrow().as_ref().map(Hall::usage).expect("it runs"), Usage::of(process::id())];
        let (begun, before) = (Instant::now(), usage());
        let answered = crowd.truth(|truth| {
            truth.begin_measuring();
            truth.answered()
        });
        crowd.moves(answered + enough).await;
        let took = begun.elapsed();
        let [hall_now, crowd_now] = usage();
        let used = [hall_now.since(before[0]), crowd_now.since(before[1])];
        let figures = crowd.truth(|truth| Figures::of(truth, truth.answered() - answered, took, used));
        *measured.borrow_mut() = Some(figures);

        hall.take().expect("it runs").kill();
        *hall.borrow_mut() = Some(Hall::start(folder.path(), address.port(), &["--links", "1000"]));
        crowd.done().await;
    });
    assert_eq!(truth.faults(), [""; 0]);
    let hall = hall.into_inner().expect("it was started again");
    let memory = hall.usage().peak_kib;
    let (status, said) = hall.stop();
    assert_eq!((status, said.last().map(String::as_str)), (Some(0), Some("stopped")));
    let games = kept_games(folder.path());
    assert_all_are_kept(&plan, &truth, &games);
    let figures = measured.into_inner().expect("it was measured");
    println!(
        "a hall with {} rooms, {} players and {} who watch: {} games, {} moves answered, 0 lost, 0 reordered, \
         one SIGKILL, one who stopped reading",
        plan.rooms,
        2 * plan.rooms,
        plan.rooms * plan.watchers,
        games.len(),
        truth.answered(),
    );
    figures.print(memory);
}

/// What was measured while all played and nothing was killed.
struct Figures {
    moves: u32,
    took: Duration,
    median: Duration,
    slow: Duration,
    hall: Usage,
    crowd: Usage,
    received: u64,
    sent: u64,
}

impl Figures {
    fn of(truth: &Truth, moves: usize, took: Duration, [hall, crowd]: [Usage; 2]) -> Self {
        Self {
            moves: u32::try_from(moves).expect("it is counted by thirty-two bits").max(1),
            took,
            median: truth.echo_at(50),
            slow: truth.echo_at(99),
            hall,
            crowd,
            received: truth.received,
            sent: truth.sent,
        }
    }

    fn print(&self, memory_again: u64) {
        let Self { moves, took, median, slow, hall, crowd, .. } = self;
        println!(
            "{moves} moves in {took:.1?}; from a move to its echo {median:.1?} in the median, {slow:.1?} for 99 of 100, what the \
             crowd's one thread is late by included",
        );
        println!(
            "per move the hall works {:.0?} on a core ({} moves per second of one core) and waits {:.0?} for one that others \
             have; the crowd works {:.0?} and waits {:.0?}",
            hall.busy / *moves,
            u128::from(*moves) * 1_000 / hall.busy.as_millis().max(1),
            hall.waited / *moves,
            crowd.busy / *moves,
            crowd.waited / *moves,
        );
        println!(
            "the hall's memory {} MiB at most (again {} MiB after the restart); per move {} bytes to it, {} bytes from it by \
             all links",
            hall.peak_kib / 1_024,
            memory_again / 1_024,
            self.sent / u64::from(*moves),
            self.received / u64::from(*moves),
        );
    }
}

/// All games of the hall's archive, the oldest first.
fn kept_games(data: &Path) -> Vec<StoredGame> {
    let archive = Store::open(data, || 0).expect("the hall has closed it");
    let finished = archive.finished(100_000, 0).expect("it is whole");
    let mut ids: Vec<i64> = finished.iter().map(|game| game.game).collect();
    ids.sort_unstable();
    ids.into_iter().map(|id| archive.load(id).expect("each game is whole")).collect()
}

/// Each game is there once, with the moves that everybody saw, between the two who played it.
fn assert_all_are_kept(plan: &Plan, truth: &Truth, games: &[StoredGame]) {
    for room in 0..plan.rooms {
        let players = [0, 1].map(|place| Seat::Person { name: format!("R{room}P{place}") });
        let of_room = games.iter().filter(|game| players.contains(&game.game.setup().black));
        let of_room: Vec<_> = of_room.collect();
        assert_eq!(of_room.len(), plan.games as usize, "games of room {room}");
        for (number, (kept, seen)) in of_room.iter().zip(truth.games(room)).enumerate() {
            assert_eq!(kept.game.plies(), seen, "game {number} of room {room}");
            // The colours are swapped from game to game.
            assert_eq!(kept.game.setup().black, players[number % 2], "game {number} of room {room}");
        }
    }
}
