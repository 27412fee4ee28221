//! Files damaged at hundreds of places, in the spirit of how `SQLite` is tested: whatever is damaged, the archive opens at
//! the latest at the second try, tells of what it could not go on with, deletes nothing, and has every action that the
//! newest backup has or that can still be read.

use std::collections::BTreeMap;
use std::ops::Range;

use super::super::files::beside;
use super::action_columns::ActionColumns;
use super::*;

/// The actions of each game, as far as something has them.
type Actions = BTreeMap<i64, Vec<Action>>;

/// What is left in a data folder, and what was once in it.
struct Template {
    folder: TempDir,
    truth: Actions,
    backup: Actions,
}

#[derive(Debug, Clone, Copy)]
enum Damage {
    /// Bits of one byte are flipped.
    Flip { at: usize, bits: u8 },
    /// As much as a sector of a disk is overwritten.
    Fill { at: usize, byte: u8 },
    /// A sector comes from elsewhere in the file.
    Stray { at: usize, from: usize },
    /// The file ends early.
    Cut { at: usize },
}

#[derive(Debug, Default)]
struct Counts {
    as_before: usize,
    told_at_once: usize,
    told_later: usize,
    newer: usize,
    games_salvaged: usize,
}

const SECTOR: usize = 512;

impl Damage {
    /// One of the kinds at one of the places of a file of `len` bytes.
    fn drawn(lot: &mut Lot, len: usize) -> Self {
        let at = lot.below(len);
        let sector = |at: usize| at / SECTOR * SECTOR;
        match lot.below(10) {
            0..=5 => Self::Flip { at, bits: 1 << lot.below(8) },
            6 => Self::Fill { at: sector(at), byte: [0, 0xff][lot.below(2)] },
            7 => Self::Fill { at: at / PAGE * PAGE, byte: 0 },
            8 => Self::Stray { at: sector(at), from: sector(lot.below(len)) },
            _ => Self::Cut { at },
        }
    }

    fn apply(self, bytes: &mut Vec<u8>) {
        let sector = |at: usize| at..(at + SECTOR).min(bytes.len());
        let span: Range<usize>;
        match self {
            Self::Flip { at, bits } => bytes[at] ^= bits,
            Self::Fill { at, byte } => {
                span = sector(at);
                bytes[span].fill(byte);
            }
            Self::Stray { at, from } => {
                span = sector(from);
                let at = at.min(bytes.len() - span.len());
                bytes.copy_within(span, at);
            }
            Self::Cut { at } => bytes.truncate(at),
        }
    }
}

/// A sequence of numbers that is the same in every run.
struct Lot(u64);

impl Lot {
    fn below(&mut self, bound: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).unwrap()
    }
}

fn actions(game: &StoredGame) -> Vec<Action> {
    game.game.log().iter().map(|entry| entry.action).collect()
}

impl Template {
    /// Games in a backup, further games and actions after it, then a kill or an end.
    fn new(killed: bool) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let first = store(&folder);
        let mut games: Vec<_> = (0..4).map(|_| finished_game(&first, 95)).collect();
        let mut going_on = unfinished_game(&first, 30);
        let backup = games.iter().chain([&going_on]).map(|game| (game.id, actions(game))).collect();
        drop(first);

        let second = store(&folder);
        act(&second, &mut going_on, moves(42).skip(30).chain([Action::Undo]));
        games.push(going_on);
        games.push(finished_game(&second, 15));
        games.push(unfinished_game(&second, 6));
        let truth = games.iter().map(|game| (game.id, actions(game))).collect();
        let killed = killed.then(|| copy_of(folder.path()));
        second.close().unwrap();
        // The backup made at the end would be no worse than the archive.
        fs::remove_file(folder.path().join("backup-2.db")).unwrap();
        Self { folder: killed.unwrap_or(folder), truth, backup }
    }

    /// Damages one file of a copy and opens it until it is as good as it gets.
    fn suffer(&self, file: &str, damage: Damage, counts: &mut Counts) {
        let folder = copy_of(self.folder.path());
        let path = folder.path().join(file);
        let mut bytes = fs::read(&path).unwrap();
        damage.apply(&mut bytes);
        fs::write(&path, bytes).unwrap();
        let readable = readable(&copy_of(folder.path()));
        let damaged = copy_of(folder.path());

        let told_at_once = match Store::open(folder.path(), clock) {
            Err(ArchiveError::Storage { problem: StorageProblem::Newer, .. }) => {
                // The number of the schema was hit. What a newer version wrote is never touched.
                assert_same_files(&damaged, &folder, "archive.db", "archive.db");
                counts.newer += 1;
                return;
            }
            opened => use_it(&opened.unwrap()),
        };
        if told_at_once {
            assert_same_files(&damaged, &folder, "archive.db", "archive.corrupt-1.db");
        }
        let reopened = store(&folder);
        let found = self.check(&reopened, &readable);
        let notices = reopened.notices().unwrap();
        for notice in &notices {
            assert!(notice.set_aside.is_empty() || folder.path().join(&notice.set_aside).exists());
        }
        match notices[..] {
            [] => {
                assert_eq!(found, self.as_it_was(&readable), "something is missing and nobody was told");
                counts.as_before += 1;
            }
            _ if told_at_once => counts.told_at_once += 1,
            _ => counts.told_later += 1,
        }
        counts.games_salvaged += notices.iter().map(|notice| salvaged(notice.kind)).sum::<usize>();
        assert!(notices.len() <= 1, "once is enough: {notices:?}");
        finished_game(&reopened, 2);
    }

    /// All games are what they were, or a part that has at least what is in the backup or readable.
    fn check(&self, store: &Store, readable: &Actions) -> Actions {
        let mut found = Actions::new();
        for (&id, truth) in &self.truth {
            let actions = match store.load(id) {
                Ok(game) => actions(&game),
                Err(ArchiveError::NotFound(_)) => Vec::new(),
                Err(error) => panic!("game {id}: {error}"),
            };
            assert!(truth.starts_with(&actions), "game {id} is another");
            for floor in [&self.backup, readable] {
                let least = floor.get(&id).map_or(0, |known| common(known, truth));
                assert!(actions.len() >= least, "game {id} has {} of {least}", actions.len());
            }
            found.insert(id, actions);
        }
        found
    }

    /// What must be there if nobody is told of any loss.
    fn as_it_was(&self, readable: &Actions) -> Actions {
        let all = self.truth.keys().map(|&id| (id, readable.get(&id).cloned().unwrap_or_default()));
        all.collect()
    }
}

