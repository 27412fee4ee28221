use std::collections::VecDeque;

use serde::{Deserialize, Deserializer, Serialize};

use super::{Claim, Disagreement, LOT, Phase, Presence, RoomEvent, RoomSettings, Said, SeatNo, draw};
use crate::board::Stone;
use crate::game::{ColourChoice, Entry, Game, Setup};
use crate::net::link::{Commitment, Nonce, PeerId, check_commitment};
use crate::net::wire::{Name, clean_chat};

/// How much of what was said is kept.
const KEPT_CHAT: usize = 50;

/// All that is known of a room. It changes by [`RoomState::apply`] alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomState {
    /// What is played here.
    pub settings: RoomSettings,
    /// How far it is.
    pub phase: Phase,
    /// Who sits where, the first seat first.
    pub seats: [Option<SeatState>; 2],
    /// The game that runs, or ran last.
    pub game: Option<GameOfRoom>,
    /// Games won at each seat, since somebody last sat down.
    pub wins: [u32; 2],
    /// Games that nobody won.
    pub draws: u32,
    /// Whether all clocks stand still.
    pub paused: bool,
    /// What was said last, the oldest first: by whom, and what.
    #[serde(deserialize_with = "heard")]
    pub chat: VecDeque<(PeerId, Name, Said)>,
}

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Who.
    pub peer: PeerId,
    /// What to call them.
    pub name: Name,
    /// Whether they are there.
    pub presence: Presence,
    /// They are ready, and will draw with this nonce.
    pub ready: Option<Commitment>,
    /// The nonce, once shown.
    pub nonce: Option<Nonce>,
    /// Why the game may be claimed against them.
    pub claim: Option<Claim>,
}

/// A game with whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOfRoom {
    /// What was agreed on when it began.
    pub setup: Setup,
    /// Who was Black when it began.
    pub black: SeatNo,
    /// The game.
    pub game: Game,
}

impl GameOfRoom {
    /// Who is Black now: an opening may have exchanged the colours.
    #[must_use]
    pub const fn black_now(&self) -> SeatNo {
        if self.game.swapped() { self.black.other() } else { self.black }
    }

    /// The colour of a seat now.
    #[must_use]
    pub fn stone(&self, seat: SeatNo) -> Stone {
        if seat == self.black_now() { Stone::Black } else { Stone::White }
    }

    /// The seat that has a colour now.
    #[must_use]
    pub const fn seat(&self, stone: Stone) -> SeatNo {
        match stone {
            Stone::Black => self.black_now(),
            Stone::White => self.black_now().other(),
        }
    }

    /// Of two persons, the one at the first seat first, who was Black when it began, and who White.
    #[must_use]
    pub const fn players(&self, [first, second]: [PeerId; 2]) -> [PeerId; 2] {
        match self.black {
            SeatNo::First => [first, second],
            SeatNo::Second => [second, first],
        }
    }

    /// The game as it was after the first `entries` of what was done in it; `None` if it had no such beginning.
    #[must_use]
    pub fn beginning(&self, entries: usize) -> Option<Self> {
        let log = self.game.log().get(..entries)?;
        let game = Game::replay(self.setup.clone(), log.iter().copied()).ok()?;
        Some(Self { setup: self.setup.clone(), black: self.black, game })
    }

    /// Who has to do something next; `None` once the game is over.
    #[must_use]
    pub fn decider(&self) -> Option<SeatNo> {
        self.game.decider().map(|stone| self.seat(stone))
    }
}

impl RoomState {
    /// An empty room.
    #[must_use]
    pub const fn new(settings: RoomSettings) -> Self {
        Self {
            settings,
            phase: Phase::Open,
            seats: [None, None],
            game: None,
            wins: [0, 0],
            draws: 0,
            paused: false,
            chat: VecDeque::new(),
        }
    }

