//! Games with somebody nearby that were left unfinished, and going on with them. Both sides have the record.

use super::Unfinished;
use super::at_table::goes_on;
use super::kept::{Place, SharedGame};
use super::neighbourhood::Neighbourhood;
use super::peers::{Target, peer_id};
use crate::app::AppError;
use crate::board::Stone;
use crate::game::Game;
use crate::net::driver::GuestOrder;
use crate::net::link::PeerId;
use crate::net::room::{GameOfRoom, Phase, RoomSettings, SeatNo};
use crate::net::session::{GameMark, Invitation, InvitationEnd, RoomCopy};

/// A game that somebody was asked to go on with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GoingOn {
    pub shared: SharedGame,
    pub unfinished: Unfinished,
    pub mark: GameMark,
    /// Whom to call should they not sit at its board at this device, and with what.
    pub at_home: Option<(Target, RoomSettings)>,
}

impl Neighbourhood {
    /// Looks which games could go on.
    pub(super) fn look_at_games(&mut self) {
        self.unfinished.clear();
        for shared in self.kept.games.clone() {
            let known = self.unfinished.iter().any(|(peer, _)| *peer == shared.peer);
            if !known
                && let Some(of_room) = self.shared_record(shared, SeatNo::First)
                && let Some(unfinished) = unfinished(shared, &of_room, SeatNo::First)
            {
                self.unfinished.push((shared.peer, unfinished));
            }
        }
    }

    /// The last game with somebody of the list that could go on.
    pub(super) fn unfinished_with(&self, id: &str) -> Option<Unfinished> {
        self.unfinished.iter().find(|(peer, _)| peer_id(*peer) == id).map(|(_, unfinished)| *unfinished)
    }

    /// What both have of a game, with oneself at the seat `mine`.
    fn shared_record(&self, shared: SharedGame, mine: SeatNo) -> Option<GameOfRoom> {
        let stored = self.shared.store.load(shared.game).ok()?;
        let setup = self.shared.store.agreed(shared.game).ok()?;
        let log = stored.game.log().get(..shared.entries)?;
        let game = Game::replay(setup.clone(), log.iter().copied()).ok()?;
        let at_start = if game.swapped() { shared.me.opponent() } else { shared.me };
        let black = if at_start == Stone::Black { mine } else { mine.other() };
        Some(GameOfRoom { setup, black, game })
    }

    /// The two of a game, the first seat first.
    fn persons(&self, other: PeerId, mine: SeatNo) -> [PeerId; 2] {
        match mine {
            SeatNo::First => [self.me(), other],
            SeatNo::Second => [other, self.me()],
        }
    }

    /// Asks somebody to go on with the last game; where they sit at its board in one's own hall one only has to come back.
    pub(super) fn go_on(&mut self, peer: &str) -> Result<(), AppError> {
        self.check_free()?;
        let nothing = || AppError::BadSetting { detail: format!("no game with {peer} could go on") };
        let target = self.peers.target(peer, &self.kept.met).ok_or_else(nothing)?;
        let unfinished = self.unfinished_with(peer).ok_or_else(nothing)?;
        let shared = self.kept.games.iter().find(|shared| shared.game == unfinished.game).copied();
        let shared = shared.ok_or_else(nothing)?;
        let of_room = self.shared_record(shared, SeatNo::First).ok_or_else(nothing)?;
        let persons = self.persons(shared.peer, SeatNo::First);
        let mark = GameMark::of(&of_room, persons);
        let settings = self.kept.settings.clone().going_on(&of_room);
        let mut going_on = GoingOn { shared, unfinished, mark, at_home: None };
        let door = self.door.as_ref().filter(|door| door.is_here());
        if let Some(door) =
            door.filter(|door| door.facts.lobby.iter().any(|room| room.phase == Phase::Playing))
        {
            door.driver.order(GuestOrder::Invite(settings.clone(), Some(going_on.mark.clone())));
            going_on.at_home = Some((target.clone(), settings));
            self.note_calling(&target, Some(going_on));
        } else {
            self.begin_calling(target, settings, Some(going_on));
        }
        Ok(())
    }

    /// They do not sit at that board in one's own hall: they are called.
    pub(super) fn call_instead(&mut self) {
        let asked = self.outgoing.as_ref().and_then(|calling| calling.game.clone());
        let Some(mut going_on) = asked else { return };
        if let Some((target, settings)) = going_on.at_home.take() {
            self.begin_calling(target, settings, Some(going_on));
        }
    }

