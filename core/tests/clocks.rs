//! The clocks of a game, at each of their edges. Times are the game's own: what no clock of a device can disturb.
#![allow(clippy::unwrap_used, reason = "a refused action is a failed test")]

use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{
    Action, ClockFace, Clocks, Entry, Event, Game, GameResult, OfferKind, Refusal, ResultReason, Seat, Setup,
    TimeControl, TimeControlError,
};
use tengen_core::rules::RuleSet;

const BYOYOMI: TimeControl = TimeControl::Byoyomi { main_ms: 60_000, periods: 3, period_ms: 10_000 };
const FISCHER: TimeControl = TimeControl::Fischer { main_ms: 60_000, increment_ms: 5_000, early: false };
const TOTAL: TimeControl = TimeControl::Total { main_ms: 60_000 };
const PER_MOVE: TimeControl = TimeControl::PerMove { move_ms: 10_000 };

fn timed(clocks: Clocks) -> Game {
    let setup = Setup::casual(Size::STANDARD, RuleSet::Freestyle, Seat::anyone(), Seat::anyone());
    Game::new(Setup { clocks, ..setup })
}

fn both(control: TimeControl) -> Game {
    timed(Clocks::both(control))
}

fn at(name: &str) -> Point {
    Point::parse(name, Size::MAX).unwrap()
}

fn act(game: &mut Game, action: Action, clock_ms: i64) -> Result<Vec<Event>, Refusal> {
    game.enter(Entry { action, at_ms: 1_000_000 - clock_ms, clock_ms })
}

/// Plays `names`, each after so many milliseconds since the one before.
fn play(game: &mut Game, moves: &[(&str, i64)]) {
    for &(name, used) in moves {
        let clock_ms = game.clock_ms() + used;
        act(game, Action::Play(at(name)), clock_ms).unwrap();
    }
}

fn left(game: &Game) -> [i64; 2] {
    Stone::BOTH.map(|stone| game.left_ms(stone, game.clock_ms()).unwrap())
}

fn lost_on_time(loser: Stone) -> GameResult {
    GameResult { winner: Some(loser.opponent()), reason: ResultReason::Time, line: Vec::new() }
}

#[test]
fn without_clocks_no_time_is_ever_up() {
    let mut game = both(TimeControl::None);
    assert_eq!((game.running(), game.runs_out_at(), game.left_ms(Stone::Black, 9)), (None, None, None));
    play(&mut game, &[("h8", i64::MAX / 4)]);
    assert_eq!(act(&mut game, Action::TimeUp, i64::MAX / 2), Err(Refusal::TimeIsLeft));
}

#[test]
fn a_move_has_its_own_time_and_no_other() {
    let mut game = both(PER_MOVE);
    play(&mut game, &[("h8", 9_999), ("h9", 1), ("i8", 0)]);
    assert_eq!(left(&game), [10_000, 10_000]);
    assert_eq!(game.runs_out_at(), Some(20_000));
}

#[test]
fn a_pool_only_goes_down() {
    let mut game = both(TOTAL);
    play(&mut game, &[("h8", 1_000), ("h9", 59_999), ("i8", 2_500)]);
    assert_eq!(left(&game), [56_500, 1]);
}

#[test]
fn fischer_adds_after_each_move_also_beyond_the_start() {
    let mut game = both(FISCHER);
    play(&mut game, &[("h8", 1_000), ("h9", 59_999), ("i8", 0), ("i9", 5_000)]);
    assert_eq!(left(&game), [69_000, 5_001]);
    let early = TimeControl::Fischer { main_ms: 0, increment_ms: 5_000, early: true };
    let mut game = both(early);
    assert_eq!(left(&game), [5_000, 5_000]);
    play(&mut game, &[("h8", 4_999)]);
    assert_eq!(left(&game), [5_001, 5_000]);
}

