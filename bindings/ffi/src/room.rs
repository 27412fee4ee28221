use tengen_core::app::{self, nearby as core};
use tengen_core::game::{Clocks, Terms as CoreTerms, UndoRule};
use tengen_core::net::room;
use tengen_core::net::wire::Name;

use crate::error::TengenError;
use crate::position::Stone;
use crate::seats::ColourChoice;
use crate::snapshot::clamp;
use crate::terms::Terms;

/// What is played in a room.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct RoomSettings {
    /// What the room is called; may be empty.
    pub name: String,
    /// What is agreed on. Both sides have the first clock, and each is asked before the other takes back.
    pub terms: Terms,
    /// The colour of the first seat, which is the inviter's, in the first game; later the colours are swapped.
    pub first: ColourChoice,
    /// Whether free texts may be said, beyond the fixed phrases.
    pub free_chat: bool,
    /// After how many seconds without a first move the game may be claimed, 30 to 600.
    pub no_show_s: i32,
    /// After how many seconds of the absent one's own turn the game may be claimed, 30 to 600.
    pub absent_s: i32,
}

/// One of the two seats of a room. Which colour it has changes from game to game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum SeatNo {
    /// Of whoever opened the room or invited.
    First,
    /// The other one.
    Second,
}

/// How far a room is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum RoomPhase {
    /// Before a game: who sits can be ready.
    Open,
    /// Both are ready, and the lot is drawn.
    Drawing,
    /// A game runs.
    Playing,
    /// It has ended; when both are ready again the next one begins.
    Finished,
    /// Nobody comes in any more.
    Closed,
}

/// How one stands with the host of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum RoomContact {
    /// Both are there.
    Here,
    /// The link is gone; this device calls again and again.
    Reconnecting,
    /// The host is out of sight: all clocks stand still.
    HostAway,
    /// The host has stopped. The room is there again when it is.
    HostStopped,
    /// Another device or window of the same person has taken over.
    Replaced,
}

/// Whether somebody who has a seat is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Presence {
    /// At the board.
    Here,
    /// The link is gone; the other device tries again.
    Reconnecting,
    /// Said to be away for a while: the app is out of sight.
    Away,
    /// Gone for good.
    Left,
}

/// Why a game may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum ClaimReason {
    /// The first move did not come in time.
    NoShow,
    /// Whoever is to move is not there and has not been for long.
    Absent,
}

/// A sentence that every language has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Good move!
    GoodMove,
    /// Thank you!
    Thanks,
    /// Oops!
    Oops,
    /// Let me think …
    Thinking,
    /// Please hurry!
    Hurry,
    /// Good game!
    GoodGame,
    /// Another one?
    Again,
    /// I must go, goodbye!
    Goodbye,
    /// One of a newer version; it can't be said.
    Unknown,
}

/// A room as whoever is in it sees it. Its game is on the table.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts that a screen asks one by one")]
pub struct RoomView {
    /// What the host is called.
    pub host: String,
    /// Whether this device is the host.
    pub hosting: bool,
    /// How far the room is.
    pub phase: RoomPhase,
    /// How one stands with the host.
    pub contact: RoomContact,
    /// The seat that one has; none for one who watches.
    pub seat: Option<SeatNo>,
    /// Who has the first seat.
    pub first: Option<RoomPerson>,
    /// Who has the second seat.
    pub second: Option<RoomPerson>,
    /// What is played.
    pub settings: RoomSettings,
    /// Games that nobody won.
    pub draws: i32,
    /// What was said, the oldest first; the last 50.
    pub chat: Vec<ChatLine>,
    /// How much others have said since one came in, what is not kept included: what is beyond what one has seen is new.
    pub said: i64,
    /// Whether what the other says is hidden.
    pub muted: bool,
    /// Why the game can be claimed against the other one now.
    pub can_claim: Option<ClaimReason>,
    /// Whether a free seat could be taken.
    pub can_sit: bool,
    /// Whether one could say that one is ready, for the first game or the next.
    pub can_ready: bool,
    /// Whether one is ready.
    pub ready: bool,
    /// Whether the settings could be changed.
    pub can_settle: bool,
    /// What happened while one was away.
    pub missed: Option<Missed>,
    /// The last thing that was refused, until the next is asked for.
    pub refused: Option<RoomRefusal>,
    /// Whether free texts could be allowed or not: by `settle` with the room's own settings but for that.
    #[uniffi(default = false)]
    pub can_switch_chat: bool,
    /// Whether the next game is to be another than the last, or than when one came in.
    #[uniffi(default = false)]
    pub terms_changed: bool,
}

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct RoomPerson {
    /// How to speak of them to `Nearby.verify`.
    pub peer: String,
    /// What they are called.
    pub name: String,
    /// Whether that is oneself.
    pub me: bool,
    /// Their colour in the game on the table.
    pub colour: Option<Stone>,
    /// Whether they are there.
    pub presence: Presence,
    /// Until when they are waited for, milliseconds since 1970 UTC: then the game may be claimed, or the seat is free.
    pub held_until_ms: Option<i64>,
    /// Whether they are ready for the next game.
    pub ready: bool,
    /// Games won here.
    pub wins: i32,
    /// Since when they are gone, milliseconds since 1970 UTC.
    #[uniffi(default = None)]
    pub gone_since_ms: Option<i64>,
}

