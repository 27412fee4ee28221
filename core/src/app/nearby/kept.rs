//! What is remembered of those nearby between two runs of the app, as settings of the archive.

use std::net::SocketAddr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::app::AppError;
use crate::archive::Store;
use crate::board::Stone;
use crate::net::link::{KnownPeer, PeerId, PublicKey};
use crate::net::room::RoomSettings;
use crate::net::session::Membership;
use crate::net::wire::Name;

const OWN: &str = "nearby";
const MET: &str = "nearby_met";
const PLACE: &str = "nearby_place";
const GAMES: &str = "nearby_games";

/// The most games with others that are remembered as theirs, too.
const MOST_GAMES: usize = 100;
/// The most people that are remembered.
const MOST_MET: usize = 100;

/// All that is remembered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Kept {
    /// What others see this person called; empty until it was chosen.
    pub name: Name,
    /// What an invitation was last made with.
    pub settings: RoomSettings,
    /// Those met, the latest first.
    pub met: Vec<Met>,
    /// The room that one is in.
    pub place: Option<Place>,
    /// The games that were left, the latest first.
    pub games: Vec<SharedGame>,
}

/// A game of the archive that somebody else has in theirs, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SharedGame {
    /// Its number.
    pub game: i64,
    /// Who else has it.
    pub peer: PeerId,
    /// One's own colour after its last shared entry.
    pub me: Stone,
    /// Its entries that both have: it may have been gone on with alone.
    pub entries: usize,
}

/// Somebody met.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Met {
    /// This and nothing else is who they are.
    pub key: PublicKey,
    /// What they called themselves last.
    pub name: String,
    /// Whether both have compared the code.
    #[serde(default)]
    pub verified: bool,
    /// The newest major that they have spoken.
    #[serde(default)]
    pub major: u8,
    /// Where they were called last; empty if it was they who called.
    #[serde(default)]
    pub addresses: Vec<SocketAddr>,
}

impl Met {
    fn known(&self) -> KnownPeer {
        let Self { key, name, verified, major, .. } = self.clone();
        KnownPeer { key, name, verified, major }
    }
}

/// A room that one is in, and what is needed to be there again after any end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    /// Its host; `None` if that is this device.
    pub host: Option<PlaceHost>,
    /// Where this device listened as its host, so that those who come back find it; 0 if it is not.
    #[serde(default)]
    pub port: u16,
    /// What gives the seat back.
    pub membership: Membership,
    /// The archive's number of its game; 0 if there is none.
    #[serde(default)]
    pub game: i64,
    /// One's colour in it.
    #[serde(default)]
    pub me: Option<Stone>,
    /// Who has the other seat.
    #[serde(default)]
    pub other: Option<PeerId>,
    /// The game that was on the table before; 0 if there was none.
    #[serde(default)]
    pub aside: i64,
}

/// The host of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlaceHost {
    /// Who it is, once that was proved.
    pub key: Option<PublicKey>,
    /// What it is called.
    pub name: String,
    /// Where it was called.
    pub addresses: Vec<SocketAddr>,
}

impl Kept {
    /// Those met, for who looks whether a caller is one of them.
    pub(super) fn known(&self) -> Vec<KnownPeer> {
        self.met.iter().map(Met::known).collect()
    }

    /// Reads it; what is missing or broken has its default. Blocking.
    pub(super) fn read(store: &Store) -> Result<Self, AppError> {
        let stored = store.settings()?;
        let own: Value = parse(&stored, OWN).unwrap_or_default();
        let field = |name: &str| own.get(name).cloned();
        let settings = field("settings").and_then(|value| serde_json::from_value::<RoomSettings>(value).ok());
        Ok(Self {
            name: field("name").and_then(|value| serde_json::from_value(value).ok()).unwrap_or_default(),
            settings: settings
                .filter(|settings| settings.check().is_ok())
                .unwrap_or_else(RoomSettings::casual),
            met: parse(&stored, MET).unwrap_or_default(),
            place: parse(&stored, PLACE),
            games: parse(&stored, GAMES).unwrap_or_default(),
        })
    }

    /// Stores the name and the settings. Blocking.
    pub(super) fn write_own(&self, store: &Store) -> Result<(), AppError> {
        write(store, OWN, &json!({ "name": self.name, "settings": self.settings }))
    }

    /// Stores those met. Blocking.
    pub(super) fn write_met(&self, store: &Store) -> Result<(), AppError> {
        write(store, MET, &json!(self.met))
    }

    /// Stores the room that one is in. Blocking.
    pub(super) fn write_place(&self, store: &Store) -> Result<(), AppError> {
        write(store, PLACE, &json!(self.place))
    }

    /// Stores the games that were left. Blocking.
    pub(super) fn write_games(&self, store: &Store) -> Result<(), AppError> {
        write(store, GAMES, &json!(self.games))
    }

    /// Puts a game first among those that were left.
    pub(super) fn leave(&mut self, game: SharedGame) {
        self.games.retain(|known| known.game != game.game);
        self.games.insert(0, game);
        self.games.truncate(MOST_GAMES);
    }

    /// Puts somebody first among those met. What is not known anew stays as it was.
    pub(super) fn meet(&mut self, met: Met) {
        let before =
            self.met.iter().position(|known| known.key == met.key).map(|place| self.met.remove(place));
        let (verified, major, addresses) =
            before.map_or_else(Default::default, |before| (before.verified, before.major, before.addresses));
        let addresses = if met.addresses.is_empty() { addresses } else { met.addresses };
        let (verified, major) = (met.verified || verified, met.major.max(major));
        self.met.insert(0, Met { verified, major, addresses, ..met });
        self.met.truncate(MOST_MET);
    }
}

fn parse<T: DeserializeOwned>(stored: &[(String, String)], name: &str) -> Option<T> {
    let (_, text) = stored.iter().find(|(known, _)| known == name)?;
    serde_json::from_str(text).ok()
}

fn write(store: &Store, name: &str, value: &Value) -> Result<(), AppError> {
    Ok(store.write_settings(vec![(name.to_owned(), value.to_string())])?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_met_again_comes_first_and_stays_verified() {
        let store = Store::open(tempfile::tempdir().unwrap().path(), || 0).unwrap();
        let mut kept = Kept::read(&store).unwrap();
        let met = |n: u8, name: &str| Met {
            key: PublicKey([n; 32]),
            name: name.into(),
            verified: false,
            major: 1,
            addresses: Vec::new(),
        };
        let address: SocketAddr = "10.0.0.7:27315".parse().unwrap();
        kept.meet(Met { verified: true, addresses: vec![address], ..met(1, "Li") });
        kept.meet(met(2, "Bo"));
        kept.meet(met(1, "Li Na"));
        let names: Vec<_> = kept.met.iter().map(|met| met.name.as_str()).collect();
        assert_eq!(names, ["Li Na", "Bo"]);
        assert!(kept.met[0].verified && kept.met[0].addresses == [address]);
        kept.write_met(&store).unwrap();
        assert_eq!(Kept::read(&store).unwrap().met, kept.met);
        for n in 3..=255 {
            kept.meet(met(n, "X"));
        }
        assert_eq!(kept.met.len(), MOST_MET);
    }
}
