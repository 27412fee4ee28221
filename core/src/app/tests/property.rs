//! Whatever is done in whatever order: what the archive has is what is shown, and a refusal changes neither.

use proptest::prelude::*;

use super::*;
use crate::archive::StoredGame;
use crate::game::Refusal;

#[derive(Debug, Clone)]
enum Wish {
    Play(Point),
    Undo,
    Redo,
    Resign,
    Restart,
    OpenOldest,
}

fn wish() -> impl Strategy<Value = Wish> {
    // A small corner, so that fives and fouls come about, and now and then a point beyond the edge.
    let near = (0..6u8, 0..6u8).prop_map(|(x, y)| Wish::Play(Point::new(x, y)));
    let anywhere = (0..24u8, 0..24u8).prop_map(|(x, y)| Wish::Play(Point::new(x, y)));
    prop_oneof![
        24 => near,
        2 => anywhere,
        4 => Just(Wish::Undo),
        4 => Just(Wish::Redo),
        1 => Just(Wish::Resign),
        1 => Just(Wish::Restart),
        1 => Just(Wish::OpenOldest),
    ]
}

fn grant(app: &App, wish: &Wish) -> Result<(), AppError> {
    let table = app.table();
    match wish {
        Wish::Play(point) => table.play(*point),
        Wish::Undo => table.undo(),
        Wish::Redo => table.redo(),
        Wish::Resign => table.resign(),
        Wish::Restart => table.restart(),
        Wish::OpenOldest => table.open_game(1),
    }
}

fn stored(app: &App) -> StoredGame {
    app.store().load(app.table().snapshot().game).unwrap()
}

/// What the archive has, loaded by replaying its actions, is what the table shows.
fn assert_stored_is_shown(app: &App) {
    let (stored, shown) = (stored(app), app.table().snapshot());
    assert_eq!(stored.game.board(), &shown.board);
    assert_eq!(stored.game.plies(), shown.moves);
    assert_eq!(stored.game.undone().len(), shown.redoable);
    assert_eq!(stored.game.result(), shown.result.as_ref());
    assert_eq!(stored.game.to_move(), shown.to_move);
    assert_eq!((stored.started_ms, stored.updated_ms), (shown.started_ms, shown.updated_ms));
    let lists = [app.archive().unfinished().unwrap(), app.archive().finished(99, 0).unwrap()];
    for summary in lists.iter().flatten() {
        let game = app.store().load(summary.game).unwrap().game;
        assert_eq!((&summary.board, summary.plies), (game.board(), game.plies().len()));
        assert_eq!((summary.result.as_ref(), summary.to_move), (game.result(), game.to_move()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_archive_has_what_is_shown(
        lines in 10..=20i32,
        rules in prop::sample::select(RuleSet::ALL.as_slice()),
        wishes in prop::collection::vec(wish(), 1..70),
    ) {
        let dir = tempfile::tempdir().unwrap();
        let app = open_plain(&dir);
        app.table().new_game(two_people(Size::new(lines).unwrap(), rules)).unwrap();
        for wish in &wishes {
            let (shown, kept) = (app.table().snapshot(), stored(&app));
            if let Err(error) = grant(&app, wish) {
                let AppError::Refused(refusal) = error else { panic!("{wish:?}: {error}") };
                prop_assert_eq!(app.table().snapshot(), Arc::clone(&shown), "{:?}", wish);
                prop_assert_eq!(stored(&app), kept);
                match (wish, refusal) {
                    (Wish::Play(point), Refusal::OffBoard(named)) => {
                        prop_assert_eq!(*point, named);
                        prop_assert!(!shown.size.contains(named));
                    }
                    (Wish::Play(point), Refusal::Taken(named)) => {
                        prop_assert_eq!(*point, named);
                        prop_assert!(shown.board.get(named).is_some());
                    }
                    (Wish::Play(point), Refusal::Forbidden { point: named, foul }) => {
                        prop_assert_eq!(*point, named);
                        let known = shown.forbidden.iter().find(|known| known.point == named);
                        prop_assert_eq!(known.map(|known| &known.foul), Some(&foul));
                    }
                    (Wish::Undo, Refusal::NothingToUndo) => prop_assert!(!shown.can_undo),
                    (Wish::Redo, Refusal::NothingToRedo) => prop_assert!(!shown.can_redo),
                    (_, Refusal::GameOver) => {
                        let wants_an_older_one = matches!(wish, Wish::OpenOldest);
                        prop_assert!(shown.phase == Phase::Over || wants_an_older_one);
                    }
                    (_, refusal) => prop_assert!(false, "{:?}: {:?}", wish, refusal),
                }
            }
            assert_stored_is_shown(&app);
        }
        let before = app.table().snapshot();
        drop(app);
        assert_same_game(&open_plain(&dir).table().snapshot(), &before);
    }
}