/// Something that was said: a phrase, or a text.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ChatLine {
    /// By whom.
    pub name: String,
    /// Whether that is oneself.
    pub mine: bool,
    /// The phrase.
    pub phrase: Option<Phrase>,
    /// The text; none for a phrase.
    pub text: Option<String>,
}

/// What happened while one was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Missed {
    /// Stones that were placed.
    pub plies: i32,
    /// Whether the game ended.
    pub ended: bool,
    /// Whether another game began.
    pub began: bool,
}

/// Why something in a room was not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum RoomRefusal {
    /// There is no connection: nothing goes out by itself later.
    Offline,
    /// The last move is not confirmed yet.
    Unconfirmed,
    /// The game had gone on by then.
    Stale,
    /// Somebody else has the seat, or both.
    SeatTaken,
    /// Too much in a short time.
    TooFast,
    /// Only fixed phrases are said here.
    ChatOff,
    /// The text is empty or too long.
    BadText,
    /// Not at this time, or not for this person.
    NotNow,
    /// What became of it shows on the board.
    Unanswered,
}

impl From<&room::RoomSettings> for RoomSettings {
    fn from(settings: &room::RoomSettings) -> Self {
        let room::RoomSettings { size, rules, clocks, undos, opening, fouls, .. } = *settings;
        let undo = UndoRule { asks: true, allowance: undos };
        let (clock, other_clock) = (clocks.black, clocks.white);
        Self {
            name: settings.name.as_str().to_owned(),
            terms: CoreTerms { size, rules, opening, fouls, clock, other_clock, undo }.into(),
            first: settings.first.into(),
            free_chat: settings.free_chat,
            no_show_s: clamp(settings.no_show_s),
            absent_s: clamp(settings.absent_s),
        }
    }
}

impl TryFrom<RoomSettings> for room::RoomSettings {
    type Error = TengenError;

    fn try_from(settings: RoomSettings) -> Result<Self, TengenError> {
        let CoreTerms { size, rules, opening, fouls, clock, undo, .. } = settings.terms.try_into()?;
        // Less than none is none, which is refused as too little patience.
        let seconds = |number: i32| u32::try_from(number).unwrap_or(0);
        Ok(Self {
            name: Name::new(&settings.name),
            size,
            rules,
            clocks: Clocks { black: clock, white: clock },
            undos: undo.allowance,
            first: settings.first.into(),
            free_chat: settings.free_chat,
            opening,
            fouls,
            no_show_s: seconds(settings.no_show_s),
            absent_s: seconds(settings.absent_s),
        })
    }
}

impl From<room::SeatNo> for SeatNo {
    fn from(seat: room::SeatNo) -> Self {
        match seat {
            room::SeatNo::First => Self::First,
            room::SeatNo::Second => Self::Second,
        }
    }
}

impl From<SeatNo> for room::SeatNo {
    fn from(seat: SeatNo) -> Self {
        match seat {
            SeatNo::First => Self::First,
            SeatNo::Second => Self::Second,
        }
    }
}

impl From<room::Phase> for RoomPhase {
    fn from(phase: room::Phase) -> Self {
        match phase {
            room::Phase::Open => Self::Open,
            room::Phase::Drawing => Self::Drawing,
            room::Phase::Playing => Self::Playing,
            room::Phase::Finished => Self::Finished,
            room::Phase::Closed => Self::Closed,
        }
    }
}

impl From<room::Phrase> for Phrase {
    fn from(phrase: room::Phrase) -> Self {
        match phrase {
            room::Phrase::Hello => Self::Hello,
            room::Phrase::GoodLuck => Self::GoodLuck,
            room::Phrase::GoodMove => Self::GoodMove,
            room::Phrase::Thanks => Self::Thanks,
            room::Phrase::Oops => Self::Oops,
            room::Phrase::Thinking => Self::Thinking,
            room::Phrase::Hurry => Self::Hurry,
            room::Phrase::GoodGame => Self::GoodGame,
            room::Phrase::Again => Self::Again,
            room::Phrase::Goodbye => Self::Goodbye,
            room::Phrase::Unknown => Self::Unknown,
        }
    }
}

