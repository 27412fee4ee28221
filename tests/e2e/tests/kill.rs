//! `tengen play --plain` killed (SIGKILL) at 200 random moments: everything that was confirmed is there again.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use fastrand::Rng;
use tengen_e2e::{Answer, InFlight, Players, Shown, State, Tengen, data_folder};

/// Kills in each of the four ways to play: 200 in all.
const KILLS: usize = 50;

/// `games` lists twenty finished games, and the one on the table may be among them.
const SURELY_LISTED: usize = 19;

#[derive(Debug, Default)]
struct Counts {
    confirmed: usize,
    computer: usize,
    under_way_kept: usize,
    under_way_gone: usize,
    games: usize,
}

#[test]
fn two_people_lose_nothing() {
    kill_again_and_again(Players::TwoPeople, 1);
}

#[test]
fn black_against_the_computer_loses_nothing() {
    kill_again_and_again(Players::PersonIsBlack, 2);
}

#[test]
fn white_against_the_computer_loses_nothing() {
    kill_again_and_again(Players::PersonIsWhite, 3);
}

#[test]
fn watching_two_computers_loses_nothing() {
    kill_again_and_again(Players::Watch, 4);
}

fn kill_again_and_again(players: Players, seed: u64) {
    let folder = data_folder();
    let mut rng = Rng::with_seed(seed);
    let mut counts = Counts::default();
    let mut state = start_first_game(folder.path(), players);
    let mut under_way = InFlight::Nothing;
    for kill in 0..KILLS {
        let mut tengen = Tengen::start(folder.path());
        state = reopened(&mut tengen, &state, &under_way, &mut counts, kill);
        play_on(&mut tengen, &mut state, &mut rng, &mut counts);
        under_way = send_one_more(&mut tengen, &state, &mut rng);
        sleep(a_moment(&mut rng));
        take_in_last_words(&mut state, &mut under_way, tengen.kill(), &mut counts);
    }
    let mut tengen = Tengen::start(folder.path());
    reopened(&mut tengen, &state, &under_way, &mut counts, KILLS);
    let listed = other_games(&mut tengen);
    assert_eq!(
        listed.min(SURELY_LISTED),
        counts.games.min(SURELY_LISTED),
        "games besides the one on the table"
    );
    assert!(!folder.path().join("archive.corrupt-1.db").exists(), "a kill is no damage");
    println!("{players:?}: {KILLS} kills, 0 lost, 0 twice: {counts:?}");
}

fn start_first_game(folder: &Path, players: Players) -> State {
    let mut tengen = Tengen::start(folder);
    let mut state = State::new(players);
    new_game(&mut tengen, &mut state);
    for answer in tengen.kill() {
        state.observe(&answer);
    }
    state
}

fn new_game(tengen: &mut Tengen, state: &mut State) {
    let answers = tengen.ask_ok(&format!("new {}", state.players.options()));
    // What was still said of the game before belongs to it, not to this one.
    assert!(matches!(answers.last(), Some(Answer::Ok { ply: 0, last: None })), "{answers:?}");
    *state = State::new(state.players);
}

/// Checks what a new process shows against what the killed one had confirmed, and goes on from there.
fn reopened(
    tengen: &mut Tengen,
    state: &State,
    under_way: &InFlight,
    counts: &mut Counts,
    kill: usize,
) -> State {
    let (shown, _) = tengen.show();
    assert!(
        state.allows(&shown, under_way),
        "after kill {kill}: {shown:?} is not {state:?} with {under_way:?}"
    );
    if *under_way != InFlight::Nothing {
        let kept = shown.moves != state.moves || shown.redoable != state.undone.len();
        *(if kept { &mut counts.under_way_kept } else { &mut counts.under_way_gone }) += 1;
    }
    resumed(state, shown)
}

/// How many games are kept besides the one on the table, which is listed among the finished ones once it has ended.
fn other_games(tengen: &mut Tengen) -> usize {
    let on_table = format!("game {} ", tengen.show().0.game);
    let is_other = |line: &str| line.starts_with("game ") && !line.starts_with(&on_table);
    let answers = tengen.ask_ok("games");
    answers.iter().filter(|answer| matches!(answer, Answer::Text(line) if is_other(line))).count()
}

/// The model of the game that is shown. What can be placed again is known by number only.
fn resumed(state: &State, shown: Shown) -> State {
    let undone = vec!["?".to_owned(); shown.redoable];
    State { players: state.players, moves: shown.moves, undone, over: shown.over }
}

/// A few confirmed commands.
fn play_on(tengen: &mut Tengen, state: &mut State, rng: &mut Rng, counts: &mut Counts) {
    for _ in 0..rng.usize(0..6) {
        if state.over {
            new_game(tengen, state);
            counts.games += 1;
        }
        if state.players == Players::Watch || rng.u8(0..3) > 0 {
            settle(tengen, state, rng, counts);
        }
        let command = choose(state, rng);
        let Some(line) = command.line() else { continue };
        for answer in tengen.ask(line) {
            take_in(state, &command, &answer, counts);
        }
    }
}

/// Lets the computer move; two computers only now and then, since that plays the game to its end.
fn settle(tengen: &mut Tengen, state: &mut State, rng: &mut Rng, counts: &mut Counts) {
    if state.players == Players::Watch && rng.u8(0..10) > 0 {
        return;
    }
    for answer in tengen.ask_ok("wait") {
        take_in(state, &InFlight::Nothing, &answer, counts);
    }
}

fn choose(state: &State, rng: &mut Rng) -> InFlight {
    match rng.u8(0..10) {
        _ if state.over || state.players == Players::Watch => InFlight::Nothing,
        0..=1 => InFlight::Undo,
        // The points of what was taken back before a kill are not known, so neither is what would be placed again.
        2 if !state.undone.contains(&"?".to_owned()) => InFlight::Redo,
        _ => InFlight::Play(free_point(state, rng)),
    }
}

fn free_point(state: &State, rng: &mut Rng) -> String {
    loop {
        let column = char::from(b'A' + rng.u8(0..15));
        let point = format!("{column}{}", rng.u8(1..=15));
        if !state.moves.contains(&point) {
            return point;
        }
    }
}

fn take_in(state: &mut State, command: &InFlight, answer: &Answer, counts: &mut Counts) {
    match answer {
        Answer::Ok { .. } => {
            state.confirm(command, answer);
            counts.confirmed += usize::from(*command != InFlight::Nothing);
        }
        _ => state.observe(answer),
    }
    counts.computer += usize::from(matches!(answer, Answer::Computer { .. }));
}

/// Something for the kill to fall into.
fn send_one_more(tengen: &mut Tengen, state: &State, rng: &mut Rng) -> InFlight {
    let command = choose(state, rng);
    if let Some(line) = command.line() {
        tengen.send(line);
    }
    command
}

/// What the pipe still held when the process died was stored before it was said.
fn take_in_last_words(state: &mut State, under_way: &mut InFlight, said: Vec<Answer>, counts: &mut Counts) {
    for answer in said {
        take_in(state, under_way, &answer, counts);
        if matches!(answer, Answer::Ok { .. } | Answer::Err(_)) {
            *under_way = InFlight::Nothing;
        }
    }
}

/// Mostly within the time that storing takes, now and then within the computer's thinking and later.
fn a_moment(rng: &mut Rng) -> Duration {
    let most = rng.choice([500, 2_000, 5_000, 40_000]).unwrap_or_default();
    Duration::from_micros(rng.u64(0..=most))
}
