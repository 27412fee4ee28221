use super::{Analysis, MatchScore, OpeningView, SeatClock, TableClock};
use crate::board::{Board, Point, Size, Stone};
use crate::engine::Hint;
use crate::game::{GameResult, Offer, Refusal, Seat, Terms, TimeControl, UndoRule};
use crate::rules::opening::Choice;
use crate::rules::{Foul, FoulPolicy, RuleSet};

/// Whether there is a game, and whether it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// No game was ever started.
    NoGame,
    /// A game is being played.
    Playing,
    /// The game on the table has ended.
    Over,
}

/// What the engine is searching for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// The computer's own move.
    Move,
    /// Advice for the person to move.
    Hint,
    /// The computer's answer to an offer.
    Answer,
    /// The best moves of a position.
    Analysis,
}

/// A search in progress. Times and counts move on a few times a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thinking {
    /// The colour that it thinks for.
    pub stone: Stone,
    /// What for.
    pub purpose: Purpose,
    /// Milliseconds since it began.
    pub elapsed_ms: i64,
    /// Milliseconds that it may take; 0 if it is limited otherwise.
    pub limit_ms: i64,
    /// Plies looked ahead so far.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
}

/// A point that the rules forbid, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// Where.
    pub point: Point,
    /// The foul that a stone there would be.
    pub foul: Foul,
}

/// Something to be shown or heard once, such as a stone that falls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableEvent {
    /// Counts up by one from 1 for as long as the app is open.
    pub id: i64,
    /// What happened.
    pub kind: EventKind,
}

/// What happened on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventKind {
    /// A stone was placed.
    Placed {
        /// Where.
        point: Point,
        /// Which colour.
        stone: Stone,
    },
    /// Something was chosen in the opening.
    Chosen {
        /// What.
        choice: Choice,
        /// By which seat, by the colour that it had then.
        by: Stone,
    },
    /// White claimed a foul where there was none.
    WrongClaim,
    /// Stones were taken back; none if only a resignation was.
    TakenBack {
        /// How many plies.
        plies: usize,
    },
    /// Stones that had been taken back were placed again.
    Redone {
        /// How many plies.
        plies: usize,
    },
    /// The game ended.
    Finished(GameResult),
    /// Another game came onto the table: a new one, or an older one taken up again.
    Started,
    /// One side asks the other for something.
    Offered(Offer),
    /// It was agreed to.
    OfferAccepted(Offer),
    /// It was declined.
    OfferDeclined(Offer),
    /// It was withdrawn, or overtaken by what happened since.
    OfferVoid(Offer),
}

