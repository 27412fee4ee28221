//! Case U4 and its kind: the clocks of the game on the table, by a time that the test moves.

use super::*;
use crate::archive::{Start, Store};
use crate::game::{Clocks, GameResult, Refusal, ResultReason, Setup, TimeControl};

const TOTAL: TimeControl = TimeControl::Total { main_ms: 60_000 };

/// An app with a time of its own; on it two people play by `clock`.
struct Timed {
    dir: TempDir,
    time: Arc<ManualTime>,
    app: App,
}

impl Timed {
    fn new(clock: TimeControl) -> Self {
        let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
        let app = App::open_at(dir.path(), &as_time(&time)).unwrap();
        let choice = NewGame { clock, other_clock: clock, ..two_people(Size::STANDARD, RuleSet::Freestyle) };
        app.table().new_game(choice).unwrap();
        Self { dir, time, app }
    }

    fn table(&self) -> Table {
        self.app.table()
    }

    fn left(&self) -> [i64; 2] {
        let clock = self.table().clock().unwrap();
        [clock.black.left_ms, clock.white.left_ms]
    }

    fn reopened(self) -> Self {
        self.app.shutdown().unwrap();
        let app = App::open_at(self.dir.path(), &as_time(&self.time)).unwrap();
        Self { app, ..self }
    }

    /// What a kill at this moment would leave, opened again.
    fn killed(&self) -> Self {
        let (dir, time) = (copy_of(self.dir.path()), ManualTime::new());
        let app = App::open_at(dir.path(), &as_time(&time)).unwrap();
        Self { dir, time, app }
    }
}

fn as_time(time: &Arc<impl Time + 'static>) -> Arc<dyn Time> {
    Arc::clone(time) as Arc<dyn Time>
}

const fn on_time(winner: Stone) -> GameResult {
    GameResult { winner: Some(winner), reason: ResultReason::Time, line: Vec::new() }
}

#[test]
fn the_side_to_move_pays_for_its_time() {
    let timed = Timed::new(TOTAL);
    timed.time.advance(7_000);
    assert_eq!(timed.left(), [53_000, 60_000]);
    timed.table().play(at("h8")).unwrap();
    timed.time.advance(2_500);
    let clock = timed.table().clock().unwrap();
    assert_eq!((clock.running, clock.paused, timed.left()), (Some(Stone::White), false, [53_000, 57_500]));
    assert_eq!(clock.white.face().text(), "0:58");
}

#[test]
fn u4_the_background_stops_the_clocks() {
    let timed = Timed::new(TOTAL);
    timed.time.advance(1_000);
    timed.app.enter_background().unwrap();
    assert!(timed.table().clock().unwrap().paused);
    timed.time.advance(60_000);
    assert_eq!(timed.left(), [59_000, 60_000]);
    timed.app.enter_foreground().unwrap();
    timed.time.advance(2_000);
    assert_eq!(timed.left(), [57_000, 60_000]);
    assert_eq!(timed.table().snapshot().result, None);
}

#[test]
fn u4_a_won_game_stops_the_clock() {
    let timed = Timed::new(TOTAL);
    play_all(&timed.table(), "a1 a2 b1 b2 c1 c2 d1 d2");
    timed.time.advance(4_000);
    play_all(&timed.table(), "e1");
    let won = timed.table().snapshot();
    timed.time.advance(600_000);
    assert_eq!((timed.left(), timed.table().clock().unwrap().running), ([56_000, 60_000], None));
    assert_eq!(timed.table().snapshot(), won);
}

#[test]
fn u4_zero_is_one_result_once_and_nobody_has_to_ask() {
    let timed = Timed::new(TOTAL);
    let (tell, told) = mpsc::channel();
    let _subscription = timed.app.register(Box::new(move |topic, _| {
        let _ = tell.send(topic);
    }));
    timed.time.advance(59_999);
    assert_eq!(timed.table().snapshot().phase, Phase::Playing);
    timed.time.advance(1);
    let lost = timed.table().snapshot();
    assert_eq!((lost.phase, &lost.result), (Phase::Over, &Some(on_time(Stone::White))));
    assert_eq!(timed.left(), [0, 60_000]);
    for _ in 0..3 {
        timed.time.advance(100_000);
    }
    assert_eq!(timed.table().snapshot(), lost);
    let finished = timed.table().events_since(0).into_iter();
    assert_eq!(finished.filter(|event| matches!(event.kind, EventKind::Finished(_))).count(), 1);
    assert_eq!(timed.app.archive().finished(9, 0).unwrap().len(), 1);
    assert_eq!(lost.score, MatchScore { black: 0, white: 1, draws: 0 });
    assert!(told.recv_timeout(Duration::from_mins(1)).is_ok());
    assert_eq!(timed.table().undo(), Err(Refusal::GameOver.into()));
    assert!(!lost.can_undo);
}

