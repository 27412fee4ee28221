//! The best moves of a position, asked for and watched while they get better.

use super::*;
use crate::engine::Worth;
use crate::game::Refusal;

const UNTIL_STOPPED: AnalysisLimits = AnalysisLimits { millis: None, nodes: None, depth: None };

fn running(snapshot: &TableSnapshot) -> bool {
    snapshot.analysis.as_ref().is_some_and(|analysis| analysis.running)
}

/// A game of two people in which nothing is forced.
fn quiet_game(table: &Table) {
    table.new_game(two_people(Size::STANDARD, RuleSet::Freestyle)).unwrap();
    play_all(table, "f11 e9 i5 i7 g5 f6");
}

#[test]
fn the_best_moves_come_by_revision_with_their_worth_and_end_at_a_limit() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    quiet_game(&table);
    table.analyse(3, AnalysisLimits { nodes: Some(20_000), ..UNTIL_STOPPED }).unwrap();
    let begun = table.snapshot();
    assert!(begun.thinking.is_none_or(|thinking| thinking.purpose == Purpose::Analysis));
    let done = wait(&app, |snapshot| snapshot.analysis.is_some() && !running(snapshot));
    assert_same_game(&begun, &done);
    let analysis = done.analysis.as_ref().unwrap();
    assert_eq!((analysis.stone, analysis.lines.len(), done.thinking), (Stone::Black, 3, None));
    assert!(analysis.depth > 0 && (1..=20_000).contains(&analysis.nodes), "{analysis:?}");
    let values: Vec<i32> = analysis.lines.iter().map(value).collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{analysis:?}");
    let mut firsts: Vec<Point> = analysis.lines.iter().map(|line| line.points[0]).collect();
    assert!(firsts.iter().all(|&point| done.board.is_empty_at(point)));
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 3);
}

fn value(line: &AnalysisLine) -> i32 {
    match line.worth {
        Worth::Value(value) => value,
        Worth::Win { .. } => i32::MAX,
        Worth::Loss { .. } => i32::MIN,
    }
}

#[test]
fn a_forced_win_comes_first_with_its_moves_up_to_the_five() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Renju)).unwrap();
    play_all(&table, "e8 d8 f8 h5 g8 g6 h6 k10 h7 c5 i9 l12 j9 d11");
    table.analyse(1, AnalysisLimits { nodes: Some(50_000), ..UNTIL_STOPPED }).unwrap();
    let done = wait(&app, |snapshot| snapshot.analysis.is_some() && !running(snapshot));
    let best = &done.analysis.as_ref().unwrap().lines[0];
    assert_eq!((best.worth, best.points[0]), (Worth::Win { moves: 4 }, at("h8")));
    for &point in &best.points {
        table.play(point).unwrap();
    }
    assert_eq!(table.snapshot().result.as_ref().and_then(|result| result.winner), Some(Stone::Black));
}

#[test]
fn lines_get_better_while_one_watches_and_stay_when_it_is_stopped() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    quiet_game(&table);
    table.analyse(2, UNTIL_STOPPED).unwrap();
    let depth = |snapshot: &TableSnapshot| snapshot.analysis.as_ref().map_or(0, |analysis| analysis.depth);
    let early = wait(&app, |snapshot| depth(snapshot) > 0);
    let later = wait(&app, |snapshot| depth(snapshot) > depth(&early));
    assert!(running(&later) && later.revision > early.revision);
    assert_eq!(later.analysis.as_ref().unwrap().lines.len(), 2);
    table.stop_thinking().unwrap();
    let stopped = wait(&app, |snapshot| snapshot.thinking.is_none());
    assert!(!running(&stopped) && stopped.can_analyse);
    assert_eq!(stopped.analysis.as_ref().unwrap().lines.len(), 2);
    assert!(depth(&stopped) >= depth(&later));
}