/// Everything a screen needs to know of the table at one moment. Never changes; a later one has a higher revision.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts that a screen asks one by one")]
pub struct TableSnapshot {
    /// Counts up with every change for as long as the app is open.
    pub revision: i64,
    /// Whether there is a game, and whether it goes on.
    pub phase: Phase,
    /// The game's number in the archive; 0 if there is none.
    pub game: i64,
    /// Lines of the board.
    pub size: Size,
    /// The rule set.
    pub rules: RuleSet,
    /// Who plays Black.
    pub black: Seat,
    /// Who plays White.
    pub white: Seat,
    /// The stones.
    pub board: Board,
    /// The moves that led here, Black's first.
    pub moves: Vec<Point>,
    /// How many plies were taken back and can be placed again.
    pub redoable: usize,
    /// The colour of the next stone; `None` once the game is over.
    pub to_move: Option<Stone>,
    /// The seat that has to do something next: in an opening not always that of the next stone. `None` once the game is over.
    pub decider: Option<Stone>,
    /// How the game begins, and what is asked while it does.
    pub opening: OpeningView,
    /// What becomes of a foul.
    pub fouls: FoulPolicy,
    /// The foul that ended the game.
    pub foul: Option<Forbidden>,
    /// The last stone placed.
    pub last_move: Option<Point>,
    /// Where fouls are prevented, while Black is to move and a person: the points Black may not play.
    pub forbidden: Vec<Forbidden>,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// The search in progress.
    pub thinking: Option<Thinking>,
    /// The advice that was asked for, until the game changes.
    pub hint: Option<Hint>,
    /// The best moves that were asked for, also while they are searched, until the game changes.
    pub analysis: Option<Analysis>,
    /// Whether [`Table::play`](super::Table::play) makes sense now: a person is to place, to offer or to keep a stone.
    pub can_play: bool,
    /// Why no stone is to be placed here, if the game has ended or waits for somebody or something else. `None` too while a
    /// room's host is waited for.
    pub no_stone: Option<Refusal>,
    /// Whether a person is asked something by the opening: [`OpeningView::ask`] says what may be chosen.
    pub can_choose: bool,
    /// Whether a person may claim a foul, be there one or not.
    pub can_claim: bool,
    /// Whether there is something that [`Table::undo`](super::Table::undo) would take back.
    pub can_undo: bool,
    /// Whether there is something that [`Table::redo`](super::Table::redo) would place again.
    pub can_redo: bool,
    /// Whether [`Table::hint`](super::Table::hint) would start a search.
    pub can_hint: bool,
    /// Whether [`Table::analyse`](super::Table::analyse) would start a search.
    pub can_analyse: bool,
    /// Whether a person could resign.
    pub can_resign: bool,
    /// The clocks as they were when this was published; [`Table::clock`](super::Table::clock) has them as they are.
    pub clock: Option<TableClock>,
    /// The offer that waits for an answer.
    pub offer: Option<Offer>,
    /// Whether a person here can answer it.
    pub can_answer: bool,
    /// Whether the one who placed the last stone can ask to have it back.
    pub can_ask_undo: bool,
    /// Whether a draw can be offered.
    pub can_offer_draw: bool,
    /// Whether one of two people can ask for another game.
    pub can_offer_restart: bool,
    /// How stones are taken back in this game.
    pub undo: UndoRule,
    /// How often Black and White may still take back; `None` as often as they like.
    pub undos_left: [Option<u32>; 2],
    /// What the ended games of the match have come to, this one included.
    pub score: MatchScore,
    /// Whether it is the game of a room, with persons at other devices.
    pub nearby: bool,
    /// In a room, the side that is played at this device; `None` for who watches.
    pub me: Option<Stone>,
    /// A stone that was asked for and that the host of the room has not confirmed yet; not on the board.
    pub sending: Option<Point>,
    /// In a room, whether nothing can be done now though the game goes on: its host can't be asked, or all clocks stand still.
    pub halted: bool,
    /// Whether some of what is shown could not be stored, the disk being full. Every further action tries again.
    pub unsaved: bool,
    /// The id of the newest event; 0 if there was none.
    pub last_event: i64,
    /// When the game was started, in milliseconds since 1970; 0 if there is none.
    pub started_ms: i64,
    /// When something was last done in the game, in milliseconds since 1970; 0 if there is none.
    pub updated_ms: i64,
}

impl TableSnapshot {
    /// What was agreed on, Black's clock first.
    #[must_use]
    pub fn terms(&self) -> Terms {
        let control = |clock: fn(&TableClock) -> SeatClock| {
            self.clock.as_ref().map_or(TimeControl::None, |clocks| clock(clocks).control)
        };
        Terms {
            size: self.size,
            rules: self.rules,
            opening: self.opening.opening,
            fouls: self.fouls,
            clock: control(|clocks| clocks.black),
            other_clock: control(|clocks| clocks.white),
            undo: self.undo,
        }
    }

    /// The table before any game: an empty standard board and nothing that can be done.
    pub(super) fn without_game() -> Self {
        Self {
            revision: 0,
            phase: Phase::NoGame,
            game: 0,
            size: Size::STANDARD,
            rules: RuleSet::Freestyle,
            black: Seat::anyone(),
            white: Seat::anyone(),
            board: Board::new(Size::STANDARD),
            moves: Vec::new(),
            redoable: 0,
            to_move: None,
            decider: None,
            opening: OpeningView::none(),
            fouls: FoulPolicy::Prevented,
            foul: None,
            last_move: None,
            forbidden: Vec::new(),
            result: None,
            thinking: None,
            hint: None,
            analysis: None,
            can_play: false,
            no_stone: Some(Refusal::GameOver),
            can_choose: false,
            can_claim: false,
            can_undo: false,
            can_redo: false,
            can_hint: false,
            can_analyse: false,
            can_resign: false,
            clock: None,
            offer: None,
            can_answer: false,
            can_ask_undo: false,
            can_offer_draw: false,
            can_offer_restart: false,
            undo: UndoRule::FREE,
            undos_left: [None, None],
            score: MatchScore::default(),
            nearby: false,
            me: None,
            sending: None,
            halted: false,
            unsaved: false,
            last_event: 0,
            started_ms: 0,
            updated_ms: 0,
        }
    }
}