/// The tick may come late: whatever is done first finds the time up.
#[test]
fn u4_what_comes_after_zero_comes_too_late() {
    type Act = fn(&Table) -> Result<(), AppError>;
    let acts: [Act; 6] = [
        |table| table.play(at("h8")),
        |table| table.resign(),
        |table| table.hint(),
        |table| table.undo(),
        |table| table.redo(),
        |table| table.offer_draw(),
    ];
    for act in acts {
        let dir = tempfile::tempdir().unwrap();
        let time = Arc::new(Silent(ManualTime::default()));
        let app = App::open_at(dir.path(), &as_time(&time)).unwrap();
        let clocks = NewGame { clock: TOTAL, other_clock: TOTAL, ..two_people(Size::MIN, RuleSet::Renju) };
        app.table().new_game(clocks).unwrap();
        time.0.advance(90_000);
        assert_eq!(app.table().snapshot().phase, Phase::Playing);
        assert_eq!(act(&app.table()), Err(Refusal::GameOver.into()));
        assert_eq!(app.table().snapshot().result, Some(on_time(Stone::White)));
    }
}

/// A time whose jumps nobody hears of, as a phone's that slept.
#[derive(Debug)]
struct Silent(ManualTime);

impl Time for Silent {
    fn wall_ms(&self) -> i64 {
        self.0.wall_ms()
    }

    fn steady_ms(&self) -> i64 {
        self.0.steady_ms()
    }
}

/// The system's time of day, moved to and fro, and a steady one.
#[derive(Debug, Default)]
struct Moody {
    steady: ManualTime,
    wall_ms: AtomicI64,
}

impl Time for Moody {
    fn wall_ms(&self) -> i64 {
        self.wall_ms.load(Ordering::SeqCst)
    }

    fn steady_ms(&self) -> i64 {
        self.steady.steady_ms()
    }
}

#[test]
fn u4_an_hour_more_or_less_on_the_device_says_nothing() {
    let (dir, time) = (tempfile::tempdir().unwrap(), Arc::new(Moody::default()));
    let app = App::open_at(dir.path(), &as_time(&time)).unwrap();
    let choice = NewGame { clock: TOTAL, other_clock: TOTAL, ..two_people(Size::MIN, RuleSet::Freestyle) };
    app.table().new_game(choice).unwrap();
    for (wall_ms, name) in [(3_600_000, "a1"), (0, "b1"), (-3_600_000, "c1")] {
        time.wall_ms.store(wall_ms, Ordering::SeqCst);
        time.steady.advance(1_000);
        app.table().play(at(name)).unwrap();
    }
    let clock = app.table().clock().unwrap();
    assert_eq!((clock.black.left_ms, clock.white.left_ms), (58_000, 59_000));
}

#[test]
fn a_real_clock_runs_out_by_itself() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let clock = TimeControl::PerMove { move_ms: 1_000 };
    let choice = NewGame { clock, other_clock: clock, ..two_people(Size::MIN, RuleSet::Freestyle) };
    app.table().new_game(choice).unwrap();
    let over = wait(&app, |snapshot| snapshot.phase == Phase::Over);
    assert_eq!(over.result, Some(on_time(Stone::White)));
}

#[test]
fn the_app_closed_and_opened_again_waits_until_somebody_is_there() {
    let timed = Timed::new(TOTAL);
    timed.time.advance(3_000);
    play_all(&timed.table(), "h8");
    timed.time.advance(3_500);
    let timed = timed.reopened();
    timed.time.advance(3_600_000);
    assert_eq!(timed.left(), [57_000, 56_500]);
    assert!(timed.table().clock().unwrap().paused);
    timed.table().resume().unwrap();
    timed.time.advance(500);
    assert_eq!(timed.left(), [57_000, 56_000]);
    timed.table().pause().unwrap();
    timed.time.advance(99_000);
    assert_eq!(timed.left(), [57_000, 56_000]);
    // Who places a stone is there.
    timed.table().play(at("h9")).unwrap();
    timed.time.advance(1_000);
    assert_eq!((timed.left(), timed.table().clock().unwrap().paused), ([56_000, 56_000], false));
}

#[test]
fn a_kill_gives_back_no_more_than_the_last_five_seconds() {
    let timed = Timed::new(TOTAL);
    play_all(&timed.table(), "h8");
    for used in 1..=23 {
        timed.time.advance(1_000);
        let killed = timed.killed();
        let [black, white] = killed.left();
        assert_eq!(black, 60_000);
        let noted = used / 5 * 5_000;
        assert_eq!(white, 60_000 - noted, "after {used} s");
        assert!(killed.table().clock().unwrap().paused);
    }
    // A pause is noted at once: a phone may kill what is out of sight.
    timed.app.enter_background().unwrap();
    assert_eq!(timed.app.store().load(timed.table().snapshot().game).unwrap().clock_ms, 23_000);
}

