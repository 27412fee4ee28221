//! A game within a message: what was agreed on and what was done, from which the reader makes the game again.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{GameOfRoom, SeatNo};
use crate::game::{Entry, Game, Seat, Setup};
use crate::net::wire::Name;

#[derive(Serialize, Deserialize)]
struct Record {
    setup: Setup,
    black: SeatNo,
    entries: Vec<Entry>,
}

impl Serialize for GameOfRoom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entries = self.game.log().to_vec();
        Record { setup: self.setup.clone(), black: self.black, entries }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for GameOfRoom {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Record { setup, black, entries } = Record::deserialize(deserializer)?;
        // Whatever a host claims, no engine begins to think for its game.
        let people = [&setup.black, &setup.white].into_iter().all(is_person);
        if !people {
            return Err(D::Error::custom("a room's game is played by people"));
        }
        let game = Game::replay(setup.clone(), entries).map_err(D::Error::custom)?;
        Ok(Self { setup, black, game })
    }
}

/// Whether that is a person whose name can be shown.
fn is_person(seat: &Seat) -> bool {
    matches!(seat, Seat::Person { name } if Name::new(name).as_str() == name)
}
