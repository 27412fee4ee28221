//! What must be there after a kill: everything that was confirmed, and at most what was under way.

use crate::process::Answer;
use crate::table::Shown;

/// Who plays, as far as taking back cares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Players {
    /// Two persons.
    TwoPeople,
    /// A person as Black, the computer as White.
    PersonIsBlack,
    /// The computer as Black, a person as White.
    PersonIsWhite,
    /// Two computers.
    Watch,
}

impl Players {
    /// Whether the computer makes the move after `plies` stones.
    #[must_use]
    pub const fn computer_moves(self, plies: usize) -> bool {
        match self {
            Self::TwoPeople => false,
            Self::PersonIsBlack => !plies.is_multiple_of(2),
            Self::PersonIsWhite => plies.is_multiple_of(2),
            Self::Watch => true,
        }
    }

    /// The seats as `new` takes them.
    #[must_use]
    pub const fn options(self) -> &'static str {
        match self {
            Self::TwoPeople => "black=person:Ann white=person:Ben",
            Self::PersonIsBlack => "black=person white=computer:1",
            Self::PersonIsWhite => "black=computer:1 white=person",
            Self::Watch => "size=10 black=computer:1 white=computer:1",
        }
    }
}

/// A command that was sent and whose answer did not come before the kill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InFlight {
    /// Nothing was sent.
    Nothing,
    /// A stone.
    Play(String),
    /// Taking back.
    Undo,
    /// Placing again.
    Redo,
}

impl InFlight {
    /// The line that was sent.
    #[must_use]
    pub fn line(&self) -> Option<&str> {
        match self {
            Self::Nothing => None,
            Self::Play(point) => Some(point),
            Self::Undo => Some("undo"),
            Self::Redo => Some("redo"),
        }
    }
}

/// One game as its confirmations tell it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Who plays.
    pub players: Players,
    /// The moves on the board, oldest first.
    pub moves: Vec<String>,
    /// What was taken back, the next to be placed again last.
    pub undone: Vec<String>,
    /// Whether the game has ended.
    pub over: bool,
}

impl State {
    /// A game before its first move.
    #[must_use]
    pub const fn new(players: Players) -> Self {
        Self { players, moves: Vec::new(), undone: Vec::new(), over: false }
    }

    /// Takes in a confirmed command.
    pub fn confirm(&mut self, command: &InFlight, answer: &Answer) {
        let Answer::Ok { ply, last } = answer else { return };
        *self = match command {
            InFlight::Nothing => self.clone(),
            InFlight::Play(point) => self.placed(point),
            InFlight::Undo => self.taken_back(),
            InFlight::Redo => self.placed_again(),
        };
        assert_eq!((*ply, last.as_ref()), (self.moves.len(), self.moves.last()), "{command:?} in {self:?}");
    }

    /// Takes in what the computer did, or the end of the game.
    pub fn observe(&mut self, answer: &Answer) {
        match answer {
            Answer::Computer { ply, point } => {
                *self = self.placed(point);
                assert_eq!(*ply, self.moves.len(), "computer at {point} in {self:?}");
            }
            Answer::Over { .. } => self.over = true,
            Answer::Ok { .. } | Answer::Err(_) | Answer::Text(_) => {}
        }
    }

    /// Whether `shown` is this game with nothing lost: as confirmed, or further by the command under way and by moves of the
    /// computer that it could not tell any more.
    #[must_use]
    pub fn allows(&self, shown: &Shown, in_flight: &InFlight) -> bool {
        let mut possible = vec![self.clone()];
        possible.extend(self.reply_in(shown));
        for before in possible.clone() {
            let after = match in_flight {
                InFlight::Nothing => continue,
                InFlight::Play(point) => before.placed(point),
                InFlight::Undo => before.taken_back(),
                InFlight::Redo => before.placed_again(),
            };
            possible.extend(after.reply_in(shown));
            possible.push(after);
        }
        possible.iter().any(|state| state.matches(shown))
    }

    /// This game further by what the computer may have played: the moves that `shown` has beyond ours.
    fn reply_in(&self, shown: &Shown) -> Option<Self> {
        if self.over || !self.players.computer_moves(self.moves.len()) {
            return None;
        }
        let most = if self.players == Players::Watch { usize::MAX } else { 1 };
        let mut further = self.clone();
        // In a game that was taken back since, the reply is not shown any more: any point stands for it.
        let unseen = ["?".to_owned()];
        let new = shown.moves.get(self.moves.len()..).filter(|new| !new.is_empty()).unwrap_or(&unseen);
        for point in new.iter().take(most) {
            further = further.placed(point);
        }
        Some(further)
    }

    fn matches(&self, shown: &Shown) -> bool {
        self.moves == shown.moves && self.undone.len() == shown.redoable
    }

    fn placed(&self, point: &str) -> Self {
        let mut next = self.clone();
        next.moves.push(point.to_owned());
        next.undone.clear();
        next
    }

    /// One ply, and against the computer on to the person's own turn.
    fn taken_back(&self) -> Self {
        let mut next = self.clone();
        if self.players == Players::PersonIsWhite && self.moves.len() < 2 {
            return next;
        }
        next.over = false;
        while let Some(point) = next.moves.pop() {
            next.undone.push(point);
            if self.players == Players::Watch || !self.players.computer_moves(next.moves.len()) {
                break;
            }
        }
        next
    }

    fn placed_again(&self) -> Self {
        let mut next = self.clone();
        while let Some(point) = next.undone.pop() {
            next.moves.push(point);
            if !self.players.computer_moves(next.moves.len()) {
                break;
            }
        }
        next
    }
}