#[test]
fn a_game_that_left_the_table_keeps_its_time() {
    let timed = Timed::new(TOTAL);
    play_all(&timed.table(), "h8");
    timed.time.advance(12_345);
    let first = timed.table().snapshot().game;
    timed.table().new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    assert_eq!(timed.table().clock(), None);
    timed.time.advance(500_000);
    timed.table().open_game(first).unwrap();
    assert_eq!(timed.left(), [60_000, 47_655]);
    timed.time.advance(55);
    assert_eq!(timed.left(), [60_000, 47_600]);
}

#[test]
fn the_archive_has_what_was_left_after_each_action() {
    let timed = Timed::new(TimeControl::Fischer { main_ms: 60_000, increment_ms: 2_000, early: false });
    for name in ["h8", "h9", "i8"] {
        timed.time.advance(5_000);
        timed.table().play(at(name)).unwrap();
    }
    let sql = "SELECT black_left_ms, white_left_ms, clock_ms FROM action ORDER BY seq";
    let rows = timed.app.store().on_connection(move |connection| {
        let mut statement = connection.prepare(sql)?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        Ok(rows.collect::<Result<Vec<(i64, i64, i64)>, _>>()?)
    });
    let expected = [(57_000, 60_000, 5_000), (57_000, 57_000, 10_000), (54_000, 57_000, 15_000)];
    assert_eq!(rows.unwrap(), expected);
}

#[test]
fn the_computer_thinks_within_its_own_clock_and_loses_by_it() {
    let (dir, time) = (tempfile::tempdir().unwrap(), ManualTime::new());
    let (mind, asked) = puppet();
    let app = App::open_with(dir.path(), mind, &as_time(&time)).unwrap();
    let other_clock = TimeControl::Total { main_ms: 10_000 };
    app.table().new_game(NewGame { other_clock, ..against_computer(ColourChoice::Black) }).unwrap();
    app.table().play(at("h8")).unwrap();
    let thinking = ask(&asked);
    let limit = app.table().snapshot().thinking.unwrap().limit_ms;
    assert!((1..=400).contains(&limit), "a share of ten seconds, not {limit} ms");
    time.advance(9_999);
    assert_eq!(app.table().snapshot().phase, Phase::Playing);
    time.advance(1);
    let lost = app.table().snapshot();
    assert_eq!((&lost.result, lost.thinking), (&Some(on_time(Stone::Black)), None));
    // Its late answer is nobody's move.
    thinking.answer.send(Answer::Stopped(at("h9"))).unwrap();
    app.shutdown().unwrap();
    assert_eq!(app.table().snapshot().moves, [at("h8")]);
}

#[test]
fn clocks_that_cannot_be_are_refused_before_the_game() {
    let timed = Timed::new(TOTAL);
    let before = timed.table().snapshot();
    for clock in [TimeControl::Total { main_ms: 999 }, TimeControl::PerMove { move_ms: i64::MAX }] {
        let choice = NewGame { clock, ..two_people(Size::MIN, RuleSet::Freestyle) };
        assert!(matches!(timed.table().new_game(choice), Err(AppError::BadSetup(_))));
    }
    assert_eq!(timed.table().snapshot(), before);
}

#[test]
fn the_last_choice_of_clocks_is_remembered() {
    let timed = Timed::new(TimeControl::Byoyomi { main_ms: 60_000, periods: 3, period_ms: 10_000 });
    let timed = timed.reopened();
    let last = timed.app.settings().two_people.clone();
    assert_eq!(last.clock.to_string(), "byoyomi 60000 3 10000");
    assert_eq!(last.other_clock, last.clock);
}

/// A game whose record says that the clock was noted at less than its last action is charged by the record.
#[test]
fn the_record_knows_more_than_an_older_note() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path(), || 5).unwrap();
    let casual = Setup::casual(Size::MIN, RuleSet::Freestyle, person("a"), person("b"));
    let setup = Setup { clocks: Clocks::both(TOTAL), ..casual };
    let pairing = crate::archive::Pairing::alone();
    let id =
        store.create(Start { setup: setup.clone(), seed: 1, started_ms: 5, pairing }, Vec::new()).unwrap();
    store.note_clock(id, 9_000).unwrap();
    store.note_clock(id, 4_000).unwrap();
    assert_eq!(store.load(id).unwrap().clock_ms, 9_000);
    let mut game = crate::game::Game::new(setup);
    let action = crate::game::Action::Play(at("a1"));
    game.enter(crate::game::Entry { action, at_ms: 6, clock_ms: 12_000 }).unwrap();
    store.append(id, &game, 0).unwrap();
    assert_eq!(store.load(id).unwrap().clock_ms, 12_000);
}
