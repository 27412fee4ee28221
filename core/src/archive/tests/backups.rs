use super::super::backup::{self, Backup, newest_good};
use super::super::files::discard;
use super::*;

fn backups(folder: &TempDir) -> [Option<i64>; 2] {
    files(folder).backups().map(|path| backup::made_ms(&path))
}

fn newest(folder: &TempDir) -> Option<Backup> {
    newest_good(&files(folder), Schema::OURS).unwrap()
}

/// The games that a backup would restore.
fn games_in(backup: &Backup) -> Vec<i64> {
    games::ids(&Connection::open(&backup.path).unwrap()).unwrap()
}

#[test]
fn one_is_made_at_the_end_if_something_changed() {
    let folder = tempfile::tempdir().unwrap();
    let made = |changes: bool| {
        let store = store(&folder);
        if changes {
            unfinished_game(&store, 2);
        }
        store.close().unwrap();
        backups(&folder)
    };
    assert_eq!(made(false), [None, None], "nothing but an empty archive");
    let [first, none] = made(true);
    assert!(first.is_some() && none.is_none());
    assert_eq!(made(false), [first, None]);
    let [_, second] = made(true);
    assert!(second > first);
    let third = made(true);
    assert!(third[0] > second && third[1] == second, "over the older one");
    assert_eq!(games_in(&newest(&folder).unwrap()), [1, 2, 3]);
}

#[test]
fn one_is_made_after_every_five_games_that_end() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder);
    let mut made = Vec::new();
    for _ in 0..11 {
        finished_game(&store, 2);
        // Behind the backup in the queue.
        store.settings().unwrap();
        made.push(newest(&folder).map_or(0, |backup| games_in(&backup).len()));
    }
    assert_eq!(made, [0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10]);
    let mut game = unfinished_game(&store, 2);
    for _ in 0..4 {
        act(&store, &mut game, [Action::Resign(Stone::White), Action::Undo]);
    }
    store.settings().unwrap();
    assert_eq!(games_in(&newest(&folder).unwrap()).len(), 12, "an end that is taken back counts");
}

#[test]
fn after_a_kill_the_first_change_backs_up_what_the_killed_one_left() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder);
    finished_game(&store, 2);
    let killed = copy_of(folder.path());
    assert_eq!(newest(&killed), None);
    let reopened = self::store(&killed);
    assert_eq!(newest(&killed), None, "opening waits for nothing");
    let mut game = start(&reopened);
    reopened.settings().unwrap();
    assert_eq!(games_in(&newest(&killed).unwrap()), [1, 2]);
    let made = backups(&killed);
    act(&reopened, &mut game, moves(5));
    reopened.settings().unwrap();
    assert_eq!(backups(&killed), made, "once");
}

#[test]
fn backups_are_later_than_those_before_whatever_the_clock_says() {
    let folder = tempfile::tempdir().unwrap();
    let opened = open(&folder).unwrap();
    for (now_ms, expected) in
        [(500, [Some(500), None]), (400, [Some(500), Some(501)]), (900, [Some(900), Some(501)])]
    {
        backup::make(&opened.connection, &files(&folder), now_ms).unwrap();
        assert_eq!(backups(&folder), expected);
    }
}

/// Every state of the files that a kill can leave while a third backup is made has a good one, and the next succeeds.
#[test]
fn a_kill_at_any_step_leaves_the_newest_good_one() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        finished_game(&store(&folder), 2);
    }
    let store = store(&folder);
    finished_game(&store, 2);
    let before = copy_of(folder.path());
    store.close().unwrap();
    let complete = fs::read(newest(&folder).unwrap().path).unwrap();
    let unfinished = |folder: &TempDir| files(folder).unfinished_backup();
    let parts = (0..=4).map(|part| &complete[..complete.len() * part / 4]);
    for part in parts {
        let killed = copy_of(before.path());
        fs::write(unfinished(&killed), part).unwrap();
        fs::write(folder.path().join("backup.tmp-journal"), "what VACUUM leaves").unwrap();
        assert_eq!(games_in(&newest(&killed).unwrap()), [1, 2]);
        spoil(&archive(&killed));
        let reopened = self::store(&killed);
        let restored = kinds(&reopened);
        assert!(matches!(restored[..], [NoticeKind::RestoredFromBackup { .. }]), "{restored:?}");
        assert_eq!(reopened.finished(9, 0).unwrap().len(), 2);
        finished_game(&reopened, 2);
        reopened.close().unwrap();
        assert_eq!(games_in(&newest(&killed).unwrap()).len(), 3);
        assert!(!unfinished(&killed).exists());
    }
    // Renamed: the third is there, the older of the two before is gone.
    spoil(&archive(&folder));
    assert_eq!(self::store(&folder).finished(9, 0).unwrap().len(), 3);
}

#[test]
fn a_bad_backup_is_passed_over_and_replaced_first() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        finished_game(&store(&folder), 2);
    }
    let [older, newer] = files(&folder).backups();
    spoil(&newer);
    assert_eq!(newest(&folder).unwrap().path, older);
    let opened = open(&folder).unwrap();
    backup::make(&opened.connection, &files(&folder), clock()).unwrap();
    assert_eq!(newest(&folder).unwrap().path, newer);
    let [older_made, newer_made] = backups(&folder);
    assert!(newer_made > older_made && older_made.is_some());
}

#[test]
fn of_a_damaged_archive_no_backup_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let games: Vec<_> = (0..3).map(|_| finished_game(&store(&folder), 90)).collect();
    let good = newest(&folder).unwrap();
    // Nobody reads this one now.
    fill_page(&archive(&folder), leaves(&archive(&folder), "action")[0], 0xff);
    let store = store(&folder);
    finished_game(&store, 2);
    store.close().unwrap();
    assert_eq!(newest(&folder), Some(good.clone()));
    assert!(files(&folder).suspicion().exists());
    let reopened = self::store(&folder);
    assert!(!files(&folder).suspicion().exists());
    let expected = NoticeKind::RestoredFromBackup { backup_ms: good.made_ms, salvaged: 1 };
    assert_eq!(kinds(&reopened), [expected]);
    for game in games {
        assert_eq!(reopened.load(game.id).unwrap(), game);
    }
    assert_eq!(reopened.finished(9, 0).unwrap().len(), 4);
}

#[test]
fn a_backup_that_has_no_room_leaves_the_others_and_no_rubbish() {
    let folder = tempfile::tempdir().unwrap();
    finished_game(&store(&folder), 2);
    let good = newest(&folder).unwrap();
    // A folder of the name of the unfinished file is an obstacle like a full disk.
    fs::create_dir(files(&folder).unfinished_backup()).unwrap();
    finished_game(&store(&folder), 2);
    assert_eq!(newest(&folder), Some(good));
    fs::remove_dir(files(&folder).unfinished_backup()).unwrap();
    assert!(discard(&files(&folder).unfinished_backup()).is_ok(), "nothing to discard is no error");
    finished_game(&store(&folder), 2);
    assert_eq!(games_in(&newest(&folder).unwrap()), [1, 2, 3]);
}
