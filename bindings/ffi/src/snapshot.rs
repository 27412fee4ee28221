use tengen_core::app;
use tengen_core::game::UndoRule as CoreUndoRule;

use crate::analysis::Analysis;
use crate::clock::TableClock;
use crate::error::Refusal;
use crate::hint::Hint;
use crate::offers::{MatchScore, Offer, UndoRule};
use crate::opening::{FoulPolicy, OpeningChoice, OpeningView};
use crate::position::{Point, Stone, board_bytes, move_bytes};
use crate::rules::{Forbidden, FoulSet, GameResult, RuleSet};
use crate::seats::Seat;
use crate::terms::Terms;

/// What is on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Phase {
    /// Nothing was played yet: the board of a snapshot is empty.
    NoGame,
    /// A game that goes on.
    Playing,
    /// A game that has a result.
    Over,
}

/// What the engine thinks about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Purpose {
    /// Its own move.
    Move,
    /// A hint for the person to move.
    Hint,
    /// Its answer to an offer.
    Answer,
    /// The best moves of a position.
    Analysis,
}

/// A search that is running.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Thinking {
    /// The side it thinks for.
    pub stone: Stone,
    /// A move or a hint.
    pub purpose: Purpose,
    /// Milliseconds since it began.
    pub elapsed_ms: i64,
    /// Milliseconds after which it answers at the latest.
    pub limit_ms: i64,
    /// Plies searched completely.
    pub depth: i32,
    /// Positions searched.
    pub nodes: i64,
}

/// Something that happened once: a sound, a movement or a banner.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum EventKind {
    /// Another game came to the table.
    Started,
    /// A stone was placed.
    Placed {
        /// Where.
        point: Point,
        /// Whose.
        stone: Stone,
    },
    /// Something was chosen in the opening.
    Chosen {
        /// What.
        choice: OpeningChoice,
        /// By which seat, by the colour that it had then.
        by: Stone,
    },
    /// White claimed a foul where there was none: nothing changes.
    WrongClaim,
    /// Plies were taken back.
    TakenBack {
        /// How many; 0 when only a resignation was withdrawn.
        plies: i32,
    },
    /// Plies were played again.
    Redone {
        /// How many.
        plies: i32,
    },
    /// The game ended.
    Finished {
        /// How.
        result: GameResult,
    },
    /// One side asks the other for something.
    Offered {
        /// What and who.
        offer: Offer,
    },
    /// It was agreed to; both are to be told.
    OfferAccepted {
        /// To what.
        offer: Offer,
    },
    /// It was declined; both are to be told.
    OfferDeclined {
        /// What was.
        offer: Offer,
    },
    /// It was withdrawn, or overtaken by what happened since.
    OfferVoid {
        /// What was.
        offer: Offer,
    },
}

/// An event with its number; numbers grow by one and start anew with each start of the app.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TableEvent {
    /// Its number.
    pub id: i64,
    /// What happened.
    pub kind: EventKind,
}

