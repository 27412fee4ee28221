use std::hash::{DefaultHasher, Hash, Hasher};

use super::super::files::beside;
use super::super::set_aside;
use super::*;

/// A folder with two games in its backup and a third in the log, as a kill leaves it.
fn killed() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let first = store(&folder);
    finished_game(&first, 2);
    finished_game(&first, 2);
    drop(first);
    let second = store(&folder);
    finished_game(&second, 2);
    copy_of(folder.path())
}

/// The files whose names begin so, each by the end of its name with a hash of its contents. Without the index of the
/// log, which is made anew whenever a log is opened.
fn remains(folder: &TempDir, of: &str) -> Vec<(String, u64)> {
    let named = names(folder).into_iter().filter(|name| name.starts_with(of) && !name.ends_with("-shm"));
    let hash = |name: &str| {
        let mut hasher = DefaultHasher::new();
        fs::read(folder.path().join(name)).unwrap().hash(&mut hasher);
        hasher.finish()
    };
    named.map(|name| (name[of.len()..].to_owned(), hash(&name))).collect()
}

#[test]
fn the_damaged_archive_is_kept_to_the_last_byte_with_its_log() {
    let folder = killed();
    spoil(&archive(&folder));
    let before = remains(&folder, "archive.db");
    assert_eq!(before.len(), 2, "the file and its log");
    let backup = fs::read(folder.path().join("backup-1.db")).unwrap();
    let restored = store(&folder);
    assert_eq!(restored.finished(9, 0).unwrap().len(), 2);
    assert_eq!(remains(&folder, "archive.corrupt-1.db"), before);
    assert_eq!(fs::read(folder.path().join("backup-1.db")).unwrap(), backup);
    drop(restored);
    // And again: nothing that was set aside is ever replaced.
    spoil(&archive(&folder));
    let second = fs::read(archive(&folder)).unwrap();
    let restored = store(&folder);
    assert_eq!(remains(&folder, "archive.corrupt-1.db"), before);
    assert_eq!(fs::read(folder.path().join("archive.corrupt-2.db")).unwrap(), second);
    let aside = restored.notices().unwrap().into_iter().map(|notice| (notice.id, notice.set_aside));
    assert_eq!(
        aside.collect::<Vec<_>>(),
        [(1, "archive.corrupt-1.db".to_owned()), (2, "archive.corrupt-2.db".to_owned())]
    );
}

#[test]
fn a_lost_archive_is_restored_and_its_log_kept() {
    for truncated in [false, true] {
        let folder = killed();
        let log = fs::read(folder.path().join("archive.db-wal")).unwrap();
        if truncated {
            fs::write(archive(&folder), "").unwrap();
        } else {
            fs::remove_file(archive(&folder)).unwrap();
        }
        let restored = store(&folder);
        assert!(matches!(kinds(&restored)[..], [NoticeKind::RestoredFromBackup { salvaged: 0, .. }]));
        assert_eq!(restored.finished(9, 0).unwrap().len(), 2);
        assert_eq!(fs::read(folder.path().join("archive.corrupt-1.db-wal")).unwrap(), log);
    }
}

#[test]
fn a_folder_with_nothing_but_a_backup_begins_with_that() {
    let folder = killed();
    let moved = tempfile::tempdir().unwrap();
    fs::copy(folder.path().join("backup-1.db"), moved.path().join("backup-2.db")).unwrap();
    let restored = store(&moved);
    assert_eq!(restored.finished(9, 0).unwrap().len(), 2);
    let notices = restored.notices().unwrap();
    assert!(matches!(
        notices[..],
        [Notice { id: 1, kind: NoticeKind::RestoredFromBackup { salvaged: 0, .. }, .. }]
    ));
    assert_eq!(notices[0].set_aside, "", "there was nothing to keep");
}

/// Kills between any two steps of the replacement, by making the files as they are then.
#[test]
fn a_kill_between_any_two_steps_of_the_replacement_is_made_good() {
    let folder = killed();
    spoil(&archive(&folder));
    let damaged = remains(&folder, "archive.db");
    let done = copy_of(folder.path());
    drop(store(&done));
    let restored = fs::read(archive(&done)).unwrap();
    let steps = ["-wal", "-shm", ""];
    for moved in 0..=steps.len() {
        let killed = copy_of(folder.path());
        fs::write(killed.path().join("archive.restored-1.db"), &restored).unwrap();
        for ending in &steps[..moved] {
            let to = killed.path().join(set_aside::corrupt_name(1));
            fs::rename(beside(&archive(&killed), ending), beside(&to, ending)).unwrap();
        }
        let reopened = store(&killed);
        assert_eq!(reopened.finished(9, 0).unwrap().len(), 2, "{moved} moved");
        assert_eq!(reopened.notices().unwrap().len(), 1, "{moved} moved");
        assert_eq!(remains(&killed, "archive.corrupt-1.db"), damaged, "{moved} moved");
        assert!(remains(&killed, "archive.restored").is_empty());
    }
    // Before that, what is unfinished is begun again.
    let killed = copy_of(folder.path());
    fs::write(files(&killed).unfinished_restoration(), &restored[..restored.len() / 2]).unwrap();
    assert_eq!(store(&killed).finished(9, 0).unwrap().len(), 2);
    assert_eq!(remains(&killed, "archive.corrupt-1.db"), damaged);
    assert!(!files(&killed).unfinished_restoration().exists());
}