const fn salvaged(kind: NoticeKind) -> usize {
    match kind {
        NoticeKind::RestoredFromBackup { salvaged, .. } | NoticeKind::StartedAnew { salvaged } => salvaged,
    }
}

fn common(one: &[Action], other: &[Action]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// What `SQLite` alone reads of the games in a folder.
fn readable(folder: &TempDir) -> Actions {
    let connection = Connection::open(archive(folder)).unwrap();
    let mut readable = Actions::new();
    for id in 1..=7 {
        let mut actions = Vec::new();
        let known =
            games::columns(&connection, id).is_ok_and(|row| row.is_some_and(|row| row.setup().is_ok()));
        let sql = "SELECT kind, point, detail, at_ms, clock_ms FROM action WHERE game = ?1 ORDER BY seq";
        let statement = connection.prepare(sql);
        let (true, Ok(mut statement)) = (known, statement) else { continue };
        let mut rows = statement.query([id]).unwrap();
        while let Ok(Some(row)) = rows.next() {
            let (Ok(kind), Ok(point), Ok(detail)) = (row.get(0), row.get(1), row.get(2)) else { break };
            // When it was done belongs to it.
            let (Ok(_), Ok(_)) = (row.get::<_, i64>(3), row.get::<_, i64>(4)) else { break };
            let Ok(action) = ActionColumns { kind, point, detail }.read(Size::MIN) else { break };
            actions.push(action);
        }
        readable.insert(id, actions);
    }
    readable
}

/// Does what an app would, whatever comes of it. Says whether the person is told of damage.
fn use_it(store: &Store) -> bool {
    let told = !store.notices().unwrap().is_empty();
    let _ = store.unfinished(0);
    let _ = store.finished(100, 0);
    for id in 1..=7 {
        let _ = store.load(id);
    }
    let setup = setup(Size::MIN, RuleSet::Freestyle);
    let start = Start { setup, seed: 7, started_ms: clock(), pairing: Pairing::alone() };
    let _ = store.create(start, Vec::new());
    let _ = store.close();
    told
}

/// The archive and its log have the same bytes, here and there.
fn assert_same_files(before: &TempDir, after: &TempDir, name: &str, new_name: &str) {
    for ending in ["", "-wal"] {
        let (old, new) =
            (beside(&before.path().join(name), ending), beside(&after.path().join(new_name), ending));
        let same = fs::read(&old).unwrap_or_default() == fs::read(&new).unwrap_or_default();
        assert!(same, "{} is not what it was", new.display());
    }
}

fn suffer_many(killed: bool, file: &str, cases: u64) {
    let template = Template::new(killed);
    let len = fs::metadata(template.folder.path().join(file)).unwrap().len();
    let mut counts = Counts::default();
    for case in 0..cases {
        let mut lot = Lot(case);
        let damage = Damage::drawn(&mut lot, usize::try_from(len).unwrap());
        println!("case {case}: {damage:?} in {file} of {len} bytes");
        template.suffer(file, damage, &mut counts);
    }
    println!("{file}, killed {killed}: {counts:?}");
    assert!(counts.as_before > 0 && counts.told_at_once + counts.told_later > 0, "{counts:?}");
}

#[test]
fn an_archive_damaged_anywhere_after_a_kill() {
    suffer_many(true, "archive.db", 120);
}

#[test]
fn an_archive_damaged_anywhere_after_an_end() {
    suffer_many(false, "archive.db", 120);
}

#[test]
fn a_log_damaged_anywhere() {
    suffer_many(true, "archive.db-wal", 120);
}