#[test]
fn byoyomi_gives_a_begun_period_back_and_takes_a_full_one() {
    let mut game = both(BYOYOMI);
    // Within the pool; to its exact end; beyond it, within the first period.
    play(&mut game, &[("h8", 59_999), ("h9", 60_000), ("i8", 5_000), ("i9", 9_999)]);
    assert_eq!(left(&game), [30_000, 30_000]);
    // Exactly one period is a period lost; a millisecond less is none.
    play(&mut game, &[("j8", 10_000), ("j9", 19_999)]);
    assert_eq!(left(&game), [20_000, 20_000]);
    play(&mut game, &[("k8", 19_999)]);
    assert_eq!(left(&game), [10_000, 20_000]);
    let late = game.clock_ms() + 20_000;
    assert_eq!(act(&mut game, Action::Play(at("a1")), late), Err(Refusal::TimeIsUp(Stone::White)));
}

#[test]
fn the_pool_flows_into_the_periods_within_one_move() {
    let mut game = both(BYOYOMI);
    // 60 s of pool, two whole periods and a half.
    play(&mut game, &[("h8", 85_000)]);
    assert_eq!(left(&game), [10_000, 90_000]);
}

#[test]
fn exactly_all_of_the_time_is_too_much_for_every_clock() {
    for control in [PER_MOVE, TOTAL, FISCHER, BYOYOMI] {
        let start = control.start_ms().unwrap();
        let mut game = both(control);
        assert_eq!(act(&mut game, Action::TimeUp, start - 1), Err(Refusal::TimeIsLeft), "{control}");
        let (mut in_time, mut late) = (game.clone(), game.clone());
        act(&mut in_time, Action::Play(at("h8")), start - 1).unwrap();
        assert_eq!(act(&mut late, Action::Play(at("h8")), start), Err(Refusal::TimeIsUp(Stone::Black)));
        assert_eq!(late, game, "{control}: a refusal changes nothing");
        let result = lost_on_time(Stone::Black);
        assert_eq!(act(&mut late, Action::TimeUp, start), Ok(vec![Event::Finished(result.clone())]));
        assert_eq!(late.result(), Some(&result));
        assert_eq!(left(&late), [0, start]);
    }
}

/// Case U4: one result, once, also if the tick comes late; and a clock that stands after the end.
#[test]
fn u4_time_ends_a_game_exactly_once() {
    let mut game = both(TOTAL);
    play(&mut game, &[("h8", 1_000)]);
    act(&mut game, Action::TimeUp, 10_000_000).unwrap();
    let ended = game.clone();
    assert_eq!(ended.result(), Some(&lost_on_time(Stone::White)));
    assert_eq!(left(&ended), [59_000, 0]);
    let draw = Action::Offer { kind: OfferKind::Draw, by: Stone::Black };
    for action in [
        Action::TimeUp,
        Action::Play(at("h9")),
        Action::Undo,
        Action::Redo,
        Action::Resign(Stone::Black),
        Action::Abandon(Stone::Black),
        Action::NoShow(Stone::White),
        draw,
    ] {
        assert_eq!(act(&mut game, action, 10_000_001), Err(Refusal::GameOver), "{action:?}");
    }
    assert_eq!(game, ended);
    assert_eq!(game.left_ms(Stone::Black, i64::MAX), Some(59_000));
}

#[test]
fn a_won_game_has_no_running_clock() {
    let mut game = both(PER_MOVE);
    let moves = ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"];
    play(&mut game, &moves.map(|name| (name, 500)));
    assert_eq!(game.result().map(|result| result.reason), Some(ResultReason::Five));
    assert_eq!((game.running(), game.runs_out_at(), game.time_is_up(i64::MAX)), (None, None, None));
    assert_eq!(act(&mut game, Action::TimeUp, i64::MAX / 2), Err(Refusal::GameOver));
}

#[test]
fn a_stone_placed_in_time_wins_even_if_the_clock_would_be_up_at_once() {
    let mut game = both(TOTAL);
    let moves = ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"];
    play(&mut game, &moves.map(|name| (name, 0)));
    play(&mut game, &[("e1", 59_999)]);
    assert_eq!(game.result().map(|result| result.reason), Some(ResultReason::Five));
}

#[test]
fn a_handicap_gives_each_side_its_own_time_or_one_none() {
    let mut game = timed(Clocks { black: PER_MOVE, white: TimeControl::None });
    play(&mut game, &[("h8", 9_000)]);
    assert_eq!((game.running(), game.runs_out_at()), (None, None));
    play(&mut game, &[("h9", 999_999)]);
    assert_eq!((game.running(), left_of(&game, Stone::Black)), (Some(Stone::Black), Some(10_000)));
    assert_eq!(left_of(&game, Stone::White), None);
    let swapped = Clocks { black: PER_MOVE, white: BYOYOMI }.swapped();
    assert_eq!(swapped, Clocks { black: BYOYOMI, white: PER_MOVE });
}

