//! Listeners that call back, and everything dropped in an odd order: no deadlock, no call into what has gone.

use std::thread;

use super::*;

/// What a listener says once it has done its work.
fn heard<T>(told: &mpsc::Receiver<T>) -> T {
    told.recv_timeout(Duration::from_mins(1)).expect("the listener comes to its end")
}

#[test]
fn a_listener_may_call_everything() {
    let dir = tempfile::tempdir().unwrap();
    let app = Arc::new(open_plain(&dir));
    let (tell, told) = mpsc::channel();
    let inside = Arc::downgrade(&app);
    let _subscription = app.register(Box::new(move |topic, _| {
        let Some(app) = inside.upgrade().filter(|_| topic == Topic::Table) else { return };
        let table = app.table();
        if table.snapshot().moves.len() != 1 {
            return;
        }
        let done = (|| {
            drop(app.register(Box::new(|_, _| ())));
            table.undo()?;
            table.redo()?;
            table.play(at("i9"))?;
            table.hint()?;
            table.stop_thinking()?;
            app.update_settings(Settings { start_on_home: true, ..app.settings().as_ref().clone() })?;
            table.resign()?;
            table.restart()?;
            table.open_game(table.snapshot().game)?;
            Ok::<_, AppError>((app.archive().unfinished()?.len(), app.archive().finished(9, 0)?.len()))
        })();
        let _ = tell.send(done);
    }));
    app.table().new_game(two_people(Size::STANDARD, RuleSet::Renju)).unwrap();
    app.table().play(at("h8")).unwrap();
    assert_eq!(heard(&told), Ok((0, 1)));
    assert!(app.settings().start_on_home);
    app.shutdown().unwrap();
}

#[test]
fn a_listener_may_end_the_app_while_the_computer_thinks_and_drop_it() {
    let (dir, asked, app, table) = puppeteered();
    let last_hold = Arc::new(parking_lot::Mutex::new(None));
    let (tell, told) = mpsc::channel();
    let inside = Arc::clone(&last_hold);
    let subscription = app.register(Box::new(move |_, _| {
        let held: Option<App> = inside.lock().take();
        if let Some(app) = held {
            let closed = app.shutdown();
            drop(app);
            let _ = tell.send(closed);
        }
    }));
    table.new_game(against_computer(ColourChoice::White)).unwrap();
    ask(&asked).answer.send(Answer::Stopped(at("h8"))).unwrap();
    *last_hold.lock() = Some(app);
    table.undo().unwrap_err();
    let _ = table.stop_thinking();
    assert_eq!(heard(&told), Ok(()));
    drop(subscription);
    assert_eq!(table.undo(), Err(AppError::Internal { code: "shut_down" }));
    // The folder is free, and nothing that was shown is lost.
    let shown = table.snapshot();
    assert_eq!(open_plain(&dir).table().snapshot().game, shown.game);
}

#[test]
fn table_archive_and_subscription_outlive_the_app_in_any_order() {
    for order in 0..6 {
        let dir = tempfile::tempdir().unwrap();
        let app = open_plain(&dir);
        let (table, archive) = (app.table(), app.archive());
        let inside = app.table();
        let subscription = app.register(Box::new(move |_, _| drop(inside.snapshot())));
        table.new_game(against_computer(ColourChoice::White)).unwrap();
        let mut parts: Vec<Box<dyn FnOnce() + Send>> = vec![
            Box::new(move || {
                assert_eq!(archive.unfinished(), Err(AppError::Internal { code: "shut_down" }));
            }),
            Box::new(move || drop(subscription)),
        ];
        parts.insert(
            order % 3,
            Box::new(move || {
                assert_eq!(table.play(at("a1")), Err(AppError::Internal { code: "shut_down" }));
                assert_eq!(table.snapshot().thinking, None);
            }),
        );
        if order > 2 {
            parts.reverse();
        }
        drop(app);
        // Each on a thread of its own, as a garbage collector does it.
        for part in parts {
            thread::spawn(part).join().unwrap();
        }
        assert_eq!(open_plain(&dir).table().snapshot().phase, Phase::Playing);
    }
}

#[test]
fn a_shutdown_waits_for_the_commit_under_way_and_refuses_what_comes_after() {
    let dir = tempfile::tempdir().unwrap();
    let app = open_plain(&dir);
    let table = app.table();
    table.new_game(two_people(Size::STANDARD, RuleSet::Freestyle)).unwrap();
    let other = rusqlite::Connection::open(dir.path().join("archive.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let outcomes = thread::scope(|scope| {
        let players = ["a1", "b1", "c1", "d1"].map(|name| {
            let table = table.clone();
            scope.spawn(move || table.play(at(name)))
        });
        let closing = scope.spawn(|| app.shutdown());
        other.execute_batch("ROLLBACK").unwrap();
        assert_eq!(closing.join().unwrap(), Ok(()));
        players.map(|player| player.join().unwrap())
    });
    let stored = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    let refused = Err(AppError::Internal { code: "shut_down" });
    assert!(outcomes.iter().all(|outcome| outcome.is_ok() || *outcome == refused), "{outcomes:?}");
    assert_eq!(table.snapshot().moves.len(), stored);
    drop(other);
    assert_same_game(&open_plain(&dir).table().snapshot(), &table.snapshot());
}
