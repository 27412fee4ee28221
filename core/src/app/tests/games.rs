//! Several games: none is lost when another comes onto the table.

use super::*;
use crate::game::Refusal;

#[test]
fn before_the_first_game_there_is_nothing_to_do() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    let before = table.snapshot();
    assert_eq!((before.phase, before.game, before.can_play), (Phase::NoGame, 0, false));
    for refused in
        [table.play(at("a1")), table.undo(), table.redo(), table.resign(), table.hint(), table.restart()]
    {
        assert_eq!(refused, Err(AppError::NoGame));
    }
    assert_eq!(table.stop_thinking(), Ok(()));
    assert_eq!(table.open_game(1), Err(AppError::NotFound { game: 1 }));
    assert_eq!(table.snapshot(), before);
    assert_eq!(app.archive().unfinished(), Ok(vec![]));
    assert_eq!(app.archive().finished(10, 0), Ok(vec![]));
}

#[test]
fn an_older_game_is_taken_up_as_itself() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let (table, archive) = (app.table(), app.archive());
    table.new_game(two_people(Size::MAX, RuleSet::Renju)).unwrap();
    play_all(&table, "k10 k11 t20");
    table.undo().unwrap();
    let older = table.snapshot();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    let newer = table.snapshot();
    assert_ne!(newer.game, older.game);

    let listed = archive.unfinished().unwrap();
    assert_eq!(listed.len(), 1);
    let summary = &listed[0];
    assert_eq!((summary.game, summary.size, summary.rules), (older.game, Size::MAX, RuleSet::Renju));
    assert_eq!((&summary.black, &summary.white), (&older.black, &older.white));
    assert_eq!((summary.plies, summary.last_move, summary.to_move), (2, Some(at("k11")), Some(Stone::Black)));
    assert_eq!((&summary.board, &summary.result), (&older.board, &None));
    assert_eq!((summary.started_ms, summary.updated_ms), (older.started_ms, older.updated_ms));

    table.open_game(older.game).unwrap();
    assert_same_game(&table.snapshot(), &older);
    assert_eq!(archive.unfinished().unwrap(), [], "nothing was ever done in the newer one");
    let revision = table.snapshot().revision;
    table.open_game(older.game).unwrap();
    assert_eq!(table.snapshot().revision, revision, "it is there already");
    table.redo().unwrap();
    assert_eq!(table.snapshot().last_move, Some(at("t20")));
}

#[test]
fn a_game_undone_to_the_empty_board_is_still_a_game() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
    table.play(at("a1")).unwrap();
    table.undo().unwrap();
    let game = table.snapshot().game;
    table.restart().unwrap();
    assert_eq!(app.archive().unfinished().unwrap().iter().map(|game| game.game).collect::<Vec<_>>(), [game]);
}

#[test]
fn a_restart_has_the_same_setup_and_keeps_the_old_game() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::MIN, RuleSet::Standard)).unwrap();
    play_all(&table, "a1 b1");
    let old = table.snapshot();
    table.restart().unwrap();
    let new = table.snapshot();
    assert_eq!((new.size, new.rules, &new.black, &new.white), (old.size, old.rules, &old.black, &old.white));
    assert_eq!((new.moves.len(), new.phase), (0, Phase::Playing));
    table.resign().unwrap();
    table.restart().unwrap();
    assert_eq!(
        app.archive().unfinished().unwrap().iter().map(|game| game.game).collect::<Vec<_>>(),
        [old.game]
    );
    assert_eq!(
        app.archive().finished(5, 0).unwrap().iter().map(|game| game.game).collect::<Vec<_>>(),
        [new.game]
    );
    assert_eq!(table.open_game(new.game), Err(AppError::Refused(Refusal::GameOver)));
}

#[test]
fn finished_games_come_newest_first_and_in_pages() {
    let dir = tempfile::tempdir().unwrap();
    let (mind, _) = puppet();
    let app = open(&dir, &mind);
    let table = app.table();
    let mut games = Vec::new();
    for _ in 0..5 {
        table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
        table.resign().unwrap();
        games.insert(0, table.snapshot().game);
    }
    let page = |limit, offset| -> Vec<i64> {
        app.archive().finished(limit, offset).unwrap().iter().map(|game| game.game).collect()
    };
    assert_eq!(page(10, 0), games);
    assert_eq!(page(2, 0), games[..2]);
    assert_eq!(page(2, 4), games[4..]);
    assert_eq!(page(2, 9), games[5..]);
}

#[test]
fn the_lot_gives_both_colours_and_the_last_choice_is_remembered_as_a_lot() {
    let dir = tempfile::tempdir().unwrap();
    let (mind, asked) = puppet();
    let app = open(&dir, &mind);
    let mut black = 0;
    for _ in 0..64 {
        app.table().new_game(against_computer(ColourChoice::Lot)).unwrap();
        if app.table().snapshot().black.is_person() {
            black += 1;
        } else {
            drop(ask(&asked));
        }
    }
    assert!((1..64).contains(&black), "{black} of 64");
    assert_eq!(app.settings().against_computer.colour, ColourChoice::Lot);
}

#[test]
fn two_people_resign_by_whose_turn_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    for (moves, winner) in [("", Stone::White), ("a1", Stone::Black), ("a1 b1", Stone::White)] {
        table.new_game(two_people(Size::MIN, RuleSet::Freestyle)).unwrap();
        play_all(&table, moves);
        table.resign().unwrap();
        assert_eq!(table.snapshot().result.as_ref().unwrap().winner, Some(winner));
        table.undo().unwrap();
        assert_eq!(table.snapshot().moves.len(), moves.split_whitespace().count());
    }
}

#[test]
fn forbidden_points_are_shown_to_a_person_only() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Renju)).unwrap();
    // Six in a row with a gap at H8.
    play_all(&table, "e8 a1 f8 c1 g8 e1 i8 g1 j8 i1");
    let snapshot = table.snapshot();
    let forbidden: Vec<Point> = snapshot.forbidden.iter().map(|forbidden| forbidden.point).collect();
    assert_eq!(forbidden, [at("h8")]);
    let refused = table.play(at("h8"));
    let foul = snapshot.forbidden[0].foul.clone();
    assert_eq!(refused, Err(Refusal::Forbidden { point: at("h8"), foul }.into()));
    assert_eq!(table.snapshot(), snapshot);
    table.play(at("o15")).unwrap();
    assert_eq!(table.snapshot().forbidden, [], "White may play anywhere");
}
