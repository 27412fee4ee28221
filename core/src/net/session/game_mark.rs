use blake2::{Blake2s256, Digest};
use serde::{Deserialize, Serialize};

use crate::game::Entry;
use crate::net::link::PeerId;
use crate::net::room::GameOfRoom;
use crate::net::wire::encode;

/// How far back a mark reaches: two records of one game differ by what was under way when the link was lost.
const MARKED: usize = 16;

/// By what two devices know that both have the record of one game, without sending it: hashes of its beginnings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameMark {
    /// Entries of the record.
    pub entries: usize,
    /// The hash of all of them, of all but the last, and so on.
    pub hashes: Vec<u64>,
}

impl GameMark {
    /// The mark of a game of two persons, the one at the first seat first.
    #[must_use]
    pub fn of(game: &GameOfRoom, persons: [PeerId; 2]) -> Self {
        Self::of_log(game.players(persons), game.game.log())
    }

    /// How many entries of a game of these persons are in the marked record, too; `None` if it is not the same game.
    #[must_use]
    pub fn common(&self, game: &GameOfRoom, persons: [PeerId; 2]) -> Option<usize> {
        self.common_with(game.players(persons), game.game.log())
    }

    /// The mark of the record `log` of a game that `players` began, Black first.
    fn of_log(players: [PeerId; 2], log: &[Entry]) -> Self {
        let hashes = beginnings(players, log).into_iter().rev().take(MARKED).collect();
        Self { entries: log.len(), hashes }
    }

    fn common_with(&self, players: [PeerId; 2], log: &[Entry]) -> Option<usize> {
        let own = beginnings(players, log);
        let marked = (1..=self.entries).rev().zip(self.hashes.iter().take(MARKED));
        let mut same = marked.filter(|(count, hash)| own.get(count - 1) == Some(hash));
        same.next().map(|(count, _)| count)
    }
}

/// The hashes of the first entry, of the first two, and so on. The times in the entries are the host's to the millisecond,
/// so that no two games begin alike.
fn beginnings(players: [PeerId; 2], log: &[Entry]) -> Vec<u64> {
    let begun = Blake2s256::new().chain_update(b"tengen-game");
    let mut so_far = players.iter().fold(begun, |so_far, player| so_far.chain_update(player.to_string()));
    let mut hashes = Vec::with_capacity(log.len());
    for entry in log {
        // What can't be encoded is a mistake in this program; such records agree with no other.
        so_far.update(encode(entry).unwrap_or_default());
        let mut hash = [0; 8];
        hash.copy_from_slice(&so_far.clone().finalize()[..8]);
        hashes.push(u64::from_le_bytes(hash));
    }
    hashes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::game::Action;
    use crate::net::link::PublicKey;

    fn log(count: u8) -> Vec<Entry> {
        let entry = |n: u8| {
            let ms = i64::from(n) * 1_000;
            Entry {
                action: Action::Play(Point::new(n % 15, n / 15)),
                at_ms: 1_700_000_000_000 + ms,
                clock_ms: ms,
            }
        };
        (0..count).map(entry).collect()
    }

    #[test]
    fn the_longest_common_beginning_is_found_and_another_game_has_none() {
        let players = [PublicKey([1; 32]).peer_id(), PublicKey([2; 32]).peer_id()];
        let mark = GameMark::of_log(players, &log(30));
        for (count, common) in
            [(30, Some(30)), (31, Some(30)), (29, Some(29)), (15, Some(15)), (14, None), (0, None)]
        {
            assert_eq!(mark.common_with(players, &log(count)), common, "{count}");
        }
        let mut other = log(30);
        other[20].at_ms += 1;
        assert_eq!(mark.common_with(players, &other), Some(20));
        other[0].at_ms += 1;
        assert_eq!(mark.common_with(players, &other), None);
        assert_eq!(mark.common_with([players[1], players[0]], &log(30)), None);
    }

    #[test]
    fn what_a_stranger_makes_up_is_no_game() {
        let players = [PublicKey([1; 32]).peer_id(); 2];
        for (entries, hashes) in [(0, vec![]), (usize::MAX, vec![0; 1_000]), (3, vec![1]), (0, vec![1, 2])] {
            assert_eq!(GameMark { entries, hashes }.common_with(players, &log(5)), None);
        }
        assert_eq!(GameMark::of_log(players, &[]).common_with(players, &log(5)), None);
    }
}