#[test]
fn a_restoration_that_fails_leaves_everything_for_the_next_opening() {
    let folder = killed();
    spoil(&archive(&folder));
    let before = remains(&folder, "archive.");
    fs::create_dir(files(&folder).unfinished_restoration()).unwrap();
    assert!(matches!(Store::open(folder.path(), clock), Err(ArchiveError::Storage { .. })));
    fs::remove_dir(files(&folder).unfinished_restoration()).unwrap();
    assert_eq!(remains(&folder, "archive."), before);
    assert_eq!(store(&folder).finished(9, 0).unwrap().len(), 2);
}

#[test]
fn without_a_good_backup_what_can_be_read_begins_a_new_archive() {
    let folder = killed();
    for backup in files(&folder).backups() {
        fs::write(backup, "no backup").unwrap();
    }
    meddle(&archive(&folder), "UPDATE game SET rules = 'chess' WHERE id = 2");
    fs::write(files(&folder).suspicion(), "").unwrap();
    let restored = store(&folder);
    assert_eq!(kinds(&restored), [NoticeKind::StartedAnew { salvaged: 2 }]);
    let ids = restored.finished(9, 0).unwrap().into_iter().map(|game| game.game);
    assert_eq!(ids.collect::<Vec<_>>(), [3, 1]);
}

#[test]
fn a_notice_stays_until_it_is_acknowledged() {
    let folder = killed();
    spoil(&archive(&folder));
    for _ in 0..2 {
        assert_eq!(store(&folder).notices().unwrap().len(), 1);
    }
    let reopened = store(&folder);
    let notices = reopened.notices().unwrap();
    assert_eq!(reopened.acknowledge(99).unwrap(), notices, "there is none such");
    assert_eq!(reopened.acknowledge(notices[0].id).unwrap(), []);
    drop(reopened);
    assert_eq!(store(&folder).notices().unwrap(), []);
}

#[test]
fn what_is_read_as_damaged_later_is_restored_by_the_next_opening() {
    let folder = killed();
    // Unseen by the check of pages, and not on the table.
    meddle(&archive(&folder), "UPDATE action SET kind = 'teleport' WHERE game = 1 AND seq = 1");
    let opened = store(&folder);
    assert_eq!(opened.notices().unwrap(), []);
    assert!(is(&opened.load(1), StorageProblem::Corrupt));
    assert!(files(&folder).suspicion().exists());
    drop(opened);
    let reopened = store(&folder);
    assert!(matches!(kinds(&reopened)[..], [NoticeKind::RestoredFromBackup { salvaged: 1, .. }]));
    assert_eq!(reopened.load(1).unwrap().game.log().len(), 3);
    assert_eq!(reopened.finished(9, 0).unwrap().len(), 3);
    assert!(!files(&folder).suspicion().exists());
}

#[test]
fn one_unreadable_game_does_not_hide_the_others() {
    for spoiler in
        ["rules = 'chess'", "size = 9", "moves = x'0000ff'", "black_level = 99", "moves = x'00000000'"]
    {
        let folder = killed();
        meddle(&archive(&folder), &format!("UPDATE game SET {spoiler} WHERE id = 2"));
        let opened = store(&folder);
        let listed = || opened.finished(9, 0).unwrap().into_iter().map(|game| game.game).collect::<Vec<_>>();
        assert_eq!(listed(), [3, 1], "{spoiler}");
        drop(opened);
        let reopened = store(&folder);
        assert_eq!(kinds(&reopened).len(), 1, "{spoiler}");
        let ids = reopened.finished(9, 0).unwrap().into_iter().map(|game| game.game);
        assert_eq!(ids.collect::<Vec<_>>(), [3, 2, 1], "{spoiler}: it is in the backup");
    }
}

/// As if the rules had judged otherwise when the games were played.
#[test]
fn what_only_the_rules_object_to_is_no_damage() {
    let folder = killed();
    // Black's overline was no foul then.
    let opened = store(&folder);
    let mut game = start(&opened);
    let row =
        "a1 a3 b1 b3 c1 c3 e1 e3 f1 f3 d1".split(' ').map(|name| Point::parse(name, Size::MIN).unwrap());
    act(&opened, &mut game, row.map(Action::Play));
    opened.close().unwrap();
    meddle(&archive(&folder), &format!("UPDATE game SET rules = 'renju' WHERE id = {}", game.id));
    fs::write(files(&folder).suspicion(), "").unwrap();
    let opened = store(&folder);
    assert_eq!(opened.notices().unwrap(), []);
    assert_eq!(opened.on_table().unwrap(), None);
    assert!(is(&opened.load(game.id), StorageProblem::Corrupt));
    let listed = |store: &Store| store.finished(9, 0).unwrap().iter().any(|listed| listed.game == game.id);
    assert!(listed(&opened));
    finished_game(&opened, 2);
    opened.close().unwrap();
    spoil(&archive(&folder));
    let restored = store(&folder);
    assert_eq!(restored.finished(9, 0).unwrap().len(), 5);
    assert!(listed(&restored), "it was in the backup");
}
