//! What is said of clocks, offers and the match.

use tengen_core::app::{MatchScore, SeatClock, TableSnapshot};
use tengen_core::game::{Offer, OfferKind, TimeControl, UndoRule};

use super::keys::Wish;
use super::words::Language::{self, Chinese, English};
use super::words::Text;

/// The clocks that can be chosen for a game, for both sides.
pub const CLOCKS: [TimeControl; 6] = [
    TimeControl::None,
    TimeControl::PerMove { move_ms: 30_000 },
    TimeControl::Total { main_ms: 300_000 },
    TimeControl::Fischer { main_ms: 300_000, increment_ms: 5_000, early: false },
    TimeControl::Fischer { main_ms: 900_000, increment_ms: 10_000, early: false },
    TimeControl::Byoyomi { main_ms: 600_000, periods: 3, period_ms: 30_000 },
];

/// How two people can take back.
pub const UNDO_OF_PEOPLE: [UndoRule; 5] = [
    UndoRule::FREE,
    UndoRule { asks: false, allowance: Some(3) },
    UndoRule::ASKING,
    UndoRule { asks: true, allowance: None },
    UndoRule { asks: true, allowance: Some(0) },
];

/// How a person can take back against the computer, which isn't asked.
pub const UNDO_AGAINST_COMPUTER: [UndoRule; 3] = [
    UndoRule::FREE,
    UndoRule { asks: false, allowance: Some(3) },
    UndoRule { asks: false, allowance: Some(0) },
];

impl Language {
    /// A clock to be chosen.
    pub fn control(self, control: TimeControl) -> String {
        let time = |ms: i64| self.time(ms);
        match (control, self) {
            (TimeControl::None, _) => self.say(Text::NoClock).to_owned(),
            (TimeControl::PerMove { move_ms }, English) => format!("{} a move", time(move_ms)),
            (TimeControl::PerMove { move_ms }, Chinese) => format!("每步 {}", time(move_ms)),
            (TimeControl::Total { main_ms }, _) => time(main_ms),
            (TimeControl::Byoyomi { main_ms, periods, period_ms }, _) => {
                format!("{} + {periods} x {}", time(main_ms), time(period_ms))
            }
            (TimeControl::Fischer { main_ms, increment_ms, .. }, _) => {
                format!("{} + {}", time(main_ms), time(increment_ms))
            }
        }
    }

    fn time(self, ms: i64) -> String {
        let (seconds, minutes) = (ms / 1_000, ms / 60_000);
        match (ms % 60_000 == 0 && ms > 0, self) {
            (true, English) => format!("{minutes} min"),
            (true, Chinese) => format!("{minutes} 分钟"),
            (false, English) => format!("{seconds} s"),
            (false, Chinese) => format!("{seconds} 秒"),
        }
    }

    /// How stones are taken back, to be chosen.
    pub fn undo_rule(self, undo: UndoRule) -> String {
        match (undo, self) {
            (UndoRule { allowance: Some(0), .. }, _) => self.say(Text::NoTakingBack).to_owned(),
            (UndoRule { asks: false, allowance: None }, _) => self.say(Text::FreeTakingBack).to_owned(),
            (UndoRule { asks: true, allowance: None }, _) => self.say(Text::AskedTakingBack).to_owned(),
            (UndoRule { asks, allowance: Some(most) }, _) => {
                let how = if asks { Text::AskedTakingBack } else { Text::FreeTakingBack };
                match self {
                    English => format!("{}, {most} times", self.say(how)),
                    Chinese => format!("{}，{most} 次", self.say(how)),
                }
            }
        }
    }

    /// What a clock shows, with the periods left: `4:32`, `0:30 x3`.
    pub fn clock(clock: &SeatClock) -> String {
        let face = clock.face();
        match clock.control {
            TimeControl::None => String::new(),
            TimeControl::Byoyomi { .. } => format!("{} x{}", face.text(), face.periods),
            _ => face.text(),
        }
    }

    /// What was offered, and how it is answered here.
    pub fn offer(self, now: &TableSnapshot, offer: &Offer) -> String {
        let who = self.side(now, offer.by);
        let what = match (offer.kind, self) {
            (OfferKind::Undo { ply }, English) => format!("{who} asks to take back move {}.", ply + 1),
            (OfferKind::Undo { ply }, Chinese) => format!("{who}请求悔回第 {} 手。", ply + 1),
            (OfferKind::Draw, English) => format!("{who} offers a draw."),
            (OfferKind::Draw, Chinese) => format!("{who}求和。"),
            (OfferKind::Restart, English) => format!("{who} asks to begin anew."),
            (OfferKind::Restart, Chinese) => format!("{who}请求重新开始。"),
            (OfferKind::Clocks(_), English) => format!("{who} proposes other clocks."),
            (OfferKind::Clocks(_), Chinese) => format!("{who}提议更换棋钟设置。"),
        };
        if !now.can_answer {
            return what;
        }
        let (yes, no) = (Wish::Agree.key_name(self), Wish::Refuse.key_name(self));
        match self {
            English => format!("{what} {yes} agrees, {no} declines."),
            Chinese => format!("{what}{yes} 同意，{no} 不同意。"),
        }
    }

    /// The ended games of the match, by who plays Black now; empty before the first.
    pub fn score(self, score: MatchScore) -> String {
        let MatchScore { black, white, draws } = score;
        match (score == MatchScore::default(), self) {
            (true, _) => String::new(),
            (false, English) => format!("{black}:{white}, {draws} drawn"),
            (false, Chinese) => format!("{black}:{white}，和 {draws}"),
        }
    }
}
