//! Calls from several threads at once, over the engine itself.

use std::thread;

use super::*;

#[test]
fn commands_from_everywhere_leave_one_game_that_is_stored_as_shown() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(NewGame { size: Size::MIN, ..against_computer(ColourChoice::Black) }).unwrap();
    thread::scope(|scope| {
        for thread in 0..4u8 {
            let table = table.clone();
            scope.spawn(move || {
                let mut revision = 0;
                for n in 0..60u8 {
                    // Most are refused, as the others' commands come between: that is a part of it.
                    let _ = match (n + thread) % 8 {
                        0 => table.undo(),
                        1 => table.redo(),
                        2 => table.hint(),
                        3 => table.stop_thinking(),
                        _ => table.play(Point::new((n % 10 * 7 + thread) % 10, (n / 10 + thread) % 10)),
                    };
                    let snapshot = table.snapshot();
                    assert!(snapshot.revision >= revision, "revisions never fall");
                    assert_eq!(snapshot.board.stones(), snapshot.moves.len());
                    revision = snapshot.revision;
                }
            });
        }
    });
    let shown = wait(&app, |snapshot| snapshot.thinking.is_none());
    let stored = app.store().load(shown.game).unwrap();
    assert_eq!((stored.game.plies(), stored.game.undone().len()), (shown.moves.as_slice(), shown.redoable));
    let ids: Vec<i64> = table.events_since(0).iter().map(|event| event.id).collect();
    assert!(ids.windows(2).all(|pair| pair[1] == pair[0] + 1), "{ids:?}");
    assert_eq!(ids.last(), Some(&shown.last_event));
    drop(app);
    assert_same_game(&open_plain(&dir).table().snapshot(), &shown);
}
