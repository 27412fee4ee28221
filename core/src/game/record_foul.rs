//! Fouls that were played: those that lose at once, and those that White must claim.

use super::{Event, Game, Refusal, ResultReason};
use crate::board::{Point, Stone};
use crate::rules::{Foul, FoulPolicy, Verdict, judge};

impl Game {
    /// The foul that ended the game, with its point.
    #[must_use]
    pub fn foul(&self) -> Option<(Point, Foul)> {
        let ended = self.result.as_ref().is_some_and(|result| result.reason == ResultReason::Foul);
        if ended { self.last_foul() } else { None }
    }

    /// The foul that stands, as long as White may claim it: until its next stone.
    #[must_use]
    pub fn claimable(&self) -> Option<(Point, Foul)> {
        if self.may_claim() { self.last_foul() } else { None }
    }

    /// Whether White may claim a foul now, be there one or not.
    #[must_use]
    pub fn may_claim(&self) -> bool {
        let claims = self.setup.fouls == FoulPolicy::Claim && self.setup.rules.fouls().is_some();
        claims && self.ask().is_none() && self.to_move() == Some(Stone::White)
    }

    /// White claims the foul that stands.
    pub(super) fn claim_foul(&mut self) -> Result<Vec<Event>, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        self.claimable().ok_or(Refusal::NothingToClaim)?;
        Ok(vec![self.finish(Some(Stone::White), ResultReason::Foul, Vec::new())])
    }

    /// White claims a foul where there is none: nothing changes.
    pub(super) fn wrong_claim(&self) -> Result<Vec<Event>, Refusal> {
        if self.result.is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.may_claim() || self.claimable().is_some() {
            return Err(Refusal::NothingToClaim);
        }
        Ok(vec![Event::WrongClaim])
    }

    /// Black's last stone, if it was a foul and is the last of all.
    fn last_foul(&self) -> Option<(Point, Foul)> {
        let point = *self.plies.last().filter(|_| self.turn() == Stone::White)?;
        let mut before = self.board.clone();
        before.remove(point).ok()?;
        match judge(self.setup.rules, &before, point, Stone::Black) {
            Verdict::Foul(foul) => Some((point, foul)),
            _ => None,
        }
    }
}