fn left_of(game: &Game, stone: Stone) -> Option<i64> {
    game.left_ms(stone, game.clock_ms())
}

#[test]
fn after_a_take_back_a_move_has_its_time_anew_and_a_pool_does_not() {
    let mut game = both(PER_MOVE);
    play(&mut game, &[("h8", 3_000)]);
    act(&mut game, Action::Undo, 12_000).unwrap();
    assert_eq!((game.running(), left(&game)), (Some(Stone::Black), [10_000, 10_000]));

    let mut game = both(TOTAL);
    play(&mut game, &[("h8", 3_000)]);
    act(&mut game, Action::Undo, 12_000).unwrap();
    assert_eq!(left(&game), [57_000, 51_000]);

    let mut game = both(BYOYOMI);
    play(&mut game, &[("h8", 65_000)]);
    act(&mut game, Action::Undo, 65_000 + 84_000).unwrap();
    assert_eq!(left(&game), [30_000, 10_000]);
}

#[test]
fn a_ply_taken_back_and_played_again_earns_no_second_increment() {
    let mut game = both(FISCHER);
    play(&mut game, &[("h8", 0), ("h9", 0)]);
    for _ in 0..10 {
        act(&mut game, Action::Undo, 0).unwrap();
        act(&mut game, Action::Undo, 0).unwrap();
        play(&mut game, &[("h8", 0)]);
        act(&mut game, Action::Undo, 0).unwrap();
        act(&mut game, Action::Redo, 0).unwrap();
        play(&mut game, &[("i9", 0)]);
    }
    assert_eq!(left(&game), [65_000, 65_000]);
    play(&mut game, &[("k8", 0)]);
    assert_eq!(left(&game), [70_000, 65_000]);
}

#[test]
fn time_that_runs_backwards_stands_still() {
    let mut game = both(TOTAL);
    play(&mut game, &[("h8", 5_000)]);
    act(&mut game, Action::Play(at("h9")), -9_000_000).unwrap();
    assert_eq!((left(&game), game.clock_ms()), ([55_000, 60_000], 5_000));
    // The device's time of day says nothing to a clock.
    assert!(game.log()[0].at_ms > game.log()[1].at_ms || game.log()[1].at_ms > 1_000_000);
}

#[test]
fn other_clocks_can_be_agreed_on_until_the_first_stone() {
    let mut game = both(TOTAL);
    let clocks = Clocks { black: PER_MOVE, white: FISCHER };
    let offer = |by| Action::Offer { kind: OfferKind::Clocks(clocks), by };
    act(&mut game, offer(Stone::White), 4_000).unwrap();
    let mut declined = game.clone();
    let events = act(&mut declined, Action::Decline(Stone::Black), 5_000).unwrap();
    assert!(matches!(events[..], [Event::OfferDeclined(offer)] if offer.by == Stone::White));
    assert_eq!((declined.setup().clocks, left(&declined)), (Clocks::both(TOTAL), [55_000, 60_000]));

    let events = act(&mut game, Action::Accept(Stone::Black), 5_000).unwrap();
    assert!(matches!(events[..], [Event::OfferAccepted(_)]));
    assert_eq!((game.setup().clocks, left(&game)), (clocks, [10_000, 60_000]));
    play(&mut game, &[("h8", 9_999), ("h9", 1_000)]);
    assert_eq!(left(&game), [10_000, 64_000]);
    assert_eq!(act(&mut game, offer(Stone::White), 20_000), Err(Refusal::TooLate));
    let nonsense = OfferKind::Clocks(Clocks::both(TimeControl::Total { main_ms: 5 }));
    let mut fresh = both(TOTAL);
    assert_eq!(
        act(&mut fresh, Action::Offer { kind: nonsense, by: Stone::Black }, 0),
        Err(Refusal::BadClock)
    );
}

