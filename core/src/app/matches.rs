//! Game after game of the same two players.

use super::NewGame;
use super::sitting::OnTable;
use crate::archive::Pairing;
use crate::board::Stone;
use crate::game::{GameResult, Seat, Setup};

/// What the games of a match have come to, by who has which colour now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MatchScore {
    /// Won by who plays Black now.
    pub black: u32,
    /// Won by who plays White now.
    pub white: u32,
    /// Won by nobody.
    pub draws: u32,
}

impl OnTable {
    /// The number of the first game of its match.
    pub(super) fn match_id(&self) -> i64 {
        self.pairing.of_match.unwrap_or(self.id)
    }

    pub(super) const fn match_score(&self) -> MatchScore {
        let (first, second, draws) = (self.score.first, self.score.second, self.score.draws);
        match self.first_now() {
            Stone::Black => MatchScore { black: first, white: second, draws },
            Stone::White => MatchScore { black: second, white: first, draws },
        }
    }

    /// Counts the game's result anew, which was `before`.
    pub(super) fn count(&mut self, before: Option<&GameResult>) {
        if let Some(result) = before {
            *self.counted(result.winner) -= 1;
        }
        if let Some(winner) = self.game.result().map(|result| result.winner) {
            *self.counted(winner) += 1;
        }
    }

    fn counted(&mut self, winner: Option<Stone>) -> &mut u32 {
        match winner {
            None => &mut self.score.draws,
            Some(stone) if stone == self.first_now() => &mut self.score.first,
            Some(_) => &mut self.score.second,
        }
    }

    fn players(&self) -> (&Seat, &Seat) {
        let setup = self.game.setup();
        (setup.seat(self.first_now()), setup.seat(self.first_now().opponent()))
    }

    /// The colour that the first of the two players has now: an opening may have exchanged the seats.
    const fn first_now(&self) -> Stone {
        if self.game.swapped() { self.pairing.first.opponent() } else { self.pairing.first }
    }
}

/// The game that somebody asks for, and how it belongs to a match: with the same two players to the one on the table.
pub(super) fn chosen(choice: &NewGame, before: Option<&OnTable>, lot: u64) -> (Setup, Pairing) {
    let before = before.filter(|table| table.players() == (&choice.me, &choice.other));
    let first = choice.colour.colour(before.map(|table| table.pairing.first), lot);
    let pairing = Pairing { first, begins: choice.colour, of_match: before.map(OnTable::match_id) };
    let setup = choice.setup(first);
    (Setup { opening: setup.opening.drawn(of_opening(lot)), ..setup }, pairing)
}

/// What of a lot draws an opening: not what has drawn the colour.
const fn of_opening(lot: u64) -> u64 {
    lot >> 1
}

/// The game after the one on the table. One that goes on begins anew as it was, its drawn opening included; after its end
/// the colours go as was chosen, and the lot draws another opening.
pub(super) fn next(before: &OnTable, lot: u64) -> (Setup, Pairing) {
    let Pairing { first, begins, .. } = before.pairing;
    let is_over = before.game.result().is_some();
    let now = if is_over { begins.colour(Some(first), lot) } else { first };
    let mut setup = before.game.setup_at_start();
    if now != first {
        setup.exchange();
    }
    if is_over {
        setup.opening = setup.opening.drawn(of_opening(lot));
    }
    (setup, Pairing { first: now, begins, of_match: Some(before.match_id()) })
}
