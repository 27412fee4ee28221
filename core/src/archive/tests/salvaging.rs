use super::super::salvage::take_over;
use super::*;

/// A folder with games that no backup has, and an empty archive beside it.
struct Salvage {
    damaged: TempDir,
    restored: TempDir,
    games: Vec<StoredGame>,
}

impl Salvage {
    /// One game of each kind; the last one is on the table.
    fn new() -> Self {
        let damaged = tempfile::tempdir().unwrap();
        let store = store(&damaged);
        let mut games = vec![finished_game(&store, 40), unfinished_game(&store, 30)];
        let mut undone = unfinished_game(&store, 20);
        act(&store, &mut undone, [Action::Undo, Action::Undo, Action::Redo]);
        games.push(undone);
        games.push(start(&store));
        store.write_settings(vec![("look".to_owned(), "{}".to_owned())]).unwrap();
        drop(store);
        Self { damaged, restored: tempfile::tempdir().unwrap(), games }
    }

    /// What is taken over from the archive after `damage` was done to it.
    fn after(&self, damage: &str) -> (usize, Vec<StoredGame>) {
        meddle(&archive(&self.damaged), damage);
        let opened = open(&self.restored).unwrap();
        let salvaged = take_over(&archive(&self.damaged), &opened.connection).unwrap();
        check::thorough(&opened.connection).unwrap();
        let ids = games::ids(&opened.connection).unwrap();
        (salvaged, ids.into_iter().map(|id| games::load(&opened.connection, id).unwrap()).collect())
    }

    /// What a backup made before the damage would have.
    fn restore_first(&self, games: usize, actions: usize) {
        let opened = open(&self.restored).unwrap();
        for stored in &self.games[..games] {
            let id = Some(stored.id);
            let (setup, started_ms) = (stored.game.setup().clone(), stored.started_ms);
            let start = Start { setup, seed: stored.seed, started_ms, pairing: stored.pairing };
            games::insert(&opened.connection, id, &start).unwrap();
            let log = stored.game.log().iter().copied().take(actions);
            let game = Game::replay(stored.game.setup().clone(), log).unwrap();
            games::append(&opened.connection, stored.id, &game, 0).unwrap();
        }
    }
}

#[test]
fn from_an_archive_that_reads_everything_is_taken_over() {
    let salvage = Salvage::new();
    assert_eq!(salvage.after(""), (3, salvage.games.clone()));
    let restored = store(&salvage.restored);
    assert_eq!(restored.on_table().unwrap().unwrap().id, 4);
    assert!(restored.settings().unwrap().contains(&("look".to_owned(), "{}".to_owned())));
}

#[test]
fn what_a_backup_has_is_continued() {
    let salvage = Salvage::new();
    salvage.restore_first(3, 25);
    let (salvaged, games) = salvage.after("");
    assert_eq!(salvaged, 2, "the third had 23 actions, the fourth none");
    assert_eq!(games, salvage.games);
}

#[test]
fn what_a_backup_has_is_right_and_what_follows_is_taken_over() {
    let salvage = Salvage::new();
    salvage.restore_first(3, 10);
    let (salvaged, games) = salvage.after("UPDATE action SET point = 99 - point WHERE seq < 10");
    assert_eq!((salvaged, games), (3, salvage.games));
}

#[test]
fn a_game_is_taken_over_up_to_the_first_action_that_makes_no_sense() {
    for damage in [
        "DELETE FROM action WHERE seq = 7",
        "UPDATE action SET kind = 'teleport' WHERE seq = 7",
        "UPDATE action SET point = 0 WHERE seq = 7",
    ] {
        let salvage = Salvage::new();
        let (salvaged, games) = salvage.after(&format!("{damage}; UPDATE game SET moves = x'ff'"));
        assert_eq!((salvaged, games.len()), (3, 4), "{damage}");
        for (game, before) in games.iter().zip(&salvage.games).take(3) {
            assert_eq!(game.game.log(), &before.game.log()[..7], "{damage}");
        }
    }
}

#[test]
fn where_actions_are_lost_the_position_is_kept() {
    for damage in ["DELETE FROM action WHERE seq = 7", "DELETE FROM action", "DROP TABLE action"] {
        let salvage = Salvage::new();
        let (salvaged, games) = salvage.after(damage);
        assert_eq!((salvaged, games.len()), (3, 4), "{damage}");
        for (game, before) in games.iter().zip(&salvage.games) {
            assert_eq!(game.game.plies(), before.game.plies(), "{damage}");
            assert_eq!(game.game.result(), before.game.result(), "{damage}");
        }
        assert_eq!(games[0].game.log().len(), 41, "{damage}: with the resignation");
    }
}

#[test]
fn a_position_is_reached_by_taking_back_what_a_backup_had_further() {
    let salvage = Salvage::new();
    salvage.restore_first(3, 22);
    let (_, games) = salvage.after("DELETE FROM action WHERE game = 3");
    assert_eq!(games[2].game.plies(), salvage.games[2].game.plies());
}

#[test]
fn games_whose_row_is_lost_are_continued_if_a_backup_has_them() {
    let salvage = Salvage::new();
    salvage.restore_first(1, 10);
    let (salvaged, games) = salvage.after("PRAGMA foreign_keys = off; DELETE FROM game WHERE id < 3");
    let logs = games.iter().map(|game| (game.id, game.game.log().len()));
    assert_eq!(logs.collect::<Vec<_>>(), [(1, 41), (3, 23), (4, 0)]);
    assert_eq!(salvaged, 2);
}

#[test]
fn no_game_gets_the_number_of_a_lost_one() {
    let salvage = Salvage::new();
    let (_, games) = salvage.after("UPDATE game SET size = 99 WHERE id = 4");
    assert_eq!(games.len(), 3);
    let store = store(&salvage.restored);
    assert_eq!(store.on_table().unwrap(), None, "it was the lost one");
    assert_eq!(start(&store).id, 5);
}

#[test]
fn a_number_beyond_belief_is_not_counted_up_to() {
    let salvage = Salvage::new();
    let (salvaged, games) =
        salvage.after("UPDATE game SET id = 1 << 60 WHERE id = 4; DROP INDEX game_by_end");
    assert_eq!((salvaged, games.len()), (3, 3));
}

#[test]
fn each_table_is_read_without_the_others() {
    for table in ["setting", "action", "game"] {
        let salvage = Salvage::new();
        salvage.restore_first(3, 10);
        let (salvaged, games) = salvage.after(&format!(
            "PRAGMA writable_schema = on; UPDATE sqlite_schema SET sql = 'CREATE TBLE' WHERE name = '{table}'"
        ));
        assert_eq!(salvaged, 3, "{table}");
        assert!(games.len() >= 3, "{table}");
    }
}

#[test]
fn of_a_hosts_rooms_the_damaged_archive_has_the_newer_records() {
    let salvage = Salvage::new();
    let rows = |records: &[(u32, &str)]| -> String {
        let insert = |(seq, (room, record)): (usize, &(u32, &str))| {
            format!("INSERT INTO room (room, seq, record) VALUES ({room}, {seq}, '{record}');")
        };
        records.iter().enumerate().map(insert).collect()
    };
    salvage.restore_first(0, 0);
    meddle(&archive(&salvage.restored), &rows(&[(1, "a"), (2, "b")]));
    salvage.after(&rows(&[(1, "a"), (1, "later")]));
    let kept = store(&salvage.restored).rooms().unwrap();
    let kept: Vec<_> = kept.iter().map(|room| (room.room, room.records.join(" "))).collect();
    assert_eq!(kept, [(1, "a later".to_owned()), (2, "b".to_owned())]);
}