#[test]
fn controls_are_checked() {
    let bad = [
        (TimeControl::PerMove { move_ms: 999 }, TimeControlError::TooShort(999)),
        (TimeControl::Total { main_ms: 0 }, TimeControlError::TooShort(0)),
        (TimeControl::Total { main_ms: -1 }, TimeControlError::OutOfRange(-1)),
        (TimeControl::Total { main_ms: i64::MAX }, TimeControlError::OutOfRange(i64::MAX)),
        (TimeControl::Byoyomi { main_ms: 0, periods: 0, period_ms: 5_000 }, TimeControlError::Periods(0)),
        (TimeControl::Byoyomi { main_ms: 0, periods: 100, period_ms: 5_000 }, TimeControlError::Periods(100)),
        (TimeControl::Byoyomi { main_ms: 9_000, periods: 1, period_ms: 0 }, TimeControlError::TooShort(0)),
        (
            TimeControl::Byoyomi { main_ms: -5, periods: 1, period_ms: 5_000 },
            TimeControlError::OutOfRange(-5),
        ),
        (
            TimeControl::Fischer { main_ms: 0, increment_ms: 5_000, early: false },
            TimeControlError::TooShort(0),
        ),
        (
            TimeControl::Fischer { main_ms: 5_000, increment_ms: i64::MIN, early: true },
            TimeControlError::OutOfRange(i64::MIN),
        ),
    ];
    for (control, error) in bad {
        assert_eq!(control.check(), Err(error), "{control}");
    }
    let good = [
        TimeControl::None,
        TimeControl::PerMove { move_ms: 1_000 },
        TimeControl::Byoyomi { main_ms: 0, periods: 99, period_ms: 1_000 },
        TimeControl::Fischer { main_ms: 0, increment_ms: 1_000, early: true },
    ];
    for control in good {
        assert_eq!(control.check(), Ok(()), "{control}");
    }
}

#[test]
fn controls_are_written_and_read() {
    let texts = [
        "",
        "move 30000",
        "total 300000",
        "byoyomi 300000 5 30000",
        "fischer 300000 5000",
        "fischer 0 5000 early",
    ];
    for text in texts {
        assert_eq!(text.parse::<TimeControl>().map(|control| control.to_string()).as_deref(), Ok(text));
    }
    for text in [
        " ",
        "move",
        "move x",
        "move 1",
        "total 300000 1",
        "byoyomi 1 2",
        "fischer 9000 1 late",
        "Total 9000",
    ] {
        assert!(text.parse::<TimeControl>().is_err(), "{text}");
    }
}

#[test]
fn a_face_shows_minutes_and_in_the_last_ten_seconds_tenths() {
    let text = |ms| ClockFace::of(TOTAL, ms).text();
    let shown = [
        (0, "0.0"),
        (1, "0.0"),
        (99, "0.0"),
        (100, "0.1"),
        (9_999, "9.9"),
        (10_000, "0:10"),
        (10_001, "0:11"),
        (59_000, "0:59"),
        (59_001, "1:00"),
        (3_599_000, "59:59"),
        (3_599_001, "1:00:00"),
        (3_661_000, "1:01:01"),
        (-5, "0.0"),
    ];
    for (ms, expected) in shown {
        assert_eq!(text(ms), expected, "{ms}");
    }
    // The text is another one exactly when that is said.
    for ms in (1..12_345).chain(59_500..61_500) {
        let face = ClockFace::of(TOTAL, ms);
        let change = face.changes_in_ms();
        assert_eq!(face.is_low(), face.text().contains('.'), "{ms}");
        assert!(change >= 1);
        if change <= ms {
            assert_eq!(text(ms - change + 1), face.text(), "{ms}");
            assert!(text(ms - change) != face.text() || ms == change, "{ms}");
        }
    }
}

#[test]
fn a_face_of_byoyomi_shows_the_pool_and_then_the_running_period() {
    let face = |left| ClockFace::of(BYOYOMI, left);
    let seen = |left| (face(left).shown_ms, face(left).periods, face(left).in_period);
    assert_eq!(seen(90_000), (60_000, 3, false));
    assert_eq!(seen(30_001), (1, 3, false));
    assert_eq!(seen(30_000), (10_000, 3, true));
    assert_eq!(seen(20_001), (1, 3, true));
    assert_eq!(seen(20_000), (10_000, 2, true));
    assert_eq!(seen(1), (1, 1, true));
    assert_eq!(seen(0), (0, 0, true));
}
