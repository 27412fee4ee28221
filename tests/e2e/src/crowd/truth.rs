//! What the guests of a crowd have seen. Nothing that anybody has seen may ever be otherwise for anybody.

use std::time::Duration;

use tengen_core::board::Point;

/// The games of all rooms as they were seen first, and what was measured.
#[derive(Debug, Default)]
pub struct Truth {
    /// By room, by game, by ply.
    games: Vec<Vec<Vec<Point>>>,
    faults: Vec<String>,
    answered: usize,
    entered: usize,
    echoes: Vec<Duration>,
    /// Bytes that came and went by all links.
    pub received: u64,
    /// Bytes that guests sent.
    pub sent: u64,
}

impl Truth {
    pub(super) fn new(rooms: usize) -> Self {
        Self { games: vec![Vec::new(); rooms], ..Self::default() }
    }

    /// Somebody has seen game number `game` of a room so.
    pub(super) fn sees(&mut self, who: &str, room: usize, game: usize, plies: &[Point]) {
        let games = &mut self.games[room];
        while games.len() <= game {
            games.push(Vec::new());
        }
        let known = &mut games[game];
        let common = known.len().min(plies.len());
        if known[..common] != plies[..common] {
            self.faults
                .push(format!("{who} sees game {game} of room {room} otherwise: {plies:?}, not {known:?}"));
        } else if plies.len() > known.len() {
            known.extend_from_slice(&plies[common..]);
        }
    }

    /// Somebody's game has gone back.
    pub(super) fn lost(&mut self, who: &str, before: (usize, usize), now: (usize, usize)) {
        self.faults.push(format!("{who} was at game and ply {before:?} and is at {now:?}"));
    }

    /// A move was answered: from now on it is in the game.
    pub(super) fn answered_move(&mut self, room: usize, game: usize, ply: usize, point: Point) {
        self.answered += 1;
        let known = self.games[room].get(game).and_then(|plies| plies.get(ply).copied());
        // The echo comes before the answer.
        if known != Some(point) {
            self.faults
                .push(format!("{point} was answered as ply {ply} of game {game} in room {room}: {known:?}"));
        }
    }

    /// Something that must not happen.
    pub(super) fn fault(&mut self, what: String) {
        self.faults.push(what);
    }

    pub(super) fn enters(&mut self) {
        self.entered += 1;
    }

    pub(super) fn echo(&mut self, after: Duration) {
        self.echoes.push(after);
    }

    /// What must not have happened.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Moves that were answered.
    #[must_use]
    pub const fn answered(&self) -> usize {
        self.answered
    }

    /// Guests that have come into a room.
    #[must_use]
    pub const fn entered(&self) -> usize {
        self.entered
    }

    /// The games of a room.
    #[must_use]
    pub fn games(&self, room: usize) -> &[Vec<Point>] {
        &self.games[room]
    }

    /// Forgets what was measured, so that it begins here.
    pub fn begin_measuring(&mut self) {
        self.echoes.clear();
        (self.received, self.sent) = (0, 0);
    }

    /// How long it took from a move to its echo, so many hundredths of all having been quicker.
    #[must_use]
    pub fn echo_at(&self, hundredths: usize) -> Duration {
        let mut sorted = self.echoes.clone();
        sorted.sort_unstable();
        let at = (sorted.len() * hundredths / 100).min(sorted.len().saturating_sub(1));
        sorted.get(at).copied().unwrap_or_default()
    }

    pub(super) fn summary(&self) -> String {
        format!("{} entered, {} moves answered", self.entered, self.answered)
    }
}
