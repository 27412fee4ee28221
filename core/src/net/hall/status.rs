use super::Hall;
use super::visitor::Place;
use crate::game::Action;
use crate::net::room::RoomEvent;

/// How a hall is doing, for whoever runs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HallStatus {
    /// Rooms that are open.
    pub rooms: usize,
    /// Games that run.
    pub games: usize,
    /// Seats that are taken, those of people who are gone for a while included.
    pub seats: usize,
    /// People who watch.
    pub watchers: usize,
    /// People in the lobby.
    pub lobby: usize,
    /// Links.
    pub links: usize,
    /// Messages that came since the start.
    pub received: u64,
    /// Messages that were given to the driver since the start.
    pub sent: u64,
    /// Stones and choices of openings since the start.
    pub moves: u64,
    /// Games that ended since the start.
    pub ended: u64,
}

/// What is counted from the start of a hall.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Counts {
    pub(super) received: u64,
    pub(super) sent: u64,
    pub(super) moves: u64,
    pub(super) ended: u64,
}

impl Counts {
    pub(super) const NONE: Self = Self { received: 0, sent: 0, moves: 0, ended: 0 };

    /// Something is happening in a room.
    pub(super) const fn note(&mut self, event: &RoomEvent) {
        if let RoomEvent::Did { entry } = event
            && matches!(entry.action, Action::Play(_) | Action::Choose(_))
        {
            self.moves += 1;
        }
    }
}

impl Hall {
    /// How it is doing.
    #[must_use]
    pub fn status(&self) -> HallStatus {
        let rooms = || self.rooms.values();
        let Counts { received, sent, moves, ended } = self.counts;
        HallStatus {
            rooms: rooms().count(),
            games: rooms().filter(|hosted| hosted.state.running().is_some()).count(),
            seats: rooms().map(|hosted| hosted.seats.iter().flatten().count()).sum(),
            watchers: rooms().map(|hosted| hosted.watchers.len()).sum(),
            lobby: self.visitors.values().filter(|visitor| visitor.place == Place::Lobby).count(),
            links: self.visitors.len(),
            received,
            sent,
            moves,
            ended,
        }
    }
}
