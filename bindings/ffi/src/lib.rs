//! The UniFFI surface of Tengen. It converts, delegates and maps errors; every decision is made in `tengen-core`.
//!
//! Six kinds of object cross ([`App`], [`Table`], [`Archive`], [`Nearby`], the [`Subscription`] that ends a listener and, for tests, a
//! [`ManualTime`]); all else
//! is immutable records. Each method says whether it is *main-safe* (memory only, microseconds) or *blocking* (it waits
//! for the archive: call it off the main thread).
#![allow(
    clippy::must_use_candidate,
    clippy::needless_pass_by_value,
    reason = "UniFFI hands arguments over owned, and its generated code is the only caller of most methods"
)]

mod analysis;
mod app;
mod archive;
mod clock;
mod clock_choice;
mod error;
mod guard;
mod hint;
mod listener;
mod nearby;
mod nearby_snapshot;
mod notices;
mod offers;
mod opening;
mod position;
mod problem;
mod room;
mod rules;
mod seats;
mod settings;
mod snapshot;
mod table;
mod terms;
mod time;

pub use analysis::{Analysis, AnalysisLimits, AnalysisLine, Worth};
pub use app::{App, data_dir};
pub use archive::{Archive, GameSummary};
pub use clock::{SeatClock, TableClock, TimeControl};
pub use clock_choice::{
    ClockKind, ClockPart, ClockStep, clock_kind, clock_of_kind, clock_proposals, clock_steps,
};
pub use error::{Refusal, StorageProblem, TengenError};
pub use hint::{DoubleThreat, Hint, HintReason};
pub use listener::{ChangeListener, ListenerError, Subscription, Topic};
pub use nearby::Nearby;
pub use nearby_snapshot::{
    AdapterProblem, Advertisement, Incoming, Listening, Lobby, LobbyRoom, NearbyProblem, NearbySnapshot,
    Outgoing, OutgoingState, Peer, PeerSource, PeerState, QrCode, Trust, TxtPair, nearby_service,
};
pub use notices::{Notice, NoticeKind};
pub use offers::{MatchScore, Offer, OfferKind, UndoRule};
pub use opening::{
    AskKind, FoulPolicy, Opening, OpeningArea, OpeningAsk, OpeningChoice, OpeningPattern, OpeningRule,
    OpeningView, opening_patterns,
};
pub use position::{Point, Stone};
pub use problem::SetupProblem;
pub use room::{
    ChatLine, ClaimReason, Missed, Phrase, Presence, RoomContact, RoomPerson, RoomPhase, RoomRefusal,
    RoomSettings, RoomView, SeatNo,
};
pub use rules::{Forbidden, Foul, FoulKind, FoulPart, FoulSet, GameResult, ResultReason, RuleSet};
pub use seats::{ColourChoice, NewGame, Seat};
pub use settings::{Placement, Settings, Theme};
pub use snapshot::{EventKind, Phase, Purpose, TableEvent, TableSnapshot, Thinking};
pub use table::Table;
pub use terms::{
    Preset, Terms, TermsPart, TermsQuestions, preset_of, preset_terms, terms_of, terms_parts,
    terms_questions, undo_allowances, with_terms,
};
pub use time::ManualTime;

uniffi::setup_scaffolding!();
