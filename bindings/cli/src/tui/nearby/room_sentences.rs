//! What is said of a room and in it.

use tengen_core::app::RoomRefusal;
use tengen_core::app::nearby::{ChatLine, PersonView, RoomContact, RoomView};
use tengen_core::net::room::{Claim, Phase, Phrase, Presence, Said};

use crate::tui::keys::Wish;
use crate::tui::words::Language::{self, Chinese, English};
use crate::tui::words::Text;

impl Language {
    /// Who has a seat.
    pub fn person(self, person: Option<&PersonView>) -> String {
        let Some(person) = person else { return self.say(Text::FreeSeat).to_owned() };
        let mut parts = vec![person.name.clone()];
        if person.me {
            parts.push(self.say(Text::You).to_owned());
        }
        parts.extend(person.colour.map(|stone| self.colour(stone).to_owned()));
        if person.ready {
            parts.push(self.say(Text::IsReady).to_owned());
        }
        parts.extend(self.presence(person.presence).map(str::to_owned));
        if person.wins > 0 {
            parts.push(match self {
                English => format!("{} won", person.wins),
                Chinese => format!("胜 {}", person.wins),
            });
        }
        self.list(&parts)
    }

    /// Whether somebody isn't there, in a word.
    pub const fn presence(self, presence: Presence) -> Option<&'static str> {
        Some(self.say(match presence {
            Presence::Here => return None,
            Presence::Reconnecting => Text::PresenceReconnecting,
            Presence::Away => Text::PresenceAway,
            Presence::Left => Text::PresenceLeft,
        }))
    }

    /// What was said by whom.
    pub fn chat_line(self, line: &ChatLine) -> String {
        let said = match &line.said {
            Said::Phrase(phrase) => self.phrase(*phrase),
            Said::Text(text) => text,
        };
        let who = if line.mine { self.say(Text::YouSay) } else { &line.name };
        match self {
            English => format!("{who}: {said}"),
            Chinese => format!("{who}：{said}"),
        }
    }

    /// A phrase.
    pub const fn phrase(self, phrase: Phrase) -> &'static str {
        self.say(match phrase {
            Phrase::Hello => Text::PhraseHello,
            Phrase::GoodLuck => Text::PhraseGoodLuck,
            Phrase::GoodMove => Text::PhraseGoodMove,
            Phrase::Thanks => Text::PhraseThanks,
            Phrase::Oops => Text::PhraseOops,
            Phrase::Thinking => Text::PhraseThinking,
            Phrase::Hurry => Text::PhraseHurry,
            Phrase::GoodGame => Text::PhraseGoodGame,
            Phrase::Again => Text::PhraseAgain,
            Phrase::Goodbye => Text::PhraseGoodbye,
            Phrase::Unknown => Text::PhraseUnknown,
        })
    }

    /// One thing at a time: first what concerns this device, then what can be done, then who isn't there; `unread` things
    /// were said and not read.
    pub fn notice(self, room: &RoomView, unread: i64) -> Option<String> {
        let other = room.persons.iter().flatten().find(|person| !person.me);
        self.contact(room)
            .or_else(|| room.refused.map(|refused| self.room_refusal(refused).to_owned()))
            .or_else(|| other.and_then(|other| self.claim(room, other)))
            .or_else(|| other.and_then(|other| self.readiness(room, other)))
            .or_else(|| {
                let mut others = room.persons.iter().flatten().filter(|person| !person.me);
                others.find_map(|person| self.absence(person))
            })
            .or_else(|| self.missed(room))
            .or_else(|| (unread > 0 && !room.muted).then(|| self.unread(unread)))
            .or_else(|| room.seat.is_none().then(|| self.say(Text::YouWatch).to_owned()))
    }

    fn contact(self, room: &RoomView) -> Option<String> {
        let host = &room.host;
        Some(match (room.contact, self) {
            (RoomContact::Here, _) => return None,
            (RoomContact::Reconnecting, _) => self.say(Text::SelfReconnecting).to_owned(),
            (RoomContact::HostAway, English) => format!("{host} is away: the clocks stand still."),
            (RoomContact::HostAway, Chinese) => format!("{host}暂时离开，双方停钟。"),
            (RoomContact::HostStopped, English) => {
                format!("{host} has closed the room. Your game goes on when it is open again.")
            }
            (RoomContact::HostStopped, Chinese) => format!("{host}关闭了房间。再次打开后可以接着下。"),
            (RoomContact::Replaced, _) => self.say(Text::Replaced).to_owned(),
        })
    }

    fn claim(self, room: &RoomView, other: &PersonView) -> Option<String> {
        let (name, key) = (&other.name, Wish::ClaimGame.key_name(self));
        let has_left = other.presence == Presence::Left;
        let why = match (room.can_claim?, has_left, self) {
            (Claim::NoShow, _, English) => format!("{name} has not begun."),
            (Claim::NoShow, _, Chinese) => format!("{name}一直没有落子。"),
            (Claim::Absent, true, English) => format!("{name} has left."),
            (Claim::Absent, true, Chinese) => format!("{name}已离开。"),
            (Claim::Absent, false, English) => format!("{name} has been gone for long."),
            (Claim::Absent, false, Chinese) => format!("{name}离开很久了。"),
        };
        Some(match self {
            English => format!("{why} {key} claims the game; or wait."),
            Chinese => format!("{why}按 {key} 判胜，也可以再等等。"),
        })
    }

    fn missed(self, room: &RoomView) -> Option<String> {
        let missed = room.missed?;
        Some(match (missed.began, missed.ended, self) {
            (true, ..) => self.say(Text::MissedNew).to_owned(),
            (_, true, _) => self.say(Text::MissedEnd).to_owned(),
            (_, _, English) if missed.plies == 1 => "While you were away 1 stone was placed.".to_owned(),
            (_, _, English) => format!("While you were away {} stones were placed.", missed.plies),
            (_, _, Chinese) => format!("你不在时又下了 {} 手。", missed.plies),
        })
    }

    fn readiness(self, room: &RoomView, other: &PersonView) -> Option<String> {
        if room.phase != Phase::Finished || room.seat.is_none() {
            return None;
        }
        let (name, again) = (&other.name, Wish::Restart.key_name(self));
        match (other.ready, room.ready, self) {
            (true, _, English) => Some(format!("{name} wants another game: {again} plays it.")),
            (true, _, Chinese) => Some(format!("{name}想再下一局：按 {again} 开始。")),
            (false, true, English) => Some(format!("Waiting for {name} to be ready.")),
            (false, true, Chinese) => Some(format!("等待{name}准备。")),
            (false, false, _) => None,
        }
    }

    fn absence(self, person: &PersonView) -> Option<String> {
        let name = &person.name;
        Some(match (person.presence, self) {
            (Presence::Here, _) => return None,
            (Presence::Reconnecting, English) => format!("{name} is reconnecting."),
            (Presence::Reconnecting, Chinese) => format!("{name}正在重连。"),
            (Presence::Away, English) => format!("{name} is away for a moment."),
            (Presence::Away, Chinese) => format!("{name}暂时离开。"),
            (Presence::Left, English) => format!("{name} has left."),
            (Presence::Left, Chinese) => format!("{name}已离开。"),
        })
    }

    fn unread(self, count: i64) -> String {
        let key = Wish::Chat.key_name(self);
        match (self, count) {
            (English, 1) => format!("Something was said: {key} reads it."),
            (English, _) => format!("{count} things were said: {key} reads them."),
            (Chinese, _) => format!("有 {count} 条新消息：按 {key} 查看。"),
        }
    }

    /// The game of a room has ended, and what can follow.
    pub fn over_in_room(self) -> String {
        let (again, leave) = (Wish::Restart.key_name(self), Wish::LeaveRoom.key_name(self));
        let over = self.say(Text::GameOver);
        match self {
            English => format!("{over} {again} asks for another one, {leave} leaves the room."),
            Chinese => format!("{over}{again} 再来一局，{leave} 离开房间。"),
        }
    }

    /// What can't be done while one is in a room.
    pub fn in_room(self) -> String {
        let leave = Wish::LeaveRoom.key_name(self);
        match self {
            English => format!("Not in a room with others; {leave} leaves it."),
            Chinese => format!("在房间里不能这样做；按 {leave} 离开房间。"),
        }
    }

    /// Why something in a room was not done.
    pub const fn room_refusal(self, refusal: RoomRefusal) -> &'static str {
        self.say(match refusal {
            RoomRefusal::Offline => Text::RoomOffline,
            RoomRefusal::Unconfirmed => Text::RoomUnconfirmed,
            RoomRefusal::Stale => Text::RoomStale,
            RoomRefusal::SeatTaken => Text::RoomSeatTaken,
            RoomRefusal::TooFast => Text::RoomTooFast,
            RoomRefusal::ChatOff => Text::PhrasesOnly,
            RoomRefusal::BadText => Text::RoomTooLong,
            RoomRefusal::NotNow => Text::RoomNotNow,
            RoomRefusal::Unanswered => Text::RoomUnanswered,
        })
    }
}