impl From<Phrase> for room::Phrase {
    fn from(phrase: Phrase) -> Self {
        match phrase {
            Phrase::Hello => Self::Hello,
            Phrase::GoodLuck => Self::GoodLuck,
            Phrase::GoodMove => Self::GoodMove,
            Phrase::Thanks => Self::Thanks,
            Phrase::Oops => Self::Oops,
            Phrase::Thinking => Self::Thinking,
            Phrase::Hurry => Self::Hurry,
            Phrase::GoodGame => Self::GoodGame,
            Phrase::Again => Self::Again,
            Phrase::Goodbye => Self::Goodbye,
            Phrase::Unknown => Self::Unknown,
        }
    }
}

impl From<&core::RoomView> for RoomView {
    fn from(view: &core::RoomView) -> Self {
        let contact = match view.contact {
            core::RoomContact::Here => RoomContact::Here,
            core::RoomContact::Reconnecting => RoomContact::Reconnecting,
            core::RoomContact::HostAway => RoomContact::HostAway,
            core::RoomContact::HostStopped => RoomContact::HostStopped,
            core::RoomContact::Replaced => RoomContact::Replaced,
        };
        let [first, second] = view.persons.each_ref().map(|person| person.as_ref().map(RoomPerson::from));
        Self {
            host: view.host.clone(),
            hosting: view.hosting,
            phase: view.phase.into(),
            contact,
            seat: view.seat.map(SeatNo::from),
            first,
            second,
            settings: (&view.settings).into(),
            draws: clamp(view.draws),
            chat: view.chat.iter().map(ChatLine::from).collect(),
            said: view.said,
            muted: view.muted,
            can_claim: view.can_claim.map(ClaimReason::from),
            can_sit: view.can_sit,
            can_ready: view.can_ready,
            ready: view.ready,
            can_settle: view.can_settle,
            missed: view.missed.map(|missed| Missed {
                plies: clamp(missed.plies),
                ended: missed.ended,
                began: missed.began,
            }),
            refused: view.refused.map(RoomRefusal::from),
            can_switch_chat: view.can_switch_chat,
            terms_changed: view.terms_changed,
        }
    }
}

impl From<&core::PersonView> for RoomPerson {
    fn from(person: &core::PersonView) -> Self {
        let presence = match person.presence {
            room::Presence::Here => Presence::Here,
            room::Presence::Reconnecting => Presence::Reconnecting,
            room::Presence::Away => Presence::Away,
            room::Presence::Left => Presence::Left,
        };
        Self {
            peer: person.peer.clone(),
            name: person.name.clone(),
            me: person.me,
            colour: person.colour.map(Stone::from),
            presence,
            held_until_ms: person.held_until_ms,
            ready: person.ready,
            wins: clamp(person.wins),
            gone_since_ms: person.gone_since_ms,
        }
    }
}

impl From<&core::ChatLine> for ChatLine {
    fn from(line: &core::ChatLine) -> Self {
        let (phrase, text) = match &line.said {
            room::Said::Phrase(phrase) => (Some((*phrase).into()), None),
            room::Said::Text(text) => (None, Some(text.clone())),
        };
        Self { name: line.name.clone(), mine: line.mine, phrase, text }
    }
}

impl From<room::Claim> for ClaimReason {
    fn from(claim: room::Claim) -> Self {
        match claim {
            room::Claim::NoShow => Self::NoShow,
            room::Claim::Absent => Self::Absent,
        }
    }
}

impl From<app::RoomRefusal> for RoomRefusal {
    fn from(refusal: app::RoomRefusal) -> Self {
        match refusal {
            app::RoomRefusal::Offline => Self::Offline,
            app::RoomRefusal::Unconfirmed => Self::Unconfirmed,
            app::RoomRefusal::Stale => Self::Stale,
            app::RoomRefusal::SeatTaken => Self::SeatTaken,
            app::RoomRefusal::TooFast => Self::TooFast,
            app::RoomRefusal::ChatOff => Self::ChatOff,
            app::RoomRefusal::BadText => Self::BadText,
            app::RoomRefusal::NotNow => Self::NotNow,
            app::RoomRefusal::Unanswered => Self::Unanswered,
        }
    }
}
