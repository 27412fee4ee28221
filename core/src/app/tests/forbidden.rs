//! Renju's Black with nowhere to go: a legal answer or a resignation, never a game that hangs.

use super::*;
use crate::board::Board;
use crate::game::{GameResult, Refusal, ResultReason};
use crate::rules::{FoulKind, Verdict, judge};

/// Case R2 of the reference: White threatens five only at I7, which is a double-three for Black, to move.
const R2: &str = "H8 I6 J6 I5 J7 I4 H7 I3 I2 O1";

/// The smallest board from rank 10 to rank 1, Black `X`: its two empty points would make Black rows of seven.
const CLOSED: [&str; 10] = [
    "XXOOXXOOXX",
    "OOXXOOXXOO",
    "OXXX.XXXOX",
    "OOXXOOOXOO",
    "XXOOXXOOXX",
    "OOXXOOXXOO",
    "XOXXX.XXXO",
    "OOXOOOXXOO",
    "OXOOXXOOXX",
    "OOXXOOXXOO",
];

/// Moves that lead to [`CLOSED`], each one allowed and none of them the last.
fn closing_moves() -> Vec<Point> {
    let stones = |letter: char| -> Vec<Point> {
        let rows = (0..10u8).rev().zip(CLOSED);
        let cells = rows.flat_map(|(y, row)| (0..10u8).zip(row.chars()).map(move |(x, cell)| (x, y, cell)));
        cells.filter(|&(_, _, cell)| cell == letter).map(|(x, y, _)| Point::new(x, y)).collect()
    };
    let (mut black, mut white) = (stones('X'), stones('O'));
    assert_eq!((black.len(), white.len()), (49, 49));
    let mut board = Board::new(Size::MIN);
    let mut moves = Vec::new();
    while let Some(reply) = white.pop() {
        let allowed =
            |&point: &Point| judge(RuleSet::Renju, &board, point, Stone::Black) == Verdict::Continues;
        let next = black.iter().rposition(allowed).expect("some stone can be placed next");
        for (point, stone) in [(black.remove(next), Stone::Black), (reply, Stone::White)] {
            board.place(point, stone).unwrap();
            moves.push(point);
        }
    }
    moves
}

/// A folder in which Black, the computer, is to move against a person after these moves.
fn blacks_turn(size: Size, level: Level, moves: &[Point]) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    let (mind, asked) = puppet();
    let app = open(&dir, &mind);
    let (me, other, colour) = (person(""), computer(level), ColourChoice::White);
    app.table()
        .new_game(NewGame {
            size,
            rules: RuleSet::Renju,
            me,
            other,
            colour,
            ..NewGame::first_choice(Kind::AgainstComputer)
        })
        .unwrap();
    for pair in moves.chunks(2) {
        ask(&asked).answer.send(Answer::Play(pair[0])).unwrap();
        wait(&app, |snapshot| snapshot.can_play);
        app.table().play(pair[1]).unwrap();
    }
    // The app is gone before this is played.
    ask(&asked).answer.send(Answer::Stopped(moves[0])).unwrap();
    drop(app);
    dir
}

#[test]
fn a_person_with_every_point_forbidden_can_still_leave_in_every_way() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Renju)).unwrap();
    for point in closing_moves() {
        table.play(point).unwrap();
    }
    let closed = table.snapshot();
    let empty: Vec<Point> = closed.board.empty_points().collect();
    assert_eq!(closed.forbidden.iter().map(|known| known.point).collect::<Vec<_>>(), empty);
    assert_eq!((empty.len(), closed.to_move), (2, Some(Stone::Black)));
    for known in &closed.forbidden {
        assert_eq!(known.foul.kind(), FoulKind::Overline);
        let refused = Refusal::Forbidden { point: known.point, foul: known.foul.clone() };
        assert_eq!(table.play(known.point), Err(AppError::Refused(refused)));
    }

    table.hint().unwrap();
    assert_eq!(wait(&app, |snapshot| snapshot.thinking.is_none()).hint, None);
    table.resign().unwrap();
    let lost = GameResult { winner: Some(Stone::White), reason: ResultReason::Resignation, line: vec![] };
    assert_eq!(table.snapshot().result, Some(lost));
    table.undo().unwrap();
    assert_same_game_but_time(&table.snapshot(), &closed);
    table.undo().unwrap();
    assert_eq!(table.snapshot().to_move, Some(Stone::White));
}

#[test]
fn the_computer_with_every_point_forbidden_resigns_at_every_level() {
    for level in [Level::LOWEST, Level::MIDDLE, Level::TOP] {
        let dir = blacks_turn(Size::MIN, level, &closing_moves());
        let over = wait(&open_plain(&dir), |snapshot| snapshot.phase == Phase::Over);
        let result = over.result.clone().unwrap();
        assert_eq!((result.reason, result.winner), (ResultReason::Resignation, Some(Stone::White)));
        assert_eq!(over.moves.len(), 98);
    }
}

#[test]
fn r2_the_computer_whose_only_defence_is_forbidden_plays_on_and_loses() {
    let moves: Vec<Point> = R2.split(' ').map(at).collect();
    for level in [Level::LOWEST, Level::MIDDLE, Level::TOP] {
        let dir = blacks_turn(Size::STANDARD, level, &moves);
        let app = open_plain(&dir);
        let answered = wait(&app, |snapshot| snapshot.can_play);
        assert_eq!(answered.moves.len(), 11);
        app.table().play(at("I7")).unwrap();
        let result = app.table().snapshot().result.clone().unwrap();
        assert_eq!((result.reason, result.winner), (ResultReason::Five, Some(Stone::White)));
    }
}