    /// One's own record for a host who is told whom one has invited, if that is to go on with a game.
    pub(super) fn own_record(&self) -> Option<Box<GameOfRoom>> {
        let going_on = self.outgoing.as_ref()?.game.as_ref()?;
        self.record_across(going_on.shared)
    }

    /// Which game an invitation is about, and how much of it both have; or why it can't go on.
    pub(super) fn match_game(
        &self,
        invitation: &Invitation,
        mark: &GameMark,
    ) -> Result<(SharedGame, Unfinished), InvitationEnd> {
        let peer = invitation.key.peer_id();
        let persons = self.persons(peer, SeatNo::Second);
        for shared in self.kept.games.iter().filter(|shared| shared.peer == peer) {
            let Some(of_room) = self.shared_record(*shared, SeatNo::Second) else { continue };
            let Some(common) = mark.common(&of_room, persons) else { continue };
            let over = of_room.game.result().is_some();
            let beginning = of_room.beginning(common).filter(|_| !over).ok_or(InvitationEnd::Ended)?;
            let unfinished = unfinished(*shared, &beginning, SeatNo::Second).ok_or(InvitationEnd::Ended)?;
            return Ok((*shared, unfinished));
        }
        Err(InvitationEnd::OtherGame)
    }

    /// A game with whoever invites, who has the first seat of it.
    pub(super) fn record_across(&self, shared: SharedGame) -> Option<Box<GameOfRoom>> {
        self.shared_record(shared, SeatNo::Second).map(Box::new)
    }

    /// Whether the game of a room that one has asked for is the one that one has.
    pub(super) fn is_asked_for(&self, room: &RoomCopy) -> bool {
        let Some(going_on) = self.outgoing.as_ref().and_then(|calling| calling.game.as_ref()) else {
            return true;
        };
        let (state, mark) = (room.state(), &going_on.mark);
        let Some((of_room, persons)) = state.game.as_ref().zip(state.persons()) else { return false };
        let entries = of_room.game.log().len().min(mark.entries);
        mark.common(of_room, persons) == Some(entries)
    }

    /// The archive's number of a room's game: of a game that was left and goes on it is what it was.
    pub(super) fn record_of(&self, place: &Place, of_room: &GameOfRoom, other: Option<PeerId>) -> i64 {
        if place.game != 0 || of_room.game.log().is_empty() {
            return place.game;
        }
        let with_them = self.kept.games.iter().filter(|shared| Some(shared.peer) == other);
        let mut games = with_them.map(|shared| shared.game);
        let known = games.find(|game| {
            let stored = self.shared.store.load(*game);
            stored.is_ok_and(|stored| !stored.game.log().is_empty() && goes_on(&stored.game, of_room))
        });
        known.unwrap_or(0)
    }

    /// A room is left, and its game with it.
    pub(super) fn note_left(&mut self, place: &Place) {
        let Some((peer, me)) = place.other.zip(place.me).filter(|_| place.game != 0) else { return };
        let Ok(stored) = self.shared.store.load(place.game) else { return };
        let entries = stored.game.log().len();
        // A record that was an entry longer than what went on is of the same game: it is not gone on from any more.
        let begins_so = |shared: &SharedGame| {
            let other = self.shared.store.load(shared.game);
            shared.peer == peer
                && other.is_ok_and(|other| other.game.log().first() == stored.game.log().first())
        };
        self.kept.games.retain(|shared| !begins_so(shared));
        self.kept.leave(SharedGame { game: place.game, peer, me, entries });
        // On a full disk it can't go on with them, but here.
        let _ = self.kept.write_games(&self.shared.store);
        self.look_at_games();
    }

    /// The other device says that the game can't go on.
    pub(super) fn give_up_game(&mut self) {
        let asked = self.outgoing.as_ref().and_then(|calling| calling.game.as_ref());
        let Some(game) = asked.map(|going_on| going_on.shared.game) else { return };
        self.kept.games.retain(|shared| shared.game != game);
        let _ = self.kept.write_games(&self.shared.store);
        self.look_at_games();
    }
}

/// How a game looks from the seat `mine`, if it can go on.
fn unfinished(shared: SharedGame, of_room: &GameOfRoom, mine: SeatNo) -> Option<Unfinished> {
    let (updated_ms, decider) = (of_room.game.log().last()?.at_ms, of_room.decider()?);
    let (plies, me) = (of_room.game.plies().len(), of_room.stone(mine));
    Some(Unfinished { game: shared.game, plies, me, my_turn: decider == mine, updated_ms })
}