    /// Who sits there.
    #[must_use]
    pub const fn seat(&self, seat: SeatNo) -> Option<&SeatState> {
        self.seats[seat.index()].as_ref()
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat_of(&self, peer: PeerId) -> Option<SeatNo> {
        SeatNo::BOTH.into_iter().find(|&seat| self.seat(seat).is_some_and(|state| state.peer == peer))
    }

    /// Who sits at the two seats, while both are taken.
    #[must_use]
    pub fn persons(&self) -> Option<[PeerId; 2]> {
        let peer = |seat| self.seat(seat).map(|state| state.peer);
        Some([peer(SeatNo::First)?, peer(SeatNo::Second)?])
    }

    /// The game, while it runs.
    #[must_use]
    pub fn running(&self) -> Option<&GameOfRoom> {
        self.game.as_ref().filter(|_| self.phase == Phase::Playing)
    }

    /// The Zobrist hash of the board, by which host and guests compare; 0 without one.
    #[must_use]
    pub fn board_hash(&self) -> u64 {
        self.game.as_ref().map_or(0, |of_room| of_room.game.board().hash())
    }

    /// Whether both seats are ready.
    #[must_use]
    pub fn both_ready(&self) -> bool {
        self.seats.iter().all(|seat| seat.as_ref().is_some_and(|state| state.ready.is_some()))
    }

    /// Whether the next game is begun by lot: its colours, or its opening.
    #[must_use]
    pub fn needs_lot(&self) -> bool {
        self.settings.draws_opening() || self.game.is_none() && self.settings.first == ColourChoice::Lot
    }

    /// The next game's setup and who begins it; `None` while a seat is free or a lot for it is not drawn.
    #[must_use]
    pub fn next_game(&self) -> Option<(Setup, SeatNo)> {
        let lot = if self.needs_lot() { self.lot()? } else { 0 };
        let before = self.game.as_ref().map(|of_room| of_room.black);
        let black = self.settings.black(before, lot);
        let [Some(first), Some(second)] = &self.seats else { return None };
        Some((self.settings.setup([&first.name, &second.name], black, lot / 2), black))
    }

    fn lot(&self) -> Option<u64> {
        let nonce = |seat| self.seat(seat).and_then(|state: &SeatState| state.nonce);
        Some(draw(nonce(SeatNo::First)?, nonce(SeatNo::Second)?))
    }

    /// Changes it by one event. One that can't follow changes nothing.
    pub fn apply(&mut self, event: &RoomEvent) -> Result<(), Disagreement> {
        match event {
            RoomEvent::Settled { settings } => {
                self.settings = settings.clone();
                self.unready();
            }
            RoomEvent::Sat { seat, peer, name } => self.sit(*seat, *peer, name)?,
            RoomEvent::Stood { seat } => self.stand(*seat)?,
            RoomEvent::Readied { seat, commitment } => {
                let state = self.seat_mut(*seat)?;
                (state.ready, state.nonce) = (*commitment, None);
                if commitment.is_none() && self.phase == Phase::Drawing {
                    self.phase = Phase::Open;
                }
            }
            RoomEvent::Drawing => self.draw()?,
            RoomEvent::Revealed { seat, nonce } => self.reveal(*seat, *nonce)?,
            RoomEvent::Started { setup, black } => self.start(setup, *black)?,
            RoomEvent::TakenUp { game } => self.take_up(game)?,
            RoomEvent::Did { entry } => self.enter(*entry)?,
            RoomEvent::Presence { seat, presence } => {
                let state = self.seat_mut(*seat)?;
                (state.presence, state.claim) = (*presence, None);
            }
            RoomEvent::MayClaim { seat, claim } => self.seat_mut(*seat)?.claim = Some(*claim),
            RoomEvent::Paused { on } => self.paused = *on,
            RoomEvent::Said { peer, name, what } => hear(&mut self.chat, (*peer, name.clone(), what.clone())),
            RoomEvent::Closed { .. } => self.phase = Phase::Closed,
            RoomEvent::Unknown => {}
        }
        Ok(())
    }

    fn seat_mut(&mut self, seat: SeatNo) -> Result<&mut SeatState, Disagreement> {
        self.seats[seat.index()].as_mut().ok_or(Disagreement::OutOfPlace)
    }

    fn sit(&mut self, seat: SeatNo, peer: PeerId, name: &Name) -> Result<(), Disagreement> {
        let place = &mut self.seats[seat.index()];
        if place.is_some() {
            return Err(Disagreement::OutOfPlace);
        }
        // Two others sit here now: their score and their turn to begin start anew.
        (self.wins, self.draws, self.game) = ([0, 0], 0, None);
        let (ready, nonce, claim) = (None, None, None);
        *place = Some(SeatState { peer, name: name.clone(), presence: Presence::Here, ready, nonce, claim });
        Ok(())
    }

    /// The last game is still seen by those who come back late.
    fn stand(&mut self, seat: SeatNo) -> Result<(), Disagreement> {
        if self.phase == Phase::Playing {
            return Err(Disagreement::OutOfPlace);
        }
        self.seats[seat.index()].take().ok_or(Disagreement::OutOfPlace)?;
        self.unready();
        self.phase = Phase::Open;
        Ok(())
    }

    fn unready(&mut self) {
        for state in self.seats.iter_mut().flatten() {
            (state.ready, state.nonce) = (None, None);
        }
    }

    fn draw(&mut self) -> Result<(), Disagreement> {
        if !matches!(self.phase, Phase::Open | Phase::Finished) || !self.both_ready() {
            return Err(Disagreement::OutOfPlace);
        }
        self.phase = Phase::Drawing;
        Ok(())
    }

    fn reveal(&mut self, seat: SeatNo, nonce: Nonce) -> Result<(), Disagreement> {
        if self.phase != Phase::Drawing {
            return Err(Disagreement::OutOfPlace);
        }
        let state = self.seat_mut(seat)?;
        let commitment = state.ready.ok_or(Disagreement::OutOfPlace)?;
        check_commitment(LOT, commitment, nonce).map_err(|_| Disagreement::Lot)?;
        state.nonce = Some(nonce);
        Ok(())
    }

    fn start(&mut self, setup: &Setup, black: SeatNo) -> Result<(), Disagreement> {
        // A game that both agreed to give up is begun again as it was; else it is the next one's turn.
        match self.running() {
            Some(before) if before.black != black || before.game.setup_at_start() != *setup => {
                return Err(Disagreement::OutOfPlace);
            }
            Some(_) => {}
            None => {
                let (next, begins) = self.next_game().ok_or(Disagreement::OutOfPlace)?;
                if begins != black || next != *setup {
                    return Err(Disagreement::Lot);
                }
            }
        }
        self.unready();
        let game = Game::new(setup.clone());
        self.game = Some(GameOfRoom { setup: setup.clone(), black, game });
        self.phase = Phase::Playing;
        Ok(())
    }

    /// Only as the first game of the two in this room, and not in place of one that they are ready for.
    fn take_up(&mut self, game: &GameOfRoom) -> Result<(), Disagreement> {
        let waits = |seat: &Option<SeatState>| seat.as_ref().is_some_and(|state| state.ready.is_none());
        let free = self.phase == Phase::Open && self.game.is_none() && self.seats.iter().all(waits);
        if !free || game.game.result().is_some() {
            return Err(Disagreement::OutOfPlace);
        }
        self.game = Some(game.clone());
        self.phase = Phase::Playing;
        Ok(())
    }

    fn enter(&mut self, entry: Entry) -> Result<(), Disagreement> {
        if self.phase != Phase::Playing {
            return Err(Disagreement::OutOfPlace);
        }
        let of_room = self.game.as_mut().ok_or(Disagreement::OutOfPlace)?;
        of_room.game.enter(entry)?;
        let ended = of_room.game.result().map(|result| result.winner.map(|stone| of_room.seat(stone)));
        for state in self.seats.iter_mut().flatten() {
            state.claim = None;
        }
        match ended {
            None => return Ok(()),
            Some(None) => self.draws = self.draws.saturating_add(1),
            Some(Some(winner)) => {
                let wins = &mut self.wins[winner.index()];
                *wins = wins.saturating_add(1);
            }
        }
        self.phase = Phase::Finished;
        Ok(())
    }
}

type Chat = VecDeque<(PeerId, Name, Said)>;

/// Adds what was said, as it can be shown: a host of one's own says nothing else, another might.
fn hear(chat: &mut Chat, (peer, name, what): (PeerId, Name, Said)) {
    let shown = match what {
        Said::Text(text) => clean_chat(&text).map(Said::Text),
        phrase @ Said::Phrase(_) => Some(phrase),
    };
    let Some(shown) = shown else { return };
    if chat.len() == KEPT_CHAT {
        chat.pop_front();
    }
    chat.push_back((peer, name, shown));
}

fn heard<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Chat, D::Error> {
    let mut chat = Chat::new();
    for said in Chat::deserialize(deserializer)? {
        hear(&mut chat, said);
    }
    Ok(chat)
}