/// Everything a screen shows of the game on the table, at one moment. Compare revisions, not contents.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts that a screen asks one by one")]
pub struct TableSnapshot {
    /// Grows with every change.
    pub revision: i64,
    /// Whether there is a game, and whether it goes on.
    pub phase: Phase,
    /// The game's number in the archive, 0 without a game.
    pub game: i64,
    /// Lines in each direction.
    pub size: i32,
    /// The rules of this game.
    pub rules: RuleSet,
    /// Who plays Black.
    pub black: Seat,
    /// Who plays White.
    pub white: Seat,
    /// One byte a cell, row by row from rank 1: 0 empty, 1 Black, 2 White.
    pub board: Vec<u8>,
    /// Two bytes a ply, x then y, in the order played.
    pub moves: Vec<u8>,
    /// Plies that redo could bring back.
    pub redoable: i32,
    /// Whose turn it is; none without a running game.
    pub to_move: Option<Stone>,
    /// The seat that has to do something next: in an opening not always that of the next stone; none after the end.
    #[uniffi(default = None)]
    pub decider: Option<Stone>,
    /// How the game begins, and what is asked while it does; none without a game.
    #[uniffi(default = None)]
    pub opening: Option<OpeningView>,
    /// What becomes of a foul; none where the rules know none.
    #[uniffi(default = None)]
    pub foul_policy: Option<FoulPolicy>,
    /// What is a foul; none where nothing is.
    #[uniffi(default = None)]
    pub foul_set: Option<FoulSet>,
    /// What was agreed on, Black's clock first; none without a game.
    #[uniffi(default = None)]
    pub terms: Option<Terms>,
    /// The foul that ended the game.
    #[uniffi(default = None)]
    pub foul: Option<Forbidden>,
    /// Whether a person is asked something by the opening: `opening.ask` says what may be chosen.
    #[uniffi(default = false)]
    pub can_choose: bool,
    /// Whether a person may claim a foul, be there one or not.
    #[uniffi(default = false)]
    pub can_claim: bool,
    /// The last stone placed.
    pub last_move: Option<Point>,
    /// Where Black may not play, while Black is a person and to move in renju.
    pub forbidden: Vec<Forbidden>,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// The search that is running.
    pub thinking: Option<Thinking>,
    /// The last hint, until the position changes.
    pub hint: Option<Hint>,
    /// The best moves that were asked for, also while they are searched, until the position changes.
    pub analysis: Option<Analysis>,
    /// A person is to move.
    pub can_play: bool,
    /// Why no stone is to be placed here, if the game has ended or waits for somebody or something else. None too while a
    /// room's host is waited for.
    pub no_stone: Option<Refusal>,
    /// Undo would take something back.
    pub can_undo: bool,
    /// Redo would bring something back.
    pub can_redo: bool,
    /// A hint may be asked for.
    pub can_hint: bool,
    /// An analysis may be asked for.
    pub can_analyse: bool,
    /// A person could resign.
    pub can_resign: bool,
    /// The disk refused the last changes: they are kept in memory and tried again with each action.
    pub unsaved: bool,
    /// The number of the newest event, 0 before the first.
    pub last_event: i64,
    /// When the game began, milliseconds since 1970 UTC.
    pub started_ms: i64,
    /// When it last changed, milliseconds since 1970 UTC.
    pub updated_ms: i64,
    /// The clocks as they were at this revision; `Table.clock` has them as they are. None in a game without.
    #[uniffi(default = None)]
    pub clock: Option<TableClock>,
    /// The offer that waits for an answer.
    #[uniffi(default = None)]
    pub offer: Option<Offer>,
    /// A person here can answer it.
    #[uniffi(default = false)]
    pub can_answer: bool,
    /// The one who placed the last stone can ask to have it back.
    #[uniffi(default = false)]
    pub can_ask_undo: bool,
    /// A draw can be offered.
    #[uniffi(default = false)]
    pub can_offer_draw: bool,
    /// One of two people can ask for another game.
    #[uniffi(default = false)]
    pub can_offer_restart: bool,
    /// How stones are taken back; none is as often as one likes, without asking.
    #[uniffi(default = None)]
    pub undo: Option<UndoRule>,
    /// How often Black may still take back; none as often as it likes.
    #[uniffi(default = None)]
    pub black_undos_left: Option<i32>,
    /// How often White may.
    #[uniffi(default = None)]
    pub white_undos_left: Option<i32>,
    /// What the ended games of the match have come to, this one included; none without a game.
    #[uniffi(default = None)]
    pub score: Option<MatchScore>,
    /// Whether it is the game of a room, with persons at other devices: see `App.nearby`.
    #[uniffi(default = false)]
    pub nearby: bool,
    /// In a room, the side that is played at this device; none for who watches.
    #[uniffi(default = None)]
    pub me: Option<Stone>,
    /// A stone that was asked for and that the room's host has not confirmed yet; not on the board.
    #[uniffi(default = None)]
    pub sending: Option<Point>,
    /// In a room, whether nothing can be done now though the game goes on: its host can't be asked, or all clocks stand still.
    #[uniffi(default = false)]
    pub halted: bool,
}

impl From<app::Phase> for Phase {
    fn from(phase: app::Phase) -> Self {
        match phase {
            app::Phase::NoGame => Self::NoGame,
            app::Phase::Playing => Self::Playing,
            app::Phase::Over => Self::Over,
        }
    }
}

impl From<&app::Thinking> for Thinking {
    fn from(thinking: &app::Thinking) -> Self {
        let purpose = match thinking.purpose {
            app::Purpose::Move => Purpose::Move,
            app::Purpose::Hint => Purpose::Hint,
            app::Purpose::Answer => Purpose::Answer,
            app::Purpose::Analysis => Purpose::Analysis,
        };
        Self {
            stone: thinking.stone.into(),
            purpose,
            elapsed_ms: thinking.elapsed_ms,
            limit_ms: thinking.limit_ms,
            depth: clamp(thinking.depth),
            nodes: i64::try_from(thinking.nodes).unwrap_or(i64::MAX),
        }
    }
}