#[test]
fn it_ends_with_the_position_and_keeps_nobody_waiting() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(against_computer(ColourChoice::Black)).unwrap();
    for ply in ["h8", "a1"] {
        table.analyse(5, UNTIL_STOPPED).unwrap();
        assert!(running(&table.snapshot()) && table.snapshot().can_play);
        table.play(at(ply)).unwrap();
        assert_eq!(table.snapshot().analysis, None);
        assert_eq!(
            table.analyse(5, UNTIL_STOPPED).err().into_iter().len(),
            usize::from(!table.snapshot().can_play)
        );
        wait(&app, |snapshot| snapshot.can_play);
        table.stop_thinking().unwrap();
    }
    let plies = table.snapshot().moves.len();
    table.analyse(1, UNTIL_STOPPED).unwrap();
    table.undo().unwrap();
    let undone = table.snapshot();
    assert_eq!((undone.analysis.clone(), undone.thinking), (None, None));
    assert!(undone.moves.len() < plies);
}

#[test]
fn a_hint_and_an_analysis_end_each_other() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    table.analyse(1, UNTIL_STOPPED).unwrap();
    let first = ask(&asked);
    assert!(table.snapshot().can_hint);
    table.hint().unwrap();
    assert_eq!(table.snapshot().analysis, None);
    first.answer.send(Answer::Stopped(at("a1"))).unwrap();
    let second = ask(&asked);
    table.analyse(1, UNTIL_STOPPED).unwrap();
    assert_eq!(table.snapshot().thinking.unwrap().purpose, Purpose::Analysis);
    second.answer.send(Answer::Stopped(at("b1"))).unwrap();
    ask(&asked).answer.send(Answer::Play(at("c1"))).unwrap();
    let done = wait(&app, |snapshot| snapshot.analysis.is_some() && !running(snapshot));
    let line = AnalysisLine { worth: Worth::Value(7), depth: 3, points: vec![at("c1")] };
    assert_eq!((&done.analysis.as_ref().unwrap().lines, &done.hint), (&vec![line], &None));
    table.analyse(1, UNTIL_STOPPED).unwrap();
    ask(&asked).answer.send(Answer::Panic).unwrap();
    assert_eq!(wait(&app, |snapshot| snapshot.thinking.is_none()).analysis, None);
}

#[test]
fn one_that_is_stopped_before_it_begins_ends_all_the_same() {
    let (_dir, asked, app, table) = puppeteered();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    table.hint().unwrap();
    // The thread is busy with what nobody wants any more.
    let busy = ask(&asked);
    table.analyse(1, UNTIL_STOPPED).unwrap();
    table.stop_thinking().unwrap();
    busy.answer.send(Answer::Play(at("a1"))).unwrap();
    ask(&asked).answer.send(Answer::Stopped(at("b1"))).unwrap();
    let ended = wait(&app, |snapshot| snapshot.thinking.is_none());
    assert!(ended.analysis.is_some() && !running(&ended) && ended.can_analyse);
}

#[test]
fn what_can_not_be_analysed_is_refused() {
    let (_dir, asked, app, table) = puppeteered();
    assert_eq!(table.analyse(1, UNTIL_STOPPED), Err(AppError::NoGame));
    table.new_game(against_computer(ColourChoice::White)).unwrap();
    assert!(!table.snapshot().can_analyse);
    assert_eq!(table.analyse(1, UNTIL_STOPPED), Err(Refusal::NotYourTurn.into()));
    ask(&asked).answer.send(Answer::Play(at("h8"))).unwrap();
    wait(&app, |snapshot| snapshot.can_analyse);
    for count in [0, MOST_LINES + 1, usize::MAX] {
        assert!(matches!(table.analyse(count, UNTIL_STOPPED), Err(AppError::BadSetting { .. })));
    }
    table.resign().unwrap();
    assert_eq!(table.analyse(1, UNTIL_STOPPED), Err(Refusal::GameOver.into()));
}
