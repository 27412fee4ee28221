use super::super::files::beside;
use super::super::log::Log;
use super::super::schema::Schema;
use super::*;

const HEAD: usize = 32;
const FRAME: usize = 24 + PAGE;

/// The log of a killed process: a game before its first move and a few moves, each a transaction.
fn killed(plies: usize) -> TempDir {
    let folder = folder_in_memory();
    let store = store(&folder);
    unfinished_game(&store, plies);
    copy_of(folder.path())
}

fn log_of(folder: &TempDir) -> Vec<u8> {
    fs::read(beside(&archive(folder), "-wal")).unwrap()
}

/// The frames that end transactions, from 0.
fn commits(log: &[u8]) -> Vec<usize> {
    let frames = log[HEAD..].chunks_exact(FRAME).enumerate();
    frames.filter(|(_, frame)| frame[4..8] != [0; 4]).map(|(frame, _)| frame).collect()
}

/// The number of actions that are read once `log` is folded into the archive of `folder`.
fn actions_with(folder: &TempDir, log: &[u8]) -> i64 {
    let mut bytes = fs::read(archive(folder)).unwrap();
    Log::read(log).fold_into(&mut bytes);
    // Without a log beside it: 1 for a rollback journal.
    bytes[18..20].fill(1);
    let other = folder_in_memory();
    fs::write(archive(&other), bytes).unwrap();
    let connection = Connection::open(archive(&other)).unwrap();
    check::thorough(&connection).unwrap();
    connection.query_row("SELECT count(*) FROM action", [], |row| row.get(0)).unwrap()
}

#[test]
fn a_whole_log_is_folded_as_sqlite_does_it() {
    let folder = killed(9);
    let log = log_of(&folder);
    assert!(commits(&log).len() >= 10);
    assert!(!Log::read(&log).is_damaged());
    assert_eq!(actions_with(&folder, &log), 9);
    assert!(!Log::read(&[]).is_damaged());
    assert!(!Log::read(&log[..HEAD]).is_damaged());
}

#[test]
fn a_torn_last_transaction_was_never_acknowledged() {
    let folder = killed(9);
    let log = log_of(&folder);
    let begins = HEAD + (commits(&log)[commits(&log).len() - 2] + 1) * FRAME;
    assert!(log.len() - begins >= FRAME);
    for at in (begins..log.len()).step_by(97) {
        let mut torn = log.clone();
        torn[at] ^= 0x40;
        assert!(!Log::read(&torn).is_damaged(), "{at}");
        assert_eq!(actions_with(&folder, &torn), 8, "{at}");
        assert!(!Log::read(&log[..at]).is_damaged(), "{at}");
        assert_eq!(actions_with(&folder, &log[..at]), 8, "{at}");
    }
}

#[test]
fn damage_that_two_commits_follow_is_a_loss() {
    let folder = killed(9);
    let log = log_of(&folder);
    let ends = HEAD + (commits(&log)[commits(&log).len() - 4] + 1) * FRAME;
    for at in (0..ends).step_by(97) {
        let mut damaged = log.clone();
        damaged[at] ^= 0x40;
        assert!(Log::read(&damaged).is_damaged(), "{at}");
    }
    // Whatever is in the frames that are hit comes again in those that follow.
    let mut damaged = log.clone();
    // Behind the schema, in the middle of the game.
    let commit = commits(&log)[Schema::OURS.steps.len() + 3];
    damaged[HEAD + commit * FRAME + 100] ^= 0x40;
    assert_eq!(actions_with(&folder, &damaged), 9);
    // A sector is gone, with the log's head and that of its first frame.
    damaged[..512].fill(0);
    assert!(Log::read(&damaged).is_damaged());
}

#[test]
fn frames_of_an_earlier_turn_are_not_counted() {
    let folder = folder_in_memory();
    let store = store(&folder);
    let mut game = unfinished_game(&store, 20);
    let length = log_of(&folder).len();
    store
        .on_connection(|connection| Ok(connection.pragma(None, "wal_checkpoint", "RESTART", |_| Ok(()))?))
        .unwrap();
    act(&store, &mut game, moves(23).skip(20));
    let killed = copy_of(folder.path());
    let log = log_of(&killed);
    assert_eq!(log.len(), length, "the later turn begins in the same file");
    assert!(!Log::read(&log).is_damaged());
    assert_eq!(actions_with(&killed, &log), 23);
    let mut torn = log.clone();
    let last = commits(&log)
        .into_iter()
        .take_while(|frame| log[HEAD + frame * FRAME + 8..][..8] == log[16..24])
        .last();
    torn[HEAD + last.unwrap() * FRAME + 100] ^= 1;
    assert!(!Log::read(&torn).is_damaged());
    assert_eq!(actions_with(&killed, &torn), 22);
    assert_eq!(self::store(&killed).notices().unwrap(), []);
}

/// What makes the difference to `SQLite` alone.
#[test]
fn a_damaged_log_loses_nothing_that_comes_again() {
    let folder = killed(9);
    let log = log_of(&folder);
    let mut damaged = log.clone();
    // Behind the schema, in the middle of the game.
    let commit = commits(&log)[Schema::OURS.steps.len() + 3];
    damaged[HEAD + commit * FRAME + 100] ^= 0x40;
    fs::write(beside(&archive(&folder), "-wal"), &damaged).unwrap();
    let by_sqlite: i64 = {
        let copy = copy_of(folder.path());
        let connection = Connection::open(archive(&copy)).unwrap();
        connection.query_row("SELECT count(*) FROM action", [], |row| row.get(0)).unwrap()
    };
    assert!(by_sqlite < 9, "{by_sqlite}");
    let restored = store(&folder);
    assert_eq!(kinds(&restored), [NoticeKind::StartedAnew { salvaged: 1 }]);
    assert_eq!(restored.on_table().unwrap().unwrap().game.log().len(), 9);
}