impl From<&app::TableEvent> for TableEvent {
    fn from(event: &app::TableEvent) -> Self {
        let kind = match &event.kind {
            app::EventKind::Started => EventKind::Started,
            app::EventKind::Placed { point, stone } => {
                EventKind::Placed { point: (*point).into(), stone: (*stone).into() }
            }
            app::EventKind::Chosen { choice, by } => {
                EventKind::Chosen { choice: (*choice).into(), by: (*by).into() }
            }
            app::EventKind::WrongClaim => EventKind::WrongClaim,
            app::EventKind::TakenBack { plies } => EventKind::TakenBack { plies: clamp(*plies) },
            app::EventKind::Redone { plies } => EventKind::Redone { plies: clamp(*plies) },
            app::EventKind::Finished(result) => EventKind::Finished { result: result.into() },
            app::EventKind::Offered(offer) => EventKind::Offered { offer: offer.into() },
            app::EventKind::OfferAccepted(offer) => EventKind::OfferAccepted { offer: offer.into() },
            app::EventKind::OfferDeclined(offer) => EventKind::OfferDeclined { offer: offer.into() },
            app::EventKind::OfferVoid(offer) => EventKind::OfferVoid { offer: offer.into() },
        };
        Self { id: event.id, kind }
    }
}

impl From<&app::TableSnapshot> for TableSnapshot {
    fn from(snapshot: &app::TableSnapshot) -> Self {
        let forbidden = |f: &app::Forbidden| Forbidden { point: f.point.into(), foul: (&f.foul).into() };
        Self {
            revision: snapshot.revision,
            phase: snapshot.phase.into(),
            game: snapshot.game,
            size: snapshot.size.into(),
            rules: snapshot.rules.into(),
            black: (&snapshot.black).into(),
            white: (&snapshot.white).into(),
            board: board_bytes(&snapshot.board),
            moves: move_bytes(&snapshot.moves),
            redoable: clamp(snapshot.redoable),
            to_move: snapshot.to_move.map(Stone::from),
            decider: snapshot.decider.map(Stone::from),
            opening: (snapshot.phase != app::Phase::NoGame).then(|| (&snapshot.opening).into()),
            foul_policy: snapshot.rules.fouls().map(|_| snapshot.fouls.into()),
            foul_set: snapshot.rules.fouls().map(FoulSet::from),
            terms: (snapshot.phase != app::Phase::NoGame).then(|| snapshot.terms().into()),
            foul: snapshot.foul.as_ref().map(forbidden),
            can_choose: snapshot.can_choose,
            can_claim: snapshot.can_claim,
            last_move: snapshot.last_move.map(Point::from),
            forbidden: snapshot.forbidden.iter().map(forbidden).collect(),
            result: snapshot.result.as_ref().map(GameResult::from),
            thinking: snapshot.thinking.as_ref().map(Thinking::from),
            hint: snapshot.hint.as_ref().map(Hint::from),
            analysis: snapshot.analysis.as_ref().map(Analysis::from),
            can_play: snapshot.can_play,
            no_stone: snapshot.no_stone.as_ref().map(Refusal::from),
            can_undo: snapshot.can_undo,
            can_redo: snapshot.can_redo,
            can_hint: snapshot.can_hint,
            can_analyse: snapshot.can_analyse,
            can_resign: snapshot.can_resign,
            unsaved: snapshot.unsaved,
            halted: snapshot.halted,
            last_event: snapshot.last_event,
            started_ms: snapshot.started_ms,
            updated_ms: snapshot.updated_ms,
            clock: snapshot.clock.as_ref().map(TableClock::from),
            offer: snapshot.offer.as_ref().map(Offer::from),
            can_answer: snapshot.can_answer,
            can_ask_undo: snapshot.can_ask_undo,
            can_offer_draw: snapshot.can_offer_draw,
            can_offer_restart: snapshot.can_offer_restart,
            undo: Some(snapshot.undo).filter(|&undo| undo != CoreUndoRule::FREE).map(UndoRule::from),
            black_undos_left: snapshot.undos_left[0].map(clamp),
            white_undos_left: snapshot.undos_left[1].map(clamp),
            score: (snapshot.game != 0).then(|| snapshot.score.into()),
            nearby: snapshot.nearby,
            me: snapshot.me.map(Stone::from),
            sending: snapshot.sending.map(Point::from),
        }
    }
}

/// A count as the binding carries it.
pub fn clamp(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}
